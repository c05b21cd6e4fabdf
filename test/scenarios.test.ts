import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { requireFreshBuild } from '../scripts/built-from.ts'
import { problemFacts } from '../src/problems/catalogue.ts'
import { normaliseReport, normaliseText } from './support/normalise.ts'
import { runCli } from './support/program.ts'
import { layOut, recordedReport, recordedText } from './support/recorded.ts'
import { flagsOf, readScenarios, type ScenarioFolder, stage } from './support/scenario.ts'
import { leaksIn, secretsOf } from './support/secrets.ts'
import { temporaryDirectory } from './support/temporary.ts'

// With `UPDATE=1` the files are written instead of compared; review the difference.
const UPDATE = process.env['UPDATE'] === '1'
if (UPDATE) requireFreshBuild()

const folders = await readScenarios()

/** Compares with the file, or writes it. */
async function expectFile(file: string, seen: string): Promise<void> {
  if (UPDATE) await writeFile(file, seen)
  else expect(seen).toBe(existsSync(file) ? await readFile(file, 'utf8') : '')
}

async function runScenario({ scenario, repository, ...files }: ScenarioFolder): Promise<void> {
  const { whole = false, exitCode } = scenario
  await using staged = await stage({ scenario, repository })
  await using kept = await temporaryDirectory()
  const file = join(kept.path, 'report.json')
  const ended = await runCli(['check', ...flagsOf({ ...staged.inputs, report: file })], staged)
  const json = existsSync(file) ? await readFile(file, 'utf8') : null
  const said = ended.stdout + ended.stderr
  expect(leaksIn(said + json, secretsOf(scenario))).toEqual([])
  const text = normaliseText(said, staged.volatile)
  await expectFile(files.textFile, whole ? text : recordedText(text))
  if (exitCode === 2) expect(json).toBeNull()
  else {
    const report = normaliseReport(json ?? '', staged.volatile)
    await expectFile(files.jsonFile, `${layOut(whole ? report : recordedReport(report))}\n`)
  }
  expect(ended.exitCode).toBe(exitCode)
}

describe('reports what the files of the scenario hold', () => {
  it.concurrent.each(folders.map((folder) => [folder.name, folder] as const))('%s', (_, folder) =>
    runScenario(folder)
  )
})

/** The codes that an expected report has findings of. */
async function codesIn(file: string): Promise<string[]> {
  const report: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(
    await readFile(file, 'utf8')
  )
  return report.findings.map(({ code }) => code)
}

it('provokes every problem code in some scenario', async () => {
  const files = folders.map(({ jsonFile }) => jsonFile).filter((file) => existsSync(file))
  const provoked = new Set((await Promise.all(files.map(codesIn))).flat())
  expect(Object.keys(problemFacts()).filter((code) => !provoked.has(code))).toEqual([])
})

it('provokes the problem code that a scenario is named after', async () => {
  const named = folders.filter(({ name }) => Object.hasOwn(problemFacts(), name))
  const codes = await Promise.all(named.map(({ jsonFile }) => codesIn(jsonFile)))
  expect(named.filter(({ name }, index) => !codes[index]?.includes(name))).toEqual([])
})
