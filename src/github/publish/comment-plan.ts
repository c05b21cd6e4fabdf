// Decides what to do with the comment on a pull request, from its stored state and the new verdict.
import type { CommentMode } from '../../settings/settings.ts'
import { at, textAt } from '../workflow-run.ts'

/** What the marker of a comment stores about the run that wrote it. */
export type CommentState = {
  readonly passed: boolean
  /** A hash of everything in the verdict that a reader would act on. */
  readonly digest: string
  /** The ID of the run. */
  readonly run: number
}

/** `reduce`: to one line, since the check passes. */
type CommentAction =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'create' | 'update' | 'reduce' }

const nothing = (why: string): CommentAction => ({ kind: 'nothing', why })

export function decideComment(
  mode: CommentMode,
  before: CommentState | null,
  now: CommentState
): CommentAction {
  if (mode === 'never') return nothing('comments are turned off')
  if (before === null) {
    return now.passed && mode === 'on-failure' ? nothing('the check passed') : { kind: 'create' }
  }
  // When two runs are concurrent, the one that started later wins.
  if (before.run > now.run) return nothing('a later run has updated it')
  if (now.passed) {
    return before.passed && mode === 'on-failure'
      ? nothing('the check still passes')
      : { kind: 'reduce' }
  }
  return mode === 'on-failure' && before.digest === now.digest
    ? nothing('the findings are the same')
    : { kind: 'update' }
}

/** The valid parts of a stored state, which people can edit. Without any, the comment is updated. */
export function readCommentState(state: unknown): CommentState {
  const run = at(state, 'run')
  return {
    passed: at(state, 'passed') === true,
    digest: textAt(state, 'digest') ?? '',
    run: typeof run === 'number' ? run : 0
  }
}
