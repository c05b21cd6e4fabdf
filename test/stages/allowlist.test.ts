// What `allowed-hosts` makes an error: everything in the checkout that `init` reads and the check does not, or may not use.

import { check } from '../../src/run/check.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

type Texts = Readonly<Record<string, string>>
type FilesIn = CheckoutFiles | ((root: string) => CheckoutFiles)

/** `SEVERITY CODE FILE:LINE` of each finding. */
async function found(files: FilesIn, given: Texts = {}, environment: Texts = {}) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, typeof files === 'function' ? files(directory.path) : files)
  const raw = { dialect: 'terraform', ...given }
  const variables = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace('ROOT', directory.path)
  ])
  const world = quietWorld(directory.path, Object.fromEntries(variables), raw)
  const { verdict } = await check(raw, world)
  return verdict.findings.map(({ severity, problem, places: [place] }) => {
    const at =
      typeof place === 'object'
        ? `${place.file.replace(`${directory.path}/`, '')}:${place.line}`
        : place
    return `${severity} ${problem.code} ${at}`
  })
}

const underAllowlist = (files: FilesIn, given: Texts = {}, environment: Texts = {}) =>
  found(files, { 'allowed-hosts': 'allowed.example.com', ...given }, environment)

const call = (source: string) => `module "m" {\n  source = ${JSON.stringify(source)}\n}\n`
const OTHER = call('other.example.com/acme/network/aws')
const NOT_ALLOWED = (file: string) => [`error host-not-allowed ${file}`]
const base64 = (latin1: string) => ({ base64: Buffer.from(latin1, 'latin1').toString('base64') })

