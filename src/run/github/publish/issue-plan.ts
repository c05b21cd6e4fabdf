// Decides what to do with the issue of an outage, from what a run observed and the state that the issue's marker stores.
import type { Finding } from '../../../judge/finding.ts'
import { failsCheck } from '../../../judge/verdict.ts'
import type { FailingSince, Outage, Truncated } from '../../../report/issue.ts'
import { EXPIRING, FILES } from '../../../report/issue.ts'
import { isUnchecked, outcomeOf, type Report } from '../../../report/outcome.ts'
import { fitInto } from '../../../rules/problems/brief.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Issue } from '../api.ts'
import { at, type Run, textAt } from '../workflow-run.ts'
import { digestOf } from './marker.ts'

export type Observation = Readonly<ReturnType<typeof observationOf>>

/** Without a history, and with `issue-after: 1`, this run decides. */
export function observationOf(
  { verdict, context }: Report,
  { issueAfter }: Pick<Settings, 'issueAfter'>,
  run: Run
) {
  const isFailing = (findings: readonly Finding[]) =>
    findings.some(({ severity }) => failsCheck(severity, context.failOn))
  const { stopped } = verdict
  const judged = verdict.hosts.map((host) => {
    const name: string = host.visit.host
    const alarm = context.history?.get(host.visit.host)?.alarm ?? null
    const failsNow = isFailing(host.findings)
    // A host that is deliberately not contacted any more would never recover.
    const isLeftOut = outcomeOf(host) === 'skipped'
    const isDown = alarm === null ? failsNow || isUnchecked(host) : alarm.isDown && !isLeftOut
    return { name, alarm: isLeftOut ? null : alarm, failsNow, isDown }
  })
  const hosts: readonly string[] = judged.map(({ name }) => name).toSorted()
  const down = judged.filter(({ isDown }) => isDown).map(({ name }) => name)
  const files = isFailing(verdict.files) ? [FILES] : []
  // Any other warning may last, or pass by itself.
  const isExpiring = verdict.findings.some(({ problem }) => problem.expires !== undefined)
  const warned = isExpiring && context.failOn === 'error' ? [EXPIRING] : []
  const failing: readonly string[] = [...down, ...files, ...warned].toSorted()
  const alarms = judged.flatMap(({ alarm, ...host }) => (alarm === null ? [] : { alarm, ...host }))
  const unsettled = alarms.filter(({ alarm }) => alarm.good < issueAfter)
  const pending = alarms.filter(({ failsNow, isDown }) => failsNow && !isDown)
  return {
    hosts,
    failing,
    /** Since when some of them have failed, as the history says. */
    since: new Map(
      alarms.flatMap(({ name, alarm }) => (alarm.since ? [[name, alarm.since] as const] : []))
    ),
    /** Hosts without enough good runs in a row to count as recovered, if an issue lists them, and how many they have. */
    unsettled: new Map(unsettled.map(({ name, alarm }) => [name, alarm.good])),
    issueAfter,
    /** Hosts that failed in this run, but in too few runs to count as failing, and in how many. */
    pending: new Map(pending.map(({ name, alarm }) => [name, alarm.failed])),
    // A check that ended early has all of its hosts; one without the usages of a repository may lack some.
    isWhole: !stopped.some(({ kind }) => kind === 'missing'),
    /** ISO 8601, UTC. */
    at: context.startedAt,
    run: run.id
  }
}

export type ExistingIssue = Pick<Issue, 'isOpen' | 'reason'> & { readonly state: IssueState }

const nothing = (why: string) => ({ kind: 'nothing', why }) as const

export function decideIssue(existing: ExistingIssue | null, observed: Observation) {
  const now = existing?.isOpen ? withUnsettled(observed, existing.state) : observed
  const isRecovered = now.failing.length === 0
  const isWell = now.pending.size === 0 ? 'no failures' : 'too few failing runs'
  if (existing === null) {
    return isRecovered ? nothing(isWell) : ({ kind: 'open', state: nextState(null, now) } as const)
  }
  const { state, isOpen, reason } = existing
  // When two runs are concurrent, the one that started later wins.
  if (state.run > now.run) return nothing('a later run has updated it')
  if (!isOpen && isRecovered) return nothing(isWell)
  // A person who closes it as not planned knows about these failures, but not about others.
  if (!isOpen && reason === 'not_planned' && state.digest === digestOf(now.failing)) {
    return nothing('it was closed as not planned')
  }
  const next = nextState(state, now)
  const isChange = state.digest !== next.digest || !isOpen
  return {
    kind: isRecovered ? 'close' : isOpen ? 'update' : 'reopen',
    state: next,
    /** To post as a comment; null if the same hosts fail as before. */
    event: isChange ? eventOf(state, now, !isOpen) : null
  } as const
}

