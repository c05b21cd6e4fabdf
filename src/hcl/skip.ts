// Passes over HCL code that nobody reads, by its structure alone: what opens, what closes, and what is text.
import {
  BEYOND,
  CLOSE_BRACE,
  COMMA,
  closingOf,
  isClosing,
  LESS,
  NEWLINE,
  PLAIN_ENCLOSED_CODE,
  QUOTE,
  RETURN,
  SLASH,
  STAR
} from './characters.ts'
import type { Cursor } from './cursor.ts'
import {
  HEREDOC,
  isText,
  type Open,
  readHeredocHead,
  skipHeredocText,
  skipPlainString,
  skipString
} from './text.ts'

/**
 * What an expression stands in: the argument of a body and the item of an object end with their line,
 * an element of a tuple or of parentheses does not. A comma or a closing bracket ends each of them.
 */
export type Ends = 'line' | 'element'

/** Passes to what ends the expression, which is not passed itself. */
export function skipExpression(cursor: Cursor, ends: Ends): void {
  // Most expressions hold nothing that opens, and end with their line.
  const isOver = cursor.skipPlainCode() === NEWLINE && ends === 'line'
  if (!isOver) skip(cursor, [], ends)
}

/**
 * Passes to the bracket that closes what was opened at `start`, and over it. False, and the mistake
 * noted, when that bracket is missing; the cursor is then where reading can go on.
 */
export const skipToClosing = (cursor: Cursor, close: number, start: number): boolean =>
  skip(cursor, [{ start, close }], undefined)

/** Passes a heredoc, whose first line has been passed, up to the newline after its closing line. */
export const skipHeredoc = (cursor: Cursor, marker: string, start: number): boolean =>
  skip(cursor, [{ start, close: HEREDOC, marker }], undefined)

/**
 * Passes code and text until what ends the expression, or without such an end until all that is open
 * is closed. Keeps its own stack, so that no depth of nesting is too much; each step makes progress.
 */
function skip(cursor: Cursor, open: Open[], ends: Ends | undefined): boolean {
  for (;;) {
    const top = open.at(-1)
    if (top === undefined && ends === undefined) return true
    let isWhole: boolean | undefined
    if (top !== undefined && isText(top)) {
      const skipText = top.close === QUOTE ? skipString : skipHeredocText
      if (!skipText(cursor, open, top)) isWhole = false
    } else isWhole = skipCode(cursor, open, ends)
    if (isWhole !== undefined) return isWhole
  }
}

/** Passes code up to where a text begins or goes on. True at the expression's end, false at a mistake. */
function skipCode(cursor: Cursor, open: Open[], ends: Ends | undefined): boolean | undefined {
  for (;;) {
    const isOutermost = open.length === 0
    const code = isOutermost ? cursor.skipPlainCode() : cursor.skipRun(PLAIN_ENCLOSED_CODE)
    if (code === NEWLINE || code === COMMA) {
      if (isOutermost && (code === COMMA || ends === 'line')) return true
      cursor.at++
    } else if (isClosing(code)) {
      if (isOutermost) return true
      if (!skipClosing(cursor, open, code)) return false
      const top = open.at(-1)
      if (top === undefined ? ends === undefined : isText(top)) return undefined
    } else if (code === QUOTE) {
      if (skipPlainString(cursor)) continue
      open.push({ start: cursor.at++, close: QUOTE })
      return undefined
    } else {
      const close = closingOf(code)
      if (close !== undefined) open.push({ start: cursor.at++, close })
      else if (code === LESS && skipLess(cursor, open)) return undefined
      else if (code !== LESS) {
        if (cursor.at >= cursor.text.length) return endEarly(cursor, open)
        if (isOutermost && ends === 'line' && cursor.isLineComment(code)) return true
        skipOddCode(cursor, code)
      }
    }
  }
}

/** At `<`: whether it begins a heredoc. */
function skipLess(cursor: Cursor, open: Open[]): boolean {
  const start = cursor.at
  const marker = readHeredocHead(cursor)
  if (marker === undefined) cursor.at++
  else open.push({ start, close: HEREDOC, marker })
  return marker !== undefined
}

/** What is rare in code: comments, and what does not belong there. */
function skipOddCode(cursor: Cursor, code: number): void {
  if (cursor.isLineComment(code)) cursor.skipLine()
  else if (code === SLASH && cursor.peekAfter(1) === STAR) cursor.skipBlockComment()
  else if (code === SLASH) cursor.at++
  else if (code === RETURN) cursor.skipSpaces()
  else if (code < BEYOND || cursor.readName() === undefined) {
    cursor.reportCharacter()
    cursor.at++
  }
}

/**
 * At a bracket that closes what is open, or shows that something has not been closed. False when it
 * belongs to somebody further out; it is then not passed.
 */
function skipClosing(cursor: Cursor, open: Open[], code: number): boolean {
  const top = open.pop()
  if (top !== undefined && top.close !== code) {
    cursor.reportUnclosed(top.start)
    let next = open.at(-1)
    while (next !== undefined && next.close !== code && !isText(next)) {
      open.pop()
      next = open.at(-1)
    }
    if (next === undefined) return false
    // In a template it closes nothing, and the sequence that it stands in is still open.
    if (isText(next)) open.push({ start: cursor.at, close: CLOSE_BRACE })
    else open.pop()
  }
  cursor.at++
  return true
}

/** The text ends; false when something is open then. */
function endEarly(cursor: Cursor, open: readonly Open[]): boolean {
  const first = open[0]
  if (first === undefined) return true
  cursor.reportUnclosed(first.start)
  return false
}
