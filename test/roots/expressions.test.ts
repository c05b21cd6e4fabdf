// Module calls whose source or version is an expression: what each root installs, as OpenTofu 1.12.6 and Terraform
// 1.15.9 do.

import { layoutsOf, rootsOf } from '../../src/read/roots/find-roots.ts'
import type { ModuleCall } from '../../src/read/roots/root.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts, type Texts } from '../support/scan-texts.ts'

const shown = ({ source, constraint, isOpen }: ModuleCall): string =>
  `${source}${constraint === null ? '' : ` ${constraint.text}`}${isOpen ? ' ?' : ''}`

/** The directories and module calls of each root. */
function rootsIn(files: Texts, client: MainClient = 'opentofu', patterns: readonly string[] = []) {
  const { usages, declared, units } = scanTexts(files)
  const globs = patterns.map((text) => ({ text, matches: (name: string) => name === text }))
  const layouts = layoutsOf({ usages, declared, units, clients: [client], patterns: globs })
  const found = [...rootsOf(layouts, null, {})]
  return Object.fromEntries(
    found.map(({ directory, directories, calls }) => [
      directory,
      { inside: directories.slice(1), calls: calls.map(shown) }
    ])
  )
}

const call = (source: string, more = '') => `module "m" {\n  source = ${source}\n${more}}\n`
const variable = (name: string, value?: string, isConst = false) =>
  `variable "${name}" {\n${value === undefined ? '' : `  default = "${value}"\n`}${isConst ? '  const = true\n' : ''}}\n`

const NETWORK = `"reg.example.com/acme/\${var.name}/aws"`

describe('a call of a registry module', () => {
  it.each<readonly [string, Texts, readonly string[]]>([
    [
      'the default of a variable',
      { 'main.tf': variable('name', 'net') + call(NETWORK) },
      ['reg.example.com/acme/net/aws']
    ],
    [
      'a file that init loads',
      { 'main.tf': variable('name', 'x') + call(NETWORK), 'a.auto.tfvars': 'name = "net"\n' },
      ['reg.example.com/acme/net/aws']
    ],
    [
      'the only file that sets a variable without a default',
      { 'main.tf': variable('name') + call(NETWORK), 'prod.tfvars': 'name = "net"\n' },
      ['reg.example.com/acme/net/aws']
    ],
    [
      'a version in a local',
      {
        'main.tf': `locals {\n  v = "~> 1.0"\n}\n${call('"reg.example.com/acme/net/aws"', '  version = local.v\n')}`
      },
      ['reg.example.com/acme/net/aws ~> 1.0']
    ],
    [
      'a version that is null',
      {
        'main.tf': `locals {\n  v = null\n}\n${call('"reg.example.com/acme/net/aws"', '  version = local.v\n')}`
      },
      ['reg.example.com/acme/net/aws']
    ],
    [
      'both in variables',
      {
        'main.tf':
          variable('name', 'net') + variable('v', '1.0.0') + call(NETWORK, '  version = var.v\n')
      },
      ['reg.example.com/acme/net/aws 1.0.0']
    ],
    [
      'a Git repository whose ref is a variable',
      {
        'main.tf': variable('r', 'v1') + call(`"git::https://git.example.com/a.git?ref=\${var.r}"`)
      },
      ['git::https://git.example.com/a.git?ref=v1']
    ]
  ])('has the value of %s', (_, files, calls) => {
    expect(rootsIn(files)).toEqual({ '.': { inside: [], calls } })
  })

  it.each<readonly [string, Texts]>([
    ['has no value', { 'main.tf': variable('name') + call(NETWORK) }],
    [
      'has another value in a file for -var-file',
      { 'main.tf': variable('name', 'net') + call(NETWORK), 'prod.tfvars': 'name = "other"\n' }
    ],
    [
      'may be set by a workflow',
      {
        'main.tf': variable('name', 'net') + call(NETWORK),
        '.github/workflows/ci.yml': 'env:\n  TF_VAR_name: x\n'
      }
    ]
  ])('is open if the variable %s', (_, files) => {
    expect(rootsIn(files)).toEqual({ '.': { inside: [], calls: [`${NETWORK} ?`] } })
  })

  it('is open if its version is', () => {
    const files = {
      'main.tf': variable('v') + call('"reg.example.com/acme/net/aws"', '  version = var.v\n')
    }
    expect(rootsIn(files)['.']?.calls).toEqual(['reg.example.com/acme/net/aws ?'])
  })

  it('has the source of an override file, and the version of the other one', () => {
    const files = {
      'main.tf': variable('name', 'net') + call('"./x"', '  version = "1.0.0"\n'),
      'main_override.tf': call(NETWORK)
    }
    expect(rootsIn(files)['.']?.calls).toEqual(['reg.example.com/acme/net/aws 1.0.0'])
  })

  it('is read from a JSON file', () => {
    const source = JSON.stringify({ module: { m: { source: `\${local.p}/net/aws` } } })
    const files = { 'main.tf.json': source, 'l.tf': 'locals {\n  p = "reg.example.com/a"\n}\n' }
    expect(rootsIn(files)['.']?.calls).toEqual(['reg.example.com/a/net/aws'])
  })

  it('needs constant variables in Terraform', () => {
    const files = (isConst: boolean) => ({
      'main.tf': variable('name', 'net', isConst) + call(NETWORK)
    })
    expect(rootsIn(files(true), 'terraform')['.']?.calls).toEqual(['reg.example.com/acme/net/aws'])
    expect(rootsIn(files(false), 'terraform')['.']?.calls).toEqual([])
  })
})

