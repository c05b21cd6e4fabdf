import { describe, expect, it } from '@jest/globals'
import { readClock } from '../../src/history/clock.ts'
import { writeLine } from '../../src/history/line.ts'
import { HistoryRecords } from '../../src/history/records.ts'
import { KEPT_DAYS, LIMITS, linesToRemove } from '../../src/history/retention.ts'
import { aHost } from '../support/evidence-builder.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const iso = (time: number) => new Date(time).toISOString()
const hoursAgo = (hours: number) => iso(NOW - hours * HOUR)

const lineAt = (at: string, host: string, run: string): string =>
  writeLine({ at, run, host: aHost(host), outcome: 'works', ms: 1, codes: [] })

function recordsOf(lines: readonly string[]): HistoryRecords {
  const records = new HistoryRecords()
  for (const line of lines) records.add(line)
  return records
}

/** Hourly runs of one host, the newest one hour ago. */
const hourly = (count: number, host = 'a.example.com') =>
  Array.from({ length: count }, (_, at) =>
    lineAt(hoursAgo(count - at), host, `${host}${at + 1000}`)
  )

const removedIn = (lines: readonly string[], startedAt = iso(NOW), limits = LIMITS) => {
  const records = recordsOf(lines)
  const { keptFrom } = readClock(startedAt, records.starts, KEPT_DAYS)
  return [...linesToRemove(records, keptFrom, limits)].sort((a, b) => a - b)
}

describe('lines to remove', () => {
  it('are those of more than 100 days', () => {
    const removed = removedIn(hourly(2600))
    // 100 days and the 30 hours since the thirtieth run.
    expect(removed).toEqual(Array.from({ length: 2600 - 2400 - 30 }, (_, at) => at))
  })

  it('are none for the sake of a few, so that not every run rewrites the file', () => {
    expect(removedIn(hourly(2440))).toEqual([])
  })

  it.each([1, 29])('are none after %d runs whose clock was ten years ahead', (count) => {
    const ahead = Array.from({ length: count }, (_, at) =>
      lineAt(iso(NOW + 3650 * 24 * HOUR + at * HOUR), 'a.example.com', `ahead${at}`)
    )
    const later = iso(NOW + 3651 * 24 * HOUR)
    expect(removedIn([...hourly(500), ...ahead], later)).toEqual([])
    expect(removedIn([...hourly(500), ...ahead])).toEqual([])
  })

  it('are none in a run whose clock is ten years behind', () => {
    expect(removedIn(hourly(500), iso(NOW - 3650 * 24 * HOUR))).toEqual([])
  })

  it('are the oldest of the hosts with most runs, where the file is too large', () => {
    const lines = [...hourly(60, 'busy.example.com'), ...hourly(8, 'rare.example.com')]
    const bytes = lines[0]?.length ?? 0
    const removed = removedIn(lines, iso(NOW), { runsPerHost: 1000, bytes: 32 * (bytes + 1) })
    // 28 lines are left: 8 of the one, 20 of the other.
    expect(removed).toEqual(Array.from({ length: 40 }, (_, at) => at))
  })

  it('are the oldest of a host that has too many runs', () => {
    const removed = removedIn(hourly(81), iso(NOW), { runsPerHost: 80, bytes: 1e6 })
    expect(removed).toEqual(Array.from({ length: 11 }, (_, at) => at))
  })
})

describe('the clock of the history', () => {
  const starts = Array.from({ length: 40 }, (_, at) => hoursAgo(at + 1))

  it('is that of the run', () => {
    expect(readClock(iso(NOW), starts, 100)).toMatchObject({ now: iso(NOW), isBehind: false })
  })

  it('is not that of a run in the future', () => {
    const mixed = [iso(NOW + 1e12), ...starts]
    expect(readClock(iso(NOW), mixed, 100)).toMatchObject({ now: iso(NOW), isBehind: false })
  })

  it('is that of the newest run if the clock is behind most of the last ones', () => {
    expect(readClock(iso(NOW - 1e12), starts, 100)).toMatchObject({
      now: starts[0],
      until: hoursAgo(0),
      isBehind: true
    })
  })

  it('tolerates clocks that differ by less than an hour', () => {
    expect(readClock(hoursAgo(1.9), [hoursAgo(1), hoursAgo(1)], 100).isBehind).toBe(false)
  })
})
