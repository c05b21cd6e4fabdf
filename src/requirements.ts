// What must be offered, by which host, and why.
import type { Hostname } from './protocol/hostname.ts'

/** Why a host must offer a service. */
export type Because = 'hostnames input'

/** `service` is a service id, or 'any' for at least one usable service of any kind. */
export type Requirement = {
  readonly host: Hostname
  readonly service: string
  readonly because: readonly Because[]
}
