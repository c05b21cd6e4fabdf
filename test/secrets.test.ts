import { domainToUnicode } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { runAction } from './support/program.ts'
import { readScenarios, type Scenario, type ScenarioFolder, stage } from './support/scenario.ts'
import { leaksIn, secretsOf, tokenFor, withoutMasks } from './support/secrets.ts'

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

/** Runs the Action, and looks for the tokens in all that it wrote. */
async function runInSecret({ scenario, repository }: ScenarioFolder): Promise<void> {
  const told = withTokens(scenario)
  await using staged = await stage({ scenario: told, repository })
  const ended = await runAction(staged.inputs, staged)
  const { stdout, stderr, summary, outputs, report, exported, state } = ended
  const said = { stdout: withoutMasks(stdout), stderr, summary, outputs, report, exported, state }
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
  if (scenario.exitCode === 2) expect(staged.registry.connections).toBe(0)
  if (scenario.responses?.some(({ echo }) => echo) === true) {
    // Only then did the echo have something to repeat.
    expect(staged.registry.requests[0]?.authorization).toBe(`Bearer ${secrets[0]}`)
  }
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

describe('the Action ends as it should and tells no token', () => {
  it.concurrent.each(folders.map((folder) => [folder.name, folder] as const))(
    'in the scenario %s',
    (_, folder) => runInSecret(folder)
  )
})
