// Usages files that are wrong: a check refuses them, with the place of the mistake and the cure.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { readUsagesLines } from '../../src/fleet/read-lines.ts'
import { readSettings } from '../../src/settings/read.ts'
import { type RawSettings, SettingsError } from '../../src/settings/settings.ts'
import { readUsagesFiles } from '../../src/stages/usages-files.ts'
import { writeCheckout } from '../support/checkout.ts'
import { aContext, aVerdict } from '../support/evidence-builder.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { fileOf, partsOf, usagesFileOf } from '../support/usages-files.ts'
import { renderJson } from '../support/whole-reports.ts'

const FILES = {
  '.terraform-version': '1.9.8\n',
  'main.tf':
    'module "network" {\n  source  = "registry.example.com/acme/network/aws"\n  version = "~> 1.0"\n}\nvariable "host" {}\nmodule "open" {\n  source = var.host\n}\nmodule "bad" {\n  source = "a b"\n}\n',
  '.terraform.lock.hcl':
    'provider "registry.terraform.io/acme/box" {\n  version = "1.0.0"\n  hashes = ["h1:a"]\n}\n'
}

async function aFile(): Promise<string> {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, FILES)
  return usagesFileOf(directory.path)
}

const FILE = await aFile()
const NO_END = 'the last line is not about the repository:'
const CURE = 'write the file with `tf-disco usages --format json`'

/** Why the file is refused after some values of it have changed; null if it is accepted. */
function whyAfter(changes: Readonly<Record<string, unknown>>): string | null {
  const parts = partsOf(FILE)
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const parent = steps.reduce((part, step) => part[step], parts)
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  const read = readUsagesLines(fileOf(parts))
  return read.ok ? null : read.why
}

it('accepts what the program writes, and members of later versions', () => {
  expect(whyAfter({})).toBeNull()
  expect(whyAfter({ later: 1, 'usages.0.later': 1 })).toBeNull()
})

it.each([
  ['', `is empty; ${CURE}`],
  ['{"schemaVersion": 1', `the last line is not JSON; ${CURE}`],
  ['[]', `${NO_END} the document is an array; expected an object; ${CURE}`],
  [
    renderJson(aVerdict([]), aContext()),
    'is the report of a check, not a usages file; keep reports in another directory'
  ],
  ['{}', `${NO_END} kind is missing; expected one of repository; ${CURE}`],
  [
    '{"kind":"repository"}',
    `${NO_END} schemaVersion is missing; expected a whole number from 0 to 9007199254740991; ${CURE}`
  ],
  [
    FILE.slice(0, FILE.indexOf('\n')),
    `${NO_END} kind is "lock_provider"; expected one of repository; ${CURE}`
  ]
])('refuses %j', (text, why) => {
  expect(readUsagesLines(text)).toEqual({ ok: false, why })
})

it('refuses a file without its first lines', () => {
  expect(readUsagesLines(FILE.slice(FILE.indexOf('\n') + 1))).toEqual({
    ok: false,
    why: expect.stringMatching(/^has (\d+) usages, but scan\.usages is \d+; write the file with /)
  })
})

it('refuses another version of the schema, and says which version wrote what it does not know', () => {
  expect(whyAfter({ schemaVersion: 2 })).toBe(
    'schemaVersion is 2, which tf-disco 1.0.0 cannot read; use the same version of tf-disco for `usages` and `check`'
  )
  expect(whyAfter({ version: '1.4.0', 'notes.0.code': 'file-later' })).toMatch(
    /^notes\[0\]\.code is "file-later"; .*; it was written by tf-disco 1\.4\.0; write it with version 1\.0\.0$/
  )
})

