// Decides which hosts are not contacted: generic hostnames, hosts that only a guess implies, and hosts
// that the allowlist leaves out.
import { hostAssumed, hostGeneric, hostNotAllowed } from '../problems/not-contacted.ts'
import type { Problem } from '../problems/problem.ts'
import { type Hostname, isAllowed, isGenericHostname, showHostname } from '../protocol/hostname.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Settings } from '../settings/settings.ts'
import { type Visit, withoutRequest } from './evidence.ts'
import type { Requirement } from './requirements.ts'

type SkipSettings = Pick<Settings, 'hostnames' | 'allowedHosts'>

/** The hosts that are not contacted, and why. */
export type Skips = ReadonlyMap<Hostname, Problem>

/** The required hosts that are not contacted. Those in `hostnames` always are. */
export function skipsOf(
  requirements: readonly Requirement[],
  { hostnames, allowedHosts }: SkipSettings,
  { isGuess }: Pick<Dialect, 'isGuess'>
): Skips {
  const listed = new Set(hostnames.map(({ host }) => host))
  const skips = new Map<Hostname, Problem>()
  // The first requirement of a host has the first place.
  for (const requirement of requirements) {
    const { host } = requirement
    if (listed.has(host) || skips.has(host)) continue
    const isAssumed = isGuess === true || requirement.isAssumed === true
    const problem = whySkipped(requirement, isAssumed, isAllowed(host, allowedHosts))
    if (problem !== null) skips.set(host, problem)
  }
  return skips
}

function whySkipped(
  { host: hostname, isImplied, because, clients, isAssumed: isListed = false }: Requirement,
  isAssumed: boolean,
  isHostAllowed: boolean
): Problem | null {
  const host = showHostname(hostname)
  if (isGenericHostname(hostname)) return hostGeneric({ host })
  const [place] = because.filter((each) => typeof each !== 'string')
  const implied = isImplied && place !== undefined ? { place, clients } : null
  if (implied !== null && isAssumed) return hostAssumed({ host, ...implied, isListed })
  if (isHostAllowed) return null
  return hostNotAllowed(implied === null ? { host } : { host, implied })
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
