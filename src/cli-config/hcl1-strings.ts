// What a string or a heredoc of HCL 1 stands for; undefined where the library of the clients panics.
import { fromBytes, toBytes } from '../go/utf8.ts'

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

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3})|([\s\S]?))/y
const MAX_POINT = 0x10ffff

/**
 * A string with its quotes (hashicorp/hcl v1, hcl/strconv/quote.go). Between `${` and its brace every
 * character stands for itself: nothing is interpolated in a CLI configuration file.
 */
export function stringText(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1)
  if (!/[\\$]/.test(inside)) return inside
  let bytes = ''
  for (let at = 0; at < inside.length; ) {
    const end = inside.startsWith('${', at) ? sequenceEnd(inside, at) : at
    if (end === undefined) return undefined
    if (end > at) {
      bytes += toBytes(inside.slice(at, end))
      at = end
    } else if (inside[at] === '\\') {
      const code = readEscape(inside, at, (point) => String.fromCodePoint(point).toWellFormed())
      if (code === undefined) return undefined
      bytes += code.bytes
      at = code.end
    } else {
      const character = String.fromCodePoint(inside.codePointAt(at) ?? 0)
      if (character === '\n') return undefined
      bytes += toBytes(character)
      at += character.length
    }
  }
  return fromBytes(bytes)
}

/** After the brace that closes the one of `${`. What was not UTF-8 once is refused there. */
function sequenceEnd(text: string, start: number): number | undefined {
  let braces = 1
  for (let at = start + 2; at < text.length; at += 1) {
    if (text[at] === '\ufffd') return undefined
    if (text[at] === '{') braces += 1
    else if (text[at] === '}') braces -= 1
    if (braces === 0) return at + 1
  }
  return undefined
}

/** A string of the JSON syntax with its quotes: the library reads it with Go's strconv.Unquote. */
export function jsonStringText(quoted: string): string | undefined {
  const inside = quoted.slice(1, -1)
  if (!inside.includes('\\')) return inside
  let bytes = ''
  for (let at = 0; at < inside.length; ) {
    const backslash = inside.indexOf('\\', at)
    const end = backslash < 0 ? inside.length : backslash
    bytes += toBytes(inside.slice(at, end))
    at = end
    if (backslash < 0) break
    // Half of a surrogate pair is no character in Go, and both halves are two such.
    const code = readEscape(inside, at, (point) =>
      point >= 0xd800 && point <= 0xdfff ? undefined : String.fromCodePoint(point)
    )
    if (code === undefined) return undefined
    bytes += code.bytes
    at = code.end
  }
  return fromBytes(bytes)
}

type Escape = { readonly bytes: string; readonly end: number }

function readEscape(
  text: string,
  at: number,
  show: (point: number) => string | undefined
): Escape | undefined {
  ESCAPE.lastIndex = at
  const [whole = '', hex, short, long, octal, letter = ''] = ESCAPE.exec(text) ?? []
  const end = at + whole.length
  const point = Number.parseInt(short ?? long ?? '', 16)
  if (short !== undefined || long !== undefined) {
    const character = point > MAX_POINT ? undefined : show(point)
    return character === undefined ? undefined : { bytes: toBytes(character), end }
  }
  const byte = hex !== undefined ? Number.parseInt(hex, 16) : Number.parseInt(octal ?? '', 8)
  if (!Number.isNaN(byte)) {
    return byte > 0xff ? undefined : { bytes: String.fromCharCode(byte), end }
  }
  const known = SHORT[letter]
  return known === undefined ? undefined : { bytes: known, end }
}

/**
 * The text of a heredoc with its markers, the last newline included; what stands before the closing
 * marker in its line stays, too (hashicorp/hcl v1, hcl/token/token.go).
 */
export function unindented(heredoc: string): string {
  const head = heredoc.indexOf('\n')
  if (heredoc[2] !== '-') return heredoc.slice(head + 1, heredoc.length - head + 1)
  const lines = heredoc.slice(head + 1, heredoc.length - head + 2).split('\n')
  const indent = lines.at(-1) ?? ''
  if (!lines.every((line) => line.startsWith(indent))) {
    const whole = heredoc.slice(head + 1, heredoc.length - head + 1)
    return whole.replace(/[ \t]+$/, '')
  }
  return [...lines.slice(0, -1).map((line) => line.slice(indent.length)), ''].join('\n')
}
