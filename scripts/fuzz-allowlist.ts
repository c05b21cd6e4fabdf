// Compares the hosts that `init` contacts in random checkouts with what the check reports about an allowlist.
//
//   npm run build && npx node scripts/fuzz-allowlist.ts [COUNT] [SEED]
//
// Runs the `terraform` on PATH and the `tofu` on PATH or in the variable TOFU; ONLY=terraform or ONLY=tofu runs one of
// them. Nothing leaves the machine: a proxy refuses all contacts. Exits with 1 if `init` contacted a host that is not
// allowed and no error of the check covers it, also without the other parts of the checkout, and keeps the smallest
// checkout that shows it. Exits with 3 without `terraform`.
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../test/support/random.ts'
import { inTurns } from './compare-terraform/in-turns.ts'
import { isOnPath } from './compare-terraform/programs.ts'
import type { Client } from './fuzz-allowlist/checkout.ts'
import { generate, type Shape } from './fuzz-allowlist/generate.ts'
import { type Outcome, removeTree, runShape } from './fuzz-allowlist/run.ts'
import { smallest, uncovered } from './fuzz-allowlist/smallest.ts'
import { showTree } from './fuzz-allowlist/tree.ts'

// Both programs mostly wait.
const AT_ONCE = 3

const [count = 300, first = 1] = process.argv.slice(2).map(Number)
const { TOFU = 'tofu', ONLY } = process.env
const programs: (readonly [Client, string])[] = [
  ['terraform', 'terraform'],
  ['opentofu', TOFU]
]
type Result = { readonly seed: number; readonly shape: Shape; readonly outcome: Outcome }

async function fuzz(client: Client, program: string, base: string): Promise<void> {
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  const results = await inTurns(seeds, AT_ONCE, async (seed) => {
    const shape = generate(seededRandom(mixed(seed)), client)
    const directory = join(base, `${client}-${seed}`)
    const outcome = await runShape(shape, shape.tree, directory, program)
    const shown =
      outcome.violation === null
        ? await uncovered(shape, directory, program, outcome)
        : await smallest(shape, directory, program, ({ violation }) => violation !== null)
    if (shown === null) await removeTree(directory)
    else await report({ seed, shape: { ...shape, tree: shown }, outcome }, directory, program)
    return { seed, shape, outcome, isBroken: shown !== null }
  })
  summarize(client, results)
}

/** Spreads neighbouring seeds; never 0. */
const mixed = (seed: number): number => (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 1

async function report({ seed, shape }: Result, directory: string, program: string): Promise<void> {
  const { unnamed, contacts, errors, initSaid } = await runShape(
    shape,
    shape.tree,
    directory,
    program
  )
  process.exitCode = 1
  const said = errors.map(({ code, message }) => `${code}: ${message}`).join('; ') || 'passed'
  console.log(
    [
      `VIOLATION ${shape.client} seed ${seed}: not named: ${unnamed.join(', ')}; kept in ${directory}`,
      `  init in ${shape.root} contacted ${contacts.join(', ')}`,
      `  check ${['--dialect', shape.dialect, ...shape.settings].join(' ')}: ${said}`,
      `  init said: ${initSaid.slice(-300)}`,
      showTree(shape.tree)
    ].join('\n')
  )
}

function summarize(client: Client, results: readonly (Result & { isBroken: boolean })[]): void {
  const outcomes = results.map(({ outcome }) => outcome)
  const sum = (number: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + number(outcome), 0)
  const contacts = sum((each) => each.contacts.length)
  const unnamed = sum((each) => each.unnamed.length)
  const violations = results.filter(({ isBroken }) => isBroken).length
  const unrelated = results.filter(({ outcome }) => outcome.isUnrelated)
  const alarms = results.filter(
    ({ outcome }) => outcome.contacts.length === 0 && outcome.errors.length > 0
  )
  const silent = outcomes.filter(({ contacts: all }) => all.length === 0).length
  console.log(
    [
      `${client}: ${results.length} checkouts, ${outcomes.length - silent} of them with contacts that are not allowed`,
      `  ${contacts} contacts: ${contacts - unnamed} named exactly, ${unnamed} not; ${violations} checkouts break the promise`,
      `  ${unrelated.length} checkouts fail for other reasons only: ${listOf(unrelated)}`,
      `  ${alarms.length} checkouts fail without such a contact; ${alarms.filter(({ outcome }) => outcome.initPassed).length} of them pass init: ${codes(alarms.filter(({ outcome }) => outcome.initPassed))}`,
      `  where init fails: ${codes(alarms.filter(({ outcome }) => !outcome.initPassed))}`
    ].join('\n')
  )
}

const listOf = (results: readonly Result[]): string =>
  results
    .map(
      ({ seed, outcome }) =>
        `${seed} (${[...new Set(outcome.errors.map(({ code }) => code))].join(' ')})`
    )
    .join(', ')

function codes(results: readonly Result[]): string {
  const all = results.flatMap(({ outcome }) => [...new Set(outcome.errors.map(({ code }) => code))])
  const counted = Map.groupBy(all, (code) => code)
  return [...counted]
    .map(([code, some]) => `${code} ${some.length}`)
    .sort()
    .join(', ')
}

if (!(await isOnPath('terraform'))) {
  console.log('There is no `terraform` on PATH.')
  process.exit(3)
}
const base = await realpath(await mkdtemp(join(tmpdir(), 'fuzz-allowlist-')))
for (const [client, program] of programs) {
  const isWanted = ONLY === undefined || program.includes(ONLY)
  if (isWanted && (await isOnPath(program))) await fuzz(client, program, base)
}
