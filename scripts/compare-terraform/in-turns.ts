// Runs work in turns.

/** The results in the order of the items, with at most `atOnce` at a time. */
export async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>
): Promise<readonly R[]> {
  const results: R[] = new Array(items.length)
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
