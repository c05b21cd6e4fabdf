// Creates or updates the comment on a pull request, and removes duplicates that concurrent runs created.
import type { CommentMode } from '../settings/settings.ts'
import type { Api, Comment } from './api.ts'
import { type CommentState, decideComment, readCommentState } from './comment-plan.ts'
import { ApiFailure } from './failure.ts'
import { type Key, type MarkerKind, readMarker, writeMarker } from './marker.ts'

// GitHub rejects longer bodies. It counts characters, of which there are never more than bytes.
export const MAX_BODY_BYTES = 65_536

export type CommentDelivery = {
  readonly pull: number
  readonly key: Key
  readonly mode: CommentMode
  readonly state: CommentState
  /** The text for a check that failed; `maxBytes` is what the marker leaves. */
  readonly whole: (maxBytes: number) => string
  /** The one line for a check that passed. */
  readonly reduced: () => string
}

/**
 * Creates, updates or reduces the comment, and returns what was done.
 * @throws ApiFailure when GitHub does not allow it
 */
export async function deliverComment(api: Api, delivery: CommentDelivery): Promise<string> {
  const { pull, key, mode, state } = delivery
  const own = (await ownComments(api, pull, 'comment', key)).toSorted((a, b) => a.id - b.id)
  const [first, ...duplicates] = own
  const before = first && readCommentState(readMarker(first.body, 'comment', key))
  const action = decideComment(mode, before ?? null, state)
  if (action.kind === 'nothing') return `unchanged, ${action.why}`
  for (const { id } of duplicates) await ignoreAbsent(api.deleteComment(id))
  const body = bodyOf(delivery)
  if (first === undefined) {
    await postOnce(api, { issue: pull, kind: 'comment', key, body })
    return 'created'
  }
  if (await ignoreAbsent(api.updateComment(first.id, body))) {
    return action.kind === 'reduce' ? 'reduced to one line, the check passed' : 'updated'
  }
  await postOnce(api, { issue: pull, kind: 'comment', key, body })
  return 'created again'
}

function bodyOf({ key, state, whole, reduced }: CommentDelivery): string {
  const marker = writeMarker('comment', key, state)
  const text = state.passed ? reduced() : whole(MAX_BODY_BYTES - marker.length - 1)
  return `${marker}\n${text}`
}

/** The trusted comments with a marker of this kind and key. */
async function ownComments(
  api: Api,
  issue: number,
  kind: MarkerKind,
  key: Key
): Promise<readonly Comment[]> {
  const comments = await api.listComments(issue)
  return comments.filter(
    ({ body, isTrusted }) => isTrusted && readMarker(body, kind, key) !== undefined
  )
}

export type Post = {
  readonly issue: number
  readonly kind: MarkerKind
  readonly key: Key
  /** Begins with the marker. */
  readonly body: string
}

/**
 * Creates a comment that must exist only once. If a concurrent run has created an older one, the new one is
 * deleted. If the response was lost, the comment is looked for before a second attempt.
 */
export async function postOnce(api: Api, { issue, kind, key, body }: Post): Promise<void> {
  const marker = body.slice(0, body.indexOf('\n'))
  let created: Comment
  try {
    created = await api.createComment(issue, body)
  } catch (error) {
    if (!isUncertain(error)) throw error
    const own = await ownComments(api, issue, kind, key)
    if (own.some((each) => each.body.startsWith(marker))) return
    created = await api.createComment(issue, body)
  }
  const oldest = Math.min(...(await ownComments(api, issue, kind, key)).map(({ id }) => id))
  if (created.id <= oldest) return
  // The older comment stays, since people may have linked to it; it gets the newer text.
  if (kind === 'comment') await ignoreAbsent(api.updateComment(oldest, body))
  await ignoreAbsent(api.deleteComment(created.id))
}

/** Whether the request may have been carried out although it failed. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.httpStatus === null || error.httpStatus >= 500)

/** False if what was to be changed no longer exists. */
async function ignoreAbsent(done: Promise<void>): Promise<boolean> {
  try {
    await done
    return true
  } catch (error) {
    if (error instanceof ApiFailure && error.httpStatus === 404) return false
    throw error
  }
}
