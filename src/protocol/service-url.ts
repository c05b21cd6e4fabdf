// Where a service is: the URL in a discovery document, read as the clients read it.
import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'
import type { Url } from '../go/url.ts'
import { parseUrl } from '../go/url.ts'
import { resolveReference } from '../go/url-resolve.ts'

/**
 * parseURL of svchost disco/host.go. `documentUrl` is where the document was found, after redirects.
 * Only a relative value is resolved; the dot segments of an absolute one stay. `why` is the clients'
 * message without its `failed to parse service URL: `.
 */
export function resolveServiceUrl(documentUrl: Url, value: string): Parsed<Url> {
  const parsed = parseUrl(value)
  if (!parsed.ok) return parsed
  const isRelative = parsed.value.scheme === ''
  const url = isRelative ? resolveReference(documentUrl, parsed.value) : parsed.value
  if (url.scheme !== 'http' && url.scheme !== 'https') {
    return refuse(`unsupported scheme ${url.scheme}`)
  }
  // A relative value inherits the user info of a redirect's Location, and is then refused, too.
  if (url.user !== null) {
    return refuse('embedded username/password information is not permitted')
  }
  return accept({ ...url, fragment: '' })
}
