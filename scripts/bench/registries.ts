// Time of `depth: versions` for many modules and providers of few distant hosts, against the bound.
import { mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Authority } from '../../test/support/certificates.ts'
import { runAction } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import type { Counts } from './distant/hosts.ts'
import { type Hosts, startHosts } from './distant/start.ts'
import { type Figure, median, type Section, timed } from './figures.ts'

const HOSTS = 3
const MODULES = 500
const PROVIDERS = 100
const ROOTS = 20
const ROUND_TRIP_MS = 50
// As many as the check opens to one host.
const CONNECTIONS = 4
const BUDGET = 1.3
const BUDGET_MIB = 200
const ROUNDS = 5

const hostOf = (index: number): string => `host-${(index % HOSTS) + 1}.example.com`

type Run = { readonly ms: number; readonly peakBytes: number; readonly counts: Counts }

export async function measureRegistries(): Promise<Section> {
  await using directory = await temporaryDirectory()
  const authority = new Authority()
  const caFile = join(directory.path, 'ca.pem')
  await writeFile(caFile, authority.pem)
  await using hosts = await startHosts(authority, ROUND_TRIP_MS)
  const checkout = join(directory.path, 'checkout')
  writeConfiguration(checkout)
  const atDepth = (depth: string) => () => check(hosts, { checkout, caFile, depth })
  const none = await rounds(atDepth('discovery'))
  const versions = await rounds(atDepth('versions'))
  return sectionOf(none, versions)
}

async function rounds(run: () => Promise<Run>): Promise<readonly Run[]> {
  const all: Run[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await run())
  return all
}

/** Every module and provider once, in several root modules. */
function writeConfiguration(checkout: string): void {
  for (let root = 0; root < ROOTS; root += 1) {
    const own = (count: number): readonly number[] =>
      Array.from({ length: count }, (_, index) => index).filter((index) => index % ROOTS === root)
    const calls = own(MODULES).map(
      (index) =>
        `module "m${index}" {\n  source  = "${hostOf(index)}/acme/m${index}/aws"\n  version = "~> 1.0"\n}\n`
    )
    const providers = own(PROVIDERS).map(
      (index) =>
        `    p${index} = {\n      source  = "${hostOf(index)}/acme/p${index}"\n      version = "~> 1.2"\n    }\n`
    )
    const directory = join(checkout, `root-${root}`)
    mkdirSync(directory, { recursive: true })
    const block = `terraform {\n  required_providers {\n${providers.join('')}  }\n}\n`
    writeFileSync(join(directory, 'main.tf'), `${block}\n${calls.join('\n')}`)
  }
}

type Setting = { readonly checkout: string; readonly caFile: string; readonly depth: string }

async function check(hosts: Hosts, { checkout, caFile, depth }: Setting): Promise<Run> {
  const before = await hosts.counts()
  const names = Array.from({ length: HOSTS }, (_, index) => hostOf(index))
  const { exitCode, stdout, durationMs, peakMemoryBytes } = await runAction(
    {
      depth,
      resolve: names.map((name) => `${name}=127.0.0.1:${hosts.ports.distant}`).join('\n'),
      'ca-file': caFile,
      dialect: 'terraform'
    },
    { directory: checkout, measureMemory: true }
  )
  if (exitCode !== 0) throw new Error(`the Action ended with ${exitCode}\n${stdout.slice(0, 2000)}`)
  const after = await hosts.counts()
  const counts = {
    connections: after.connections - before.connections,
    requests: after.requests - before.requests
  }
  return { ms: durationMs, peakBytes: peakMemoryBytes, counts }
}

function sectionOf(none: readonly Run[], versions: readonly Run[]): Section {
  const each = Math.ceil((MODULES + PROVIDERS) / HOSTS / CONNECTIONS)
  // Discovery takes the time of `none`; then each connection has a handshake, and its requests one by one.
  const floorMs = median(none.map(({ ms }) => ms)) + (1 + each) * ROUND_TRIP_MS
  const figure = (what: string, runs: readonly Run[]): Figure => ({
    ...timed(
      `${what}: ${counted(runs)}`,
      runs.map(({ ms }) => ms)
    ),
    peakBytes: Math.max(...runs.map(({ peakBytes }) => peakBytes)),
    budgetMiB: BUDGET_MIB
  })
  return {
    title: `${MODULES} modules and ${PROVIDERS} providers on ${HOSTS} hosts, ${ROUND_TRIP_MS} ms away`,
    notes: [
      'Floor: the time of depth discovery, and round trips: one for the handshakes of',
      `${CONNECTIONS} connections to each host, and ${each} for the requests on each of them.`,
      `${ROUNDS} rounds; whole processes, from start to exit code.`
    ],
    figures: [
      figure('depth discovery', none),
      { ...figure('depth versions', versions), floorMs, budget: BUDGET }
    ]
  }
}

/** Requests and connections of the last run, all runs being alike. */
function counted(runs: readonly Run[]): string {
  const { connections, requests } = runs.at(-1)?.counts ?? { connections: 0, requests: 0 }
  return `${requests} requests, ${connections} connections`
}
