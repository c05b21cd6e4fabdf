// Whether and when to retry a failed request to GitHub.

/** A failed request. */
export type Failed = {
  readonly method: string
  /** Null when there was no response. */
  readonly status: number | null
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly message: string
  /** How many attempts failed before this one. */
  readonly before: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

// The verdict is known by now; the job should not wait long for its comment or issue.
const MAX_WAIT_MS = 20_000
const MAX_RETRIES = 2
const FIRST_WAIT_MS = 500

/** Whether GitHub rejected the request because of a rate limit. */
export const isLimited = (failed: Failed): boolean => waitForLimit(failed) !== null

/** How long to wait before a retry; null for no retry. */
export function waitBeforeRetry(failed: Failed): number | null {
  if (failed.before >= MAX_RETRIES) return null
  const limited = waitForLimit(failed)
  if (limited !== null) return limited <= MAX_WAIT_MS ? limited : null
  // A POST may have created something although the response was lost: callers look before they retry.
  if (failed.method === 'POST') return null
  const isTransient = failed.status === null || failed.status === 408 || failed.status >= 500
  return isTransient ? FIRST_WAIT_MS * 2 ** failed.before : null
}

/**
 * A primary rate limit is 403 or 429 with nothing remaining until `x-ratelimit-reset`, in seconds; a
 * secondary one has `retry-after` or only a message (GitHub, "Rate limits for the REST API").
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
