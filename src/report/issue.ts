// The verdict as an issue that lists what fails and since when, and each event of an outage as a comment.
import type { Verdict } from '../judge/verdict.ts'
import { showCount } from '../problems/brief.ts'
import { visible } from '../text/safe-text.ts'
import { renderLine, renderMarkdownBlocks } from './markup/markdown.ts'
import { showMinute, showSpan } from './measure.ts'
import type { ReportContext } from './outcome.ts'
import { headlineOf, originLink, type RunPage, renderBody } from './summary.ts'
import { type Block, block, type Inline, inline, mark } from './tree.ts'

/** Stands for all findings in files among the names of failing hosts. Stored in issues: do not change. */
export const FILES = 'the files'

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

/** What fails now, and since when something has failed without a pause; null when nothing fails. */
export type Outage = { readonly failing: Truncated<FailingSince>; readonly since: string | null }

/** What changed between two runs. */
export type OutageEvent = {
  /** Times are ISO 8601, UTC. */
  readonly at: string
  readonly down: readonly string[]
  readonly up: readonly FailingSince[]
  /** What failed and is no longer checked. */
  readonly gone: readonly string[]
  /** What failed before and still fails. */
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
const MAX_NAMED = 3
const MAX_ROWS = 10
const MAX_IN_ROW = 6
const MAX_LISTED = 20

/** Plain text, never empty. */
export function renderIssueTitle({ failing }: Outage): string {
  const { down, better } = byRecovery(failing)
  const [start, { first, count }] = down.count > 0 ? [FAILS, down] : [RECOVERS, better]
  const names = first
    .slice(0, MAX_NAMED)
    .map(({ subject }) => (subject === FILES ? FILES_SHOWN : visible(subject, MAX_TITLE)))
  const more = count > names.length ? [`${count - names.length} more`] : []
  const title = `${start}${[...names, ...more].join(', ')}`
  return title.length <= MAX_TITLE ? title : `${start}${count} hosts`
}

/** Whether the title is one of `renderIssueTitle`. */
export const isOwnTitle = (title: string): boolean =>
  title.startsWith(FAILS) || title.startsWith(RECOVERS)

/** What fails, and what does not fail any more, but in too few runs to count as recovered. */
function byRecovery({ first, count }: Outage['failing']) {
  const better = first.filter(({ recovering }) => recovering !== undefined)
  const others = first.filter(({ recovering }) => recovering === undefined)
  return {
    down: { first: others, count: count - better.length },
    better: { first: better, count: better.length }
  }
}

/** GitHub-flavoured Markdown of at most `maxBytes`. */
export function renderIssue(
  verdict: Verdict,
  context: ReportContext,
  { outage, page, maxBytes }: { outage: Outage; page: RunPage; maxBytes: number }
): string {
  const { down, better } = byRecovery(outage.failing)
  const closes = outage.failing.count > 0 ? ' Closes when all hosts recover.' : ''
  const since = renderMarkdownBlocks([
    ...sinceBlocks(down, outage.since, context.startedAt),
    ...recoveringBlocks(better.first)
  ])
  return renderBody(verdict, context, {
    head: `### ${headlineOf(verdict, context)}${since === '' ? '' : `\n\n${since}`}`,
    foot: inline`Last checked ${showMinute(context.startedAt)}; details in the summary of ${originLink(page)}. Updated automatically.${closes}`,
    maxBytes
  })
}

/** `Recovering: a.example (1 of 2 runs without a failure)`, a line for each number of runs. */
function recoveringBlocks(better: readonly FailingSince[]): readonly Block[] {
  const groups = Map.groupBy(better, ({ recovering }) =>
    recovering === undefined ? '' : `${recovering.good} of ${showCount(recovering.needed, 'run')}`
  )
  return [...groups].slice(0, MAX_ROWS).map(([runs, subjects]) => {
    const list = mark.some(subjects, MAX_LISTED, ({ subject }) => showSubject(subject))
    return block.paragraph(
      inline`${mark.sign('works')} Recovering: ${list} (${runs} without a failure)`
    )
  })
}

/** What began to fail in one run is one row, or a sentence if the outage began in that run: the body lists it. */
function sinceBlocks(
  { first, count }: Outage['failing'],
  since: string | null,
  now: string
): readonly Block[] {
  if (count === 0) return []
  const runs = [...Map.groupBy(first, (one) => one.since)]
  const start = first[0]?.since
  const isKnown = first.length === count || start === since
  if (start !== undefined && runs.length === 1 && isKnown) {
    return [block.paragraph(inline`Failing since ${showMinute(start)} (${showSpan(start, now)}).`)]
  }
  const shown = runs.slice(0, MAX_ROWS).map(([from, subjects]) => ({
    list: mark.some(subjects, MAX_IN_ROW, ({ subject }) =>
      subject === FILES ? FILES_SHOWN : mark.name(subject)
    ),
    since: showMinute(from),
    span: showSpan(from, now),
    count: subjects.length
  }))
  const more = shown.reduce((left, row) => left - row.count, count)
  const last = { list: inline`and ${more} more`, since: '', span: '' }
  return block.table(
    more > 0 ? [...shown, last] : shown,
    [
      block.column('Failing', ({ list }) => list),
      block.column('Since', (row) => row.since),
      block.column('Duration', ({ span }) => span)
    ],
    'Failing hosts'
  )
}

/** One event as a comment of a few lines. */
export function renderOutageEvent(event: OutageEvent, page: RunPage): string {
  const { at, down, up, gone, still, endedSince, isReopened } = event
  const recovered = ({ subject, since }: FailingSince) =>
    inline`${showSubject(subject)} (after ${showSpan(since, at)})`
  const listed = (subjects: readonly string[]) => mark.some(subjects, MAX_LISTED, showSubject)
  const be = ({ length }: readonly string[]) => (length === 1 ? 'is' : 'are')
  const span = endedSince === null ? '' : showSpan(endedSince, at)
  const lines = [
    ...(isReopened ? [inline`Reopened: the failure continues or has returned.`] : []),
    ...(down.length > 0
      ? [inline`${mark.sign('fails')} ${listed(down)} ${be(down)} failing.`]
      : []),
    ...(up.length > 0
      ? [inline`${mark.sign('works')} Recovered: ${mark.some(up, MAX_LISTED, recovered)}.`]
      : []),
    ...(gone.length > 0
      ? [inline`${mark.sign('skipped')} ${listed(gone)} ${be(gone)} no longer checked.`]
      : []),
    ...(still.length > 0
      ? [inline`${mark.sign('fails')} ${listed(still)} ${be(still)} still failing.`]
      : []),
    ...(endedSince === null
      ? []
      : [
          inline`${mark.strong(inline`Nothing fails any more.`)} The outage lasted ${span}, from ${showMinute(endedSince)} to ${showMinute(at)}, as observed by this check.`
        ]),
    mark.small(mark.joined([showMinute(at), originLink(page)]))
  ]
  return `${lines.map(renderLine).join('\n\n')}\n`
}

/** The body of an issue that another run has opened just before. */
export const renderDuplicate = (other: number): string =>
  `Duplicate of #${other}, which another run opened at the same time.\n`

const FILES_SHOWN = 'the file check'

const showSubject = (subject: string): Inline =>
  subject === FILES ? FILES_SHOWN : mark.code(subject)
