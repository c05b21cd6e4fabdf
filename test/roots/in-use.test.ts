// What root modules decide about findings in files, in whole checks of a checkout and of its usages file.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { splitFile } from '../../src/rules/problems/place.ts'
import { type Checked, check } from '../../src/run/check.ts'
import { checkHere, quietWorld } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, usagesFileOf } from '../support/usages-files.ts'

let registry: FakeRegistry
beforeAll(async () => {
  registry = await FakeRegistry.start()
})
afterAll(() => registry[Symbol.asyncDispose]())

const shown = ({ verdict }: Checked) =>
  verdict.findings.map(({ severity, problem, places }) => {
    const at = places.map((place) =>
      typeof place === 'string' ? place : `${splitFile(place.file).path}:${place.line}`
    )
    return [severity, problem.code, ...at].join(' ')
  })

/** The findings of a check, which are those of a check of the usages file. */
async function found(files: CheckoutFiles, given: Readonly<Record<string, string>> = {}) {
  const settings = { dialect: 'terraform', ...given }
  const seen = shown(await checkHere(registry, { files, settings }))
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  await using kept = await temporaryDirectory()
  const text = await usagesFileOf(directory.path, settings)
  expect(shown(await checkUsagesFiles({ a: text }, kept.path, settings))).toEqual(seen)
  return seen
}

const call = (path: string) => `module "m" {\n  source = "${path}"\n}\n`
const box = (version: string) =>
  `terraform {\n  required_providers {\n    box = { source = "registry.example.com/acme/box", version = "${version}" }\n  }\n}\n`
const lock = (version: string) =>
  `provider "registry.example.com/acme/box" {\n  version = "${version}"\n}\n`
const WRONG = call('acme/network/AWS')
const BROKEN = 'locals {\n'
const WITHOUT_HOST = { 'allowed-hosts': 'none.example.com', ignore: 'host-not-allowed' }

describe('a file that cannot be parsed is an error', () => {
  it.each([
    ['in a root', { 'main.tf': BROKEN }, 'main.tf:1'],
    ['in a module', { 'main.tf': call('./m'), 'm/main.tf': BROKEN }, 'm/main.tf:1'],
    ['as an override file', { 'main.tf': '', 'x_override.tf': BROKEN }, 'x_override.tf:1'],
    ['in JSON', { 'main.tf.json': '{"locals": {},}' }, 'main.tf.json:1'],
    ['as a test file', { 'main.tf': '', 'tests/a.tftest.hcl': 'run {\n' }, 'tests/a.tftest.hcl:1'],
    ['with an invalid escape', { 'main.tf': 'locals {\n  a = "\\q"\n}\n' }, 'main.tf:2'],
    [
      'with an invalid escape where hosts are not looked for',
      { 'main.tf': 'variable "a" {\n  default = { b = f("x", ["\\d"]) }\n}\n' },
      'main.tf:2'
    ],
    [
      'in a test that a root calls',
      { 'main.tf': call('./test'), 'test/main.tf': BROKEN },
      'test/main.tf:1'
    ],
    [
      'below an example that a test file runs',
      {
        'main.tf': '',
        'tests/a.tftest.hcl': `run "a" {\n  module {\n    source = "./examples/a"\n  }\n}\n`,
        'examples/a/main.tf': BROKEN
      },
      'examples/a/main.tf:1'
    ]
  ])('%s', async (_, files, place) => {
    expect(await found(files)).toEqual([`error file-syntax ${place}`])
  })

  it('for the client that reads it', async () => {
    const files = { 'main.tf': '', 'main.tofu': BROKEN }
    expect(await found(files)).toEqual([])
    expect(await found(files, { dialect: 'opentofu' })).toEqual(['error file-syntax main.tofu:1'])
  })

  it('and the argument that it hides is no second finding', async () => {
    const text = 'module "m" {\n  source = "./a\n}\nmodule "n" {\n}\n'
    expect(await found({ 'main.tf': text })).toEqual(['error file-syntax main.tf:2'])
  })
})

