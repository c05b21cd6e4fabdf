// Host blocks of the CLI configuration. One replaces discovery only for the client that reads it, so a host is visited once and
// judged for each group of clients.
import type { ClientHostBlock } from '../observe/credentials/client-sources.ts'
import type { Visit } from '../observe/visit/evidence.ts'
import { groupsOf } from '../rules/problems/place.ts'
import type { MainClient } from '../rules/protocol/clients.ts'
import { discoveryUrl } from '../rules/protocol/hostname.ts'

/** A host as these clients see it. */
export type ForcedView = {
  readonly clients: readonly MainClient[]
  readonly visit: Visit
  /** Null for clients that contact the host. */
  readonly forced: ClientHostBlock | null
}

/** First the clients that contact the host, then those with a host block for it. */
export function viewsOf(visit: Visit, clients: readonly MainClient[]): readonly ForcedView[] {
  const forced = visit.forced.filter(({ client }) => clients.includes(client))
  const asking = clients.filter((client) => !forced.some((block) => block.client === client))
  const groups = groupsOf(forced, ({ place, services }) => JSON.stringify([place, services]))
  const blocks = groups.map((group): ForcedView => {
    const [first] = group
    // A host block is read like the host's document (svchost disco.go, ForceHostServices).
    const url = discoveryUrl(visit.host)
    const { services } = first
    const discovery = { kind: 'found', url, services } as const
    const timing = { ...visit.attempt.timing, totalMs: 0 }
    const attempt = { discovery, hops: [], timing, headMs: 0, certificates: [] }
    const viewed = { ...visit, attempt, earlier: [], later: [] }
    return { clients: group.map(({ client }) => client), visit: viewed, forced: first }
  })
  return asking.length > 0 || blocks.length === 0
    ? [{ clients: asking, visit, forced: null }, ...blocks]
    : blocks
}
