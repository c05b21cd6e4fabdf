// Whether and when to retry a failed request to GitHub.
import type { ApiFailure } from './failure.ts'

// The verdict is known by now; the job should not wait long for its comment or issue.
const MAX_WAIT_MS = 20_000
const MAX_RETRIES = 2
const FIRST_WAIT_MS = 500

/** Whether GitHub rejected the request because of a rate limit. */
export const isLimited = (failure: ApiFailure): boolean => waitForLimit(failure, 0, 0) !== null

/**
 * How many milliseconds to wait before a retry; null for no retry. `before` attempts failed before this one. `now` is in
 * milliseconds since the epoch.
 */
export function waitBeforeRetry(
  failure: ApiFailure,
  method: string,
  before: number,
  now: number
): number | null {
  if (before >= MAX_RETRIES) return null
  const limited = waitForLimit(failure, before, now)
  if (limited !== null) return limited <= MAX_WAIT_MS ? limited : null
  // A POST may have created something although the response was lost: callers look before they retry.
  if (method === 'POST') return null
  const { httpStatus } = failure
  const isTransient = httpStatus === null || httpStatus === 408 || httpStatus >= 500
  return isTransient ? FIRST_WAIT_MS * 2 ** before : null
}

/**
 * A primary rate limit is 403 or 429 with nothing remaining until `x-ratelimit-reset`, in seconds; a
 * secondary one has `retry-after` or only a message (GitHub, "Rate limits for the REST API").
 */
function waitForLimit(
  { httpStatus, headers, message }: ApiFailure,
  before: number,
  now: number
): number | null {
  if (httpStatus !== 403 && httpStatus !== 429) return null
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (Number.isFinite(after)) return Math.max(0, after * 1000)
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  const remaining = String(headers['x-ratelimit-remaining'] ?? '')
  if (remaining === '0' && Number.isFinite(reset)) return Math.max(0, reset * 1000 - now)
  const isLimit = httpStatus === 429 || /secondary rate limit|abuse detection/i.test(message)
  return isLimit ? 5000 * 2 ** before : null
}
