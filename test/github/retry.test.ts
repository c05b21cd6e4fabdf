import { describe, expect, it } from '@jest/globals'
import { type Failed, isLimited, waitBeforeRetry } from '../../src/github/retry.ts'

const NOW = Date.UTC(2026, 10, 20)
const failed = (parts: Partial<Failed>): Failed => ({
  method: 'GET',
  status: 502,
  headers: {},
  message: '',
  before: 0,
  now: NOW,
  ...parts
})
const resetIn = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(NOW / 1000 + seconds)
})

const ROWS: readonly (readonly [string, Partial<Failed>, number | null])[] = [
  ['a fault of the server is tried again soon', {}, 500],
  ['then later', { before: 1 }, 1000],
  ['then not any more', { before: 2 }, null],
  ['no answer is tried again', { status: null }, 500],
  ['a change too, which is the same twice', { method: 'PATCH' }, 500],
  ['what creates something is not', { method: 'POST' }, null],
  ['not even without an answer', { method: 'POST', status: null }, null],
  ['what is forbidden stays so', { status: 403 }, null],
  ['what is not there stays so', { status: 404 }, null],
  ['retry-after is obeyed', { status: 429, headers: { 'retry-after': '7' } }, 7000],
  [
    'with POST too, for nothing was done',
    { method: 'POST', status: 403, headers: { 'retry-after': '0' } },
    0
  ],
  ['but not for long', { status: 429, headers: { 'retry-after': '60' } }, null],
  ['a reset that is near is awaited', { status: 403, headers: resetIn(10) }, 10_000],
  ['one that was is not', { status: 403, headers: resetIn(-5) }, 0],
  ['one that is far is not', { status: 403, headers: resetIn(3000) }, null],
  ['429 that says nothing is given some time', { status: 429 }, 5000],
  [
    'so is a limit that is only told',
    { status: 403, message: 'You have exceeded a secondary rate limit.' },
    5000
  ],
  [
    'a header that is no number counts for nothing',
    { status: 403, headers: { 'retry-after': 'soon' } },
    null
  ]
]

describe('a request that failed', () => {
  it.each(ROWS)('%s', (_, parts, want) => {
    expect(waitBeforeRetry(failed(parts))).toBe(want)
  })

  it('is told from one that was refused for a limit', () => {
    expect(isLimited(failed({ status: 403, headers: resetIn(3000) }))).toBe(true)
    expect(isLimited(failed({ status: 403 }))).toBe(false)
    expect(isLimited(failed({ status: 503, headers: { 'retry-after': '1' } }))).toBe(false)
  })
})
