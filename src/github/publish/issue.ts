// Opens, updates, reopens or closes the issue of an outage, and closes duplicates that concurrent runs opened.
import {
  isOwnTitle,
  type OutageEvent,
  renderDuplicate,
  renderIssue,
  renderIssueTitle,
  renderOutageEvent
} from '../../report/markdown/issue.ts'
import type { Report } from '../../report/outcome.ts'
import type { Issue } from '../answers.ts'
import type { Api, IssuePatch, NewIssue } from '../api.ts'
import { ApiFailure } from '../failure.ts'
import type { Run } from '../workflow-run.ts'
import { isUncertain, MAX_BODY_BYTES, ownComments, postOnce } from './comment.ts'
import { decideIssue, type IssueAction, sharedHosts } from './issue-plan.ts'
import { type IssueState, readIssueState } from './issue-state.ts'
import { digestOf, type Key, readMarker, writeMarker } from './marker.ts'
import type { Observation } from './observation.ts'

export type IssueDelivery = Report & {
  readonly run: Run
  readonly key: Key
  readonly now: Observation
  /** Never empty: the issue is found again by the first. */
  readonly labels: readonly string[]
}

/** An issue with a marker of this check. */
type OwnIssue = Issue & { readonly state: IssueState }

const WEEK_MS = 7 * 86_400_000
// How many open issues are searched for one that has lost its label.
const UNLABELLED = 100
const LABEL = { color: 'b60205', description: 'Terraform registry outage' }

/**
 * Brings the issue in line with what was observed, and returns what was done.
 * @throws ApiFailure when GitHub does not allow it
 */
export async function deliverIssue(api: Api, delivery: IssueDelivery): Promise<string> {
  const { now } = delivery
  const open = await findOpen(api, delivery)
  const own = open[0] ?? (now.failing.length > 0 ? await findElsewhere(api, delivery) : undefined)
  const action = decideIssue(own ?? null, now)
  if (action.kind === 'nothing') return `unchanged, ${action.why}`
  await closeDuplicates(api, now, open)
  if (own === undefined) return await openOne(api, delivery, action.state)
  await addMissingLabel(api, delivery, own)
  await perform(api, delivery, own, action)
  return `#${own.number} ${DONE[action.kind]}`
}

const DONE = { open: 'opened', update: 'updated', reopen: 'reopened', close: 'closed' } as const

/** Open issues of this check, the one to continue first. */
async function findOpen(api: Api, delivery: IssueDelivery): Promise<readonly OwnIssue[]> {
  const [labels = ''] = delivery.labels
  return ranked(await api.listIssues({ state: 'open', labels }), delivery)
}

/** One that was closed within the last week, or is open and has lost its label. */
async function findElsewhere(api: Api, delivery: IssueDelivery): Promise<OwnIssue | undefined> {
  const [labels = ''] = delivery.labels
  const from = Date.parse(delivery.now.at) - WEEK_MS
  const since = new Date(from).toISOString()
  const closed = await api.listIssues({ state: 'closed', labels, since })
  const recent = closed.filter(({ closedAt }) => closedAt !== null && Date.parse(closedAt) >= from)
  const [last] = ranked(recent, delivery).toSorted((a, b) => closedAt(b) - closedAt(a))
  return last ?? ranked(await api.listIssues({ state: 'open' }, UNLABELLED), delivery)[0]
}

const closedAt = (issue: Issue): number => Date.parse(issue.closedAt ?? '') || 0

/** Those of this check: the ones that share most hosts first, then the oldest. */
function ranked(issues: readonly Issue[], { key, now }: IssueDelivery): readonly OwnIssue[] {
  return issues
    .flatMap((issue): readonly (OwnIssue & { readonly shared: number })[] => {
      const state = readIssueState(readMarker(issue.body, 'issue', key))
      if (!issue.isTrusted || state === null) return []
      const shared = sharedHosts(now.hosts, state)
      return shared === 0 ? [] : [{ ...issue, state, shared }]
    })
    .toSorted((a, b) =>
      a.shared === b.shared ? a.number - b.number : b.shared > a.shared ? 1 : -1
    )
}

/** Concurrent runs may have opened one each: the oldest stays. */
async function closeDuplicates(
  api: Api,
  { hosts }: Observation,
  [first, ...others]: readonly OwnIssue[]
): Promise<void> {
  for (const { number, state } of others) {
    const isSame = sharedHosts(hosts, state) === Number.POSITIVE_INFINITY
    if (first && isSame) await closeAsDuplicate(api, number, first.number)
  }
}

