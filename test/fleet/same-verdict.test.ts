// A check of the usages file of a checkout finds what a check in the checkout finds.
import { readFileSync } from 'node:fs'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import { check } from '../../src/run/check.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { expect, it } from '../support/jest.ts'
import { readScenarios, stage } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, linesOf, usagesFileOf } from '../support/usages-files.ts'

/** The schema without room for what it does not describe. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]))
  const isOpen = 'properties' in value && !('additionalProperties' in value)
  return isOpen ? { ...copy, additionalProperties: false } : copy
}

const schema: AnySchemaObject = JSON.parse(readFileSync('docs/usages.schema.json', 'utf8'))
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
const validate = ajv.compile(closed(schema) as AnySchemaObject)

// Each has data that no other one has. All scenarios with files take 8 s; set ALL_SCENARIOS=1 to run them.
const CHOSEN = new Set([
  'client-version',
  'cloud-workspace',
  'host-not-allowed-direct',
  'ignore-unused',
  'installed-from-directory',
  'lock-outside-upgrade',
  'module-described',
  'package-sums',
  'repository-assumed',
  'repository-links',
  'repository-snippets',
  'repository-terragrunt',
  'repository-values'
])

const isChosen = (name: string): boolean => process.env['ALL_SCENARIOS'] === '1' || CHOSEN.has(name)

const folders = (await readScenarios()).filter(
  ({ name, scenario: { exitCode, inputs } }) =>
    isChosen(name) && exitCode !== 2 && ('scan' in inputs || !('hostnames' in inputs))
)

// What differs from run to run, and the sentence about a check without files.
const VOLATILE = /:\d{4,5}\b|\/tmp\/[\w./-]+|this directory|the repositories of `usages`/g
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(VOLATILE, ''))

it.each(folders.map((folder) => [folder.name, folder] as const))('in %s', async (_, folder) => {
  await using kept = await temporaryDirectory()
  await using staged = await stage(folder)
  const { directory, inputs, env } = staged
  const here = await check(inputs, quietWorld(directory, env, inputs))
  // Answers may differ from request to request.
  await using again = await stage(folder)
  const document = await usagesFileOf(again.directory, again.inputs, again.env)
  for (const line of document.trimEnd().split('\n')) {
    expect([validate(JSON.parse(line)), validate.errors]).toEqual([true, null])
  }
  const later = await checkUsagesFiles({ one: document }, kept.path, again.inputs, again.env)
  expect(plain(linesOf(later))).toEqual(plain(linesOf(here)))
  expect(later.verdict.passed).toBe(here.verdict.passed)
})

it('is tested with scenarios that exist', () => {
  const names = new Set(folders.map(({ name }) => name))
  expect([...CHOSEN].filter((name) => !names.has(name))).toEqual([])
})
