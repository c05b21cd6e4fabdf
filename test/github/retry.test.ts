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
  ['retries a server error after 500 ms', {}, 500],
  ['waits longer before the second retry', { before: 1 }, 1000],
  ['stops after two retries', { before: 2 }, null],
  ['retries without a response', { status: null }, 500],
  ['retries a PATCH', { method: 'PATCH' }, 500],
  ['does not retry a POST', { method: 'POST' }, null],
  ['does not retry a POST without a response', { method: 'POST', status: null }, null],
  ['does not retry a 403', { status: 403 }, null],
  ['does not retry a 404', { status: 404 }, null],
  ['waits for retry-after', { status: 429, headers: { 'retry-after': '7' } }, 7000],
  [
    'retries a POST that a rate limit rejected',
    { method: 'POST', status: 403, headers: { 'retry-after': '0' } },
    0
  ],
  ['does not wait for a long retry-after', { status: 429, headers: { 'retry-after': '60' } }, null],
  ['waits for a reset that is near', { status: 403, headers: resetIn(10) }, 10_000],
  ['does not wait for a reset in the past', { status: 403, headers: resetIn(-5) }, 0],
  ['does not wait for a reset that is far', { status: 403, headers: resetIn(3000) }, null],
  ['waits 5 s after a 429 without headers', { status: 429 }, 5000],
  [
    'waits 5 s after a rate limit in the message only',
    { status: 403, message: 'You have exceeded a secondary rate limit.' },
    5000
  ],
  [
    'ignores a retry-after that is not a number',
    { status: 403, headers: { 'retry-after': 'soon' } },
    null
  ]
]

describe('waitBeforeRetry', () => {
  it.each(ROWS)('%s', (_, parts, want) => {
    expect(waitBeforeRetry(failed(parts))).toBe(want)
  })

  it('is not a rate limit for other failures', () => {
    expect(isLimited(failed({ status: 403, headers: resetIn(3000) }))).toBe(true)
    expect(isLimited(failed({ status: 403 }))).toBe(false)
    expect(isLimited(failed({ status: 503, headers: { 'retry-after': '1' } }))).toBe(false)
  })
})
