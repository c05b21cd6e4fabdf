// Root modules in Markdown pages, as HTML without blank lines: what is wrong in any of them, then each of them.

import type { RootRow, RootVerdict, RowProblem } from '../../judge/verdict.ts'
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import type { ReportContext } from '../outcome.ts'
import { capitalised, showCount } from '../phrases.ts'
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
import { htmlText, markdownCode, visibleFile } from '../safe-text.ts'
import { markdownBecause } from './findings.ts'
import { OUTCOME_SIGNS } from './host.ts'
import { breakablePath, htmlTable, leading } from './layout.ts'

// The JSON report has all of them, and hosts need room on the page as well.
const MAX_ROWS = 40
// Tags around a root module.
const MARKUP_BYTES = 80

const directoryOf = (root: RootVerdict): string =>
  showDirectory(root, (directory) => breakablePath(visibleFile(directory)))

/** A version or constraint, which does not break at its spaces. */
const markdownVersion = (text: string, maxCharacters?: number): string =>
  markdownCode(text, maxCharacters).replaceAll(' ', '&nbsp;')

const problemsOf = (rows: readonly RootRow[], { docsUrl }: ReportContext): readonly Column[] => {
  const link = ({ code, title }: RowProblem): string =>
    `<a href="${htmlText(`${docsUrl}#${code}`)}">${title}</a>`
  return withText([problemColumn(link)], rows)
}

/**
 * What is wrong in root modules: one row for each module or provider, with the root modules that it is equally
 * wrong in. Empty if nothing is wrong.
 */
export function renderMarkdownCauses(
  roots: readonly RootVerdict[],
  context: ReportContext,
  maxBytes: number
): string {
  const causes = causesOf(roots)
  if (causes.length === 0) return ''
  const rows = causes.map(({ row }) => row)
  const clients = MAIN_CLIENTS.filter((client) =>
    causes.some((cause) => [...cause.roots].some((root) => root.clients.includes(client)))
  )
  const columns = [
    ...problemsOf(rows, context),
    rootsColumn(causes, directoryOf),
    ...columnsFor({ clients, rows }, markdownVersion)
  ]
  const lines = leading(rows, maxBytes, MARKUP_BYTES, (row) => [
    nameOf(row, { clients }),
    ...columns.map(({ cell }) => cell(row))
  ])
  const more = causes.length - lines.length
  return htmlTable(
    ['Module or provider', ...columns.map(({ title }) => capitalised(title))],
    more > 0 ? [...lines, [`and ${more} more in the JSON report`]] : lines
  )
}

/** Each root module with all that `init` installs there, folded where the table of causes says as much. */
export function renderMarkdownRoots(
  roots: readonly RootVerdict[],
  context: ReportContext,
  maxBytes: number
): string {
  const { wrong, good } = rootsByOutcome(roots)
  const mayOpen = wrong.length <= MAX_SHOWN_WHOLE
  const show = (root: RootVerdict) => rootSection(root, context, mayOpen)
  const shown = leading([...wrong, ...good], maxBytes, MARKUP_BYTES, show)
  const left = roots.length - shown.length
  const more = `<p>and ${showCount(left, 'more root module')} in the JSON report</p>`
  const sections = [
    ...folded(wrongText(wrong), shown.slice(0, wrong.length)),
    ...folded(goodText(good), shown.slice(wrong.length)),
    ...(left > 0 ? [more] : [])
  ]
  return sections.join('\n\n')
}

/** Many root modules are folded together. */
const folded = (title: string, sections: readonly string[]): readonly string[] =>
  sections.length <= MAX_SHOWN_WHOLE
    ? sections
    : [
        [
          '<details>',
          `<summary>${title}</summary>`,
          '<blockquote>',
          ...sections,
          '</blockquote>',
          '</details>'
        ].join('\n')
      ]

const wrongText = (wrong: readonly RootVerdict[]): string =>
  `${OUTCOME_SIGNS[outcomeOfRoot(wrong[0] ?? { rows: [] })]} <b>${showCount(wrong.length, 'root module')}</b> with errors or warnings`

function goodText(good: readonly RootVerdict[]): string {
  const rows = good.flatMap((root) => root.rows)
  return `${OUTCOME_SIGNS[markOf(rows)]} <b>${showCount(good.length, 'root module')}</b>: ${availabilityOf(rows)}`
}

function rootSection(root: RootVerdict, context: ReportContext, mayOpen: boolean): string {
  const outcome = outcomeOfRoot(root)
  const { wrong, good } = rowsByOutcome(root)
  // The table of causes has all that is wrong already.
  const isOpen = mayOpen && wrong.length > 0 && good.length > 0
  const rows = [...wrong, ...good].slice(0, MAX_ROWS)
  const columns = [...problemsOf(rows, context), ...columnsFor({ ...root, rows }, markdownVersion)]
  const lines = rows.map((row) => [nameOf(row, root), ...columns.map(({ cell }) => cell(row))])
  const more = root.rows.length - rows.length
  const state = outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome]
  return [
    `<details${isOpen ? ' open' : ''}>`,
    `<summary>${OUTCOME_SIGNS[markOf(root.rows)]} <b>${directoryOf(root)}</b>: ${state}</summary>`,
    htmlTable(
      ['Module or provider', ...columns.map(({ title }) => capitalised(title))],
      more > 0 ? [...lines, [`and ${more} more in the JSON report`]] : lines
    ),
    '</details>'
  ].join('\n')
}

/** All root modules in which nothing is wrong, in one line; empty if there are none. */
export function renderMarkdownGoodRoots(roots: readonly RootVerdict[]): string {
  const { good } = rootsByOutcome(roots)
  return good.length === 0 ? '' : `<p>${goodText(good)}</p>`
}

/** The sign and the address, its first place, and of a module call its source. */
function nameOf(row: RootRow, root: Pick<RootVerdict, 'clients'>): string {
  const name = `${OUTCOME_SIGNS[markOf([row])]}&nbsp;<b>${breakablePath(showAddress(row, root))}</b>`
  const [place] = row.places
  const details = [
    ...(row.kind === 'module' && row.source !== row.address ? [breakablePath(row.source)] : []),
    ...(place === undefined ? [] : [markdownBecause(place)])
  ]
  return details.length === 0 ? name : `${name}<br><sub>${details.join(' at ')}</sub>`
}
