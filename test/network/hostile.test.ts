import { describe, expect, it } from '@jest/globals'
import { Authority } from '../support/certificates.ts'
import { HostileHost } from '../support/hostile.ts'
import type { MisbehaviourName } from '../support/misbehaviour.ts'
import { type Ended, runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'

const TIMEOUT_SECONDS = 4
const MIB = 1024 * 1024
// What the programs need for themselves is about 75 MiB.
const MOST_MIB = 200

/** What the built program must say of each host that misbehaves. */
const FATES: Readonly<Record<MisbehaviourName, string>> = {
  silent: 'host-timeout',
  'stalled-handshake': 'host-timeout',
  'closes-at-once': 'host-unreachable',
  'resets-at-once': 'host-unreachable',
  'plain-http': 'tls-plain-http',
  banner: 'tls-protocol',
  'old-tls': 'tls-protocol',
  'no-shared-cipher': 'tls-protocol',
  'client-certificate': 'tls-protocol',
  'http2-only': 'found',
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
  'informational-flood': 'document-headers',
  'malformed-status': 'host-protocol',
  'not-http': 'host-protocol',
  'twice-length': 'document-incomplete',
  'redirect-maze': 'redirect-limit'
}

const NAMES = Object.keys(FATES) as readonly MisbehaviourName[]

type Report = {
  readonly hosts: readonly {
    readonly host: string
    readonly discovery: string
    readonly timingMs: { readonly total: number }
  }[]
  readonly findings: readonly {
    readonly code: string
    readonly host: string
    readonly severity: string
  }[]
}

/** The first error of each host, or what became of its discovery. */
function fatesIn(report: Report): Record<string, string> {
  const fate = ({ host, discovery }: Report['hosts'][number]): string =>
    report.findings.find((finding) => finding.host === host && finding.severity === 'error')
      ?.code ?? discovery
  return Object.fromEntries(report.hosts.map((host) => [host.host.replace(/\..*/, ''), fate(host)]))
}

/** Stages hosts `NAME.example.com`, or `NAME-N.example.com` if there are several of each. */
async function stage(names: readonly MisbehaviourName[], copies = 1) {
  await using stack = new AsyncDisposableStack()
  const authority = new Authority()
  const registry = stack.use(await FakeRegistry.start({ authority }))
  registry.offer('well.example.com', { 'modules.v1': '/v1/modules/' })
  const hosts: HostileHost[] = []
  for (const name of names) {
    for (let copy = 0; copy < copies; copy += 1) {
      const host = copies === 1 ? name : `${name}-${copy}`
      hosts.push(stack.use(await HostileHost.start(name, `${host}.example.com`, authority)))
    }
  }
  const inputs = {
    hostnames: ['well.example.com', ...hosts.map(({ host }) => host)].join('\n'),
    resolve: [registry.resolve, ...hosts.map(({ resolve }) => resolve)].join('\n'),
    'ca-file': registry.caFile,
    'timeout-seconds': String(TIMEOUT_SECONDS),
    retries: '0',
    concurrency: '64'
  }
  const rest = stack.move()
  return { inputs, [Symbol.asyncDispose]: () => rest.disposeAsync() }
}

function expectWhole({ stderr, exitCode, durationMs }: Ended): void {
  expect(stderr).toBe('')
  expect(exitCode).toBe(1)
  // The deadline, the start of the program, and room for a busy machine.
  expect(durationMs).toBeLessThan(TIMEOUT_SECONDS * 1000 + 10_000)
}

describe('hosts that misbehave, all at once in one process', () => {
  it('each has its own code, in time and in little memory, and none harms its neighbour', async () => {
    await using staged = await stage(NAMES)
    const flags = ['check', '--format=json', ...flagsOf(staged.inputs)]
    const ended = await runCli(flags, { measureMemory: true })
    expectWhole(ended)
    const report: Report = JSON.parse(ended.stdout)
    expect(fatesIn(report)).toEqual({ well: 'found', ...FATES })
    for (const { timingMs } of report.hosts) {
      expect(timingMs.total).toBeLessThan(TIMEOUT_SECONDS * 1000 + 3000)
    }
    expect(ended.peakMemoryBytes / MIB).toBeLessThan(MOST_MIB)
  })

  it('the Action says the same', async () => {
    await using staged = await stage(NAMES)
    const ended = await runAction(staged.inputs, { measureMemory: true })
    expectWhole(ended)
    expect(fatesIn(JSON.parse(ended.report ?? ''))).toEqual({ well: 'found', ...FATES })
    expect(ended.outputs['passed']).toBe('false')
    expect(ended.peakMemoryBytes / MIB).toBeLessThan(MOST_MIB)
  })
})

describe('each of the greedy ones, sixteen times over', () => {
  // A header costs far more than its bytes, so that 256 KiB of short ones is some 6 MiB.
  const greedy: readonly { name: MisbehaviourName; mostMib: number }[] = [
    { name: 'ten-mebibytes', mostMib: MOST_MIB },
    { name: 'endless-body', mostMib: MOST_MIB },
    { name: 'gzip-bomb', mostMib: MOST_MIB },
    { name: 'informational-flood', mostMib: MOST_MIB },
    { name: 'endless-header', mostMib: MOST_MIB },
    { name: 'many-headers', mostMib: 250 }
  ]
  it.each(greedy)('$name: peak memory stays below $mostMib MiB', async ({ name, mostMib }) => {
    await using staged = await stage([name], 16)
    const flags = ['check', '--format=json', ...flagsOf(staged.inputs)]
    const ended = await runCli(flags, { measureMemory: true })
    expectWhole(ended)
    const { well, ...others } = fatesIn(JSON.parse(ended.stdout))
    expect(well).toBe('found')
    expect(new Set(Object.values(others))).toEqual(new Set([FATES[name]]))
    expect(ended.peakMemoryBytes / MIB).toBeLessThan(mostMib)
  })
})
