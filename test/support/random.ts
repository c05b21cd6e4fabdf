// Pseudo-random choices, the same in every run.

/** How much is tried: little in `npm test`, much at night, where NIGHTLY is true (.github/workflows/nightly.yml). */
export const rounds = (few: number, many: number): number =>
  process.env['NIGHTLY'] === 'true' ? many : few

export type Random = {
  /** A whole number from 0 to `limit - 1`. */
  readonly below: (limit: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  /** Up to `most` picks in a row, joined. */
  readonly text: (from: readonly [string, ...string[]], most: number) => string
}

/** Marsaglia's xorshift with 32 bits; `seed` is not 0. */
export function seededRandom(seed: number): Random {
  let state = seed
  const below = (limit: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
  const pick = <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0]
  const text = (from: readonly [string, ...string[]], most: number): string =>
    Array.from({ length: below(most + 1) }, () => pick(from)).join('')
  return { below, pick, text }
}
