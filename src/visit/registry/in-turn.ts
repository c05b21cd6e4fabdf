// Asks for many modules or providers without all questions in memory: a pending one takes 7 kB, and there may be 20,000.
import type { Hostname } from '../../protocol/hostname.ts'
import { REQUESTS_AT_ONCE } from './ask.ts'
import type { InquiryContext } from './inquire.ts'

/** Asks for each: as many hosts at once as there may be requests, and each for as many as it is asked at once. */
export async function askInTurn<T>(
  wanted: Iterable<T>,
  hostOf: (one: T) => Hostname | undefined,
  { concurrency }: Pick<InquiryContext, 'concurrency'>,
  ask: (one: T) => Promise<void>
): Promise<void> {
  const byHost = Map.groupBy(wanted, hostOf)
  await inTurn(byHost.values(), concurrency * REQUESTS_AT_ONCE, (ofHost) =>
    inTurn(ofHost.values(), REQUESTS_AT_ONCE, ask)
  )
}

async function inTurn<T>(
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
