// Blocks as lines of a log or terminal.
import { renderFrame } from '../../rules/text/frame.ts'
import { logLine } from '../../rules/text/safe-text.ts'
import type { Style, TextLayout } from '../../rules/text/terminal.ts'
import { cellsOf, labelled, paint, wrapped } from '../../rules/text/terminal.ts'
import { plainText, SIGNS } from '../plain.ts'
import type { Details, ProblemBlock, Quote, ReportBlock, Table } from '../tree.ts'
import { type Inline, inline, isWebPage, mark, SEVERITY_SIGNS } from '../tree.ts'

// The labels of facts are in a column.
const COLUMN = 13
const GAP = '  '

/** One block, without a line feed at its end, and without spaces that do not break. The first line of details can be the title of a group. */
export const renderBlock = (block: ReportBlock, layout: TextLayout): string =>
  linesOf(block, layout)
    .map((line) => logLine(line.replaceAll('\u00A0', ' ')))
    .join('\n')

/** `style` is that of carets. */
function linesOf(block: ReportBlock, layout: TextLayout, style: Style = 'red'): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return atBreaks(block.content).flatMap((line) => wrapped(plainText(line), layout))
    case 'note':
      return dim(`${block.label}:`, block.text, layout)
    case 'facts':
      return block.facts.flatMap(({ label, texts }) =>
        texts.flatMap((text, at) => dim(at === 0 ? label : '', text, layout, COLUMN))
      )
    case 'sources':
      return block.items.flatMap((source) => sourceLines(source, style, layout))
    case 'problem':
      return problemLines(block, layout)
    case 'table':
      return tableLines(block, layout)
    case 'details':
      return detailLines(block, layout)
  }
}

const dim = (label: string, text: Inline, layout: TextLayout, column?: number) =>
  labelled({ indent: 2, label, style: 'dim', column, text: plainText(text) }, layout)

const partsOf = (text: Inline): readonly Inline[] =>
  typeof text === 'string' || 'kind' in text ? [text] : text.flatMap(partsOf)

/** The lines of a text. */
function atBreaks(text: Inline): readonly Inline[] {
  const parts = partsOf(text)
  const at = parts.indexOf(mark.newLine)
  return at < 0 ? [parts] : [parts.slice(0, at), ...atBreaks(parts.slice(at + 1))]
}

/** `error[code]: what is wrong`, then its parts, indented. */
function problemLines(problem: ProblemBlock, layout: TextLayout): readonly string[] {
  const { severity, code, url, message, count, title, parts } = problem
  const style = SIGNS[SEVERITY_SIGNS[severity]].style
  const text = plainText(mark.isEmpty(message) ? [count, title] : message)
  return [
    ...labelled({ indent: 0, label: `${severity}[${code}]:`, style, url, text }, layout),
    ...parts.flatMap((part) => indented(part, layout, style))
  ]
}

const indented = (block: ReportBlock, layout: TextLayout, style?: Style): readonly string[] =>
  block.kind === 'paragraph'
    ? linesOf(block, { ...layout, width: layout.width - 2 }).map((line) => `  ${line}`)
    : linesOf(block, layout, style)

/** An arrow to the place, the source line with carets, and the help. */
function sourceLines(
  { place = '', message = '', help = '', line }: Quote,
  style: Style,
  layout: TextLayout
): readonly string[] {
  const isPlace = typeof place === 'object' && 'kind' in place && place.kind === 'link'
  const shown = plainText(place)
  const url = isPlace && isWebPage(place.url ?? '') ? place.url : null
  const linked = { text: shown, url }
  const text = [shown, plainText(message)].filter((part) => part !== '').join(': ')
  const label = isPlace ? '-->' : '-'
  return [
    ...(text === '' ? [] : labelled({ indent: 2, label, style: 'dim', text, linked }, layout)),
    ...(line === undefined ? [] : renderFrame(line, style, layout)),
    ...(mark.isEmpty(help) ? [] : dim('help:', help, layout))
  ]
}

/** The sign and the name have the colour of the sign. */
function detailLines({ title, children }: Details, layout: TextLayout): readonly string[] {
  const { sign, name, text } = title
  const { withFlags = String } = layout
  const label = withFlags(plainText(sign === null ? name : inline`${mark.sign(sign)} ${name}`))
  const style = sign === null ? 'bold' : SIGNS[sign].style
  return [
    ...labelled({ indent: 0, label, style, text: plainText(text) }, layout),
    ...children.flatMap((child) => indented(child, layout))
  ]
}

/** Numbers, and runs, so that the newest ones are below each other. */
const isAtRight = (style = ''): boolean => /^(?:number|history)/.test(style)

/** A row of cells, which may have several lines, or, where the table is too wide, a sentence. */
function tableLines({ columns, rows }: Table, layout: TextLayout): readonly string[] {
  const titles = columns.map(({ title }) => plainText(title))
  const lines = rows.map(({ sign = 'works', cells }) => {
    return { sign, cells: cells.map((cell) => atBreaks(cell).map(plainText)) }
  })
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...lines.flatMap(({ cells }) => cells[at] ?? [])].map(cellsOf))
  )
  const width = widths.reduce((sum, one) => sum + GAP.length + one, GAP.length)
  if (width > layout.width) {
    return lines.flatMap(({ sign, cells }) => {
      const [name, ...facts] = cells.map((cell) => cell.join(', '))
      const named = facts.flatMap((fact, at) =>
        fact === '' ? [] : [`${titles[at + 1]} ${fact}`.trim()]
      )
      const text = `${name}: ${named.join('; ')}`
      return labelled(
        { indent: 2, label: SIGNS[sign].text, style: SIGNS[sign].style, text },
        layout
      )
    })
  }
  const aligned = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - cellsOf(cell))
        return isAtRight(columns[at]?.style) ? space + cell : cell + space
      })
      .join(GAP)
      .trimEnd()
  return [
    `    ${paint(aligned(titles), 'dim', layout)}`,
    ...lines.flatMap(({ sign, cells }) => {
      const height = Math.max(...cells.map(({ length }) => length))
      return Array.from({ length: height }, (_, line) => {
        const text = aligned(cells.map((cell) => cell[line] ?? ''))
        const painted = text.replace(/╳+/g, (marks) => paint(marks, 'red', layout))
        const label = line === 0 ? paint(SIGNS[sign].text, SIGNS[sign].style, layout) : ' '
        return `  ${label} ${painted}`
      })
    })
  ]
}
