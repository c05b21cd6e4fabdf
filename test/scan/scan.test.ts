// The limits of a scan, and modules that are too large to keep in memory.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { scanCheckout } from '../../src/scan/values/scan-checkout.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const scan = (root: string) => scanCheckout({ root, scan: ['.'], exclude: [] })

// The texts of a module are kept up to 16 MiB, and no file may have more.
const PADDING = `# ${'x'.repeat(9 * 1024 * 1024)}\n`

it('decides a module of many megabytes like a small one', async () => {
  await using directory = await temporaryDirectory()
  const write = (name: string, text: string) =>
    writeFileSync(join(directory.path, name), text + PADDING)
  write('a.tf', `module "a" {\n  source = "\${local.host}/acme/network/aws"\n}\n`)
  write('b.tf', 'locals {\n  other = "x"\n}\nresource "aws_instance" "b" {}\n')
  write('c.tf', 'locals {\n  host = "registry.example.com"\n}\nresource "net_thing" "c" {}\n')
  const { usages, notes } = scan(directory.path)
  expect(notes).toEqual([])
  expect(usages).toMatchObject([
    { kind: 'module', host: 'registry.example.com' },
    {
      kind: 'implied_provider',
      text: 'aws_instance',
      place: { file: 'b.tf', line: 4, column: 10 }
    },
    { kind: 'implied_provider', text: 'net_thing', place: { file: 'c.tf', line: 4, column: 10 } }
  ])
})

it('keeps ten thousand notes and reports how many are omitted', async () => {
  await using directory = await temporaryDirectory()
  const wrong = Array.from({ length: 10_003 }, (_, i) => `module "m${i}" {\n  source = "a b"\n}\n`)
  writeFileSync(join(directory.path, 'main.tf'), wrong.join(''))
  const { notes, usages } = scan(directory.path)
  expect(usages).toHaveLength(10_003)
  expect(notes).toHaveLength(10_001)
  expect(notes.at(-1)).toMatchObject({
    problem: {
      code: 'file-limit',
      message: 'there are more than 10000 problems in files; 3 are not reported'
    },
    place: { file: '.' }
  })
})
