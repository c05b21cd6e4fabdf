// Reports in pieces: however long a report is, no string reaches the engine's limit, and memory stays small.

/** The bytes that are left for a part of a report. */
export class Room {
  private bytes: number

  constructor(bytes: number) {
    this.bytes = bytes
  }

  /** Whether the text fits; then its bytes are taken. */
  take(text: string): boolean {
    const bytes = bytesOf(text)
    if (bytes > this.bytes) return false
    this.bytes -= bytes
    return true
  }
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

// A smaller item may still fit, but not every one of a hundred thousand is tried.
const MAX_MISSES = 100

/** Yields the rendered items that fit, with `between` them. Returns how many did not fit. */
export function* fitting<T>(
  items: Iterable<T>,
  room: Room,
  render: (item: T) => string,
  between = ''
): Generator<string, number> {
  let [shown, left] = [0, 0]
  for (const item of items) {
    const text = left < MAX_MISSES ? render(item) : null
    if (text !== null && room.take(text)) yield `${shown++ === 0 ? '' : between}${text}`
    else left += 1
  }
  return left
}

/**
 * The most that one list may cost so that all lists together cost at most `budget`: the longest ones are
 * cut first. Infinity if nothing needs to be cut.
 */
export function fairShare(costs: readonly number[], budget: number): number {
  let left = budget
  for (const [index, cost] of costs.toSorted((a, b) => a - b).entries()) {
    const share = left / (costs.length - index)
    if (cost > share) return share
    left -= cost
  }
  return Number.POSITIVE_INFINITY
}

/** The first items that together cost at most `share`. */
export function within<T>(items: readonly T[], share: number, costOf: (item: T) => number) {
  let [count, cost] = [0, 0]
  for (const item of items) {
    cost += costOf(item)
    if (cost > share) break
    count += 1
  }
  return count === items.length ? items : items.slice(0, count)
}

// One write for many small pieces.
const CHUNK_CHARACTERS = 64 * 1024

/** The same text in pieces that are worth a system call. */
export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
