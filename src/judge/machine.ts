// Decides if this machine, and not a host, is the cause of what all hosts have in common.

import type { Visit } from '../observe/visit/evidence.ts'
import { statusPageOf } from '../rules/problems/brief.ts'
import { machineNetwork } from '../rules/problems/host.ts'
import type { Obstacle } from '../rules/problems/http/obstacle.ts'
import type { Problem } from '../rules/problems/problem.ts'
import { showHostname } from '../rules/protocol/hostname.ts'

/** The problem of this machine if all hosts fail in one way before any answers; else null, and for one private host, which can fail alone. */
export function machineProblem(visits: readonly Visit[]): Problem | null {
  const contacted = visits.filter(({ attempt }) => attempt.hops.length > 0)
  const [first, ...others] = contacted.flatMap((visit) => obstacleOf(visit) ?? [])
  if (!first || others.length < contacted.length - 1) return null
  const isPublic = contacted.some(({ host }) => statusPageOf(host) !== null)
  const isSuspect = isPublic || (others.length > 0 && !first.isCommon)
  if (!isSuspect || others.some((other) => wayOf(other) !== wayOf(first))) return null
  const hosts = contacted.map(({ host }) => showHostname(host))
  return machineNetwork(hosts, [first, ...others])
}

/** Equal for what stops the machine in one way. Hosts that are not reached may fail differently. */
const wayOf = ({ verb, what }: Obstacle): string => (verb.startsWith('cannot') ? verb : what)

/** The obstacle before a host; undefined if the host itself answered. */
function obstacleOf({ attempt: { discovery, hops } }: Visit): Obstacle | undefined {
  const obstacle = discovery.kind === 'failed' ? discovery.problem.obstacle : undefined
  const isSilent = hops.every(({ status }) => status === null)
  return isSilent || obstacle?.verb === 'does not reach' ? obstacle : undefined
}
