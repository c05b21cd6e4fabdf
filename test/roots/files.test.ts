// What the files alone show, as notes of a whole scan.
import { readFileSync } from 'node:fs'
import { type DialectSetting, resolveDialect } from '../../src/read/scan/clients/dialect.ts'
import { readTools } from '../../src/read/scan/clients/tools.ts'
import { narrowUsages, notesFor } from '../../src/read/scan/usage.ts'
import { fileOf, type Note } from '../../src/rules/problems/note.ts'
import { isAside } from '../../src/rules/problems/place.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { findRoots } from '../../src/run/stages/roots.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts, type Texts, WHOLE_CHECKOUT } from '../support/scan-texts.ts'

type Choice = {
  readonly dialect?: DialectSetting
  readonly roots?: readonly string[]
  readonly upgrade?: boolean
  readonly isLockReadonly?: boolean
  readonly changed?: readonly string[]
}

const TERRAFORM: DialectSetting = { name: 'terraform', version: '1.11.4' }

async function notesOf(files: Texts, choice: Choice = {}): Promise<readonly Note[]> {
  const {
    dialect: setting = TERRAFORM,
    roots = [],
    upgrade = false,
    isLockReadonly = false,
    changed
  } = choice
  const scanned = scanTexts(files)
  const selection = { root: '/', exclude: [] }
  const dialect = resolveDialect({
    setting,
    scan: { ...scanned, tools: () => readTools(selection, []), hasCloudHostname: false }
  })
  const notes = notesFor(scanned.notes, dialect.clients)
  const found = findRoots({
    ...scanned,
    usages: narrowUsages(scanned.usages, dialect.clients),
    notes,
    changed: changed === undefined ? null : new Set(changed),
    dialect,
    settings: { depth: 'discovery', dialect: setting, roots, upgrade, ...WHOLE_CHECKOUT },
    isLockReadonly
  })
  return [...notes, ...found.notes]
}

const shown = ({ problem, places, clients }: Note) =>
  [
    problem.code,
    ...places.map((place) => (typeof place === 'string' ? place : `${place.file}:${place.line}`)),
    ...(clients.length === 1 ? clients : [])
  ].join(' ')

const found = async (files: Texts, choice?: Choice) => (await notesOf(files, choice)).map(shown)

const box = (version: string) =>
  `terraform {\n  required_providers {\n    box = { source = "registry.example.com/acme/box", version = "${version}" }\n  }\n}\n`

const lock = (version: string, provider = 'registry.example.com/acme/box') =>
  `provider "${provider}" {\n  version = "${version}"\n}\n`

const call = (path: string) => `module "m" {\n  source = "${path}"\n}\n`

describe('a lock file that may not be changed', () => {
  const read = async (files: Texts, dialect?: DialectSetting) => {
    const notes = await notesOf(files, { isLockReadonly: true, ...(dialect && { dialect }) })
    return notes.map((note) => `${note.severity} ${shown(note)}`)
  }
  const LOCK = '.terraform.lock.hcl'
  const child = { 'm/main.tf': box('~> 1.0'), 'main.tf': call('./m') }

  // As Terraform 1.11.4 does.
  it('lacks a provider, or everything', async () => {
    expect(await read({ 'main.tf': box('~> 1.0'), [LOCK]: lock('1.0.0') })).toEqual([])
    const missing = ['error lock-readonly main.tf:3']
    expect(await read({ 'main.tf': box('~> 1.0') })).toEqual(missing)
    const other = lock('1.0.0', 'registry.example.com/acme/other')
    const extra = `error lock-readonly ${LOCK}:1 terraform`
    expect(await read({ 'main.tf': box('~> 1.0'), [LOCK]: other })).toEqual([...missing, extra])
    expect(await read({ ...child, [LOCK]: other })).toEqual([
      'error lock-readonly m/main.tf:3',
      extra
    ])
  })

  it('may have entries of others if modules that are not read may require them', async () => {
    const other = lock('1.0.0', 'registry.example.com/acme/other')
    expect(await read({ 'main.tf': call('acme/net/aws'), [LOCK]: other })).toEqual([])
  })

  it('is only expected where another directory has none', async () => {
    const files = { 'm/main.tf': box('~> 1.0'), 'live/main.tf': box('~> 1.0') }
    const locked = { ...files, [`live/${LOCK}`]: lock('1.0.0') }
    expect(await read(locked)).toEqual(['warning lock-readonly m/main.tf:3'])
  })

  it('has the entries that OpenTofu takes from those of Terraform', async () => {
    const files = {
      'main.tf':
        'terraform {\n  required_providers {\n    a = { source = "hashicorp/a" }\n  }\n}\n',
      [LOCK]: lock('1.0.0', 'registry.terraform.io/hashicorp/a')
    }
    expect(await read(files, { name: 'opentofu', version: '1.12.6' })).toEqual([])
  })

  it('is no matter without the argument', async () => {
    expect(await found({ 'main.tf': box('~> 1.0') })).toEqual([])
  })
})

