// Root modules in the JSON report.
import type { RootRow, RootVerdict } from '../../judge/verdict.ts'
import { becauseOf, directoryOf } from './places.ts'

export const rootOf = ({ directory, clients, rows }: RootVerdict) => ({
  ...directoryOf(directory),
  clients,
  rows: rows.map(rowOf)
})

function rowOf({ problems, places, platforms, ...row }: RootRow) {
  const { kind, address, source, host, constraints, locked, chosen, newest, worst } = row
  return {
    kind,
    address,
    source,
    host,
    constraints,
    locked,
    chosen,
    newest,
    platforms: platforms.map(({ platform, available }) => ({ platform, available })),
    worst,
    codes: problems.map(({ code }) => code),
    places: places.map(becauseOf)
  }
}
