// Combines settings and usages into requirements: which service each host must offer, and which hosts are not contacted.

import type { ProviderId } from '../../read/cli-config/provider-pattern.ts'
import type { Root } from '../../read/roots/root.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import { hostsNamedIn, type Need, type Usage, type UsageKind } from '../../read/scan/usage.ts'
import { hostGeneric, hostNotAllowed } from '../../rules/problems/not-contacted.ts'
import {
  type Because,
  boundedPlaces,
  firstOfEach,
  groupsOf,
  type Place,
  sourcesFirst
} from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import {
  CLIENT_NAMES,
  isDefaultRegistry,
  MAIN_CLIENTS,
  type MainClient
} from '../../rules/protocol/clients.ts'
import {
  type Hostname,
  isAllowed,
  isGenericHostname,
  showHostname,
  unicodeHostname
} from '../../rules/protocol/hostname.ts'
import { ASKED, MODULES, PROVIDERS } from '../../rules/protocol/services.ts'
import type { Settings } from '../../settings/settings.ts'

/** `service` is a service id, or 'any' for at least one usable service of any kind. */
export type Requirement = {
  readonly host: Hostname
  readonly service: string
  /** The checked clients that require it. */
  readonly clients: readonly MainClient[]
  /** In the order in which they were found, lock files last. */
  readonly because: readonly Because[]
  /** No file and no setting names the host: it is the default of the clients. */
  readonly isImplied: boolean
  /** `init` contacts the host. Otherwise only `plan`, `test` or `migrate` does. */
  readonly isForInit: boolean
}

// Data sources and providers are first used by `plan`.
const AFTER_INIT: ReadonlySet<UsageKind> = new Set<UsageKind>([
  'remote_state',
  'remote_state_default',
  'provider_tfe',
  'provider_tfe_default',
  'test_backend_remote',
  'test_backend_remote_default',
  'migrate_backend_remote',
  'migrate_backend_remote_default'
])

/** The hosts of `hostnames` first, which need the services listed there, in `required-services`, or any. `named`: hosts in files. */
export function requirementsOf(
  settings: Pick<Settings, 'hostnames' | 'requiredServices'>,
  usages: readonly Usage[],
  clients: readonly MainClient[],
  named: ReadonlySet<Hostname> = hostsNamedIn(usages)
): readonly Requirement[] {
  const because: readonly Because[] = ['hostnames input']
  const listed = settings.hostnames.flatMap(({ host, services }) => {
    const listed = services.length > 0 ? services : settings.requiredServices
    const ids = listed.length > 0 ? listed : ['any']
    const shared = { host, clients, because, isImplied: false, isForInit: true }
    return ids.map((service) => ({ ...shared, service }))
  })
  const namedHosts = new Set([...named, ...settings.hostnames.map(({ host }) => host)])
  const used = usages.flatMap(({ kind, needs, place }) =>
    needs.map((need) => ({
      ...need,
      because: [place],
      isImplied: !namedHosts.has(need.host),
      isForInit: !AFTER_INIT.has(kind)
    }))
  )
  return merge([listed, used], clients)
}

/** One requirement for each host and service of several lists. */
export function merge(lists: readonly (readonly Requirement[])[], clients: readonly MainClient[]) {
  return groupsOf(lists.flat(), ({ host, service }) => `${host} ${service}`).map((group) => {
    const [{ host, service }] = group
    return {
      host,
      service,
      // Copies, because V8 gives room for 16 more items to a list that grows: 128 bytes for each requirement of a fleet.
      clients: [...clients.filter((client) => group.some((need) => need.clients.includes(client)))],
      because: boundedPlaces(sourcesFirst(group.flatMap(({ because }) => because))),
      isImplied: group.every(({ isImplied }) => isImplied),
      isForInit: group.some(({ isForInit }) => isForInit)
    }
  })
}

/** Only packages of public hosts name it, which lead to no private address. */
export const isOfPublic = ({ because }: Requirement): boolean =>
  because.every((at) => typeof at !== 'string' && at.inside?.isPublic === true)

/** What the modules of packages require: of each root, by the calls that lead to them, and a line inside for each of these. */
export function requirementsInside(
  roots: readonly Root[],
  isAsked: (provider: ProviderId, root: Root) => boolean,
  clients: readonly MainClient[]
): readonly Requirement[] {
  const isInside = (place: Place) => place.inside !== undefined
  const required = roots.flatMap((root) => {
    const { calls, providers, client } = root
    const shared = { clients: [client], isForInit: true }
    const modules = calls.flatMap(({ module, place }) => {
      if (module === null || !isInside(place)) return []
      const { host, hostImplied: isImplied } = module
      return { ...shared, host, service: MODULES, because: [place], isImplied }
    })
    const others = providers.flatMap(({ provider, places }) => {
      const because = places.filter(isInside)
      if (because.length === 0 || !isAsked(provider, root)) return []
      const { host } = provider
      return { ...shared, host, service: PROVIDERS, because, isImplied: isDefaultRegistry(host) }
    })
    return [...modules, ...others]
  })
  const lineOf = (at: Because) =>
    typeof at === 'string' ? at : `${at.file}:${at.line} ${at.inside?.isPublic}`
  return merge([required], clients).map((one) => ({
    ...one,
    because: firstOfEach(one.because, lineOf)
  }))
}

/** A repository whose CLI is only assumed, null for this checkout, and the hosts that it requires as defaults of that CLI. */
export type Guess = {
  readonly repository: string | null
  readonly hosts: ReadonlySet<Hostname>
}

/** The guess of a repository with these requirements; none if its CLI is known. */
export const guessesOf = (
  repository: string | null,
  { isGuess }: Pick<Dialect, 'isGuess'>,
  requirements: readonly Requirement[]
): readonly Guess[] => {
  const hosts = requirements.flatMap(({ host, isImplied }) => (isImplied ? host : []))
  return isGuess ? [{ repository, hosts: new Set(hosts) }] : []
}

/** The hosts that are not contacted, and why. */
export type Skips = ReadonlyMap<Hostname, Problem>

/** Generic hostnames, and hosts that are not allowed; never those in `hostnames`. */
export function skipsOf(
  requirements: readonly Requirement[],
  { hostnames, allowedHosts }: Pick<Settings, 'hostnames' | 'allowedHosts'>
): Skips {
  const listed = new Set(hostnames.map(({ host }) => host))
  const skips = new Map<Hostname, Problem>()
  // The first requirement of a host has the first place.
  for (const { host, isImplied, because, clients } of requirements) {
    if (listed.has(host) || skips.has(host)) continue
    const shown = { host: showHostname(host) }
    const [place] = because.filter((reason) => typeof reason !== 'string')
    const implied = isImplied && place !== undefined && { implied: { place, clients } }
    if (isGenericHostname(host)) skips.set(host, hostGeneric(shown))
    else if (!isAllowed(host, allowedHosts)) {
      skips.set(host, hostNotAllowed({ ...shown, ...implied }))
    }
  }
  return skips
}
/** Names that stay in reports, also where a token is one: of the clients, their services, and what files and settings need. */
export const namesIn = (
  needs: readonly (Pick<Need, 'host'> & Partial<Need>)[],
  usages: readonly Pick<Usage, 'directHost'>[]
): ReadonlySet<string> =>
  new Set([
    ...[...MAIN_CLIENTS, ...Object.values(CLIENT_NAMES), ...ASKED],
    ...needs.flatMap(({ host, service = host }) => [host, unicodeHostname(host), service]),
    ...usages.flatMap(({ directHost }) => directHost ?? [])
  ])