describe('constraints of one provider', () => {
  const SHARED = {
    'a/main.tf': box('~> 1.0') + call('../m'),
    'm/main.tf': box('~> 2.0')
  }

  it('meet in a root module, with each place', async () => {
    expect(await found(SHARED)).toEqual(['constraint-unmeetable a/main.tf:3 m/main.tf:3'])
  })

  it('are read whole if they have line breaks', async () => {
    const files = {
      'a/main.tf': box('>= 1.0\\n, < 2.0') + call('../m'),
      'm/main.tf': box('~> 2.0')
    }
    expect(await found(files)).toEqual(['constraint-unmeetable a/main.tf:3 m/main.tf:3'])
  })

  it('do not meet those of another root module', async () => {
    expect(await found({ ...SHARED, 'a/main.tf': box('~> 1.0') })).toEqual([])
  })

  it('are one finding for all root modules that have them', async () => {
    const files = { ...SHARED, 'm/main.tf': box('~> 2.0') + call('../n'), 'n/main.tf': box('3.0') }
    const both = { ...files, 'b/main.tf': call('../m') }
    expect(await found(both)).toEqual(['constraint-unmeetable m/main.tf:3 n/main.tf:3'])
  })

  it('belong to an example if only that has them', async () => {
    const modules = { 'm/main.tf': box('~> 1.0'), 'n/main.tf': box('~> 2.0') }
    const both = 'module "m" {\n  source = "../../m"\n}\nmodule "n" {\n  source = "../../n"\n}\n'
    const asideOf = async (files: Texts) =>
      (await notesOf(files)).map((note) => isAside(note.aside ?? fileOf(note)))
    expect(await asideOf({ ...modules, 'examples/a/main.tf': both })).toEqual([true])
    const live = { ...modules, 'live/a/main.tf': both, 'examples/a/main.tf': both }
    expect(await asideOf(live)).toEqual([false])
  })

  it('are checked with all of them if the pull request changes one file of the root', async () => {
    expect(await found(SHARED, { changed: ['m/variables.tf'] })).toHaveLength(1)
    expect(await found(SHARED, { changed: ['other/main.tf'] })).toEqual([])
  })
})

it('reads a constraint whose template has constants only', async () => {
  const files = { 'a/main.tf': box(`~> \${1}.0`) + call('../m'), 'm/main.tf': box('~> 2.0') }
  expect(await found(files)).toEqual(['constraint-unmeetable a/main.tf:3 m/main.tf:3'])
})

it('marks a constraint with a placeholder, which is replaced before a client reads it', async () => {
  const notes = await notesOf({
    'a/main.tf': box('{{ box_version }}'),
    'b/main.tf': box('latest'),
    'c/main.tf': box('< VERSION >'),
    'd/main.tf': box('<> 1.0'),
    'e/main.tf': box('< 1.0, >> 2.0')
  })
  expect(notes.map((note) => [fileOf(note), note.isPlaceholder])).toEqual([
    ['a/main.tf', true],
    ['b/main.tf', false],
    ['c/main.tf', true],
    ['d/main.tf', false],
    ['e/main.tf', false]
  ])
})

