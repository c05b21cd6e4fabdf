// Compares what the built command line predicts at depth `init` with what `init` did, for each row of follow.json.
//
//   npm run build && node scripts/predict-follow.ts [PATTERN] [terraform|opentofu]
//
// Prints the rows that differ in the verdict or in a chosen version, and exits with 1 if there is one. A repository that
// does not exist is none: without a login, the check cannot know more than that it was not found.
import { MAIN_CLIENTS, type MainClient } from '../src/rules/protocol/clients.ts'
import { Authority } from '../test/support/certificates.ts'
import { FOLLOW_ROWS, type FollowRow, isHidden, serveRow } from '../test/support/follow-rows.ts'
import { failed } from '../test/support/init-rows.ts'
import { type ReportedRoot, versionFaults } from '../test/support/init-verdict.ts'
import { inTurns } from './compare-terraform/in-turns.ts'
import { runCheck } from './compare-terraform/init-runs.ts'

// Rows mostly wait for processes.
const AT_ONCE = 3

const authority = new Authority()
const [pattern = '', only] = process.argv.slice(2)
const pairs = FOLLOW_ROWS.filter(({ name }) => name.includes(pattern)).flatMap((row) =>
  MAIN_CLIENTS.filter((client) => only === undefined || client === only).map((client) => ({
    row,
    client
  }))
)
const lines = await inTurns(pairs, AT_ONCE, ({ row, client }) => faultsOf(row, client))
const differing = lines.flat()
for (const line of differing) console.log(line)
console.log(`${pairs.length - differing.length} of ${pairs.length} predicted`)
process.exitCode = differing.length > 0 ? 1 : 0

/** One line for a row that differs. */
async function faultsOf(wanted: FollowRow, client: MainClient): Promise<readonly string[]> {
  await using served = await serveRow(wanted)
  const { row, resolve } = served
  const { passed, exitCode, stderr, said, report } = await runCheck(row, client, authority, {
    depth: 'init',
    resolve
  })
  const roots = (report as { readonly roots?: readonly ReportedRoot[] } | null)?.roots ?? []
  const faults = versionFaults(row, client, roots, 'init')
  const isExpected = !failed(row.expected[client]) || isHidden(row)
  const verdict = passed ? 'the check passes' : `the check fails (${said})`
  const all = [
    ...(exitCode > 1 ? [`exit code ${exitCode}: ${stderr.slice(0, 400)}`] : []),
    ...(passed === isExpected ? [] : [verdict]),
    ...faults
  ]
  return all.length === 0 ? [] : [`${client}: ${row.name}: ${all.join('; ')}`]
}
