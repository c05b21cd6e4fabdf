// Directories of files that links lead to: which of them are still modules.

import { layoutsOf } from '../../src/read/roots/find-roots.ts'
import { checkoutFiles } from '../../src/read/scan/checkout-files.ts'
import { withoutPools } from '../../src/run/stages/scan.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const USE = 'resource "box_lid" "x" {}\n'
const requires = (version: string): string =>
  `terraform {\n  required_providers {\n    box = { source = "acme/box", version = "${version}" }\n  }\n}\n`
const LOCK = 'provider "registry.terraform.io/acme/box" {\n  version = "1.0.0"\n}\n'
const POOL = {
  'pool/v1.tf': requires('~> 1.0'),
  'pool/v2.tf': requires('~> 2.0'),
  'a/main.tf': USE,
  'a/v.tf': { link: '../pool/v1.tf' },
  'b/main.tf': USE,
  'b/v.tf': { link: '../pool/v2.tf' }
}

/** The root modules, and the files with usages. */
async function modulesIn(
  files: CheckoutFiles,
  { roots = [] as string[], exclude = [] as string[], scan = ['.'] } = {}
) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const selection = { root: directory.path, scan, exclude }
  const found = scanCheckout(selection)
  const kept = withoutPools(found, { roots, exclude }, checkoutFiles(selection))
  const [layout] = layoutsOf({ ...kept, clients: ['terraform'], patterns: [] })
  return {
    roots: layout?.roots.map(({ name }) => name).sort(),
    files: [...new Set(kept.usages.map(({ place }) => place.file))].sort(),
    notes: kept.notes.map(({ places }) => places)
  }
}

describe('a directory with nothing but targets of links', () => {
  it('is no root, and its files count where the links are', async () => {
    expect(await modulesIn(POOL)).toEqual({
      roots: ['a', 'b'],
      files: ['a/v.tf', 'b/v.tf'],
      notes: []
    })
  })

  it.each<[string, CheckoutFiles]>([
    [
      'of its backend',
      {
        'pool/backend.tf': 'terraform {\n  backend "s3" {}\n}\n',
        'a/backend.tf': { link: '../pool/backend.tf' }
      }
    ],
    [
      'of its lock file',
      {
        'pool/.terraform.lock.hcl': LOCK,
        'a/.terraform.lock.hcl': { link: '../pool/.terraform.lock.hcl' }
      }
    ],
    [
      'of its JSON',
      {
        'pool/x.tf.json': '{"module": {"m": {"source": "acme/m/x"}}}',
        'a/x.tf.json': { link: '../pool/x.tf.json' }
      }
    ],
    ['of its .tofu files', { 'pool/x.tofu': USE, 'a/x.tofu': { link: '../pool/x.tofu' } }],
    [
      'of other files in it',
      { 'pool/README.md': '', 'pool/prod.tfvars': '', 'pool/common.hcl': 'locals {}\n' }
    ]
  ])('is none because %s', async (_, more) => {
    expect((await modulesIn({ ...POOL, ...more })).roots).toEqual(['a', 'b'])
  })

  it('is none because of links in it that are no configuration', async () => {
    const files = { ...POOL, 'pool/up': { link: '..' }, 'pool/again.txt': { link: 'v1.tf' } }
    expect(await modulesIn(files)).toMatchObject({ roots: ['a', 'b'], notes: [] })
  })

  it('is no root because of a file that exclude skips', async () => {
    const files = { ...POOL, 'pool/old.tf': requires('~> 0.9') }
    const { roots } = await modulesIn(files, { exclude: ['pool/old.tf'] })
    expect(roots).toEqual(['a', 'b'])
  })

  it('says once for each link what is wrong in it', async () => {
    const files = { 'pool/x.tf': 'locals {\n', 'a/x.tf': { link: '../pool/x.tf' } }
    const { notes } = await modulesIn({ ...files, 'b/x.tf': { link: '../pool/x.tf' } })
    const places = (file: string) => [{ file, target: 'pool/x.tf' }]
    expect(notes).toMatchObject([places('a/x.tf'), places('b/x.tf')])
  })
})

describe('the directory of a target is still a module', () => {
  const shared = ['a/v.tf', 'b/v.tf', 'pool/v1.tf', 'pool/v2.tf']

  it.each<[string, CheckoutFiles]>([
    ['with configuration of its own', { 'pool/main.tf': USE }],
    ['with a lock file of its own', { 'pool/.terraform.lock.hcl': LOCK }],
    ['with tests of its own', { 'pool/x.tftest.hcl': 'run "x" {}\n' }],
    ['where Terragrunt runs', { 'pool/terragrunt.hcl': 'inputs = {}\n' }]
  ])('%s', async (_, more) => {
    const { roots, files } = await modulesIn({ ...POOL, ...more })
    expect(roots).toEqual(['a', 'b', 'pool'])
    expect(files).toEqual(expect.arrayContaining(shared))
  })

  it('if a module calls it', async () => {
    const call = 'module "m" {\n  source = "../pool"\n}\n'
    const { roots, files } = await modulesIn({ ...POOL, 'c/main.tf': call })
    expect(roots).toEqual(['a', 'b', 'c'])
    expect(files).toEqual(expect.arrayContaining(shared))
  })

  it('if a test runs it', async () => {
    const test = 'run "x" {\n  module {\n    source = "./pool"\n  }\n}\n'
    const { files } = await modulesIn({ ...POOL, 'main.tf': USE, 'tests/x.tftest.hcl': test })
    expect(files).toEqual(expect.arrayContaining(shared))
  })

  it('if `roots` names it, or it is the top', async () => {
    expect((await modulesIn(POOL, { roots: ['p*'] })).files).toEqual(shared)
    const top = { 'v1.tf': requires('~> 1.0'), 'a/v.tf': { link: '../v1.tf' } }
    expect((await modulesIn(top)).files).toEqual(['a/v.tf'])
    expect((await modulesIn(top, { roots: ['.'] })).files).toEqual(['a/v.tf', 'v1.tf'])
  })

  it('if the links are not selected', async () => {
    expect((await modulesIn(POOL, { exclude: ['a', 'b'] })).roots).toEqual(['pool'])
    expect((await modulesIn(POOL, { scan: ['pool'] })).roots).toEqual(['pool'])
  })
})

it('resolves local paths where the link is', async () => {
  const files = {
    'pool/main.tf': 'module "m" {\n  source = "./m"\n}\n',
    'a/main.tf': { link: '../pool/main.tf' },
    'a/m/main.tf': USE,
    'b/main.tf': { link: '../a/main.tf' },
    'b/m/main.tf': USE
  }
  expect((await modulesIn(files)).roots).toEqual(['a', 'b'])
})
