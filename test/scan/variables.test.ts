// Values of variables and locals: the hosts that the real clients asked, and those that the scan finds.
import { readFileSync } from 'node:fs'
import type { Client, MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readCheckout, UNREADABLE } from '../support/module.ts'

type Row = {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
  /** Of `init`. */
  readonly arguments?: readonly string[]
  /** By client and release; the first label of the host's name. Nothing stands for an error. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  /** Why the scan finds other hosts. */
  readonly differs?: string
}

const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../vectors/variables.json', import.meta.url), 'utf8')
)

const CLIENTS: readonly (readonly [MainClient, string])[] = [
  ['terraform', 'terraform 1.15.9'],
  ['opentofu', 'opentofu 1.12.6']
]

const shorten = (hosts: readonly string[]): readonly string[] =>
  [...new Set(hosts)].map((host) => host.replace('.example.com', '')).sort()

/** The hosts that a client needs, and the codes of its notes. */
function found({ files, environment = {}, arguments: given = [] }: Row, client: MainClient) {
  const initialised = { ...environment, TF_CLI_ARGS_init: given.join(' ') }
  const { usages, notes } = readCheckout(files, initialised)
  const needs = usages.flatMap((usage) => usage.needs)
  const isTheirs = ({ clients }: { readonly clients: readonly Client[] }) =>
    clients.includes(client)
  return {
    hosts: shorten(needs.filter(isTheirs).map(({ host }) => host)),
    codes: notes.filter(isTheirs).map(({ problem }) => problem.code)
  }
}

describe('the hosts that the clients ask are required', () => {
  it.each(rows.filter(({ differs }) => differs === undefined))('$name', (row) => {
    for (const [client, release] of CLIENTS) {
      expect([release, ...found(row, client).hosts]).toEqual([
        release,
        ...(row.asked[release] ?? [])
      ])
    }
  })
})

describe('other hosts are required, or none', () => {
  it.each(rows.filter(({ differs }) => differs !== undefined))('$name: $differs', (row) => {
    const [client, release] = ['opentofu', 'opentofu 1.12.6'] as const
    const { hosts, codes } = found(row, client)
    expect(hosts).not.toEqual(row.asked[release])
    expect(codes.includes('source-dynamic')).toBe(row.differs?.startsWith('source-dynamic'))
  })
})

const SOURCE = `module "m" {\n  source = "\${var.h}/acme/net/aws"\n}\n`
const variable = (value?: string) =>
  `variable "h" {\n  const = true\n${value === undefined ? '' : `  default = "${value}"\n`}}\n`
const CHILD = { 'c/main.tf': `${variable('default.example.com')}${SOURCE}` }

const messages = (files: Row['files'], environment: NonNullable<Row['environment']> = {}) =>
  readCheckout(files, environment).notes.map(({ problem }) => problem.message)

const hosts = (files: Row['files'], environment: NonNullable<Row['environment']> = {}) =>
  shorten(
    readCheckout(files, environment).usages.flatMap(({ needs }) => needs.map(({ host }) => host))
  )

