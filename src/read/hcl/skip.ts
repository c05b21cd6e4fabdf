// Skips HCL code and text by structure alone: opening and closing brackets, strings and heredocs.
import { trimEnd, trimStart } from '../../rules/go/text.ts'
import {
  type Character,
  type Cursor,
  closingOf,
  isClosing,
  isSpace,
  PLAIN_CODE,
  PLAIN_ENCLOSED_CODE,
  PLAIN_HEREDOC,
  PLAIN_STRING
} from './cursor.ts'

/** A comma and a closing bracket end an expression, and in addition the end of its line, or nothing. */
export type Ends = 'line' | 'element'

/** Something open: a bracket or a string by the character that closes it, a heredoc by its marker. */
type Open = { readonly start: number; readonly close: Character; readonly marker?: string }

// In place of the closing character of a heredoc.
const HEREDOC = '<<'

const isText = ({ close }: Open): boolean => close === '"' || close === HEREDOC

/** Skips to the end of the expression, which is not skipped itself. */
export function skipExpression(cursor: Cursor, ends: Ends): void {
  // Most expressions contain nothing that opens, and end with their line.
  const isOver = cursor.skipAll(PLAIN_CODE) === '\n' && ends === 'line'
  if (!isOver) skip(cursor, [], ends)
}

/** Skips the bracket that closes the one at `start`. False if it is missing: reading can continue at the cursor. */
export const skipToClosing = (cursor: Cursor, close: Character, start: number): boolean =>
  skip(cursor, [{ start, close }], undefined)

/** Skips a heredoc, whose first line has been skipped, up to the line end after its last line. */
export const skipHeredoc = (cursor: Cursor, marker: string, start: number): boolean =>
  skip(cursor, [{ start, close: HEREDOC, marker }], undefined)

/** `ends` undefined: up to what closes all that is open. Its own stack bears any nesting; each step makes progress. */
function skip(cursor: Cursor, open: Open[], ends: Ends | undefined): boolean {
  for (;;) {
    const top = open.at(-1)
    if (top === undefined && ends === undefined) return true
    if (top !== undefined && isText(top)) {
      const skipText = top.close === '"' ? skipString : skipHeredocText
      if (!skipText(cursor, open, top)) return false
      continue
    }
    const isWhole = skipCode(cursor, open, ends)
    if (isWhole !== undefined) return isWhole
  }
}

/** Skips code until a text begins or continues. True at the expression's end, false at a mistake. */
function skipCode(cursor: Cursor, open: Open[], ends: Ends | undefined): boolean | undefined {
  for (;;) {
    const isOutermost = open.length === 0
    const next = cursor.skipAll(isOutermost ? PLAIN_CODE : PLAIN_ENCLOSED_CODE)
    if (next === '\n' || next === ',') {
      if (isOutermost && (next === ',' || ends === 'line')) return true
      cursor.at++
    } else if (isClosing(next)) {
      if (isOutermost) return true
      if (!skipClosing(cursor, open, next)) return false
      const top = open.at(-1)
      if (top === undefined ? ends === undefined : isText(top)) return undefined
    } else if (next === '"') {
      const start = cursor.at++
      // Most strings have no escapes and templates.
      if (cursor.skipAll(PLAIN_STRING) !== '"') {
        open.push({ start, close: '"' })
        return undefined
      }
      cursor.at++
    } else {
      const { at: start } = cursor
      const close = closingOf(next)
      const marker = next === '<' ? readHeredocHead(cursor) : undefined
      if (marker !== undefined) {
        open.push({ start, close: HEREDOC, marker })
        return undefined
      }
      if (close !== undefined) open.push({ start, close })
      if (close !== undefined || next === '<') cursor.at++
      else if (cursor.isAtEnd()) {
        if (open[0] !== undefined) cursor.reportUnclosed(open[0].start)
        return isOutermost
      } else if (isOutermost && ends === 'line' && cursor.isLineComment(next)) return true
      else skipOddCode(cursor, next)
    }
  }
}

/** Comments, names beyond ASCII, and invalid characters, which are rare in code. */
function skipOddCode(cursor: Cursor, next: Character): void {
  if (cursor.isLineComment(next)) cursor.skipLine()
  else if (next === '/' && cursor.peek(1) === '*') cursor.skipBlockComment()
  else if (next === '/') cursor.at++
  else if (next === '\r') cursor.skipSpaces()
  else if (next < '\x80' || cursor.readName() === undefined) {
    cursor.reportCharacter()
    cursor.at++
  }
}

