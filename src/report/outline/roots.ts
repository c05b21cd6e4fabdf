// Root modules with what `init` installs: the worst first, each as a table.
import type { InitOutcome } from '../../judge/init-outcome.ts'
import type { RootRow, RootVerdict } from '../../judge/roots.ts'
import { namesOf, showCount, some } from '../../rules/problems/brief.ts'
import { type Constraint, groupsOf, isInRoot, showFile } from '../../rules/problems/place.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { defaultRegistry } from '../../rules/protocol/module-address.ts'
import { byOutcome, isUncheckedRow, outcomeOfRows } from '../outcome.ts'
import {
  block,
  type ColumnOf,
  type Inline,
  inline,
  mark,
  type ReportBlock,
  type Title
} from '../tree.ts'
import { asker, codeLink, FEW, firstOf, noted, place, type View } from './view.ts'

type RootOutcome = ReturnType<typeof outcomeOfRows>

const MAX_NAMES = 3
const MAX_CONSTRAINTS = 6
const MAX_ASKERS = 2
const MAX_PLATFORMS = 12

/** Root modules of one outcome after those of another, each with its table or only their number. */
export function rootBlocks(
  roots: readonly RootVerdict[],
  init: InitOutcome,
  view: View
): readonly ReportBlock[] {
  // Also by its hosts and files.
  const failing = new Set(init.failing)
  const fails = ({ directory, clients }: RootVerdict) =>
    failing.has(directory) && clients.some((client) => init.clients.includes(client))
  const outcomeOf = (root: RootVerdict) => (fails(root) ? 'fails' : outcomeOfRows(root.rows))
  return byOutcome(roots, outcomeOf).flatMap((group) =>
    group.slice(0, 1).flatMap((first) => groupBlocks(group, outcomeOf(first), view))
  )
}

function groupBlocks(
  roots: readonly RootVerdict[],
  outcome: RootOutcome,
  view: View
): readonly ReportBlock[] {
  const { medium, limits, context } = view
  const title = titleOf(roots, outcome)
  const isFew = roots.length <= FEW
  // In many, the problems say what is wrong. Those of several repositories in which nothing is wrong are too many.
  const hasTables =
    title.sign === 'fails' || title.sign === 'warns'
      ? medium !== 'log' || isFew
      : medium === 'page' ||
        (medium === 'summary' && context.repositories.length <= 1) ||
        (medium === 'log' && isFew && roots.some(({ rows }) => rows.some(isHeldBack)))
  const tables = firstOf(roots, hasTables ? limits.roots : 0, 'root module', view, (shown) =>
    shown.map((root) => ({
      kind: 'details',
      title: titleOf([root], outcome),
      children: rowsTable(root, view)
    }))
  )
  return isFew && tables.length > 0 ? tables : [{ kind: 'details', title, children: tables }]
}

/** Who upgrades wants to know what keeps the newest release away. */
const isHeldBack = ({ excluding = [] }: RootRow): boolean => excluding.length > 0

/** `envs/prod: init fails for hashicorp/aws`, `6 root modules: init fails in envs/e0, envs/e1, envs/e2 and 3 more` */
function titleOf(roots: readonly RootVerdict[], outcome: RootOutcome): Title {
  const rows = roots.flatMap((root) => root.rows)
  const isOne = roots.length === 1
  const clients = roots[0]?.clients ?? []
  const worst = rows.filter((row) => outcomeOfRows([row]) === outcome)
  const addresses = new Set(worst.map((row) => showAddress(row, clients)))
  const names = isOne ? Array.from(addresses, mark.path) : roots.map(directoryName)
  const listed = inline` ${isOne ? 'for' : 'in'} ${mark.some(names, MAX_NAMES, (one) => one)}`
  const where = names.length === 0 ? mark.nothing : listed
  const state = {
    fails: inline`init fails${where}`,
    warns: inline`warnings${where}`,
    skipped: availabilityOf(rows),
    works: availabilityOf(rows)
  }
  const name = isOne ? roots.map(directoryName) : showCount(roots.length, 'root module')
  return block.title(inline`${name}:`, state[outcome], outcome)
}

/** `12 modules and 4 providers, every version is available`, of rows without errors and warnings. */
function availabilityOf(rows: readonly RootRow[]): string {
  const nameOf = ({ kind, source }: RootRow) => `${kind} ${source}`
  const distinct = [...new Map(rows.map((row) => [nameOf(row), row])).values()]
  if (distinct.length === 0) return 'no registry modules and no providers'
  const kinds = Map.groupBy(distinct, ({ kind }) => kind)
  const counts = Array.from(kinds, ([kind, { length }]) => showCount(length, kind)).join(' and ')
  const hasPackages = rows.some(({ isDirect, platforms }) => isDirect || platforms.length > 0)
  const parts = [
    ...(rows.some(({ isDirect }) => !isDirect) ? ['version'] : []),
    ...(hasPackages ? ['package'] : [])
  ]
  // Roots may differ in what was checked of the same module.
  const unknown = new Set(rows.filter(isUncheckedRow).map(nameOf)).size
  const without = distinct.filter(({ chosen }) => Object.values(chosen).includes(null)).length
  const exceptions = [
    ...(without > 0 ? [`${without} without a version`] : []),
    ...(unknown > 0 ? [`${unknown} not checked`] : [])
  ]
  return `${counts}, ${exceptions.join(', ') || `every ${parts.join(' and ')} is available`}`
}

