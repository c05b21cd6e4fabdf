// URLs and relative references as Go's net/url parses, writes and resolves (RFC 3986 §5.2) them, and requests from them.
import { hideUserInfo } from '../text/address-secrets.ts'
import { parseIp } from './ip.ts'
import { accept, type Parsed, quoteText, refuse } from './text.ts'
import { escapePart, reescape, unescapeText } from './url-escape.ts'

/** A URL or relative reference as Go writes it: escaped, in ASCII, except `opaque` and `query`, which are as written. */
export type Url = {
  /** Lower case; empty in a relative reference. */
  readonly scheme: string
  /** The text after `scheme:` if it does not begin with a slash; then there is no user, host or path. */
  readonly opaque: string
  readonly user: { readonly name: string; readonly password: string | null } | null
  /** Host and port; `urlHost` splits them. Case and default ports are not normalized. */
  readonly host: string
  /** The scheme is followed by a single slash: the URL has not even an empty host. */
  readonly omitHost: boolean
  readonly path: string
  /** The text after the `?`. */
  readonly query: string
  /** The URL has a `?` and an empty query. */
  readonly forceQuery: boolean
  /** The text after the `#`. */
  readonly fragment: string
}

/** The parts that most URLs do not have. */
export const NO_PARTS = { opaque: '', user: null, omitHost: false, query: '', fragment: '' }

const CONTROL = /[^ -~\u0080-\u{10ffff}]/u
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/
const PORT = /^(?::[0-9]*)?$/
const USER_INFO = /^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/

/** url.Parse; `why` is Go's whole message, `parse "…": ` included. */
export function parseUrl(text: string): Parsed<Url> {
  const [main, fragmentText] = splitAt(text, '#')
  const url = parseMain(main)
  if (!url.ok) return refuse(`parse ${quoteText(main)}: ${url.why}`)
  const fragment = escapePart(fragmentText, 'fragment')
  if (!fragment.ok) return refuse(`parse ${quoteText(text)}: ${fragment.why}`)
  return accept({ ...url.value, fragment: fragment.value })
}

/** URL.String: the complete URL, secrets included. */
export function showUrl(url: Url): string {
  const scheme = url.scheme === '' ? '' : `${url.scheme}:`
  const fragment = url.fragment === '' ? '' : `#${url.fragment}`
  const middle = url.opaque === '' ? showAuthority(url) + showPath(url) : url.opaque
  // V8 keeps the parts of a concatenation in memory, but not those of `join`. Thousands of answers keep a URL.
  return [scheme, middle, queryOf(url), fragment].join('')
}

/** The URL without user info, query and fragment, which can contain secrets. */
export function safeUrl(url: Url): string {
  // An opaque URL may be a mistyped `https:user:password@host/`.
  const opaque = url.opaque && hideUserInfo(`//${url.opaque}`, '').slice(2)
  return hideUserInfo(showUrl({ ...url, opaque, query: '', forceQuery: false, fragment: '' }), '')
}

/** URL.Hostname, unescaped and without brackets, and URL.Port. Bytes of the name that are not UTF-8 become U+FFFD. */
export function urlHost(url: Url): { readonly name: string; readonly port: string } {
  const colon = url.host.lastIndexOf(':')
  const hasPort = colon >= 0 && PORT.test(url.host.slice(colon))
  const name = hasPort ? url.host.slice(0, colon) : url.host
  const inBrackets = name.startsWith('[') && name.endsWith(']')
  return {
    name: unescapeText(inBrackets ? name.slice(1, -1) : name),
    port: hasPort ? url.host.slice(colon + 1) : ''
  }
}

/** The server to which net/http connects for a URL. */
export type Endpoint = {
  readonly scheme: 'http' | 'https'
  /** Lower-case name or address, without brackets. */
  readonly name: string
  readonly port: number
}

export const defaultPort = (scheme: Endpoint['scheme']): number => (scheme === 'https' ? 443 : 80)

