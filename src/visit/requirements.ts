// Combines settings and usages into requirements: which service each host must offer, and why.
import { boundedPlaces, type Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { hostsNamedIn, type Usage, type UsageKind } from '../scan/usage.ts'
import type { Settings } from '../settings/settings.ts'

/** Why a service is required: a line that uses it, or the `hostnames` setting. */
export type Because = Place | 'hostnames input'

/** `service` is a service id, or 'any' for at least one usable service of any kind. */
export type Requirement = {
  readonly host: Hostname
  readonly service: string
  /** The checked clients that require it. */
  readonly clients: readonly MainClient[]
  /** In the order in which they were found. */
  readonly because: readonly Because[]
  /** No file and no setting names the host: it is the default of the clients. */
  readonly isImplied: boolean
  /** Every repository that requires it only assumes its CLI. Absent in a check of one repository. */
  readonly isAssumed?: boolean
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

/**
 * One requirement for each host and service, those of `hostnames` first. A host in `hostnames` must
 * offer the services listed with it, or else `required-services`, or else any one service. `named` are
 * the hosts that files name, changed or not.
 */
export function requirementsOf(
  settings: Pick<Settings, 'hostnames' | 'requiredServices'>,
  usages: readonly Usage[],
  clients: readonly MainClient[],
  named: ReadonlySet<Hostname> = hostsNamedIn(usages)
): readonly Requirement[] {
  const listed = settings.hostnames.flatMap(({ host, services }) => {
    const listed = services.length > 0 ? services : settings.requiredServices
    const ids = listed.length > 0 ? listed : ['any']
    return ids.map(
      (service): Requirement => ({
        host,
        service,
        clients,
        because: ['hostnames input'],
        isImplied: false,
        isForInit: true
      })
    )
  })
  const known = new Set([...named, ...settings.hostnames.map(({ host }) => host)])
  return merge([listed, requiredBy(usages, known)], clients)
}

function* requiredBy(
  usages: readonly Usage[],
  known: ReadonlySet<Hostname>
): Generator<Requirement> {
  for (const { kind, needs, place } of usages) {
    const isForInit = !AFTER_INIT.has(kind)
    for (const need of needs) {
      yield { ...need, because: [place], isImplied: !known.has(need.host), isForInit }
    }
  }
}

/** One requirement for each host and service of several lists. */
export function merge(
  lists: Iterable<Iterable<Requirement>>,
  clients: readonly MainClient[]
): readonly Requirement[] {
  const groups = new Map<string, Group>()
  for (const each of lists) for (const requirement of each) add(groups, requirement)
  return Array.from(groups.values(), (group) => ({
    ...group,
    because: boundedPlaces(group.because),
    clients: clients.filter((client) => group.clients.includes(client))
  }))
}

/** A requirement whose reasons are still collected. Not merged at the end, because there may be a hundred thousand usages. */
type Group = Requirement & {
  clients: MainClient[]
  because: Because[]
  isForInit: boolean
  isImplied: boolean
  isAssumed?: boolean
}

function add(groups: Map<string, Group>, requirement: Requirement): void {
  const { host, service, clients, because } = requirement
  const key = `${host} ${service}`
  const group = groups.get(key)
  if (group === undefined) {
    groups.set(key, { ...requirement, clients: [...clients], because: [...because] })
    return
  }
  group.isForInit ||= requirement.isForInit
  group.isImplied &&= requirement.isImplied
  if (group.isAssumed === true) group.isAssumed = requirement.isAssumed === true
  for (const one of because) group.because.push(one)
  for (const client of clients) if (!group.clients.includes(client)) group.clients.push(client)
}
