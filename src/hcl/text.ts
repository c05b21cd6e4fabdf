// Passes over the text of HCL's quoted strings and heredocs, up to its end or to code inside of it.
import {
  BACKSLASH,
  BEYOND,
  CLOSE_BRACE,
  DASH,
  DOLLAR,
  END,
  isSpace,
  LESS,
  NEWLINE,
  OPEN_BRACE,
  PERCENT,
  PLAIN_HEREDOC,
  QUOTE,
  RETURN
} from './characters.ts'
import type { Cursor } from './cursor.ts'

/** Something open: a bracket or string by the code that closes it, a heredoc by its marker. */
export type Open = { readonly start: number; readonly close: number; readonly marker?: string }

/** Stands for the closing code of a heredoc, which has none. */
export const HEREDOC = -1

export const isText = ({ close }: Open): boolean => close === QUOTE || close === HEREDOC

/** At a quote: passes the string if there is nothing in it but text that stands for itself. */
export function skipPlainString(cursor: Cursor): boolean {
  const start = cursor.at++
  const isPlain = cursor.skipPlainText() === QUOTE
  cursor.at = isPlain ? cursor.at + 1 : start
  return isPlain
}

/** Passes text of the string on top up to its end, or to code that opens. False when it is broken and nothing is open. */
export function skipString(cursor: Cursor, open: Open[], string: Open): boolean {
  for (;;) {
    const code = cursor.skipPlainText()
    if (code === QUOTE) {
      open.pop()
      cursor.at++
      return true
    }
    if (code === BACKSLASH) cursor.at += isEndOfLine(cursor.peekAfter(1)) ? 1 : 2
    else if (code !== DOLLAR && code !== PERCENT) return endBrokenString(cursor, open, string)
    else if (skipSequenceStart(cursor, open)) return true
  }
}

const isEndOfLine = (code: number) => code === NEWLINE || code === RETURN || code === END

/** At `$` or `%`: passes it, or what it starts. True when that is code. */
function skipSequenceStart(cursor: Cursor, open: Open[]): boolean {
  const { at } = cursor
  const next = cursor.peekAfter(1)
  if (next === OPEN_BRACE) {
    open.push({ start: at, close: CLOSE_BRACE })
    cursor.at += 2
    return true
  }
  // "$${" and "%%{" stand for "${" and "%{".
  const isEscaped = next === cursor.peek() && cursor.peekAfter(2) === OPEN_BRACE
  cursor.at += isEscaped ? 3 : 1
  return false
}

// A string cannot go on in the next line. What was opened since this line began is most likely part
// of the same mistake, so the next line starts outside of it.
function endBrokenString(cursor: Cursor, open: Open[], string: Open): boolean {
  cursor.reportBrokenString(string.start)
  const lineStart = cursor.text.lastIndexOf('\n', cursor.at - 1) + 1
  do open.pop()
  while ((open.at(-1)?.start ?? -1) >= lineStart)
  return open.length > 0
}

/**
 * Passes `<<MARKER` and its newline; undefined, and the cursor stays, where no heredoc begins. Text
 * after the marker is a mistake, but what it was meant to be is plain.
 */
export function readHeredocHead(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor
  if (cursor.peekAfter(1) !== LESS) return undefined
  cursor.at += cursor.peekAfter(2) === DASH ? 3 : 2
  const marker = cursor.readName()
  if (marker === undefined) {
    cursor.at = start
    return undefined
  }
  if (cursor.skipSpaces() !== NEWLINE && cursor.at < text.length) {
    cursor.report('invalid expression: a heredoc marker has to end its line', start, cursor.at)
  }
  cursor.skipLine()
  if (cursor.at < text.length) cursor.at++
  return marker
}

/** Passes text of the heredoc on top up to its end, or to code that opens. False when it has no end. */
export function skipHeredocText(cursor: Cursor, open: Open[], heredoc: Open): boolean {
  const { text } = cursor
  const marker = heredoc.marker ?? ''
  for (;;) {
    if (cursor.peekAfter(-1) === NEWLINE && skipMarkerLine(cursor, marker)) {
      open.pop()
      return true
    }
    const code = cursor.skipRun(PLAIN_HEREDOC)
    if (cursor.at >= text.length) {
      const message = `unterminated template string: no line closes the heredoc "${marker}"`
      cursor.report(message, heredoc.start)
      return false
    }
    if (code === NEWLINE) cursor.at++
    else if (skipSequenceStart(cursor, open)) return true
  }
}

/** At the start of a line: passes the marker if that is all there is in it, up to the newline. */
function skipMarkerLine(cursor: Cursor, marker: string): boolean {
  const { codes, text } = cursor
  let { at } = cursor
  while (isSpace(codes[at] ?? END)) at++
  const code = codes[at] ?? END
  // White space of other kinds counts too (bytes.TrimSpace), so only a character of the marker or
  // such a space is worth a closer look.
  if (code > 0x20 && code < BEYOND && !text.startsWith(marker, at)) return false
  const newline = text.indexOf('\n', at)
  const end = newline < 0 ? text.length : newline
  // A line that is much longer is another one.
  if (text.slice(at, end).trim() !== marker) return false
  cursor.at = codes[end - 1] === RETURN ? end - 1 : end
  return true
}
