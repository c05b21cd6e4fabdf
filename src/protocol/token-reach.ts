// Where a token may go: to its host, and along redirects to the same host or a subdomain of it.

/**
 * Whether the clients keep `Authorization` on a redirect from the first URL to another: same host name
 * or a subdomain; ports and schemes do not count (net/http, shouldCopyHeaderOnRedirect).
 */
export function keepsAuthorization(first: string, next: string): boolean {
  if (first === next) return true
  // An IPv6 literal has no subdomains, whatever it ends with.
  if (/[:%]/.test(next)) return false
  return next.endsWith(`.${first}`)
}
