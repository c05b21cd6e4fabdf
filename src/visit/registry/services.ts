// The URL of a service, as discovery found it.
import type { Url } from '../../go/url.ts'
import { endpointOf } from '../../network/endpoint.ts'
import type { Network } from '../../network/network.ts'
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
import { lookUp, type OfferedService } from '../../protocol/services.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Visit } from '../evidence.ts'
import type { NotAsked } from './evidence.ts'
import type { Target } from './question.ts'

type Rules = {
  readonly settings: Pick<Settings, 'allowedHosts' | 'hostnames'>
  readonly network: Pick<Network, 'resolve'>
  readonly visits: ReadonlyMap<Hostname, Visit>
  /** The services of which only lines of `hostnames` name anything, as `HOST SERVICE`. */
  readonly onlyListed: ReadonlySet<string>
}

/** Where each of the clients asks below the URL of a service of a host. */
export const targetsOf = (
  id: string,
  host: Hostname,
  clients: readonly MainClient[],
  urlOf: (base: Url) => Url,
  rules: Rules
): readonly Target[] =>
  clients.map((client) => {
    const service = serviceOf(id, host, client, rules)
    return service.kind === 'service'
      ? { ...service, client, url: urlOf(service.url) }
      : { ...service, client }
  })

type Service =
  | { readonly kind: 'service'; readonly url: Url; readonly origin: Origin | null }
  | { readonly kind: 'not-asked'; readonly why: NotAsked }

/** Where a client finds a service of a host: in its document, or in a host block of its configuration. */
export function serviceOf(
  id: string,
  host: Hostname,
  client: MainClient,
  { settings: { allowedHosts, hostnames }, network, visits, onlyListed }: Rules
): Service {
  const visit = visits.get(host)
  const document = visit === undefined ? null : documentFor(visit, client)
  if (document === null) return { kind: 'not-asked', why: 'service' }
  const { url: documentUrl, services, origin } = document
  const display = showHostname(host)
  const found = lookUp(id, { services, documentUrl, display, client })
  if (found.kind !== 'url' || !endpointOf(found.url).ok) {
    return { kind: 'not-asked', why: 'service' }
  }
  const at = hostOfUrl(found.url) ?? ''
  // As for discovery: the allowlist is for what files use. A host block is the machine's own configuration.
  const mayAsk =
    at === host ||
    isAllowed(at, allowedHosts) ||
    hostnames.some((named) => named.host === at) ||
    onlyListed.has(`${host} ${id}`) ||
    origin === null
  if (!mayAsk) return { kind: 'not-asked', why: 'not-allowed' }
  return { kind: 'service', url: found.url, origin: origin && originOf(origin, network) }
}

type DocumentFor = {
  readonly url: Url
  readonly services: readonly OfferedService[]
  /** Null for a host block, which is the reader's own configuration. */
  readonly origin: Visit | null
}

/** Null where discovery found nothing, which has its own finding. */
function documentFor(visit: Visit, client: MainClient): DocumentFor | null {
  const { discovery } = visit.attempt
  const block = visit.forced.find((each) => each.client === client)
  if (block !== undefined) {
    return { url: discoveryUrl(visit.host), services: block.services, origin: null }
  }
  return discovery.kind === 'found' ? { ...discovery, origin: visit } : null
}

export const originOf = ({ host, attempt }: Visit, network: Rules['network']): Origin => ({
  isPublic: isPublic(network, splitHostname(host).name, attempt.hops[0]?.address ?? null)
})
