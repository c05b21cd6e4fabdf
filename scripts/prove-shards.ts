// Checks a fleet of 300 repositories and 10,000 hosts on loopback in 16 shards and as a whole, and compares them.
//
//   npm run build && node scripts/prove-shards.ts [DEPTH]
//
// Prints the hosts, time and memory of each shard, of the whole check and of the merge. Exits with 1 if the shards
// together find anything else than the whole check, if a new host changes another shard, or if the merge takes too
// long or too much memory. It takes some minutes.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shardOf } from '../src/shards/rendezvous.ts'
import { Authority } from '../test/support/certificates.ts'
import { type Ended, runCli } from '../test/support/program.ts'
import { temporaryDirectory } from '../test/support/temporary.ts'
import { startHosts } from './bench/distant/start.ts'
import {
  kindOf,
  moduleOf,
  NAMES,
  REPOSITORIES,
  writeFleet,
  writeUsages
} from './prove-shards/fleet.ts'
import { differences, type Found, foundIn, unionOf } from './prove-shards/found.ts'

const SHARDS = 16
const ROUND_TRIP_MS = 5
const MERGE_MS = 2000
const MERGE_MIB = 300
const NEW_HOST = 'new-host.example.com'
// A command line may have two megabytes, and each of its words 128 kB.
const RULES_IN_WORD = 1000

type Setting = { readonly directory: string; readonly flags: readonly string[] }
type Run = Pick<Ended, 'durationMs' | 'peakMemoryBytes'> & { readonly found: Found }

const [depth = 'discovery'] = process.argv.slice(2)
async function main(): Promise<boolean> {
  await using temporary = await temporaryDirectory()
  const directory = temporary.path
  const authority = new Authority()
  await using hosts = await startHosts(authority, ROUND_TRIP_MS)
  await writeFile(join(directory, 'ca.pem'), authority.pem)
  await writeFleet(join(directory, 'usages'))
  console.log(`${REPOSITORIES} repositories, ${NAMES.length} hosts, depth ${depth}`)
  const flags = flagsFor(hosts.ports.distant)
  const setting = { directory, flags }
  const shards = await checkShards(setting)
  const whole = await checkFleet(setting, 'whole')
  print('whole', whole)
  const merged = await fastest(() => mergeShards(setting))
  print('merge', merged)
  return report([
    ...differences(unionOf(shards.map(({ found }) => found)), whole.found).map(
      (each) => `union: ${each}`
    ),
    ...differences(merged.found, whole.found).map((each) => `merge: ${each}`),
    ...(merged.durationMs > MERGE_MS ? ['merge: takes too long'] : []),
    ...(mebibytes(merged) > MERGE_MIB ? ['merge: takes too much memory'] : []),
    ...(await moved(setting, shards))
  ])
}

function report(faults: readonly string[]): boolean {
  for (const fault of faults) console.log(fault.slice(0, 1000))
  if (faults.length === 0)
    console.log('the shards together, and merged, found what the whole check found')
  return faults.length === 0
}

/** Hosts that are down have a port on which nothing listens. */
function flagsFor(port: number): readonly string[] {
  const rules = [...NAMES, NEW_HOST].map((name, index) => {
    return `${name}=127.0.0.1:${kindOf(index) === 'down' ? 1 : port}`
  })
  const words = Array.from({ length: Math.ceil(rules.length / RULES_IN_WORD) }, (_, index) =>
    rules.slice(index * RULES_IN_WORD, (index + 1) * RULES_IN_WORD).join('\n')
  )
  const limits = ['--slow-seconds', '300', '--retries', '0', '--max-requests', '10000']
  return [
    '--ca-file',
    'ca.pem',
    '--depth',
    depth,
    ...limits,
    ...words.flatMap((rule) => ['--resolve', rule])
  ]
}

async function checkShards(setting: Setting): Promise<readonly Run[]> {
  const runs: Run[] = []
  for (let index = 1; index <= SHARDS; index += 1) {
    const run = await checkFleet(setting, `shard-${index}`, ['--shard', `${index}/${SHARDS}`])
    print(`shard ${index}`, run)
    runs.push(run)
  }
  const sizes = runs.map(({ found }) => found.hosts.size)
  const even = NAMES.length / SHARDS
  const largest = Math.max(...sizes.map((size) => Math.abs(size / even - 1)))
  const mean = sizes.reduce((sum, size) => sum + Math.abs(size / even - 1), 0) / SHARDS
  console.log(`from even: at most ${percent(largest)}, on average ${percent(mean)}`)
  return runs
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

/** Other programs may keep the machine busy. */
async function fastest(measure: () => Promise<Run>): Promise<Run> {
  const runs = [await measure(), await measure(), await measure()]
  return runs.reduce((best, each) => (each.durationMs < best.durationMs ? each : best))
}

function checkFleet(setting: Setting, name: string, flags: readonly string[] = []): Promise<Run> {
  return run(setting, name, ['check', '--usages', 'usages', ...setting.flags, ...flags])
}

const mergeShards = (setting: Setting): Promise<Run> =>
  run(setting, 'merged', [
    'merge',
    ...Array.from({ length: SHARDS }, (_, index) => `shard-${index + 1}.json`)
  ])

/** Runs the command line, which writes NAME.json. */
async function run({ directory }: Setting, name: string, words: readonly string[]): Promise<Run> {
  const { exitCode, stderr, durationMs, peakMemoryBytes } = await runCli(
    [...words, '--quiet', '--report', `${name}.json`],
    { directory, measureMemory: true }
  )
  if (exitCode > 1) throw new Error(`${name} ended with ${exitCode}: ${stderr.slice(0, 2000)}`)
  const found = foundIn(await readFile(join(directory, `${name}.json`), 'utf8'))
  return { durationMs, peakMemoryBytes, found }
}

const mebibytes = ({ peakMemoryBytes }: Pick<Run, 'peakMemoryBytes'>): number =>
  peakMemoryBytes / 2 ** 20

function print(name: string, one: Run): void {
  const { hosts, findings, rows } = one.found
  const figures = [
    name.padEnd(9),
    `${hosts.size} hosts`.padStart(12),
    `${findings.size} findings`.padStart(15),
    `${rows.size} rows`.padStart(12),
    `${(one.durationMs / 1000).toFixed(1)} s`.padStart(8),
    `${mebibytes(one).toFixed(0)} MiB`.padStart(9)
  ]
  console.log(figures.join(' '))
}

/** What a new host changes besides its own shard. */
async function moved(setting: Setting, before: readonly Run[]): Promise<readonly string[]> {
  const text = moduleOf('new', `${NEW_HOST}/acme/network/aws`)
  await writeUsages(join(setting.directory, 'usages'), 'repository-new', text)
  const own = shardOf(NEW_HOST, SHARDS)
  const faults: string[] = []
  for (const index of [own, (own % SHARDS) + 1]) {
    const { found } = await checkFleet(setting, `again-${index}`, ['--shard', `${index}/${SHARDS}`])
    const known = before[index - 1]?.found.hosts ?? new Set()
    const more = [...found.hosts.difference(known)]
    const isRight = found.hosts.isSupersetOf(known) && more.length === (index === own ? 1 : 0)
    if (!isRight) faults.push(`a new host changes shard ${index}: ${more}`)
  }
  console.log(
    `${NEW_HOST} belongs to shard ${own}; the hosts of shards ${own} and ${(own % SHARDS) + 1} are as before`
  )
  return faults
}

process.exitCode = (await main()) ? 0 : 1
