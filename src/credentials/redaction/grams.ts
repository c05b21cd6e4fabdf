// A set of pieces of text, all of one length, and where a text contains one of them.

// Odd, so that multiplication modulo 2^32 loses nothing.
const BASE = 0x01000193
const SPREAD = 0x9e3779b1

/** Takes constant time for each character of a text, however many pieces there are. */
export class Grams {
  readonly length: number
  readonly #pool: Uint16Array
  /** A hash table with open addressing of places in the pool; -1 where it is empty. */
  readonly #slots: Int32Array
  readonly #shift: number
  /** What the first character of a piece adds to its hash. */
  readonly #highest: number

  /** The pieces of this length that begin at these places of the pool. */
  constructor(length: number, pool: Uint16Array, starts: readonly number[]) {
    this.length = length
    this.#pool = pool
    const bits = Math.max(4, Math.ceil(Math.log2(2 * starts.length + 1)))
    this.#slots = new Int32Array(2 ** bits).fill(-1)
    this.#shift = 32 - bits
    let highest = 1
    for (let step = 1; step < length; step += 1) highest = Math.imul(highest, BASE)
    this.#highest = highest
    for (const start of starts)
      this.#slots[this.#slotOf(pool, start, this.#hash(pool, start))] = start
  }

  /** Whether the text has one of the pieces at this place. */
  hasAt(text: Uint16Array, at: number): boolean {
    if (at < 0 || at + this.length > text.length) return false
    return this.#startOf(text, at, this.#hash(text, at)) >= 0
  }

  /**
   * Calls `found` with each place where the text has one of the pieces, in order, and with up to `reach`
   * characters before and after it that are as in the pool.
   */
  search(text: Uint16Array, reach: number, found: (start: number, end: number) => void): void {
    const length = this.length
    if (text.length < length) return
    let hash = this.#hash(text, 0)
    for (let at = 0; ; at += 1) {
      const start = this.#startOf(text, at, hash)
      if (start >= 0) {
        let [before, after] = [0, length]
        while (before < reach && this.#isSame(text, at, start, -1 - before)) before += 1
        while (after < length + reach && this.#isSame(text, at, start, after)) after += 1
        found(at - before, at + after)
      }
      if (at + length >= text.length) return
      const rest = hash - Math.imul(text[at] ?? 0, this.#highest)
      hash = (Math.imul(rest, BASE) + (text[at + length] ?? 0)) | 0
    }
  }

  /** Where the piece begins in the pool; -1 if it is none. */
  #startOf(text: Uint16Array, at: number, hash: number): number {
    return this.#slots[this.#slotOf(text, at, hash)] ?? -1
  }

  #isSame(text: Uint16Array, at: number, start: number, step: number): boolean {
    const code = text[at + step]
    return code !== undefined && code === this.#pool[start + step]
  }

  /** The slot that holds this piece, or in which it would be. */
  #slotOf(text: Uint16Array, at: number, hash: number): number {
    let slot = Math.imul(hash ^ (hash >>> 15), SPREAD) >>> this.#shift
    for (;;) {
      const start = this.#slots[slot] ?? -1
      if (start < 0 || this.#isEqual(start, text, at)) return slot
      slot = slot + 1 === this.#slots.length ? 0 : slot + 1
    }
  }

  #isEqual(start: number, text: Uint16Array, at: number): boolean {
    for (let step = 0; step < this.length; step += 1) {
      if (!this.#isSame(text, at, start, step)) return false
    }
    return true
  }

  #hash(text: Uint16Array, at: number): number {
    let hash = 0
    for (let step = at; step < at + this.length; step += 1) {
      hash = (Math.imul(hash, BASE) + (text[step] ?? 0)) | 0
    }
    return hash
  }
}
