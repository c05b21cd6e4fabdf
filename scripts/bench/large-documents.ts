// CPU time and memory of the built command line for hosts with discovery documents of one MiB.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LARGE_DOCUMENTS } from '../../test/support/large-documents.ts'
import { runCli } from '../../test/support/program.ts'
import { FakeRegistry } from '../../test/support/registry.ts'
import { flagsOf } from '../../test/support/scenario.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, type Section, weighed } from './figures.ts'

const HOSTS = 60
const BUDGET_MIB = 200
const BUDGET_CPU_MS = 300
// Of a check of one host; the least counts.
const ROUNDS = 3
const SMALL = new TextEncoder().encode('{"modules.v1":"/v1/modules/"}')
const REPORTER = fileURLToPath(new URL('cpu-reporter.cjs', import.meta.url))

export async function measureLargeDocuments(): Promise<Section> {
  const smallMs = await leastCpu(SMALL)
  const figures: Figure[] = []
  for (const [name, make] of Object.entries(LARGE_DOCUMENTS)) {
    const document = make()
    const { peakBytes } = await run(document, HOSTS)
    figures.push({
      ...weighed(name, peakBytes, BUDGET_MIB),
      cpuMs: Math.max(0, (await leastCpu(document)) - smallMs),
      budgetCpuMs: BUDGET_CPU_MS
    })
  }
  return {
    title: 'Documents of one MiB',
    notes: [
      'Whole processes, against hosts in this process.',
      `CPU: of one host, beyond the ${Math.round(smallMs)} ms for a small document, the least of ${ROUNDS} rounds.`,
      `Size: memory of ${HOSTS} hosts.`
    ],
    figures
  }
}

async function leastCpu(document: Uint8Array): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push((await run(document, 1)).cpuMs)
  return Math.min(...all)
}

async function run(
  document: Uint8Array,
  count: number
): Promise<{ readonly cpuMs: number; readonly peakBytes: number }> {
  await using registry = await FakeRegistry.start()
  await using directory = await temporaryDirectory()
  const bodyBase64 = Buffer.from(document).toString('base64')
  const hosts = Array.from({ length: count }, (_, index) => `host-${index + 1}.example.com`)
  for (const host of hosts) {
    const headers = { 'content-type': 'application/json' }
    registry.answer(`https://${host}/.well-known/terraform.json`, { headers, bodyBase64 })
  }
  const inputs = {
    hostnames: hosts.map((host) => `${host} modules.v1`).join('\n'),
    resolve: registry.resolve,
    'ca-file': registry.caFile,
    'timeout-seconds': '100'
  }
  const cpuFile = join(directory.path, 'cpu')
  const env = { NODE_OPTIONS: `--require=${JSON.stringify(REPORTER)}`, CPU_TIME_FILE: cpuFile }
  const ended = await runCli(['check', ...flagsOf(inputs)], { measureMemory: true, env })
  if (ended.exitCode > 1) throw new Error(`the program ended with ${ended.exitCode}`)
  const cpuMs = Number(await readFile(cpuFile, 'utf8'))
  return { cpuMs, peakBytes: ended.peakMemoryBytes }
}
