// Hosts whose services a client's own configuration gives: what it sees instead of the document.

import { servicesForced, servicesForcedDiffer } from '../problems/services-forced.ts'
import type { MainClient } from '../protocol/clients.ts'
import { discoveryUrl, showHostname } from '../protocol/hostname.ts'
import type { OfferedService } from '../protocol/services.ts'
import type { Attempt, Forced, Visit } from '../visit/evidence.ts'
import { type Draft, draftOf } from './draft.ts'

/** A host as these clients see it. */
export type View = {
  readonly clients: readonly MainClient[]
  readonly visit: Visit
  /** Null for clients that ask the host. */
  readonly forced: Forced | null
}

/** Clients that ask the host first, then each one that has a host block for it. */
export function viewsOf(visit: Visit, clients: readonly MainClient[]): readonly View[] {
  const forced = visit.forced.filter(({ client }) => clients.includes(client))
  const asking = clients.filter((client) => !forced.some((each) => each.client === client))
  const groups = Map.groupBy(forced, ({ place, services }) => JSON.stringify([place, services]))
  const blocks = [...groups.values()].flatMap((group): readonly View[] => {
    const [first] = group
    if (first === undefined) return []
    const seen: Visit = { ...visit, attempt: asFound(visit, first.services), earlier: [] }
    return [{ clients: group.map(({ client }) => client), visit: seen, forced: first }]
  })
  return asking.length > 0 || blocks.length === 0
    ? [{ clients: asking, visit, forced: null }, ...blocks]
    : blocks
}

/** What is forced is resolved as if it stood in the host's document (svchost disco.go, ForceHostServices). */
function asFound({ host, attempt }: Visit, services: readonly OfferedService[]): Attempt {
  return {
    discovery: { kind: 'found', url: discoveryUrl(host), services, truncated: false },
    hops: [],
    timing: { ...attempt.timing, totalMs: 0 },
    certificates: []
  }
}

/** That discovery is not asked, and whether the host itself says something else. */
export function judgeForced(visit: Visit, { forced, clients }: View): readonly Draft[] {
  if (forced === null) return []
  const display = showHostname(visit.host)
  const at = `${forced.place.file}:${forced.place.line}`
  const { discovery } = visit.attempt
  const offered = discovery.kind === 'found' ? discovery.services : null
  const block = { host: display, at }
  const drafts = [servicesForced(block)]
  const differing = offered === null ? [] : differences(forced.services, offered)
  if (differing.length > 0) drafts.push(servicesForcedDiffer({ ...block, services: differing }))
  return drafts.map((problem) => draftOf({ ...problem, affects: clients }))
}

// A document may list any number of services.
const MAX_NAMES = 10

function differences(
  forced: readonly OfferedService[],
  offered: readonly OfferedService[]
): readonly string[] {
  const text = (services: readonly OfferedService[], id: string) =>
    JSON.stringify(services.find((service) => service.id === id)?.value)
  const ids = new Set([...forced, ...offered].map(({ id }) => id))
  return [...ids].filter((id) => text(forced, id) !== text(offered, id)).slice(0, MAX_NAMES)
}
