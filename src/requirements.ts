// What must be offered, by which host, and why.
import type { Hostname } from './protocol/hostname.ts'
import type { Settings } from './settings.ts'

/** Why a host must offer a service. */
export type Because = 'hostnames input'

/** `service` is a service id, or 'any' for at least one usable service of any kind. */
export type Requirement = {
  readonly host: Hostname
  readonly service: string
  readonly because: readonly Because[]
}

/**
 * A host's own list of services counts, else `required-services`, else any one service will do. One
 * requirement for each host and service.
 */
export function requirementsOf(
  settings: Pick<Settings, 'hostnames' | 'requiredServices'>
): readonly Requirement[] {
  return settings.hostnames.flatMap(({ host, services }) => {
    const listed = services.length > 0 ? services : settings.requiredServices
    const ids = listed.length > 0 ? [...new Set(listed)] : ['any']
    return ids.map((service): Requirement => ({ host, service, because: ['hostnames input'] }))
  })
}
