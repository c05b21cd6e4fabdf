// Host blocks of the CLI configuration. One replaces discovery only for the client that reads it, so a host is visited once and
// judged for each group of clients; and a finding says so, and how the block differs from the document.
import type { ClientHostBlock } from '../observe/credentials/client-sources.ts'
import type { Visit } from '../observe/visit/evidence.ts'
import { isObject, type Json } from '../rules/go/json.ts'
import { servicesForced, servicesForcedDiffer } from '../rules/problems/cli-config.ts'
import { type Note, noteOf } from '../rules/problems/note.ts'
import { groupsOf } from '../rules/problems/place.ts'
import type { MainClient } from '../rules/protocol/clients.ts'
import { discoveryUrl, showHostname } from '../rules/protocol/hostname.ts'
import { lineOf } from './finding.ts'

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

/** That the block replaces discovery. */
export function judgeBlock(
  { host, attempt: { discovery } }: Visit,
  { place, services }: ClientHostBlock,
  clients: readonly MainClient[]
): readonly Note[] {
  const block = { host: showHostname(host), at: lineOf(place) }
  const offered = discovery.kind === 'found' ? discovery.services : services
  const [ours, theirs] = [services, offered].map(
    (all) => new Map(all.map(({ id, value }) => [id, textOf(value)]))
  )
  const ids = new Set([...services, ...offered].map(({ id }) => id))
  const differing = [...ids].filter((id) => ours?.get(id) !== theirs?.get(id))
  const differs = servicesForcedDiffer({ ...block, services: differing })
  return [servicesForced(block), ...(differing.length > 0 ? [differs] : [])].map((problem) =>
    noteOf(problem, { clients })
  )
}

/** Equal for equal values, whatever the order of their members. */
function textOf(value: Json | undefined): string {
  const sorted = (_: string, value: Json) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value
  try {
    return JSON.stringify(value ?? null, sorted)
  } catch {
    return 'nested too deeply'
  }
}
