// Reads what a JSON report says about the check itself: time, shards, why it is not complete.
import type { IncompleteReason } from '../problems/brief.ts'
import { MAX_SHARDS, type Shards } from '../settings/shard.ts'
import { integer, list, mismatch, object, oneOf, type Read, text } from '../shape/shape.ts'
import { repositoryName } from '../shape/values.ts'
import { count, many, milliseconds } from './read-values.ts'

/** ISO 8601, UTC. */
export const time: Read<string> = (value) => {
  const read = text('a time in ISO 8601 and UTC', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(value)
  return Number.isNaN(Date.parse(read)) ? mismatch('a time that exists', value) : read
}

const missingShape = object({ what: oneOf(['shard', 'repository']), total: count })
const leftOutShape = object({ what: oneOf(['host', 'finding', 'root module']), count })
const kindShape = object({ kind: oneOf(['deadline', 'signal', 'crash', 'missing', 'left-out']) })
const number = text('the number of a shard', /^\d{1,3}$/)

/** A reason for a verdict that is not complete. It becomes a part of the first sentence of every output. */
export const reason: Read<IncompleteReason> = (value) => {
  const { kind } = kindShape(value)
  switch (kind) {
    case 'deadline':
      return { kind, ...object({ ms: milliseconds })(value) }
    case 'signal':
      return { kind, ...object({ signal: text('a signal', /^SIG[A-Z\d]{1,20}$/) })(value) }
    case 'crash':
      return { kind }
    case 'missing': {
      const { what, total } = missingShape(value)
      const name = what === 'shard' ? number : repositoryName
      return { kind, what, ...object({ names: many(name) })(value), total }
    }
    case 'left-out':
      return { kind, ...leftOutShape(value) }
  }
}

const shardsShape = object({
  indexes: list(integer(1, MAX_SHARDS), MAX_SHARDS),
  count: integer(1, MAX_SHARDS)
})
export const shards: Read<Shards> = (value) => {
  const { indexes, count } = shardsShape(value)
  const isAscending = indexes.every((index, at) => index <= count && index > (indexes[at - 1] ?? 0))
  if (!isAscending || indexes.length === 0) mismatch('shards in order', value)
  // A report of all shards does not name them.
  return indexes.length < count || count === 1
    ? { indexes, count }
    : mismatch('some of the shards, not all', value)
}
