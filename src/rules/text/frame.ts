// A line of a file with carets below a part of it, for a terminal and for plain text.
import { visible } from './safe-text.ts'
import { cellsOf, cutCells, paint, type Style, type TextLayout } from './terminal.ts'

type FramedLine = {
  readonly place: { readonly line: number }
  readonly before: string
  readonly literal: string
  readonly after: string
}

// The width of a frame without a terminal, and the least for one.
const MAX_WIDTH = 160
const MIN_WIDTH = 12
const TAB = '    '

// The text that a runner takes for a command.
const COMMAND = /##\w*\[/

/** The source line of a finding with carets below what is wrong: two `logLine`s within the width of the layout; none if it is too narrow. */
export function renderFrame(line: FramedLine, style: Style, layout: TextLayout): readonly string[] {
  const { place, before, literal, after } = line
  const margin = ' '.repeat(`  ${place.line}`.length)
  const room = Math.min(layout.width, MAX_WIDTH) - margin.length - ' | '.length
  if (room < MIN_WIDTH) return []
  const show = showing(before + literal + after)
  const full = show(before + literal + after)
  // The indentation is what a narrow terminal can do without.
  const indent = cellsOf(full) <= room ? 0 : show(before).search(/[^ ]|$/)
  const whole = full.slice(indent)
  const start = cellsOf(show(before)) - indent
  const end = cellsOf(show(before + literal)) - indent
  const { from, to, text } = cut(whole, start, Math.max(end, start + 1), room)
  const bar = paint('|', 'dim', layout)
  const carets = '^'.repeat(Math.max(1, Math.min(end, to) - Math.max(start, from)))
  const below = ' '.repeat(Math.max(start, from) - from)
  return [
    `${paint(`  ${place.line}`, 'dim', layout)} ${bar} ${text}`.trimEnd(),
    `${margin} ${bar} ${below}${paint(carets, style, layout)}`
  ]
}

/** Escapes a text that begins as `line` does, so that the result also begins as that of `line`. */
function showing(line: string): (text: string) => string {
  const show = (text: string) => visible(text.replaceAll('\t', TAB), Number.POSITIVE_INFINITY)
  // Unlike that of `logLine`, this escape does not depend on what follows.
  return COMMAND.test(show(line)) ? (text) => show(text).replaceAll(/(?<=#)#/g, ' #') : show
}

/** The columns of a line that are shown, and their text with an ellipsis where the line goes on. */
function cut(line: string, start: number, end: number, room: number) {
  const cells = cellsOf(line)
  if (cells <= room) return { from: 0, to: room, text: line }
  // The name of the argument comes before the literal, so that side gets two thirds of the room that is left.
  const spare = Math.max(0, room - 2 - (end - start))
  const from = end < room ? 0 : Math.max(0, start - 1 - Math.ceil((spare * 2) / 3))
  const isEnd = cells - from <= room
  const to = from + (isEnd ? room : room - 1)
  const shown = cutCells(line, from === 0 ? 0 : from + 1, to)
  const text = `${from === 0 ? '' : '…'}${shown}${isEnd ? '' : '…'}`
  return { from, to, text }
}