describe('a directory that a source names is read', () => {
  it.each<[string, FilesIn, string]>([
    ['a dot directory', { 'main.tf': call('./.h'), '.h/main.tf': OTHER }, '.h/main.tf:2'],
    [
      'in node_modules',
      { 'main.tf': call('./node_modules/h'), 'node_modules/h/main.tf': OTHER },
      'node_modules/h/main.tf:2'
    ],
    [
      'in a committed .terraform',
      { 'main.tf': call('./.terraform/h'), '.terraform/h/main.tf': OTHER },
      '.terraform/h/main.tf:2'
    ],
    [
      'with doubled slashes',
      { 'main.tf': call('./a//../.h'), '.h/main.tf': OTHER },
      '.h/main.tf:2'
    ],
    [
      'through a link',
      { 'main.tf': call('./l/x'), '.h/x/main.tf': OTHER, l: { link: '.h' } },
      '.h/x/main.tf:2'
    ],
    [
      'beside where a link leads, by .. in its module',
      {
        'main.tf': call('./a/l'),
        '.h/deep/main.tf': call('../.x'),
        'a/l': { link: '../.h/deep' },
        'a/.x/main.tf': '',
        '.h/.x/main.tf': OTHER
      },
      '.h/.x/main.tf:2'
    ],
    [
      'by a module in such a directory',
      { 'main.tf': call('./.a'), '.a/main.tf': call('../.b'), '.b/main.tf': OTHER },
      '.b/main.tf:2'
    ],
    [
      'by a test',
      {
        'main.tf': 'locals {}\n',
        'tests/a.tftest.hcl': `run "a" {\n  ${call('./.h').replace('"m" ', '')}}\n`,
        '.h/main.tf': OTHER
      },
      '.h/main.tf:2'
    ],
    [
      'that is a link to a directory of tests',
      {
        'main.tf': 'locals {}\n',
        '.t/a.tftest.hcl': `run "a" {\n  ${OTHER.replace('"m" ', '')}}\n`,
        tests: { link: '.t' }
      },
      '.t/a.tftest.hcl:3'
    ],
    [
      'of a Terragrunt unit',
      { 'u/terragrunt.hcl': 'terraform {\n  source = "../.m//x"\n}\n', '.m/x/main.tf': OTHER },
      '.m/x/main.tf:2'
    ],
    [
      'by a file beside a Terragrunt unit',
      {
        'u/terragrunt.hcl': 'terraform {\n  source = "../.m"\n}\n',
        'u/x.tf': call('./.y'),
        '.m/main.tf': 'locals {}\n',
        '.m/.y/main.tf': OTHER
      },
      '.m/.y/main.tf:2'
    ],
    [
      'by a file that Terragrunt generates',
      {
        'u/terragrunt.hcl': `generate "x" {\n  path = "x.tf"\n  if_exists = "skip"\n  contents = <<E\n${call('./.h')}E\n}\n`,
        'u/main.tf': 'locals {}\n',
        'u/.h/main.tf': OTHER
      },
      'u/.h/main.tf:2'
    ],
    [
      'by an absolute path',
      (root) => ({ 'main.tf': call(`${root}/.h`), '.h/main.tf': OTHER }),
      '.h/main.tf:2'
    ],
    [
      'by a file URL with a subdirectory',
      (root) => ({ 'main.tf': call(`file://${root}//.h/x`), '.h/x/main.tf': OTHER }),
      '.h/x/main.tf:2'
    ],
    ['with backslashes', { 'main.tf': call('.\\.h\\x'), '.h/x/main.tf': OTHER }, '.h/x/main.tf:2'],
    [
      'of a Terragrunt unit with a parameter',
      { 'u/terragrunt.hcl': 'terraform {\n  source = "../.m?ref=1"\n}\n', '.m/main.tf': OTHER },
      '.m/main.tf:2'
    ],
    [
      'of a unit in a Terragrunt stack',
      {
        'terragrunt.stack.hcl': 'unit "x" {\n  source = ".u"\n  path = "x"\n}\n',
        '.u/terragrunt.hcl': 'terraform {\n  source = "tfr://other.example.com/a/b/c"\n}\n'
      },
      '.u/terragrunt.hcl:2'
    ]
  ])('%s', async (_, files, place) => {
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED(place))
  })

  it('by an expression', async () => {
    const files = {
      'main.tofu': `locals {\n  d = ".h"\n}\nmodule "m" {\n  source = "./\${local.d}"\n  e = ".g"\n}\n`,
      '.h/main.tofu': `variable "e" {}\nmodule "m" {\n  source = "../\${var.e}"\n}\n`,
      '.g/main.tf': OTHER
    }
    expect(await underAllowlist(files, { dialect: 'opentofu' })).toEqual(
      NOT_ALLOWED('.g/main.tf:2')
    )
  })

  it('with the values that a call through a link passes', async () => {
    const files = {
      'main.tofu': 'module "m" {\n  source = "./l"\n  host = "other.example.com"\n}\n',
      '.h/main.tofu': `variable "host" {\n  default = "allowed.example.com"\n}\n${call('#').replace('#', '$${var.host}/a/b/c')}`,
      l: { link: '.h' }
    }
    expect(await underAllowlist(files, { dialect: 'opentofu' })).toEqual(
      NOT_ALLOWED('.h/main.tofu:5')
    )
  })

  it('outside of what `scan` selects', async () => {
    const files = { 'a/main.tf': call('../b'), 'b/main.tf': OTHER }
    expect(await underAllowlist(files, { scan: 'a' })).toEqual(NOT_ALLOWED('b/main.tf:2'))
  })

  it('and its constraints are those of the root module', async () => {
    const requires = (version: string) =>
      `terraform {\n  required_providers {\n    a = { source = "a/a", version = "${version}" }\n  }\n}\n`
    const files = {
      'main.tf': requires('1.0.0') + call('./l'),
      '.h/main.tf': requires('2.0.0'),
      l: { link: '.h' }
    }
    const all = await found(files, { hostnames: '', exclude: 'none' })
    expect(all.filter((each) => each.includes('constraint'))).toEqual([
      'error constraint-unmeetable main.tf:3'
    ])
  })
})

