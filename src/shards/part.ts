// The part of a check that one shard has, as plain data.
import type { Hostname } from '../protocol/hostname.ts'
import type { Shard } from '../settings/shard.ts'
import { shardOf } from './rendezvous.ts'

export type Part = Shard & {
  /** Hosts with so many addresses that every shard contacts them, each for some of the addresses. */
  readonly split: ReadonlySet<Hostname>
  /** The modules and providers that other shards ask for, by `moduleKey` and `providerKey`. */
  readonly others: ReadonlySet<string>
  /** Hosts that only other shards contact. */
  readonly otherHosts: ReadonlySet<Hostname>
}

/** The host that is asked for each module and provider, by `moduleKey` and `providerKey`. */
export type AskedHosts = ReadonlyMap<string, Hostname>

// What one job asks a host for at the default of max-requests. The number is fixed, so that a host that is added
// changes nothing for the others.
const MOST_OF_ONE_JOB = 500

/** The part of a shard. `required`: the hosts of which something is required. */
export function partOf(shard: Shard, required: Iterable<Hostname>, asked: AskedHosts): Part {
  const counts = new Map<Hostname, number>()
  for (const host of asked.values()) counts.set(host, (counts.get(host) ?? 0) + 1)
  const large = Array.from(counts).flatMap(([host, count]) => (count > MOST_OF_ONE_JOB ? host : []))
  const split = new Set(large)
  const hosts = new Set([...required, ...counts.keys()])
  // Once for each host, which may have a thousand addresses.
  const otherHosts = new Set(
    [...hosts].filter((host) => !split.has(host) && shardOf(host, shard.count) !== shard.index)
  )
  const others = Array.from(asked).flatMap(([key, host]) => {
    const isOther = split.has(host)
      ? !asksFor({ ...shard, split }, host, key)
      : otherHosts.has(host)
    return isOther ? key : []
  })
  return { ...shard, split, others: new Set(others), otherHosts }
}

/** Whether the shard has what belongs to no host: findings about files, settings and credentials. */
export const isFirst = (part: Part | null): boolean => part === null || part.index === 1

/** Whether the shard asks a host for something that has this name there. */
export const asksFor = (
  part: Pick<Part, 'index' | 'count' | 'split'>,
  host: Hostname,
  name: string
): boolean => shardOf(part.split.has(host) ? `${host} ${name}` : host, part.count) === part.index

/** Whether the shard reports what files alone tell about a host; null: about none. */
export const reportsOn = (part: Part | null, host: Hostname | null): boolean =>
  part === null || (host === null ? part.index === 1 : shardOf(host, part.count) === part.index)

/** What all shards may do to a host, divided among those that contact it. */
export const shareOf = (part: Part | null, host: Hostname, whole: number): number =>
  part?.split.has(host) ? Math.ceil(whole / part.count) : whole
