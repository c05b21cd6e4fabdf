// Passes over whole bodies that are written as most are, at the speed of one loop over their characters.
import {
  BACKSLASH,
  CLOSE_BRACE,
  closingOf,
  DOLLAR,
  END,
  HASH,
  isClosing,
  isPlainEnclosed,
  isPlainText,
  LESS,
  NEWLINE,
  OPEN_BRACE,
  PERCENT,
  QUOTE,
  RETURN,
  SLASH,
  STAR
} from './characters.ts'
import type { Cursor } from './cursor.ts'
import { skipHeredoc } from './skip.ts'
import { readHeredocHead } from './text.ts'

// Deeper bodies are left to `hcl-skip`.
const MOST_OPEN = 256
// What is open from the outside in: the code that closes each bracket, or this for code in a string.
const open = new Uint8Array(MOST_OPEN)
const IN_STRING = 1

/**
 * After the `{` of a body: passes the body and its `}`. False, and the cursor stays, when anything in
 * it is a mistake or out of the ordinary, such as a name that is not ASCII: `skipToClosing` and
 * `skipHeredoc` know all that there can be.
 */
export function skipOrdinaryBody(cursor: Cursor): boolean {
  const start = cursor.at
  const isPassed = cursor.mistake === undefined && passBody(cursor)
  if (!isPassed) {
    cursor.at = start
    cursor.mistake = undefined
  }
  return isPassed
}

function passBody(cursor: Cursor): boolean {
  const { codes } = cursor
  let { at } = cursor
  let top = 0
  open[0] = CLOSE_BRACE
  for (;;) {
    let code = codes[at] ?? END
    while (isPlainEnclosed(code)) code = codes[++at] ?? END
    if (isClosing(code)) {
      const closes = open[top]
      at++
      if (closes === code) {
        if (top === 0) {
          cursor.at = at
          return true
        }
        top--
        continue
      }
      if (closes !== IN_STRING || code !== CLOSE_BRACE) return false
      // The string goes on.
      top--
    } else if (code !== QUOTE) {
      const close = closingOf(code)
      if (close === undefined) {
        at = passOdd(cursor, at, code)
        if (at < 0) return false
        continue
      }
      if (++top === MOST_OPEN) return false
      open[top] = close
      at++
      continue
    } else at++
    at = passText(codes, at)
    if (at < 0) return false
    // A quote ends the string; otherwise code begins in it.
    if (codes[at - 1] === QUOTE) continue
    if (++top === MOST_OPEN) return false
    open[top] = IN_STRING
  }
}

/** Passes the text of a string and the quote or `${` after it; -1 when it is broken. */
function passText(codes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    let code = codes[at] ?? END
    while (isPlainText(code)) code = codes[++at] ?? END
    at++
    if (code === QUOTE) return at
    if (code === BACKSLASH) {
      const escaped = codes[at++]
      if (escaped === NEWLINE || escaped === RETURN || escaped === END) return -1
    } else if (code !== DOLLAR && code !== PERCENT) return -1
    else if (codes[at] === OPEN_BRACE) return at + 1
    else if (codes[at] === code && codes[at + 1] === OPEN_BRACE) at += 2
  }
}

/** Passes a comment, a heredoc, or what is nothing of the kind; -1 at anything else. */
function passOdd(cursor: Cursor, at: number, code: number): number {
  const { codes, text } = cursor
  const next = codes[at + 1]
  if (code === HASH || (code === SLASH && next === SLASH)) return text.indexOf('\n', at)
  if (code === SLASH && next === STAR) {
    const close = text.indexOf('*/', at + 2)
    return close < 0 ? -1 : close + 2
  }
  if (code === SLASH) return at + 1
  if (code === RETURN) return next === NEWLINE ? at + 1 : -1
  if (code !== LESS) return -1
  cursor.at = at
  const marker = readHeredocHead(cursor)
  if (marker === undefined) return at + 1
  return skipHeredoc(cursor, marker, at) && cursor.mistake === undefined ? cursor.at : -1
}
