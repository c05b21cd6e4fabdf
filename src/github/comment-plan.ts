// What becomes of the comment on a pull request: a pure decision from what it says and what is to be said.
import type { CommentMode } from '../settings/settings.ts'

/** What a comment remembers of the run that wrote it. */
export type CommentMemory = {
  readonly passed: boolean
  /** Of everything in the verdict that a reader would act on. */
  readonly digest: string
  /** The id of the run. */
  readonly run: number
}

/** `reduce`: to one line, for all is well again. */
export type CommentStep =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'create' | 'update' | 'reduce' }

const nothing = (why: string): CommentStep => ({ kind: 'nothing', why })

export function decideComment(
  mode: CommentMode,
  before: CommentMemory | null,
  now: CommentMemory
): CommentStep {
  if (mode === 'never') return nothing('none is wanted')
  if (before === null) {
    return now.passed && mode === 'on-failure' ? nothing('all is well') : { kind: 'create' }
  }
  // Of two runs at once, the later one knows more, whichever ends last.
  if (before.run > now.run) return nothing('a later run has written it')
  if (now.passed) {
    return before.passed && mode === 'on-failure'
      ? nothing('all is still well')
      : { kind: 'reduce' }
  }
  return mode === 'on-failure' && before.digest === now.digest
    ? nothing('it says so already')
    : { kind: 'update' }
}

/** What people have not spoilt of a comment's memory; a comment without any is rewritten. */
export function readCommentMemory(memory: unknown): CommentMemory {
  const read = (name: string): unknown =>
    typeof memory === 'object' && memory !== null ? Reflect.get(memory, name) : undefined
  const [passed, digest, run] = [read('passed'), read('digest'), read('run')]
  return {
    passed: passed === true,
    digest: typeof digest === 'string' ? digest : '',
    run: typeof run === 'number' ? run : 0
  }
}
