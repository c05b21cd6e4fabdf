// What `init` installs in root modules: those with errors or warnings, then the others, each as a table.
import type { RootRow, RootVerdict } from '../../judge/roots.ts'
import { showCount, some } from '../../problems/brief.ts'
import { CLIENT_NAMES, type MainClient } from '../../protocol/clients.ts'
import { defaultRegistry } from '../../protocol/module-address.ts'
import { showFile } from '../places.ts'
import {
  availabilityOf,
  byOutcome,
  isOfHostnames,
  markOf,
  outcomeOfRoot,
  outcomeOfRow,
  ROOT_WORDS,
  rootsByOutcome,
  stateOf
} from '../root-outcome.ts'
import {
  type Block,
  block,
  type ColumnOf,
  type Details,
  type Inline,
  inline,
  mark,
  type Title
} from '../tree.ts'
import { docsLink, more, place, type View } from './view.ts'

// With more root modules in which something is wrong, a log shows only what is wrong.
const FEW = 3
const MAX_DIRECTORIES = 3
const MAX_CONSTRAINTS = 6
const MAX_PLATFORMS = 12
const MAX_VERSION = 60

/**
 * Those with errors or warnings, each with its table, then the others. In a brief page, and of many in a log, what is wrong
 * is only named: the problems say more.
 */
export function rootBlocks(roots: readonly RootVerdict[], view: View): readonly Block[] {
  const { medium, limits, context } = view
  const { wrong, good } = rootsByOutcome(roots)
  // With several repositories, root modules in which nothing is wrong are only counted.
  const isWhole = medium === 'page' || (medium === 'summary' && context.repositories.length <= 1)
  const tableOf = (root: RootVerdict) => rootDetails(root, view)
  const { shown, more: left } = some(wrong, limits.roots)
  const isNamed = medium === 'brief' || (medium === 'log' && left > 0)
  const ofWrong = isNamed ? [] : [...shown.map(tableOf), ...more(left, 'root module', view)]
  const ofGood = isWhole ? good.slice(0, limits.roots).map(tableOf) : []
  return [
    ...((wrong.length > 1 && medium !== 'page') || isNamed
      ? folded(wrongTitle(wrong), wrong, ofWrong)
      : ofWrong),
    ...(ofGood.length > 0 && ofGood.length <= FEW ? ofGood : folded(goodTitle(good), good, ofGood))
  ]
}

const folded = (
  title: Title,
  roots: readonly RootVerdict[],
  children: readonly Block[]
): readonly Block[] => (roots.length === 0 ? [] : [{ kind: 'details', title, children }])

function wrongTitle(wrong: readonly RootVerdict[]) {
  const worst = outcomeOfRoot(wrong[0] ?? { rows: [] })
  const list = mark.some(wrong, MAX_DIRECTORIES, directoryName)
  return wrong.length === 1
    ? block.title(inline`${list}:`, ROOT_WORDS[worst], worst)
    : block.title(
        showCount(wrong.length, 'root module'),
        inline`with errors or warnings: ${list}`,
        worst
      )
}

function goodTitle(good: readonly RootVerdict[]) {
  const rows = good.flatMap((root) => root.rows)
  const [first, second] = good
  const name =
    first !== undefined && second === undefined
      ? directoryName(first)
      : showCount(good.length, 'root module')
  return block.title(inline`${name}:`, availabilityOf(rows), markOf(rows))
}

/** The top of the checkout has no name. */
const directoryName = (root: RootVerdict): Inline => {
  const { directory } = root
  if (isOfHostnames(root)) return directory
  return directory === '.' ? mark.words('the top directory') : mark.path(showFile(directory))
}

/** All that `init` installs in a root module: rows with errors, rows with warnings, then the others. */
function rootDetails(root: RootVerdict, view: View): Details {
  const { wrong, good } = byOutcome(root.rows, outcomeOfRow)
  const children = rowsTable([...wrong, ...good], root.clients, view)
  const names = mark.some(
    [...new Set(wrong.map((row) => showAddress(row, root.clients)))],
    MAX_DIRECTORIES,
    (one) => mark.path(one)
  )
  const state = wrong.length === 0 ? stateOf(root) : inline`${stateOf(root)} for ${names}`
  return {
    kind: 'details',
    title: block.title(inline`${directoryName(root)}:`, state, markOf(root.rows)),
    children
  }
}