/** Removes the marker in the same request, so that doing it twice changes nothing. */
const closeAsDuplicate = (api: Api, number: number, other: number): Promise<void> =>
  api.updateIssue(number, {
    body: renderDuplicate(other),
    state: 'closed',
    state_reason: 'not_planned'
  })

async function openOne(api: Api, delivery: IssueDelivery, state: IssueState): Promise<string> {
  const { labels } = delivery
  await provideLabel(api, labels[0] ?? '')
  const issue = { title: renderIssueTitle(state), body: bodyOf(delivery, state), labels }
  const created = await createOnce(api, delivery, issue)
  if (created === null) return 'opened, without a confirmation by GitHub'
  await addMissingLabel(api, delivery, created)
  // A concurrent run may have opened one too. Both look, and the lower number stays.
  const [first] = (await findOpen(api, delivery)).toSorted((a, b) => a.number - b.number)
  if (first === undefined || first.number >= created.number) return `#${created.number} opened`
  await closeAsDuplicate(api, created.number, first.number)
  return `#${first.number} was opened by another run`
}

/** Null if the response was lost, but the issue exists. */
async function createOnce(
  api: Api,
  delivery: IssueDelivery,
  issue: NewIssue
): Promise<Issue | null> {
  try {
    return await api.createIssue(issue)
  } catch (error) {
    if (!isUncertain(error)) throw error
    if ((await findOpen(api, delivery)).length > 0) return null
    return await api.createIssue(issue)
  }
}

/** Creates a missing label with a colour. If that fails, creating the issue may still create the label. */
async function provideLabel(api: Api, name: string): Promise<void> {
  try {
    if (!(await api.hasLabel(name))) await api.createLabel({ name, ...LABEL })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}

/** GitHub silently drops labels that a token may not set; the issue is found again by its label. */
async function addMissingLabel(api: Api, { labels }: IssueDelivery, issue: Issue): Promise<void> {
  const [label = ''] = labels
  const has = issue.labels.some((each) => each.toLowerCase() === label.toLowerCase())
  if (!has) await api.addLabels(issue.number, labels)
}

/**
 * Stores the events, posts each as a comment, then removes them from the state. A run that is cancelled in
 * between leaves them to the next one, which posts only those without a comment.
 */
async function perform(
  api: Api,
  delivery: IssueDelivery,
  own: OwnIssue,
  { kind, state }: Exclude<IssueAction, { readonly kind: 'nothing' }>
): Promise<void> {
  const reopening = kind === 'reopen' ? ({ state: 'open', state_reason: 'reopened' } as const) : {}
  const closing = kind === 'close' ? ({ state: 'closed', state_reason: 'completed' } as const) : {}
  if (state.untold.length > 0) {
    const body = bodyOf(delivery, state)
    await api.updateIssue(own.number, { ...reopening, ...titlePatch(own, state), body })
    for (const event of state.untold) await postEvent(api, delivery, own.number, event)
  }
  await api.updateIssue(own.number, {
    ...closing,
    body: bodyOf(delivery, { ...state, untold: [] })
  })
}

/** The title names what fails. Titles that people wrote are kept, and so is the last one of a closed issue. */
function titlePatch(own: OwnIssue, state: IssueState): IssuePatch {
  const title = renderIssueTitle(state)
  const isKept = state.failing.count === 0 || !isOwnTitle(own.title)
  return isKept || title === own.title ? {} : { title }
}

async function postEvent(
  api: Api,
  delivery: IssueDelivery,
  issue: number,
  event: OutageEvent
): Promise<void> {
  const key = digestOf([delivery.key, event.number])
  if ((await ownComments(api, issue, 'change', key)).length > 0) return
  const body = `${writeMarker('change', key, {})}\n${renderOutageEvent(event, delivery.run)}`
  await postOnce(api, issue, 'change', key, body)
}

function bodyOf({ key, run, verdict, context }: IssueDelivery, state: IssueState): string {
  const marker = writeMarker('issue', key, state)
  const maxBytes = MAX_BODY_BYTES - marker.length - 1
  return `${marker}\n${renderIssue(verdict, context, { outage: state, page: run, maxBytes })}`
}
