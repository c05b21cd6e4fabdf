// How much happens at once, and for how long.
import type { Hostname } from '../../rules/protocol/hostname.ts'

/** Lets a limited number through at once, in the order in which they came. */
export class Gate {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(most: number) {
    this.#free = most
  }

  /** Runs `inside` as soon as there is room. */
  async pass<T>(inside: () => Promise<T>): Promise<T> {
    const leave = await this.enter()
    return inside().finally(leave)
  }

  /** Waits until there is room. The returned function makes room again. */
  async enter(): Promise<() => void> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#free -= 1
    return () => {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }
}

/** The limits of the settings. `timeoutMs`: null for those of the clients. */
export type Limits = { readonly concurrency: number; readonly timeoutMs: number | null }

// `tofu init` asks for everything at once; HCP Terraform allows 30 requests a second.
export const REQUESTS_AT_ONCE = 4

/** Asks for many without all questions in memory: a pending one takes 7 kB, and there may be 20,000. */
export async function askInTurn<T>(
  items: Iterable<T>,
  hostOf: (one: T) => Hostname,
  { concurrency }: Pick<Limits, 'concurrency'>,
  ask: (one: T) => Promise<void>,
  pending = REQUESTS_AT_ONCE
): Promise<void> {
  await inTurn(Map.groupBy(items, hostOf).values(), concurrency * REQUESTS_AT_ONCE, (ofHost) =>
    inTurn(ofHost.values(), pending, ask)
  )
}

/** Acts on each item, on so many at once. */
export async function inTurn<T>(
  left: IterableIterator<T>,
  atOnce: number,
  act: (item: T) => Promise<void>
): Promise<void> {
  // Every worker takes the next item from the same iterator.
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
