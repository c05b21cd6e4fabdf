// Modules that `init` has installed in .terraform, and uses again: situations recorded with Terraform 1.11.4 and OpenTofu 1.12.

import { check } from '../../src/run/check.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const S = 'reg.example.com/a/b/c'
const moduleWith = (source: string, more = '') =>
  `module "x" {\n  source = ${JSON.stringify(source)}\n${more}}\n`
const inner = (host: string) => moduleWith(`${host}/a/b/c`)

type Installed = Readonly<Record<string, string>>

const listOf = (...modules: readonly Installed[]) =>
  JSON.stringify({ Modules: [{ Key: '', Source: '', Dir: '.' }, ...modules] })

/** The hosts that are not allowed, which are those that `init` would contact. */
async function contacted(
  files: CheckoutFiles,
  list: string,
  given: Readonly<Record<string, string>> = {}
) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, { ...files, '.terraform/modules/modules.json': list })
  const raw = { dialect: 'terraform', 'allowed-hosts': 'none.example.com', ...given }
  const { verdict, context } = await check(raw, quietWorld(directory.path, {}, raw))
  const hosts = verdict.findings.flatMap(({ host, problem }) =>
    problem.code === 'host-not-allowed' ? (host ?? '?') : []
  )
  const codes = verdict.findings.map(({ problem }) => problem.code).toSorted()
  return { hosts: hosts.toSorted(), codes, remarks: context.remarks }
}

const DIR = '.terraform/modules/x'
const PACKAGE = { [`${DIR}/main.tf`]: inner('inner.example.net') }
const RECORD = { Key: 'x', Source: S, Version: '1.2.0', Dir: DIR }
const constrained = (version: string) => ({
  'main.tf': moduleWith(S, `  version = "${version}"\n`),
  ...PACKAGE
})

describe('an installed module of a registry is read, and not asked for', () => {
  it.each<[string, CheckoutFiles, Installed]>([
    ['with a version that fits', constrained('~> 1.0'), RECORD],
    ['without a constraint', { 'main.tf': moduleWith(S), ...PACKAGE }, RECORD],
    ['without a version', constrained('~> 2.0'), { Key: 'x', Source: S, Dir: DIR }],
    [
      'with the host in other letters',
      constrained('1.2.0'),
      { ...RECORD, Source: `REG${S.slice(3)}` }
    ],
    [
      'with the names of members in lower case',
      constrained('1.2.0'),
      { key: 'x', source: S, dir: DIR }
    ],
    [
      'from the default registry',
      { 'main.tf': moduleWith('a/b/c'), ...PACKAGE },
      { ...RECORD, Source: 'registry.terraform.io/a/b/c' }
    ],
    [
      'from Git',
      { 'main.tf': moduleWith('github.com/o/r'), ...PACKAGE },
      { ...RECORD, Source: 'git::https://github.com/o/r.git' }
    ]
  ])('%s', async (_, files, record) => {
    expect(await contacted(files, listOf(record))).toMatchObject({
      hosts: ['inner.example.net'],
      remarks: ['modules in .terraform are used as `init` uses them: 1']
    })
  })

  it('in another directory of the checkout', async () => {
    const files = { 'main.tf': moduleWith(S), '.redir/main.tf': inner('redir.example.net') }
    for (const Dir of ['.redir', './.redir', './/.redir/']) {
      const { hosts } = await contacted(files, listOf({ ...RECORD, Dir }))
      expect(hosts).toEqual(['redir.example.net'])
    }
  })

  it('outside the directory of the root module, and where `scan` names a file', async () => {
    const list = listOf({ ...RECORD, Dir: '../red' })
    const files = {
      'live/main.tf': moduleWith(S),
      'live/.terraform/modules/modules.json': list,
      'red/main.tf': inner('redir.example.net')
    }
    for (const scan of ['.', 'live/main.tf']) {
      const { hosts } = await contacted(files, listOf(), { scan })
      expect(hosts).toEqual(['redir.example.net'])
    }
  })

  it('with the modules inside it that are installed', async () => {
    const files = { 'main.tf': moduleWith(S), ...PACKAGE, '.in/main.tf': inner('deep.example.net') }
    const nested = { Key: 'x.x', Source: 'inner.example.net/a/b/c', Dir: '.in' }
    expect(await contacted(files, listOf(RECORD, nested))).toMatchObject({
      hosts: ['deep.example.net']
    })
  })
})

