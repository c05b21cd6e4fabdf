import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireFreshBuild } from '../../scripts/built-from.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { type ProblemCode, problemFacts } from '../../src/rules/problems/catalogue.ts'
import { SEVERITIES, type Severity } from '../../src/rules/problems/problem.ts'
import type { Client } from '../../src/rules/protocol/clients.ts'
import { check } from '../../src/run/check.ts'
import { eachAtOnce } from '../support/at-once.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { describe, expect, it } from '../support/jest.ts'
import { normaliseReport, normaliseText } from '../support/normalise.ts'
import { runCli } from '../support/program.ts'
import { layOut, recordedMistakes, recordedReport, sentencesOf } from '../support/recorded.ts'
import { mistakesIn } from '../support/report-schemas.ts'
import {
  flagsOf,
  readScenarios,
  type Scenario,
  type ScenarioFolder,
  type Staged,
  stage
} from '../support/scenario.ts'
import { findIn, leaksIn, secretsOf } from '../support/secrets.ts'
import { findingOf, showFinding, shownFindings } from '../support/shown-findings.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { logOf, reportsOf } from '../support/whole-reports.ts'

// With `UPDATE=1` the files are written instead of compared; review the difference.
const UPDATE = process.env['UPDATE'] === '1'
if (UPDATE) requireFreshBuild()

const folders = await readScenarios()

/** Compares with the file, or writes it. */
async function expectFile(file: string, seen: string): Promise<void> {
  if (UPDATE) await writeFile(file, seen)
  else expect(seen).toBe(existsSync(file) ? await readFile(file, 'utf8') : '')
}

type Ended = {
  readonly said: string
  /** Null if there is no verdict. */
  readonly json: string | null
  readonly exitCode: number
}
type Run = (staged: Staged, secrets: readonly string[]) => Promise<Ended>

/** Runs the built command line. */
const runBuilt: Run = async (staged) => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'report.json')
  const inputs = { ...staged.inputs, report: file }
  const { stdout, stderr, exitCode } = await runCli(['check', ...flagsOf(inputs)], staged)
  const json = existsSync(file) ? await readFile(file, 'utf8') : null
  return { said: stdout + stderr, json, exitCode }
}

/** Runs the check in this process. */
const runHere: Run = async ({ inputs, env, directory }, secrets) => {
  const checked = await check(inputs, quietWorld(directory, env, inputs))
  const reports = reportsOf(checked)
  const annotations = renderAnnotations(checked.verdict, checked.context)
  expect(findIn({ ...reports, annotations }, (text) => leaksIn(text, secrets))).toEqual([])
  expect(mistakesIn(reports)).toEqual([])
  const exitCode = checked.verdict.passed ? 0 : 1
  return { said: logOf(checked), json: reports['report.json'] ?? null, exitCode }
}

/** The findings of all scenarios. */
const found: Recorded[] = []

async function runScenario(folder: ScenarioFolder, run: Run): Promise<void> {
  const { name, scenario, at } = folder
  await using staged = await stage(folder)
  const secrets = secretsOf(scenario)
  const { said, json, exitCode } = await run(staged, secrets)
  expect(leaksIn(said + json, secrets)).toEqual([])
  expect(exitCode).toBe(scenario.exitCode)
  if (scenario.responses?.some(({ echo }) => echo) === true) {
    // Otherwise the host has no token to send back.
    expect(staged.registry.requests[0]?.authorization).toBe(`Bearer ${secrets[0]}`)
  }
  if (scenario.exitCode === 2) {
    expect(json).toBeNull()
    await expectFile(at('expected.txt'), recordedMistakes(said))
    return
  }
  const text = normaliseText(said, staged.volatile)
  const report = normaliseReport(json ?? '', staged.volatile)
  expect(flawsOf(report.findings)).toEqual([])
  await expectFile(at('expected.txt'), recordedReport(report))
  found.push(...report.findings)
  expectShown(name, text)
  if (scenario.whole !== true) return
  await expectFile(at('report.txt'), text)
  await expectFile(at('report.json'), `${layOut(report)}\n`)
}

/** The page of problem codes shows the findings of some scenarios. */
function expectShown(name: string, text: string): void {
  const shown = shownFindings().get(name)
  if (shown === undefined) return
  const finding = findingOf(text, name)
  if (UPDATE) showFinding(name, finding)
  else expect(shown).toBe(finding)
}

type Recorded = {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly message: string
  readonly help: string | null
  readonly affects: readonly Client[]
}

/** The findings that their problem code does not allow, and those with a full stop, which only sources quote. */
const flawsOf = (findings: readonly Recorded[]) =>
  findings.filter(({ code, severity, message, help, affects }) => {
    const facts = problemFacts()[code]
    const isMoreSevere = SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(facts.severity)
    const isOfOthers = affects.some((client) => !facts.affects.includes(client))
    const hasStop = message.endsWith('.') || help?.endsWith('.') === true
    return isMoreSevere || isOfOthers || (hasStop && !code.startsWith('source-'))
  })

/** Those with whole reports, those about messages of the program, and those that wait, which processes do at once. */
const needsProgram = ({ whole, exitCode, inputs }: Scenario): boolean =>
  whole === true || exitCode === 2 || 'timeout-seconds' in inputs

const rows = (some: readonly ScenarioFolder[]) =>
  some.map((folder) => [folder.name, folder] as const)

describe('reports what the files of the scenario hold', () => {
  // A process costs ten times as much as a check here.
  eachAtOnce(
    'as the command line in %s',
    rows(folders.filter(({ scenario }) => needsProgram(scenario))),
    (folder) => runScenario(folder, runBuilt)
  )

  it.each(rows(folders.filter(({ scenario }) => !needsProgram(scenario))))('in %s', (_, folder) =>
    runScenario(folder, runHere)
  )
})

// After all scenarios, whose findings it needs.
it('words each problem as test/problems/sentences.txt has it', async () => {
  await expectFile('test/problems/sentences.txt', sentencesOf(found))
})

/** The codes that a scenario expects. */
const codesIn = ({ at }: ScenarioFolder): readonly string[] =>
  readFileSync(at('expected.txt'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ')[1] ?? '')

// Only a mistake in the program provokes it.
const BUG = 'host-check-crashed'

it('provokes every problem code in some scenario', () => {
  const provoked = new Set(folders.flatMap(codesIn))
  expect(Object.keys(problemFacts()).filter((code) => !provoked.has(code))).toEqual([BUG])
})

it('provokes the problem code that a scenario is named after', () => {
  const named = folders.filter(({ name }) => Object.hasOwn(problemFacts(), name))
  expect(named.filter((folder) => !codesIn(folder).includes(folder.name))).toEqual([])
})

it('has a scenario for every finding that the page of problem codes shows', () => {
  const names = new Set(folders.map(({ name }) => name))
  expect([...shownFindings().keys()].filter((name) => !names.has(name))).toEqual([])
})

it('records at most 20 whole reports', () => {
  expect(folders.filter(({ scenario }) => scenario.whole).length).toBeLessThanOrEqual(20)
})