/** A name or address as URLs have it: an IPv6 address in brackets. */
export const hostText = (name: string): string => (name.includes(':') ? `[${name}]` : name)

/** URL.RequestURI. The query and an opaque URL may have spaces and characters beyond ASCII, which Go sends in UTF-8. */
export const requestTarget = (url: Url): string => (url.opaque || url.path || '/') + queryOf(url)

const queryOf = ({ forceQuery, query }: Url) => (forceQuery || query !== '' ? `?${query}` : '')

/** The `Authorization` header that net/http makes of user info, unless another is set. */
export function basicAuthorization(url: Url): string | null {
  if (url.user === null) return null
  // User info is escaped ASCII, so unescaping gives the bytes themselves, one character each.
  const bytes = `${url.user.name}:${url.user.password ?? ''}`.replace(/%[0-9A-F]{2}/g, (triplet) =>
    String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
  )
  return `Basic ${btoa(bytes)}`
}

function parseMain(text: string): Parsed<Url> {
  if (CONTROL.test(text)) return refuse('net/url: invalid control character in URL')
  if (text.startsWith(':')) return refuse('missing protocol scheme')
  const written = SCHEME.exec(text)?.[1] ?? ''
  const scheme = written.toLowerCase()
  const [rest, query] = splitAt(written === '' ? text : text.slice(written.length + 1), '?')
  const forceQuery = query === '' && text.endsWith('?')
  const url: Url = { ...NO_PARTS, host: '', path: '', scheme, query, forceQuery }
  if (rest.startsWith('/')) return parseHierarchy(url, rest)
  if (scheme !== '') return accept({ ...url, opaque: rest })
  if (splitAt(rest, '/')[0].includes(':')) {
    return refuse('first path segment in URL cannot contain colon')
  }
  return withPath(url, rest)
}

/** Parses an authority and a path, or only a path. `rest` begins with a slash. */
function parseHierarchy(url: Url, rest: string): Parsed<Url> {
  const hasAuthority = rest.startsWith('//') && (url.scheme !== '' || !rest.startsWith('///'))
  if (!hasAuthority) return withPath({ ...url, omitHost: url.scheme !== '' }, rest)
  const [authority] = splitAt(rest.slice(2), '/')
  const at = authority.lastIndexOf('@')
  const host = parseHost(authority.slice(at + 1), url.scheme)
  if (!host.ok) return host
  const user = at < 0 ? accept(null) : parseUser(authority.slice(0, at))
  if (!user.ok) return user
  return withPath({ ...url, user: user.value, host: host.value }, rest.slice(2 + authority.length))
}

function withPath(url: Url, text: string): Parsed<Url> {
  const path = escapePart(text, 'path')
  return path.ok ? accept({ ...url, path: path.value }) : path
}

function parseUser(text: string): Parsed<NonNullable<Url['user']>> {
  if (!USER_INFO.test(text)) return refuse('net/url: invalid userinfo')
  const [nameText, passwordText] = splitAt(text, ':')
  const name = reescape(nameText, 'user')
  if (!name.ok) return name
  if (!text.includes(':')) return accept({ name: name.value, password: null })
  const password = reescape(passwordText, 'user')
  return password.ok ? accept({ name: name.value, password: password.value }) : password
}

/** parseHost of Go 1.26, and of the Go 1.25 releases that the newest clients are built with. */
function parseHost(text: string, scheme: string): Parsed<string> {
  const open = text.lastIndexOf('[')
  if (open > 0) return refuse('invalid IP-literal')
  if (open === 0) return parseIpLiteral(text)
  const colon = text.indexOf(':')
  // Lists of hosts, as databases have them, are allowed in other schemes (golang/go#75223, #78077).
  const portStart = /^https?$/.test(scheme) ? colon : text.lastIndexOf(':')
  const port = portStart < 0 ? '' : text.slice(portStart)
  if (!PORT.test(port)) return refuse(`invalid port ${quoteText(port)} after host`)
  return reescape(text, 'host')
}

