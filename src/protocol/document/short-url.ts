// URLs that stand for longer ones: a document may contain one of 1 MiB, and a redirect one of 256 KiB.
import type { Url } from '../../go/url.ts'
import { cutAt } from './short-value.ts'

/** In characters, of each part: servers accept no longer URL. */
export const MAX_URL = 2048

// What url.Parse accepts in no part, or not before the fragment (go/url.ts).
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/
const CONTROL = /[^ -~\u0080-\uffff]/
const BAD_USER = /[^A-Za-z0-9._~:!$&'()*+,;=%@-]/

/**
 * A URL of a document that is accepted or refused as the long one is, with the same flaws. Nothing of long user
 * info is left: a part of it could be read as a port, and quoted.
 */
export function shortUrl(value: string): string {
  if (value.length <= MAX_URL) return value
  const [main, fragment] = splitAt(value, '#')
  const [place, query] = splitAt(main, '?')
  const [start = ''] = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/)?/.exec(place) ?? []
  const rest = place.slice(start.length)
  const slash = rest.indexOf('/')
  const end = slash < 0 ? rest.length : slash
  const first = rest.slice(0, end)
  return [
    start,
    start.endsWith('//') ? shortAuthority(first) : shortPath(first.replace(/^.*@/s, '_:@')),
    shortPath(rest.slice(end)),
    cutAt(query, MAX_URL),
    CONTROL.test(main) ? '\u007f' : '',
    fragment && (BROKEN_ESCAPE.test(fragment) ? '#%' : '#')
  ].join('')
}

/** A URL as evidence keeps it: each part bounded, without fragment, and of user info only that there is one. */
export const keptUrl = (url: Url): Url => ({
  ...url,
  opaque: cutAt(url.opaque, MAX_URL),
  user: url.user === null ? null : { name: '', password: null },
  host: shortHost(url.host),
  path: shortPath(url.path),
  query: cutAt(url.query, MAX_URL),
  fragment: ''
})

function shortAuthority(authority: string): string {
  const at = authority.lastIndexOf('@')
  const user = authority.slice(0, Math.max(at, 0))
  const flaw = BAD_USER.test(user) ? '"' : BROKEN_ESCAPE.test(user) ? '%' : ''
  return `${at < 0 ? '' : `${flaw}@`}${shortHost(authority.slice(at + 1))}`
}

/** The same host and port, but for names and IPv6 zones that are far longer than those of any host. */
function shortHost(host: string): string {
  if (host.length <= MAX_URL) return host
  const port = /:\d*$/.exec(host)?.[0] ?? ''
  const name = host.slice(0, host.length - port.length)
  const cut = cutAt(name, MAX_URL)
  const closed = name.endsWith(']') ? ']' : ''
  const start = cut === name ? name : `${cut.replace(/%.?$/, '')}${closed}`
  return `${start}${cutAt(port.replace(/^:0+(?=\d)/, ':'), MAX_URL)}`
}

/** Keeps how a path begins and ends, and whether it has an empty segment; its middle decides nothing. */
function shortPath(path: string): string {
  const start = cutAt(path, MAX_URL)
  if (start === path) return path
  const broken = BROKEN_ESCAPE.test(path) ? '%' : ''
  const empty = path.includes('//', MAX_URL - 1) ? '//' : ''
  const end = /\/\.{0,2}$/.exec(path.slice(-3))?.[0] ?? ''
  return `${start.replace(/%.?$/, '')}${empty}~${broken}${end}`
}

/** The text before the mark, and the rest with the mark. */
function splitAt(text: string, mark: string): readonly [before: string, rest: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
