// The issue of an outage: found again by label and marker, opened, kept current, and never there twice.
import type { Change } from '../report/markdown/issue.ts'
import type { Api, Issue, IssueChange, NewIssue } from './api.ts'
import { isUncertain, MAX_BODY_BYTES, postOnce } from './comment.ts'
import { ApiFailure } from './failure.ts'
import { decideIssue, type Health, type IssueStep, kinship } from './issue-plan.ts'
import { type IssueMemory, readIssueMemory } from './issue-state.ts'
import { digestOf, type Key, readMarker, writeMarker } from './marker.ts'

/** All that is said in an issue, for whoever knows the verdict. */
export type IssueTexts = {
  readonly title: (memory: IssueMemory) => string
  readonly isOwnTitle: (title: string) => boolean
  readonly body: (memory: IssueMemory, maxBytes: number) => string
  readonly change: (change: Change) => string
  readonly duplicate: (other: number) => string
}

export type IssuePlan = {
  readonly key: Key
  readonly health: Health
  /** Never empty: the first is what is searched for. */
  readonly labels: readonly string[]
  readonly texts: IssueTexts
}

/** An issue with our marker. */
type Known = Issue & { readonly memory: IssueMemory }

const WEEK_MS = 7 * 86_400_000
// Of open issues without the label: one whose label somebody took away, or that never got it.
const UNLABELLED = 100
const LABEL = { color: 'b60205', description: 'A Terraform registry is not well' }

/**
 * Brings the issue to where it should be, and says what was done.
 * @throws ApiFailure when GitHub does not let it
 */
export async function deliverIssue(api: Api, plan: IssuePlan): Promise<string> {
  const { health } = plan
  const open = await findOpen(api, plan)
  const known = open[0] ?? (health.failing.length > 0 ? await findElsewhere(api, plan) : undefined)
  const step = decideIssue(known ?? null, health)
  if (step.kind === 'nothing') return `nothing to do, ${step.why}`
  await closeTwins(api, plan, open)
  if (known === undefined) return await openOne(api, plan, step.memory)
  await addMissingLabel(api, plan, known)
  await perform(api, plan, known, step)
  return `#${known.number} ${DONE[step.kind]}`
}

const DONE = { open: 'opened', update: 'updated', reopen: 'opened again', close: 'closed' } as const

/** Open issues of this check, what it should go on with first, twins of that after it. */
async function findOpen(api: Api, plan: IssuePlan): Promise<readonly Known[]> {
  const [label = ''] = plan.labels
  return ranked(await api.listIssues({ state: 'open', label }), plan)
}

/** One that was closed within the last week, or is open and has lost its label. */
async function findElsewhere(api: Api, plan: IssuePlan): Promise<Known | undefined> {
  const [label = ''] = plan.labels
  const from = Date.parse(plan.health.at) - WEEK_MS
  const since = new Date(from).toISOString()
  const closed = await api.listIssues({ state: 'closed', label, since })
  const recent = closed.filter(({ closedAt }) => closedAt !== null && Date.parse(closedAt) >= from)
  // Of several, the one that was closed last goes on.
  const last = ranked(recent, plan).toSorted(byClosing)[0]
  return last ?? ranked(await api.listIssues({ state: 'open', most: UNLABELLED }), plan)[0]
}

const byClosing = (a: Known, b: Known): number =>
  (b.closedAt ?? '') < (a.closedAt ?? '') ? -1 : (b.closedAt ?? '') > (a.closedAt ?? '') ? 1 : 0

/** Those of this check: the closest first, of equally close ones the oldest. */
function ranked(issues: readonly Issue[], { key, health }: IssuePlan): readonly Known[] {
  return issues
    .flatMap((issue): readonly (Known & { readonly closeness: number })[] => {
      const memory = readIssueMemory(readMarker(issue.body, 'issue', key))
      if (!issue.isTrusted || memory === null) return []
      const closeness = kinship(health.hosts, memory)
      return closeness === 0 ? [] : [{ ...issue, memory, closeness }]
    })
    .toSorted((a, b) =>
      a.closeness === b.closeness ? a.number - b.number : b.closeness > a.closeness ? 1 : -1
    )
}

