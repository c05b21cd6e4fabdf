// Passes over HCL expressions that nobody reads, by their structure alone: brackets, strings, heredocs, comments.
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COMMA,
  DASH,
  DOLLAR,
  isPlainCode,
  isPlainText,
  isSpace,
  LESS,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_PAREN,
  PERCENT,
  QUOTE,
  RETURN,
  SLASH,
  STAR
} from './hcl-characters.ts'
import type { Cursor } from './hcl-cursor.ts'

/**
 * What ends an expression that no bracket encloses: a newline after an argument; a newline or comma
 * in an object; a comma in a tuple or in parentheses. A closing bracket ends each of them.
 */
export type Ends = 'line' | 'item' | 'element'

/** What is open at some moment. A heredoc has a marker, all else the code that closes it. */
type Open = { readonly start: number; readonly close: number; readonly marker?: string }

/** Whether the skipping is over: it ended as it should, or at a mistake; undefined to go on. */
type Outcome = boolean | undefined

const HEREDOC = 0

/** Passes to what ends the expression, which is not passed itself. */
export const skipExpression = (cursor: Cursor, ends: Ends): boolean => skip(cursor, [], ends)

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
 * Passes `<<MARKER` and its newline; undefined, and the cursor stays, where no heredoc begins. Text
 * after the marker is a mistake, but what it was meant to be is plain.
 */
export function readHeredocHead(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor
  if (text.charCodeAt(start + 1) !== LESS) return undefined
  cursor.at += text.charCodeAt(start + 2) === DASH ? 3 : 2
  const marker = cursor.readName()
  const newline = text.indexOf('\n', cursor.at)
  if (marker === undefined || newline < 0) {
    cursor.at = start
    return undefined
  }
  if (cursor.skipSpaces() !== NEWLINE) {
    cursor.report('invalid expression: a heredoc marker has to end its line', start, cursor.at)
  }
  cursor.at = newline + 1
  return marker
}

// No recursion, so that no depth of nesting is too much. Each step makes progress or ends it all.
function skip(cursor: Cursor, open: Open[], ends: Ends | undefined): boolean {
  for (;;) {
    const top = open.at(-1)
    if (top === undefined && ends === undefined) return true
    let outcome: Outcome
    if (top?.close === QUOTE) outcome = skipString(cursor, open)
    else if (top?.close === HEREDOC) outcome = skipHeredocText(cursor, open, top)
    else outcome = skipCode(cursor, open, ends)
    if (outcome !== undefined) return outcome
  }
}

/** Passes code up to where something opens or closes. */
function skipCode(cursor: Cursor, open: Open[], ends: Ends | undefined): Outcome {
  const { text } = cursor
  let at = cursor.at
  let code = text.charCodeAt(at)
  while (isPlainCode(code)) code = text.charCodeAt(++at)
  cursor.at = at
  const isOutermost = open.length === 0
  switch (code) {
    case NEWLINE:
      if (isOutermost && ends !== 'element') return true
      break
    case COMMA:
      if (isOutermost && ends !== 'line') return true
      break
    case QUOTE:
      open.push({ start: at, close: QUOTE })
      break
    case OPEN_BRACE:
      open.push({ start: at, close: CLOSE_BRACE })
      break
    case OPEN_BRACKET:
      open.push({ start: at, close: CLOSE_BRACKET })
      break
    case OPEN_PAREN:
      open.push({ start: at, close: CLOSE_PAREN })
      break
    case CLOSE_BRACE:
    case CLOSE_BRACKET:
    case CLOSE_PAREN:
      return isOutermost ? true : skipClosing(cursor, open, code)
    default:
      return skipOddCode(cursor, open, code, ends)
  }
  cursor.at = at + 1
  return undefined
}

/** What is rarer in code: comments, heredocs, the end of the text, and what does not belong there. */
function skipOddCode(cursor: Cursor, open: Open[], code: number, ends: Ends | undefined): Outcome {
  const { text, at } = cursor
  if (at >= text.length) return endEarly(cursor, open, ends)
  if (cursor.isLineComment(code)) {
    if (open.length === 0 && ends !== 'element') return true
    cursor.skipLine()
  } else if (code === SLASH) {
    if (text.charCodeAt(at + 1) === STAR) cursor.skipBlockComment()
    else cursor.at++
  } else if (code === LESS) {
    const marker = readHeredocHead(cursor)
    if (marker === undefined) cursor.at++
    else open.push({ start: at, close: HEREDOC, marker })
  } else if (code === RETURN) {
    cursor.skipSpaces()
  } else if (code < 128 || cursor.readName() === undefined) {
    reportCharacter(cursor)
    cursor.at++
  }
  return undefined
}

/** A bracket closes what is open, or shows that what is open has not been closed. */
function skipClosing(cursor: Cursor, open: Open[], code: number): Outcome {
  const top = open.pop()
  if (top === undefined || top.close === code) {
    cursor.at++
    return undefined
  }
  const { at, text } = cursor
  cursor.report(`unbalanced brackets: "${text[top.start]}" is not closed before "${text[at]}"`, at)
  for (let last = open.at(-1); last !== undefined && !isText(last); last = open.at(-1)) {
    open.pop()
    if (last.close === code) {
      cursor.at++
      return undefined
    }
  }
  // Inside a string it closes nothing; outside, it belongs to somebody further out.
  if (open.length === 0) return false
  open.push({ start: at, close: CLOSE_BRACE })
  cursor.at++
  return undefined
}

