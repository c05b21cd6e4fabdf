// Usages files that are wrong: their repositories are missing, with the place of the mistake and the cure.
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../../src/observe/visit/stop.ts'
import type { RepositoryUsages } from '../../src/read/fleet/format.ts'
import type { Usage } from '../../src/read/scan/usage.ts'
import { check } from '../../src/run/check.ts'
import { readUsagesFiles } from '../../src/run/stages/prepare-fleet.ts'
import { readableFile } from '../../src/run/usages/lines.ts'
import { readSettings } from '../../src/settings/read.ts'
import { type RawSettings, SettingsError } from '../../src/settings/settings.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { aContext, aVerdict } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  checkUsagesFiles,
  fileOf,
  partsOf,
  readUsagesText,
  renamed,
  usagesOf
} from '../support/usages-files.ts'
import { renderJson } from '../support/whole-reports.ts'

const FILES = {
  '.terraform-version': '1.9.8\n',
  'main.tf':
    'module "network" {\n  source  = "registry.example.com/acme/network/aws"\n  version = "~> 1.0"\n}\nvariable "host" {}\nmodule "open" {\n  source = var.host\n}\nmodule "bad" {\n  source = "a b"\n}\n',
  '.terraform.lock.hcl':
    'provider "registry.terraform.io/acme/box" {\n  version = "1.0.0"\n  hashes = ["h1:a"]\n}\n'
}

const FILE = await usagesOf(FILES)
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
  const read = readUsagesText(fileOf(parts))
  return read.ok ? null : read.why
}

it('accepts what the program writes, and members of later versions', () => {
  expect(whyAfter({})).toBeNull()
  expect(whyAfter({ later: 1, 'usages.0.later': 1 })).toBeNull()
})

it.each([
  ['', `is empty; ${CURE}`],
  ['{"schemaVersion": 1', `the last line is not JSON; ${CURE}`],
  ['[]', `${NO_END} kind is missing; expected one of repository; ${CURE}`],
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
  expect(readUsagesText(text)).toEqual({ ok: false, why, repository: null })
})

it('refuses a file without its first lines', () => {
  expect(readUsagesText(FILE.slice(FILE.indexOf('\n') + 1))).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^has 3 usages, and its last line counts 4; write the file with /)
  })
})

it('refuses a file with a usage that its last line does not count', () => {
  const [first = ''] = FILE.split('\n')
  expect(
    readUsagesText(`${first.replace('registry.example.com', 'other.example.com')}\n${FILE}`)
  ).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^has 5 usages, and its last line counts 4; write the file with /)
  })
})

