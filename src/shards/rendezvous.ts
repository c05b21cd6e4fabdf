// Rendezvous hashing: which of several shards has a key. It depends on the key and the number of shards alone.

/** The shard, counted from 1, for which the hash of the key and the number of the shard is highest. */
export function shardOf(key: string, count: number): number {
  const bytes = new TextEncoder().encode(key)
  let best = 1
  let highest = -1
  for (let index = 1; index <= count; index += 1) {
    const hash = murmur3(bytes, index)
    if (hash > highest) {
      highest = hash
      best = index
    }
  }
  return best
}

/** MurmurHash3_x86_32, of which the seed is the number of the shard. */
export function murmur3(bytes: Uint8Array, seed: number): number {
  const { length } = bytes
  const tail = length & ~3
  let hash = seed
  for (let at = 0; at < tail; at += 4) {
    hash ^= scrambled(blockAt(bytes, at, 4))
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  if (tail < length) hash ^= scrambled(blockAt(bytes, tail, length - tail))
  hash ^= length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Up to four bytes, the lowest first. */
function blockAt(bytes: Uint8Array, at: number, count: number): number {
  let block = 0
  for (let index = count - 1; index >= 0; index -= 1)
    block = (block << 8) | (bytes[at + index] ?? 0)
  return block
}

function scrambled(block: number): number {
  const product = Math.imul(block, 0xcc9e2d51)
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593)
}
