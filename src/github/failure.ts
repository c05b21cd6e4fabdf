// Why GitHub did not do what it was asked, in words that name the cure.
import { logLine, visible } from '../report/safe-text.ts'
import type { Run } from './workflow-run.ts'

/** A request that GitHub did not answer as hoped; everything here comes from outside. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** Null when there was no answer, or none of GitHub's. */
  readonly httpStatus: number | null
  /** What GitHub says a token would need: `issues=write; pull_requests=write`. */
  readonly accepted: string | null
  /** Too much was asked with this token, or from here. */
  readonly isLimit: boolean

  constructor(
    message: string,
    { httpStatus = null, accepted = null, isLimit = false }: Partial<Answered> = {}
  ) {
    super(message)
    this.httpStatus = httpStatus
    this.accepted = accepted
    this.isLimit = isLimit
  }
}

type Answered = Pick<ApiFailure, 'httpStatus' | 'accepted' | 'isLimit'>

/** The scope that a delivery needs, as it stands under `permissions:` in a workflow. */
export type Permission = 'pull-requests: write' | 'pull-requests: read' | 'issues: write'

const MAX_MESSAGE = 300

/** A sentence for a warning: `what` is its subject, such as `the comment was not written`. */
export function describeFailure(
  what: string,
  failure: ApiFailure,
  { run, permission }: { readonly run: Run; readonly permission: Permission }
): string {
  const { httpStatus, message } = failure
  const answer =
    httpStatus === null
      ? `gave no good answer (${brief(message)})`
      : `answered ${httpStatus} (${brief(message)})`
  return `${what}: ${run.apiUrl} ${answer}${cureOf(failure, run, permission)}`
}

const brief = (message: string): string =>
  logLine(visible(message.replace(/\s+/gu, ' '), MAX_MESSAGE))

function cureOf(
  { httpStatus, accepted, isLimit }: Answered,
  run: Run,
  permission: Permission
): string {
  if (isLimit) return '; too much was asked with this token, later it works again'
  switch (httpStatus) {
    case 401:
      return '; github-token is not valid here, or has expired'
    case 403:
    case 404:
      return run.pull?.isFork === true && permission.endsWith('write')
        ? `; a pull request from a fork has a token that may only read, whatever \`permissions:\` says`
        : `; the job needs \`permissions: ${permission}\`${acceptedOf(accepted, permission)}`
    case 410:
      return permission === 'issues: write'
        ? '; issues are disabled in this repository'
        : '; what it was for is gone'
    default:
      return ''
  }
}

/** GitHub's own word where it says more than we know: `;` parts alternatives, `,` what goes together. */
function acceptedOf(accepted: string | null, permission: Permission): string {
  if (accepted === null || accepted === '') return ''
  const plain = accepted.replaceAll('_', '-').replaceAll('=', ': ')
  return plain === permission ? '' : `; GitHub takes \`${brief(plain.replaceAll('`', ''))}\``
}
