// Reads what a JSON report says about the check itself: dialect, repositories, shards, why it is not complete.
import type { Repository } from '../git/repository.ts'
import type { IncompleteReason } from '../problems/brief.ts'
import { RELEASES } from '../protocol/clients.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import { LEVELS, type Sign } from '../scan/signs.ts'
import { MAX_SHARDS, type Shards } from '../settings/shard.ts'
import {
  flag,
  integer,
  list,
  mismatch,
  nullable,
  object,
  oneOf,
  optional,
  type Read,
  text
} from '../shape/shape.ts'
import {
  anyText,
  count,
  leftOut,
  mainClient,
  mainClients,
  many,
  milliseconds,
  place,
  repositoryName
} from './read-values.ts'

/** ISO 8601, UTC. */
export const time: Read<string> = (value) => {
  const read = text('a time in ISO 8601 and UTC', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(value)
  return Number.isNaN(Date.parse(read)) ? mismatch('a time that exists', value) : read
}

const sign = object({
  client: mainClient,
  version: nullable(anyText),
  kind: oneOf(LEVELS),
  text: anyText
})

const release = oneOf(RELEASES.map(({ name }) => name))

const detectionShape = object({
  clients: mainClients,
  assumed: flag,
  why: anyText,
  versions: many(object({ client: mainClient, version: anyText })),
  releases: many(release),
  evidence: many((value): Sign => {
    const { kind, ...about } = sign(value)
    return { ...about, level: kind, place: place(value) }
  }),
  evidenceLeftOut: leftOut
})

/** The dialect but for its name. */
export const detection: Read<Omit<Dialect, 'name'>> = (value) => {
  const { clients, assumed, why, versions, releases, evidence, ...rest } = detectionShape(value)
  return {
    clients,
    releases: RELEASES.filter(({ name }) => releases.includes(name)),
    versions: Object.fromEntries(versions.map(({ client, version }) => [client, version])),
    why,
    evidence,
    ...(rest.evidenceLeftOut === 0 ? {} : rest),
    ...(assumed ? { isGuess: true } : {})
  }
}

const reasonShape = object({
  kind: oneOf(['deadline', 'signal', 'crash', 'missing', 'reported']),
  ms: optional(milliseconds, 0),
  signal: optional(anyText, ''),
  what: optional(oneOf(['shard', 'repository']), null),
  names: optional(many(anyText), []),
  total: optional(count, 0),
  why: optional(anyText, '')
})

/** A reason for a verdict that is not complete. */
export const reason: Read<IncompleteReason> = (value) => {
  const { kind, ms, signal, what, names, total, why } = reasonShape(value)
  switch (kind) {
    case 'deadline':
      return { kind, ms }
    case 'signal':
      return { kind, signal }
    case 'crash':
      return { kind }
    case 'missing':
      return { kind, what: what ?? 'shard', names, total }
    case 'reported':
      return { kind, why }
  }
}

export const repository: Read<Repository> = object({
  name: repositoryName,
  url: nullable(anyText),
  commit: nullable(text('a commit', /^[0-9a-f]{40,64}$/))
})

const shardsShape = object({
  indexes: list(integer(1, MAX_SHARDS), MAX_SHARDS),
  count: integer(1, MAX_SHARDS)
})
export const shards: Read<Shards> = (value) => {
  const { indexes, count } = shardsShape(value)
  const isAscending = indexes.every((index, at) => index <= count && index > (indexes[at - 1] ?? 0))
  return isAscending && indexes.length > 0 ? { indexes, count } : mismatch('shards in order', value)
}
