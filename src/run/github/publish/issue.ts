// Opens, updates, reopens or closes the issue of an outage, and closes duplicates that concurrent runs opened.
import * as pages from '../../../report/issue.ts'
import type { Report } from '../../../report/outcome.ts'
import { describeFiles } from '../../../report/sentence.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Api, Issue } from '../api.ts'
import { ApiFailure } from '../failure.ts'
import type { Run } from '../workflow-run.ts'
import { createOnce, threadOf } from './comment.ts'
import * as plan from './issue-plan.ts'
import { digestOf, readMarker, withMarker } from './marker.ts'

type IssueDelivery = Report & {
  readonly settings: Settings
  readonly run: Run
  readonly key: string
  readonly now: plan.Observation
}

type OwnIssue = Issue & { readonly state: plan.IssueState }

const WEEK_MS = 7 * 86_400_000
// How many open issues are searched for one that has lost its label.
const UNLABELLED = 100
const LABEL = { color: 'b60205', description: 'Terraform registry outage' }

/** Brings the issue in line with what was observed; returns what was done. @throws ApiFailure if GitHub refuses */
export async function deliverIssue(api: Api, delivery: IssueDelivery): Promise<string> {
  const { now } = delivery
  const open = await findOpen(api, delivery)
  const issue = open[0] ?? (now.failing.length > 0 ? await findElsewhere(api, delivery) : undefined)
  const action = plan.decideIssue(issue ?? null, now)
  if (action.kind === 'nothing') return `unchanged, ${action.why}`
  const { kind, state } = action
  if (issue === undefined || kind === 'open') return await openOne(api, delivery, state)
  await addMissingLabel(api, delivery, issue)
  const { event } = action
  // Before the state is stored: a run that is cancelled in between leaves the event to the next one.
  if (event !== null) await postEvent(api, delivery, issue, state, event)
  // Titles that people wrote are kept, and so is the last one of a closed issue.
  const isRenamed = event !== null && state.failing.count > 0 && pages.isOwnTitle(issue.title)
  const title = isRenamed ? { title: titleOf(delivery, state) } : {}
  const { done, patch } = CHANGES[kind]
  await api.updateIssue(issue.number, { ...patch, ...title, body: bodyOf(delivery, state) })
  return `#${issue.number} ${done}`
}

const CHANGES = {
  update: { done: 'updated', patch: {} },
  reopen: { done: 'reopened', patch: { state: 'open', state_reason: 'reopened' } },
  close: { done: 'closed', patch: { state: 'closed', state_reason: 'completed' } }
} as const

const firstLabel = ({ settings }: IssueDelivery): string => settings.issueLabels[0] ?? ''

const findOpen = async (api: Api, delivery: IssueDelivery): Promise<readonly OwnIssue[]> =>
  ranked(await api.listIssues({ state: 'open', labels: firstLabel(delivery) }), delivery)

/** One that was closed within the last week, or is open and has lost its label. */
async function findElsewhere(api: Api, delivery: IssueDelivery): Promise<OwnIssue | undefined> {
  const labels = firstLabel(delivery)
  const from = Date.parse(delivery.now.at) - WEEK_MS
  const since = new Date(from).toISOString()
  const closed = await api.listIssues({ state: 'closed', labels, since })
  const closedAt = (issue: Issue): number => Date.parse(issue.closedAt ?? '') || 0
  const recent = closed.filter((issue) => closedAt(issue) >= from)
  const [last] = ranked(recent, delivery).toSorted((a, b) => closedAt(b) - closedAt(a))
  return last ?? ranked(await api.listIssues({ state: 'open' }, UNLABELLED), delivery)[0]
}

/** The issues of this check: the ones that share most hosts first, then the oldest. */
function ranked(issues: readonly Issue[], { key, now }: IssueDelivery): readonly OwnIssue[] {
  return issues
    .flatMap((issue) => {
      const state = plan.readIssueState(readMarker(issue.body, 'issue', key))
      if (!issue.isTrusted || state === null) return []
      const shared = plan.sharedHosts(now.hosts, state)
      return shared === 0 ? [] : [{ ...issue, state, shared }]
    })
    .toSorted((a, b) => b.shared - a.shared || a.number - b.number)
}

async function openOne(api: Api, delivery: IssueDelivery, state: plan.IssueState): Promise<string> {
  const labels = delivery.settings.issueLabels
  await provideLabel(api, firstLabel(delivery))
  const issue = { title: titleOf(delivery, state), body: bodyOf(delivery, state), labels }
  const created = await createOnce(
    () => api.createIssue(issue),
    async () => (await findOpen(api, delivery))[0]
  )
  await addMissingLabel(api, delivery, created)
  // A concurrent run may have opened one too. Both look, and the lower number stays.
  const [first] = (await findOpen(api, delivery)).toSorted((a, b) => a.number - b.number)
  if (first === undefined || first.number >= created.number) return `#${created.number} opened`
  await api.updateIssue(created.number, {
    body: pages.renderDuplicate(first.number),
    state: 'closed',
    state_reason: 'not_planned'
  })
  return `#${first.number} was opened by another run`
}

/** Creates the label with a colour. If that fails, it exists, or creating the issue may still create it. */
const provideLabel = (api: Api, name: string) =>
  api.createLabel({ name, ...LABEL }).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
  })

/** GitHub silently drops labels that a token may not set; the issue is found again by its label. */
async function addMissingLabel(api: Api, delivery: IssueDelivery, issue: Issue): Promise<void> {
  const label = firstLabel(delivery).toLowerCase()
  const has = issue.labels.some((name) => name.toLowerCase() === label)
  if (!has) await api.addLabels(issue.number, delivery.settings.issueLabels)
}

const titleOf = ({ verdict, context }: IssueDelivery, state: plan.IssueState): string =>
  pages.renderIssueTitle(state, describeFiles(verdict, context) ?? undefined)

/** The key is the same for each run that observes the same change of the same state. */
async function postEvent(
  api: Api,
  delivery: IssueDelivery,
  issue: OwnIssue,
  { digest }: plan.IssueState,
  event: pages.OutageEvent
): Promise<void> {
  const key = digestOf([delivery.key, issue.state.run, digest])
  const thread = threadOf(api, issue.number, 'change', key)
  if ((await thread.list()).length > 0) return
  const body = withMarker('change', key, {}, () => pages.renderOutageEvent(event, delivery.run))
  await thread.postOnce(body)
}

const bodyOf = ({ key, run, verdict, context }: IssueDelivery, state: plan.IssueState): string =>
  withMarker('issue', key, state, (maxBytes) =>
    pages.renderIssue(verdict, context, { outage: state, page: run, maxBytes })
  )
