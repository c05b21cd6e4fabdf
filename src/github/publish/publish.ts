// Publishes the verdict on GitHub as the comment on a pull request and as an issue, if the settings ask for it.

import { reasonOf } from '../../files/failure.ts'
import type { Finding } from '../../judge/finding.ts'
import { failsCheck } from '../../judge/verdict.ts'
import { FILES } from '../../report/markdown/issue.ts'
import { isUnchecked, type Report } from '../../report/outcome.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Api } from '../api.ts'
import { ApiFailure, describeFailure, type Permission } from '../failure.ts'
import { type Run, whyNoApi } from '../workflow-run.ts'
import { deliverComment } from './comment.ts'
import { deliverIssue } from './issue.ts'
import type { Observation } from './issue-plan.ts'
import { digestOf, keyOf } from './marker.ts'

// For all requests and the waits between them; a job should not hang because of a comment.
const TOTAL_MS = 60_000

export type Published = {
  /** What was done, for the log. */
  readonly notes: readonly string[]
  /** What failed, and what to do about it. It never changes the verdict. */
  readonly warnings: readonly string[]
}

type Checked = Report & { readonly settings: Settings }

/** `stop` ends it early. */
export async function publish(
  checked: Checked,
  run: Run | null,
  stop: AbortSignal
): Promise<Published> {
  const { comment, issue, githubToken } = checked.settings
  const wanted = [
    ...(comment === 'never' ? [] : ['comment']),
    ...(issue === 'never' ? [] : ['issue'])
  ]
  const unable = (why: string) => ({
    notes: [],
    warnings: wanted.map((what) => `the ${what} was not written: ${why}`)
  })
  if (run === null) return unable('not a workflow run, GITHUB_REPOSITORY is not set')
  if (githubToken === null) return unable('github-token is empty')
  const why = whyNoApi(run)
  if (why !== null) return unable(why)
  const { openApi } = await import('../api.ts')
  const api = openApi(run, githubToken, TOTAL_MS, stop)
  const done = [
    ...(comment === 'never' ? [] : [await publishComment(api, run, checked)]),
    ...(issue === 'never' ? [] : [await publishIssue(api, run, checked)])
  ]
  return {
    notes: done.flatMap(({ notes }) => notes),
    warnings: done.flatMap(({ warnings }) => warnings)
  }
}

async function publishComment(api: Api, run: Run, checked: Checked): Promise<Published> {
  const { pull } = run
  if (pull === null) return note(`comment: skipped, a ${run.event} event has no pull request`)
  const { settings, verdict, context } = checked
  return await attempt('comment', 'pull-requests: write', run, () =>
    deliverComment(api, { run, pull: pull.number, mode: settings.comment, verdict, context })
  )
}

async function publishIssue(api: Api, run: Run, checked: Checked): Promise<Published> {
  const why = whyNoIssue(run)
  if (why !== null) return note(`issue: skipped, ${why}`)
  const { settings, verdict, context } = checked
  const key = keyOf(run, dialectText(settings))
  const now = observationOf(checked, run)
  return await attempt('issue', 'issues: write', run, () =>
    deliverIssue(api, { run, key, now, labels: settings.issueLabels, verdict, context })
  )
}

// As the setting is written, so that several steps with different settings have an issue each.
const dialectText = ({ dialect: { name, version } }: Checked['settings']): string =>
  version === null ? name : `${name} ${version}`

/** An issue is about the default branch. Failures of a proposed change belong in its pull request. */
function whyNoIssue({ event, isDefaultBranch, pull }: Run): string | null {
  if (pull !== null || event === 'merge_group') {
    return `a ${event} event checks a proposed change`
  }
  return isDefaultBranch === false ? 'not on the default branch' : null
}

function observationOf({ verdict, context }: Checked, run: Run): Observation {
  const isFailing = (findings: readonly Finding[]) =>
    findings.some(({ severity }) => failsCheck(severity, context.failOn))
  const hosts = verdict.hosts.map(({ visit }) => visit.host).toSorted()
  const failing = [
    ...verdict.hosts
      .filter((host) => isFailing(host.findings) || isUnchecked(host))
      .map(({ visit }) => visit.host),
    ...(isFailing(verdict.files) ? [FILES] : [])
  ].toSorted()
  return { hosts, failing, digest: digestOf(failing), at: context.startedAt, run: run.id }
}

const note = (text: string): Published => ({ notes: [text], warnings: [] })

async function attempt(
  what: 'comment' | 'issue',
  permission: Permission,
  run: Run,
  deliver: () => Promise<string>
): Promise<Published> {
  try {
    return note(`${what}: ${await deliver()}`)
  } catch (error) {
    const failed = `the ${what} was not written`
    const warning =
      error instanceof ApiFailure
        ? describeFailure(failed, error, { run, permission })
        : `${failed}: ${reasonOf(error)}`
    return { notes: [], warnings: [warning] }
  }
}
