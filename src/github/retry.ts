// When a request to GitHub is sent again: how often, after how long, and within which time in all.

/** What is known of a request that failed. */
export type Failed = {
  readonly method: string
  /** Null when there was no answer. */
  readonly status: number | null
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly message: string
  /** How often it has failed before. */
  readonly before: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

// A run that has its verdict must not wait for its report much longer than for its hosts.
const MAX_WAIT_MS = 20_000
const MAX_MORE = 2
const FIRST_WAIT_MS = 500

/** Whether GitHub refuses only because too much was asked. */
export const isLimited = (failed: Failed): boolean => waitForLimit(failed) !== null

/** How long to wait before the request is sent again; null when it is not to be. */
export function waitBeforeRetry(failed: Failed): number | null {
  if (failed.before >= MAX_MORE) return null
  const limited = waitForLimit(failed)
  if (limited !== null) return limited <= MAX_WAIT_MS ? limited : null
  // What creates something may have done so although its answer was lost: its sender looks first.
  if (failed.method === 'POST') return null
  const passes = failed.status === null || failed.status === 408 || failed.status >= 500
  return passes ? FIRST_WAIT_MS * 2 ** failed.before : null
}

/**
 * A primary limit answers 403 or 429 with nothing remaining until `x-ratelimit-reset`, in seconds; a
 * secondary one says `retry-after`, or only says so (GitHub, "Rate limits for the REST API").
 */
function waitForLimit({ status, headers, message, before, now }: Failed): number | null {
  if (status !== 403 && status !== 429) return null
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (Number.isFinite(after)) return Math.max(0, after * 1000)
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  const remaining = String(headers['x-ratelimit-remaining'] ?? '')
  if (remaining === '0' && Number.isFinite(reset)) return Math.max(0, reset * 1000 - now)
  const isLimit = status === 429 || /secondary rate limit|abuse detection/i.test(message)
  return isLimit ? 5000 * 2 ** before : null
}
