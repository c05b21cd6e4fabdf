// The comment on a pull request: found again, written, and never there twice.
import type { CommentMode } from '../settings/settings.ts'
import type { Api, Comment } from './api.ts'
import { type CommentMemory, decideComment, readCommentMemory } from './comment-plan.ts'
import { ApiFailure } from './failure.ts'
import { type Key, type MarkerKind, readMarker, writeMarker } from './marker.ts'

// GitHub refuses longer bodies, and counts characters; bytes are never fewer.
export const MAX_BODY_BYTES = 65_536

export type CommentPlan = {
  readonly pull: number
  readonly key: Key
  readonly mode: CommentMode
  readonly memory: CommentMemory
  /** What the comment is to say; `maxBytes` is what the marker leaves. */
  readonly whole: (maxBytes: number) => string
  /** The one line for when all is well. */
  readonly reduced: () => string
}

/**
 * Brings the comment to where it should be, and says what was done.
 * @throws ApiFailure when GitHub does not let it
 */
export async function deliverComment(api: Api, plan: CommentPlan): Promise<string> {
  const { pull, key, mode, memory } = plan
  const own = (await ownComments(api, pull, 'comment', key)).toSorted((a, b) => a.id - b.id)
  const [first, ...twins] = own
  const before = first && readCommentMemory(readMarker(first.body, 'comment', key))
  const step = decideComment(mode, before ?? null, memory)
  if (step.kind === 'nothing') return `nothing to do, ${step.why}`
  // Two runs at once may have written one each.
  for (const twin of twins) await ignoreAbsent(api.deleteComment(twin.id))
  const body = bodyOf(plan, step.kind === 'reduce' || memory.passed)
  if (first === undefined) {
    await postOnce(api, { issue: pull, kind: 'comment', key, body })
    return 'created'
  }
  if (await ignoreAbsent(api.updateComment(first.id, body))) {
    return step.kind === 'reduce' ? 'reduced, for all is well' : 'updated'
  }
  await postOnce(api, { issue: pull, kind: 'comment', key, body })
  return 'created anew'
}

function bodyOf({ key, memory, whole, reduced }: CommentPlan, isWell: boolean): string {
  const marker = writeMarker('comment', key, memory)
  const text = isWell ? reduced() : whole(MAX_BODY_BYTES - marker.length - 1)
  return `${marker}\n${text}`
}

/** The comments with such a marker that can be believed to be ours. */
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
  /** It begins with the marker. */
  readonly body: string
}

/**
 * Creates a comment of which there must be one. Whoever finds an older twin afterwards, from a run at the
 * same time, takes its own back. An answer that was lost is looked for before anything is sent again.
 */
export async function postOnce(api: Api, { issue, kind, key, body }: Post): Promise<void> {
  const marker = body.slice(0, body.indexOf('\n'))
  const twinsOf = async () =>
    (await ownComments(api, issue, kind, key)).filter((each) => each.body.startsWith(marker))
  let created: Comment | undefined
  try {
    created = await api.createComment(issue, body)
  } catch (error) {
    if (!isUncertain(error)) throw error
    if ((await twinsOf()).length > 0) return
    created = await api.createComment(issue, body)
  }
  const oldest = Math.min(...(await ownComments(api, issue, kind, key)).map(({ id }) => id))
  if (created.id > oldest) await replaceTwin(api, { id: created.id, oldest, kind, body })
}

/** The older one stays, for it may have answers; of a comment that is kept current, it says the newer. */
async function replaceTwin(
  api: Api,
  twin: {
    readonly id: number
    readonly oldest: number
    readonly kind: MarkerKind
    readonly body: string
  }
): Promise<void> {
  if (twin.kind === 'comment') await ignoreAbsent(api.updateComment(twin.oldest, twin.body))
  await ignoreAbsent(api.deleteComment(twin.id))
}

/** Whether something may have been created although there was no good answer. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.httpStatus === null || error.httpStatus >= 500)

/** False when what was to be changed is gone. */
async function ignoreAbsent(done: Promise<void>): Promise<boolean> {
  try {
    await done
    return true
  } catch (error) {
    if (error instanceof ApiFailure && error.httpStatus === 404) return false
    throw error
  }
}