describe('an installed module is asked for again', () => {
  it.each<[string, CheckoutFiles, Installed]>([
    ['if its version does not fit', constrained('~> 2.0'), RECORD],
    ['if it is a pre-release', constrained('~> 1.0'), { ...RECORD, Version: '1.2.0-beta' }],
    ['if the source differs', constrained('1.2.0'), { ...RECORD, Source: `${S}//sub` }],
    ['if its directory is gone', { 'main.tf': moduleWith(S) }, RECORD]
  ])('%s', async (_, files, record) => {
    expect(await contacted(files, listOf(record))).toMatchObject({
      hosts: ['reg.example.com'],
      remarks: []
    })
  })

  it('with `upgrade`', async () => {
    const found = await contacted(constrained('1.2.0'), listOf(RECORD), { upgrade: 'true' })
    expect(found.hosts).toEqual(['reg.example.com'])
  })

  it('if its directory is behind .. or a link, which is an error', async () => {
    const files = {
      'main.tf': moduleWith(S),
      '.redir/main.tf': 'locals {}\n',
      l: { link: '.redir' }
    }
    for (const Dir of ['gone/../.redir', 'l']) {
      const { hosts, codes } = await contacted(files, listOf({ ...RECORD, Dir }))
      expect([hosts, codes]).toEqual([['reg.example.com'], ['file-outside', 'host-not-allowed']])
    }
  })

  it('inside a module that is not installed', async () => {
    const files = {
      'main.tf': moduleWith('./m'),
      'm/main.tf': inner('inner.example.net'),
      '.in/main.tf': inner('deep.example.net')
    }
    const nested = { Key: 'x.x', Source: 'inner.example.net/a/b/c', Dir: '.in' }
    const { hosts } = await contacted(files, listOf(nested))
    expect(hosts).toContain('inner.example.net')
  })
})

it('a module that another root calls, too, is asked for', async () => {
  const files = {
    'main.tf': moduleWith('./m'),
    'm/main.tf': moduleWith(S),
    'other/main.tf': moduleWith('../m')
  }
  const records = [
    { Key: 'x', Source: './m', Dir: 'm' },
    { Key: 'x.x', Source: S, Dir: DIR }
  ]
  const empty = { [`${DIR}/main.tf`]: 'locals {}\n' }
  const { hosts } = await contacted({ ...files, ...empty }, listOf(...records))
  expect(hosts).toEqual(['reg.example.com'])
  const alone = { ...files, 'other/main.tf': 'locals {}\n', ...empty }
  expect((await contacted(alone, listOf(...records))).hosts).toEqual([])
})

it('a local module is read where it is installed', async () => {
  const files = {
    'main.tf': moduleWith('./m'),
    'm/main.tf': 'locals {}\n',
    '.redir/main.tf': inner('redir.example.net')
  }
  const list = listOf({ Key: 'x', Source: './m', Dir: '.redir' })
  expect(await contacted(files, list)).toMatchObject({ hosts: ['redir.example.net'] })
})

it('the constraints in an installed module are those of the root module', async () => {
  await using directory = await temporaryDirectory()
  const requires = (version: string) =>
    `terraform {\n  required_providers {\n    a = { source = "a/a", version = "${version}" }\n  }\n}\n`
  writeCheckout(directory.path, {
    'main.tf': requires('1.0.0') + moduleWith(S),
    [`${DIR}/main.tf`]: requires('2.0.0'),
    '.terraform/modules/modules.json': listOf(RECORD)
  })
  const raw = { dialect: 'terraform', 'allowed-hosts': 'none.example.com' }
  const { verdict } = await check(raw, quietWorld(directory.path, {}, raw))
  expect(verdict.findings.map(({ problem }) => problem.code)).toContain('constraint-unmeetable')
})
