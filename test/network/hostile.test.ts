import { stageHostileHosts } from '../support/hostile.ts'
import { expect, it } from '../support/jest.ts'
import type { MisbehaviourName } from '../support/misbehaviour.ts'
import { runCli } from '../support/program.ts'
import { flagsOf } from '../support/scenario.ts'

/** Hosts that do not end by themselves. */
const STALLING = [
  'silent',
  'stalled-handshake',
  'never-answers',
  'drips-head',
  'drips-body'
] as const

type Stalling = (typeof STALLING)[number]

/** The first error of each other host, or the outcome of its discovery. */
const OUTCOMES: Readonly<Record<Exclude<MisbehaviourName, Stalling>, string>> = {
  'closes-at-once': 'host-unreachable',
  'resets-at-once': 'host-unreachable',
  'plain-http': 'tls-plain-http',
  banner: 'tls-protocol',
  'old-tls': 'tls-protocol',
  'no-shared-cipher': 'tls-protocol',
  'client-certificate': 'tls-protocol',
  'http2-only': 'host-http2',
  'closes-before-answer': 'host-unreachable',
  'resets-before-answer': 'host-unreachable',
  'resets-mid-body': 'document-incomplete',
  'short-body': 'document-incomplete',
  'short-chunks': 'document-incomplete',
  'bad-chunks': 'host-protocol',
  'ten-mebibytes': 'document-size',
  'endless-body': 'document-size',
  'gzip-bomb': 'document-size',
  'bad-gzip': 'document-encoding',
  'cut-gzip': 'document-incomplete',
  brotli: 'document-encoding',
  'many-headers': 'document-headers',
  'endless-header': 'document-headers',
  'blanks-in-type': 'document-type',
  'blanks-in-parameters': 'document-type',
  'blanks-in-location': 'redirect-invalid',
  'blanks-in-retry': 'document-status',
  'blanks-in-challenge': 'document-unauthorized',
  'tiny-chunks': 'service-missing',
  'informational-flood': 'document-headers',
  'malformed-status': 'host-protocol',
  'not-http': 'host-protocol',
  'twice-length': 'host-protocol',
  'redirect-maze': 'redirect-limit'
}

type Report = {
  readonly hosts: readonly { readonly host: string; readonly discovery: string }[]
  readonly findings: readonly {
    readonly code: string
    readonly host: string
    readonly severity: string
  }[]
}

/** Whether an answer takes longer than the clients wait depends on the machine, too. */
function outcomesIn({ hosts, findings }: Report): Record<string, string> {
  const outcomes = hosts.map(({ host, discovery }) => {
    const errors = findings.filter((each) => each.host === host && each.severity === 'error')
    const error = errors.find(({ code }) => discovery === 'failed' || code !== 'host-timeout')
    return [host.replace(/\..*/, ''), error?.code ?? discovery]
  })
  return Object.fromEntries(outcomes)
}

async function outcomesOf(names: readonly MisbehaviourName[], timeoutSeconds: number) {
  await using staged = await stageHostileHosts(names, { timeoutSeconds })
  const ended = await runCli(['check', '--format=json', ...flagsOf(staged.inputs)])
  expect(ended.stderr).toBe('')
  expect(ended.exitCode).toBe(1)
  return outcomesIn(JSON.parse(ended.stdout))
}

// Time and memory are bounded in scripts/bench/hostile-hosts.ts.
it('reports each of the hosts that misbehave at once, and the good one beside them', async () => {
  const names = Object.keys(OUTCOMES) as readonly MisbehaviourName[]
  // Far more than they need, however little of the processor is left for them.
  expect(await outcomesOf(names, 100)).toEqual({ well: 'found', ...OUTCOMES })
})

it('gives up each of the hosts that stall', async () => {
  const outcomes = await outcomesOf(STALLING, 4)
  // Whether a good host answers in time depends on the machine.
  const { well: _, ...stalling } = outcomes
  expect(stalling).toEqual(Object.fromEntries(STALLING.map((name) => [name, 'host-timeout'])))
})
