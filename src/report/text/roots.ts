// What init would choose in root modules, for the log and the terminal.

import type { RootRow, RootVerdict } from '../../judge/verdict.ts'
import { showSome } from '../../problems/brief.ts'
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { showCount } from '../phrases.ts'
import { showFile } from '../places.ts'
import {
  availabilityOf,
  type Column,
  causesOf,
  columnsFor,
  MAX_SHOWN_WHOLE,
  markOf,
  outcomeOfRoot,
  outcomeOfRow,
  problemColumn,
  ROOT_WORDS,
  rootsByOutcome,
  rootsColumn,
  rowsByOutcome,
  showAddress,
  showDirectory,
  withText
} from '../root-rows.ts'
import { logLine, visible } from '../safe-text.ts'
import { SIGNS, type TextOptions } from './host.ts'
import { labelled, paint } from './terminal.ts'

// The JSON report has all of them.
const MAX_ROWS = 20
const MAX_NAMED = 3
const GAP = '  '

const nameOf = (root: RootVerdict): string => showDirectory(root, showFile)

/**
 * Root modules in which something is wrong, each with all that `init` installs there; of many, what is wrong in
 * any of them. The first line of each part can be the title of a group in the log.
 */
export function renderTextWrongRoots(
  roots: readonly RootVerdict[],
  options: TextOptions
): readonly string[] {
  const { wrong } = rootsByOutcome(roots)
  if (wrong.length > MAX_SHOWN_WHOLE) return [renderCauses(roots, wrong, options)]
  return wrong.map((root) => {
    const own = rowsByOutcome(root)
    const rows = [...own.wrong, ...own.good]
    return renderTable({ name: nameOf(root), clients: root.clients, rows, first: [] }, options)
  })
}

function renderCauses(
  roots: readonly RootVerdict[],
  wrong: readonly RootVerdict[],
  options: TextOptions
): string {
  const causes = causesOf(roots)
  const rows = causes.map(({ row }) => row)
  const clients = MAIN_CLIENTS.filter((client) =>
    wrong.some((root) => root.clients.includes(client))
  )
  const name = showCount(wrong.length, 'root module')
  return renderTable({ name, clients, rows, first: [rootsColumn(causes, nameOf)] }, options)
}

/** What is wrong comes first in `rows`, `first` before the other columns. */
type Table = Pick<RootVerdict, 'clients' | 'rows'> & {
  readonly name: string
  readonly first: readonly Column[]
}

function renderTable({ name, clients, rows, first }: Table, options: TextOptions): string {
  const outcome = outcomeOfRoot({ rows })
  const { sign, style } = SIGNS[outcome]
  const addressOf = (row: RootRow): string => visible(showAddress(row, { clients }))
  const wrong = rows.filter((row) => outcomeOfRow(row) === outcome)
  const names = showSome([...new Set(wrong.map(addressOf))], MAX_NAMED)
  const shown = rows.slice(0, MAX_ROWS)
  const columns = [
    ...first,
    ...columnsFor({ clients, rows: shown }, visible),
    ...withText([problemColumn(({ code }) => code)], rows)
  ]
  const lines = shown.map((row) => ({
    sign: SIGNS[markOf([row])],
    cells: [addressOf(row), ...columns.map(({ cell }) => cell(row))]
  }))
  const left = rows.length - shown.length
  return [
    `${paint(sign, style, options)} ${paint(name, 'bold', options)}: ${ROOT_WORDS[outcome]} for ${names}`,
    ...rowLines(lines, ['module or provider', ...columns.map(({ title }) => title)], options),
    ...(left > 0 ? [`  and ${left} more in the JSON report`] : [])
  ]
    .map(logLine)
    .join('\n')
}

type Line = { readonly sign: (typeof SIGNS)[keyof typeof SIGNS]; readonly cells: readonly string[] }

/** A table, or, where it is too wide, each row as a sentence. */
function rowLines(
  lines: readonly Line[],
  titles: readonly string[],
  options: TextOptions
): readonly string[] {
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...lines.map(({ cells }) => cells[at])].map(widthOf))
  )
  const width = widths.reduce((sum, one) => sum + GAP.length + one, GAP.length)
  if (width > options.width) {
    return lines.flatMap(({ sign: { sign, style }, cells: [name = '', ...facts] }) => {
      const named = facts.flatMap((fact, at) => (fact === '' ? [] : [`${titles[at + 1]} ${fact}`]))
      const text = `${name}: ${named.join('; ')}`
      return labelled({ indent: 2, label: sign, style, text }, options)
    })
  }
  const aligned = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
      .join(GAP)
      .trimEnd()
  return [
    `    ${paint(aligned(titles), 'dim', options)}`,
    ...lines.map(
      ({ sign: { sign, style }, cells }) => `  ${paint(sign, style, options)} ${aligned(cells)}`
    )
  ]
}

const widthOf = (text = ''): number => Array.from(text).length

/** All root modules in which nothing is wrong. */
export function renderTextGoodRoots(roots: readonly RootVerdict[], options: TextOptions): string {
  const rows = roots.flatMap((root) => root.rows)
  const { sign, style } = SIGNS[markOf(rows)]
  const [first] = roots
  const subject =
    roots.length === 1 && first !== undefined
      ? nameOf(first)
      : showCount(roots.length, 'root module')
  const text = `${subject}: ${availabilityOf(rows)}`
  return labelled({ indent: 0, label: sign, style, text }, options).map(logLine).join('\n')
}
