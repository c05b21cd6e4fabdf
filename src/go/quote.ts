// Quotes text as Go's %q does, for messages in the words of the clients.

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v'
}

/** `text` as strconv.Quote writes it. A lone surrogate becomes U+FFFD. */
export const quoteText = (text: string): string => `"${escapeText(text.toWellFormed())}"`

/**
 * The first `maxBytes` bytes of `text` in UTF-8, quoted. The bytes of an incomplete character are
 * written as `\xNN`, as Go does with text that is not UTF-8.
 */
export function quoteStart(text: string, maxBytes: number): string {
  const encoder = new TextEncoder()
  const { read, written } = encoder.encodeInto(text, new Uint8Array(maxBytes))
  const cut = encoder.encode(text.slice(read, read + 2)).subarray(0, maxBytes - written)
  const bytes = Array.from(cut, (byte) => `\\x${hex(byte, 2)}`).join('')
  return `"${escapeText(text.slice(0, read).toWellFormed())}${bytes}"`
}

function escapeText(text: string): string {
  // Most texts; the other expression takes a millisecond to compile.
  if (/^[ !#-[\]-~]*$/.test(text)) return text
  // strconv.IsPrint: letters, marks, numbers, punctuation, symbols and the ASCII space are not escaped.
  return text.replace(
    /["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu,
    (character) => SHORT_ESCAPES[character] ?? numbered(character)
  )
}

function numbered(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return `\\x${hex(code, 2)}`
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
