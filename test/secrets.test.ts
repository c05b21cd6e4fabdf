import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToUnicode } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { runAction } from './support/program.ts'
import { junitMistakes, sarifMistakes } from './support/report-schemas.ts'
import { readScenarios, type Scenario, type ScenarioFolder, stage } from './support/scenario.ts'
import { leaksIn, secretsOf, tokenFor, withoutMasks } from './support/secrets.ts'
import { temporaryDirectory } from './support/temporary.ts'

const folders = await readScenarios()

/** The hosts that are to be checked, as the user wrote them; without any, those that are served. */
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

/** The same scenario with a token for every host, unless it is about tokens itself. */
function withTokens(scenario: Scenario): Scenario {
  if (secretsOf(scenario).length > 0) return scenario
  const tokens = hostsOf(scenario).map((host) => `${host}=${tokenFor(host)}`)
  return { ...scenario, inputs: { ...scenario.inputs, tokens: tokens.join('\n') } }
}

const REPORTS = ['report.json', 'report.sarif', 'report.xml', 'report.md']

/** The files that the setting `report` asked for, by name. */
async function readReports(directory: string): Promise<Readonly<Record<string, string>>> {
  const texts = REPORTS.map(async (name) => [name, await readFile(join(directory, name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

/** Runs the Action, and looks for the tokens in all that it wrote. */
async function runInSecret({ scenario, repository }: ScenarioFolder): Promise<void> {
  const told = withTokens(scenario)
  await using staged = await stage({ scenario: told, repository })
  await using kept = await temporaryDirectory()
  const report = REPORTS.map((name) => join(kept.path, name)).join('\n')
  const ended = await runAction({ ...staged.inputs, report }, staged)
  const reports = scenario.exitCode === 2 ? {} : await readReports(kept.path)
  const { stdout, stderr, summary, outputs, exported, state } = ended
  const written = { summary, outputs, report: ended.report, exported, state }
  const said = { stdout: withoutMasks(stdout), stderr, ...written, ...reports }
  const secrets = secretsOf(told)
  expect(
    Object.entries(said).flatMap(([where, what]) =>
      leaksIn(typeof what === 'string' ? what : JSON.stringify(what), secrets).map((piece) => ({
        where,
        piece
      }))
    )
  ).toEqual([])
  expect({ exitCode: ended.exitCode, stderr }).toEqual({ exitCode: scenario.exitCode, stderr: '' })
  expectTold(ended, scenario)
  if (scenario.exitCode !== 2) expectValid(reports, ended)
  if (scenario.exitCode === 2) expect(staged.registry.connections).toBe(0)
  if (scenario.responses?.some(({ echo }) => echo) === true) {
    // Only then did the echo have something to repeat.
    expect(staged.registry.requests[0]?.authorization).toBe(`Bearer ${secrets[0]}`)
  }
}

/** The reports in files say the same as what the run wrote elsewhere, each in a form that others read. */
function expectValid(
  reports: Readonly<Record<string, string>>,
  { report, summary }: Awaited<ReturnType<typeof runAction>>
): void {
  expect(reports['report.json']).toBe(report)
  expect(reports['report.md']).toBe(summary)
  expect(sarifMistakes(reports['report.sarif'] ?? '')).toEqual([])
  expect(junitMistakes(reports['report.xml'] ?? '')).toEqual([])
}

/** The other things that every run of the Action leaves behind. */
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

describe('the Action ends as it should, its reports are valid, and it tells no token', () => {
  it.concurrent.each(folders.map((folder) => [folder.name, folder] as const))(
    'in the scenario %s',
    (_, folder) => runInSecret(folder)
  )
})