describe('a value that may be overridden', () => {
  const root = { 'main.tf': `${variable('default.example.com')}${SOURCE}` }

  it.each([
    {
      name: 'by a file for -var-file',
      files: {
        'prod.tfvars': 'h = "a.example.com"\n',
        'test.tfvars.json': '{"h":"b.example.com"}'
      },
      list: 'default.example.com/acme/net/aws by default, a.example.com/acme/net/aws with prod.tfvars and b.example.com/acme/net/aws with test.tfvars.json'
    },
    {
      name: 'by a file in a directory of its own',
      files: {
        'environments/prod/eu.tfvars': 'h = "a.example.com"\n',
        'example/terraform.tfvars': 'h = "b.example.com"\n',
        'example/main.tf': ''
      },
      list: 'default.example.com/acme/net/aws by default and a.example.com/acme/net/aws with environments/prod/eu.tfvars'
    },
    {
      name: 'by a workflow',
      files: { '.github/workflows/ci.yml': 'env:\n  TF_VAR_h: x\n' },
      list: 'default.example.com/acme/net/aws by default and not known with TF_VAR_h in .github/workflows/ci.yml'
    },
    {
      name: 'by an option in a workflow',
      files: { '.github/workflows/ci.yml': '- run: terraform init -var h=x\n' },
      list: 'default.example.com/acme/net/aws by default and not known with TF_VAR_h in .github/workflows/ci.yml'
    }
  ])('is reported with its candidates: $name', ({ files, list }) => {
    expect(messages({ ...root, ...files })).toEqual([
      `source of module.m is "\${var.h}/acme/net/aws", which is ${list}`
    ])
    expect(hosts({ ...root, ...files })).toEqual([])
  })

  it.each([
    ['of -var', { TF_CLI_ARGS_init: '-var h=a.example.com' }, {}, 'a'],
    [
      'of the last argument',
      { TF_CLI_ARGS_init: '-var h=b.example.com -var=h=a.example.com' },
      {},
      'a'
    ],
    ['of -var-file', { TF_CLI_ARGS_init: '-var-file=prod.tfvars' }, {}, 'p'],
    ['of -var, not of a file', { TF_CLI_ARGS_init: '-var h=a.example.com' }, { x: 1 }, 'a'],
    ['of a file, not of the environment', { TF_VAR_h: 'a.example.com' }, { x: 1 }, 'f']
  ] as const)('is the one %s', (_, environment, others, host) => {
    const loaded = 'x' in others ? { 'terraform.tfvars': 'h = "f.example.com"\n' } : {}
    const isNamed = JSON.stringify(environment).includes('prod.tfvars')
    const named = isNamed ? { 'prod.tfvars': 'h = "p.example.com"\n' } : {}
    const files = { ...root, ...loaded, ...named, 'test.tfvars': 'y = 1\n' }
    expect(hosts(files, environment)).toEqual([host])
  })

  it.each([
    ['TF_VAR_h', { TF_VAR_h: 'secret.example.com' }],
    ['-var of other commands', { TF_CLI_ARGS: '-var h=secret.example.com' }]
  ] as const)('is unknown if it may be a secret: %s', (_, environment) => {
    const { usages, notes } = readCheckout(root, environment)
    expect(JSON.stringify([usages, notes])).not.toContain('secret.example.com')
    expect(notes.map(({ problem }) => problem.code)).toEqual(['source-dynamic'])
  })

  it('is known if every candidate has the same host', () => {
    const files = { 'prod.tfvars': 'h = "default.example.com"\n', 'other.tfvars': 'x = 1\n' }
    expect(messages({ ...root, ...files })).toEqual([])
    expect(hosts({ ...root, ...files })).toEqual(['default'])
  })

  it('is known if it has no default and one file sets it', () => {
    const files = { 'main.tf': `${variable()}${SOURCE}`, 'prod.tfvars': 'h = "a.example.com"\n' }
    expect(messages(files)).toEqual([])
    expect(hosts(files)).toEqual(['a'])
  })

  it('is reported if a file that the client loads cannot be read', () => {
    const { usages, notes } = readCheckout({ ...root, 'terraform.tfvars': UNREADABLE })
    expect(usages.flatMap(({ needs }) => needs)).toEqual([])
    expect(notes).toHaveLength(1)
  })

  it('is known if a file that the client loads sets it', () => {
    const files = { ...root, 'terraform.tfvars': 'h = "a.example.com"\n' }
    expect(messages(files, { TF_VAR_h: 'b.example.com' })).toEqual([])
  })

  it('is reported in the module that a root module calls', () => {
    const files = {
      ...CHILD,
      'main.tf': `${variable('a.example.com')}module "c" {\n  source = "./c"\n  h = var.h\n}\n`,
      'prod.tfvars': 'h = "b.example.com"\n'
    }
    expect(messages(files)).toEqual([
      `source of module.m is "\${var.h}/acme/net/aws", which is a.example.com/acme/net/aws by default and b.example.com/acme/net/aws with prod.tfvars`
    ])
  })
})

