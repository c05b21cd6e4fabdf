import { textNotes } from '../../src/read/roots/text-notes.ts'
import { classify } from '../../src/read/scan/file-kinds.ts'
import { usagesOf } from '../../src/read/scan/module-usages.ts'
import { parseFile } from '../../src/read/scan/read-module.ts'
import { narrowUsages, notesFor, type Usage } from '../../src/read/scan/usage.ts'
import { MAIN_CLIENTS, RELEASES } from '../../src/rules/protocol/clients.ts'
import { UNKNOWN_HOST } from '../../src/rules/protocol/package-address.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readModule } from '../support/module.ts'
import { readVectors } from '../support/vectors.ts'

const clientsOf = (usage: Usage) =>
  usage.needs.flatMap(({ host, service, clients }) =>
    clients.map((client) => `${client} ${host} ${service}`)
  )

const rows = readVectors('usage-needs') as {
  name: string
  file: string
  text: string
  kind: string
  needs: string[]
}[]

it.each(rows)('finds the needs of $name', ({ file, text, kind, needs }) => {
  const { usages, notes } = readModule({ [file]: text })
  expect(usages.map((usage) => usage.kind)).toContain(kind)
  expect(notes.filter(({ problem }) => problem.code !== 'host-missing')).toEqual([])
  const found = usages.filter((usage) => usage.kind === kind)
  expect(found.flatMap(clientsOf)).toEqual(needs)
})

it('places a usage at the literal, quotes included', () => {
  const { usages } = readModule({ 'main.tf': 'module "é" { source = "acme/network/aws" }\n' })
  expect(usages[0]).toMatchObject({
    text: 'acme/network/aws',
    place: { file: 'main.tf', line: 1, column: 23, endColumn: 41 }
  })
})

it('reads versions next to a source', () => {
  const { usages } = readModule({
    'main.tf':
      'module "a" {\n  source  = "acme/network/aws"\n  version = "~> 1.2"\n}\nterraform {\n  required_providers {\n    x = { version = ">= 3", source = "acme/x" }\n    y = "~> 4"\n  }\n}\n',
    '.terraform.lock.hcl': 'provider "registry.example.com/acme/x" {\n  version = "3.1.0"\n}\n',
    'terragrunt.hcl':
      'terraform {\n  source = "tfr://registry.example.com/acme/network/aws?version=7.0.0"\n}\n'
  })
  expect(usages.map(({ version }) => version?.text)).toEqual([
    '3.1.0',
    '~> 1.2',
    '>= 3',
    '~> 4',
    undefined
  ])
})

it('reads what each client makes of a version that is an expression', () => {
  const call = (name: string, version: string) =>
    `module "${name}" {\n  source  = "acme/network/aws"\n  version = ${version}\n}\n`
  const { usages } = readModule({
    'main.tf': `variable "v" {\n  default = "1.0.0"\n}\nlocals {\n  v = "2.0.0"\n}\n${call('a', 'var.v')}${call('b', 'local.v')}${call('c', 'local.w')}${call('d', `"~> \${var.w}"`)}${call('e', 'jsondecode("{\\"token\\":\\"hunter2\\"}").v')}`
  })
  expect(usages.map(({ version }) => [version?.text, version?.value])).toEqual([
    ['var.v', { opentofu: '1.0.0' }],
    ['local.v', { terraform: '2.0.0', opentofu: '2.0.0' }],
    ['local.w', { terraform: null, opentofu: null }],
    [`"~> \${var.w}"`, { terraform: null, opentofu: null }],
    ['…', { terraform: null, opentofu: null }]
  ])
})

it('reads the constraints of a lock file apart from its version', () => {
  const { usages } = readModule({
    '.terraform.lock.hcl':
      'provider "registry.example.com/acme/x" {\n  version     = "3.1.0"\n  constraints = "~> 3.0"\n}\n'
  })
  expect(usages).toMatchObject([{ version: { text: '3.1.0' }, constraints: '~> 3.0' }])
})