describe('a file that cannot be parsed is a warning', () => {
  const deep = `locals {\n  a = 1\n${'b {\n'.repeat(150)}${'}\n'.repeat(150)}}\n`
  it.each([
    ['in an example', { 'examples/a/main.tf': BROKEN }, 'examples/a/main.tf:1'],
    [
      'in an example that an example calls',
      { 'examples/a/main.tf': call('../b'), 'examples/b/main.tf': BROKEN },
      'examples/b/main.tf:1'
    ],
    ['with a placeholder', { 'main.tf': 'locals {\n  {{ .Locals }}\n}\n' }, 'main.tf:2'],
    ['with a directive', { 'main.tf': 'locals {\n  %{ if true }\n}\n' }, 'main.tf:2'],
    ['if init does not read it', { 'main.tf': '', 'a.tfquery.hcl': BROKEN }, 'a.tfquery.hcl:1'],
    ['of Terragrunt', { 'main.tf': '', 'terragrunt.hcl': BROKEN }, 'terragrunt.hcl:1'],
    ['only by a limit of the check', { 'main.tf': deep }, 'main.tf:102']
  ])('%s', async (_, files, place) => {
    expect(await found(files)).toEqual([`warning file-syntax ${place}`])
  })

  it('if `roots` names other directories', async () => {
    const files = { 'a/main.tf': 'locals {}\n', 'b/main.tf': BROKEN }
    expect(await found(files, { roots: 'a' })).toEqual(['warning file-syntax b/main.tf:1'])
  })
})

describe('bytes that are not UTF-8', () => {
  const latin = (before: string, after: string) => ({
    base64: Buffer.from(`${before}\xe9${after}`, 'latin1').toString('base64')
  })
  it.each([
    [
      'a string',
      'main.tf',
      latin('locals {\n  a = "caf', '"\n}\n'),
      ['error file-syntax main.tf:2']
    ],
    ['a comment', 'main.tf', latin('# caf', '\n'), ['notice file-syntax main.tf:1']],
    ['a long comment', 'main.tf', latin('/*\n caf', '*/\n'), ['notice file-syntax main.tf:2']],
    ['JSON', 'a.tf.json', latin('{"locals": {"a": "caf', '"}}'), ['notice file-syntax a.tf.json:1']]
  ])('are refused as the clients do in %s', async (_, name, text, findings) => {
    expect(await found({ [name]: text })).toEqual(findings)
  })
})

it('a file that may not be read is an error, and its directory a module', async () => {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, { 'main.tf': '' })
  chmodSync(join(directory.path, 'main.tf'), 0)
  const raw = { dialect: 'terraform' }
  const seen = shown(await check(raw, quietWorld(directory.path, {}, raw)))
  // The superuser may read it.
  expect(seen).toEqual(process.getuid?.() === 0 ? [] : ['error file-unreadable main.tf:1'])
})

describe('a test, an example or a template', () => {
  it('is in use if `roots` names it', async () => {
    const files = { 'templates/base/main.tf': WRONG, 'templates/other/main.tf': WRONG }
    expect(await found(files)).toEqual([
      'warning source-invalid templates/base/main.tf:2 templates/other/main.tf:2'
    ])
    expect(await found(files, { roots: 'templates/base' })).toEqual([
      'error source-invalid templates/base/main.tf:2',
      'warning source-invalid templates/other/main.tf:2'
    ])
  })

  it('is in use if a root calls it through another module', async () => {
    const files = {
      'main.tf': call('./m'),
      'm/main.tf': call('../examples/a'),
      'examples/a/main.tf': WRONG
    }
    expect(await found(files)).toEqual(['error source-invalid examples/a/main.tf:2'])
  })

  it('takes part in the constraints of the root that calls it', async () => {
    const files = { 'main.tf': call('./test') + box('~> 1.0'), 'test/main.tf': box('~> 2.0') }
    expect(await found(files, WITHOUT_HOST)).toEqual([
      'error constraint-unmeetable main.tf:6 test/main.tf:3'
    ])
  })

  it('is no root in use because another root calls it', async () => {
    const files = {
      'main.tf': call('./test'),
      'test/main.tf': box('~> 2.0'),
      'test/.terraform.lock.hcl': lock('1.0.0')
    }
    expect(await found(files, WITHOUT_HOST)).toEqual([
      'warning lock-outside test/.terraform.lock.hcl:2 test/main.tf:3'
    ])
  })
})
