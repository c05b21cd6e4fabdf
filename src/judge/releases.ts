// What each release of a CLI would have done with the attempts that were seen. The release is often unknown, and releases
// differ in their time limits and retries: a client fails if no attempt works for any release that may be in use.
import { isRetriedStatus, type Release } from '../protocol/clients.ts'
import type { Attempt, Visit } from '../visit/evidence.ts'

/** All attempts of a visit, in order. */
export const attemptsOf = ({ earlier, attempt, later }: Visit): readonly Attempt[] => [
  ...earlier,
  attempt,
  ...later
]

/** `retries`: the release tries again, if it has retries left. */
type ReleaseAnswer = 'works' | 'retries' | 'fails'

/**
 * One attempt, as a release with its own time limit would have ended it. go-retryablehttp decides on a
 * retry when the head of the response arrives or fails to, and never sees the body.
 */
function answerFor(
  { discovery, timing, headMs, hops }: Attempt,
  { attemptMs }: Release
): ReleaseAnswer {
  const status = headMs !== null && headMs <= attemptMs ? hops.at(-1)?.status : null
  if (status === null || isRetriedStatus(status ?? 0)) return 'retries'
  return discovery.kind !== 'failed' && timing.totalMs <= attemptMs ? 'works' : 'fails'
}

/**
 * Whether discovery works for a release: `sometimes` if an attempt works, but the release would have
 * given up before.
 */
export function resultFor(
  attempts: readonly Attempt[],
  release: Release
): 'always' | 'sometimes' | 'never' {
  const answers = attempts.map((attempt) => answerFor(attempt, release))
  const first = answers.indexOf('works')
  if (first < 0) return 'never'
  const survives = first <= release.retries && !answers.slice(0, first).includes('fails')
  return survives ? 'always' : 'sometimes'
}