describe('what is not read is an error', () => {
  const deep = `{"locals":{"a":${'['.repeat(300)}${']'.repeat(300)}}}`
  it.each<[string, CheckoutFiles, string, string]>([
    ['outside the checkout', { 'main.tf': call('../m') }, 'file-outside main.tf:2', 'notice'],
    ['at an absolute path', { 'main.tf': call('/srv/m') }, 'file-outside main.tf:2', 'notice'],
    [
      'behind a link to the outside',
      { 'main.tf': call('./m'), m: { link: '/opt' } },
      'file-outside main.tf:2',
      'notice'
    ],
    [
      'behind a broken link out of the checkout',
      { 'main.tf': call('./m'), m: { link: '../gone' } },
      'file-outside main.tf:2',
      'notice'
    ],
    [
      'that something else may create',
      { 'main.tf': call('./m'), '.gitignore': 'm\n' },
      'source-missing main.tf:2',
      'warning'
    ],
    [
      'a file behind a link to the outside',
      { 'main.tf': '', 'x.tf': { link: '/etc/hostname' } },
      'file-outside x.tf:1',
      'warning'
    ],
    [
      'nested too deeply',
      { 'main.tf': '', 'x.tf.json': deep },
      'file-syntax x.tf.json:1',
      'warning'
    ],
    [
      'a syntax error in an example',
      { 'main.tf': '', 'examples/a/main.tf': 'locals {\n  a = }\n' },
      'file-syntax examples/a/main.tf:2',
      'warning'
    ],
    [
      'a link to the outside in a directory of init',
      {
        'main.tf': call('./.terraform/x'),
        '.terraform/x/main.tf': call('./n'),
        '.terraform/x/n/z.tf': { link: '/etc/hostname' }
      },
      'file-outside .terraform/x/n/z.tf:1',
      'warning'
    ],
    [
      'the module of a Terragrunt unit',
      { 'u/terragrunt.hcl': 'terraform {\n  source = run_cmd("x")\n}\n' },
      'source-dynamic u/terragrunt.hcl:2',
      'notice'
    ]
  ])('%s', async (_, files, finding, otherwise) => {
    expect(await underAllowlist(files)).toEqual([`error ${finding}`])
    expect(await found(files)).toEqual([`${otherwise} ${finding}`])
  })

  it.each<[string, CheckoutFiles, Readonly<Record<string, string>>, string]>([
    [
      'a directory in `exclude`',
      { 'main.tf': call('./m'), 'm/main.tf': OTHER },
      { exclude: 'm' },
      'file-outside main.tf:2'
    ],
    [
      'a file in `exclude`',
      { 'main.tf': '', 'x.tf': OTHER },
      { exclude: 'x.tf' },
      'file-outside x.tf:1'
    ],
    [
      'a file that `scan` leaves out',
      { 'a/main.tf': '', 'a/x.tf': OTHER },
      { scan: 'a/main.tf' },
      'file-outside a/x.tf:1'
    ],
    [
      'the module of a Terragrunt unit that has no files',
      { 'u/terragrunt.hcl': 'terraform {\n  source = "../none"\n}\n', 'none/README.md': '' },
      {},
      'file-outside u/terragrunt.hcl:2'
    ],
    [
      'a directory that only init creates',
      { 'main.tf': call('./.terraform/modules/m') },
      {},
      'source-missing main.tf:2'
    ],
    [
      'a directory that an unknown value names',
      { 'main.tofu': `variable "d" {}\nmodule "m" {\n  source = "./\${var.d}"\n}\n` },
      { dialect: 'opentofu' },
      'file-outside main.tofu:3'
    ]
  ])('%s, which is nothing otherwise', async (_, files, given, finding) => {
    expect(await underAllowlist(files, given)).toEqual([`error ${finding}`])
    expect(await found(files, given)).toEqual([])
  })

  it.each([
    'git::https::https://allowed.example.com/a',
    'git::https:///allowed.example.com/a',
    'git::ssh://other.example.com%2f@allowed.example.com/a',
    'git::ssh://allowed.example.com#@other.example.com/a',
    'hg::allowed.example.com:a',
    's3::https://allowed.example.com/bucket/a.zip'
  ])('the host of %s', async (source) => {
    const files = { 'main.tf': call(source) }
    expect(await underAllowlist(files)).toContain('error host-not-allowed main.tf:2')
    expect(await found(files)).toEqual(['notice source-near-miss main.tf:2'])
  })

  const backend = (type: string, line: string) =>
    `terraform {\n  backend "${type}" {\n    ${line}\n  }\n}\n`
  it.each([
    ['azurerm', 'metadata_host = "other.example.com"'],
    ['consul', 'address = "other.example.com:8500"'],
    ['gcs', 'storage_custom_endpoint = "https://other.example.com/storage/v1/"'],
    ['http', 'lock_address = "https://other.example.com/l"'],
    ['kubernetes', 'host = "https://other.example.com"'],
    ['pg', 'conn_str = "postgres://user@other.example.com/state"'],
    ['pg', 'conn_str = "host=other.example.com dbname=state"'],
    ['s3', 'endpoint = "other.example.com"'],
    ['s3', 'endpoints = { dynamodb = "https://other.example.com" }'],
    ['s3', 'https_proxy = "http://other.example.com:3128"']
  ])('the host of a backend %s with %s', async (type, line) => {
    const files = { 'main.tf': backend(type, line) }
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED('main.tf:3'))
    const allowed = line.replace('other.example.com', 'allowed.example.com')
    const ports = 'allowed.example.com\nallowed.example.com:8500\nallowed.example.com:3128'
    const same = await found({ 'main.tf': backend(type, allowed) }, { 'allowed-hosts': ports })
    expect(same).toEqual([])
  })

  it.each([
    ['azurerm', 'storage_account_name = "x@other.example.com/"'],
    ['cos', 'region = "x@other.example.com/"'],
    ['oss', 'bucket = "other.example.com/"'],
    ['s3', 'region = "other.example.com#"'],
    ['local', 'path = "state.json"'],
    ['local', 'path = ".h/terraform.tfstate"'],
    ['local', 'path = "../terraform.tfstate"']
  ])('what names a host in a backend %s with %s', async (type, line) => {
    const files = { 'main.tf': backend(type, line) }
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED('main.tf:3'))
    expect(await found(files)).toEqual([])
  })

  it('but not the usual names of a backend', async () => {
    const usual = {
      'a/main.tf': backend('azurerm', 'storage_account_name = "acmestate01"'),
      'b/main.tf': backend('s3', 'bucket = "acme.state"'),
      'c/main.tf': backend('local', 'path = "state/prod.tfstate"'),
      'd/main.tf': backend('local', 'workspace_dir = "./terraform.tfstate.d"')
    }
    expect(await underAllowlist(usual)).toEqual([])
  })

  it.each([
    ['openbao', 'address = "https://other.example.com"'],
    ['azure_vault', 'vault_uri = "https://other.example.com"'],
    ['aws_kms', 'endpoints { sts = "https://other.example.com" }']
  ])('the host of a key provider %s', async (type, line) => {
    const text = `terraform {\n  encryption {\n    key_provider "${type}" "a" {\n      ${line}\n    }\n  }\n}\n`
    const files = { 'main.tofu': text }
    expect(await underAllowlist(files, { dialect: 'opentofu' })).toEqual(NOT_ALLOWED('main.tofu:4'))
  })

  const state = (provider: string) => JSON.stringify({ version: 4, resources: [{ provider }] })
  it.each<[string, CheckoutFiles]>([
    [
      'the state of the directory',
      { 'terraform.tfstate': state('module.a.provider["other.example.com/acme/box"].west') }
    ],
    [
      'the state of a workspace',
      { 'terraform.tfstate.d/a/terraform.tfstate': state('provider["other.example.com/a/b"]') }
    ],
    [
      'the backend that init has used',
      {
        '.terraform/terraform.tfstate': JSON.stringify({
          backend: {
            type: 's3',
            config: { bucket: 'b', endpoints: { s3: 'https://other.example.com' } }
          }
        })
      }
    ],
    [
      'the backend that init has used, as a part',
      {
        '.terraform/terraform.tfstate': JSON.stringify({
          backend: { type: 's3', config: { region: 'x.other.example.com#' } }
        })
      }
    ],
    [
      'the local backend that init has used',
      {
        '.terraform/terraform.tfstate': JSON.stringify({
          backend: { type: 'local', config: { path: '.h/state' } }
        })
      }
    ],
    ['the workspace that is selected', { '.terraform/environment': '../.h' }],
    ['a link to a directory that is not read', { prod: { link: '.h' }, '.h/main.tf': OTHER }]
  ])('a host in %s', async (_, files) => {
    const [file = ''] = Object.keys(files)
    const all = await underAllowlist({ 'main.tf': '', ...files })
    expect(all).toEqual([
      expect.stringMatching(`^error (host-not-allowed|file-outside) ${file}:1$`)
    ])
    expect(await found({ 'main.tf': '', ...files })).toEqual([])
  })

  const chosen = (value: string) => `module "m" {\n  source = ${value}\n}\n`
  const EVIL = '"git::https://other.example.com/x"'
  const GOOD = '"git::https://allowed.example.com/x"'
  const variable = (type: string, value: string) =>
    `variable "a" {\n  type = ${type}\n  default = ${value}\n}\n`
  it.each([
    ['a template of one part', chosen(`"\${true}" == true ? ${EVIL} : ${GOOD}`)],
    ['branches of two types', chosen(`(true ? true : "x") == true ? ${GOOD} : ${EVIL}`)],
    ['texts that are equal in NFC', chosen(`"\\u00e9" == "e\\u0301" ? ${EVIL} : ${GOOD}`)],
    ['keys that are equal numbers', chosen(`{ 1 = ${GOOD}, 01 = ${EVIL} }["1"]`)],
    [
      'a long number',
      chosen('join("", ["git::https://h", 12345678901234567891, ".example.com/x"])')
    ],
    ['capitals', chosen('lower(upper("git::https://stra\u00dfe.example.com/x"))')],
    ['white space', chosen(`"./.h\${"" ~} x"`)],
    ['a bool', `${variable('bool', '"true"')}${chosen(`var.a == true ? ${EVIL} : ${GOOD}`)}`],
    [
      'an optional attribute',
      `${variable(`object({ b = optional(string, ${EVIL}) })`, '{ b = null }')}${chosen(`coalesce(var.a.b, ${GOOD})`)}`
    ],
    [
      'a set',
      `${variable('set(string)', '["git::https://", "allowed.example.com/", "other/"]')}${chosen('join("", var.a)')}`
    ],
    ['the rest of a bucket', chosen(`"allowed.example.com/\${[for x in ["a"] : x][0]}"`)],
    [
      'a constant argument',
      `variable "a" {\n  default = ${GOOD}\n}\n${chosen('var.a')}`,
      `variable "a" {\n  default = [for x in [${EVIL}] : x][0]\n}\n`
    ]
  ])('a source that OpenTofu evaluates otherwise: %s', async (_, text, override = '') => {
    const files = { 'main.tf': text, 'a_override.tf': override, '.h x/main.tf': '' }
    const given = {
      dialect: 'opentofu',
      'allowed-hosts':
        'allowed.example.com\nstrasse.example.com\nh12345678901234567000.example.com\nregistry.opentofu.org'
    }
    expect(await underAllowlist(files, given)).toContainEqual(
      expect.stringMatching(/^error (?!host-unreachable)/)
    )
  })

  it('every source of a module that is called with several', async () => {
    const callTwo = `module "a" {\n  source = "./m"\n  a = ${EVIL}\n}\nmodule "b" {\n  source = "./m"\n  a = ${GOOD}\n}\n`
    const files = { 'main.tf': callTwo, 'm/main.tf': `variable "a" {}\n${chosen('var.a')}` }
    const all = await underAllowlist(files, { dialect: 'opentofu' })
    expect(all).toContain('error host-not-allowed m/main.tf:3')
  })

  it('the default of a module that only its examples call', async () => {
    const files = {
      'main.tf': `variable "a" {\n  default = ${EVIL}\n}\n${chosen('var.a')}`,
      'examples/a/main.tf': `module "a" {\n  source = "../.."\n  a = ${GOOD}\n}\n`
    }
    const all = await underAllowlist(files, { dialect: 'opentofu' })
    expect(all).toContain('error host-not-allowed main.tf:5')
  })

  it('a template of JSON, which Terraform takes as a text', async () => {
    const source = `./.\${"h"}`
    const files = {
      'main.tf.json': JSON.stringify({ module: { a: { source } } }),
      '.h/main.tf': '',
      [`.\${"h"}/main.tf`]: OTHER
    }
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED('main.tf.json:1'))
  })

  it.each([
    ['\u0085EOT\n}', 'locals {\n  b = <<EOT\nEOT\n}'],
    ['\ufeffEOT\nEOT\n}', '']
  ])('what follows a heredoc that ends as in Go: %j', async (end, after) => {
    const text = `locals {\n  a = <<EOT\n${end}\n${OTHER}\n${after}`
    expect(await underAllowlist({ 'main.tf': text })).toEqual([
      expect.stringContaining('error host-not-allowed main.tf')
    ])
  })

  it('a state of Terragrunt', async () => {
    const state = (address: string) =>
      `remote_state {\n  backend = "http"\n  config = {\n    address = "${address}"\n  }\n}\n`
    const files = (address: string) => ({
      'a/terragrunt.hcl':
        'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\nterraform {\n  source = "../m"\n}\n',
      'root.hcl': state(address),
      'm/main.tf': ''
    })
    const unit = `/\${path_relative_to_include()}`
    expect(await underAllowlist(files(`https://other.example.com${unit}`))).toEqual(
      NOT_ALLOWED('root.hcl:4')
    )
    expect(await underAllowlist(files(`https://allowed.example.com${unit}`))).toEqual([])
    expect(await found(files(`https://other.example.com${unit}`))).toEqual([])
  })

  it.each([
    ['all arguments', 'backend = "http"', 'config = merge(local.a, { username = "a" })'],
    ['the backend', 'backend = local.b', 'config = {}'],
    ['the name of an argument', 'backend = "http"', 'config = { (local.a) = "https://a" }'],
    ['a host in a region', 'backend = "s3"', 'config = { region = "other.example.com#" }']
  ])('a state of Terragrunt where an expression gives %s', async (_, backend, config) => {
    const text = `remote_state {\n${backend}\n${config}\n}\n`
    const line = backend.includes('local') ? 2 : 3
    const files = { 'a/main.tf': '', 'a/terragrunt.hcl': text }
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED(`a/terragrunt.hcl:${line}`))
    expect(await found(files)).toEqual([])
  })

  const generate = (path: string, more: string) =>
    `generate "a" {\n  path = ${path}\n  if_exists = "overwrite"\n  ${more}\n}\n`
  const include = (path: string) => `include "a" {\n  path = "${path}"\n}\n`
  it.each<[string, CheckoutFiles]>([
    ['a file that is no .hcl', { 'a/terragrunt.hcl': include('../a.txt'), 'a.txt': 'locals {}\n' }],
    ['a file of unknown name', { 'a/terragrunt.hcl': include(`\${local.a}`) }],
    ['unknown contents', { 'a/terragrunt.hcl': generate('"a.tf"', 'contents = jsonencode({})') }],
    ['an unknown path', { 'a/terragrunt.hcl': generate('local.a', 'contents = ""') }],
    ['a path to elsewhere', { 'a/terragrunt.hcl': generate('"../b/a.tf"', 'contents = ""') }],
    ['a test', { 'a/terragrunt.hcl': generate('"a.tftest.hcl"', 'contents = ""') }],
    [
      'what may be turned off',
      { 'a/terragrunt.hcl': generate('"a.tf"', 'contents = ""\n  disable = local.a') }
    ],
    [
      'a prefix that is no comment',
      { 'a/terragrunt.hcl': generate('"a.tf"', 'contents = ""\n  comment_prefix = "a {}\\n# "') }
    ],
    ['an argument instead of blocks', { 'a/terragrunt.hcl': 'generate = local.a\n' }]
  ])('%s that Terragrunt adds', async (_, files) => {
    const all = await underAllowlist({ 'a/main.tf': '', ...files })
    expect(all).toEqual([expect.stringContaining('error file-outside')])
    expect(await found({ 'a/main.tf': '', ...files })).toEqual([])
  })

  it('but not a requirement that Terragrunt generates as an override', async () => {
    const contents = `<<EOT\nterraform {\n  required_providers {\n    a = { source = "./" }\n  }\n}\nEOT`
    const text = generate('"versions_override.tf"', `contents = ${contents}`)
    const files = {
      'a/main.tf': '',
      'a/terragrunt.hcl': text.replace('./', 'terraform.io/builtin/terraform')
    }
    expect(await underAllowlist(files)).toEqual([])
  })

  it('but not the usual names in a backend that Terragrunt generates', async () => {
    const bucket = `bucket = "state-\${local.name}-\${get_aws_account_id()}"`
    const contents = `<<EOT\nterraform {\n  backend "s3" {\n    ${bucket}\n  }\n}\nEOT`
    const files = {
      'a/main.tf': '',
      'a/terragrunt.hcl': generate('"b.tf"', `contents = ${contents}`)
    }
    expect(await underAllowlist(files)).toEqual([])
  })

  it('but not a source whose rest is known, though an expression', async () => {
    const text = `locals {\n  v = "v1"\n}\n${chosen(`"git::https://allowed.example.com/x?ref=\${local.v}"`)}`
    const all = await underAllowlist({ 'main.tf': text }, { dialect: 'opentofu' })
    expect(all).toEqual(['notice allowlist-incomplete main.tf:5'])
  })

  it('but not the usual states of Terragrunt', async () => {
    const config = `bucket = "state-\${get_aws_account_id()}"\nregion = local.region`
    const text = `remote_state {\nbackend = "s3"\nconfig = {\n${config}\n}\n}\n`
    expect(await underAllowlist({ 'a/main.tf': '', 'a/terragrunt.hcl': text })).toEqual([])
  })

  const ALLOWED = '"allowed.example.com/acme/box"'
  const provider = (items: string) =>
    `terraform {\n  required_providers {\n    box = { ${items} }\n  }\n}\n`
  it.each([
    ['the last of equal names', `source = ${ALLOWED}, source`],
    ['a name in parentheses', '("source")'],
    ['a name that is a template', `"\${"sour"}ce"`],
    ['a name that is an expression', `source = ${ALLOWED}, (true ? "source" : "a")`]
  ])('%s in an object, as the clients do', async (_, before) => {
    const files = { 'main.tf': provider(`${before} = "other.example.com/acme/box"`) }
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED('main.tf:3'))
  })

  it('an object with a name that is not known', async () => {
    const name = `"%{for a in ["source"]}\${a}%{endfor}"`
    const items = `source = ${ALLOWED}, ${name} = "other.example.com/acme/box"`
    expect(await underAllowlist({ 'main.tf': provider(items) })).toContain(
      'error source-dynamic main.tf:3'
    )
  })

  it('a name that is a template in JSON, as the clients do', async () => {
    const s3 = { endpoints: { [`\${"s3"}`]: 'https://other.example.com' } }
    const files = { 'main.tf.json': JSON.stringify({ terraform: { backend: { s3 } } }) }
    expect(await underAllowlist(files)).toEqual(NOT_ALLOWED('main.tf.json:1'))
  })

  it('but a host that only Git reads is known', async () => {
    const files = { 'main.tf': call('git::allowed.example.com:acme/a') }
    expect(await found(files)).toEqual([])
    expect(await underAllowlist(files)).toEqual(['notice allowlist-incomplete main.tf:2'])
  })

  it('but not bytes that the clients accept, nor what is read', async () => {
    const files = {
      'main.tf': base64('# caf\xe9\nmodule "m" {\n  source = "./.h"\n}\n'),
      '.h/main.tf': 'locals {}\n'
    }
    expect(await underAllowlist(files)).toEqual(['notice file-syntax main.tf:1'])
  })
})