const isText = ({ close }: Open) => close === QUOTE || close === HEREDOC

/** Passes a quoted string's text up to its end or to a sequence that holds code. */
function skipString(cursor: Cursor, open: Open[]): Outcome {
  const { text } = cursor
  for (;;) {
    let at = cursor.at
    while (isPlainText(text.charCodeAt(at))) at++
    cursor.at = at
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      open.pop()
      cursor.at++
      return undefined
    }
    if (code === BACKSLASH && text.charCodeAt(at + 1) >= 32) cursor.at += 2
    else if (code === BACKSLASH) cursor.at++
    else if (code !== DOLLAR && code !== PERCENT) return endOfBrokenString(cursor, open)
    else if (skipSequenceStart(cursor, open)) return undefined
  }
}

/** At `$` or `%`: passes it, or what it starts. True when code follows. */
function skipSequenceStart(cursor: Cursor, open: Open[]): boolean {
  const { text, at } = cursor
  const next = text.charCodeAt(at + 1)
  if (next === OPEN_BRACE) {
    open.push({ start: at, close: CLOSE_BRACE })
    cursor.at += 2
    return true
  }
  // "$${" and "%%{" stand for "${" and "%{".
  const isEscaped = next === text.charCodeAt(at) && text.charCodeAt(at + 2) === OPEN_BRACE
  cursor.at += isEscaped ? 3 : 1
  return false
}

// A string cannot go on in the next line. What was opened since this line began is most likely part
// of the same mistake, so the next line starts outside of it.
function endOfBrokenString(cursor: Cursor, open: Open[]): Outcome {
  const string = open.pop()
  reportBrokenString(cursor, string?.start ?? cursor.at)
  const lineStart = cursor.text.lastIndexOf('\n', cursor.at - 1) + 1
  for (let last = open.at(-1); last !== undefined && last.start >= lineStart; last = open.at(-1)) {
    open.pop()
  }
  return open.length === 0 ? false : undefined
}

/** Passes a heredoc's text up to its end or to a sequence that holds code. */
function skipHeredocText(cursor: Cursor, open: Open[], heredoc: Open): Outcome {
  const { text } = cursor
  const { marker = '' } = heredoc
  for (;;) {
    if (text.charCodeAt(cursor.at - 1) === NEWLINE && skipMarkerLine(cursor, marker)) {
      open.pop()
      return undefined
    }
    let at = cursor.at
    let code = text.charCodeAt(at)
    while (code !== NEWLINE && code !== DOLLAR && code !== PERCENT && at < text.length) {
      code = text.charCodeAt(++at)
    }
    cursor.at = at
    if (at >= text.length) {
      cursor.report(
        `unterminated template string: no line closes the heredoc "${marker}"`,
        heredoc.start
      )
      return false
    }
    if (code === NEWLINE) cursor.at++
    else if (skipSequenceStart(cursor, open)) return undefined
  }
}

/** At the start of a line: passes the marker if that is all there is in it, up to the newline. */
function skipMarkerLine(cursor: Cursor, marker: string): boolean {
  const { text } = cursor
  let at = cursor.at
  while (isSpace(text.charCodeAt(at))) at++
  const hasMarker = text.startsWith(marker, at)
  const code = text.charCodeAt(at)
  // Other white space around the marker counts too (bytes.TrimSpace), but is too rare to be looked for.
  if (!hasMarker && code < 128 && code !== RETURN) return false
  const newline = text.indexOf('\n', at)
  const line = text.slice(at, newline < 0 ? text.length : newline)
  if (line.trim() !== marker) return false
  cursor.at = at + line.length - (line.endsWith('\r') ? 1 : 0)
  return true
}

/** The text ends inside of what is open. */
function endEarly(cursor: Cursor, open: readonly Open[], ends: Ends | undefined): boolean {
  const first = open[0]
  if (first !== undefined) {
    const bracket = cursor.text.charAt(first.start)
    cursor.report(
      `unbalanced brackets: "${bracket}" is not closed before the end of the file`,
      first.start
    )
  }
  return first === undefined && ends !== undefined
}

export function reportBrokenString(cursor: Cursor, start: number): void {
  const message =
    cursor.at >= cursor.text.length
      ? 'unterminated template string: no quote closes it before the end of the file'
      : 'invalid multi-line string: a quoted string has to end in its line'
  cursor.report(message, start, cursor.at)
}

export function reportCharacter(cursor: Cursor): void {
  const character = String.fromCodePoint(cursor.text.codePointAt(cursor.at) ?? 0)
  let why = `${JSON.stringify(character)} is not used in this language`
  if (character === "'") why = 'single quotes are not valid, strings are enclosed in double quotes'
  if (character === '\uFFFD') why = 'this is not UTF-8'
  cursor.report(`invalid character: ${why}`, cursor.at, cursor.at + character.length)
}
