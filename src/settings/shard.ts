// The `shard` setting.
import { accept, type Parsed, refuse } from '../go/parsed.ts'

/** One of `count` parts of the hosts; `index` counts from 1. */
export type Shard = { readonly index: number; readonly count: number }

/** Those of `count` parts that reports have. */
export type Shards = { readonly indexes: readonly number[]; readonly count: number }

// The most jobs that a matrix of GitHub can have (docs, "Running variations of jobs").
export const MAX_SHARDS = 256

/** `3/16`: the third of sixteen parts. */
export function readShard(text: string): Parsed<Shard> {
  const [, index = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (index >= 1 && index <= count && count <= MAX_SHARDS) return accept({ index, count })
  return refuse(
    `"${text}" is no shard; expected I/N, where N is at most ${MAX_SHARDS} and I is from 1 to N: "1/4"`
  )
}
