// The query of a URL as pairs of names and values, as Go's net/url reads and writes them.
import type { Parsed } from './parsed.ts'
import { accept, refuse } from './parsed.ts'
import { quoteStart } from './quote.ts'

/**
 * url.ParseQuery, then Values.Encode: the same pairs, sorted by the bytes of their names and escaped
 * anew, in ASCII. `why` is Go's message.
 */
export function normalizeQuery(text: string): Parsed<string> {
  const pairs: [name: string, value: string][] = []
  for (const pair of text.split('&')) {
    if (pair === '') continue
    if (pair.includes(';')) return refuse('invalid semicolon separator in query')
    const equals = pair.indexOf('=')
    const name = unescaped(equals < 0 ? pair : pair.slice(0, equals))
    if (!name.ok) return name
    const value = unescaped(equals < 0 ? '' : pair.slice(equals + 1))
    if (!value.ok) return value
    pairs.push([name.value, value.value])
  }
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return accept(pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&'))
}

const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/

/** The bytes that the text stands for, one character each: they need not be UTF-8. */
function unescaped(text: string): Parsed<string> {
  const broken = text.search(BROKEN_ESCAPE)
  // Four code units hold the three bytes that Go shows, whatever characters follow.
  if (broken >= 0) {
    return refuse(`invalid URL escape ${quoteStart(text.slice(broken, broken + 4), 3)}`)
  }
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return accept(
    bytes
      .replaceAll('+', ' ')
      .replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  )
}

const escaped = (bytes: string): string =>
  bytes.replace(/[^A-Za-z0-9._~-]/g, (byte) =>
    byte === ' ' ? '+' : `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  )
