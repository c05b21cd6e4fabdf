import { exclusion } from '../../src/read/files/selection.ts'
import { layoutsOf, rootsOf, unmatched } from '../../src/read/roots/find-roots.ts'
import { providerKey, type Root } from '../../src/read/roots/root.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts, type Texts } from '../support/scan-texts.ts'

type Choice = {
  readonly clients?: readonly MainClient[]
  readonly patterns?: readonly string[]
  readonly changed?: readonly string[]
  readonly opentofu?: string
  readonly terraform?: string
}

const TERRAFORM: readonly MainClient[] = ['terraform']

function layoutOf(files: Texts, { clients = TERRAFORM, patterns = [], terraform }: Choice) {
  const { usages, declared, units } = scanTexts(files)
  const globs = patterns.map((text) => ({ text, matches: exclusion([text]) }))
  const versions = terraform === undefined ? {} : { terraform }
  return layoutsOf({ usages, declared, units, clients, patterns: globs, versions })
}

function rootsIn(files: Texts, choice: Choice = {}): readonly Root[] {
  const { changed, opentofu } = choice
  const names = changed === undefined ? null : new Set(changed)
  return [...rootsOf(layoutOf(files, choice), names, opentofu === undefined ? {} : { opentofu })]
}

const directoriesIn = (files: Texts, choice?: Choice) =>
  rootsIn(files, choice).map(({ directory }) => directory)

const show = ({ text, place }: { text: string; place: { file: string; line: number } }) =>
  `${text} ${place.file}:${place.line}`

const providersOf = ({ providers }: Root) =>
  Object.fromEntries(
    providers.map(({ provider, constraints, locked }) => [
      providerKey(provider),
      [...constraints.map(show), ...(locked === null ? [] : [`locked ${show(locked)}`])]
    ])
  )

const call = (name: string, source: string, version?: string) =>
  `module "${name}" {\n  source = "${source}"\n${version === undefined ? '' : `  version = ${version}\n`}}\n`

const requires = (entries: string) => `terraform {\n  required_providers {\n${entries}  }\n}\n`

const AWS = (version: string) =>
  requires(`    aws = { source = "hashicorp/aws", version = "${version}" }\n`)

const AWS_KEY = 'registry.terraform.io/hashicorp/aws'

