// Finds the services of hosts as each client does, and decides which hosts this check may ask.

import type { Dialect } from '../../../read/scan/clients/dialect.ts'
import { parseUrl, type Url } from '../../../rules/go/url.ts'
import type { MainClient } from '../../../rules/protocol/clients.ts'
import * as hostnames from '../../../rules/protocol/hostname.ts'
import { lookUp } from '../../../rules/protocol/services.ts'
import type { Settings } from '../../../settings/settings.ts'
import { endpointOf, isPublic } from '../../network/connect.ts'
import type { Network } from '../../network/dial.ts'
import type { Hop, Origin } from '../../network/redirects.ts'
import type { Visit } from '../evidence.ts'
import type { Requirement } from '../requirements.ts'
import type { Where } from './question.ts'

type PlacesOptions = {
  readonly settings: Pick<Settings, 'hostnames' | 'allowedHosts'>
  readonly dialect: Pick<Dialect, 'clients'>
  readonly visits: ReadonlyMap<hostnames.Hostname, Visit>
  readonly requirements: readonly Requirement[]
  readonly network: Network
}

export type Places = ReturnType<typeof placesOf>

export function placesOf({ settings, network, visits, dialect, requirements }: PlacesOptions) {
  const used = requirements.filter(({ because }) => because.some((at) => typeof at !== 'string'))
  // The services of which only lines of `hostnames` name anything.
  const addresses = settings.hostnames.flatMap((host) => host.addresses)
  const listed = keysOf(addresses).difference(keysOf(used))
  const isAllowed = (host: string) => hostnames.isAllowed(host, settings.allowedHosts)
  const isNamed = (host: string) => hostnames.isNamed(host, settings)
  /** The host that answered a request. */
  const originOf = (hop: Pick<Hop, 'url' | 'address'> | null | undefined): Origin => {
    const url = parseUrl(hop?.url ?? '')
    const endpoint = url.ok ? endpointOf(url.value) : null
    const { address = null } = hop ?? {}
    return { isPublic: !endpoint?.ok || isPublic(network, endpoint.value.name, address) }
  }
  const serviceOf = (id: string, host: hostnames.Hostname, client: MainClient): Where => {
    const visit = visits.get(host)
    if (visit === undefined) return 'service'
    const { discovery, hops } = visit.attempt
    const block = visit.forced.find((forced) => forced.client === client)
    const document =
      block === undefined
        ? discovery
        : ({ ...block, kind: 'found', url: hostnames.discoveryUrl(host) } as const)
    if (document.kind !== 'found') return 'service'
    const { url: documentUrl, services } = document
    const display = hostnames.showHostname(host)
    const service = lookUp(id, { services, documentUrl, display, client })
    if (service.kind !== 'url' || !endpointOf(service.url).ok) return 'service'
    const { url } = service
    // A host block is the machine's own configuration.
    if (block !== undefined) return { url, origin: null, block: block.place }
    const at = hostnames.hostOfUrl(url) ?? ''
    // The allowlist is for what files use, as in discovery.
    const mayAsk = at === host || isNamed(at) || listed.has(`${host} ${id}`)
    return mayAsk ? { url, origin: originOf(hops[0]) } : 'not-allowed'
  }
  /** Below the URL of a service, which the document of the host names, or a host block of the client. */
  const belowService =
    (id: string, host: hostnames.Hostname, urlOf: (base: Url) => Url) =>
    (client: MainClient): Where => {
      const where = serviceOf(id, host, client)
      return typeof where === 'string' ? where : { ...where, url: urlOf(where.url) }
    }
  return { clients: dialect.clients, visits, belowService, isAllowed, isNamed, originOf }
}

const keysOf = (services: readonly { readonly host: string; readonly service: string }[]) =>
  new Set(services.map(({ host, service }) => `${host} ${service}`))