/** An issue lists what fails until it has recovered: the history may be lost, and parts of the check may be missing. */
function withUnsettled(now: Observation, { failing }: IssueState): Observation {
  const checked = new Set(now.hosts)
  const isUnsettled = ({ subject }: FailingSince) =>
    now.unsettled.has(subject) || (!now.isWhole && !checked.has(subject))
  const listed = failing.first.filter(isUnsettled).map(({ subject }) => subject)
  return { ...now, failing: [...new Set([...now.failing, ...listed])].toSorted() }
}

function nextState(before: IssueState | null, now: Observation): IssueState {
  const earlier = new Map(before?.failing.first.map(({ subject, since }) => [subject, since]))
  const failing = now.failing.map((subject): FailingSince => {
    const since = earlier.get(subject) ?? now.since.get(subject) ?? now.at
    const good = now.unsettled.get(subject) ?? 0
    return { subject, since, ...(good > 0 && { recovering: { good, needed: now.issueAfter } }) }
  })
  const times = now.failing.map((subject) => now.since.get(subject) ?? now.at)
  return {
    hosts: shorten(now.hosts),
    failing: shorten(failing),
    digest: digestOf(now.failing),
    since:
      failing.length === 0 ? null : (before?.since ?? [now.at, ...times].toSorted()[0] ?? now.at),
    run: now.run
  }
}

function eventOf({ failing, since }: IssueState, now: Observation, isReopened: boolean) {
  const before = new Set(failing.first.map(({ subject }) => subject))
  // If the stored list was shortened, a host that is not on it may have failed before.
  const isWhole = failing.count === failing.first.length
  const { still = [], down = [] } = Object.groupBy(now.failing, (subject) =>
    before.has(subject) || !isWhole ? 'still' : 'down'
  )
  const checked = new Set([...now.hosts, FILES, EXPIRING])
  const ended = failing.first.filter(({ subject }) => !now.failing.includes(subject))
  return {
    at: now.at,
    down,
    up: ended.filter(({ subject }) => checked.has(subject)),
    gone: ended.flatMap(({ subject }) => (checked.has(subject) ? [] : [subject])),
    still,
    endedSince: now.failing.length === 0 ? since : null,
    isReopened
  }
}

/** Hosts that two checks share, so that an edited list continues its issue; one more if all are the same. 1 for files alone. */
export function sharedHosts(mine: readonly string[], { hosts }: IssueState): number {
  if (mine.length === 0 || hosts.count === 0) return 1
  const others = new Set(hosts.first)
  const shared = shorten(mine).first.filter((host) => others.has(host)).length
  const isSame = mine.length === hosts.count && shared === others.size
  return isSame ? shared + 1 : shared
}

/** Stored in issues: the names of properties must not change. */
export type IssueState = Outage & {
  readonly hosts: Truncated<string>
  readonly digest: string
  readonly run: number
}

// Bytes. Both lists of a state together take less than half of a body.
const MAX_LIST = 6000

function shorten<T extends string | FailingSince>(items: readonly T[]): Truncated<T> {
  const { shown } = fitInto(items, MAX_LIST, 0, (item) => JSON.stringify(item))
  return { first: items.slice(0, shown.length), count: items.length }
}

/** The valid parts of a stored state, which people can edit; null without the lists of hosts. */
export function readIssueState(value: unknown): IssueState | null {
  const hosts = readList(at(value, 'hosts'), isText)
  const failing = readList(at(value, 'failing'), isFailingSince)
  if (hosts === null || failing === null) return null
  const since = at(value, 'since')
  return {
    hosts,
    failing,
    digest: textAt(value, 'digest') ?? '',
    since: isTime(since) ? since : null,
    run: readNumber(at(value, 'run'))
  }
}

function readList<T>(value: unknown, isItem: (item: unknown) => item is T): Truncated<T> | null {
  const first = at(value, 'first')
  if (!Array.isArray(first) || !first.every(isItem)) return null
  return { first, count: Math.max(first.length, readNumber(at(value, 'count'))) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isTime = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

const isFailingSince = (value: unknown): value is FailingSince =>
  isText(at(value, 'subject')) && isTime(at(value, 'since'))

const readNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