describe('roots', () => {
  describe('with tests and no configuration', () => {
    const RUN = 'run "a" {\n  module {\n    source = "./setup"\n  }\n}\n'
    const OPENTOFU: Choice = { clients: ['opentofu'] }

    it.each(['a.tftest.hcl', 'tests/a.tftest.hcl'])('are some since Terraform 1.12: %s', (file) => {
      const files = { [`net/${file}`]: RUN, 'net/setup/main.tf': AWS('~> 5.0') }
      expect(directoriesIn(files)).toEqual(['net'])
      expect(directoriesIn(files, { terraform: '1.11.4' })).not.toContain('net')
      expect(directoriesIn(files, OPENTOFU)).not.toContain('net')
    })

    it.each(['aa', 'zb'])('are several above each other, whatever their names: %s', (inner) => {
      const files = { 'a/tests/x.tftest.hcl': RUN, [`a/${inner}/tests/x.tftest.hcl`]: RUN }
      expect(directoriesIn(files).toSorted()).toEqual(['a', `a/${inner}`])
    })

    it('are none below a directory with configuration', () => {
      const files = { 'net/main.tf': AWS('~> 5.0'), 'net/tests/unit/a.tftest.hcl': RUN }
      expect(directoriesIn(files)).toEqual(['net'])
    })

    it.each(['tests/unit', 'acceptance', 'test/e2e/aws'])(
      'belong to the nearest one above with configuration: %s',
      (name) => {
        const setup = { 'net/setup/main.tf': AWS('~> 5.0') }
        const files = { ...setup, 'net/main.tf': 'locals {}\n', [`net/${name}/a.tftest.hcl`]: RUN }
        expect(rootsIn(files).map(({ directories }) => directories)).toEqual([['net', 'net/setup']])
        const changed = [`net/${name}/a.tftest.hcl`]
        expect(directoriesIn(files, { changed })).toEqual(['net'])
      }
    )

    it.each([
      ['it has a lock file', { 'net/.terraform.lock.hcl': '' }],
      ['only there are the modules that they run', { 'net/setup/main.tf': AWS('~> 5.0') }]
    ])('belong to their own directory, or the one above `tests`, if %s', (_, files) => {
      const rest = { 'main.tf': 'locals {}\n', ...files }
      expect(directoriesIn({ ...rest, 'net/tests/a.tftest.hcl': RUN }).toSorted()).toEqual([
        '.',
        'net'
      ])
      expect(directoriesIn({ ...rest, 'net/a.tftest.hcl': RUN }).toSorted()).toEqual(['.', 'net'])
    })

    it('belong to their own directory if it has configuration, be it locals', () => {
      const files = { 'main.tf': AWS('~> 5.0'), 'e2e/locals.tf': 'locals {}\n' }
      const own = { 'e2e/a.tftest.hcl': RUN, 'e2e/setup/main.tf': AWS('~> 4.0') }
      const found = rootsIn({ ...files, ...own }).map(({ directories }) => directories)
      expect(found).toEqual([[''], ['e2e', 'e2e/setup']])
    })
  })

  const CALLED = { 'live/main.tf': call('a', '../modules/a'), 'modules/a/main.tf': AWS('~> 5.0') }

  it('are the directories that no other module calls', () => {
    expect(directoriesIn(CALLED)).toEqual(['live'])
  })

  it.each([
    ['a lock file', { 'modules/a/.terraform.lock.hcl': '' }],
    ['a backend', { 'modules/a/state.tf': 'terraform {\n  backend "s3" {}\n}' }],
    ['a cloud block', { 'modules/a/state.tf': 'terraform {\n  cloud {}\n}' }],
    [
      'tests',
      { 'modules/a/tests/a.tftest.hcl': 'run "a" {\n  module {\n    source = "./b"\n  }\n}' }
    ]
  ])('are called directories too if they have %s', (_, files) => {
    expect(directoriesIn({ ...CALLED, ...files })).toEqual(['live', 'modules/a'])
  })

  it('are called directories with a backend, whatever init has installed there', () => {
    const state = 'terraform {\n  backend "s3" {}\n}'
    const installed = '{"Modules":[{"Key":"a","Source":"acme/net/aws","Dir":"x"}]}'
    const files = {
      'main.tf': call('a', './a'),
      'a/main.tf': state,
      'a/.terraform/modules/modules.json': installed
    }
    expect(directoriesIn(files)).toEqual(['.', 'a'])
    expect(directoriesIn({ ...files, 'a/main.tf': '', 'a/state.tofu': state })).toEqual(['.'])
  })

  it('are examples, but not the module that they call', () => {
    const files = { 'main.tf': AWS('~> 5.0'), 'examples/a/main.tf': call('a', '../..') }
    expect(directoriesIn(files)).toEqual(['examples/a'])
    expect(rootsIn(files)[0]?.directories).toEqual(['examples/a', ''])
  })

  it('follow calls in a circle once', () => {
    const files = {
      'a/main.tf': call('b', '../b') + AWS('1.0'),
      'a/backend.tf': 'terraform {\n  backend "s3" {}\n}',
      'b/main.tf': call('a', '../a') + call('b', './')
    }
    expect(rootsIn(files).map(({ directories }) => directories)).toEqual([['a', 'b']])
  })

  it('are those that the setting names', () => {
    expect(directoriesIn(CALLED, { patterns: ['modules/*'] })).toEqual(['modules/a'])
    const globs = ['modules/*', './live/', 'prod/**', 'modules'].map((text) => ({
      text,
      matches: exclusion([text])
    }))
    expect(unmatched(layoutOf(CALLED, {}), globs)).toEqual(['prod/**', 'modules'])
  })

  it('are those whose files, or files of local modules, the pull request changes', () => {
    const files = { ...CALLED, 'other/main.tf': AWS('~> 4.0') }
    expect(directoriesIn(files, { changed: ['modules/a/outputs.tf'] })).toEqual(['live'])
    expect(directoriesIn(files, { changed: ['other/tests/a.tftest.hcl'] })).toEqual(['other'])
  })
})