describe('in a module of several files', () => {
  const base = 'module "a" {\n  source = "registry.example.com/acme/network/aws"\n}\n'

  it('an override replaces a source, which is still listed', () => {
    const { usages } = readModule({
      'main.tf': base,
      'main_override.tf': 'module "a" {\n  source = "other.example.com/acme/network/aws"\n}\n'
    })
    expect(usages.map(({ host, isOverridden }) => [host, isOverridden])).toEqual([
      ['registry.example.com', true],
      ['other.example.com', false]
    ])
    expect(usages[0]?.needs).toEqual([])
  })

  it('an override without a source does not replace the source', () => {
    const { usages, notes } = readModule({
      'main.tf': base,
      'override.tf': 'module "a" {\n  version = "1.0.0"\n}\n'
    })
    expect(usages.map(({ isOverridden }) => isOverridden)).toEqual([false, false])
    expect(notes).toEqual([])
  })

  it('an override that only OpenTofu reads replaces the source for OpenTofu only', () => {
    const { usages } = readModule({
      'main.tf': base,
      'override.tofu': 'module "a" {\n  source = "./network"\n}\n'
    })
    expect(usages.flatMap(clientsOf)).toEqual(['terraform registry.example.com modules.v1'])
    expect(usages[0]?.isOverridden).toBe(false)
  })

  it('a backend of any type in an override replaces a cloud block', () => {
    const { usages } = readModule({
      'main.tf': 'terraform {\n  cloud {\n    hostname = "tfe.example.com"\n  }\n}\n',
      'override.tf': 'terraform {\n  backend "local" {}\n}\n'
    })
    expect(usages.map(({ isOverridden }) => isOverridden)).toEqual([true])
  })

  it('only the arguments of a backend that name a host are usages, each expression once', () => {
    const backend = 'bucket = "state"\nregion = "eu-west-1"\nendpoints = local.endpoints'
    const { usages } = readModule({
      'main.tf': `terraform {\nbackend "s3" {\n${backend}\n}\n}\n`
    })
    expect(usages.map(({ text }) => text)).toEqual(['local.endpoints'])
  })

  it('a .tofu file hides the .tf file of the same name from OpenTofu', () => {
    const { usages } = readModule({
      'main.tf': 'module "a" {\n  source = "one.example.com/acme/network/aws"\n}\n',
      'main.tofu': 'module "a" {\n  source = "two.example.com/acme/network/aws"\n}\n',
      'more.tf': 'module "b" {\n  source = "acme/network/aws"\n}\n'
    })
    expect(usages.flatMap(clientsOf)).toEqual([
      'terraform one.example.com modules.v1',
      'opentofu two.example.com modules.v1',
      'terraform registry.terraform.io modules.v1',
      'opentofu registry.opentofu.org modules.v1'
    ])
    expect(narrowUsages(usages, ['opentofu']).map(({ host }) => host)).toEqual([
      'two.example.com',
      'registry.opentofu.org'
    ])
  })

  it('a provider that another file requires is not implied', () => {
    const { usages } = readModule({
      'main.tf':
        'resource "aws_instance" "x" {\n  provider = net.west\n}\nresource "terraform_data" "y" {}\ndata "dns_a_record" "z" {}\n',
      'versions.tf':
        'terraform {\n  required_providers {\n    net = { source = "acme/net" }\n  }\n}\n'
    })
    const implied = usages.filter(({ kind }) => kind === 'implied_provider')
    expect(implied.map(({ text, place }) => [text, place.line, place.column])).toEqual([
      ['dns_a_record', 5, 6]
    ])
  })

  it('the target of an import implies a provider, as the resource itself need not be there', () => {
    const { usages } = readModule({
      'main.tf':
        'import {\n  to = acme_thing.a["x"]\n  id = "1"\n}\nimport {\n  to = module.m.dns_a.b\n  id = "1"\n}\n',
      'more.tf': 'import {\n  provider = net.west\n  to = tls_key.k\n  id = "1"\n}\n'
    })
    const implied = usages.filter(({ kind }) => kind === 'implied_provider')
    expect(implied.map(({ text, place }) => [text, place.line, place.column])).toEqual([
      ['acme_thing', 2, 8],
      ['net', 2, 14]
    ])
  })

  it('localterraform.com is read as a host', () => {
    const { usages } = readModule({
      'main.tf': 'module "a" {\n  source = "localterraform.com/acme/network/aws"\n}\n'
    })
    const [usage] = usages
    expect(usage?.host).toBe('localterraform.com')
    expect(usage?.needs).toMatchObject([{ host: 'localterraform.com', service: 'modules.v1' }])
  })
})

