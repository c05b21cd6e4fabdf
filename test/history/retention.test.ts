import { HistoryRecords, writeLine } from '../../src/report/history/records.ts'
import { aHost } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const HOUR = 3_600_000
const DAYS = 220 * 24
const NOW = '2026-11-22T12:00:00.000Z'

/** Hourly runs of one host, the newest one hour ago. */
const hourly = (count: number, host = 'a.example.com'): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.parse(NOW) - (count - index) * HOUR).toISOString()
    return writeLine({ at, run: `${index}`, host: aHost(host), outcome: 'works', ms: 1, codes: [] })
  })

function removedIn(lines: readonly string[], maxBytes?: number): readonly number[] {
  const records = new HistoryRecords(NOW)
  for (const line of lines) records.add(line)
  return [...records.toRemove(maxBytes)].sort((a, b) => a - b)
}

const first = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('lines to remove', () => {
  it('are those of more than 220 days', () => {
    expect(removedIn(hourly(DAYS + 50))).toEqual(first(50))
  })

  it('are none for the sake of a few, so that not every run rewrites the file', () => {
    expect(removedIn(hourly(DAYS + 20))).toEqual([])
  })

  it('are the first ones where the file is too large, an eighth more than needed', () => {
    const lines = hourly(90).map((line) => line.padEnd(99))
    expect(removedIn(lines, 80 * 100)).toEqual(first(20))
    expect(removedIn(lines, 90 * 100)).toEqual([])
  })
})
