// The limits of a scan, and modules that are too large to keep in memory.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PartCount } from '../../src/read/hcl/structure.ts'
import { noFacts } from '../../src/read/scan/checkout-files.ts'
import type { FileKind } from '../../src/read/scan/file-kinds.ts'
import { parseFile } from '../../src/read/scan/read-module.ts'
import { scanRepository } from '../../src/read/scan/scan.ts'
import { noteCollector } from '../../src/read/scan/usage.ts'
import { fileSyntax } from '../../src/rules/problems/file.ts'
import { fileNote, fileOf } from '../../src/rules/problems/note.ts'
import { sourceInvalid } from '../../src/rules/problems/source.ts'
import { expect, it } from '../support/jest.ts'
import { atOnce, scanCheckout } from '../support/scan-at-once.ts'
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
    places: [{ file: '.' }]
  })
})

it('keeps an error that comes after too many notices', () => {
  const notes = noteCollector(2)
  const dynamic = { ...fileSyntax({ error: null, isRefused: true }), severity: 'notice' as const }
  for (const line of [1, 2, 3]) notes.add(fileNote(`${line}.tf`, dynamic))
  notes.add(fileNote('b.tf', sourceInvalid({ reason: 'missing', address: 'module.b' })))
  expect(notes.all().map((note) => `${fileOf(note)} ${note.problem.message}`)).toEqual([
    '1.tf the file is not valid UTF-8',
    '2.tf the file is not valid UTF-8',
    'b.tf module.b has no source',
    '. there are more than 2 problems in files; 1 are not reported'
  ])
})

const module = (name: string) => `module "${name}" {\n  source = "r.example.com/a/b/c"\n}\n`

it('scans no further directory once there are too many usages, and says so', async () => {
  await using directory = await temporaryDirectory()
  for (const name of ['a', 'b', 'c']) {
    mkdirSync(join(directory.path, name))
    writeFileSync(join(directory.path, name, 'main.tf'), module('x') + module('y'))
  }
  const selection = { root: directory.path, scan: ['.'], exclude: [] }
  const { usages, notes, files } = atOnce(scanRepository(selection, noFacts(), () => [], 3))
  expect(usages.map(({ place }) => place.file)).toEqual(
    Array(2).fill('a/main.tf').concat(Array(2).fill('b/main.tf'))
  )
  expect(files).toBe(2)
  expect(notes).toMatchObject([{ problem: { code: 'file-limit' }, places: [{ file: 'c' }] }])
  expect(notes[0]?.problem.message).toBe(
    'the scan found more than 3 usages of hosts; this directory and the following ones are not scanned'
  )
})

it('reads a directory up to fifty thousand usages, and says so', async () => {
  await using directory = await temporaryDirectory()
  const entries = Array.from({ length: 50_001 }, (_, i) => `a${i} = "1"\n`)
  const text = `terraform {\n  required_providers {\n${entries.join('')}  }\n}\n`
  writeFileSync(join(directory.path, 'a.tf'), text)
  writeFileSync(join(directory.path, 'b.tf'), module('b'))
  const { usages, notes } = scan(directory.path)
  expect(usages).toHaveLength(50_000)
  expect(notes.map((note) => `${fileOf(note)}: ${note.problem.message}`)).toEqual([
    'a.tf: the files of this directory use or define more than 50000 modules, providers, resources and variables; the rest of this file and the files after it are not scanned'
  ])
})

const KIND: FileKind = {
  class: 'config',
  syntax: 'hcl',
  clients: ['terraform'],
  isOverride: false
}

// Each has more than ten parts after the first module.
const CUT = [
  ['blocks.tf', 'b {\n}\n'.repeat(11)],
  ['arguments.tf', 'a = 1\n'.repeat(11)],
  ['labels.tf', `a ${'b '.repeat(11)} {\n}\n`],
  ['objects.tf', `a = { ${'b = 1, '.repeat(11)} }\n`],
  ['tuples.tf', `a = [ ${'1, '.repeat(11)} ]\n`],
  ['templates.tf', `a = "${'$'}{b}${'$'}{b}"\n`.repeat(4)]
] as const

it.each(CUT)('reads the beginning of a file with too many parts: %s', (file, rest) => {
  const read = (max: number) =>
    parseFile(module('x') + rest + module('y'), KIND, file, false, new PartCount(max))
  const [whole, cut] = [read(1000), read(12)]
  expect(whole.references).toHaveLength(2)
  expect(whole.notes.filter(({ problem }) => problem.code === 'file-limit')).toEqual([])
  expect(cut.references).toHaveLength(1)
  expect(cut.notes.map(({ problem }) => problem.message)).toEqual([
    'the file has more than 12 blocks, arguments and values; the rest is not read'
  ])
})

it('reports a cut file that may belong to another program', () => {
  const kind: FileKind = { ...KIND, class: 'terragrunt' }
  const text = `${'a {\n}\n'.repeat(9)}terraform {\n  source = "tfr://r.example.com/a/b/c"\n}\n`
  const { notes } = parseFile(text, kind, 'other.hcl', false, new PartCount(9))
  expect(notes).toMatchObject([{ problem: { code: 'file-limit' } }])
})

it('reads the beginning of a JSON file with too many values', () => {
  const one = (name: string) => `"${name}": { "source": "r.example.com/a/b/c" }`
  const text = `{ "module": { ${one('a')}, ${one('b')}, ${one('c')} } }`
  const file = parseFile(text, { ...KIND, syntax: 'json' }, 'a.tf.json', false, new PartCount(6))
  expect(file.references.map(({ address }) => address)).toEqual(['module.a', 'module.b'])
  expect(file.notes).toMatchObject([{ problem: { code: 'file-limit' } }])
})
