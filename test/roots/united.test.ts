// Terragrunt units whose module is in a package: one module of the files of both.
import { type Followed, followTexts, type GivenPackage } from '../support/following.ts'
import { describe, expect, it } from '../support/jest.ts'
import type { Texts } from '../support/scan-texts.ts'

const SOURCE = 'git::https://git.example.com/modules.git//net?ref=v1'
const FILE = 'live/a/terragrunt.hcl'
const unit = (source = `"${SOURCE}"`) => `terraform {\n  source = ${source}\n}\n`
const call = (name: string, source: string) => `module "${name}" {\n  source = "${source}"\n}\n`
const requires = (version: string, more = '') =>
  `terraform {\n  required_providers {\n    box = { source = "acme/box", version = "${version}"${more} }\n  }\n}\n`
const generate = (path: string, contents: string, exists = 'overwrite') =>
  `generate "x" {\n  path      = "${path}"\n  if_exists = "${exists}"\n  contents  = <<EOF\n${contents}EOF\n}\n`

/** A unit with these files, and the files of its package, whose module is in `net`. */
function united(files: Texts, inPackage: Texts, others: Record<string, GivenPackage> = {}) {
  const module = { files: inPackage, directory: 'net' }
  return followTexts({ [FILE]: unit(), ...files }, { [SOURCE]: module, ...others })
}

const required = ({ roots }: Followed): readonly string[] =>
  roots.flatMap(({ providers }) =>
    providers.map(({ provider: { namespace, type }, constraints }) =>
      [`${namespace}/${type}`, ...constraints.map(({ text }) => text)].join(' ')
    )
  )