describe('a module', () => {
  const call = 'module "c" {\n  source = "./c"\n  h = "a.example.com"\n}\n'

  it.each([
    { name: 'a lock file', files: { 'c/.terraform.lock.hcl': '' } },
    { name: 'a backend', files: { 'c/backend.tf': 'terraform {\n  backend "s3" {}\n}\n' } }
  ])('that is called and has $name is a root module too', ({ files }) => {
    expect(hosts({ ...CHILD, ...files, 'main.tf': call })).toEqual(['a', 'default'])
  })

  it('of which one caller is not known is reported, and required for the others', () => {
    const files = {
      ...CHILD,
      'main.tf': call,
      'x/main.tf': 'module "d" {\n  source = "../c"\n  h = data.x.y\n}\n'
    }
    expect(hosts(files)).toEqual(['a'])
    expect(messages(files)).toHaveLength(1)
  })
})

describe('a provider or data source', () => {
  const tfe = (hostname: string, more: string) => ({
    'main.tf': `provider "tfe" {\n  hostname = ${hostname}\n}\n${more}`
  })

  it.each([
    { hostname: 'var.h', more: 'variable "h" {\n  default = "a.example.com"\n}\n' },
    {
      hostname: 'local.h',
      more: `locals {\n  h = "a.\${var.d}"\n}\nvariable "d" {\n  default = "example.com"\n}\n`
    },
    {
      hostname: 'var.h',
      more: 'variable "h" {}\n',
      files: { 'x.auto.tfvars': 'h = "a.example.com"\n' }
    },
    { hostname: 'var.c["h"]', more: 'variable "c" {\n  default = { h = "a.example.com" }\n}\n' }
  ])('may use ordinary variables: $hostname, $more', ({ hostname, more, files = {} }) => {
    const { usages, notes } = readCheckout({ ...tfe(hostname, more), ...files })
    const [usage] = usages.filter(({ kind }) => kind === 'provider_tfe')
    expect(usage).toMatchObject({
      host: 'a.example.com',
      text: hostname,
      needs: [{ clients: ['terraform', 'opentofu'] }]
    })
    expect(notes).toEqual([])
  })

  it('of a remote state may have its arguments in a local', () => {
    const { usages, notes } = readCheckout({
      'main.tf':
        'data "terraform_remote_state" "x" {\n  backend = "remote"\n  config  = local.remote\n}\nlocals {\n  remote = { hostname = var.h }\n}\nvariable "h" {\n  default = "a.example.com"\n}\n'
    })
    expect(usages[0]).toMatchObject({ host: 'a.example.com', text: 'local.remote' })
    expect(notes).toEqual([])
  })

  it('has its default host if the value is null', () => {
    const { usages, notes } = readCheckout(tfe('var.h', 'variable "h" {\n  default = null\n}\n'))
    const usage = usages.find(({ kind }) => kind === 'provider_tfe')
    expect(usage).toMatchObject({ host: 'app.terraform.io', isHostImplied: true })
    expect(notes).toEqual([])
  })

  it('is reported if the variable has no value', () => {
    expect(messages(tfe('var.h', 'variable "h" {}\n'))).toEqual([
      'hostname of provider.tfe is var.h, which is only known at init time'
    ])
  })
})

const OF_OPENTOFU = [{ host: 'a.example.com', clients: ['opentofu'] }]

it('a variable without const is reported for Terraform alone', () => {
  const text = `variable "h" {\n  default = "a.example.com"\n}\n${SOURCE}`
  const message = `source of module.m is "\${var.h}/acme/net/aws", and Terraform evaluates var.h here only with \`const = true\``
  const { usages, notes } = readCheckout({ 'main.tf': text })
  expect(notes).toMatchObject([{ problem: { message }, clients: ['terraform'] }])
  expect(usages[0]?.needs).toMatchObject(OF_OPENTOFU)
})

it('Terraform needs no host of a backend with an expression, which it refuses', () => {
  const text =
    'locals {\n  h = "a.example.com"\n}\nterraform {\n  backend "remote" {\n    hostname = local.h\n  }\n}\n'
  const { usages, notes } = readCheckout({ 'main.tf': text })
  expect(notes).toEqual([])
  expect(usages[0]?.needs).toMatchObject(OF_OPENTOFU)
})