it('of a Terragrunt unit is open, because its inputs may set the variable', () => {
  const files = {
    'm/main.tf': 'locals {}\n',
    'u/main.tf': variable('name', 'net') + call(NETWORK),
    'u/terragrunt.hcl': 'terraform {\n  source = "../m"\n}\n'
  }
  expect(rootsIn(files)['u']?.calls).toEqual([`${NETWORK} ?`])
})

describe('a local module', () => {
  it('whose path is a local is inside its caller, and no root', () => {
    const files = {
      'main.tf': `locals {\n  p = "./modules"\n}\n${call(`"\${local.p}/a"`)}`,
      'modules/a/main.tf': call('"reg.example.com/acme/net/aws"')
    }
    const want = { '.': { inside: ['modules/a'], calls: ['reg.example.com/acme/net/aws'] } }
    expect([rootsIn(files), rootsIn(files, 'terraform')]).toEqual([want, want])
  })

  it('that several values may name stays a root', () => {
    const files = {
      'main.tf': variable('v', 'a') + call(`"./\${var.v}"`),
      'prod.tfvars': 'v = "b"\n',
      'a/main.tf': call('"../c"'),
      'c/main.tf': 'locals {}\n'
    }
    expect(rootsIn(files)).toEqual({
      '.': { inside: [], calls: [`"./\${var.v}" ?`] },
      a: { inside: ['c'], calls: [] }
    })
  })

  const CHILD = {
    'm/main.tf':
      variable('v') +
      variable('w', '1.0') +
      call(`"./v\${var.v}"`) +
      call('"a/b/c"', '  version = var.w\n').replace('"m"', '"n"'),
    'm/v1/main.tf': 'locals {}\n',
    'm/v2/main.tf': 'locals {}\n'
  }

  it('is called by each root with the arguments of that root', () => {
    const files = {
      ...CHILD,
      'a/main.tf': call('"../m"', '  v = 1\n'),
      'b/main.tf': call('"../m"', '  v = 2\n  w = "2.0"\n')
    }
    expect(rootsIn(files)).toEqual({
      a: { inside: ['m', 'm/v1'], calls: ['a/b/c 1.0'] },
      b: { inside: ['m', 'm/v2'], calls: ['a/b/c 2.0'] }
    })
  })

  it('is called with each of the arguments of one root', () => {
    const again = call('"../m"', '  v = 2\n').replace('"m"', '"again"')
    const files = { ...CHILD, 'a/main.tf': call('"../m"', '  v = 1\n') + again }
    expect(rootsIn(files)).toEqual({
      a: { inside: ['m', 'm/v1', 'm/v2'], calls: ['a/b/c 1.0'] }
    })
  })

  it('is open for a root that does not give the argument, or that is not known to call it', () => {
    const files = { ...CHILD, 'a/main.tf': call('"../m"', '  v = data.x.y.z\n') }
    expect(rootsIn(files)['a']?.inside).toEqual(['m'])
    const unit = { ...CHILD, 'u/terragrunt.hcl': 'terraform {\n  source = "../m"\n}\n' }
    expect(rootsIn(unit)['u']?.calls).toEqual([`"./v\${var.v}" ?`, 'a/b/c ?'])
    expect(rootsIn(files, 'opentofu', ['m'])).toEqual({
      m: { inside: [], calls: ['a/b/c ?'] }
    })
  })
})
