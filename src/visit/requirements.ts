// What must be offered, by which host, for which client, and why.

import type { Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Usage } from '../scan/usage.ts'
import type { Settings } from '../settings/settings.ts'

/** Why a host must offer a service: a line that uses it, or the person who asked. */
export type Because = Place | 'hostnames input'

/** `service` is a service id, or 'any' for at least one usable service of any kind. */
export type Requirement = {
  readonly host: Hostname
  readonly service: string
  /** The clients in force that need it. */
  readonly clients: readonly MainClient[]
  /** In the order in which they were found; the first is where a finding is shown. */
  readonly because: readonly Because[]
}

/**
 * One requirement for each host and service: first those of `hostnames`, then those of usages. In
 * `hostnames`, a host's own list counts, else `required-services`, else any one service will do.
 */
export function requirementsOf(
  settings: Pick<Settings, 'hostnames' | 'requiredServices'>,
  usages: readonly Usage[],
  clients: readonly MainClient[]
): readonly Requirement[] {
  const asked = settings.hostnames.flatMap(({ host, services }) => {
    const listed = services.length > 0 ? services : settings.requiredServices
    const ids = listed.length > 0 ? listed : ['any']
    return ids.map(
      (service): Requirement => ({ host, service, clients, because: ['hostnames input'] })
    )
  })
  const used = usages.flatMap(({ needs, place }) =>
    needs.map((need): Requirement => ({ ...need, because: [place] }))
  )
  return merge([...asked, ...used], clients)
}

function merge(
  requirements: readonly Requirement[],
  inForce: readonly MainClient[]
): readonly Requirement[] {
  const groups = Map.groupBy(requirements, ({ host, service }) => `${host} ${service}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const clients = inForce.filter((client) => group.some((each) => each.clients.includes(client)))
    return [{ ...first, clients, because: group.flatMap(({ because }) => because) }]
  })
}
