// Hosts whose services a host block of the CLI configuration defines, instead of their document. A block replaces
// discovery only for the client that reads it, so a host is visited once and judged for each group of clients.
import type { ClientHostBlock } from '../credentials/client-sources.ts'
import type { Json } from '../go/json.ts'
import { servicesForced, servicesForcedDiffer } from '../problems/cli-config.ts'
import { type Finding, findingOf } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import { discoveryUrl, showHostname } from '../protocol/hostname.ts'
import type { OfferedService } from '../protocol/services.ts'
import type { Attempt, Visit } from '../visit/evidence.ts'

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
  const asking = clients.filter((client) => !forced.some((each) => each.client === client))
  const groups = Map.groupBy(forced, ({ place, services }) => JSON.stringify([place, services]))
  const blocks = [...groups.values()].flatMap((group): readonly ForcedView[] => {
    const [first] = group
    if (first === undefined) return []
    const attempt = asFound(visit, first.services)
    const seen = { ...visit, attempt, earlier: [], later: [] }
    return [{ clients: group.map(({ client }) => client), visit: seen, forced: first }]
  })
  return asking.length > 0 || blocks.length === 0
    ? [{ clients: asking, visit, forced: null }, ...blocks]
    : blocks
}

/** A host block is read like the host's document (svchost disco.go, ForceHostServices). */
function asFound({ host, attempt }: Visit, services: readonly OfferedService[]): Attempt {
  const discovery = { kind: 'found', url: discoveryUrl(host), services, truncated: false } as const
  const timing = { ...attempt.timing, totalMs: 0 }
  return { discovery, hops: [], timing, headMs: 0, certificates: [] }
}

/** The host block, and whether the host's own document has other services. */
export function judgeForced(visit: Visit, { forced, clients }: ForcedView): readonly Finding[] {
  if (forced === null) return []
  const { discovery } = visit.attempt
  const at = `${forced.place.file}:${forced.place.line}`
  const block = { host: showHostname(visit.host), at }
  const offered = discovery.kind === 'found' ? discovery.services : forced.services
  const services = differences(forced.services, offered)
  const problems = [
    servicesForced(block),
    ...(services.length > 0 ? [servicesForcedDiffer({ ...block, services })] : [])
  ]
  return problems.map((problem) => findingOf(problem, { clients }))
}

function differences(forced: readonly OfferedService[], offered: readonly OfferedService[]) {
  const [ours, theirs] = [forced, offered].map(
    (services) => new Map(services.map(({ id, value }) => [id, value]))
  )
  const ids = new Set([...forced, ...offered].map(({ id }) => id))
  return [...ids].filter((id) => !isEqual(ours?.get(id), theirs?.get(id)))
}

/** Without recursion: a document may nest arrays 10,000 deep. */
function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  const pairs = [[a, b]]
  for (const [one, other] of pairs) {
    if (one === other) continue
    if (!isNested(one) || !isNested(other)) return false
    const keys = Object.keys(one)
    const isSameShape =
      Array.isArray(one) === Array.isArray(other) && keys.length === Object.keys(other).length
    if (!isSameShape || keys.some((key) => !Object.hasOwn(other, key))) return false
    for (const key of keys) pairs.push([one[key], other[key]])
  }
  return true
}

const isNested = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null
