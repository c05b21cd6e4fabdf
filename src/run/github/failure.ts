// Failed requests to GitHub: when they are retried, and warnings that say what to do.
import { reasonOf } from '../../read/files/output.ts'
import { logLine, visible } from '../../rules/text/safe-text.ts'
import type { Run } from './workflow-run.ts'

/** A failed request to GitHub; the texts come from outside and are not escaped. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** Null without a response from GitHub. Octokit takes errors whose `status` is 409 for an empty list. */
  readonly httpStatus: number | null
  readonly headers: Readonly<Record<string, string | number | undefined>>

  constructor(
    message: string,
    httpStatus: ApiFailure['httpStatus'] = null,
    headers: ApiFailure['headers'] = {}
  ) {
    super(message)
    this.httpStatus = httpStatus
    this.headers = headers
  }
}

/** False if GitHub says that what was asked for does not exist. */
export async function isPresent(done: Promise<unknown>): Promise<boolean> {
  try {
    await done
    return true
  } catch (error) {
    if (error instanceof ApiFailure && error.httpStatus === 404) return false
    throw error
  }
}

// The verdict is known by now; the job should not wait long for its comment or issue.
const MAX_WAIT_MS = 20_000
const MAX_RETRIES = 2
const FIRST_WAIT_MS = 500

export const isLimited = (failure: ApiFailure): boolean => waitForLimit(failure, 0, 0) !== null

/** In milliseconds; null for no retry. `before` attempts failed before. `now` is in milliseconds since the epoch. */
export function waitBeforeRetry(failure: ApiFailure, method: string, before: number, now: number) {
  if (before >= MAX_RETRIES) return null
  const limited = waitForLimit(failure, before, now)
  if (limited !== null) return limited <= MAX_WAIT_MS ? limited : null
  // A POST may have created something although the response was lost: callers look before they retry.
  if (method === 'POST') return null
  const { httpStatus } = failure
  const isTransient = httpStatus === null || httpStatus === 408 || httpStatus >= 500
  return isTransient ? FIRST_WAIT_MS * 2 ** before : null
}

/** Rate limits of the REST API: none remaining until `x-ratelimit-reset`, in seconds, or `retry-after`, or only a message. */
function waitForLimit({ httpStatus, headers, message }: ApiFailure, before: number, now: number) {
  if (httpStatus !== 403 && httpStatus !== 429) return null
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (Number.isFinite(after)) return Math.max(0, after * 1000)
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  const remaining = String(headers['x-ratelimit-remaining'] ?? '')
  if (remaining === '0' && Number.isFinite(reset)) return Math.max(0, reset * 1000 - now)
  const isLimit = httpStatus === 429 || /secondary rate limit|abuse detection/i.test(message)
  return isLimit ? 5000 * 2 ** before : null
}

export type Permission = 'pull-requests: write' | 'pull-requests: read' | 'issues: write'

const MAX_MESSAGE = 300

/** The text of a warning: `what` begins it, such as `the comment was not written`. */
export function describeFailure(
  what: string,
  failure: unknown,
  { run, permission }: { readonly run: Run; readonly permission: Permission }
): string {
  if (!(failure instanceof ApiFailure)) return `${what}: ${reasonOf(failure)}`
  const { httpStatus, message } = failure
  const isOther = message.startsWith('the ') ? ' as expected' : ''
  const did = httpStatus === null ? `did not answer${isOther}` : `returned ${httpStatus}`
  const shown = logLine(visible(message.replace(/\s+/gu, ' '), MAX_MESSAGE))
  return `${what}: ${visible(run.apiUrl)} ${did} (${shown})${cureOf(failure, run, permission)}`
}

function cureOf(failure: ApiFailure, run: Run, permission: Permission): string {
  if (isLimited(failure)) return '; GitHub limits the rate of requests, try again later'
  switch (failure.httpStatus) {
    case 401:
      return '; github-token is invalid or has expired'
    case 403:
    case 404:
      return run.pull?.isFork === true && permission.endsWith('write')
        ? '; the token of a pull request from a fork is read-only, whatever `permissions` says'
        : `; add \`${permission}\` to \`permissions\` of the job`
    case 410:
      return permission === 'issues: write'
        ? '; issues are disabled in this repository'
        : '; it no longer exists'
    default:
      return ''
  }
}
