// What output formats say about root modules: their results, counts, and the cells of their tables.
import type { RootRow, RootVerdict, RowProblem } from '../judge/roots.ts'
import { showSome, some } from '../problems/brief.ts'
import { repositoryOf } from '../problems/place.ts'
import { CLIENT_NAMES, MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { HOSTNAMES_LINE } from '../roots/root.ts'
import { showCount } from './phrases.ts'
import { ofRepositories, showFile } from './places.ts'

type RootOutcome = 'fails' | 'warns' | 'works'

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

/** They follow the name of a root module. */
export const ROOT_WORDS: Readonly<Record<RootOutcome, string>> = {
  fails: 'init fails',
  warns: 'has warnings',
  works: 'passed'
}

/** With more root modules in which something is wrong, only what is wrong is shown. */
export const MAX_SHOWN_WHOLE = 3

/** After the name of the root module. */
export function stateOf(root: RootVerdict): string {
  const outcome = outcomeOfRoot(root)
  return outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome]
}

/** `show` makes the name of a file safe; the top of the checkout has no name. */
export const showDirectory = ({ directory }: RootVerdict, show: Show): string => {
  if (directory === HOSTNAMES_LINE.file) return HOSTNAMES_LINE.file
  return directory === '.' ? 'the top directory' : show(showFile(directory))
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

const rowsByOutcome = ({ rows }: Pick<RootVerdict, 'rows'>) => byOutcome(rows, outcomeOfRow)

function byOutcome<T>(items: Iterable<T>, outcomeOf: (item: T) => RootOutcome) {
  const { fails = [], warns = [], works: good = [] } = Object.groupBy(items, outcomeOf)
  return { failing: fails, wrong: [...fails, ...warns], good }
}

/** Equal for rows that look the same. */
const causeOf = ({ kind, source, constraints, locked, chosen, problems }: RootRow): string =>
  JSON.stringify([kind, source, constraints, locked, chosen, problems])

const MAX_DIRECTORIES = 3

/** How an output format shows what is in the cells. */
export type RootFormat = {
  readonly name: (row: RootRow, address: string) => string
  readonly problem: (problem: RowProblem) => string
  /** Makes the name of a file safe. */
  readonly file: Show
  /** Makes a version or constraint safe. */
  readonly value: Show
  readonly maxRows: number
}

/** A table of modules and providers. Columns without any text are left out. */
export type RootTable = {
  /** What is wrong comes first. */
  readonly rows: readonly RootRow[]
  /** The first rows, and how many more there are. */
  readonly shown: readonly RootRow[]
  readonly more: number
  /** The module or provider. */
  readonly name: RootColumn
  readonly problems: readonly RootColumn[]
  readonly facts: readonly RootColumn[]
}

/** What `init` installs in a root module: rows with errors, rows with warnings, then the others. */
export function tableOf(root: RootVerdict, format: RootFormat): RootTable {
  const { wrong, good } = rowsByOutcome(root)
  return tableOfRows({ clients: root.clients, rows: [...wrong, ...good] }, [], format)
}

/** One row for each module or provider with a problem, and the root modules that have the same problem. */
export function causesTable(wrong: readonly RootVerdict[], format: RootFormat): RootTable {
  const pairs = wrong.flatMap((root) => rowsByOutcome(root).wrong.map((row) => ({ root, row })))
  const groups = Map.groupBy(pairs, ({ row }) => causeOf(row))
  const rows = [...groups.values()].flatMap(([first]) => first?.row ?? [])
  const clients = MAIN_CLIENTS.filter((client) =>
    wrong.some((root) => root.clients.includes(client))
  )
  const show = ({ root }: { root: RootVerdict }): string => showDirectory(root, format.file)
  const cell = (row: RootRow): string =>
    showSome(groups.get(causeOf(row)) ?? [], MAX_DIRECTORIES, show)
  return tableOfRows(
    { clients, rows: rowsByOutcome({ rows }).wrong },
    [{ title: 'root modules', cell }],
    format
  )
}

function tableOfRows(
  { clients, rows }: Pick<RootVerdict, 'clients' | 'rows'>,
  added: readonly RootColumn[],
  format: RootFormat
): RootTable {
  const { shown, more } = some(rows, format.maxRows)
  const withText = (columns: readonly RootColumn[]): readonly RootColumn[] =>
    columns.filter(({ cell }) => shown.some((row) => cell(row) !== ''))
  // Clients that choose the same have one column.
  const isSame = shown.every(({ chosen }) => new Set(Object.values(chosen)).size <= 1)
  return {
    rows,
    shown,
    more,
    name: {
      title: 'module or provider',
      cell: (row) => format.name(row, showAddress(row, clients))
    },
    problems: withText([{ title: 'problem', cell: (row) => problemsText(row, format) }]),
    facts: [...added, ...withText(factColumns(isSame ? null : clients, format.value))]
  }
}

/** The errors and warnings of a row, whose notices are not of interest here. */
const problemsText = ({ problems }: RootRow, format: RootFormat): string =>
  problems
    .filter(({ usualSeverity }) => usualSeverity !== 'notice')
    .map(format.problem)
    .join(', ')

/** The module call or provider as the client names it: without its own default host. Not yet safe to show. */
const showAddress = ({ address, host }: RootRow, clients: RootVerdict['clients']): string =>
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

type RootColumn = {
  readonly title: string
  /** Finished text of the output format; empty where there is nothing to say. */
  readonly cell: (row: RootRow) => string
}

/** Constraint, the version that each client would choose (null where all choose the same), newest version and platforms. */
const factColumns = (clients: readonly MainClient[] | null, show: Show): readonly RootColumn[] => [
  {
    title: 'constraint',
    cell: ({ constraints }) =>
      showSome([...new Set(constraints)], MAX_CONSTRAINTS, (text) => show(text, MAX_VERSION))
  },
  ...(clients ?? [null]).map((client) => ({
    title: client === null ? 'version' : CLIENT_NAMES[client],
    cell: (row: RootRow) => versionText(row, client, show)
  })),
  { title: 'newest', cell: ({ newest }) => (newest === null ? '' : show(newest, MAX_VERSION)) },
  { title: 'platforms', cell: ({ platforms }) => platformsText(platforms, show) }
]

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
