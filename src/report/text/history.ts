// The history of hosts for the log and the terminal: one line each.
import type { Verdict } from '../../judge/verdict.ts'
import { some } from '../../problems/brief.ts'
import { logLine } from '../../text/safe-text.ts'
import { cellsOf, cutCells, paint, wrapped } from '../../text/terminal.ts'
import {
  compareFailure,
  type HistoryRow,
  historyRows,
  marksIn,
  showMarks,
  showUptime,
  uptimeOver
} from '../history-rows.ts'
import { showDuration } from '../measure.ts'
import { isWrong, outcomeOf } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { SIGNS, showHost, type TextOptions } from './host.ts'

// So few hosts have a line each even if they work.
const FEW = 3
const MAX_LINES = 20
const MAX_NAME = 40
const MIN_NAME = 12
// Where the output is not a terminal.
const MAX_WIDTH = 140
const DAYS = 30
const INDENT = '  '
const SIGN_WIDTH = 2
const GAP = '  '
const NO_BREAK = '\u00A0'

type Column = { readonly title: string; readonly cells: readonly string[] }

/** A title and one line for each host that fails or warns, or for few hosts. Empty without a history. */
export function renderTextHistory(verdict: Verdict, options: TextOptions): string {
  const all = historyRows(verdict, options.context)
  const rows = all.length <= FEW ? all : all.filter(({ host }) => isWrong(host))
  if (rows.length === 0) return ''
  const { shown, more } = some(rows, MAX_LINES)
  const { nameWidth, columns } = fitting(columnsOf(shown), shown, options)
  const titles = columns.map(({ title }) => title).filter((title) => title !== '')
  return [
    ...wrapped(`history: ${titles.join(', ')}`, options),
    ...shown.map(({ host }, index) => {
      const { sign, style } = SIGNS[outcomeOf(host)]
      const name = paddedName(showHost(host.visit.host), nameWidth)
      const line = [name, ...columns.map(({ cells }) => cells[index])].join(GAP).trimEnd()
      const painted = line.replace(/╳+/g, (marks) => paint(marks, 'red', options))
      return `${INDENT}${paint(sign, style, options)} ${painted}`
    }),
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

/** As many columns as fit, the first two in any case; then as much of the names. */
function fitting(columns: readonly Column[], rows: readonly HistoryRow[], { width }: TextOptions) {
  const longest = Math.max(...rows.map(({ host }) => cellsOf(showHost(host.visit.host))))
  const name = Math.min(MAX_NAME, longest)
  const room = Math.min(width, MAX_WIDTH) - INDENT.length - SIGN_WIDTH
  const leftBy = (count: number): number =>
    columns.slice(0, count).reduce((left, { cells }) => left - GAP.length - widest(cells), room)
  const count = [columns.length, 3].find((each) => name <= leftBy(each)) ?? 2
  const nameWidth = Math.min(name, Math.max(MIN_NAME, leftBy(count)))
  return { columns: columns.slice(0, count), nameWidth }
}

/** The most important first. Runs and numbers end in one column. */
function columnsOf(rows: readonly HistoryRow[]): readonly Column[] {
  const runs = Math.max(...rows.map(({ history }) => history.recent.length))
  const aligned = (title: string, show: (row: HistoryRow) => string): Column => {
    const cells = rows.map(show)
    return { title, cells: cells.map((cell) => cell.padStart(widest(cells))) }
  }
  return [
    aligned(`last ${showCount(runs, 'run')}`, ({ history }) => showMarks(history.recent)),
    aligned('uptime in 30 days', uptimeText),
    aligned('median latency', ({ history: { medianMs } }) =>
      medianMs === null ? '-' : showDuration(medianMs)
    ),
    { title: '', cells: rows.map(({ history }) => compareFailure(history) ?? '') }
  ]
}

function uptimeText(row: HistoryRow): string {
  const uptime = uptimeOver(row, DAYS)
  return (uptime && showUptime(uptime)) ?? '-'
}

const widest = (cells: readonly string[]): number => Math.max(...cells.map(({ length }) => length))

function paddedName(name: string, width: number): string {
  const cells = cellsOf(name)
  return cells <= width ? `${name}${' '.repeat(width - cells)}` : `${cutCells(name, 0, width - 1)}…`
}
