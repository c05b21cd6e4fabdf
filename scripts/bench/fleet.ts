// Time and memory of the built command line that checks the usages files of many repositories.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Authority } from '../../test/support/certificates.ts'
import { runCli } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { startHosts } from './distant/start.ts'
import { type Figure, type Section, timed } from './figures.ts'
import { HOSTS, kindOf, NAMES, writeFleet } from './fleet-files.ts'

const REPOSITORIES = 8000
const ROUND_TRIP_MS = 5
const BUDGET_MIB = 300
// A command line may have two megabytes, and each of its words 128 kB.
const RULES_IN_WORD = 1000
const REPORTER = fileURLToPath(new URL('cpu-reporter.cjs', import.meta.url))

export async function measureFleet(): Promise<Section> {
  await using temporary = await temporaryDirectory()
  const directory = temporary.path
  const authority = new Authority()
  await using hosts = await startHosts(authority, ROUND_TRIP_MS)
  await writeFile(join(directory, 'ca.pem'), authority.pem)
  const usages = await writeFleet(join(directory, 'usages'), REPOSITORIES)
  const figures: Figure[] = []
  for (const depth of ['discovery', 'versions']) {
    figures.push(await check(directory, depth, hosts.ports.distant))
  }
  return {
    title: 'A fleet',
    notes: [
      `${REPOSITORIES} usages files with ${usages} usages of ${HOSTS} hosts, ${ROUND_TRIP_MS} ms away; 1 in 50 hosts fails.`,
      'Whole processes, once each, with a JSON report.'
    ],
    figures
  }
}

async function check(directory: string, depth: string, port: number): Promise<Figure> {
  const cpuFile = join(directory, 'cpu')
  const { exitCode, stderr, durationMs, peakMemoryBytes } = await runCli(
    ['check', '--quiet', '--usages', 'usages', '--report', 'report.json', ...flagsFor(depth, port)],
    {
      directory,
      measureMemory: true,
      env: { NODE_OPTIONS: `--require=${JSON.stringify(REPORTER)}`, CPU_TIME_FILE: cpuFile }
    }
  )
  if (exitCode !== 1) throw new Error(`the check ended with ${exitCode}: ${stderr.slice(0, 2000)}`)
  return {
    ...timed(`depth ${depth}`, [durationMs]),
    cpuMs: Number(await readFile(cpuFile, 'utf8')),
    peakBytes: peakMemoryBytes,
    budgetMiB: BUDGET_MIB
  }
}

/** Hosts that are down have a port on which nothing listens. */
function flagsFor(depth: string, port: number): readonly string[] {
  const rules = NAMES.map((name, index) => {
    return `${name}=127.0.0.1:${kindOf(index) === 'down' ? 1 : port}`
  })
  const words = Array.from({ length: Math.ceil(rules.length / RULES_IN_WORD) }, (_, index) =>
    rules.slice(index * RULES_IN_WORD, (index + 1) * RULES_IN_WORD).join('\n')
  )
  const limits = ['--slow-seconds', '300', '--retries', '0', '--max-requests', '10000']
  const all = ['--ca-file', 'ca.pem', '--depth', depth, '--deadline-seconds', '3600', ...limits]
  return [...all, ...words.flatMap((rule) => ['--resolve', rule])]
}
