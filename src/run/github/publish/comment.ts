// Creates or updates the comment on a pull request, and removes duplicates that concurrent runs created.
import type { Verdict } from '../../../judge/verdict.ts'
import type { PlaceLinks } from '../../../report/links.ts'
import { isActionable, type Report } from '../../../report/outcome.ts'
import { renderComment, renderReducedComment } from '../../../report/summary.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Api } from '../api.ts'
import { ApiFailure, isPresent } from '../failure.ts'
import { at, type Run, textAt } from '../workflow-run.ts'
import { checkKey, digestOf, type MarkerKind, readMarker, withMarker } from './marker.ts'

type CommentDelivery = Report & {
  readonly settings: Settings
  readonly run: Run
  readonly pull: number
  /** Pages of files. Called if they are shown. */
  readonly findLinks: () => Promise<PlaceLinks | null>
}

/** Creates, updates or reduces the comment; returns what was done. @throws ApiFailure if GitHub refuses */
export async function deliverComment(api: Api, delivery: CommentDelivery): Promise<string> {
  const { run, pull, settings, verdict, context, findLinks } = delivery
  const key = checkKey(run)
  const state = { passed: verdict.passed, digest: digestOf(gistOf(verdict)), run: run.id }
  const thread = threadOf(api, pull, 'comment', key)
  const comments = (await thread.list()).toSorted((a, b) => a.id - b.id)
  const [first, ...duplicates] = comments
  const before = first === undefined ? null : readState(readMarker(first.body, 'comment', key))
  const why = whyUnchanged(settings.comment, before, state)
  if (why !== null) return `unchanged, ${why}`
  for (const { id } of duplicates) await isPresent(api.deleteComment(id))
  const linked = verdict.passed ? context : { ...context, links: await findLinks() }
  const body = withMarker('comment', key, state, (maxBytes) =>
    verdict.passed
      ? renderReducedComment(verdict, linked, run)
      : renderComment(verdict, linked, run, maxBytes)
  )
  if (first !== undefined && (await isPresent(api.updateComment(first.id, body)))) {
    return verdict.passed ? 'reduced to one line, the check passed' : 'updated'
  }
  await thread.postOnce(body)
  return first === undefined ? 'created' : 'created again'
}

type CommentState = ReturnType<typeof readState>

/** The valid parts of a stored state, which people can edit. Without any, the comment is updated. */
function readState(state: unknown) {
  const run = at(state, 'run')
  return {
    passed: at(state, 'passed') === true,
    /** A hash of everything in the verdict that a reader would act on. */
    digest: textAt(state, 'digest') ?? '',
    /** The ID of the run. */
    run: typeof run === 'number' ? run : 0
  }
}

/** Why no comment is written; null if one is created, updated, or reduced to one line since the check passes. */
function whyUnchanged(mode: Settings['comment'], before: CommentState | null, now: CommentState) {
  // When two runs are concurrent, the one that started later wins.
  if (before !== null && before.run > now.run) return 'a later run has updated it'
  if (mode === 'always') return null
  if (before === null) return now.passed ? 'the check passed' : null
  if (now.passed) return before.passed ? 'the check still passes' : null
  return before.digest === now.digest ? 'the findings are the same' : null
}

/** The comments with this kind and key on an issue or a pull request. */
export function threadOf(api: Api, issue: number, kind: MarkerKind, key: string) {
  const list = async () => {
    const comments = await api.listComments(issue)
    return comments.filter(
      (comment) => comment.isTrusted && readMarker(comment.body, kind, key) !== undefined
    )
  }
  /** Creates a comment. If a concurrent run has created an older one, the new one is deleted. */
  const postOnce = async (body: string): Promise<void> => {
    const create = () => api.createComment(issue, body)
    const created = await createOnce(create, async () => (await list())[0])
    const oldest = Math.min(...(await list()).map(({ id }) => id))
    if (created.id <= oldest) return
    // The older comment stays, since people may have linked to it; it gets the newer text.
    if (kind === 'comment') await isPresent(api.updateComment(oldest, body))
    await isPresent(api.deleteComment(created.id))
  }
  return { list, postOnce }
}

/** If the response was lost, looks for what was created before a second attempt. */
export async function createOnce<T>(create: () => Promise<T>, find: () => Promise<T | undefined>) {
  try {
    return await create()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if ((error.httpStatus ?? 500) < 500) throw error
    return (await find()) ?? (await create())
  }
}

/** Everything in a verdict that a reader would act on. Times are left out, since they differ in each run. */
export const gistOf = ({ passed, hosts, findings }: Verdict): unknown => [
  passed,
  hosts.map(({ visit }) => visit.host).toSorted(),
  findings
    .filter(isActionable)
    .map(({ severity, host, services, problem, places }) =>
      JSON.stringify([severity, host, services, problem.code, places])
    )
    .toSorted()
]
