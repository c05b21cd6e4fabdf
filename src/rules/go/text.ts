// Text as Go quotes it, decodes it from UTF-8, and reports what it cannot parse.

// Characters that have a short escape, and what follows the backslash in it.
const ESCAPED = '"\\\u0007\b\f\n\r\t\v'
const SHORT = '"\\abfnrtv'

/** `text` as strconv.Quote writes it. A lone surrogate becomes U+FFFD. */
export function quoteText(text: string): string {
  // Most texts; the other expression takes a millisecond to compile.
  if (/^[ !#-[\]-~]*$/.test(text)) return `"${text}"`
  // strconv.IsPrint: letters, marks, numbers, punctuation, symbols and the ASCII space are not escaped.
  const escapes = /["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu
  return `"${text.toWellFormed().replace(escapes, escapeOf)}"`
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (ESCAPED.includes(character)) return `\\${SHORT[ESCAPED.indexOf(character)]}`
  if (code < 0x80) return `\\x${hex(code, 2)}`
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Go makes one U+FFFD of each byte of an incomplete character, this decoder one of all. */
export const decodeUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes)

const SPACE = /\p{White_Space}/u

/** strings.TrimLeftFunc with unicode.IsSpace: U+0085 is white space, U+FEFF is not. */
export function trimStart(text: string): string {
  let at = 0
  while (SPACE.test(text.charAt(at))) at += 1
  return text.slice(at)
}

export function trimEnd(text: string): string {
  let end = text.length
  while (SPACE.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string }

/** The value that a function with such a result accepts. */
export type Accepted<Read extends (...args: never) => unknown> = Readonly<
  Extract<ReturnType<Read>, { readonly value: unknown }>['value']
>

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value })

export const refuse = (why: string) => ({ ok: false, why }) as const