describe('a missing value', () => {
  it('is not reported as dynamic where a syntax error cuts it off', () => {
    const { notes } = readModule({ 'main.tf': 'module "a" {\n  source =\n}\n' })
    expect(notes.map(({ problem }) => problem.code)).toEqual(['file-syntax'])
  })

  it.each([
    'source = foo(\n  version = "1.0.0"',
    'source = [for x in var.y : x\n  version = "1.0"',
    "source = 'acme/network/aws'",
    `source = "$\{var.base\n  version = "1.0.0"`,
    'source = "acme/network/aws\n  source = "acme/network/aws"',
    `source = "acme/network/aws"\n  version = ">= 1.0, $\{var.x}`,
    'source = "acme/network/aws"\n  version = "1.0.0',
    'source = acme(}\n  version = "1.0.0"'
  ])('has one finding where a syntax error cuts it off: %s', (lines) => {
    const { usages, notes } = readModule({ 'main.tf': `module "a" {\n  ${lines}\n}\n` })
    const rules = {
      clients: MAIN_CLIENTS,
      releases: RELEASES,
      isPredicted: true,
      set: [],
      versions: {}
    }
    const all = [...notes, ...textNotes(usages, [], rules)]
    expect(all.map(({ problem }) => problem.code)).toEqual(['file-syntax'])
  })

  it('is invalid if it is null', () => {
    const { notes } = readModule({ 'main.tf': 'module "a" {\n  source = null\n}\n' })
    expect(notes).toMatchObject([
      { problem: { code: 'source-invalid', message: 'module.a has null as its source' } }
    ])
  })
})