describe('a unit with its module from a package', () => {
  it('is one root module, whose calls have the addresses that init shows', () => {
    const inner = { files: { 'main.tf': call('deep', 'acme/deep/aws') } }
    const { roots, notes } = united(
      {},
      { 'net/main.tf': call('sub', 'acme/sub/aws') + call('own', './m'), 'net/m/main.tf': '' },
      { 'acme/sub/aws': inner }
    )
    expect(notes).toEqual([])
    expect(roots.map(({ directory, isUnit }) => [directory, isUnit])).toEqual([['live/a', true]])
    expect(roots.flatMap(({ calls }) => calls.map(({ address }) => address))).toEqual([
      'terraform',
      'module.sub',
      'module.sub.module.deep'
    ])
  })

  it('has the lines of the package at the source, with the way inside', () => {
    const { constraints } = united(
      {},
      {
        'net/main.tf': requires('~> 1.0') + call('up', '../up'),
        'up/main.tf': requires('>= 1.1')
      }
    )
    const chain = `terraform (package of ${SOURCE})`
    expect(constraints).toEqual([
      `~> 1.0 ${FILE}:2 (${chain}: net/main.tf:3)`,
      `>= 1.1 ${FILE}:2 (${chain} > module.up: up/main.tf:3)`
    ])
  })

  it('gives the providers of its files the sources that the package requires', () => {
    const provider = generate('provider.tf', 'provider "box" {\n  version = ">= 1.2"\n}\n')
    const own = { 'live/a/own.tf': 'resource "box_a" "a" {}\nresource "dns_a" "a" {}\n' }
    const all = united({ [FILE]: unit() + provider, ...own }, { 'net/main.tf': requires('~> 1.0') })
    expect(required(all)).toEqual(['hashicorp/dns', 'acme/box ~> 1.0 >= 1.2'])
  })

  it('gives the providers of the package the sources that its files require', () => {
    const versions = generate('versions.tf', requires('~> 1.0'))
    const all = united({ [FILE]: unit() + versions }, { 'net/main.tf': 'provider "box" {}\n' })
    expect(required(all)).toEqual(['acme/box ~> 1.0'])
  })

  it('reads its own and generated files in place of those of the package', () => {
    const versions = generate('versions.tf', requires('~> 2.0'))
    const { notes, constraints } = united(
      { [FILE]: unit() + versions, 'live/a/own.tf': '' },
      {
        'net/versions.tf': requires('~> 1.0'),
        'net/own.tf': `x = {{{\n${call('gone', '../gone')}`,
        'own.tf': ''
      }
    )
    expect(notes).toEqual([])
    expect(constraints).toEqual([`~> 2.0 ${FILE}:10`])
  })

  it('reads the file of the package that a generated one does not replace', () => {
    const other = generate('versions.tf', 'locals {}\n', 'skip')
    const all = united({ [FILE]: unit() + other }, { 'net/versions.tf': requires('~> 1.0') })
    expect(required(all)).toEqual(['acme/box ~> 1.0'])
  })

  it('lets override files replace lines of the other', () => {
    const inPackage = { 'net/main.tf': requires('~> 1.0') }
    const own = { 'live/a/own_override.tf': requires('~> 2.0') }
    expect(required(united(own, inPackage))).toEqual(['acme/box ~> 2.0'])
    const override = { 'net/main_override.tf': requires('~> 3.0') }
    const before = { 'live/a/own.tf': requires('~> 2.0') }
    expect(required(united(before, override))).toEqual(['acme/box ~> 3.0'])
  })

  it('is passed no provider configurations, but passes them', () => {
    const aliased = requires('~> 1.0', ', configuration_aliases = [box.west]')
    expect(united({}, { 'net/main.tf': aliased }).notes).toEqual([])
    const nested = { 'net/main.tf': call('m', './m'), 'net/m/main.tf': aliased }
    expect(united({}, nested).notes).toEqual([expect.stringContaining('block-providers')])
  })

  it('has the required_version of the package', () => {
    const { roots } = united({}, { 'net/main.tf': 'terraform {\n  required_version = ">= 9"\n}\n' })
    expect(roots.flatMap(({ clientVersions }) => clientVersions)).toMatchObject([
      { text: '>= 9', place: { file: FILE, inside: { file: 'net/main.tf', line: 2 } } }
    ])
  })

  it('fails for a missing directory, and for a path out of the package', () => {
    expect(united({}, { 'main.tf': '' }).notes).toEqual([
      `source-missing ${FILE}:2: there is no directory net in package of ${SOURCE}`
    ])
    expect(united({}, { 'net/main.tf': call('m', '../../m') }).notes).toEqual([
      expect.stringMatching(/^source-invalid .* leads out of its package$/)
    ])
  })

  it.each<[string, Texts]>([
    ['an included file has the source', { 'live/root.hcl': unit() }],
    [
      'a local of an included file names the repository',
      {
        [FILE]: `include "root" {\n  path   = find_in_parent_folders("root.hcl")\n  expose = true\n}\n${unit(`"\${include.root.locals.url}//net?ref=v1"`)}`,
        'live/root.hcl': 'locals {\n  url = "git::https://git.example.com/modules.git"\n}\n'
      }
    ]
  ])('is read where %s', (_, files) => {
    const include = 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\n'
    const all = united({ [FILE]: include, ...files }, { 'net/main.tf': requires('~> 1.0') })
    expect(required(all)).toEqual(['acme/box ~> 1.0'])
  })

  it('is read from a registry', () => {
    const source = 'tfr://registry.example.com/acme/net/aws//m?version=1.0.0'
    const module = { files: { 'm/main.tf': requires('~> 1.0') }, directory: 'm' }
    const files = { [FILE]: unit(`"${source}"`), 'live/a/own.tf': 'provider "box" {}\n' }
    expect(required(followTexts(files, { [source]: module }))).toEqual(['acme/box ~> 1.0'])
  })
})

it.each([
  `"git::https://git.example.com/a.git?ref=\${get_env("REF")}"`,
  `"tfr:///acme/net/aws?version=\${run_cmd("x")}"`
])('a unit whose source is %s has a call that is not known', (source) => {
  const { roots } = followTexts({ [FILE]: unit(source), 'live/a/own.tf': 'locals {}\n' }, {})
  expect(roots.flatMap(({ calls }) => calls)).toMatchObject([
    { address: 'terraform', isOpen: true, module: null }
  ])
})
