// Publishes the verdict on GitHub as the comment on a pull request and as an issue, if the settings ask for it.
import { showSome } from '../../problems/brief.ts'
import type { PlaceLinks } from '../../report/links.ts'
import type { Report } from '../../report/outcome.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Changes } from '../../visit/changes.ts'
import { type Api, openApi } from '../api.ts'
import { linksOf } from '../diff-links.ts'
import { ApiFailure, describeFailure } from '../failure.ts'
import type { LocatedFile } from '../place-links.ts'
import { apiAccess, type Run } from '../workflow-run.ts'
import { deliverComment } from './comment.ts'
import { deliverIssue } from './issue.ts'
import { checkKey } from './marker.ts'
import { type Observation, observationOf } from './observation.ts'

// For all requests and the waits between them; a job should not hang because of a comment.
const TOTAL_MS = 60_000
// For the files of the pull request: links to the diff are not worth a longer wait.
const LIST_MS = 10_000
const MAX_PENDING = 10

export type Published = {
  /** What was done, for the log. */
  readonly notes: readonly string[]
  /** What failed, and what to do about it. It never changes the verdict. */
  readonly warnings: readonly string[]
}

/** What a check found, and what links need. */
export type Delivered = Report & {
  readonly settings: Settings
  /** Null if the diff of the pull request is not known. */
  readonly changes: Changes | null
  readonly located: readonly LocatedFile[]
}

const PERMISSIONS = { comment: 'pull-requests: write', issue: 'issues: write' } as const

/** `stop` ends it early. */
export async function publish(
  delivered: Delivered,
  ofRun: Run | null,
  workspace: string,
  stop: AbortSignal
): Promise<Published> {
  const { settings } = delivered
  const wanted = (['comment', 'issue'] as const).filter((what) => settings[what] !== 'never')
  const access = apiAccess(ofRun, settings.githubToken)
  const notes: string[] = []
  const warnings: string[] = []
  if (!access.ok) {
    return { notes, warnings: wanted.map((what) => `the ${what} was not written: ${access.why}`) }
  }
  const { run, token } = access.value
  const api = await openApi(run, token, TOTAL_MS, stop)
  const findLinks = async () =>
    linksTo(await openApi(run, token, LIST_MS, stop), run, delivered, workspace)
  const now = observationOf(delivered, settings, run)
  for (const what of wanted) {
    try {
      const done =
        what === 'comment'
          ? await publishComment(api, run, delivered, findLinks)
          : await publishIssue(api, run, delivered, now)
      notes.push(`${what}: ${done}`)
    } catch (error) {
      const permission = PERMISSIONS[what]
      warnings.push(describeFailure(`the ${what} was not written`, error, { run, permission }))
    }
  }
  const mayOpen = settings.issue !== 'never' && whyNoIssue(run) === null
  return { notes: mayOpen ? [...notes, ...pendingNotes(now, settings)] : notes, warnings }
}

async function publishComment(
  api: Api,
  run: Run,
  delivered: Delivered,
  findLinks: () => Promise<PlaceLinks | null>
): Promise<string> {
  const { pull } = run
  if (pull === null) return `skipped, a ${run.event} event has no pull request`
  return await deliverComment(api, { ...delivered, run, pull: pull.number, findLinks })
}

/** The links, those to lines of the diff included if the pull request can be read in time. */
async function linksTo(
  api: Api,
  run: Run,
  { changes, located, context }: Delivered,
  workspace: string
): Promise<PlaceLinks | null> {
  const isKnown = changes?.kind === 'files' || !located.some(({ isOfRun }) => isOfRun)
  if (isKnown || run.pull === null) return context.links
  try {
    const files = await api.listChangedFiles(run.pull.number)
    return linksOf(located, files, workspace, run)
  } catch (error) {
    if (error instanceof ApiFailure) return context.links
    throw error
  }
}

async function publishIssue(
  api: Api,
  run: Run,
  delivered: Delivered,
  now: Observation
): Promise<string> {
  const why = whyNoIssue(run)
  if (why !== null) return `skipped, ${why}`
  const key = checkKey(run, dialectText(delivered.settings))
  return await deliverIssue(api, { ...delivered, run, key, now })
}

// As the setting is written, so that several steps with different settings have an issue each.
const dialectText = ({ dialect: { name, version } }: Settings): string =>
  version === null ? name : `${name} ${version}`

/** An issue is about the default branch. Failures of a proposed change belong in its pull request. */
function whyNoIssue({ event, isDefaultBranch, pull }: Run): string | null {
  if (pull !== null || event === 'merge_group') {
    return `a ${event} event checks a proposed change`
  }
  return isDefaultBranch === false ? 'not on the default branch' : null
}

/** Which hosts failed, but in too few runs. */
function pendingNotes(
  { pending }: Observation,
  { issueOpenAfter }: Pick<Settings, 'issueOpenAfter'>
): readonly string[] {
  const hosts = Map.groupBy(pending, ([, failed]) => failed)
  return Array.from(hosts, ([failed, group]) => {
    const names = showSome(group, MAX_PENDING, ([host]) => host)
    return `issue: ${names} failed in ${failed} of ${issueOpenAfter} runs needed to open an issue`
  })
}
