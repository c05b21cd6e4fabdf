// Sources and versions that are expressions: what Terraform 1.11.4 and 1.15.9 and OpenTofu 1.12.6 refuse.

import { type DialectSetting, resolveDialect } from '../../src/read/scan/clients/dialect.ts'
import { readTools } from '../../src/read/scan/clients/tools.ts'
import { narrowUsages, notesFor } from '../../src/read/scan/usage.ts'
import { findRoots, settle } from '../../src/run/stages/roots.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts, type Texts, WHOLE_CHECKOUT } from '../support/scan-texts.ts'

function notesOf(
  files: Texts,
  setting: DialectSetting,
  depth: 'discovery' | 'versions' = 'versions'
) {
  const scanned = scanTexts(files)
  const tools = () => readTools({ root: '/', exclude: [] }, [])
  const scan = { ...scanned, tools, hasCloudHostname: false }
  const dialect = resolveDialect({ setting, scan })
  const usages = narrowUsages(scanned.usages, dialect.clients)
  const notes = notesFor(scanned.notes, dialect.clients)
  const settings = { depth, dialect: setting, roots: [], upgrade: false, ...WHOLE_CHECKOUT }
  const context = { ...scanned, usages, notes, dialect, settings }
  const found = findRoots({ ...context, changed: null, isLockReadonly: false })
  return [...settle(context).notes, ...found.notes]
    .filter(({ problem }) => problem.code !== 'not-followed')
    .map(({ severity, problem, clients }) => `${severity} ${problem.code} ${clients.join()}`)
}

const DECLARED = `variable "release" {
  default = "1.0"
}

variable "plain" {
  default = "./a"
}

variable "fixed" {
  default = "./a"
  const   = true
}

variable "never" {
  default = "./a"
  const   = false
}

locals {
  path = "./a"
}

`
const CLIENTS = {
  'terraform 1.11': { name: 'terraform', version: '1.11.4' },
  'terraform 1.15': { name: 'terraform', version: '1.15.9' },
  terraform: { name: 'terraform', version: null },
  'opentofu 1.7': { name: 'opentofu', version: '1.7.3' },
  opentofu: { name: 'opentofu', version: null },
  both: { name: 'both', version: null },
  assumed: { name: 'auto', version: null }
} as const satisfies Readonly<Record<string, DialectSetting>>

type Name = keyof typeof CLIENTS

const REFUSED = {
  terraform: 'error source-invalid terraform',
  tofu: 'error source-invalid opentofu'
}
const OLDER = 'notice source-dynamic terraform'

const module = (body: string): Texts => ({
  'main.tf': `${DECLARED}module "m" {\n${body}}\n`,
  'a/main.tf': 'locals {}\n'
})

describe('a source', () => {
  const rows: readonly (readonly [string, Readonly<Record<Name, readonly string[]>>])[] = [
    [
      'var.plain',
      {
        'terraform 1.11': [REFUSED.terraform],
        'terraform 1.15': [REFUSED.terraform],
        terraform: [REFUSED.terraform],
        'opentofu 1.7': [REFUSED.tofu],
        opentofu: [],
        both: [REFUSED.terraform],
        assumed: ['warning source-invalid terraform']
      }
    ],
    ...['local.path', 'var.fixed', `"\${trimspace(local.path)}"`].map(
      (source) =>
        [
          source,
          {
            'terraform 1.11': [REFUSED.terraform],
            'terraform 1.15': [],
            terraform: [OLDER],
            'opentofu 1.7': [REFUSED.tofu],
            opentofu: [],
            both: [OLDER],
            assumed: [OLDER]
          }
        ] as const
    ),
    ...['each.value', 'var.never', `"./\${data.x.y.z}"`].map(
      (source) =>
        [
          source,
          {
            'terraform 1.11': [REFUSED.terraform],
            'terraform 1.15': [REFUSED.terraform],
            terraform: [REFUSED.terraform],
            'opentofu 1.7': [REFUSED.tofu],
            opentofu: [REFUSED.tofu],
            both: [REFUSED.terraform, REFUSED.tofu],
            // Both refuse it.
            assumed: [REFUSED.terraform]
          }
        ] as const
    ),
    [
      `"./\${"a"}"`,
      {
        'terraform 1.11': [],
        'terraform 1.15': [],
        terraform: [],
        'opentofu 1.7': [],
        opentofu: [],
        both: [],
        assumed: []
      }
    ]
  ]

  it.each(
    rows.flatMap(([source, found]) =>
      (Object.keys(CLIENTS) as Name[]).map((name) => [source, name, found[name]] as const)
    )
  )('%s in %s', (source, name, found) => {
    expect(notesOf(module(`  source = ${source}\n`), CLIENTS[name])).toEqual(found)
  })

  it('is not judged at discovery, where it is a notice if the host is not known', () => {
    const texts = module('  source = var.plain\n')
    expect(notesOf(texts, CLIENTS.terraform, 'discovery')).toEqual([
      'notice source-dynamic terraform'
    ])
    const path = module(`  source = "./\${var.plain}"\n`)
    expect(notesOf(path, CLIENTS.terraform, 'discovery')).toEqual([])
  })

  it('is judged by the version that the files allow', () => {
    const texts = (version: string) => ({
      ...module('  source = local.path\n'),
      'versions.tf': `terraform {\n  required_version = "${version}"\n}\n`
    })
    const setting: DialectSetting = { name: 'terraform', version: null }
    expect(notesOf(texts('~> 1.9.0'), setting)).toEqual([REFUSED.terraform])
    expect(notesOf(texts('>= 1.15'), setting)).toEqual([])
    expect(notesOf(texts('>= 1.5'), setting)).toEqual([OLDER])
  })

  it('that an override file replaces is not read', () => {
    const texts = {
      ...module('  source = var.plain\n'),
      'override.tf': 'module "m" {\n  source = "./a"\n}\n'
    }
    expect(notesOf(texts, CLIENTS['terraform 1.15'])).toEqual([])
  })
})

it('a version in a local is read as a literal one', () => {
  const texts = (version: string) => ({
    'main.tf': `locals {\n  v = "${version}"\n}\nmodule "m" {\n  source  = "registry.example.com/a/b/c"\n  version = local.v\n}\n`
  })
  const seen = (version: string) => notesOf(texts(version), CLIENTS.opentofu)
  expect(seen('latest')).toEqual(['error constraint-invalid terraform,opentofu'])
  expect(seen('> 2.0, < 1.0')).toEqual(['error constraint-unmeetable terraform,opentofu'])
  expect(seen('~> 1.0')).toEqual([])
})

it.each<readonly [Name, readonly string[]]>([
  ['terraform 1.11', ['error constraint-invalid terraform']],
  ['terraform', ['error constraint-invalid terraform']],
  ['opentofu 1.7', ['error constraint-invalid opentofu']],
  ['opentofu', []],
  ['both', ['error constraint-invalid terraform']],
  ['assumed', ['error constraint-invalid terraform']]
])('a version in a variable in %s', (name, found) => {
  const texts = module('  source = "registry.example.com/a/b/c"\n  version = var.release\n')
  expect(notesOf(texts, CLIENTS[name])).toEqual(found)
})