describe('a CLI configuration leads to a host that is not allowed', () => {
  const main =
    'terraform {\n  required_providers {\n    a = { source = "allowed.example.com/acme/a" }\n  }\n}\n'
  const under = (config: string, path = 'ROOT/cli.tfrc') =>
    underAllowlist(
      { 'main.tofu': main, 'cli.tfrc': config },
      { dialect: 'opentofu' },
      { TF_CLI_CONFIG_FILE: path }
    )
  const mirror = (host: string) =>
    `provider_installation {\n  network_mirror {\n    url = "https://${host}/p/"\n  }\n}\n`

  it.each([
    ['a network mirror', mirror],
    [
      'an OCI mirror',
      (host: string) =>
        `provider_installation {\n  oci_mirror {\n    repository_template = "${host}/\${hostname}/\${namespace}/\${type}"\n  }\n}\n`
    ]
  ])('%s', async (_, configuration) => {
    expect(await under(configuration('other.example.com'))).toEqual(NOT_ALLOWED('cli.tfrc:2'))
    expect(await under(configuration('allowed.example.com'))).toEqual([])
  })

  it.each(['https://other.example.com/p/', '//other.example.com/p/'])(
    'a host block with %s',
    async (url) => {
      const block = `host "allowed.example.com" {\n  services = { "providers.v1" = "${url}" }\n}\n`
      expect(await under(block)).toContain('error host-not-allowed cli.tfrc:1')
      const own = await under(block.replace(url, '/p/'))
      expect(own).not.toContainEqual(expect.stringContaining('host-not-allowed'))
    }
  )

  it('but not one outside of the checkout, which is of the machine', async () => {
    await using home = await temporaryDirectory()
    writeCheckout(home.path, { 'cli.tfrc': mirror('other.example.com') })
    expect(await under('', `${home.path}/cli.tfrc`)).toEqual([])
  })
})
