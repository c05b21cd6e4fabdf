// Comments that ignore findings, in a check of many repositories.

import type { RawSettings } from '../../src/settings/settings.ts'
import { findingsIn } from '../support/check-in-process.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  checkUsagesFiles,
  fileOf,
  partsOf,
  readUsagesText,
  usagesOf
} from '../support/usages-files.ts'

const COMMENT = '  # tf-disco:ignore source-invalid why\n'
const module = (before = '') => `module "dns" {\n${before}  source = "modules/dns"\n}\n`

const listed = (text: string, name: string) =>
  usagesOf({ '.terraform-version': '1.9.8\n', 'main.tf': text }, name)

async function checkFleet(texts: readonly string[], raw: RawSettings = {}) {
  await using directory = await temporaryDirectory()
  const files = Object.fromEntries(texts.map((text, at) => [`${at}`, text]))
  return await checkUsagesFiles(files, directory.path, raw)
}

it('applies the comments of a repository to its own files', async () => {
  const both = [await listed(module(COMMENT), 'acme/a'), await listed(module(), 'acme/b')]
  const { verdict } = await checkFleet(both)
  expect(verdict.findings.map(({ places: [place] }) => place)).toMatchObject([
    { file: 'acme/b//main.tf', line: 2 }
  ])
  expect(verdict.ignored).toMatchObject([
    { rule: { reason: 'why', place: { file: 'acme/a//main.tf', line: 2 } } }
  ])
})

it('says what ignores nothing, with its repository', async () => {
  const { verdict } = await checkFleet([
    await listed(`# tf-disco:ignore source-invalid why\n`, 'acme/a'),
    await listed(`# tf-disco:ignore source-invalid\n`, 'acme/b')
  ])
  expect(
    verdict.findings.map(({ problem, places: [place] }) => [problem.code, place])
  ).toMatchObject([
    ['ignore-unused', { file: 'acme/b//main.tf', line: 1 }],
    ['ignore-unused', { file: 'acme/a//main.tf', line: 1 }]
  ])
})

describe('a rule in a usages file', () => {
  const rule = {
    ...{ code: 'source-invalid', host: null, paths: ['main.tf'], reason: 'why' },
    place: { file: '.tf-disco.hcl', line: 1, column: 1, endColumn: 2 }
  }
  const withRules = async (ignore: unknown) => {
    const a = { ...partsOf(await listed(module(), 'acme/a')), ignore }
    return [fileOf(a), await listed(module(), 'acme/b')]
  }

  it.each([
    ['with paths', rule, 1],
    ['without paths', { ...rule, paths: null }, 1],
    ['with paths in another repository', { ...rule, paths: ['acme/b//main.tf', '../b'] }, 0],
    ['of another line', { ...rule, paths: null, line: 3 }, 0]
  ])('%s ignores findings of that repository at most', async (_, one, count) => {
    const { verdict } = await checkFleet(await withRules([one]))
    expect(verdict.ignored).toHaveLength(count)
    expect(verdict.findings.flatMap(({ places }) => places)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ file: 'acme/b//main.tf' })])
    )
  })

  it('may be missing: earlier versions wrote none', async () => {
    const [a = '', b = ''] = await withRules(undefined)
    expect(a).not.toContain('"ignore"')
    expect(findingsIn(await checkFleet([a, b]))).toEqual(['error source-invalid'])
  })

  it.each([
    ['a place outside', { ...rule, place: { ...rule.place, file: '../a.tf' } }],
    [
      'a place in another repository',
      { ...rule, place: { ...rule.place, file: 'acme/b//main.tf' } }
    ],
    ['no place', { ...rule, place: null }],
    ['a wrong line', { ...rule, line: 0 }],
    ['paths that are no list', { ...rule, paths: 'main.tf' }],
    ['a glob that can take hours', { ...rule, paths: ['{a,b}{c,d}'] }],
    ['thousands of globs', { ...rule, paths: [`{a${',b'.repeat(5000)}}`] }]
  ])('with %s makes the file unreadable', async (_, one) => {
    const [a = ''] = await withRules([one])
    expect(readUsagesText(a)).toMatchObject({ ok: false, why: expect.stringMatching(/ignore/) })
  })

  it('ignores nothing that an allowlist of the check finds', async () => {
    const direct =
      'module "a" {\n  source = "git::https://git.example.com/a.git" # tf-disco:ignore host-not-allowed why\n}\n'
    const checked = await checkFleet([await listed(direct, 'acme/a')], {
      'allowed-hosts': 'registry.example.com'
    })
    expect(findingsIn(checked)).toEqual([
      'error host-not-allowed git.example.com',
      'notice ignore-unused'
    ])
  })
})
