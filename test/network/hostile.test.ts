import { expect, it } from '@jest/globals'
import { stageHostileHosts } from '../support/hostile.ts'
import type { MisbehaviourName } from '../support/misbehaviour.ts'
import { runCli } from '../support/program.ts'
import { flagsOf } from '../support/scenario.ts'

// Long enough for 39 hosts at once on a busy machine.
const TIMEOUT_SECONDS = 12

/** The first error of each host, or the outcome of its discovery. */
const OUTCOMES: Readonly<Record<MisbehaviourName, string>> = {
  silent: 'host-timeout',
  'stalled-handshake': 'host-timeout',
  'closes-at-once': 'host-unreachable',
  'resets-at-once': 'host-unreachable',
  'plain-http': 'tls-plain-http',
  banner: 'tls-protocol',
  'old-tls': 'tls-protocol',
  'no-shared-cipher': 'tls-protocol',
  'client-certificate': 'tls-protocol',
  'http2-only': 'host-http2',
  'never-answers': 'host-timeout',
  'drips-head': 'host-timeout',
  'drips-body': 'host-timeout',
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
  'informational-flood': 'host-protocol',
  'malformed-status': 'host-protocol',
  'not-http': 'host-protocol',
  'twice-length': 'host-protocol',
  'redirect-maze': 'redirect-limit'
}

const NAMES = Object.keys(OUTCOMES) as readonly MisbehaviourName[]

type Report = {
  readonly hosts: readonly { readonly host: string; readonly discovery: string }[]
  readonly findings: readonly {
    readonly code: string
    readonly host: string
    readonly severity: string
  }[]
}

function outcomesIn({ hosts, findings }: Report): Record<string, string> {
  const errorOf = (host: string) =>
    findings.find((finding) => finding.host === host && finding.severity === 'error')?.code
  return Object.fromEntries(
    hosts.map(({ host, discovery }) => [host.replace(/\..*/, ''), errorOf(host) ?? discovery])
  )
}

// Time and memory are bounded in scripts/bench/hostile-hosts.ts.
it('reports each of the hosts that misbehave at once, and the good one beside them', async () => {
  await using staged = await stageHostileHosts(NAMES, { timeoutSeconds: TIMEOUT_SECONDS })
  const ended = await runCli(['check', '--format=json', ...flagsOf(staged.inputs)])
  // While hosts stay silent, the progress is shown.
  expect(ended.stderr).toMatch(/^(?:\d+ of \d+ hosts checked.*\n)*$/)
  expect(ended.exitCode).toBe(1)
  expect(outcomesIn(JSON.parse(ended.stdout))).toEqual({ well: 'found', ...OUTCOMES })
})
