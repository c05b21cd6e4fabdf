// The project file of a repository, in a check of many.
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import type { RawSettings } from '../../src/settings/settings.ts'
import { findingsIn } from '../support/check-in-process.ts'
import { writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, usagesFileOf } from '../support/usages-files.ts'

const ALLOWED = { 'allowed-hosts': 'registry.example.com' }
const NOT_ALLOWED = 'error host-not-allowed evil.example.net'
const NOT_READ = 'error file-outside'

/** A check of a repository with this project file. In the directory of the check is another one. */
async function checkWith(project: string, listing: RawSettings, raw: RawSettings, own = '') {
  await using repository = await temporaryDirectory()
  await using directory = await temporaryDirectory()
  writeCheckout(repository.path, {
    '.tf-disco.hcl': project,
    'main.tf': 'locals {}\n',
    'evil/main.tf': 'module "a" {\n  source = "git::https://evil.example.net/a.git"\n}\n',
    'kept/.modules/main.tf': 'locals {}\n'
  })
  symlinkSync('.modules', join(repository.path, 'kept/modules'))
  writeFileSync(join(directory.path, '.tf-disco.hcl'), own)
  const text = await usagesFileOf(repository.path, listing)
  return await checkUsagesFiles({ a: text }, directory.path, raw)
}

it.each([
  ['exclude = ["evil"]', [NOT_READ]],
  ['roots = ["evil"]', [NOT_READ, NOT_ALLOWED]],
  ['dialect = "opentofu"', [NOT_READ, NOT_ALLOWED]],
  ['retries = 1', [NOT_ALLOWED]],
  ['allowed_hosts = ["registry.example.com"]', [NOT_ALLOWED]]
])('does not decide what the allowlist of the workflow covers: %s', async (project, expected) => {
  expect(findingsIn(await checkWith(project, {}, ALLOWED)).toSorted()).toEqual(expected)
})

it('is named with a cure', async () => {
  const { verdict } = await checkWith('exclude = ["evil"]', {}, ALLOWED)
  const [{ problem, places } = { problem: null, places: [] }] = verdict.findings
  expect(places).toMatchObject([{ file: expect.stringMatching(/\/\/\.tf-disco\.hcl$/), line: 1 }])
  expect(problem && [plain(problem.message), plain(problem.help ?? '')]).toEqual([
    'the file decided what was read, with exclude, roots or dialect; it may use hosts that are not in `allowed-hosts`',
    'list the repository again, with `allowed-hosts`; set this for `tf-disco usages`'
  ])
})

it('may decide it where the allowlist is not that of the workflow', async () => {
  const own = 'allowed_hosts = ["registry.example.com"]'
  expect(findingsIn(await checkWith('exclude = ["evil"]', {}, {}, own))).toEqual([])
  expect(findingsIn(await checkWith('exclude = ["evil"]', {}, {}))).toEqual([])
})

it('has no effect where the allowlist is set for listing', async () => {
  const checked = await checkWith('exclude = ["evil"]', ALLOWED, ALLOWED)
  expect(findingsIn(checked)).toContain(NOT_ALLOWED)
  expect(checked.verdict.findings.map(({ places: [place] }) => place)).not.toContainEqual(
    expect.objectContaining({ file: expect.stringContaining('.tf-disco.hcl') })
  )
})

it('makes no finding of its allowlist in a check without one', async () => {
  const project = 'allowed_hosts = ["registry.example.com"]'
  expect(findingsIn(await checkWith(project, {}, {}))).toEqual([])
})
