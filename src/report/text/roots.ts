// What init would choose in root modules, for the log and the terminal.
import type { RootVerdict } from '../../judge/roots.ts'
import { showSome } from '../../problems/brief.ts'
import { logLine, visible } from '../../text/safe-text.ts'
import { labelled, paint } from '../../text/terminal.ts'
import { showCount } from '../phrases.ts'
import {
  availabilityOf,
  causesTable,
  MAX_SHOWN_WHOLE,
  markOf,
  outcomeOfRoot,
  outcomeOfRow,
  ROOT_WORDS,
  type RootFormat,
  type RootTable,
  rootsByOutcome,
  showDirectory,
  tableOf
} from '../root-rows.ts'
import { renderSigned, SIGNS, type TextOptions } from './host.ts'

// The JSON report has all of them.
const MAX_ROWS = 20
const MAX_NAMED = 3
const GAP = '  '

const FORMAT: RootFormat = {
  name: (_, address) => visible(address),
  problem: ({ code }) => code,
  file: String,
  value: visible,
  maxRows: MAX_ROWS
}

const rootName = (root: RootVerdict): string => showDirectory(root, FORMAT.file)

/**
 * Root modules in which something is wrong, each with all that `init` installs there; of many, what is wrong in
 * any of them. The first line of each part can be the title of a group in the log.
 */
export function renderTextWrongRoots(
  roots: readonly RootVerdict[],
  options: TextOptions
): readonly string[] {
  const { wrong } = rootsByOutcome(roots)
  if (wrong.length <= MAX_SHOWN_WHOLE) {
    return wrong.map((root) => renderTable(rootName(root), tableOf(root, FORMAT), options))
  }
  const name = showCount(wrong.length, 'root module')
  return [renderTable(name, causesTable(wrong, FORMAT), options)]
}

function renderTable(subject: string, table: RootTable, options: TextOptions): string {
  const { rows, shown, more, name, problems, facts } = table
  const outcome = outcomeOfRoot({ rows })
  const { sign, style } = SIGNS[outcome]
  const wrong = rows.filter((row) => outcomeOfRow(row) === outcome)
  const names = showSome([...new Set(wrong.map(name.cell))], MAX_NAMED)
  return [
    `${paint(sign, style, options)} ${paint(subject, 'bold', options)}: ${ROOT_WORDS[outcome]} for ${names}`,
    ...rowLines(shown, [name, ...facts, ...problems], options),
    ...(more > 0 ? [`  and ${more} more in the JSON report`] : [])
  ]
    .map(logLine)
    .join('\n')
}

/** A table, or, where it is too wide, each row as a sentence. */
function rowLines(
  rows: RootTable['shown'],
  columns: RootTable['facts'],
  options: TextOptions
): readonly string[] {
  const titles = columns.map(({ title }) => title)
  const lines = rows.map((row) => ({
    sign: SIGNS[markOf([row])],
    cells: columns.map(({ cell }) => cell(row))
  }))
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
  const [first, second] = roots
  const isOne = first !== undefined && second === undefined
  const subject = isOne ? rootName(first) : showCount(roots.length, 'root module')
  return renderSigned(SIGNS[markOf(rows)], `${subject}: ${availabilityOf(rows)}`, options)
}
