import {
  showDuration,
  showExpiry,
  showMinute,
  showSize,
  showSpan
} from '../../src/report/phrases.ts'
import { describe, expect, it } from '../support/jest.ts'

describe('a duration', () => {
  const rows = [
    { ms: 0.4, want: '0 ms' },
    { ms: 999.4, want: '999 ms' },
    { ms: 999.6, want: '1.0 s' },
    { ms: 59_949, want: '59.9 s' },
    { ms: 59_950, want: '1.0 min' },
    { ms: 125_400, want: '2.1 min' }
  ]
  it.each(rows)('of $ms ms is $want', ({ ms, want }) => {
    expect(showDuration(ms)).toBe(want)
  })
})

describe('an expiry', () => {
  const now = '2026-11-20T12:00:00.000Z'
  const rows = [
    { expires: '2026-12-01T12:00:00.000Z', want: '2026-12-01 (in 11 days)' },
    { expires: '2026-11-21T12:00:00.000Z', want: '2026-11-21 (in 1 day)' },
    { expires: '2026-11-21T11:59:59.000Z', want: '2026-11-21 (in less than a day)' },
    { expires: '2026-11-20T11:59:59.000Z', want: '2026-11-20 (less than a day ago)' },
    { expires: '2026-11-18T12:00:00.000Z', want: '2026-11-18 (2 days ago)' },
    { expires: 'no date', want: 'no date' }
  ]
  it.each(rows)('at $expires is $want', ({ expires, want }) => {
    expect(showExpiry(expires, now)).toBe(want)
  })
})

describe('a span', () => {
  const from = '2026-11-20T12:00:00.000Z'
  const rows = [
    { to: '2026-11-20T12:00:59.999Z', want: 'less than a minute' },
    { to: '2026-11-20T12:59:59.000Z', want: '59 min' },
    { to: '2026-11-20T13:00:00.000Z', want: '1 h' },
    { to: '2026-11-20T15:30:00.000Z', want: '3.5 h' },
    { to: '2026-11-22T11:59:59.000Z', want: '47.9 h' },
    { to: '2026-11-22T12:00:00.000Z', want: '2 days' },
    { to: '2026-12-01T14:24:00.000Z', want: '11.1 days' },
    { to: '2026-11-19T12:00:00.000Z', want: 'less than a minute' },
    { to: 'no time', want: 'less than a minute' }
  ]
  it.each(rows)('until $to is $want', ({ to, want }) => {
    expect(showSpan(from, to)).toBe(want)
  })
})

it('shows a time to the minute', () => {
  expect(showMinute('2026-11-20T12:34:56.789Z')).toBe('2026-11-20 12:34 UTC')
})

describe('a size', () => {
  const rows = [
    { bytes: 999, want: '999 B' },
    { bytes: 1000, want: '1.0 kB' },
    { bytes: 999_949, want: '999.9 kB' },
    { bytes: 999_950, want: '1.0 MB' },
    { bytes: 30_000_000, want: '30.0 MB' }
  ]
  it.each(rows)('of $bytes bytes is $want', ({ bytes, want }) => {
    expect(showSize(bytes)).toBe(want)
  })
})
