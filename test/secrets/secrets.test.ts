import { join } from 'node:path'
import { domainToUnicode } from 'node:url'
import type { Hop } from '../../src/observe/network/redirects.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { renderConcise } from '../../src/report/concise/concise.ts'
import { check } from '../../src/run/check.ts'
import { describeRequest } from '../../src/run/program/progress.ts'
import { eachAtOnce } from '../support/at-once.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { describe, expect, it } from '../support/jest.ts'
import { inputsIn, runAction } from '../support/program.ts'
import { mistakesIn, REPORTS, readReports } from '../support/report-schemas.ts'
import { readScenarios, type Scenario, type ScenarioFolder, stage } from '../support/scenario.ts'
import { findIn, leaksIn, secretsOf, tokenFor, withoutMasks } from '../support/secrets.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { logOf, reportsOf } from '../support/whole-reports.ts'

const folders = await readScenarios()

/** The hosts of the setting hostnames as written, or else those that are served. */
function hostsOf({ inputs, responses = [] }: Scenario): string[] {
  const lines = (inputs['hostnames'] ?? '').split('\n').filter((line) => /^[^#]/.test(line))
  if (lines.length > 0) return lines.map((line) => line.split(' ')[0] ?? '')
  const served = responses.map(({ url }) => new URL(url))
  // Settings hold Unicode names: the clients' rules refuse punycode.
  const hosts = served.map(
    ({ hostname, port }) => `${domainToUnicode(hostname)}${port === '' ? '' : `:${port}`}`
  )
  return [...new Set(hosts)]
}

/** The pieces of secrets in what was written, and where. */
const leaksOf = (written: Readonly<Record<string, unknown>>, secrets: readonly string[]) =>
  findIn(written, (text) => leaksIn(text, secrets))

/** The scenario with a token for every host. */
function withTokens(scenario: Scenario): Scenario {
  const tokens = hostsOf(scenario).map((host) => `${host}=${tokenFor(host)}`)
  return { ...scenario, inputs: { ...scenario.inputs, tokens: tokens.join('\n') } }
}

/** Runs the check in this process. */
async function runHere({ scenario, repository }: ScenarioFolder): Promise<void> {
  const given = withTokens(scenario)
  await using staged = await stage({ scenario: given, repository })
  // Shorter than in the scenario, which only matters for hosts that never answer.
  const short = 'timeout-seconds' in scenario.inputs ? { 'timeout-seconds': '1' } : {}
  const raw = { ...staged.inputs, ...short }
  const world = quietWorld(staged.directory, staged.env, raw)
  const requests: string[] = []
  const onRequest = (sent: Hop) => void requests.push(world.secrets.redact(describeRequest(sent)))
  const checked = await check(raw, { ...world, onRequest })
  const { verdict, context } = checked
  const annotations = renderAnnotations(verdict, context)
  const concise = [...renderConcise(verdict, { colour: false, width: 80, context }, '')]
  const written = { ...reportsOf(checked), log: logOf(checked), annotations, concise, requests }
  expect(leaksOf(written, secretsOf(given))).toEqual([])
  expect(verdict.passed).toBe(scenario.exitCode === 0)
}

/** Runs the built Action with the tokens of the scenario. */
async function runBuilt({ scenario, repository }: ScenarioFolder): Promise<void> {
  await using staged = await stage({ scenario, repository })
  await using kept = await temporaryDirectory()
  const report = REPORTS.map((name) => join(kept.path, name)).join('\n')
  const ended = await runAction({ ...inputsIn(staged.inputs), report }, staged)
  const reports = scenario.exitCode === 2 ? {} : await readReports(kept.path)
  const { stdout, stderr, summary, outputs, exported, state } = ended
  const written = { summary, outputs, report: ended.report, exported, state, ...reports }
  const secrets = secretsOf(scenario)
  expect(leaksOf({ stdout: withoutMasks(stdout), stderr, ...written }, secrets)).toEqual([])
  expect({ exitCode: ended.exitCode, stderr }).toEqual({ exitCode: scenario.exitCode, stderr: '' })
  expectTold(ended, scenario)
  if (scenario.exitCode === 2) expect(staged.registry.connections).toBe(0)
  else {
    expect(mistakesIn(reports)).toEqual([])
    expect(reports['report.json']).toBe(ended.report)
    expect(reports['report.md']).toBe(summary)
  }
  if (scenario.responses?.some(({ echo }) => echo) === true) {
    // Otherwise the host has no token to send back.
    expect(staged.registry.requests[0]?.authorization).toBe(`Bearer ${secrets[0]}`)
  }
}

/** What every run of the Action writes for the runner. */
function expectTold(
  ended: Awaited<ReturnType<typeof runAction>>,
  { exitCode, inputs }: Scenario
): void {
  const hasErrors = /^::error[ :]/m.test(ended.stdout)
  expect(hasErrors).toBe(exitCode !== 0 || inputs['fail-on'] === 'never')
  if (exitCode === 2) return
  expect(ended.outputs['passed']).toBe(String(exitCode === 0))
  expect(ended.summary).not.toBe('')
  expect(ended.report).not.toBeNull()
}

const hasSecrets = (scenario: Scenario): boolean => secretsOf(scenario).length > 0

/** Whether a host refuses the request, leads elsewhere, or answers what a report quotes. */
const mayShow = (scenario: Scenario): boolean =>
  scenario.exitCode !== 2 &&
  (scenario.responses ?? []).some(({ status = 200, body }) => status !== 200 || body !== undefined)

/** Tokens of the machine from each kind of source, those that hosts send back, and wrong settings. */
const AS_ACTION: readonly string[] = [
  'all-well-with-helper',
  'credentials-helper',
  'credentials-helper-hangs',
  'document-unauthorized-file',
  'echo-body',
  'echo-location',
  'echo-services',
  'echo-type',
  'services-forced',
  'wrong-settings'
]

const rows = (isChosen: (folder: ScenarioFolder) => boolean) =>
  folders.filter(isChosen).map((folder) => [folder.name, folder] as const)

describe('writes no token', () => {
  const programs = rows(({ name }) => AS_ACTION.includes(name))
  eachAtOnce('as the Action in %s', programs, runBuilt)

  it('in scenarios that exist', () => {
    expect(programs.map(([name]) => name)).toEqual(AS_ACTION)
  })

  // Those with tokens are searched where they are compared: test/built/scenarios.test.ts.
  it.each(rows(({ scenario }) => !hasSecrets(scenario) && mayShow(scenario)))(
    'in %s with a token for every host',
    (_, folder) => runHere(folder)
  )
})
