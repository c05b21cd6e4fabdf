// Where a service is: the URL in a discovery document, read as the clients read it.
import { parseUrl, type Url } from '../go/url.ts'
import { resolveReference } from '../go/url-resolve.ts'

export type ServiceUrl =
  | { readonly ok: true; readonly value: Url }
  /** `why` is the clients' message without its `failed to parse service URL: `. */
  | { readonly ok: false; readonly reason: UrlRefusal; readonly why: string }

/** Go cannot parse it, it is neither http nor https, or it has a user name. */
export type UrlRefusal = 'syntax' | 'scheme' | 'user-info'

/**
 * parseURL of svchost disco/host.go. `documentUrl` is where the document was found, after redirects.
 * Only a relative value is resolved; the dot segments of an absolute one stay.
 */
export function resolveServiceUrl(documentUrl: Url, value: string): ServiceUrl {
  const parsed = parseUrl(value)
  if (!parsed.ok) return { ...parsed, reason: 'syntax' }
  const isRelative = parsed.value.scheme === ''
  const url = isRelative ? resolveReference(documentUrl, parsed.value) : parsed.value
  if (url.scheme !== 'http' && url.scheme !== 'https') {
    return { ok: false, reason: 'scheme', why: `unsupported scheme ${url.scheme}` }
  }
  // A relative value inherits the user info of a redirect's Location, and is then refused, too.
  if (url.user !== null) {
    const why = 'embedded username/password information is not permitted'
    return { ok: false, reason: 'user-info', why }
  }
  return { ok: true, value: { ...url, fragment: '' } }
}
