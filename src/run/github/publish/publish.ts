// Publishes the verdict on GitHub as the comment on a pull request and as an issue, if the settings ask for it.

import type { Changes } from '../../../observe/visit/changes.ts'
import type { Report } from '../../../report/outcome.ts'
import { showSome } from '../../../rules/problems/brief.ts'
import type { Settings } from '../../../settings/settings.ts'
import { openApi, readChanges } from '../api.ts'
import { describeFailure } from '../failure.ts'
import { type LocatedFile, linksOf } from '../place-links.ts'
import { apiAccess, type Run } from '../workflow-run.ts'
import { deliverComment } from './comment.ts'
import { deliverIssue } from './issue.ts'
import { type Observation, observationOf } from './issue-plan.ts'
import { checkKey } from './marker.ts'

// For all requests and the waits between them: a job should not hang because of a comment.
const TOTAL_MS = 60_000
// For the files of the pull request: links to the diff are not worth a longer wait.
const LIST_MS = 10_000
const MAX_PENDING = 10

export type Delivered = Report & {
  readonly settings: Settings
  /** Null if the diff of the pull request is not known. */
  readonly changes: Changes | null
  readonly located: readonly LocatedFile[]
}

const PERMISSIONS = { comment: 'pull-requests: write', issue: 'issues: write' } as const

/** Returns what was done, for the log, and what failed, which never changes the verdict. `stop` ends it early. */
export async function publish(
  delivered: Delivered,
  ofRun: Run | null,
  workspace: string,
  stop: AbortSignal
) {
  const { settings } = delivered
  const kinds = (['comment', 'issue'] as const).filter((what) => settings[what] !== 'never')
  const access = apiAccess(ofRun, settings.githubToken)
  const notes: string[] = []
  const warnings: string[] = []
  if (!access.ok) {
    return { notes, warnings: kinds.map((what) => `the ${what} was not written: ${access.why}`) }
  }
  const { run, token } = access.value
  const api = await openApi(run, token, TOTAL_MS, stop)
  /** Has links to lines of the diff if the pull request can be read in time. */
  const findLinks = async () => {
    const { changes, located, context } = delivered
    const isKnown = changes?.kind === 'files' || !located.some(({ isOfRun }) => isOfRun)
    const diff = isKnown ? null : await readChanges(run, token, stop, LIST_MS)
    return diff?.kind === 'files' ? linksOf(located, diff.files, workspace, run) : context.links
  }
  const now = observationOf(delivered, settings, run)
  const noIssue = whyNoIssue(run)
  const { pull, event } = run
  const { name, version } = settings.dialect
  // By the written setting, so that several steps with different settings have an issue each.
  const key = checkKey(run, version === null ? name : `${name} ${version}`)
  const deliver = {
    comment: async () =>
      pull === null
        ? `skipped, a ${event} event has no pull request`
        : await deliverComment(api, { ...delivered, run, pull: pull.number, findLinks }),
    issue: async () =>
      noIssue === null
        ? await deliverIssue(api, { ...delivered, run, key, now })
        : `skipped, ${noIssue}`
  }
  for (const what of kinds) {
    try {
      notes.push(`${what}: ${await deliver[what]()}`)
    } catch (error) {
      const permission = PERMISSIONS[what]
      warnings.push(describeFailure(`the ${what} was not written`, error, { run, permission }))
    }
  }
  const mayOpen = settings.issue !== 'never' && noIssue === null
  return { notes: mayOpen ? [...notes, ...pendingNotes(now)] : notes, warnings }
}

/** An issue is about the default branch. Failures of a proposed change belong in its pull request. */
function whyNoIssue({ event, isDefaultBranch, pull }: Run): string | null {
  if (pull !== null || event === 'merge_group') {
    return `a ${event} event checks a proposed change`
  }
  return isDefaultBranch === false ? 'not on the default branch' : null
}

function pendingNotes({ pending, issueAfter }: Observation): readonly string[] {
  const hosts = Map.groupBy(pending, ([, failed]) => failed)
  return Array.from(hosts, ([failed, group]) => {
    const names = showSome(group, MAX_PENDING, ([host]) => host)
    return `issue: ${names} failed in ${failed} of ${issueAfter} runs needed to open an issue`
  })
}
