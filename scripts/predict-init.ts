// Compares what the built command line predicts with what `init` did, for each row of init.json.
//
//   npm run build && node scripts/predict-init.ts [PATTERN] [terraform|opentofu]
//
// Prints the rows that differ in the verdict, in a chosen version, or in the depth at which a failure shows.
// Failures that only an archive or an API call shows are listed apart. Exits with 1 if another row
// differs.
import { MAIN_CLIENTS, type MainClient } from '../src/rules/protocol/clients.ts'
import { Authority } from '../test/support/certificates.ts'
import { INIT_ROWS, type InitRow } from '../test/support/init-rows.ts'
import {
  type CheckDepth,
  mustFail,
  type ReportedRoot,
  versionFaults,
  whyUnknown
} from '../test/support/init-verdict.ts'
import { inTurns } from './compare-terraform/in-turns.ts'
import { runCheck } from './compare-terraform/init-runs.ts'

// Rows mostly wait for processes.
const AT_ONCE = 3
const DEPTHS: readonly CheckDepth[] = ['discovery', 'versions', 'packages']

type Outcome = { readonly kind: 'agrees' | 'unknown' | 'DIFFERS'; readonly line: string }

const authority = new Authority()
const [pattern = '', only] = process.argv.slice(2)
const pairs = INIT_ROWS.filter(({ group, name }) => `${group}: ${name}`.includes(pattern)).flatMap(
  (row) =>
    MAIN_CLIENTS.filter((client) => only === undefined || client === only).map((client) => ({
      row,
      client
    }))
)
const outcomes = await inTurns(pairs, AT_ONCE, ({ row, client }) => compare(row, client))
for (const { kind, line } of outcomes) if (kind !== 'agrees') console.log(line)
const count = (wanted: Outcome['kind']): number =>
  outcomes.filter(({ kind }) => kind === wanted).length
console.log(
  `${count('agrees')} of ${outcomes.length} predicted, ${count('unknown')} cannot be, ${count('DIFFERS')} differ`
)
process.exitCode = count('DIFFERS') > 0 ? 1 : 0

/** Runs the check at the last two depths, and at an earlier one if that must show the failure already. */
async function compare(row: InitRow, client: MainClient): Promise<Outcome> {
  const unknown = whyUnknown(row, client)
  const needed = DEPTHS.find((depth) => mustFail(row, client, depth)) ?? 'packages'
  const faults: string[] = []
  for (const depth of new Set(['init', 'packages', needed] as const)) {
    const { passed, exitCode, stderr, said, report } = await runCheck(row, client, authority, {
      depth
    })
    const roots = (report as { readonly roots?: readonly ReportedRoot[] } | null)?.roots ?? []
    const right = passed !== mustFail(row, client, depth)
    if (exitCode > 1) faults.push(`exit code ${exitCode} at ${depth}: ${stderr.slice(0, 400)}`)
    else if (!right) faults.push(`the check ${passed ? 'passes' : `fails (${said})`} at ${depth}`)
    if (depth === 'init' || depth === 'packages') {
      faults.push(...versionFaults(row, client, roots, depth))
    }
  }
  const { outcome, visibleAt = '' } = row.expected[client]
  const kind = unknown !== null ? 'unknown' : faults.length === 0 ? 'agrees' : 'DIFFERS'
  const seen = `init ${outcome}${visibleAt && ` (${visibleAt})`}`
  const why = [...(unknown === null ? [] : [unknown]), ...faults].join('; ')
  return {
    kind,
    line: `${kind.padEnd(7)} ${client.padEnd(9)} ${row.group}: ${row.name}: ${seen}; ${why}`
  }
}