it('names the variable at each source that uses it, through locals too', () => {
  const local = `locals {\n  h = "\${var.h}"\n}\nmodule "l" {\n  source = local.h\n}\n`
  const text = `${SOURCE}${SOURCE.replace('"m"', '"n"')}${local}variable "h" {}\n`
  const { notes } = readCheckout({ 'main.tf': text })
  const theirs = notes.filter(({ clients }) => clients.includes('terraform'))
  expect(theirs.map(({ problem }) => problem.help)).toEqual(
    Array(3).fill(
      'add `const = true` to variable "h", which requires Terraform 1.15, or write the source as a literal'
    )
  )
})

describe('hostile files end in a notice', () => {
  const many = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n')
  const locals = (lines: string) =>
    `locals {\n${lines}\n}\nmodule "m" {\n  source = "\${local.l0}/acme/net/aws"\n}\n`

  it.each([
    { name: 'a cycle', lines: 'l0 = local.l1\nl1 = local.l0' },
    {
      name: 'a cycle through an object',
      lines: 'o = { x = local.o.x == local.o.x }\nl0 = local.o.x'
    },
    { name: 'a long chain', lines: many(20_000, (at) => `l${at} = local.l${at + 1}`) },
    {
      name: 'a text that doubles',
      lines: `${many(60, (at) => `l${at} = "\${local.l${at + 1}}\${local.l${at + 1}}"`)}\nl60 = "x"`
    },
    {
      name: 'a text that a function doubles',
      lines: `${many(60, (at) => `l${at} = format("%s%s", local.l${at + 1}, local.l${at + 1})`)}\nl60 = "x"`
    },
    {
      name: 'comparisons that double',
      lines: many(
        60,
        (at) => `l${at} = local.l${at + 1} == local.l${at + 1} ? local.l${at + 1} : "x"`
      )
    },
    { name: 'deep brackets', lines: `l0 = ${'('.repeat(500)}"x"${')'.repeat(500)}` },
    { name: 'NUL', lines: 'l0 = "a\0b'.concat('"') }
  ])('$name of locals', ({ lines }) => {
    expect(messages({ 'main.tf': locals(lines) })).toHaveLength(1)
  })

  it('a ring of callers, and a long chain of them', () => {
    const call = (to: string) => `module "c" {\n  source = "../${to}"\n  h = var.h\n}\n`
    const chain = Array.from({ length: 100 }, (_, at) => [
      `m${at}/main.tf`,
      `${variable('a.example.com')}${call(`m${(at + 1) % 100}`)}`
    ])
    const end = { 'm99/main.tf': `${variable('a.example.com')}${SOURCE}` }
    const ring = { 'm50/x.tf': SOURCE }
    expect(messages({ ...Object.fromEntries(chain), ...end })).toHaveLength(1)
    expect(messages({ ...Object.fromEntries(chain), ...ring })).toHaveLength(1)
  })

  it('more callers than any repository has', () => {
    const callers = Array.from(
      { length: 1_200 },
      (_, at) => `module "c${at}" {\n  source = "./c"\n  h = "h${at % 3}.example.com"\n}`
    )
    const files = { ...CHILD, 'main.tf': callers.join('\n') }
    expect(hosts(files)).toEqual(['h0', 'h1', 'h2'])
    expect(messages(files)).toHaveLength(1)
  })

  it('more values than a file may have', () => {
    const many = 'x = 1\n'.repeat(70_000)
    const declared = `${variable('a.example.com')}${SOURCE}`
    expect(hosts({ 'main.tf': declared, 'terraform.tfvars': many + many })).toEqual([])
    const locals = { 'a.tf': `locals {\n${many}}\n`, 'b.tf': `locals {\n${many}}\n` }
    expect(hosts({ 'main.tf': declared, 'a.tf': locals['a.tf'] })).toEqual(['a'])
    expect(hosts({ 'main.tf': declared, ...locals })).toEqual([])
  })
})
