// Runs `init` and the check on the rows of init.json, and compares verdicts and times.
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import type { Authority } from '../../test/support/certificates.ts'
import { INIT_ROWS, type InitRow } from '../../test/support/init-rows.ts'
import { whyUnknown } from '../../test/support/init-verdict.ts'
import { median } from '../bench/figures.ts'
import { inTurns } from './in-turns.ts'
import { runCheck, runInit } from './init-runs.ts'
import { largePackages } from './large-packages.ts'
import { isOnPath } from './programs.ts'

// Both programs mostly wait, so more rows than cores run at once.
const AT_ONCE = 3
const ROUNDS = 5
const GOAL = 5
const PROGRAMS: Readonly<Record<MainClient, string>> = { terraform: 'terraform', opentofu: 'tofu' }

/** Prints every row, and the times. Returns how many verdicts differ that should not. */
export async function compareInit(authority: Authority): Promise<number> {
  let wrong = 0
  for (const client of MAIN_CLIENTS) {
    const program = PROGRAMS[client]
    if (!(await isOnPath(program))) continue
    const lines = await inTurns(INIT_ROWS, AT_ONCE, (row) => compare(row, client, authority))
    for (const { text } of lines) console.log(text)
    const count = (wanted: string): number => lines.filter(({ kind }) => kind === wanted).length
    console.log(
      `${program} init and the check agree in ${count('agree')} of ${lines.length} situations; ${count('unknown')} cannot be known; ${count('DIFFER')} differ`
    )
    console.log(await compareTimes(client, authority))
    wrong += count('DIFFER')
  }
  return wrong
}

type Line = { readonly kind: 'agree' | 'unknown' | 'DIFFER'; readonly text: string }

async function compare(row: InitRow, client: MainClient, authority: Authority): Promise<Line> {
  const theirs = await runInit(row, PROGRAMS[client], authority)
  const ours = await runCheck(row, client, authority, { depth: 'packages' })
  const unknown = whyUnknown(row, client)
  const agrees = theirs.passed === ours.passed && ours.exitCode <= 1
  const kind = agrees ? 'agree' : unknown === null ? 'DIFFER' : 'unknown'
  const word = (passed: boolean): string => (passed ? 'passes' : 'fails')
  const codes = ours.said === '' ? '' : ` (${ours.said})`
  const why = unknown === null || agrees ? '' : `: ${unknown}`
  const verdicts = `${PROGRAMS[client]} ${word(theirs.passed)}, we ${word(ours.passed)}${codes}${why}`
  return { kind, text: `${kind.padEnd(8)} ${row.group}: ${row.name}: ${verdicts}` }
}

/** One after the other, since both need the machine for themselves. */
async function compareTimes(client: MainClient, authority: Authority): Promise<string> {
  const row = largePackages()
  const ratios: number[] = []
  const seconds: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const theirs = await runInit(row, PROGRAMS[client], authority)
    const ours = await runCheck(row, client, authority, { depth: 'packages' })
    if (!theirs.passed || !ours.passed) throw new Error(`${theirs.said}\n${ours.said}`)
    ratios.push(theirs.durationMs / ours.durationMs)
    seconds.push(
      `${(theirs.durationMs / 1000).toFixed(2)} s and ${(ours.durationMs / 1000).toFixed(2)} s`
    )
  }
  const times = `${median(ratios).toFixed(1)} times faster (goal: ${GOAL})`
  return `${row.name}: ${times}; ${PROGRAMS[client]} and we: ${seconds.join(', ')}`
}
