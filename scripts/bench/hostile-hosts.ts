// Memory of the built programs against hosts that send as much as they can.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stageHostileHosts } from '../../test/support/hostile.ts'
import { MISBEHAVIOURS, type MisbehaviourName } from '../../test/support/misbehaviour.ts'
import { type Ended, inputsIn, runAction, runCli } from '../../test/support/program.ts'
import { FakeRegistry } from '../../test/support/registry.ts'
import { flagsOf } from '../../test/support/scenario.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, type Section, weighed } from './figures.ts'

const COPIES = 16
const BUDGET_MIB = 200
// Each header costs far more than its bytes: 256 KiB of short ones take about 6 MiB.
const GREEDY: Readonly<Partial<Record<MisbehaviourName, number>>> = {
  'ten-mebibytes': BUDGET_MIB,
  'endless-body': BUDGET_MIB,
  'gzip-bomb': BUDGET_MIB,
  'informational-flood': BUDGET_MIB,
  'endless-header': BUDGET_MIB,
  'many-headers': 250
}
// The longest lists that are read, by their number, kept, and by their bytes.
const VERSION_TEXTS = [
  [14, 24_000],
  [330, 9000],
  [330, 22_000]
] as const

export async function measureHostileHosts(): Promise<Section> {
  const all = Object.keys(MISBEHAVIOURS) as readonly MisbehaviourName[]
  const figures: Figure[] = [
    weighed(`one of each kind, ${all.length} hosts`, await peakOfCli(all, 1), BUDGET_MIB),
    weighed('the same, the Action', await peakOfAction(all), BUDGET_MIB)
  ]
  for (const name of all) {
    const budget = GREEDY[name]
    if (budget === undefined) continue
    figures.push(weighed(`${COPIES} × ${name}`, await peakOfCli([name], COPIES), budget))
  }
  for (const [length, count] of VERSION_TEXTS) {
    const what = `4 registries × 60 lists of ${count} versions with ${length} characters`
    figures.push(weighed(what, await peakOfLists(length, count), BUDGET_MIB))
  }
  return {
    title: 'Hostile hosts',
    notes: ['Peak resident memory of whole processes, against hosts in this process.'],
    figures
  }
}

async function peakOfCli(names: readonly MisbehaviourName[], copies: number): Promise<number> {
  await using staged = await stageHostileHosts(names, { copies })
  const flags = ['check', '--format=json', ...flagsOf(staged.inputs)]
  return peakOf(await runCli(flags, { measureMemory: true }))
}

async function peakOfAction(names: readonly MisbehaviourName[]): Promise<number> {
  await using staged = await stageHostileHosts(names)
  return peakOf(await runAction(inputsIn(staged.inputs), { measureMemory: true }))
}

/** At depth `versions`. The texts are not Latin-1, so that they take two bytes for each character. */
async function peakOfLists(length: number, count: number): Promise<number> {
  const texts = (first: number) =>
    Array.from({ length: count }, (_, at) => ({
      version: `${first}.${at}.0-`.padEnd(length - 1, 'a').concat('Ж')
    }))
  const json = (url: string) => {
    const [host, module] = (url.match(/\d+/g) ?? []).map(Number)
    return { modules: [{ versions: texts(10 + 60 * (host ?? 0) + (module ?? 0)) }] }
  }
  await using registry = await FakeRegistry.start({ otherwise: ({ url }) => ({ json: json(url) }) })
  await using checkout = await temporaryDirectory()
  const calls = [0, 1, 2, 3].flatMap((host) => {
    registry.offer(`long-${host}.example.com`, { 'modules.v1': '/modules/' })
    return Array.from({ length: 60 }, (_, at) => {
      const source = `long-${host}.example.com/acme/m${at}/aws`
      return `module "m${host}-${at}" {\n  source  = "${source}"\n  version = ">= 1.0"\n}\n`
    })
  })
  await writeFile(join(checkout.path, 'main.tf'), calls.join(''))
  const { resolve, caFile } = registry
  const ended = await runAction(
    { resolve, 'ca-file': caFile, depth: 'versions', 'fail-on': 'warning' },
    { directory: checkout.path, measureMemory: true }
  )
  return peakOf(ended)
}

/** @throws Error when the program did not report failed hosts */
function peakOf({ exitCode, stderr, peakMemoryBytes }: Ended): number {
  if (exitCode !== 1) throw new Error(`the program ended with ${exitCode}\n${stderr}`)
  return peakMemoryBytes
}
