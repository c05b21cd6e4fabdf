// Values come from files of the checkout alone, and no file of it stops the scan.
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

const SOURCE = `variable "h" {\n  default = "default.example.com"\n}\nmodule "m" {\n  source = "\${var.h}/acme/net/aws"\n}\n`
const SECRET = 'h = "secret.example.com"\n'

function scan(root: string, entries: readonly string[] = ['.']) {
  const { usages, notes } = scanCheckout({ root, scan: entries, exclude: [] })
  const hosts = usages.flatMap(({ needs }) => needs.map(({ host }) => host))
  return { hosts: [...new Set(hosts)], notes: notes.map(({ problem }) => plain(problem.message)) }
}

it('reads no file outside of the checkout', async () => {
  await using directory = await temporaryDirectory()
  const [root, outside] = [join(directory.path, 'checkout'), join(directory.path, 'outside')]
  write(outside, { 'x.tfvars': SECRET, 'x.hcl': `locals {\n  ${SECRET}}\n` })
  const terragrunt = (path: string) =>
    `include "x" {\n  path = "${path}"\n  expose = true\n}\nterraform {\n  source = "tfr://\${include.x.locals.h}/a/b/c"\n}\n`
  write(root, {
    'a/main.tf': SOURCE,
    'b/terragrunt.hcl': terragrunt('../../outside/x.hcl'),
    'c/terragrunt.hcl': terragrunt('link.hcl'),
    'd/terragrunt.hcl': terragrunt(join(outside, 'x.hcl'))
  })
  symlinkSync(join(outside, 'x.tfvars'), join(root, 'a/terraform.tfvars'))
  symlinkSync(join(outside, 'x.hcl'), join(root, 'c/link.hcl'))
  const { hosts, notes } = scan(root)
  expect(hosts).toEqual([])
  expect(notes.join('\n')).not.toContain('secret')
  expect(notes.filter((note) => note.includes('only known at init time'))).toHaveLength(4)
})

it('reads files next to what `scan` names outside of the checkout', async () => {
  await using directory = await temporaryDirectory()
  write(directory.path, { 'other/main.tf': SOURCE, 'other/a.auto.tfvars': SECRET, 'root/x.tf': '' })
  const { hosts } = scan(join(directory.path, 'root'), ['../other'])
  expect(hosts).toEqual(['secret.example.com'])
})

it('does not wait for a variable file that is a FIFO, and does not know its values', async () => {
  await using directory = await temporaryDirectory()
  write(directory.path, { 'main.tf': SOURCE })
  execFileSync('mkfifo', [join(directory.path, 'terraform.tfvars')])
  const { hosts, notes } = scan(directory.path)
  expect(hosts).toEqual([])
  expect(notes.at(-1)).toContain('only known at init time')
})

it('does not know the values of variable files with more than a megabyte', async () => {
  await using directory = await temporaryDirectory()
  const large = `# ${'x'.repeat(1024 * 1024)}\n${SECRET}`
  write(directory.path, { 'main.tf': SOURCE, 'terraform.tfvars': large })
  const { hosts, notes } = scan(directory.path)
  expect(hosts).toEqual([])
  expect(notes.at(-1)).toContain('only known at init time')
})
