import { ApiFailure, isLimited, waitBeforeRetry } from '../../src/run/github/failure.ts'
import { describe, expect, it } from '../support/jest.ts'

const NOW = Date.UTC(2026, 10, 20)
type Failed = Partial<Pick<ApiFailure, 'message' | 'httpStatus' | 'headers'>> & {
  readonly method?: string
  readonly before?: number
}
const failure = ({ message = '', httpStatus = 502, headers = {} }: Failed) =>
  new ApiFailure(message, httpStatus, headers)
const resetIn = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(NOW / 1000 + seconds)
})

const ROWS: readonly (readonly [string, Failed, number | null])[] = [
  ['retries a server error after 500 ms', {}, 500],
  ['waits longer before the second retry', { before: 1 }, 1000],
  ['stops after two retries', { before: 2 }, null],
  ['retries without a response', { httpStatus: null }, 500],
  ['retries a PATCH', { method: 'PATCH' }, 500],
  ['does not retry a POST', { method: 'POST' }, null],
  ['does not retry a POST without a response', { method: 'POST', httpStatus: null }, null],
  ['does not retry a 403', { httpStatus: 403 }, null],
  ['does not retry a 404', { httpStatus: 404 }, null],
  ['waits for retry-after', { httpStatus: 429, headers: { 'retry-after': '7' } }, 7000],
  [
    'retries a POST that a rate limit rejected',
    { method: 'POST', httpStatus: 403, headers: { 'retry-after': '0' } },
    0
  ],
  [
    'does not wait for a long retry-after',
    { httpStatus: 429, headers: { 'retry-after': '60' } },
    null
  ],
  ['waits for a reset that is near', { httpStatus: 403, headers: resetIn(10) }, 10_000],
  ['does not wait for a reset in the past', { httpStatus: 403, headers: resetIn(-5) }, 0],
  ['does not wait for a reset that is far', { httpStatus: 403, headers: resetIn(3000) }, null],
  ['waits 5 s after a 429 without headers', { httpStatus: 429 }, 5000],
  [
    'waits 5 s after a rate limit in the message only',
    { httpStatus: 403, message: 'You have exceeded a secondary rate limit.' },
    5000
  ],
  [
    'ignores a retry-after that is not a number',
    { httpStatus: 403, headers: { 'retry-after': 'soon' } },
    null
  ]
]

describe('waitBeforeRetry', () => {
  it.each(ROWS)('%s', (_, failed, want) => {
    const { method = 'GET', before = 0 } = failed
    expect(waitBeforeRetry(failure(failed), method, before, NOW)).toBe(want)
  })

  it('is not a rate limit for other failures', () => {
    expect(isLimited(failure({ httpStatus: 403, headers: resetIn(3000) }))).toBe(true)
    expect(isLimited(failure({ httpStatus: 403 }))).toBe(false)
    expect(isLimited(failure({ httpStatus: 503, headers: { 'retry-after': '1' } }))).toBe(false)
  })
})