it.each([
  ['usages.1.kind', 'x', 'line 2: kind is "x"'],
  [
    'usages.1.file',
    '../main.tf',
    'line 2: file is "../main.tf"; expected a path in the repository'
  ],
  ['usages.1.file', 'a//main.tf', 'line 2: file is "a//main.tf"'],
  ['usages.1.file', '/etc/main.tf', 'line 2: file is "/etc/main.tf"'],
  ['usages.1.line', 0, 'line 2: line is 0'],
  ['usages.1.host', 'A.example.com', 'line 2: host is "A.example.com"; expected a hostname'],
  ['usages.1.clients', [], 'line 2: clients is an array; expected one or two different CLIs'],
  ['usages.1.clients', ['terraform', 'terraform'], 'line 2: clients is an array'],
  ['usages.1.clients', ['opentofu'], 'line 2: needs[0].clients is "terraform"'],
  ['usages.1.needs.0.service', 'login.v1', 'line 2: needs[0].service is "login.v1"'],
  [
    'usages.1.needs.0.host',
    'evil.example.com',
    'line 2: needs[0].host is "evil.example.com"; expected a host that the text names'
  ],
  ['usages.1.implied', true, 'line 2: host is "registry.example.com"'],
  ['repository.name', '.', 'repository.name is "."; expected a name such as acme/network'],
  ['repository.name', 'acme/..', 'repository.name is "acme/.."'],
  ['repository.name', '../x', 'repository.name is "../x"'],
  ['repository.name', 'a b', 'repository.name is "a b"'],
  ['repository.name', 'acme//network', 'repository.name is "acme//network"'],
  ['repository.url', 'javascript:x', 'repository.url is "javascript:x"'],
  [
    'repository.url',
    'https://user@git.example/a',
    'repository.url is "https://user@git.example/a"'
  ],
  ['repository.url', 'https://git.example/a?b', 'repository.url is "https://git.example/a?b"'],
  ['repository.commit', 'main', 'repository.commit is "main"'],
  ['clientDetection.clients', [], 'clientDetection.clients is an array'],
  ['notes.0.code', 'x', 'notes[0].code is "x"'],
  ['notes.0.severity', 'fatal', 'notes[0].severity is "fatal"'],
  ['declared', [{ kind: 'x', file: 'a' }], 'declared[0].kind is "x"'],
  ['roots.0.directory', '..', 'roots[0].directory is ".."'],
  ['locks.0.hashes', { box: [] }, 'locks[0].hashes is "box"; expected HOST/NAMESPACE/TYPE'],
  ['plugins', undefined, 'plugins is missing; expected an array']
])('refuses %s of %j', (path, value, expected) => {
  expect(whyAfter({ [path]: value })).toContain(expected)
})

it('reads a file with the byte order mark of PowerShell', () => {
  expect(readUsagesLines(`\uFEFF${FILE}`)).toEqual(readUsagesLines(FILE))
})

it('takes the host of an expression from the document, whose value only the scan knew', () => {
  const needs = [{ host: 'other.example.com', service: 'modules.v1', clients: ['terraform'] }]
  expect(whyAfter({ 'usages.2.needs': needs })).toBeNull()
})

/** The mistakes of a setting `usages` in a directory with these files. */
async function mistakesOf(files: Readonly<Record<string, string>>, usages: readonly string[]) {
  await using directory = await temporaryDirectory()
  mkdirSync(join(directory.path, 'empty'))
  mkdirSync(join(directory.path, 'u/deep'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory.path, name), text)
  try {
    return [...readUsagesFiles({ usages, repositories: [] }, directory.path, 'usages')].map(
      (each) => each.repository.name
    )
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

const named = (name: string): string => {
  const parts = partsOf(FILE)
  return fileOf({ ...parts, repository: { ...parts.repository, name } })
}

it('reads every .jsonl or .json file of a directory and below it, each once', async () => {
  const files = { 'u/b.jsonl': named('b'), 'u/deep/a.json': named('a'), 'u/notes.txt': 'x' }
  expect(await mistakesOf(files, ['u', 'u/b.jsonl'])).toEqual(['b', 'a'])
})

it('names the files of all mistakes', async () => {
  const files = { 'u/a.json': named('acme/A'), 'u/b.json': named('ACME/a'), 'c.json': '{}' }
  expect(await mistakesOf(files, ['none.json', 'empty', 'u', 'c.json'])).toEqual([
    expect.stringMatching(/^usages: none\.json does not exist in /),
    'usages: there is no .jsonl file in empty; write one for each repository with `tf-disco usages --format json`',
    'usages: u/a.json and u/b.json are both of the repository ACME/a; keep one file for each repository',
    `usages: c.json: ${NO_END} kind is missing; expected one of repository; ${CURE}`
  ])
})

it('refuses a small file that would be large in memory', async () => {
  const text = `{"schemaVersion":1,"usages":[${'[],'.repeat(5_000_001)}[]]}`
  expect(await mistakesOf({ 'a.json': text }, ['a.json'])).toEqual([
    'usages: a.json: has more than 10000000 values: list fewer directories of the repository'
  ])
})

it.each([
  ['scan', '.'],
  ['exclude', 'x'],
  ['roots', 'x'],
  ['dialect', 'opentofu'],
  ['changed-only', 'true']
])('refuses `usages` together with %s', (name, value) => {
  const raw: RawSettings = { usages: 'u', [name]: value }
  const world = { environment: {}, directory: '.' }
  const start = `${name} cannot be used together with usages; `
  expect(() => readSettings(raw, world)).toThrow(start)
  expect(readSettings({ usages: 'u', hostnames: 'a.example.com' }, world).scan).toEqual([])
})
