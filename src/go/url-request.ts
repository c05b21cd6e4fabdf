// What of a URL goes on the wire: the request target, and the user info as a header.
import type { Url } from './url.ts'

/**
 * URL.RequestURI, what net/http puts between the method and `HTTP/1.1`. Not ASCII, and possibly with
 * spaces, where the query or an opaque URL was not: Go sends those as they are, in UTF-8.
 */
export function requestTarget(url: Url): string {
  const query = url.forceQuery || url.query !== '' ? `?${url.query}` : ''
  return (url.opaque || url.path || '/') + query
}

/** The `Authorization` that net/http makes of user info when nothing else sets one; null without. */
export function basicAuthorization(url: Url): string | null {
  if (url.user === null) return null
  // User info is escaped ASCII, so unescaping gives the bytes themselves, one character each.
  const bytes = `${url.user.name}:${url.user.password ?? ''}`.replace(/%[0-9A-F]{2}/g, (triplet) =>
    String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
  )
  return `Basic ${btoa(bytes)}`
}