/** An IPv6 address in brackets, which may have a zone, and a port. */
function parseIpLiteral(text: string): Parsed<string> {
  const closing = text.lastIndexOf(']')
  if (closing < 0) return refuse("missing ']' in host")
  const port = text.slice(closing + 1)
  if (!PORT.test(port)) return refuse(`invalid port ${quoteText(port)} after host`)
  const zoneStart = text.slice(0, closing).indexOf('%25')
  const end = zoneStart < 0 ? closing : zoneStart
  const address = reescape(text.slice(1, end), 'host')
  if (!address.ok) return address
  const zone = reescape(text.slice(end, closing), 'zone')
  if (!zone.ok) return zone
  const unescaped = unescapeText(address.value + zone.value)
  const bytes = parseIp(unescaped)
  if (bytes === null) {
    return refuse(`invalid host: ParseAddr(${quoteText(unescaped)}): unable to parse IP`)
  }
  if (bytes.length === 4) return refuse('invalid IP-literal')
  return accept(`[${address.value}${zone.value}]${port}`)
}

function showAuthority(url: Url): string {
  const isEmpty = url.host === '' && url.user === null
  if (isEmpty && (url.scheme === '' || url.omitHost || url.path === '')) return ''
  const password = url.user?.password ?? null
  const userInfo = (url.user?.name ?? '') + (password === null ? '' : `:${password}`)
  return `//${userInfo}${url.user === null ? '' : '@'}${url.host}`
}

function showPath(url: Url): string {
  if (url.host !== '' && url.path !== '' && !url.path.startsWith('/')) return `/${url.path}`
  const isFirst = url.scheme === '' && showAuthority(url) === ''
  // The first segment without the dot would be read as a scheme (RFC 3986, 4.2).
  return isFirst && splitAt(url.path, '/')[0].includes(':') ? `./${url.path}` : url.path
}

function splitAt(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** url.Parse, then URL.ResolveReference, which removes dot segments, also from absolute URLs. */
export function resolveUrl(base: Url, reference: string): Parsed<Url> {
  const parsed = parseUrl(reference)
  return parsed.ok ? accept(resolveReference(base, parsed.value)) : parsed
}

/** URL.ResolveReference. */
export function resolveReference(base: Url, reference: Url): Url {
  const scheme = reference.scheme || base.scheme
  if (reference.scheme !== '' || reference.host !== '' || reference.user !== null) {
    return { ...reference, scheme, path: resolvePath(reference.path) }
  }
  const isEmpty = reference.path === '' && !reference.forceQuery && reference.query === ''
  const query = isEmpty ? base.query : reference.query
  const fragment = isEmpty && reference.fragment === '' ? base.fragment : reference.fragment
  if (reference.path === '' && base.opaque !== '') {
    return { ...reference, scheme, query, fragment, opaque: base.opaque }
  }
  const path = resolvePath(joinPath(base.path, reference.path))
  return { ...reference, scheme, query, fragment, user: base.user, host: base.host, path }
}

function joinPath(base: string, reference: string): string {
  if (reference === '') return base
  if (reference.startsWith('/')) return reference
  return base.slice(0, base.lastIndexOf('/') + 1) + reference
}

/** `path` without its dot segments; it begins with a slash unless it is empty. */
function resolvePath(path: string): string {
  if (path === '') return ''
  const segments = path.split('/')
  const steps: string[] = []
  for (const segment of segments) {
    if (segment === '..') {
      steps.pop()
      // Go loses the root of the path here, so `/..//a` becomes `/a`, but `/.//a` becomes `//a`.
      if (steps.length === 1 && steps[0] === '') steps.pop()
    } else if (segment !== '.') steps.push(segment)
    else if (steps.length === 0) steps.push('')
  }
  const resolved = `/${steps.join('/')}${/(^|\/)\.\.?$/.test(path) ? '/' : ''}`
  const escaped = escapePart(resolved.startsWith('//') ? resolved.slice(1) : resolved, 'path')
  // Cannot fail: the path was escaped before.
  return escaped.ok ? escaped.value : resolved
}
