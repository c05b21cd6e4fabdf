import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { PROBLEMS } from '../src/problems/catalogue.ts'
import { normaliseReport, normaliseText } from './support/normalise.ts'
import { runCli } from './support/program.ts'
import { flagsOf, readScenarios, type ScenarioFolder, stage } from './support/scenario.ts'
import { leaksIn, secretsOf } from './support/secrets.ts'

// `UPDATE=1` writes what the programs say; the difference is then to be read as a review.
const UPDATE = process.env['UPDATE'] === '1'

const folders = await readScenarios()

/** Compares with the file, or writes it. */
async function expectFile(file: string, seen: string): Promise<void> {
  if (UPDATE) await writeFile(file, seen)
  else expect(seen).toBe(existsSync(file) ? await readFile(file, 'utf8') : '')
}

async function runAsText(folder: ScenarioFolder): Promise<void> {
  const { scenario, textFile } = folder
  await using staged = await stage(folder)
  const ended = await runCli(['check', ...flagsOf(staged.inputs)], staged)
  expect(leaksIn(ended.stdout + ended.stderr, secretsOf(scenario))).toEqual([])
  await expectFile(textFile, normaliseText(ended.stdout + ended.stderr, staged.volatile))
  expect(ended.exitCode).toBe(scenario.exitCode)
}

async function runAsJson(folder: ScenarioFolder): Promise<void> {
  const { scenario, jsonFile } = folder
  await using staged = await stage(folder)
  const ended = await runCli(['check', '--format=json', ...flagsOf(staged.inputs)], staged)
  expect(leaksIn(ended.stdout + ended.stderr, secretsOf(scenario))).toEqual([])
  if (scenario.exitCode === 2) expect(ended.stdout).toBe('')
  else await expectFile(jsonFile, normaliseReport(ended.stdout, staged.volatile))
  expect(ended.exitCode).toBe(scenario.exitCode)
}

describe.each(folders)('$name', (folder) => {
  it.concurrent('is told as text', () => runAsText(folder))
  it.concurrent('is told as JSON', () => runAsJson(folder))
})

/** The codes that an expected report has findings of. */
async function codesIn(file: string): Promise<string[]> {
  const report: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(
    await readFile(file, 'utf8')
  )
  return report.findings.map(({ code }) => code)
}

it('every problem code is provoked by a scenario', async () => {
  const files = folders.map(({ jsonFile }) => jsonFile).filter((file) => existsSync(file))
  const provoked = new Set((await Promise.all(files.map(codesIn))).flat())
  expect(Object.keys(PROBLEMS).filter((code) => !provoked.has(code))).toEqual([])
})

it('a scenario named after a code provokes it', async () => {
  const named = folders.filter(({ name }) => Object.hasOwn(PROBLEMS, name))
  const codes = await Promise.all(named.map(({ jsonFile }) => codesIn(jsonFile)))
  expect(named.filter(({ name }, index) => !codes[index]?.includes(name))).toEqual([])
})