describe('a source that is not a literal', () => {
  const module = (source: string, more = '') =>
    readModule({ 'main.tf': `module "a" {\n  source = ${source}\n}\n${more}` })

  it.each([
    ['local.x ? "./a" : "git::https://git.example.com/x.git?ref=v1"', 0],
    ['local.x == "a" ? "../a" : "./b"', 0],
    ['local.x ? "git@git.example.com:x.git" : "git::ssh://git.example.com/y"', 0],
    ['local.x ? "./a" : "acme/network/aws"', 1],
    ['local.x ? "acme/network/aws" : "./a"', 1],
    ['local.x ? "acme/x/aws" : local.y ? "./a" : "./b"', 1],
    ['local.x ? "./a" : local.y', 1]
  ])('is no notice if each branch is local or Git: %s', (source, count) => {
    const { usages, notes } = module(source)
    expect(notes).toHaveLength(count)
    // An allowlist still makes an error of it.
    expect(usages[0]?.directHost).toBe(count === 0 ? UNKNOWN_HOST : undefined)
  })

  it.each([
    { name: 'a local with a literal value', source: 'local.source' },
    { name: 'a piece that is a local', source: `"\${local.host}/acme/network/aws"` },
    {
      name: 'a literal in an interpolation',
      source: `"\${"registry.example.com/acme"}/network/aws"`
    },
    { name: 'a literal in parentheses', source: '("registry.example.com/acme/network/aws")' },
    { name: 'a host before what is not known', source: `"registry.example.com/\${var.x}/y/z"` }
  ])('has a known host: $name', ({ source }) => {
    const { usages, notes } = module(
      source,
      'locals {\n  host   = "registry.example.com"\n  source = "registry.example.com/acme/network/aws"\n}\n'
    )
    expect(usages[0]?.host).toBe('registry.example.com')
    expect(notes).toEqual([])
  })

  it.each([
    { name: 'a condition', source: 'true ? "registry.example.com/a/b/c" : "x"' },
    { name: 'a comparison', source: '("a" != "b") ? "registry.example.com/a/b/c" : "x"' },
    { name: 'an index', source: '["x", "registry.example.com/a/b/c"][1]' },
    {
      name: 'a directive',
      source: '"%{ if 1 == 1 }registry.example.com%{ else }x%{ endif }/a/b/c"'
    }
  ])('is evaluated: $name of literals', ({ source }) => {
    expect(module(source)).toMatchObject({
      usages: [{ host: 'registry.example.com', text: 'registry.example.com/a/b/c' }],
      notes: []
    })
  })

  it.each([
    { name: 'a literal', source: '"./e\u0301"' },
    { name: 'a literal with an escape', source: '"./e\\u0301"' },
    { name: 'a heredoc', source: '<<X\n./e\u0301\nX', end: '\n' },
    { name: 'a template whose parts are literals', source: `"./e\${"\u0301"}"` }
  ])('$name is in normalization form C, as in the clients', ({ source, end = '' }) => {
    const { usages, notes } = module(source)
    expect(usages).toMatchObject([{ text: `./\u00e9${end}`, host: null }])
    expect(notes).toEqual([])
  })

  it('a template of several parts is in normalization form C', () => {
    const { notes } = module(`"\${local.e}\u0301"`, 'locals {\n  e = "a/e"\n}\n')
    expect(notes.map(({ problem }) => problem.message)).toEqual([
      'Terraform cannot detect a supported external module source type for a/\u00e9'
    ])
  })

  it.each(['true ? "a/b/c"', '["a/b/c"][1]', '["a/b/c"', 'var.x ? "a/b/c" : "a/b/c"', '"a/b/c".x'])(
    'is not evaluated: %s',
    (source) => {
      expect(module(source).usages[0]?.host ?? null).toBeNull()
    }
  )

  it('uses the default of a variable for OpenTofu, and for Terraform if it is constant', () => {
    const variable = (more: string) =>
      module('var.address', `variable "address" {\n  default = "r.example.com/a/b/c"\n${more}}\n`)
    expect(variable('').usages.flatMap(clientsOf)).toEqual(['opentofu r.example.com modules.v1'])
    expect(variable('').notes).toMatchObject([
      { problem: { code: 'source-dynamic' }, clients: ['terraform'] }
    ])
    expect(variable('  const = true\n').notes).toEqual([])
  })

  it('has no host if it begins like a path or a URL', () => {
    for (const source of [
      `"./modules/\${var.x}"`,
      `"git::https://\${var.x}"`,
      `"git@\${var.x}:y"`
    ]) {
      expect(module(source)).toMatchObject({ usages: [{ host: null, needs: [] }], notes: [] })
    }
  })

  it('is otherwise reported as dynamic', () => {
    const { usages, notes } = module('substr("xa/b/c", 1, 6)')
    expect(usages).toMatchObject([{ host: null, text: 'substr("xa/b/c", 1, 6)', needs: [] }])
    expect(notes).toMatchObject([
      {
        problem: {
          code: 'source-dynamic',
          message: 'source of module.a is substr("xa/b/c", 1, 6), which is only known at init time'
        },
        places: [{ line: 2, column: 12 }]
      }
    ])
  })

  it('is not evaluated in required_providers in JSON', () => {
    const { notes } = readModule({
      'main.tf.json': `{"terraform":{"required_providers":{"x":{"source":"acme/\${x}"}}}}`
    })
    expect(notes).toMatchObject([{ problem: { code: 'source-invalid' } }])
  })

  it('has no known host as the config of a remote state', () => {
    const { usages, notes } = readModule({
      'main.tf':
        'data "terraform_remote_state" "x" {\n  backend = "remote"\n  config  = local.remote\n}\n'
    })
    expect(usages).toMatchObject([{ kind: 'remote_state_default', host: null, needs: [] }])
    expect(notes).toMatchObject([{ problem: { code: 'source-dynamic' } }])
  })
})

