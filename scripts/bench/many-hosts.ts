// Time of the command line for many distant hosts, against the floor and one host after the other.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Authority } from '../../test/support/certificates.ts'
import { runCli } from '../../test/support/program.ts'
import { flagsOf } from '../../test/support/scenario.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import type { Ports } from './distant/hosts.ts'
import { startHosts } from './distant/start.ts'
import { type Figure, median, type Section, timed } from './figures.ts'

const HOSTS = 1000
const ROUND_TRIP_MS = 50
// distant/hosts.ts delays the answer to the handshake and the answer to the request.
const ROUND_TRIPS = 2
const CONCURRENCIES = [16, 64, 256]
const BUDGET = 1.3
const BUDGET_MIB = 180
const ROUNDS = 3
// One host at a time takes minutes, so the time is extrapolated from a sample.
const SAMPLE = 40

const fileBeside = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const NAMES = Array.from({ length: HOSTS }, (_, index) => `host-${index + 1}.example.com`)

type Setting = Ports & { readonly caFile: string; readonly ca: string; readonly directory: string }
type Run = { readonly ms: number; readonly cpuMs: number; readonly peakBytes: number }

export async function measureManyHosts(): Promise<Section> {
  await using directory = await temporaryDirectory()
  const authority = new Authority()
  const caFile = join(directory.path, 'ca.pem')
  await writeFile(caFile, authority.pem)
  await using hosts = await startHosts(authority, ROUND_TRIP_MS)
  const setting = { ...hosts.ports, caFile, ca: authority.pem, directory: directory.path }

  const tlsMs: number[] = []
  const runs = new Map(CONCURRENCIES.map((concurrency) => [concurrency, [] as Run[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    tlsMs.push(await handshakesCost(setting))
    for (const concurrency of CONCURRENCIES) {
      runs.get(concurrency)?.push(await check(setting, concurrency))
    }
  }
  return sectionOf(runs, median(tlsMs), await visitOneByOne(setting))
}

function sectionOf(
  runs: ReadonlyMap<number, readonly Run[]>,
  tlsMs: number,
  sampleMs: number
): Section {
  const figures = [...runs].map(([concurrency, each]): Figure => {
    const waits = Math.ceil(HOSTS / concurrency) * ROUND_TRIPS * ROUND_TRIP_MS
    return {
      ...timed(
        `${concurrency} at once`,
        each.map(({ ms }) => ms)
      ),
      floorMs: waits + tlsMs,
      budget: BUDGET,
      cpuMs: median(each.map(({ cpuMs }) => cpuMs)),
      peakBytes: Math.max(...each.map(({ peakBytes }) => peakBytes)),
      budgetMiB: BUDGET_MIB
    }
  })
  return {
    title: `${HOSTS} hosts, ${ROUND_TRIP_MS} ms away`,
    notes: [
      `Floor: ⌈hosts ÷ at once⌉ × ${ROUND_TRIPS} round trips (handshake, request; loopback connects at once)`,
      `× ${ROUND_TRIP_MS} ms, and ${Math.round(tlsMs)} ms of CPU time for ${HOSTS} bare TLS handshakes in Node.`,
      'Work overlaps with waiting, so slightly less than the floor is possible.',
      `${ROUNDS} rounds; whole processes, from start to exit code.`,
      `One by one: https.get in a loop, on ${SAMPLE} hosts, times ${HOSTS / SAMPLE}.`
    ],
    figures: [...figures, timed('one by one (extrapolated)', [(sampleMs * HOSTS) / SAMPLE])]
  }
}

async function handshakesCost({ caFile, near }: Setting): Promise<number> {
  const parameters = [fileBeside('bare-client.ts'), caFile, String(near), String(HOSTS)]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  return Number(stdout)
}

async function check(setting: Setting, concurrency: number): Promise<Run> {
  const cpuFile = join(setting.directory, 'cpu')
  const inputs = {
    hostnames: NAMES.map((name) => `${name} modules.v1 providers.v1`).join('\n'),
    resolve: NAMES.map((name) => `${name}=127.0.0.1:${setting.distant}`).join('\n'),
    'ca-file': setting.caFile,
    concurrency: String(concurrency)
  }
  const { exitCode, stdout, durationMs, peakMemoryBytes } = await runCli(
    ['check', ...flagsOf(inputs)],
    {
      measureMemory: true,
      env: {
        NODE_OPTIONS: `--require=${JSON.stringify(fileBeside('cpu-reporter.cjs'))}`,
        CPU_TIME_FILE: cpuFile
      }
    }
  )
  if (exitCode !== 0) throw new Error(`the check ended with ${exitCode}\n${stdout.slice(0, 2000)}`)
  const cpuMs = Number(await readFile(cpuFile, 'utf8'))
  return { ms: durationMs, cpuMs, peakBytes: peakMemoryBytes }
}

/** As a simple script does it: one host of the sample after the other. Milliseconds. */
async function visitOneByOne({ ca, distant }: Setting): Promise<number> {
  const started = performance.now()
  for (const servername of NAMES.slice(0, SAMPLE)) {
    const path = '/.well-known/terraform.json'
    const options = { host: '127.0.0.1', port: distant, servername, path, ca, agent: false }
    const headers = { host: servername }
    const text = await new Promise<string>((resolve, reject) => {
      get({ ...options, headers }, (response) => {
        response
          .setEncoding('utf8')
          .toArray()
          .then((parts) => resolve(parts.join('')), reject)
      }).once('error', reject)
    })
    JSON.parse(text)
  }
  return performance.now() - started
}
