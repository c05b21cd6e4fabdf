// Cases that mostly wait, for a time-out or for a process: the next ones run while one of them is awaited.
import { it } from './jest.ts'

// More of them would compete for the processors.
const AHEAD = 6

/** `it.each` with the names of the rows, several of which run at the same time. */
export function eachAtOnce<Row>(
  claim: string,
  rows: readonly (readonly [name: string, row: Row])[],
  run: (row: Row) => Promise<void>
): void {
  const started = new Map<string, Promise<void>>()
  const start = ([name, row]: readonly [string, Row]): Promise<void> => {
    const ended = started.get(name) ?? run(row)
    // Its own case reports a failure.
    ended.catch(() => {})
    started.set(name, ended)
    return ended
  }
  it.each(rows.map(([name], at) => [name, at] as const))(claim, async (_, at) => {
    const [first] = rows.slice(at, at + AHEAD).map(start)
    await first
  })
}