/** The top of the checkout has no name. */
const directoryName = ({ directory }: RootVerdict): Inline =>
  directory === '.' ? mark.words('the top directory') : mark.path(showFile(directory))

/** All that `init` installs in a root module, the worst first. */
function rowsTable({ rows, clients }: RootVerdict, view: View): readonly ReportBlock[] {
  const sorted = byOutcome(rows, (row) => outcomeOfRows([row])).flat()
  const signOf = (row: RootRow) => ({ sign: outcomeOfRows([row]) })
  return firstOf(sorted, view.limits.rows, 'row', view, (shown) =>
    block.table(shown, columnsFor(clients, view), 'Modules and providers', signOf)
  )
}

const columnsFor = (clients: readonly MainClient[], view: View): readonly ColumnOf<RootRow>[] => [
  block.column('Module or provider', (row) => nameCell(row, clients, view)),
  block.column('Problem', ({ problems }) => {
    const faults = problems.filter(({ usualSeverity }) => usualSeverity !== 'notice')
    return mark.joined(faults.map(({ code }) => codeLink(code, view)))
  }),
  block.column('Constraint', (row) => constraintCell(row, view)),
  block.column('Version', (row) => versionCell(row, clients)),
  block.column('Newest', (row) => newestCell(row, view)),
  block.column('Platforms', ({ platforms }) =>
    mark.some(platforms, MAX_PLATFORMS, ({ platform, available }) => {
      const sign = available === null ? '?' : available ? '✓' : '✗'
      return inline`${mark.words(sign)} ${mark.value(platform)}`
    })
  )
]

/** The address, and but for a log its first place, and of a module call its source. */
function nameCell(row: RootRow, clients: readonly MainClient[], view: View): Inline {
  const address = mark.path(showAddress(row, clients))
  if (view.medium === 'log') return address
  const source = row.source === row.address ? mark.nothing : mark.path(row.source)
  const at = row.places.slice(0, 1).map((first) => place(first, view))
  const origin = mark.joined([source, at], mark.words(' at '))
  return mark.joined([mark.strong(address), mark.small(origin)], mark.newLine)
}

/** Each constraint in a line, those that conflict first, with the modules that have it unless that is the root module alone. */
function constraintCell({ constraints, requiredBy, conflicting = [] }: RootRow, view: View) {
  if (requiredBy === undefined) return mark.joined(constraints.map(mark.value))
  const ordered = [...new Set([...conflicting, ...requiredBy])]
  const { shown, more } = some(
    groupsOf(ordered, ({ text }) => text),
    MAX_CONSTRAINTS
  )
  const texts = shown.map((same) => {
    const [first] = same
    const sign = conflicting.includes(first) ? mark.words('✗\u00A0') : mark.nothing
    const text = inline`${sign}${mark.value(first.text)}`
    const by = askers(same, view)
    return view.medium === 'log' ? noted(text, by) : inline`${text} ${mark.small(by)}`
  })
  const left = more === 0 ? mark.nothing : mark.words(`and ${more} more`)
  return mark.joined([...texts, left], mark.newLine)
}

/** The newest release, and the modules that exclude it. */
function newestCell({ newest, excluding = [] }: RootRow, view: View): Inline {
  if (newest === null) return mark.nothing
  const by = excluding.length === 0 ? mark.nothing : inline`excluded by ${askers(excluding, view)}`
  return noted(mark.value(newest), by)
}

/** The lines, or in a log the calls that lead to their modules. */
const askers = (constraints: readonly Constraint[], view: View): Inline =>
  mark.some(constraints, MAX_ASKERS, (one) =>
    view.medium !== 'log' || isInRoot(one) ? asker(one, view) : mark.path(callsTo(one))
  )

/** `module.app > module.net` */
const callsTo = ({ module, place }: Constraint): string =>
  [module, ...((typeof place === 'string' ? undefined : place.inside)?.through ?? [])]
    .flatMap((call) => call?.replace(/ \(.*\)$/, '') ?? [])
    .join(' > ')

/** The module call or provider as the client names it: without its own default host. */
const showAddress = ({ address, host }: RootRow, clients: readonly MainClient[]): string =>
  clients.every((client) => defaultRegistry(client) === host) && address.startsWith(`${host}/`)
    ? address.slice(host.length + 1)
    : address

/** `2.1.0 (locked)`, or `Terraform 2.1.0, OpenTofu none` where the clients choose differently. */
function versionCell({ chosen, locked }: RootRow, clients: readonly MainClient[]): Inline {
  const choosing = MAIN_CLIENTS.filter((client) => chosen[client] !== undefined)
  const versions = Map.groupBy(choosing, (client) => chosen[client] ?? null)
  const isForAll = versions.size < 2 && clients.every((client) => choosing.includes(client))
  const shown = Array.from(versions, ([version, group]) => {
    const text = version === null ? 'none' : mark.value(version)
    return isForAll ? text : inline`${namesOf(group)} ${text}`
  })
  if (locked === null || shown.length === 0) return mark.joined(shown)
  const isChosen = versions.size === 1 && versions.has(locked)
  return noted(mark.joined(shown), isChosen ? 'locked' : inline`locked: ${mark.value(locked)}`)
}
