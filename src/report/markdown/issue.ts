// The verdict as an issue: what fails and since when, kept current; and each step of it as a comment.

import type { Verdict } from '../../judge/verdict.ts'
import { showMinute, showSpan } from '../measure.ts'
import type { ReportContext } from '../outcome.ts'
import { sentenceOf } from '../outcome.ts'
import { showSome } from '../phrases.ts'
import { markdownCode, visible } from '../safe-text.ts'
import { htmlTable } from './layout.ts'
import { aboutOf, originLink, type RunPage, renderMarkdownPage, signOf } from './page.ts'

// GitHub's limit is 256 characters.
const MAX_TITLE = 200
const TITLE = 'Terraform service discovery fails: '
const MAX_NAMED = 3
const MAX_ROWS = 50
const MAX_LISTED = 20

/** Plain text, never empty. */
export function renderIssueTitle({ failing }: Outage): string {
  const names = failing.first.slice(0, MAX_NAMED).map(({ subject }) => visible(subject, MAX_TITLE))
  const more = failing.count - names.length
  const named = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  const title = `${TITLE}${named}`
  return title.length <= MAX_TITLE ? title : `${TITLE}${failing.count} hosts`
}

/** Whether a title is of our making; one that a person has given stays. */
export const isOwnTitle = (title: string): boolean => title.startsWith(TITLE)

/** GitHub-flavoured Markdown of at most `maxBytes`. */
export const renderIssue = (
  verdict: Verdict,
  context: ReportContext,
  { outage, page, maxBytes }: { outage: Outage; page: RunPage; maxBytes: number }
): string =>
  renderMarkdownPage(verdict, context, {
    head: [
      `### ${signOf(verdict)} ${capitalised(sentenceOf(verdict))}`,
      aboutOf(verdict, context),
      ...(outage.failing.count === 0 ? [] : [failingTable(outage, context.startedAt)])
    ].join('\n\n'),
    foot: `<sub>Last checked ${showMinute(context.startedAt)} by ${originLink(page)}. This issue keeps itself current, and is closed when all is well.</sub>`,
    maxBytes
  })

function failingTable({ failing }: Outage, now: string): string {
  const rows = failing.first
    .slice(0, MAX_ROWS)
    .map(({ subject, since }) => [showSubject(subject), showMinute(since), showSpan(since, now)])
  const more = failing.count - rows.length
  return htmlTable(
    [{ title: 'Fails' }, { title: 'Since' }, { title: 'For' }],
    more > 0 ? [...rows, [`and ${more} more`, '', '']] : rows
  )
}

/** What happened, in a comment of a few lines. */
export function renderChange(change: Change, page: RunPage): string {
  const { at, down, up, gone, still, endedSince, isReopened } = change
  const lines = [
    ...some(down, (names) => `❌ ${names} ${verb(down)}.`, showSubject),
    ...some(
      up,
      (names) => `✅ ${names}.`,
      (each) => showRecovery(each, at)
    ),
    ...some(
      gone,
      (names) => `⚪ ${names} ${gone.count === 1 ? 'is' : 'are'} not checked any more.`,
      showSubject
    ),
    ...some(still, (names) => `❌ ${names} still ${verb(still)}.`, showSubject)
  ]
  const end =
    endedSince === null
      ? []
      : [
          `**All is well again.** The outage lasted ${showSpan(endedSince, at)}, from ${showMinute(endedSince)} to ${showMinute(at)}, as this check has seen it.`
        ]
  const again = isReopened ? ['Opened again: this goes on, or has come back.'] : []
  return `${[...again, ...lines, ...end, `<sub>${showMinute(at)}, ${originLink(page)}</sub>`].join('\n\n')}\n`
}

/** What stands in place of an issue that another run has opened just before. */
export const renderDuplicate = (other: number): string =>
  `Duplicate of #${other}, which was opened by another run at the same time.\n`

const verb = ({ count }: Some<unknown>): string => (count === 1 ? 'fails' : 'fail')

function some<T extends Subject | Since>(
  { first, count }: Some<T>,
  phrase: (names: string) => string,
  show: (item: T) => string
): readonly string[] {
  if (count === 0) return []
  const names = first.slice(0, MAX_LISTED).map(show)
  const more = count - names.length
  return [phrase(more > 0 ? `${names.join(', ')} and ${more} more` : showSome(names, MAX_LISTED))]
}

const showRecovery = ({ subject, since }: Since, at: string): string =>
  `${showSubject(subject)} ${subject === FILES ? 'is mended' : 'works again'} after ${showSpan(since, at)}`

const showSubject = (subject: Subject): string =>
  subject === FILES ? 'what is wrong in files' : markdownCode(subject)

const capitalised = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase())

/** What fails, by name: a host, or `FILES`. */
export type Subject = string

/** The name under which everything that is wrong in files comes; no host is called so. */
export const FILES = 'the files'

/** The first of some, and how many there are. */
export type Some<T> = { readonly first: readonly T[]; readonly count: number }

export type Since = {
  readonly subject: Subject
  /** ISO 8601, UTC. */
  readonly since: string
}

/** What fails now, and since when without a pause; null when all is well. */
export type Outage = { readonly failing: Some<Since>; readonly since: string | null }

/** One step in the life of an outage. Times are ISO 8601, UTC. */
export type Change = {
  /** Counts the steps of one issue, from 1. */
  readonly number: number
  readonly at: string
  readonly down: Some<Subject>
  readonly up: Some<Since>
  /** What failed and is not checked any more. */
  readonly gone: Some<Subject>
  /** What fails as before. */
  readonly still: Some<Subject>
  /** When the outage began that this step ends; null while it lasts. */
  readonly endedSince: string | null
  /** The issue was closed, by whomever. */
  readonly isReopened: boolean
}
