// Where a token may go: along the requests of one call, from the URL that it begins with.

/** One request: its URL's scheme, and its host's name as net/http compares it, without a port. */
export type Stop = { readonly scheme: 'http' | 'https'; readonly name: string }

/** `withheld`: the clients send it there, in clear text. `dropped`: nobody does. */
export type Reach = 'sent' | 'withheld' | 'dropped'

/**
 * What becomes of a host's token at each stop. A call begins with the host's discovery document, or with
 * the URL of a service that the document names: wherever that leads, the clients send the token of the
 * host that was asked (internal/registry/client.go, internal/getproviders/registry_client.go). From there
 * it follows redirects to the same name or a subdomain of it, over any port and scheme, and once taken
 * off it does not come back (net/http, makeHeadersCopier). We never send it in clear text.
 */
export function tokenReach(stops: readonly Stop[]): readonly Reach[] {
  const [first] = stops
  let isDropped = false
  return stops.map(({ scheme, name }) => {
    isDropped ||= first !== undefined && !keepsAuthorization(first.name, name)
    if (isDropped) return 'dropped'
    return scheme === 'https' ? 'sent' : 'withheld'
  })
}

/** The same name, or a subdomain of it (net/http, shouldCopyHeaderOnRedirect). */
function keepsAuthorization(first: string, next: string): boolean {
  if (first === next) return true
  // An address is below nothing, whatever it ends with; net/http asks that of IPv6 only.
  if (/[:%]|^[\d.]+$/.test(next)) return false
  return next.endsWith(`.${first}`)
}
