// Failed requests to GitHub as warnings that say what to do.
import { reasonOf } from '../files/failure.ts'
import { logLine, visible } from '../report/safe-text.ts'
import type { Run } from './workflow-run.ts'

type Answer = {
  /** Null without a response from GitHub. */
  readonly httpStatus: number | null
  /** The permissions that GitHub says the request needs: `issues=write; pull_requests=write`. */
  readonly accepted: string | null
  /** GitHub's rate limit was exceeded. */
  readonly isLimit: boolean
}

const NO_ANSWER: Answer = { httpStatus: null, accepted: null, isLimit: false }

/** A failed request to GitHub; the texts come from outside and are not escaped. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly answer: Answer

  constructor(message: string, answer = NO_ANSWER) {
    super(message)
    this.answer = answer
  }
}

/** False if GitHub says that what was asked for does not exist. */
export async function isPresent(done: Promise<void>): Promise<boolean> {
  try {
    await done
    return true
  } catch (error) {
    if (error instanceof ApiFailure && error.answer.httpStatus === 404) return false
    throw error
  }
}

/** As in `permissions:` of a workflow. */
export type Permission = 'pull-requests: write' | 'pull-requests: read' | 'issues: write'

const MAX_MESSAGE = 300

/** The text of a warning: `what` begins it, such as `the comment was not written`. */
export function describeFailure(
  what: string,
  failure: unknown,
  { run, permission }: { readonly run: Run; readonly permission: Permission }
): string {
  if (!(failure instanceof ApiFailure)) return `${what}: ${reasonOf(failure)}`
  const { answer, message } = failure
  const did = answer.httpStatus === null ? 'did not answer' : `returned ${answer.httpStatus}`
  const cure = cureOf(answer, run, permission)
  return `${what}: ${visible(run.apiUrl)} ${did} (${brief(message)})${cure}`
}

const brief = (message: string): string =>
  logLine(visible(message.replace(/\s+/gu, ' '), MAX_MESSAGE))

function cureOf(
  { httpStatus, accepted, isLimit }: Answer,
  run: Run,
  permission: Permission
): string {
  if (isLimit) return '; GitHub limits the rate of requests, try again later'
  switch (httpStatus) {
    case 401:
      return '; github-token is invalid or has expired'
    case 403:
    case 404:
      return run.pull?.isFork === true && permission.endsWith('write')
        ? '; the token of a pull request from a fork is read-only, whatever `permissions` says'
        : `; add \`${permission}\` to \`permissions\` of the job${acceptedOf(accepted, permission)}`
    case 410:
      return permission === 'issues: write'
        ? '; issues are disabled in this repository'
        : '; it no longer exists'
    default:
      return ''
  }
}

/** What GitHub says if that differs: `;` separates alternatives, `,` permissions needed together. */
function acceptedOf(accepted: string | null, permission: Permission): string {
  if (accepted === null || accepted === '') return ''
  const plain = accepted.replaceAll('_', '-').replaceAll('=', ': ')
  return plain === permission ? '' : `; GitHub accepts \`${brief(plain.replaceAll('`', ''))}\``
}
