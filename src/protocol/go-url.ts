// How Go reads and writes the URLs that module sources are made of, byte by byte as `net/url` does.

import type { Parsed } from './parsed.ts'
import { accept, refuse } from './parsed.ts'
import { quoteText } from './quote.ts'

/**
 * A URL in parts, each a string of bytes (one character a byte, see `toBytes`). `path` is decoded,
 * `rawPath` and `fragment` are as they were written; `opaque` is what follows a scheme without a slash.
 */
export type GoUrl = {
  readonly scheme: string
  readonly opaque: string
  readonly user: string | null
  readonly host: string
  readonly path: string
  readonly rawPath: string
  readonly query: string
  readonly forceQuery: boolean
  readonly fragment: string
}

type Part = 'path' | 'host' | 'query' | 'fragment'

// What each part leaves unescaped besides letters, digits and "-_.~" (net/url shouldEscape).
const PLAIN: Readonly<Record<Part, RegExp>> = {
  path: /[\w.~$&+,/:;=@-]/,
  host: /[\w.~!$&'()*+,;=:[\]<>"-]/,
  query: /[\w.~-]/,
  fragment: /[\w.~!$&()*+,/:;=?@-]/
}

const VALID_USER = /^[\w.:~!$&'()*+,;=%@-]*$/

/** Go's strings are bytes; here each byte is a character below U+0100. */
export const toBytes = (text: string): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return bytes
}

export const fromBytes = (bytes: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (character) => character.charCodeAt(0))
  )

/** `url.Parse`; `why` is what its error says, without the `parse "…": ` in front. */
export function parseGoUrl(text: string): Parsed<GoUrl> {
  const hash = text.indexOf('#')
  const given = hash < 0 ? text : text.slice(0, hash)
  const parsed = parseWithoutFragment(given)
  if (!parsed.ok) return refuse(`parse ${quoteText(fromBytes(given))}: ${parsed.why}`)
  const fragment = hash < 0 ? '' : text.slice(hash + 1)
  const decoded = unescapeBytes(fragment, 'fragment')
  if (!decoded.ok) return refuse(`parse ${quoteText(fromBytes(text))}: ${decoded.why}`)
  return accept({ ...parsed.value, fragment: spell(fragment, decoded.value, 'fragment') })
}

/** `URL.String`. */
export function showGoUrl(url: GoUrl): string {
  const { scheme, opaque, user, host, query, forceQuery, fragment } = url
  const path = spell(url.rawPath, url.path, 'path')
  const slashes = host !== '' || user !== null || (scheme !== '' && path !== '') ? '//' : ''
  const between = path !== '' && !path.startsWith('/') && host !== '' ? '/' : ''
  const authority = `${slashes}${user === null ? '' : `${user}@`}${escapeBytes(host, 'host')}`
  return (
    (scheme === '' ? '' : `${scheme}:`) +
    (opaque === '' ? authority + between + path : opaque) +
    (forceQuery || query !== '' ? `?${query}` : '') +
    (fragment === '' ? '' : `#${fragment}`)
  )
}

/** `url.ParseQuery` and `Values.Encode`: the same pairs, sorted by name and escaped anew. */
export function normalizeQuery(text: string): Parsed<string> {
  const pairs: [name: string, value: string][] = []
  for (const pair of text.split('&')) {
    if (pair === '') continue
    if (pair.includes(';')) return refuse('invalid semicolon separator in query')
    const equals = pair.indexOf('=')
    const name = unescapeBytes(equals < 0 ? pair : pair.slice(0, equals), 'query')
    if (!name.ok) return name
    const value = unescapeBytes(equals < 0 ? '' : pair.slice(equals + 1), 'query')
    if (!value.ok) return value
    pairs.push([name.value, value.value])
  }
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return accept(
    pairs
      .map(([name, value]) => `${escapeBytes(name, 'query')}=${escapeBytes(value, 'query')}`)
      .join('&')
  )
}

