// Where clients find the services of a host, and whether this check may ask there.
import type { Url } from '../../go/url.ts'
import type { Network } from '../../network/connect.ts'
import { endpointOf, isPublic } from '../../network/endpoint.ts'
import type { Origin } from '../../network/redirects.ts'
import type { MainClient } from '../../protocol/clients.ts'
import {
  discoveryUrl,
  type Hostname,
  hostOfUrl,
  isAllowed,
  showHostname,
  splitHostname
} from '../../protocol/hostname.ts'
import { lookUp } from '../../protocol/services.ts'
import type { Visit } from '../evidence.ts'
import type { NotAsked } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'

/** `origin`: the host whose answer names the URL; null for a URL from the configuration of the reader. */
export type Where = { readonly url: Url; readonly origin: Origin | null } | NotAsked

/** Where a client finds a service: in the document of the host, or in a host block of its configuration. */
export function serviceOf(
  id: string,
  host: Hostname,
  client: MainClient,
  { settings, network, visits, onlyListed }: InquiryContext
): Where {
  const visit = visits.get(host)
  if (visit === undefined) return 'service'
  const { discovery } = visit.attempt
  const block = visit.forced.find((each) => each.client === client)
  const document =
    block === undefined
      ? discovery
      : ({ ...block, kind: 'found', url: discoveryUrl(host) } as const)
  if (document.kind !== 'found') return 'service'
  const { url: documentUrl, services } = document
  const found = lookUp(id, { services, documentUrl, display: showHostname(host), client })
  if (found.kind !== 'url' || !endpointOf(found.url).ok) return 'service'
  const at = hostOfUrl(found.url) ?? ''
  // As for discovery: the allowlist is for what files use. A host block is the machine's own configuration.
  const isOwn = block !== undefined
  const mayAsk = at === host || isNamed(at, settings) || onlyListed.has(`${host} ${id}`) || isOwn
  const origin = isOwn ? null : originOf(visit, network)
  return mayAsk ? { url: found.url, origin } : 'not-allowed'
}

export const isNamed = (
  host: string,
  { allowedHosts, hostnames }: InquiryContext['settings']
): boolean => isAllowed(host, allowedHosts) || hostnames.some((named) => named.host === host)

/** The host whose document names a URL. */
export const originOf = ({ host, attempt }: Visit, network: Network): Origin => ({
  isPublic: isPublic(network, splitHostname(host).name, attempt.hops[0]?.address ?? null)
})
