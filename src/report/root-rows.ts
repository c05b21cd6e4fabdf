// What text and Markdown both say about root modules: their results, counts, and the cells of their tables.

import type { RootRow, RootVerdict, RowProblem } from '../judge/verdict.ts'
import { showSome } from '../problems/brief.ts'
import { repositoryOf } from '../problems/place.ts'
import { CLIENT_NAMES, type MainClient } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { HOSTNAMES_LINE } from '../roots/root.ts'
import { showCount } from './phrases.ts'
import { ofRepositories } from './places.ts'

export type RootOutcome = 'fails' | 'warns' | 'works'

const OUTCOMES: readonly RootOutcome[] = ['fails', 'warns', 'works']

export function outcomeOfRow({ worst }: Pick<RootRow, 'worst'>): RootOutcome {
  if (worst === 'error') return 'fails'
  return worst === 'warning' ? 'warns' : 'works'
}

export const outcomeOfRoot = ({ rows }: Pick<RootVerdict, 'rows'>): RootOutcome =>
  OUTCOMES.find((outcome) => rows.some((row) => outcomeOfRow(row) === outcome)) ?? 'works'

/** The outcome that the sign of some rows shows: `skipped` if nothing is wrong, and not all of them were checked. */
export function markOf(rows: readonly RootRow[]): RootOutcome | 'skipped' {
  const outcome = outcomeOfRoot({ rows })
  return outcome === 'works' && rows.some(isUnchecked) ? 'skipped' : outcome
}

const isUnchecked = ({ chosen }: RootRow): boolean => Object.keys(chosen).length === 0

/** After the name of the root module. */
export const ROOT_WORDS: Readonly<Record<RootOutcome, string>> = {
  fails: 'init fails',
  warns: 'has warnings',
  works: 'passed'
}

/** With more root modules in which something is wrong, only what is wrong is shown. */
export const MAX_SHOWN_WHOLE = 3

/** `show` makes the directory safe; the top of the checkout has no name. */
export const showDirectory = (
  { directory }: Pick<RootVerdict, 'directory'>,
  show: (directory: string) => string
): string => {
  if (directory === HOSTNAMES_LINE.file) return HOSTNAMES_LINE.file
  return directory === '.' ? 'the top directory' : show(directory)
}

/** `init fails in 2 of 40 root modules`, of several repositories also in how many of them; null where it fails in none. */
export function failureOf(roots: readonly RootVerdict[], repositories = 0): string | null {
  // The addresses in `hostnames` are no root module.
  const real = roots.filter(({ directory }) => directory !== HOSTNAMES_LINE.file)
  const { failing } = rootsByOutcome(real)
  const { length } = failing
  if (length === 0) return null
  const names = new Set(failing.map(({ directory }) => repositoryOf(directory)))
  const where = repositories < 2 ? '' : ` (${ofRepositories(names.size, repositories)})`
  if (real.length === 1) return `init fails${where}`
  const which = length === real.length ? `all ${length}` : `${length} of ${real.length}`
  return `init fails in ${which} root modules${where}`
}

/** The root modules with errors or warnings, the former first, and the others. */
export const rootsByOutcome = (roots: readonly RootVerdict[]) => byOutcome(roots, outcomeOfRoot)

/** Rows with errors, rows with warnings, and the others. */
export const rowsByOutcome = ({ rows }: Pick<RootVerdict, 'rows'>) => byOutcome(rows, outcomeOfRow)

function byOutcome<T>(items: Iterable<T>, outcomeOf: (item: T) => RootOutcome) {
  const { fails = [], warns = [], works: good = [] } = Object.groupBy(items, outcomeOf)
  return { failing: fails, wrong: [...fails, ...warns], good }
}

/** What is wrong in several root modules; `row` is one of the equal rows. */
export type Cause = { readonly row: RootRow; readonly roots: readonly RootVerdict[] }

/** What is wrong with modules and providers, worst first, and the root modules in which it is wrong in the same way. */
export function causesOf(roots: readonly RootVerdict[]): readonly Cause[] {
  const pairs = rootsByOutcome(roots).wrong.flatMap((root) =>
    rowsByOutcome(root).wrong.map((row) => ({ root, row }))
  )
  const causes = Array.from(Map.groupBy(pairs, ({ row }) => causeOf(row)).values(), (group) =>
    group.slice(0, 1).map(({ row }) => ({ row, roots: group.map(({ root }) => root) }))
  )
  return byOutcome(causes.flat(), ({ row }) => outcomeOfRow(row)).wrong
}

/** Equal for rows that look the same. */
const causeOf = ({ kind, source, constraints, locked, chosen, problems }: RootRow): string =>
  JSON.stringify([kind, source, constraints, locked, chosen, problems])