function parseWithoutFragment(text: string): Parsed<GoUrl> {
  if (hasControl(text)) return refuse('net/url: invalid control character in URL')
  if (text.startsWith(':')) return refuse('missing protocol scheme')
  const scheme = (/^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1] ?? '').toLowerCase()
  const rest = scheme === '' ? text : text.slice(scheme.length + 1)
  const mark = rest.indexOf('?')
  const before = mark < 0 ? rest : rest.slice(0, mark)
  const query = mark < 0 ? '' : rest.slice(mark + 1)
  const forceQuery = mark >= 0 && query === ''
  const bare = { scheme, query, forceQuery, fragment: '', user: null, host: '', opaque: '' }
  if (!before.startsWith('/')) {
    if (scheme !== '') return accept({ ...bare, opaque: before, path: '', rawPath: '' })
    if (/^[^/]*:/.test(before)) return refuse('first path segment in URL cannot contain colon')
  }
  const hasAuthority = before.startsWith('//') && (scheme !== '' || !before.startsWith('///'))
  const slash = hasAuthority ? before.indexOf('/', 2) : 0
  const authority = hasAuthority ? before.slice(2, slash < 0 ? undefined : slash) : ''
  const rawPath = slash < 0 ? '' : before.slice(slash)
  const place = parseAuthority(authority)
  if (!place.ok) return place
  const path = unescapeBytes(rawPath, 'path')
  return path.ok ? accept({ ...bare, ...place.value, path: path.value, rawPath }) : path
}

function parseAuthority(authority: string): Parsed<Pick<GoUrl, 'user' | 'host'>> {
  const at = authority.lastIndexOf('@')
  const written = authority.slice(at + 1)
  const bracket = written.lastIndexOf('[')
  if (bracket > 0) return refuse('invalid IP-literal')
  const end = written.lastIndexOf(']')
  if (bracket === 0 && end < 0) return refuse("missing ']' in host")
  const colon = bracket === 0 ? end + 1 : written.lastIndexOf(':')
  const port = colon < 0 ? '' : written.slice(colon)
  if (!/^(:[0-9]*)?$/.test(port)) return refuse(`invalid port ${quoteText(port)} after host`)
  const host = unescapeBytes(written, 'host')
  if (!host.ok) return host
  const user = at < 0 ? null : authority.slice(0, at)
  if (user === null) return accept({ user, host: host.value })
  if (!VALID_USER.test(user)) return refuse('net/url: invalid userinfo')
  const checked = unescapeBytes(user, 'fragment')
  return checked.ok ? accept({ user, host: host.value }) : checked
}

const escapeBytes = (bytes: string, part: Part): string => {
  let escaped = ''
  for (const byte of bytes) {
    if (PLAIN[part].test(byte)) escaped += byte
    else if (byte === ' ' && part === 'query') escaped += '+'
    else escaped += `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  }
  return escaped
}

function unescapeBytes(bytes: string, part: Part): Parsed<string> {
  for (const [found] of bytes.matchAll(/%.{0,2}/gs)) {
    if (!/^%[0-9a-f]{2}$/i.test(found)) return invalidEscape(found)
    // A host may only hold escaped bytes that are not ASCII, and "%25".
    if (part === 'host' && /^%[0-7]/.test(found) && found !== '%25') return invalidEscape(found)
  }
  if (part === 'host') {
    for (const byte of bytes) {
      const isFine = byte === '%' || byte >= '\u0080' || PLAIN.host.test(byte)
      if (!isFine) return refuse(`invalid character ${quoteText(byte)} in host name`)
    }
  }
  const spaced = part === 'query' ? bytes.replaceAll('+', ' ') : bytes
  return accept(
    spaced.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  )
}

const invalidEscape = (found: string) => refuse(`invalid URL escape ${quoteText(fromBytes(found))}`)

// As it was written, while that is a valid spelling of the decoded bytes (net/url EscapedPath).
function spell(written: string, decoded: string, part: Part): string {
  const isValid = [...written].every((byte) => PLAIN[part].test(byte) || "!'()*[]%".includes(byte))
  const read = isValid ? unescapeBytes(written, part) : undefined
  return read?.ok && read.value === decoded ? written : escapeBytes(decoded, part)
}

function hasControl(bytes: string): boolean {
  for (const byte of bytes) if (byte < ' ' || byte === '\u007f') return true
  return false
}