/** Columns without any text are left out. */
function rowsTable(
  rows: readonly RootRow[],
  clients: readonly MainClient[],
  view: View
): readonly Block[] {
  const isLog = view.medium === 'log'
  const { shown, more: left } = some(rows, isLog ? view.limits.rows : view.limits.items)
  const name = block.column('Module or provider', (row: RootRow) => nameCell(row, clients, view))
  const problems = block.column('Problem', (row: RootRow) => problemsCell(row, view))
  // Clients that choose the same have one column.
  const isSame = shown.every(({ chosen }) => new Set(Object.values(chosen)).size <= 1)
  const facts = factColumns(isSame ? null : clients)
  const columns = [
    name,
    ...[problems, ...facts].filter(({ cell }) => shown.some((row) => !mark.isEmpty(cell(row))))
  ]
  const sign = (row: RootRow) => ({ sign: markOf([row]) })
  return [...block.table(shown, columns, 'Modules and providers', sign), ...more(left, 'row', view)]
}

/** The address, and on a page its first place, and of a module call its source. */
function nameCell(row: RootRow, clients: readonly MainClient[], view: View): Inline {
  const [first] = row.places
  const address = mark.path(showAddress(row, clients))
  if (view.medium === 'log') return address
  const isCall = row.kind === 'module' && row.source !== row.address
  const at = first === undefined ? mark.nothing : place(first, view)
  const origin = mark.joined(
    [isCall ? mark.path(row.source) : mark.nothing, at],
    mark.words(' at ')
  )
  return mark.joined(
    [mark.strong(address), mark.isEmpty(origin) ? mark.nothing : mark.small(origin)],
    mark.newLine
  )
}

/** The module call or provider as the client names it: without its own default host. */
const showAddress = ({ address, host }: RootRow, clients: readonly MainClient[]): string =>
  clients.every((client) => defaultRegistry(client) === host) && address.startsWith(`${host}/`)
    ? address.slice(host.length + 1)
    : address

/** The errors and warnings of a row, whose notices are not of interest here. */
const problemsCell = ({ problems }: RootRow, view: View): Inline =>
  mark.joined(
    problems
      .filter(({ usualSeverity }) => usualSeverity !== 'notice')
      .map(({ code: of, title }) => docsLink(of, view.medium === 'log' ? of : title, view))
  )

/** A version or constraint, which does not break at its spaces. */
const value = (text: string): Inline => mark.value(text, MAX_VERSION)

/** Constraint, the version that each client would choose (null where all choose the same), newest version and platforms. */
const factColumns = (clients: readonly MainClient[] | null): readonly ColumnOf<RootRow>[] => [
  block.column('Constraint', ({ constraints }) =>
    mark.some([...new Set(constraints)], MAX_CONSTRAINTS, value)
  ),
  ...(clients ?? [null]).map((client) =>
    block.column(client === null ? 'Version' : CLIENT_NAMES[client], (row: RootRow) =>
      versionCell(row, client)
    )
  ),
  block.column('Newest', ({ newest }) => (newest === null ? null : value(newest))),
  block.column('Platforms', ({ platforms }) =>
    mark.some(platforms, MAX_PLATFORMS, ({ platform, available }) => {
      const known = available === null ? '?' : available ? '✓' : '✗'
      return inline`${mark.words(known)} ${value(platform)}`
    })
  )
]

/** `client` is null where all of them choose the same. */
function versionCell({ chosen, locked }: RootRow, client: MainClient | null): Inline {
  const version = client === null ? Object.values(chosen)[0] : chosen[client]
  if (version === undefined) return mark.nothing
  if (version !== null) return inline`${value(version)}${version === locked ? ' (locked)' : ''}`
  return locked === null ? 'none' : inline`none (locked: ${value(locked)})`
}
