// What `init` would choose in each root module, as rows of a table.
import { SEVERITIES, type Severity } from '../../problems/problem.ts'
import { newestOf } from '../../roots/choice.ts'
import type { RootRow, RootVerdict } from '../verdict.ts'
import type { Caused } from './causes.ts'
import { type Item, shownSource } from './items.ts'

/** A table for each directory; the clients that agree about a line share its row. */
export function rowsOf(items: readonly Item[], caused: readonly Caused[]): readonly RootVerdict[] {
  const worst = worstOf(caused)
  const roots = Map.groupBy(items, ({ root }) => root.directory)
  return Array.from(roots, ([directory, ofRoot]) => ({
    directory,
    clients: [...new Set(ofRoot.map(({ client }) => client))],
    rows: Array.from(Map.groupBy(ofRoot, rowKey).values(), (group) => rowOf(group, worst))
  }))
}

const rowKey = ({ kind, key, address, places, constraints }: Item): string =>
  JSON.stringify([kind, key, address, places[0] ?? null, constraints.map(({ text }) => text)])

function rowOf(group: readonly Item[], worst: ReadonlyMap<Item, Severity>): RootRow {
  const [first] = group
  if (first === undefined) throw new Error('a row without items')
  const { kind, address, host, constraints, locked, offered, places } = first
  const severities = group.flatMap((item) => worst.get(item) ?? [])
  const chosen = group.flatMap(({ client, choice }) =>
    choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null] as const]
  )
  return {
    kind,
    address,
    source: shownSource(first),
    host,
    constraints: constraints.map(({ text }) => text),
    locked: locked?.version.text ?? null,
    chosen: Object.fromEntries(chosen),
    newest: offered === null ? null : newestOf(offered).newest,
    platforms: [],
    worst: SEVERITIES.find((severity) => severities.includes(severity)) ?? null,
    places
  }
}

function worstOf(caused: readonly Caused[]): ReadonlyMap<Item, Severity> {
  const worst = new Map<Item, Severity>()
  for (const { draft, items } of caused) {
    const { severity: own } = draft.problem
    const severity = own === 'error' && !draft.needed ? 'warning' : own
    for (const item of items) {
      const known = worst.get(item)
      if (known === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known)) {
        worst.set(item, severity)
      }
    }
  }
  return worst
}
