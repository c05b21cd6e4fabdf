// Decides which hosts are not contacted: generic hostnames, and hosts that the allowlist leaves out.
import { hostGeneric, hostNotAllowed } from '../problems/host.ts'
import type { Problem } from '../problems/problem.ts'
import {
  type Hostname,
  type HostPattern,
  isAllowed,
  isGenericHostname,
  showHostname
} from '../protocol/hostname.ts'
import { type Visit, withoutRequest } from './evidence.ts'

/** Why a host that a file names is not contacted; null when it may be. */
export function whySkipped(host: Hostname, allowed: readonly HostPattern[]): Problem | null {
  const display = showHostname(host)
  if (isGenericHostname(host)) return hostGeneric({ host: display })
  return isAllowed(host, allowed) ? null : hostNotAllowed({ host: display })
}

/** The visit of a host that is not contacted. */
export const skip = (host: Hostname, problem: Problem): Visit => ({
  host,
  attempt: withoutRequest({ kind: 'skipped', problem }),
  earlier: [],
  later: [],
  credentials: null,
  looks: [],
  difference: null,
  forced: []
})
