// Time and memory of the built command line that merges the reports of many shards.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aRequirement,
  aVisit
} from '../../test/support/evidence-builder.ts'
import { aReport, jsonOf, repositoryOf } from '../../test/support/parts.ts'
import { runCli } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, type Section, timed } from './figures.ts'

const SHARDS = 16
const HOSTS = 10_000
const REPOSITORIES = 300
// Lines that require each service of a host.
const PLACES = 12
const BUDGET_CPU_MS = 2000
const BUDGET_MIB = 300
const ROUNDS = 5
const REPORTER = fileURLToPath(new URL('cpu-reporter.cjs', import.meta.url))

const nameOf = (index: number): string => `acme/repository-${index % REPOSITORIES}`

export async function measureMerge(): Promise<Section> {
  await using directory = await temporaryDirectory()
  const { path } = directory
  let bytes = 0
  for (let index = 0; index < SHARDS; index += 1) {
    const json = shardOf(index)
    bytes += json.length
    await writeFile(join(path, `shard-${index + 1}.json`), json)
  }
  const all: Run[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await run(path))
  const figure: Figure = {
    ...timed(
      'the command line, with a report of the merge',
      all.map(({ ms }) => ms)
    ),
    cpuMs: Math.min(...all.map(({ cpuMs }) => cpuMs)),
    budgetCpuMs: BUDGET_CPU_MS,
    peakBytes: Math.max(...all.map(({ peakBytes }) => peakBytes)),
    budgetMiB: BUDGET_MIB
  }
  return {
    title: 'Merge of the reports of shards',
    notes: [
      `Whole processes. ${SHARDS} reports of together ${HOSTS} hosts and ${REPOSITORIES} repositories, ${Math.round(bytes / 1e6)} MB; every third host fails.`,
      `CPU: the least of ${ROUNDS} rounds.`
    ],
    figures: [figure]
  }
}

type Run = { readonly ms: number; readonly cpuMs: number; readonly peakBytes: number }

async function run(directory: string): Promise<Run> {
  await using out = await temporaryDirectory()
  const file = join(out.path, 'cpu')
  const env = { NODE_OPTIONS: `--require=${JSON.stringify(REPORTER)}`, CPU_TIME_FILE: file }
  const ended = await runCli(['merge', directory, '--report', join(out.path, 'all.json')], {
    env,
    measureMemory: true
  })
  if (ended.exitCode !== 1)
    throw new Error(`the merge ended with ${ended.exitCode}: ${ended.stderr}`)
  return {
    ms: ended.durationMs,
    cpuMs: Number(await readFile(file, 'utf8')),
    peakBytes: ended.peakMemoryBytes
  }
}

/** Hosts of which each is used by several repositories. */
function shardOf(shard: number): string {
  const hosts = Array.from({ length: HOSTS / SHARDS }, (_, at) => {
    const index = shard * (HOSTS / SHARDS) + at
    const host = aHost(`registry-${index}.example.com`)
    const because = Array.from({ length: PLACES }, (_, line) =>
      aPlace({ file: `${nameOf(7 * index + 13 * line)}//modules/network/main.tf`, line: line + 1 })
    )
    return aHostVerdict({
      visit: aVisit({ host }),
      findings: index % 3 === 0 ? [aFinding({ host, places: because })] : [],
      requirements: ['modules.v1', 'providers.v1'].map((service) =>
        aRequirement({ host, service, because })
      )
    })
  })
  return jsonOf(
    aReport(hosts, {
      repositories: Array.from({ length: REPOSITORIES }, (_, index) => repositoryOf(nameOf(index))),
      shards: { indexes: [shard + 1], count: SHARDS }
    })
  )
}
