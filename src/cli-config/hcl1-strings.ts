// Reads the strings and heredocs of HCL 1 and its JSON.
import { fromBytes, toBytes } from '../go/utf8.ts'
import { Hcl1Error } from './hcl1-tree.ts'

/** `end` is exclusive. */
type StringToken = { readonly value: string; readonly end: number }

const SHORT: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  '"': '"'
}

const ESCAPE =
  /\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y
const MAX_POINT = 0x10ffff

/**
 * Reads a string from its quotation mark (hashicorp/hcl v1, hcl/scanner and hcl/strconv, json/scanner).
 * In HCL, quotation marks and escapes have no meaning between `${` and its brace; nothing is
 * interpolated in a CLI configuration file.
 */
export function readString(text: string, start: number, syntax: 'hcl' | 'json'): StringToken {
  let bytes = ''
  let braces = 0
  let from = start + 1
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (braces > 0) {
      if (character === '{') braces += 1
      else if (character === '}') braces -= 1
    } else if (character === '"') {
      const rest = text.slice(from, at)
      return { value: bytes === '' ? rest : fromBytes(bytes + toBytes(rest)), end: at + 1 }
    } else if (character === '\n') {
      throw new Hcl1Error('string is not terminated', at)
    } else if (character === '\\') {
      if (at > from) bytes += toBytes(text.slice(from, at))
      bytes += readEscape(text, at, syntax)
      from = ESCAPE.lastIndex
      at = from - 1
    } else if (syntax === 'hcl' && text.startsWith('${', at)) {
      braces = 1
      at += 1
    }
  }
  throw new Hcl1Error('string is not terminated', text.length)
}

/** The bytes that an escape stands for; `ESCAPE.lastIndex` is then behind it. */
function readEscape(text: string, at: number, syntax: 'hcl' | 'json'): string {
  ESCAPE.lastIndex = at
  const [whole, short, hexadecimal, octal, point, longPoint] = ESCAPE.exec(text) ?? []
  if (short !== undefined) return SHORT[short] ?? ''
  if (hexadecimal !== undefined) return String.fromCharCode(Number.parseInt(hexadecimal, 16))
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
  const code = Number.parseInt(point ?? longPoint ?? '', 16)
  // Half of a surrogate pair is U+FFFD in HCL; in JSON the library rejects it.
  const isHalf = code >= 0xd800 && code <= 0xdfff
  if (whole === undefined || code > MAX_POINT || (isHalf && syntax === 'json')) {
    throw new Hcl1Error('invalid escape sequence', at)
  }
  return toBytes(isHalf ? '\ufffd' : String.fromCodePoint(code))
}

const NOT_MARKER = /[^\p{L}\p{Nd}_]/u

/**
 * Reads a heredoc from its `<<` (hcl/scanner/scanner.go and hcl/token/token.go). The white space
 * before the closing marker belongs to the text of `<<`. `<<-` removes it from the start of each
 * line, if every line has it.
 */
export function readHeredoc(text: string, start: number): StringToken {
  const from = text.indexOf('\n', start) + 1
  const isIndented = text.startsWith('<<-', start)
  const marker = text.slice(start + (isIndented ? 3 : 2), Math.max(0, from - 1))
  if (!text.startsWith('<<', start) || marker === '' || NOT_MARKER.test(marker)) {
    throw new Hcl1Error('invalid heredoc marker', start)
  }
  for (let at = from; ; ) {
    const newline = text.indexOf('\n', at)
    if (newline < 0) throw new Hcl1Error('heredoc is not terminated', text.length)
    const line = text.slice(at, newline)
    // The library counts the hyphen: after `<<-EOF`, a line with only `EOF` is too short.
    const isLongEnough = line.length >= marker.length + (isIndented ? 1 : 0)
    if (isLongEnough && line.replace(/^[\t\v\f\r ]+/, '') === marker) {
      const indent = line.slice(0, line.length - marker.length)
      const body = text.slice(from, at)
      const value = isIndented ? unindented(body, indent) : body + indent
      return { value, end: newline + 1 }
    }
    at = newline + 1
  }
}

function unindented(body: string, indent: string): string {
  const lines = body.split('\n').slice(0, -1)
  if (!lines.every((line) => line.startsWith(indent))) return body
  return lines.map((line) => `${line.slice(indent.length)}\n`).join('')
}
