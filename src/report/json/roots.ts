// Root modules in the JSON report.
import type { RootRow, RootVerdict } from '../../judge/verdict.ts'
import { directoryOf, leftOut, type Sharing } from './places.ts'

// Of one root; a provider may be constrained in every module. These bound the memory for one root.
const MAX_ROWS = 10_000
const MAX_CONSTRAINTS = 100

export const rootOf = ({ directory, clients, rows }: RootVerdict, share: Sharing) => ({
  ...directoryOf(directory),
  clients,
  rows: rows.slice(0, MAX_ROWS).map((row) => rowOf(row, share)),
  ...leftOut('rows', rows.length - MAX_ROWS)
})

function rowOf(row: RootRow, share: Sharing) {
  const { kind, address, source, host, constraints, locked, chosen, newest, platforms } = row
  const { kept, left } = share(row.places)
  return {
    kind,
    address,
    source,
    host,
    constraints: constraints.slice(0, MAX_CONSTRAINTS),
    ...leftOut('constraints', constraints.length - MAX_CONSTRAINTS),
    locked,
    chosen,
    newest,
    platforms: platforms.map(({ platform, available }) => ({ platform, available })),
    worst: row.worst,
    codes: row.problems.map(({ code }) => code),
    places: kept,
    ...leftOut('places', left)
  }
}