describe('a locked version', () => {
  it('must match the constraints of all modules', async () => {
    const files = {
      'main.tf': box('>= 1.0') + call('./m'),
      'm/main.tf': box('~> 2.0'),
      '.terraform.lock.hcl': lock('1.4.0')
    }
    expect(await found(files)).toEqual(['lock-outside .terraform.lock.hcl:2 m/main.tf:3'])
    expect(await found(files, { upgrade: true })).toEqual([])
  })

  it('of the registry of Terraform counts for that of OpenTofu, unless that has its own', async () => {
    const random = `terraform {\n  required_providers {\n    random = "~> 3.0"\n  }\n}\n`
    const dialect: DialectSetting = { name: 'opentofu', version: null }
    const old = lock('2.0.0', 'registry.terraform.io/hashicorp/random')
    const own = lock('3.1.0', 'registry.opentofu.org/hashicorp/random')
    const files = (text: string) => ({ 'main.tf': random, '.terraform.lock.hcl': text })
    expect(await found(files(old), { dialect })).toHaveLength(1)
    expect(await found(files(old + own), { dialect })).toEqual([])
    expect(await found(files(own + old), { dialect })).toEqual([])
  })

  it('is locked once, with constraints in normal form', async () => {
    const entry = (constraints: string) =>
      lock('1.0.0').replace('}', `  constraints = "${constraints}"\n}`)
    const files = (text: string) => ({ 'main.tf': box('>= 1.0'), '.terraform.lock.hcl': text })
    for (const normal of ['>= 1.0.0', '>= 1.0.0, < 2.0.0', '~> 1.0', '']) {
      expect(await found(files(entry(normal)))).toEqual([])
    }
    for (const other of ['>= 1.0', '< 2.0.0, >= 1.0.0', '>=1.0.0', 'latest', ' ']) {
      expect(await found(files(entry(other)))).toEqual(['lock-invalid .terraform.lock.hcl:2'])
    }
    const twice = files(lock('1.0.0') + lock('1.1.0'))
    expect(await found(twice)).toEqual(['lock-invalid .terraform.lock.hcl:4'])
  })

  it('is one finding if the file cannot be read', async () => {
    const files = { 'main.tf': box('~> 2.0'), '.terraform.lock.hcl': `${lock('1.4')}provider {` }
    expect(await found(files)).toEqual(['lock-invalid .terraform.lock.hcl:4'])
  })
})

describe('the version of the client', () => {
  const requires = (text: string) => `terraform {\n  required_version = "${text}"\n}\n`

  it('is compared with the constraints of all modules', async () => {
    const files = { 'main.tf': requires('>= 1.0') + call('./m'), 'm/main.tf': requires('> 1.11.4') }
    expect(await found(files)).toEqual(['client-version m/main.tf:2 terraform'])
  })

  it.each([
    ['1.11', '~> 1.11.0', 0],
    ['1.11', '>= 1.12', 1],
    ['1.11', '> 1.11.4', 0]
  ])('of which %s is known meets %s unless no such release does', async (version, text, count) => {
    const dialect: DialectSetting = { name: 'terraform', version }
    expect(await found({ 'main.tf': requires(text) }, { dialect })).toHaveLength(count)
  })

  it('is not known without a version', async () => {
    const dialect: DialectSetting = { name: 'terraform', version: null }
    expect(await found({ 'main.tf': requires('> 99') }, { dialect })).toEqual([])
  })
})

type Row = {
  readonly group: string
  readonly name: string
  readonly files: Texts
  readonly args?: readonly string[]
  readonly expected: Readonly<
    Record<MainClient, { readonly outcome: string; readonly visibleAt?: string }>
  >
}

describe('the recorded situations', () => {
  const { rows }: { readonly rows: readonly Row[] } = JSON.parse(
    readFileSync(new URL('../vectors/init.json', import.meta.url), 'utf8')
  )
  const GROUPS = ['modules.choice', 'providers.choice', 'providers.lock', 'required_version']
  const VERSIONS = { terraform: '1.11.4', opentofu: '1.12.6' } as const
  it('fail where the files show it, and nowhere else', async () => {
    const wrong: string[] = []
    for (const { group, name, files, args = [], expected } of rows) {
      if (!GROUPS.includes(group)) continue
      for (const client of ['terraform', 'opentofu'] as const) {
        const { outcome, visibleAt } = expected[client]
        const notes = await notesOf(files, {
          dialect: { name: client, version: VERSIONS[client] },
          upgrade: args.includes('-upgrade')
        })
        const fails = notes.some(
          ({ problem, clients }) => problem.severity === 'error' && clients.includes(client)
        )
        // What no registry can serve is seen earlier than by the client.
        if (fails ? outcome !== 'fails' : visibleAt === 'files') wrong.push(`${name} ${client}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
