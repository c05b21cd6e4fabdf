// The verdict as an issue that lists what fails and since when, and each event of an outage as a comment.
import type { Verdict } from '../judge/verdict.ts'
import { showCount } from '../rules/problems/brief.ts'
import { visible } from '../rules/text/safe-text.ts'
import type { ReportContext } from './outcome.ts'
import { COMMENT } from './outline/sections.ts'
import { IN_SUMMARY, viewOf } from './outline/view.ts'
import { showMinute, showSpan } from './phrases.ts'
import { headlineOf, originLink, type RunPage, renderLine, renderPage } from './summary.ts'
import { type Inline, inline, mark, type SignName } from './tree.ts'

/** All findings in files, among the names of failing hosts. Stored in issues: do not change. */
export const FILES = 'the files'

/** All that expires soon, as `FILES`. */
export const EXPIRING = 'certificates and tokens that expire soon'

const isHost = (subject: string): boolean => subject !== FILES && subject !== EXPIRING

/** The beginning of a list that may be too long to be stored, and the length of the whole. */
export type Truncated<T> = { readonly first: readonly T[]; readonly count: number }

export type FailingSince = {
  /** A host, or `FILES`. */
  readonly subject: string
  /** ISO 8601, UTC. */
  readonly since: string
  /** It did not fail in the last runs, but in too few to count as recovered. */
  readonly recovering?: { readonly good: number; readonly needed: number }
}

/** Current failures, and since when something has failed without a pause; null if nothing fails. */
export type Outage = { readonly failing: Truncated<FailingSince>; readonly since: string | null }

/** The changes between two runs. */
export type OutageEvent = {
  /** Times are ISO 8601, UTC. */
  readonly at: string
  readonly down: readonly string[]
  readonly up: readonly FailingSince[]
  /** Subjects that failed and are no longer checked. */
  readonly gone: readonly string[]
  /** Subjects that failed before and still fail. */
  readonly still: readonly string[]
  /** When the outage that this event ends began; null while it lasts. */
  readonly endedSince: string | null
  /** The issue had been closed, by a run or a person. */
  readonly isReopened: boolean
}

// GitHub's limit is 256 characters.
const MAX_TITLE = 200
// Issues are recognised by them, so that titles that people write are kept.
const FAILS = 'Terraform service discovery fails: '
const RECOVERS = 'Terraform service discovery recovers: '
const FILES_FAIL = 'Registry check: '
const MAX_NAMED = 3
const MAX_LISTED = 10

/** Plain text, never empty. What recovers is named only if nothing else fails. `files`: what fails besides hosts. */
export function renderIssueTitle({ failing: { first, count } }: Outage, files = FILES): string {
  const down = first.filter(({ recovering }) => recovering === undefined)
  const hasHost = down.some(({ subject }) => isHost(subject))
  const [start, subjects] =
    down.length === 0 ? [RECOVERS, first] : [hasHost ? FAILS : FILES_FAIL, down]
  const total = count - first.length + subjects.length
  const nameOf = ({ subject }: FailingSince) => (subject === FILES ? files : subject)
  const names = subjects.slice(0, MAX_NAMED).map(nameOf)
  const more = total > names.length ? [`${total - names.length} more`] : []
  const title = visible(`${start}${[...names, ...more].join(', ')}`)
  return title.length > MAX_TITLE ? `${start}${total} hosts` : title
}

/** True for a title of `renderIssueTitle`. */
export const isOwnTitle = (title: string): boolean =>
  [FAILS, RECOVERS, FILES_FAIL].some((start) => title.startsWith(start))

/** GitHub-flavoured Markdown of at most `maxBytes`. */
export function renderIssue(
  verdict: Verdict,
  context: ReportContext,
  { outage, page, maxBytes }: { outage: Outage; page: RunPage; maxBytes: number }
): string {
  const { startedAt } = context
  const closes = outage.failing.count > 0 ? ' Closes when all hosts recover.' : ''
  const lines = outageLines(outage.failing, startedAt).map(renderLine)
  return renderPage(COMMENT, verdict, viewOf(context, 'brief', IN_SUMMARY), {
    head: [`### ${headlineOf(verdict, context)}`, ...lines].join('\n\n'),
    foot: inline`Last checked ${showMinute(startedAt)}; details in the summary of ${originLink(page)}. Updated automatically.${closes}`,
    maxBytes
  })
}

/** A line for all that began to fail in one run, and one for all that passed in as many runs since. */
function outageLines({ first, count }: Outage['failing'], now: string): readonly Inline[] {
  const states = Map.groupBy(first, ({ subject, since, recovering }) =>
    recovering === undefined
      ? `${subject === EXPIRING ? 'Reported' : 'Failing'} since ${showMinute(since)} (${showSpan(since, now)})`
      : `Recovering, ${recovering.good} of ${showCount(recovering.needed, 'run')} without a failure`
  )
  const shown = [...states].slice(0, MAX_LISTED)
  const left = count - shown.flatMap(([, subjects]) => subjects).length
  const lines = shown.map(([state, subjects]) => {
    const sign = mark.sign(subjects.some(({ recovering }) => recovering) ? 'works' : 'fails')
    const list = mark.some(subjects, MAX_LISTED, ({ subject }) => showSubject(subject))
    return inline`${sign} ${state}: ${list}`
  })
  return left > 0 ? [...lines, inline`and ${left} more`] : lines
}

/** One event as a comment of a few lines. */
export function renderOutageEvent(event: OutageEvent, page: RunPage): string {
  const { at, down, up, gone, still, endedSince, isReopened } = event
  const line = (sign: SignName, words: string, subjects: readonly Inline[]): Inline =>
    subjects.length === 0
      ? mark.nothing
      : inline`${mark.sign(sign)} ${words}: ${mark.some(subjects, MAX_LISTED, (one) => one)}.`
  const recovered = ({ subject, since }: FailingSince): Inline =>
    inline`${showSubject(subject)} (after ${showSpan(since, at)})`
  const lines = [
    isReopened ? inline`Reopened: the failure continues or has returned.` : mark.nothing,
    line('fails', 'Failing', down.map(showSubject)),
    line('works', 'Recovered', up.map(recovered)),
    line('skipped', 'No longer checked', gone.map(showSubject)),
    line('fails', 'Still failing', still.map(showSubject)),
    endedSince === null
      ? mark.nothing
      : inline`${mark.strong('Nothing fails any more.')} The outage lasted ${showSpan(endedSince, at)}, from ${showMinute(endedSince)} to ${showMinute(at)}, as observed by this check.`,
    mark.small(mark.joined([showMinute(at), originLink(page)]))
  ]
  const shown = lines.filter((text) => !mark.isEmpty(text))
  return `${shown.map(renderLine).join('\n\n')}\n`
}

/** The body of an issue that another run has opened just before. */
export const renderDuplicate = (other: number): string =>
  `Duplicate of #${other}, which another run opened at the same time.\n`

const showSubject = (subject: string): Inline => (isHost(subject) ? mark.code(subject) : subject)