/** False if the bracket closes one further out than the innermost; it is then not skipped. */
function skipClosing(cursor: Cursor, open: Open[], bracket: Character): boolean {
  const top = open.pop()
  if (top !== undefined && top.close !== bracket) {
    cursor.reportUnclosed(top.start)
    let next = open.at(-1)
    while (next !== undefined && next.close !== bracket && !isText(next)) {
      open.pop()
      next = open.at(-1)
    }
    if (next === undefined) return false
    // In a template it closes nothing, and the sequence around it is still open.
    if (isText(next)) open.push({ start: cursor.at, close: '}' })
    else open.pop()
  }
  cursor.at++
  return true
}

/** Skips the innermost string to its end, or to a `${`. False if it is broken and nothing is open. */
function skipString(cursor: Cursor, open: Open[], string: Open): boolean {
  for (;;) {
    const next = cursor.skipAll(PLAIN_STRING)
    if (next === '"') {
      open.pop()
      cursor.at++
      return true
    }
    if (next === '\\') {
      const after = cursor.at + (/[^\r\n]/.test(cursor.peek(1)) ? 2 : 1)
      cursor.readEscape()
      cursor.at = after
    } else if (next !== '$' && next !== '%') return endBrokenString(cursor, open, string)
    else if (skipSequenceStart(cursor, open)) return true
  }
}

/** At `$` or `%`: skips it, or what it begins. True if that is code. */
function skipSequenceStart(cursor: Cursor, open: Open[]): boolean {
  const { at } = cursor
  const next = cursor.peek(1)
  if (next === '{') {
    open.push({ start: at, close: '}' })
    cursor.at += 2
    return true
  }
  // "$${" and "%%{" stand for "${" and "%{".
  const isEscaped = next === cursor.peek() && cursor.peek(2) === '{'
  cursor.at += isEscaped ? 3 : 1
  return false
}

// A string cannot continue in the next line. What was opened since this line began is most likely
// part of the same mistake, so the next line starts outside of it.
function endBrokenString(cursor: Cursor, open: Open[], string: Open): boolean {
  cursor.reportBrokenString(string.start)
  const lineStart = startOfLine(cursor)
  do open.pop()
  while ((open.at(-1)?.start ?? -1) >= lineStart)
  return open.length > 0
}

/** After the last line feed or carriage return: a string ends at either, so that no text is searched twice. */
function startOfLine({ text, at }: Cursor): number {
  let start = at
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--
  return start
}

/** Skips `<<MARKER` and its line end; undefined, and the cursor stays, where no heredoc begins. */
export function readHeredocHead(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor
  if (cursor.peek(1) !== '<') return undefined
  cursor.at += cursor.peek(2) === '-' ? 3 : 2
  const marker = cursor.readName()
  if (marker === undefined) {
    cursor.at = start
    return undefined
  }
  if (cursor.skipSpaces() !== '\n' && cursor.at < text.length) {
    cursor.report('invalid expression: a heredoc marker must end its line', start, cursor.at)
  }
  cursor.skipLine()
  if (!cursor.isAtEnd()) cursor.at++
  return marker
}

/** Skips the innermost heredoc to its end, or to a `${`. False if it has no end. */
function skipHeredocText(cursor: Cursor, open: Open[], heredoc: Open): boolean {
  const marker = heredoc.marker ?? ''
  for (;;) {
    if (cursor.peek(-1) === '\n' && skipMarkerLine(cursor, marker)) {
      open.pop()
      return true
    }
    const next = cursor.skipAll(PLAIN_HEREDOC)
    if (cursor.isAtEnd()) {
      const message = 'unterminated template string: no line closes the heredoc'
      cursor.report(message, heredoc.start)
      return false
    }
    if (next === '\n') cursor.at++
    else if (skipSequenceStart(cursor, open)) return true
  }
}

/** At the start of a line: skips the marker if the line has nothing else, up to the line end. */
function skipMarkerLine(cursor: Cursor, marker: string): boolean {
  const { text } = cursor
  let { at } = cursor
  while (isSpace(text.charAt(at))) at++
  const first = text.charAt(at)
  // White space beyond ASCII is ignored too (bytes.TrimSpace), so only it or the marker needs a closer look.
  if (first > ' ' && first < '\x80' && !text.startsWith(marker, at)) return false
  const newline = text.indexOf('\n', at)
  const end = newline < 0 ? text.length : newline
  if (trimEnd(trimStart(text.slice(at, end))) !== marker) return false
  cursor.at = text.charAt(end - 1) === '\r' ? end - 1 : end
  return true
}
