// Root modules in Markdown pages, folded, as HTML without blank lines: those with errors or warnings, then the others.

import type { RootRow, RootVerdict, RowProblem } from '../../judge/verdict.ts'
import { showSome, some } from '../../problems/brief.ts'
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { capitalised, showCount } from '../phrases.ts'
import { showFile } from '../places.ts'
import {
  availabilityOf,
  type Column,
  causesOf,
  columnsFor,
  MAX_SHOWN_WHOLE,
  markOf,
  outcomeOfRoot,
  problemColumn,
  ROOT_WORDS,
  rootsByOutcome,
  rootsColumn,
  rowsByOutcome,
  showAddress,
  showDirectory,
  withText
} from '../root-rows.ts'
import { markdownCode } from '../safe-text.ts'
import { breakablePath, folded, htmlTable } from './layout.ts'
import { docsLink, markdownBecause, moreText, OUTCOME_SIGNS, showMore, type View } from './view.ts'

// The JSON report has all of them.
const MAX_ROOTS = 100
const MAX_ROWS = 40

const directoryOf = (root: RootVerdict): string =>
  showDirectory(root, (directory) => breakablePath(showFile(directory)))

/** A version or constraint, which does not break at its spaces. */
const markdownVersion = (text: string, maxCharacters?: number): string =>
  markdownCode(text, maxCharacters).replaceAll(' ', '&nbsp;')

/** What `init` installs in each root module. In a brief page, only what is wrong, and a count. */
export function renderMarkdownRoots(roots: readonly RootVerdict[], view: View): string {
  const { wrong, good } = rootsByOutcome(roots)
  const causes = wrong.length > 1 || view.isBrief ? causesTable(wrong, view) : []
  // With several repositories, root modules in which nothing is wrong are only counted.
  const isCounted = view.isBrief || view.context.repositories.length > 1
  const listed = view.isBrief ? [] : isCounted ? wrong : [...wrong, ...good]
  const { shown, more } = some(listed, MAX_ROOTS)
  const sections = shown.map((root) => rootSection(root, view))
  const ofWrong = [...causes, ...sections.slice(0, wrong.length)]
  const ofGood = sections.slice(wrong.length)
  const goodParts = ofGood.length <= MAX_SHOWN_WHOLE ? ofGood : [folded(goodText(good), ofGood)]
  return [
    ...(causes.length > 0 ? [folded(wrongText(wrong), ofWrong)] : ofWrong),
    ...(isCounted && good.length > 0 ? [`<p>${goodText(good)}</p>`] : goodParts),
    ...moreText(more, 'root module', view)
  ].join('\n\n')
}

/** One row for each module or provider with a problem, and the root modules that have the same problem. */
function causesTable(wrong: readonly RootVerdict[], view: View): readonly string[] {
  const causes = causesOf(wrong)
  if (causes.length === 0) return []
  const rows = causes.map(({ row }) => row)
  const clients = MAIN_CLIENTS.filter((client) =>
    wrong.some((root) => root.clients.includes(client))
  )
  return [rowsTable(rows, clients, view, [rootsColumn(causes, directoryOf)])]
}

/** The first rows, and how many more there are. `further` columns are after the problem. */
function rowsTable(
  rows: readonly RootRow[],
  clients: RootVerdict['clients'],
  view: View,
  further: readonly Column[] = []
): string {
  const link = ({ code, title }: RowProblem): string => docsLink(code, title, view)
  const columns = [
    ...withText([problemColumn(link)], rows),
    ...further,
    ...columnsFor({ clients, rows }, markdownVersion)
  ]
  const { shown, more } = some(rows, MAX_ROWS)
  const cells = shown.map((row) => [
    nameOf(row, clients, view),
    ...columns.map(({ cell }) => cell(row))
  ])
  return htmlTable(
    ['Module or provider', ...columns.map(({ title }) => capitalised(title))],
    more > 0 ? [...cells, [showMore(more, 'row', view)]] : cells
  )
}

function wrongText(wrong: readonly RootVerdict[]): string {
  const worst = outcomeOfRoot(wrong[0] ?? { rows: [] })
  const list = showSome(wrong, MAX_SHOWN_WHOLE, directoryOf)
  return wrong.length === 1
    ? `${OUTCOME_SIGNS[worst]} <b>${list}</b>: ${ROOT_WORDS[worst]}`
    : `${OUTCOME_SIGNS[worst]} <b>${showCount(wrong.length, 'root module')}</b> with errors or warnings: ${list}`
}

function goodText(good: readonly RootVerdict[]): string {
  const rows = good.flatMap((root) => root.rows)
  return `${OUTCOME_SIGNS[markOf(rows)]} <b>${showCount(good.length, 'root module')}</b>: ${availabilityOf(rows)}`
}

function rootSection(root: RootVerdict, view: View): string {
  const outcome = outcomeOfRoot(root)
  const { wrong, good } = rowsByOutcome(root)
  const state = outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome]
  return folded(`${OUTCOME_SIGNS[markOf(root.rows)]} <b>${directoryOf(root)}</b>: ${state}`, [
    rowsTable([...wrong, ...good], root.clients, view)
  ])
}

/** The sign and the address, its first place, and of a module call its source. */
function nameOf(row: RootRow, clients: RootVerdict['clients'], view: View): string {
  const name = `${OUTCOME_SIGNS[markOf([row])]}&nbsp;<b>${breakablePath(showAddress(row, { clients }))}</b>`
  const [place] = row.places
  const details = [
    ...(row.kind === 'module' && row.source !== row.address ? [breakablePath(row.source)] : []),
    ...(place === undefined ? [] : [markdownBecause(place, view)])
  ]
  return details.length === 0 ? name : `${name}<br><sub>${details.join(' at ')}</sub>`
}
