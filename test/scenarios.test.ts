import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { requireFreshBuild } from '../scripts/built-from.ts'
import { check } from '../src/check.ts'
import { problemFacts } from '../src/problems/catalogue.ts'
import { writeReportFiles } from '../src/report-files.ts'
import { quietWorld } from './support/check-in-process.ts'
import { normaliseReport, normaliseText } from './support/normalise.ts'
import { runCli } from './support/program.ts'
import { layOut, recordedReport, recordedText } from './support/recorded.ts'
import {
  flagsOf,
  readScenarios,
  type Scenario,
  type ScenarioFolder,
  type Staged,
  stage
} from './support/scenario.ts'
import { leaksIn, secretsOf } from './support/secrets.ts'
import { temporaryDirectory } from './support/temporary.ts'
import { renderText } from './support/whole-reports.ts'

// With `UPDATE=1` the files are written instead of compared; review the difference.
const UPDATE = process.env['UPDATE'] === '1'
if (UPDATE) requireFreshBuild()

const folders = await readScenarios()

/** Compares with the file, or writes it. */
async function expectFile(file: string, seen: string): Promise<void> {
  if (UPDATE) await writeFile(file, seen)
  else expect(seen).toBe(existsSync(file) ? await readFile(file, 'utf8') : '')
}

type Ended = { readonly said: string; readonly exitCode: number }
type Run = (staged: Staged, report: string) => Promise<Ended>

/** Runs the built command line. */
const runBuilt: Run = async (staged, report) => {
  const inputs = { ...staged.inputs, report }
  const { stdout, stderr, exitCode } = await runCli(['check', ...flagsOf(inputs)], staged)
  return { said: stdout + stderr, exitCode }
}

/** Runs the check in this process and writes what the command line would. */
const runHere: Run = async ({ inputs, env, directory }, report) => {
  const raw = { ...inputs, report }
  const { settings, verdict, context } = await check(raw, quietWorld(directory, env, raw))
  expect(await writeReportFiles(settings, { verdict, context }, directory)).toEqual([])
  const width = Number.POSITIVE_INFINITY
  const said = renderText(verdict, { context, colour: false, width })
  return { said, exitCode: verdict.passed ? 0 : 1 }
}

async function runScenario(folder: ScenarioFolder, run: Run): Promise<void> {
  const { scenario, textFile, jsonFile } = folder
  const { whole = false, exitCode } = scenario
  await using staged = await stage(folder)
  await using kept = await temporaryDirectory()
  const file = join(kept.path, 'report.json')
  const ended = await run(staged, file)
  const json = existsSync(file) ? await readFile(file, 'utf8') : null
  expect(leaksIn(ended.said + json, secretsOf(scenario))).toEqual([])
  const text = normaliseText(ended.said, staged.volatile)
  await expectFile(textFile, whole ? text : recordedText(text))
  if (exitCode === 2) expect(json).toBeNull()
  else {
    const report = normaliseReport(json ?? '', staged.volatile)
    await expectFile(jsonFile, `${layOut(whole ? report : recordedReport(report))}\n`)
  }
  expect(ended.exitCode).toBe(exitCode)
}

/**
 * Those with whole reports, those about what only a program has (an environment, messages of its own), and those that
 * wait, which processes do at the same time.
 */
const needsProgram = ({ whole, exitCode, env, home, proxy, inputs }: Scenario): boolean =>
  whole === true ||
  exitCode === 2 ||
  'timeout-seconds' in inputs ||
  [env, home, proxy].some((each) => each !== undefined)

const rows = (some: readonly ScenarioFolder[]) =>
  some.map((folder) => [folder.name, folder] as const)

describe('reports what the files of the scenario hold', () => {
  // A process costs ten times as much as a check here.
  it.concurrent.each(rows(folders.filter(({ scenario }) => needsProgram(scenario))))(
    'as the command line in %s',
    (_, folder) => runScenario(folder, runBuilt)
  )

  // Not concurrently: Jest rejects a dynamic import between two tests.
  it.each(rows(folders.filter(({ scenario }) => !needsProgram(scenario))))('in %s', (_, folder) =>
    runScenario(folder, runHere)
  )
})

/** The codes that an expected report has findings of. */
async function codesIn(file: string): Promise<string[]> {
  const report: { readonly findings: readonly { readonly code: string }[] } = JSON.parse(
    await readFile(file, 'utf8')
  )
  return report.findings.map(({ code }) => code)
}

// Only a mistake in the program provokes it.
const BUG = 'host-check-crashed'

it('provokes every problem code in some scenario', async () => {
  const files = folders.map(({ jsonFile }) => jsonFile).filter((file) => existsSync(file))
  const provoked = new Set((await Promise.all(files.map(codesIn))).flat())
  expect(Object.keys(problemFacts()).filter((code) => !provoked.has(code))).toEqual([BUG])
})

it('provokes the problem code that a scenario is named after', async () => {
  const named = folders.filter(({ name }) => Object.hasOwn(problemFacts(), name))
  const codes = await Promise.all(named.map(({ jsonFile }) => codesIn(jsonFile)))
  expect(named.filter(({ name }, index) => !codes[index]?.includes(name))).toEqual([])
})
