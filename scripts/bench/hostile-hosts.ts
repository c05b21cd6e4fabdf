// Memory of the built programs against hosts that send as much as they can.

import { stageHostileHosts } from '../../test/support/hostile.ts'
import { MISBEHAVIOURS, type MisbehaviourName } from '../../test/support/misbehaviour.ts'
import { type Ended, runAction, runCli } from '../../test/support/program.ts'
import { flagsOf } from '../../test/support/scenario.ts'
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
  return peakOf(await runAction(staged.inputs, { measureMemory: true }))
}

/** @throws Error when the program did not report failed hosts */
function peakOf({ exitCode, stderr, peakMemoryBytes }: Ended): number {
  if (exitCode !== 1) throw new Error(`the program ended with ${exitCode}\n${stderr}`)
  return peakMemoryBytes
}
