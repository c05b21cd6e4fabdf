// Replaces tokens in a text, in whatever spelling, and their pieces.
import { SHORTEST_HIDDEN, type Token } from '../../protocol/token.ts'
import { searchedSpellings } from './spellings.ts'
import { CUT, SPACE, type TextView, viewsOf } from './views.ts'

export const SHOWN = '***'

// A longer token is also hidden where a text has only this much of it, such as a line of its base64.
// No ordinary text has so many characters in common with a token.
const PIECE = 12
// The index has a piece for every fourth character, since a token may have a million.
const STRIDE = 4

// Excerpts are cut at this length and end without an ellipsis (visit/discovery.ts).
const LONG = 200

/** `kept` are names that stay, also if a token is a part of them. */
export type Hide = (text: string, kept: ReadonlySet<string>) => string

/** Takes time in proportion to its text, however many and long the tokens are. Null without tokens. */
export function makeHide(tokens: readonly Token[]): Hide | null {
  const index = indexOf(tokens)
  if (index === null) return null
  return (text, kept) => {
    const found: TextRange[] = []
    viewsOf(text, (view) => findTokens(view, text, index, found))
    return found.length === 0 ? text : replace(text, found, kept)
  }
}

type Index = NonNullable<ReturnType<typeof indexOf>>

/** Short tokens and pieces of long ones, and the beginnings of tokens, the longest first. Null without tokens. */
function indexOf(tokens: readonly Token[]) {
  const patterns: Uint16Array[] = []
  for (const spelling of searchedSpellings(tokens)) {
    viewsOf(spelling, ({ codes }) => {
      if (codes.length >= SHORTEST_HIDDEN) patterns.push(codes.slice())
    })
  }
  if (patterns.length === 0) return null
  const pool = new Uint16Array(patterns.reduce((total, { length }) => total + length, 0))
  // By their length, where pieces of this length begin in the pool.
  const pieces = Array.from({ length: PIECE + 1 }, (): number[] => [])
  const heads = Array.from({ length: PIECE }, (): number[] => [])
  let start = 0
  for (const pattern of patterns) {
    const { length } = pattern
    pool.set(pattern, start)
    for (let at = 0; at + PIECE < length; at += STRIDE) pieces[PIECE]?.push(start + at)
    const last = Math.min(length, PIECE)
    pieces[last]?.push(start + length - last)
    for (let head = SHORTEST_HIDDEN; head < last; head += 1) heads[head]?.push(start)
    start += length
  }
  const grams = (starts: readonly number[], length: number): readonly Grams[] =>
    starts.length === 0 ? [] : [new Grams(length, pool, starts)]
  return { pieces: pieces.flatMap(grams), heads: heads.flatMap(grams).reverse() }
}

/** A part of the original text. */
type TextRange = { readonly from: number; readonly to: number }

function findTokens(
  { codes, starts }: TextView,
  text: string,
  { pieces, heads }: Index,
  found: TextRange[]
): void {
  const add = (start: number, end: number): void => {
    const first = codes[start] === SPACE ? start + 1 : start
    let last = codes[end - 1] === SPACE ? end - 1 : end
    // Several characters may be from one place.
    while (last < codes.length && starts[last] === starts[last - 1]) last += 1
    const from = starts[first] ?? 0
    const to = starts[last] ?? text.length
    const before = found.at(-1)
    if (before === undefined || from < before.from || from > before.to) found.push({ from, to })
    else found[found.length - 1] = { from: before.from, to: Math.max(before.to, to) }
  }
  for (const grams of pieces) grams.search(codes, grams.length === PIECE ? STRIDE - 1 : 0, add)
  const addHead = (end: number): void => {
    const head = heads.find((grams) => grams.hasAt(codes, end - grams.length))
    if (head !== undefined) add(end - head.length, end)
  }
  const cut = CUT.charCodeAt(0)
  for (let at = codes.indexOf(cut); at >= 0; at = codes.indexOf(cut, at + 1)) addHead(at)
  if (text.length >= LONG) addHead(codes.length)
}

function replace(text: string, found: readonly TextRange[], kept: ReadonlySet<string>): string {
  let shown = ''
  let from = 0
  for (const range of found.toSorted((a, b) => a.from - b.from)) {
    if (range.to <= from || (kept.size > 0 && isKept(text, range, kept))) continue
    // Ranges that touch are one.
    if (range.from > from || from === 0) shown += text.slice(from, range.from) + SHOWN
    from = range.to
  }
  return shown + text.slice(from)
}

// The second expression takes a millisecond to compile.
const isInWord = (unit: string): boolean =>
  unit < '\x80' ? /[a-z\d.:-]/i.test(unit) : /[\p{L}\p{M}\p{N}]/u.test(unit)
// A hostname and its port.
const LONGEST_KEPT = 260

/** Whether the range is part of a name to keep, which ends where no hostname can go on. */
function isKept(text: string, { from, to }: TextRange, kept: ReadonlySet<string>): boolean {
  const isOfName = (at: number): boolean =>
    Math.max(from - at, at - to) < LONGEST_KEPT && isInWord(text[at] ?? '')
  let start = from
  while (isOfName(start - 1)) start -= 1
  let end = to
  while (isOfName(end)) end += 1
  // The end of a sentence, or of a clause.
  while (end > to && /[.:]/.test(text[end - 1] ?? '')) end -= 1
  return kept.has(text.slice(start, end))
}

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

  /** Calls `found` in order with each piece in the text, and up to `reach` equal characters before and after it. */
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