describe('notes', () => {
  it('a file with a syntax error has usages and one note', () => {
    const { usages, notes } = readModule({
      'main.tf': 'module "a" {\n  source = "acme/network/aws"\n}\nlocals {\n  x = @\n}\n'
    })
    expect(usages).toHaveLength(1)
    expect(notes).toMatchObject([{ problem: { code: 'file-syntax' }, places: [{ line: 5 }] }])
  })

  it('an .hcl file without Terragrunt sources has no syntax note', () => {
    expect(readModule({ 'nomad.hcl': 'x = @\n' }).notes).toEqual([])
    expect(readModule({ 'terragrunt.hcl': 'x = @\n' }).notes).toHaveLength(1)
  })

  it('required_providers at the top level is refused, and nothing in it is required', () => {
    const { usages, notes } = readModule({
      'main.tf': 'required_providers {\n  x = { source = "registry.example.com/acme/x" }\n}\n'
    })
    expect(usages).toEqual([])
    expect(notes).toMatchObject([{ problem: { code: 'block-invalid' } }])
  })

  it('a language block has no note', () => {
    const text = 'language {\n  compatible_with {\n    opentofu = ">= 1.12"\n  }\n}\n'
    expect(readModule({ 'main.tf': text })).toEqual({ usages: [], notes: [] })
  })

  it('a missing hostname is reported for OpenTofu only', () => {
    const { notes } = readModule({ 'main.tf': 'terraform {\n  cloud {}\n}\n' })
    expect(notes).toMatchObject([{ problem: { code: 'host-missing' }, clients: ['opentofu'] }])
    expect(notesFor(notes, ['terraform'])).toEqual([])
  })

  it('a source that both clients reject is reported once', () => {
    const { notes } = readModule({ 'main.tf': 'module "a" {\n  source = "network"\n}\n' })
    expect(notes).toMatchObject([
      {
        problem: {
          code: 'source-invalid',
          message: 'Terraform cannot detect a supported external module source type for network',
          help: 'write ./network to use a directory of the same repository'
        },
        places: [{ file: 'main.tf', line: 2, column: 12, endColumn: 21 }],
        clients: ['terraform', 'opentofu'],
        host: null
      }
    ])
  })

  it.each([
    {
      file: 'a.tftest.hcl',
      text: 'run "x" {\n  module {\n    source = "github.com/acme/network"\n  }\n}\n',
      message: /^"github.com\/acme\/network" is a remote module source; Terraform tests accept/
    },
    {
      file: 'a.tfcomponent.hcl',
      text: 'component "x" {\n  source = "acme/network/aws "\n}\n',
      message: '"acme/network/aws " has white space at its beginning or end'
    },
    {
      file: 'a.tfcomponent.hcl',
      text: 'component "x" {}\n',
      message: 'component.x has no source'
    },
    {
      file: 'a.tfdeploy.hcl',
      text: 'upstream_input "x" {\n  source = "acme/network"\n}\n',
      message: '"acme/network" is not the address of a stack'
    },
    {
      file: 'terragrunt.hcl',
      text: 'terraform {\n  source = "tfr://registry.example.com/acme/network"\n}\n',
      message: '"tfr://registry.example.com/acme/network" cannot be downloaded'
    },
    {
      file: 'terragrunt.hcl',
      text: 'terraform {\n  source = "trf://registry.example.com/acme/network/aws//?version=1.0.0"\n}\n',
      message: '"trf://registry.example.com/acme/network/aws//?version=1.0.0" cannot be downloaded'
    },
    {
      file: 'main.tf',
      text: 'terraform {\n  required_providers {\n    x = ["acme/x"]\n  }\n}\n',
      message: 'terraform.required_providers.x is neither a version nor an object with a source'
    },
    ...['-/box', 'registry.terraform.io/-/box'].map((source) => ({
      file: 'main.tf',
      text: `terraform {\n  required_providers {\n    x = { source = "${source}" }\n  }\n}\n`,
      message: /legacy provider/
    })),
    {
      file: 'main.tf',
      text: 'terraform {\n  required_providers {\n    x = { source = "terraform.io/builtin/x" }\n  }\n}\n',
      message: 'Invalid dependency on built-in provider: none is named "x"'
    }
  ])('an invalid source in $file is reported: $message', ({ file, text, message }) => {
    expect(readModule({ [file]: text }).notes).toMatchObject([
      {
        problem: {
          code: 'source-invalid',
          message: typeof message === 'string' ? message : expect.stringMatching(message),
          help: expect.any(String)
        }
      }
    ])
  })

  it.each(['ssh://git@git.example.com/a.git', 'oci://a.example/b', 'cas::sha1:00', './network'])(
    'the source %s in terragrunt.hcl is what some release of Terragrunt downloads',
    (source) => {
      const text = `terraform {\n  source = "${source}"\n}\n`
      expect(readModule({ 'terragrunt.hcl': text }).notes).toEqual([])
    }
  )

  it.each([
    ['acme/net', 'registry.terraform.io/acme/net'],
    ['Registry.example.com/acme/net', 'registry.example.com/acme/net'],
    ['registry.example.com/Acme/net', 'registry.example.com/acme/net'],
    ['registry.example.com:443/acme/net', 'registry.example.com/acme/net']
  ])('the address %s is invalid in a lock file, which needs %s', (address, normal) => {
    const { notes } = readModule({ '.terraform.lock.hcl': `provider "${address}" {}\n` })
    expect(notes).toMatchObject([
      { problem: { code: 'lock-invalid', message: expect.stringContaining(`"${normal}"`) } }
    ])
  })

  it.each<[string, number]>([
    ['[]', 1],
    ['null', 1],
    ['"h1:x"', 1],
    ['["x"]', 1],
    ['[":x"]', 1],
    ['["h1:x", y]', 1],
    ['["h1:x"]', 0],
    ['["other:x", "zh:y"]', 0]
  ])('the hashes %s have %i notes', (hashes, count) => {
    const text = `provider "registry.example.com/acme/net" {\n  version = "1.0.0"\n  hashes = ${hashes}\n}\n`
    const { notes } = readModule({ '.terraform.lock.hcl': text })
    expect(notes.map(({ problem }) => problem.code)).toEqual(Array(count).fill('lock-invalid'))
  })

  it('a remote module in a test is invalid for Terraform', () => {
    const { notes } = readModule({
      'a.tftest.hcl': 'run "x" {\n  module {\n    source = "github.com/acme/network"\n  }\n}\n'
    })
    expect(notes).toMatchObject([{ problem: { code: 'source-invalid' }, clients: ['terraform'] }])
  })
})

it('reads the references of a file a fixed number of times, however many there are', () => {
  const timesRead = (count: number): number => {
    const text = Array.from(
      { length: count },
      (_, i) =>
        `module "m${i}" {\n  source = "localterraform.com/acme/network/aws"\n}\nresource "p${i}_x" "y" {}\n`
    ).join('')
    const kind = classify('main.tf', new Set(), 'module')
    if (kind === undefined) throw new Error('main.tf has no kind')
    const parsed = parseFile(text, kind, 'main.tf')
    let times = 0
    const counted = {
      ...parsed,
      get references() {
        times += 1
        return parsed.references
      }
    }
    expect(usagesOf([counted], () => []).usages).toHaveLength(2 * count)
    return times
  }
  expect(timesRead(2_000)).toBe(timesRead(20))
})