describe('what a root requires', () => {
  it('joins the constraints of its local modules, and the lock file beside it', () => {
    const [root] = rootsIn({
      'main.tf': AWS('~> 5.0') + call('a', './a') + call('b', './a'),
      'a/main.tf': AWS('>= 5.1') + call('c', '../c'),
      'c/main.tf': 'provider "aws" {\n  version = "!= 5.2.0"\n}\n',
      'a/.terraform.lock.hcl': `provider "${AWS_KEY}" {\n  version = "4.0.0"\n}\n`,
      '.terraform.lock.hcl': `provider "${AWS_KEY}" {\n  version     = "5.3.0"\n  constraints = "~> 5.0"\n}\n`
    })
    expect(root && providersOf(root)).toEqual({
      [AWS_KEY]: [
        '~> 5.0 main.tf:3',
        '>= 5.1 a/main.tf:3',
        '!= 5.2.0 c/main.tf:2',
        'locked 5.3.0 .terraform.lock.hcl:2'
      ]
    })
    expect(root?.lockFile).toBe('.terraform.lock.hcl')
  })

  it('names providers that are only used, and leaves out those that are built in', () => {
    const [root] = rootsIn({
      'main.tf':
        requires('    terraform = {}\n    box = { source = "acme/box" }\n    old = "~> 1.0"\n') +
        'resource "random_id" "a" {}\nresource "terraform_data" "b" {}\n' +
        'provider "box" {\n  version = "2.0"\n}\nprovider "null" {\n  version = "3.0"\n}\n'
    })
    expect(root && providersOf(root)).toEqual({
      'registry.terraform.io/acme/box': ['2.0 main.tf:11'],
      'registry.terraform.io/hashicorp/old': ['~> 1.0 main.tf:5'],
      'registry.terraform.io/hashicorp/random': [],
      'registry.terraform.io/hashicorp/null': ['3.0 main.tf:14']
    })
  })

  it('has each call of a module by itself, also of those that tests run', () => {
    const [root] = rootsIn({
      'main.tf':
        call('a', 'acme/net/aws', '"~> 1.0"') +
        call('b', 'acme/net/aws//inner', '2') +
        call('c', 'git::https://example.com/x.git') +
        call('d', './d'),
      'd/main.tf': call('e', 'registry.example.com/acme/net/aws'),
      'tests/a.tftest.hcl': 'run "t" {\n  module {\n    source = "acme/test/aws"\n  }\n}\n'
    })
    expect(
      root?.calls.map(({ address, module, constraint }) => [
        address,
        module?.host ?? null,
        constraint?.text ?? null
      ])
    ).toEqual([
      ['module.a', 'registry.terraform.io', '~> 1.0'],
      ['module.b', 'registry.terraform.io', '2'],
      ['module.c', null, null],
      ['module.e', 'registry.example.com', null],
      ['run.t.module', 'registry.terraform.io', null]
    ])
  })

  it('has a version from a variable only where the client evaluates it', () => {
    const files = {
      'main.tf': `variable "v" {\n  default = "1.0.0"\n}\nvariable "w" {}\n${call('a', 'acme/net/aws', 'var.v')}${call('b', 'acme/net/aws', 'var.w')}`
    }
    const versions = rootsIn(files, { clients: MAIN_CLIENTS }).map(({ calls }) =>
      calls.map(({ constraint, isOpen }) => (isOpen ? 'open' : constraint?.text))
    )
    expect(versions).toEqual([
      ['open', 'open'],
      ['1.0.0', 'open']
    ])
  })

  it('has what override files say', () => {
    const [root] = rootsIn({
      'main.tf':
        AWS('~> 5.0') + call('a', 'acme/a/aws', '"1.0"') + call('b', 'acme/b/aws', '"1.0"'),
      'versions.tf': 'terraform {\n  required_version = "< 1.0"\n}',
      'x_override.tf':
        AWS('~> 4.0') +
        'module "a" {\n  version = "2.0"\n}\nmodule "b" {\n  source = "acme/c/aws"\n}\n' +
        'terraform {\n  required_version = "> 1.0"\n}\n'
    })
    expect(root && providersOf(root)).toEqual({ [AWS_KEY]: ['~> 4.0 x_override.tf:3'] })
    expect(root?.calls.map(({ source, constraint }) => [source, constraint?.text])).toEqual([
      ['acme/a/aws', '2.0'],
      ['acme/c/aws', '1.0']
    ])
    expect(root?.clientVersions.map(show)).toEqual(['> 1.0 x_override.tf:13'])
  })

  it('has the client versions that the client reads', () => {
    const files = {
      'a.tf': 'terraform {\n  required_version = "> 1.0"\n}\nresource "random_id" "a" {}\n',
      'b.tofu':
        'terraform {\n  required_version = "> 1.1"\n}\nlanguage {\n  compatible_with {\n    opentofu = "> 1.2"\n  }\n}'
    }
    const versionsOf = (choice: Choice) =>
      rootsIn(files, choice).map(({ clientVersions }) => clientVersions.map(({ text }) => text))
    expect(versionsOf({})).toEqual([['> 1.0']])
    expect(versionsOf({ clients: ['opentofu'] })).toEqual([['> 1.1', '> 1.2']])
    expect(versionsOf({ clients: ['opentofu'], opentofu: '1.11.2' })).toEqual([
      ['> 1.0', '> 1.1', '> 1.2']
    ])
  })

  it('reads the source of a Terragrunt unit as its root module', () => {
    const roots = rootsIn({
      'live/a/terragrunt.hcl': 'terraform {\n  source = "../../modules//a"\n}',
      'live/a/.terraform.lock.hcl': `provider "${AWS_KEY}" {\n  version = "5.0.0"\n}\n`,
      'live/b/terragrunt.hcl':
        'terraform {\n  source = "tfr:///acme/net/aws//inner?version=1.2.0"\n}',
      'modules/a/main.tf': AWS('~> 5.0')
    })
    expect(roots.map(({ directory }) => directory)).toEqual(['live/a', 'live/b'])
    expect(roots[0] && providersOf(roots[0])).toEqual({
      [AWS_KEY]: ['~> 5.0 modules/a/main.tf:3', 'locked 5.0.0 live/a/.terraform.lock.hcl:2']
    })
    expect(roots[1]?.calls).toMatchObject([
      {
        module: { namespace: 'acme', name: 'net', system: 'aws', subdirectory: 'inner' },
        constraint: { text: '1.2.0' }
      }
    ])
  })
})
