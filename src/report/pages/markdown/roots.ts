// Root modules in Markdown pages, folded, as HTML without blank lines: those with errors or warnings, then the others.

import type { RootRow, RootVerdict } from '../../../judge/verdict.ts'
import { showSome, some } from '../../../problems/brief.ts'
import { capitalised, showCount } from '../../phrases.ts'
import {
  availabilityOf,
  causesTable,
  MAX_SHOWN_WHOLE,
  markOf,
  outcomeOfRoot,
  ROOT_WORDS,
  type RootFormat,
  type RootTable,
  rootsByOutcome,
  showDirectory,
  stateOf,
  tableOf
} from '../../root-rows.ts'
import { markdownCode } from '../../safe-text.ts'
import { breakablePath, folded, htmlTable } from './layout.ts'
import {
  docsLink,
  type MarkdownView,
  markdownBecause,
  moreText,
  OUTCOME_SIGNS,
  showMore
} from './view.ts'

// The JSON report has all of them.
const MAX_ROOTS = 100
const MAX_ROWS = 40

const directoryOf = (root: RootVerdict): string => showDirectory(root, breakablePath)

const formatFor = (view: MarkdownView): RootFormat => ({
  name: (row, address) => rowName(row, address, view),
  problem: ({ code, title }) => docsLink(code, title, view),
  file: breakablePath,
  // It does not break at its spaces.
  value: (text, maxCharacters) => markdownCode(text, maxCharacters).replaceAll(' ', '&nbsp;'),
  maxRows: MAX_ROWS
})

/** What `init` installs in each root module. In a brief page, only what is wrong, and a count. */
export function renderMarkdownRoots(roots: readonly RootVerdict[], view: MarkdownView): string {
  const { wrong, good } = rootsByOutcome(roots)
  const hasCauses = wrong.length > 1 || (view.isBrief && wrong.length > 0)
  const causes = hasCauses ? [htmlOf(causesTable(wrong, formatFor(view)), view)] : []
  // With several repositories, root modules in which nothing is wrong are only counted.
  const isCounted = view.isBrief || view.context.repositories.length > 1
  const listed = view.isBrief ? [] : isCounted ? wrong : [...wrong, ...good]
  const { shown, more } = some(listed, MAX_ROOTS)
  const sections = shown.map((root) => rootSection(root, view))
  const ofWrong = [...causes, ...sections.slice(0, wrong.length)]
  const ofGood = sections.slice(wrong.length)
  const goodParts = ofGood.length <= MAX_SHOWN_WHOLE ? ofGood : [folded(goodText(good), ofGood)]
  return [
    ...(hasCauses ? [folded(wrongText(wrong), ofWrong)] : ofWrong),
    ...(isCounted && good.length > 0 ? [`<p>${goodText(good)}</p>`] : goodParts),
    ...moreText(more, 'root module', view)
  ].join('\n\n')
}

/** The first rows, and how many more there are. */
function htmlOf({ shown, more, name, problems, facts }: RootTable, view: MarkdownView): string {
  const columns = [name, ...problems, ...facts]
  const cells = shown.map((row) => columns.map(({ cell }) => cell(row)))
  return htmlTable(
    columns.map(({ title }) => capitalised(title)),
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

const rootSection = (root: RootVerdict, view: MarkdownView): string =>
  folded(`${OUTCOME_SIGNS[markOf(root.rows)]} <b>${directoryOf(root)}</b>: ${stateOf(root)}`, [
    htmlOf(tableOf(root, formatFor(view)), view)
  ])

/** The sign and the address, its first place, and of a module call its source. */
function rowName(row: RootRow, address: string, view: MarkdownView): string {
  const name = `${OUTCOME_SIGNS[markOf([row])]}&nbsp;<b>${breakablePath(address)}</b>`
  const [place] = row.places
  const details = [
    ...(row.kind === 'module' && row.source !== row.address ? [breakablePath(row.source)] : []),
    ...(place === undefined ? [] : [markdownBecause(place, view)])
  ]
  return details.length === 0 ? name : `${name}<br><sub>${details.join(' at ')}</sub>`
}