const MAX_DIRECTORIES = 3

/** A column for the rows of causes. */
export function rootsColumn(causes: readonly Cause[], show: (root: RootVerdict) => string): Column {
  const roots = new Map(causes.map((cause) => [cause.row, cause.roots]))
  const cell = (row: RootRow): string => showSome(roots.get(row) ?? [], MAX_DIRECTORIES, show)
  return { title: 'root modules', cell }
}

/** The module call or provider as the client names it: without its own default host. Not yet safe to show. */
export const showAddress = (
  { address, host }: RootRow,
  { clients }: Pick<RootVerdict, 'clients'>
): string =>
  clients.every((client) => defaultRegistry(client) === host) && address.startsWith(`${host}/`)
    ? address.slice(host.length + 1)
    : address

/** `12 modules and 4 providers, every version is available`, of rows without errors and warnings. */
export function availabilityOf(rows: readonly RootRow[]): string {
  const distinct = [...new Map(rows.map((row) => [`${row.kind} ${row.source}`, row])).values()]
  const counts = (['module', 'provider'] as const).flatMap((kind) => {
    const { length } = distinct.filter((row) => row.kind === kind)
    return length === 0 ? [] : [showCount(length, kind)]
  })
  if (counts.length === 0) return 'no registry modules and no providers'
  const packages = rows.some(({ platforms }) => platforms.length > 0) ? ' and package' : ''
  const unknown = distinct.filter(isUnchecked).length
  const without = distinct.filter(({ chosen }) => Object.values(chosen).includes(null)).length
  const known =
    unknown + without === 0
      ? `every version${packages} is available`
      : [
          ...(without > 0 ? [`${without} without a version`] : []),
          ...(unknown > 0 ? [`${unknown} not checked`] : [])
        ].join(', ')
  return `${counts.join(' and ')}, ${known}`
}

/** How an output format makes text from outside safe. */
type Show = (text: string, maxCharacters?: number) => string

const MAX_VERSION = 60
const MAX_CONSTRAINTS = 6
const MAX_PLATFORMS = 12

export type Column = {
  readonly title: string
  /** Finished text of the output format; empty where there is nothing to say. */
  readonly cell: (row: RootRow) => string
}

/**
 * Constraint, the version that each client would choose, newest version and platforms. Clients that choose the
 * same have one column. Columns without any text are left out.
 */
export function columnsFor(
  { clients, rows }: Pick<RootVerdict, 'clients' | 'rows'>,
  show: Show
): readonly Column[] {
  const isSame = rows.every(({ chosen }) => new Set(Object.values(chosen)).size <= 1)
  const columns: readonly Column[] = [
    {
      title: 'constraint',
      cell: ({ constraints }) =>
        showSome([...new Set(constraints)], MAX_CONSTRAINTS, (text) => show(text, MAX_VERSION))
    },
    ...(isSame
      ? [{ title: 'version', cell: (row: RootRow) => versionText(row, null, show) }]
      : clients.map((client) => ({
          title: CLIENT_NAMES[client],
          cell: (row: RootRow) => versionText(row, client, show)
        }))),
    {
      title: 'newest',
      cell: ({ newest }) => (newest === null ? '' : show(newest, MAX_VERSION))
    },
    { title: 'platforms', cell: ({ platforms }) => platformsText(platforms, show) }
  ]
  return withText(columns, rows)
}

/** The columns that have something to say about these rows. */
export const withText = (columns: readonly Column[], rows: readonly RootRow[]): readonly Column[] =>
  columns.filter(({ cell }) => rows.some((row) => cell(row) !== ''))

/** The errors and warnings of each row, whose notices are not of interest here. */
export const problemColumn = (show: (problem: RowProblem) => string): Column => ({
  title: 'problem',
  cell: ({ problems }) =>
    problems
      .filter(({ usualSeverity }) => usualSeverity !== 'notice')
      .map(show)
      .join(', ')
})

/** `client` is null where all of them choose the same. */
function versionText({ chosen, locked }: RootRow, client: MainClient | null, show: Show): string {
  const version = client === null ? Object.values(chosen)[0] : chosen[client]
  if (version === undefined) return ''
  if (version !== null) {
    return `${show(version, MAX_VERSION)}${version === locked ? ' (locked)' : ''}`
  }
  return locked === null ? 'none' : `none (locked: ${show(locked, MAX_VERSION)})`
}

function platformsText(platforms: RootRow['platforms'], show: Show): string {
  return showSome(platforms, MAX_PLATFORMS, ({ platform, available }) => {
    const sign = available === null ? '?' : available ? '✓' : '✗'
    return `${sign} ${show(platform, MAX_VERSION)}`
  })
}
