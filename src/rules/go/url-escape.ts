// Percent escapes in the parts of a URL, as Go's net/url checks and writes them.
import { accept, decodeUtf8, type Parsed, quoteText, refuse } from './text.ts'

/** A part of a URL with rules of its own; a zone is what follows `%25` in an IPv6 address. */
export type UrlPart = 'path' | 'host' | 'zone' | 'user' | 'query' | 'fragment'

// Besides letters, digits and -._~ (shouldEscape in net/url). A host keeps `<`, `>` and `"`: it cannot have escapes of them.
const HOST_CHARACTERS = '!$&\'()*+,;=:[]<>"'
const KEPT: Readonly<Record<UrlPart, string>> = {
  path: '$&+,/:;=@',
  host: HOST_CHARACTERS,
  zone: HOST_CHARACTERS,
  user: '$&+,;=',
  query: '',
  fragment: '$&+,/:;=?@!()*'
}

const PIECES = /[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu
const UNRESERVED = /^[A-Za-z0-9._~-]/
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/
const AS_WRITTEN = {
  path: /^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
  fragment: /^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/
}

/** `text` unescaped and escaped again: pure ASCII, with upper-case escapes only where Go has them. */
export function reescape(text: string, part: UrlPart): Parsed<string> {
  let escaped = ''
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (UNRESERVED.test(piece) || KEPT[part].includes(piece)) escaped += piece
    else if (piece === '%') return refuse(brokenEscape(text, index))
    else if (piece.startsWith('%')) {
      const byte = Number.parseInt(piece.slice(1), 16)
      if (isRejectedEscape(byte, part)) return refuse(`invalid URL escape "${piece}"`)
      escaped += escapeByte(byte, part)
    } else if (piece > '\u007f') escaped += encodeURIComponent(piece.toWellFormed())
    else if (part === 'host' || part === 'zone') {
      return refuse(`invalid character ${quoteText(piece)} in host name`)
    } else escaped += escapeByte(piece.charCodeAt(0), part)
  }
  return accept(escaped)
}

/** URL.EscapedPath, URL.EscapedFragment: the part as written if that is valid, else escaped again. */
export function escapePart(text: string, part: 'path' | 'fragment'): Parsed<string> {
  // net/url never escapes a path that is a lone asterisk (golang/go#11202).
  if (text === '%2A' && part === 'path') return accept('*')
  const isValid = AS_WRITTEN[part].test(text) && !BROKEN_ESCAPE.test(text)
  return isValid ? accept(text) : reescape(text, part)
}

// RFC 3986, RFC 6874: a host has escapes beyond ASCII and %25; a zone also of the space, which Windows puts there.
function isRejectedEscape(byte: number, part: UrlPart): boolean {
  if (part === 'host') return byte < 0x80 && byte !== 0x25
  if (part !== 'zone' || byte === 0x25 || byte === 0x20) return false
  return escapeByte(byte, 'zone').startsWith('%')
}

function escapeByte(byte: number, part: UrlPart): string {
  const character = String.fromCharCode(byte)
  if (UNRESERVED.test(character) || KEPT[part].includes(character)) return character
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

/** Go shows three bytes, which may be a part of a character. */
const brokenEscape = (text: string, at: number): string =>
  `invalid URL escape ${quoteText(text.slice(at, at + 3))}`

/** Why url.ParseQuery rejects the query; null if it accepts it. */
export function queryMistake(text: string): string | null {
  for (const pair of text.split('&')) {
    if (pair.includes(';')) return 'invalid semicolon separator in query'
    const [, ...parts] = /^([^=]*)=?(.*)$/s.exec(pair) ?? []
    for (const part of parts) {
      const broken = part.search(BROKEN_ESCAPE)
      if (broken >= 0) return brokenEscape(part, broken)
    }
  }
  return null
}

/** The text of an escaped part. Bytes that are not UTF-8 become U+FFFD. */
export const unescapeText = (escaped: string): string =>
  escaped.replace(/(?:%[0-9A-F]{2})+/g, (escapes) =>
    decodeUtf8(Uint8Array.from(escapes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)))
  )

/** The pairs of a query in the escaped form that Go writes. */
export type QueryPairs = readonly (readonly [name: string, value: string])[]

/** URL.Query: the pairs that can be read, which Go keeps when others are malformed. */
export function readQuery(query: string): QueryPairs {
  return query.split('&').flatMap((pair) => {
    if (pair === '' || pair.includes(';')) return []
    const [, ...parts] = /^([^=]*)=?(.*)$/s.exec(pair) ?? []
    const [name, value] = parts.map((part) => reescape(part.replaceAll('+', '%20'), 'query'))
    return name?.ok && value?.ok ? [[asQuery(name.value), asQuery(value.value)] as const] : []
  })
}

const asQuery = (escaped: string): string => escaped.replaceAll('%20', '+')

/** Values.Encode, which sorts by name. */
export const showQuery = (values: QueryPairs): string =>
  values
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