/** Runs at once have opened one each: the oldest stays. */
async function closeTwins(
  api: Api,
  { health, texts }: IssuePlan,
  [first, ...others]: readonly Known[]
): Promise<void> {
  const twins = others.filter(
    ({ memory }) => kinship(health.hosts, memory) === Number.POSITIVE_INFINITY
  )
  for (const { number } of first === undefined ? [] : twins) {
    await closeAsDuplicate(api, number, texts.duplicate(first?.number ?? 0))
  }
}

/** In one request, marker and all: whoever does it a second time changes nothing. */
const closeAsDuplicate = (api: Api, number: number, body: string): Promise<void> =>
  api.updateIssue(number, { body, state: 'closed', state_reason: 'not_planned' })

async function openOne(api: Api, plan: IssuePlan, memory: IssueMemory): Promise<string> {
  const { labels, texts } = plan
  await provideLabel(api, labels[0] ?? '')
  const issue = { title: texts.title(memory), body: bodyOf(plan, memory), labels }
  const created = await createOnce(api, plan, issue)
  if (created === null) return 'opened, though GitHub has not said so'
  await addMissingLabel(api, plan, created)
  // Another run may have done the same in the meantime; both look, and the lower number stays.
  const [first] = (await findOpen(api, plan)).toSorted((a, b) => a.number - b.number)
  if (first === undefined || first.number >= created.number) return `#${created.number} opened`
  await closeAsDuplicate(api, created.number, texts.duplicate(first.number))
  return `#${first.number} was opened by another run`
}

/** Null when the answer was lost and the issue is there all the same. */
async function createOnce(api: Api, plan: IssuePlan, issue: NewIssue): Promise<Issue | null> {
  try {
    return await api.createIssue(issue)
  } catch (error) {
    if (!isUncertain(error)) throw error
    if ((await findOpen(api, plan)).length > 0) return null
    return await api.createIssue(issue)
  }
}

/** A label that is missing is made; one that cannot be made may come with the issue all the same. */
async function provideLabel(api: Api, name: string): Promise<void> {
  try {
    if (!(await api.hasLabel(name))) await api.createLabel(name, LABEL)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}

/** GitHub drops labels without a word when a token may not set them; without, it is not found again. */
async function addMissingLabel(api: Api, { labels }: IssuePlan, issue: Issue): Promise<void> {
  const [label = ''] = labels
  const has = issue.labels.some((each) => each.toLowerCase() === label.toLowerCase())
  if (!has) await api.addLabels(issue.number, labels)
}

/**
 * What has happened is first written down, then told, then crossed out: a run that ends in between leaves
 * it to the next one, which tells only what is not there yet.
 */
async function perform(
  api: Api,
  plan: IssuePlan,
  known: Known,
  step: Exclude<IssueStep, { readonly kind: 'nothing' }>
): Promise<void> {
  const { memory } = step
  const reopening =
    step.kind === 'reopen' ? ({ state: 'open', state_reason: 'reopened' } as const) : {}
  const done = { ...memory, untold: [] }
  if (memory.untold.length > 0) {
    const first = { ...reopening, ...titleChange(plan, known, memory), body: bodyOf(plan, memory) }
    await api.updateIssue(known.number, first)
    for (const change of memory.untold) await tell(api, plan, known.number, change)
  }
  const closing =
    step.kind === 'close' ? ({ state: 'closed', state_reason: 'completed' } as const) : {}
  await api.updateIssue(known.number, { ...closing, body: bodyOf(plan, done) })
}

/** The title names what fails; one that a person has given is left alone, and so is that of the end. */
function titleChange({ texts }: IssuePlan, known: Known, memory: IssueMemory): IssueChange {
  const title = texts.title(memory)
  const isKept = memory.failing.count === 0 || !texts.isOwnTitle(known.title)
  return isKept || title === known.title ? {} : { title }
}

async function tell(api: Api, plan: IssuePlan, issue: number, change: Change): Promise<void> {
  const key = digestOf([plan.key, change.number])
  const comments = await api.listComments(issue)
  const isTold = comments.some(
    ({ body, isTrusted }) => isTrusted && readMarker(body, 'change', key) !== undefined
  )
  if (isTold) return
  const body = `${writeMarker('change', key, {})}\n${plan.texts.change(change)}`
  await postOnce(api, { issue, kind: 'change', key, body })
}

function bodyOf({ key, texts }: IssuePlan, memory: IssueMemory): string {
  const marker = writeMarker('issue', key, memory)
  return `${marker}\n${texts.body(memory, MAX_BODY_BYTES - marker.length - 1)}`
}
