// The history of hosts for the log and the terminal: one line each.

import type { Verdict } from '../../judge/verdict.ts'
import { some } from '../../problems/brief.ts'
import { showUptime } from '../history-phrases.ts'
import {
  compareFailure,
  type HistoryRow,
  historyRows,
  marksIn,
  showMarks,
  uptimeOver
} from '../history-rows.ts'
import { showDuration } from '../measure.ts'
import { isWrong, outcomeOf } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { logLine } from '../safe-text.ts'
import { cellsOf, cutCells } from './cells.ts'
import { SIGNS, showHost, type TextOptions } from './host.ts'
import { paint, wrapped } from './terminal.ts'

// So few hosts have a line each even if they work.
const FEW = 3
const MAX_LINES = 20
const MAX_NAME = 40
const MIN_NAME = 12
const MIN_MARKS = 10
// Where the output is not a terminal.
const MAX_WIDTH = 140
const DAYS = 30
const INDENT = '  '
const SIGN_WIDTH = 2
const GAP = '  '
const NO_BREAK = '\u00A0'

type Column = { readonly title: string; readonly cells: readonly string[] }

type Table = {
  readonly columns: readonly Column[]
  /** The width of the column of names, and how many runs are shown. */
  readonly name: number
  readonly marks: number
}

/** A title and one line for each host that fails or warns, or for few hosts. Empty without a history. */
export function renderTextHistory(verdict: Verdict, options: TextOptions): string {
  const all = historyRows(verdict, options.context)
  const rows = all.length <= FEW ? all : all.filter(({ host }) => isWrong(host))
  if (rows.length === 0) return ''
  const { shown, more } = some(rows, MAX_LINES)
  const table = tableOf(shown, options)
  const titles = [`last ${showCount(table.marks, 'run')}`, ...table.columns.map(titleOf)]
  return [
    ...wrapped(`history: ${titles.filter((title) => title !== '').join(', ')}`, options),
    ...shown.map((row, index) => lineOf(row, index, table, options)),
    ...(more > 0 ? [`  and ${showCount(more, 'more host')} in the history file`] : []),
    ...legendLines(shown, options)
  ]
    .map(logLine)
    .join('\n')
}

/** Lines break between marks, not between a mark and its words. */
function legendLines(rows: readonly HistoryRow[], options: TextOptions): readonly string[] {
  const parts = marksIn(rows).map(([mark, words]) => `${mark} ${words}`.replaceAll(' ', NO_BREAK))
  const lines = wrapped(parts.join(', '), { ...options, width: options.width - INDENT.length })
  return lines.map(
    (line) => `${INDENT}${paint(line.trim().replaceAll(NO_BREAK, ' '), 'dim', options)}`
  )
}

/** As many columns as fit, the first in any case; then as many marks, and as much of the names. */
function tableOf(rows: readonly HistoryRow[], options: TextOptions): Table {
  const longest = Math.max(...rows.map(({ host }) => cellsOf(showHost(host.visit.host))))
  const name = Math.min(MAX_NAME, longest)
  const most = Math.max(...rows.map(({ history }) => history.recent.length))
  const columns = columnsOf(rows)
  const room = Math.min(options.width, MAX_WIDTH) - INDENT.length - SIGN_WIDTH - GAP.length
  const leftBy = (count: number): number =>
    columns.slice(0, count).reduce((left, column) => left - GAP.length - widthOf(column), room)
  const counts = columns.map((_, index) => columns.length - index)
  const count = counts.find((each) => name + most <= leftBy(each)) ?? 1
  const left = leftBy(count)
  const marks = Math.min(most, Math.max(MIN_MARKS, left - name))
  return {
    columns: columns.slice(0, count),
    marks,
    name: Math.min(name, Math.max(MIN_NAME, left - marks))
  }
}

/** The most important first; without those that are empty. */
function columnsOf(rows: readonly HistoryRow[]): readonly Column[] {
  const medians = rows.map(({ history: { medianMs } }) =>
    medianMs === null ? '-' : showDuration(medianMs)
  )
  const columns = [
    { title: 'uptime in 30 days', cells: rows.map(uptimeText) },
    { title: 'median latency', cells: medians },
    { title: '', cells: rows.map(({ history }) => compareFailure(history) ?? '') }
  ]
  return columns.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function uptimeText(row: HistoryRow): string {
  const uptime = uptimeOver(row, DAYS)
  return (uptime && showUptime(uptime)) ?? '-'
}

const titleOf = ({ title }: Column): string => title

const widthOf = ({ cells }: Column): number => Math.max(...cells.map((cell) => cell.length))

/** Names and comparisons begin in one column, the newest runs and numbers end in one. */
function lineOf(
  { host, history }: HistoryRow,
  index: number,
  { columns, name, marks }: Table,
  options: TextOptions
): string {
  const { sign, style } = SIGNS[outcomeOf(host)]
  const recent = showMarks(history.recent.slice(-marks))
  const cells = columns.map((column) => {
    const cell = column.cells[index] ?? ''
    return column.title === '' ? cell : cell.padStart(widthOf(column))
  })
  const chart = recent.replace(/╳+/g, (failures) => paint(failures, 'red', options))
  const line = [
    `${INDENT}${paint(sign, style, options)} ${paddedName(showHost(host.visit.host), name)}`,
    `${' '.repeat(marks - recent.length)}${chart}`,
    ...cells
  ]
  return line.join(GAP).trimEnd()
}

function paddedName(name: string, width: number): string {
  const cells = cellsOf(name)
  return cells <= width ? `${name}${' '.repeat(width - cells)}` : `${cutCells(name, 0, width - 1)}…`
}
