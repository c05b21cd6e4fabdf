// The URL of a service, as discovery found it, and what is asked below it.
import type { Url } from '../../go/url.ts'
import { endpointOf } from '../../network/endpoint.ts'
import { isPublic, type Origin } from '../../network/redirects.ts'
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
import type { Asked, PerClient } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askAndRead, type Reading, type Target } from './question.ts'

/** What each of the clients makes of the answer at a URL below that of a service of a host. */
export const askService = <T>(
  id: string,
  host: Hostname,
  clients: readonly MainClient[],
  urlOf: (base: Url) => Url,
  reading: Reading<T>,
  context: InquiryContext
): Promise<PerClient<Asked<T>>> => {
  const targets = clients.map((client): Target => {
    const at = serviceOf(id, host, client, context)
    return { client, at: typeof at === 'string' ? at : { ...at, url: urlOf(at.url) } }
  })
  return askAndRead(host, targets, reading, context)
}

/**
 * Where a client finds a service of a host: in its document, or in a host block of its configuration. What discovery
 * did not find has its own finding.
 */
export function serviceOf(
  id: string,
  host: Hostname,
  client: MainClient,
  { settings, network, visits, onlyListed }: InquiryContext
): Target['at'] {
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

/** Whether a setting names the host. */
export const isNamed = (
  host: string,
  { allowedHosts, hostnames }: InquiryContext['settings']
): boolean => isAllowed(host, allowedHosts) || hostnames.some((named) => named.host === host)

export const originOf = (
  { host, attempt }: Visit,
  network: Parameters<typeof isPublic>[0]
): Origin => ({
  isPublic: isPublic(network, splitHostname(host).name, attempt.hops[0]?.address ?? null)
})
