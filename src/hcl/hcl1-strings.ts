// Reads the strings and heredocs of HCL 1, which have no templates.
import { type Cursor, PLAIN_STRING } from './cursor.ts'

const SHORT = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const ESCAPES: ReadonlyMap<string, string> = new Map(Object.entries(SHORT))
// The escapes of single bytes, such as `\x41`, are not read here.
const ESCAPE = /\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y

/** Reads a string from its quotation mark (hcl/scanner and hcl/strconv). Undefined after a mistake. */
export function readHcl1String(cursor: Cursor): string | undefined {
  let value = ''
  let from = ++cursor.at
  for (;;) {
    const next = cursor.skipAll(PLAIN_STRING)
    if (next === '\n' || next === '') return cursor.stop('string is not terminated', cursor.at)
    const isSign = next !== '"' && next !== '\\'
    if (!isSign) value += cursor.text.slice(from, cursor.at)
    if (next === '"') {
      cursor.at++
      return value
    }
    if (next === '$' && cursor.peek(1) === '{') skipBraces(cursor)
    else if (isSign) cursor.at++
    else {
      ESCAPE.lastIndex = cursor.at
      const [whole = '', short = '', digits] = ESCAPE.exec(cursor.text) ?? []
      if (whole === '') return cursor.stop('invalid escape sequence', cursor.at)
      from = cursor.at += whole.length
      // Half of a surrogate pair is U+FFFD.
      const point = String.fromCodePoint(Number.parseInt(digits ?? '0', 16)).toWellFormed()
      value += digits === undefined ? (ESCAPES.get(short) ?? short) : point
    }
  }
}

/** At `${`: quotation marks, line ends and escapes have no meaning up to its brace. */
function skipBraces(cursor: Cursor): void {
  let braces = 0
  do {
    cursor.at++
    if (cursor.peek() === '{') braces++
    else if (cursor.peek() === '}') braces--
  } while (braces > 0 && !cursor.isAtEnd())
}

const HEREDOC = /<<(-?)([\p{L}\p{Nd}_]{1,99})\n/uy

/**
 * Reads a heredoc from its `<<` (hcl/scanner/scanner.go and hcl/token/token.go). The white space before the closing marker
 * belongs to the text of `<<`. `<<-` requires it, and removes it from the start of each line if every line has it.
 */
export function readHcl1Heredoc(cursor: Cursor): string | undefined {
  const { text, at } = cursor
  HEREDOC.lastIndex = at
  const [head, hyphen, marker] = HEREDOC.exec(text) ?? []
  if (head === undefined) return cursor.stop('invalid heredoc marker', at)
  const close = new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${hyphen ? '+' : '*'})${marker}\\n`, 'g')
  const from = at + head.length
  close.lastIndex = from
  const last = close.exec(text)
  if (last === null) return cursor.stop('heredoc is not terminated', text.length)
  cursor.at = close.lastIndex
  const [, indent = ''] = last
  const body = text.slice(from, last.index)
  if (!hyphen) return body + indent
  const lines = body.split('\n').slice(0, -1)
  if (!lines.every((line) => line.startsWith(indent))) return body
  return lines.map((line) => `${line.slice(indent.length)}\n`).join('')
}