it('refuses another version of the schema, and says which version wrote what it does not know', () => {
  expect(whyAfter({ schemaVersion: 1 })).toBe(
    'schemaVersion is 1, which tf-disco 1.0.0 cannot read; use the same version of tf-disco for `tf-disco usages` and `tf-disco check`'
  )
  expect(whyAfter({ version: '1.4.0', 'notes.0.code': 'file-later' })).toMatch(
    /^the last line: notes\[0\]\.code is "file-later"; .*; it was written by tf-disco 1\.4\.0; write it with version 1\.0\.0$/
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
  ['usages.1.line', 0, 'line 2: line is 0; expected a whole number from 1 to 33554432'],
  ['usages.1.file', undefined, 'line 2: file is missing; expected a path in the repository'],
  [
    'usages.1.version.place.line',
    undefined,
    'line 2: version.place.line is missing; expected a whole number'
  ],
  ['usages.1.clients', [], 'line 2: clients is an array; expected one or two different CLIs'],
  ['usages.1.clients', ['terraform', 'terraform'], 'line 2: clients is an array'],
  ['repository.name', '.', 'repository.name is "."; expected a name such as acme/network'],
  ['repository.name', 'acme/..', 'repository.name is "acme/.."'],
  ['repository.name', '../x', 'repository.name is "../x"'],
  ['repository.name', 'a b', 'repository.name is "a b"'],
  ['repository.name', 'acme//network', 'repository.name is "acme//network"'],
  ['repository.url', 'javascript:x', 'repository.url is "javascript:x"'],
  ['repository.url', 'https://user@git.example/a', 'repository.url is "https://***@git.example/a"'],
  ['repository.url', 'https://git.example/a?b', 'repository.url is "https://git.example/a?b"'],
  ['repository.commit', 'main', 'repository.commit is "main"'],
  ['dialect.clients', [], 'the last line: dialect.clients is an array'],
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
  expect(readUsagesText(`\uFEFF${FILE}`)).toEqual(readUsagesText(FILE))
})

it('derives hosts and services from the text, whatever else the file says of them', () => {
  const needs = [{ host: 'evil.example.com', service: 'login.v1', clients: ['terraform'] }]
  const parts = partsOf(FILE)
  Object.assign(parts.usages[1], { host: 'evil.example.com', needs })
  const read = readUsagesText(fileOf(parts))
  expect(read.ok && read.value.usages[1]).toMatchObject({
    host: 'registry.example.com',
    needs: [{ host: 'registry.example.com', service: 'modules.v1', clients: ['terraform'] }]
  })
})

it('derives the host of an expression from its value, which only the scan knew', () => {
  const parts = partsOf(FILE)
  const value = { text: 'other.example.com/acme/network/aws', isWhole: true }
  parts.usages[2].evaluated = { terraform: value }
  const read = readUsagesText(fileOf(parts))
  expect(read.ok && read.value.usages[2]?.needs).toEqual([
    { host: 'other.example.com', service: 'modules.v1', clients: ['terraform'] }
  ])
})

it('keeps for which clients an override file replaces the line', () => {
  const parts = partsOf(FILE)
  parts.usages[2].clients = ['terraform', 'opentofu']
  const value = { text: 'other.example.com/acme/network/aws', isWhole: true }
  parts.usages[2].evaluated = { opentofu: value }
  parts.usages[2].replacedFor = ['terraform']
  const read = readUsagesText(fileOf(parts))
  expect(read.ok && read.value.usages[2]).toMatchObject({
    replacedFor: ['terraform'],
    needs: [{ clients: ['opentofu'] }]
  })
})

const settingsFor = (usages: readonly string[]) => ({ usages, repositories: [], hostnames: [] })
const worldIn = (directory: string) => ({ directory, stop: new Stop() })

/** The repositories of a setting `usages` in a directory with these files, or why one cannot be read. */
async function readIn(
  files: Readonly<Record<string, string>>,
  usages: readonly string[]
): Promise<readonly string[]> {
  await using directory = await temporaryDirectory()
  mkdirSync(join(directory.path, 'empty'))
  mkdirSync(join(directory.path, 'u/deep'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory.path, name), text)
  try {
    const read = readUsagesFiles(settingsFor(usages), worldIn(directory.path), 'usages')
    return Array.from(read, (each) =>
      each.ok ? each.value.repository.name : `${each.file}: ${each.why}`
    )
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

const named = (name: string): string => renamed(FILE, name)

it('reads every .jsonl or .json file of a directory and below it, each once', async () => {
  const files = { 'u/b.jsonl': named('b'), 'u/deep/a.json': named('a'), 'u/notes.txt': 'x' }
  expect(await readIn(files, ['u', 'u/b.jsonl'])).toEqual(['b', 'a'])
})

it('counts the usages of a file before it reads them', () => {
  expect(readUsagesText(`${'?\n'.repeat(250_000)}${FILE}`)).toMatchObject({
    why: 'has more than 250000 usages; scan fewer directories of the repository'
  })
})

it('does not read the largest of files that are too large together', async () => {
  await using directory = await temporaryDirectory()
  for (const name of ['b', 'c']) writeFileSync(join(directory.path, `${name}.jsonl`), named(name))
  for (const [name, bytes] of Object.entries({ a: 260_000_000, d: 250_000_000 })) {
    writeFileSync(join(directory.path, `${name}.jsonl`), '')
    truncateSync(join(directory.path, `${name}.jsonl`), bytes)
  }
  const read = readUsagesFiles(settingsFor(['.']), worldIn(directory.path), 'usages')
  expect(Array.from(read, (each) => (each.ok ? each.value.repository.name : each.why))).toEqual([
    'is one of the largest of files that have more than 256 MiB together; check fewer repositories at once',
    'b',
    'c',
    expect.stringContaining('the limit is 128 MiB')
  ])
})

it('refuses a setting without files', async () => {
  expect(await readIn({}, ['none.json', 'empty'])).toEqual([
    expect.stringMatching(/^usages: none\.json does not exist in /),
    'usages: there is no .jsonl file in empty; write one for each repository with `tf-disco usages --format json`'
  ])
})

describe('a file that a check would refuse', () => {
  const FAILED = 'the usages of this repository cannot be written:'
  const last = FILE.trimEnd().split('\n').at(-1) ?? ''

  /** What is written of so many lines and a last one, and why that ends. */
  function writtenOf(count: number, line: string, end = last) {
    const read = readUsagesText(FILE)
    if (!read.ok) throw new Error(read.why)
    const usages = Array.from({ length: count }, () => read.value.usages[0] as Usage)
    const written: string[] = []
    const render = (found: RepositoryUsages) => [...found.usages.map(() => line), end]
    try {
      for (const piece of readableFile({ ...read.value, usages }, render)) written.push(piece)
      return { written, mistakes: [] }
    } catch (error) {
      return { written, mistakes: (error as SettingsError).mistakes }
    }
  }

  it('is not written if its last line is wrong', () => {
    const mistake = `${FAILED} repository.name is "../x"; expected a name such as acme/network`
    const end = last.replace(/(?<="repository":\{"name":)"[^"]*"/, '"../x"')
    expect(writtenOf(1, '{}\n', end)).toEqual({ written: [], mistakes: [mistake] })
  })

  it.each([
    [600, `${'['.repeat(10_000)}\n`, 600, 'the file would have more than 6000000 values'],
    [128, `"${'é'.repeat(2 ** 19)}"\n`, 127, 'the file would have more than 128 MiB']
  ])('ends before its last line if it is too large, with %s lines', (count, line, fit, why) => {
    expect(writtenOf(count - 1, line).mistakes).toEqual([])
    const { written, mistakes } = writtenOf(count, line)
    expect(mistakes).toEqual([`${FAILED} ${why}; scan fewer directories of the repository`])
    expect(written).toHaveLength(fit)
  })
})

it('is accepted from a repository with long texts', async () => {
  const long = 'x'.repeat(20_000)
  const secrets = '?a=1'.repeat(5000)
  const file = await usagesOf({
    'main.tf': `terraform {\n  required_version = "${long}"\n  cloud {\n    organization = "${long}"\n  }\n}\nmodule "${long}" {\n  source = "registry.example.com/a/b/c${secrets}"\n  version = "${long}"\n}\nmodule "b" {\n  source = "\${x}${'=\\"\\"'.repeat(5000)}"\n}\nprovider "${long}" {\n  version = "${long}"\n}\n`,
    'header/main.tf': `${long} "b"\n`,
    'name/main.tf': `${long}\n`,
    'label/.terraform.lock.hcl': `provider "registry.terraform.io/${long}/box" {\n  version = "1.0.0"\n  hashes = ["h1:x"]\n}\n`,
    'label/main.tf': `module "${long}" {\n  source = "acme/${'\u{1D160}'.repeat(2040)}"\n  version = "${'\u{1D160}'.repeat(2040)}"\n}\n`,
    '.terraform.lock.hcl': `provider "registry.terraform.io/acme/box" {\n  version = "${long}"\n  constraints = "${long}"\n  hashes = ["h1:${long}"]\n}\n`
  })
  expect(file.length).toBeGreaterThan(20_000)
  const read = readUsagesText(file)
  expect(read.ok ? null : read.why).toBeNull()
})

it('reads one of two files of a repository, and a small file that is large in memory not at all', async () => {
  const large = `{"schemaVersion":1,"usages":[${'[],'.repeat(300_001)}[]]}`
  const files = { 'u/a.json': named('acme/A'), 'u/b.json': named('ACME/a'), 'u/c.json': large }
  expect(await readIn(files, ['u'])).toEqual([
    'acme/A',
    'u/b.json: is of the repository ACME/a, as is u/a.json; keep one file for each repository',
    'u/c.json: has a line with more than 600000 values; scan fewer directories of the repository'
  ])
})

it('names all repositories if no clone has left a directory', async () => {
  await using directory = await temporaryDirectory()
  const raw = { usages: 'none', repositories: 'acme/a\nacme/b' }
  const { verdict } = await check(raw, quietWorld(directory.path, {}, raw))
  expect(verdict).toMatchObject({
    passed: false,
    stopped: [{ kind: 'missing', repositories: ['acme/a', 'acme/b'], total: 2 }]
  })
})

it('says which repositories are missing and why, and checks the others', async () => {
  await using directory = await temporaryDirectory()
  const parts = partsOf(named('acme/typed'))
  const usages = [...parts.usages, ...parts.usages].map((usage, at) =>
    at === 6 ? { ...usage, column: '3' } : usage
  )
  writeFileSync(join(directory.path, 'large.jsonl'), '')
  truncateSync(join(directory.path, 'large.jsonl'), 230_000_000)
  const texts = {
    acme__good: named('acme/good'),
    acme__cut: named('acme/cut').slice(0, -40),
    acme__other: named('acme/good'),
    typed: fileOf({ ...parts, usages })
  }
  const repositories = 'acme/good\nacme/cut\nacme/other\nacme/typed'
  const settings = { repositories, 'allowed-hosts': 'none.example.com' }
  const { verdict, context } = await checkUsagesFiles(texts, directory.path, settings)
  expect(verdict).toMatchObject({
    passed: false,
    hosts: [
      { visit: { host: 'registry.terraform.io' } },
      { visit: { host: 'registry.example.com' } }
    ],
    stopped: [{ kind: 'missing', total: 5 }]
  })
  const reasons = [
    'acme__cut.jsonl: the last line is not JSON; write the file with `tf-disco usages --format json`',
    'acme__other.jsonl: is of the repository acme/good, as is acme__good.jsonl; keep one file for each repository',
    'large.jsonl: has 230000000 bytes and is not read; the limit is 128 MiB',
    'typed.jsonl: line 7: column is "3"; expected a whole number from 1 to 33554432; write the file with `tf-disco usages --format json`'
  ]
  expect(verdict.stopped[0]).toMatchObject({
    repositories: ['acme/cut', 'acme/other', 'acme/typed', 'large.jsonl'],
    reasons
  })
  expect(context.remarks.slice(0, 4)).toEqual(reasons)
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

it('refuses `usages` together with depth `init`, and accepts other depths', () => {
  const world = { environment: {}, directory: '.' }
  const mistake =
    'depth init cannot be used together with usages; remove it: `tf-disco usages` decides what is read of a repository'
  expect(() => readSettings({ usages: 'u', depth: 'init' }, world)).toThrow(mistake)
  expect(readSettings({ usages: 'u', depth: 'packages' }, world).depth).toBe('packages')
  expect(readSettings({ depth: 'init' }, world).depth).toBe('init')
})
