// Decides what to do with the issue of an outage, from its stored state and what was observed now.
import { type FailingSince, FILES, type OutageEvent } from '../../report/markdown/issue.ts'
import type { Issue } from '../answers.ts'
import { type IssueState, MAX_EVENT_LIST, shorten } from './issue-state.ts'

/** What a run observed. */
export type Observation = {
  /** All hosts that were checked, sorted. */
  readonly hosts: readonly string[]
  /** What fails the check, sorted: hosts, and `FILES`. */
  readonly failing: readonly string[]
  /** Of `failing`. */
  readonly digest: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** The ID of the run. */
  readonly run: number
}

/** The issue to continue: open, or closed recently. */
export type ExistingIssue = Pick<Issue, 'isOpen' | 'reason'> & { readonly state: IssueState }

/** The `untold` events of the state are those to post as comments. */
export type IssueAction =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'open' | 'update' | 'reopen' | 'close'; readonly state: IssueState }

// Events pile up only if several runs in a row are cancelled.
const MAX_UNTOLD = 3

const nothing = (why: string): IssueAction => ({ kind: 'nothing', why })

export function decideIssue(existing: ExistingIssue | null, now: Observation): IssueAction {
  const isRecovered = now.failing.length === 0
  if (existing === null) {
    return isRecovered ? nothing('no failures') : { kind: 'open', state: firstState(now) }
  }
  const { state, isOpen, reason } = existing
  // Of two concurrent runs, the one that started later wins.
  if (state.run > now.run) return nothing('a later run has updated it')
  if (!isOpen && isRecovered) return nothing('no failures')
  // A person who closes it as not planned knows about these failures, but not about others.
  if (!isOpen && reason === 'not_planned' && state.digest === now.digest) {
    return nothing('it was closed as not planned')
  }
  const next = nextState(state, now, !isOpen)
  return { kind: isRecovered ? 'close' : isOpen ? 'update' : 'reopen', state: next }
}

const firstState = (now: Observation): IssueState => ({
  hosts: shorten(now.hosts),
  failing: failingSince(now, []),
  digest: now.digest,
  since: now.at,
  changes: 0,
  untold: [],
  run: now.run
})

function nextState(state: IssueState, now: Observation, isReopened: boolean): IssueState {
  const isChange = state.digest !== now.digest || isReopened
  return {
    hosts: shorten(now.hosts),
    failing: failingSince(now, state.failing.first),
    digest: now.digest,
    since: now.failing.length === 0 ? null : (state.since ?? now.at),
    changes: state.changes + (isChange ? 1 : 0),
    untold: isChange
      ? [...state.untold, eventOf(state, now, isReopened)].slice(-MAX_UNTOLD)
      : state.untold,
    run: now.run
  }
}

function eventOf(state: IssueState, now: Observation, isReopened: boolean): OutageEvent {
  const before = new Set(state.failing.first.map(({ subject }) => subject))
  const failing = new Set(now.failing)
  // If the stored list was shortened, a host that is not on it may have failed before.
  const isWhole = state.failing.count === state.failing.first.length
  const checked = new Set([...now.hosts, FILES])
  const ended = state.failing.first.filter(({ subject }) => !failing.has(subject))
  const isKnown = (subject: string) => before.has(subject) || !isWhole
  const short = <T extends string | FailingSince>(items: readonly T[]) =>
    shorten(items, MAX_EVENT_LIST)
  return {
    number: state.changes + 1,
    at: now.at,
    down: short(now.failing.filter((subject) => !isKnown(subject))),
    up: short(ended.filter(({ subject }) => checked.has(subject))),
    gone: short(ended.flatMap(({ subject }) => (checked.has(subject) ? [] : [subject]))),
    still: short(now.failing.filter(isKnown)),
    endedSince: failing.size === 0 ? state.since : null,
    isReopened
  }
}

function failingSince({ failing, at }: Observation, before: readonly FailingSince[]) {
  const known = new Map(before.map(({ subject, since }) => [subject, since]))
  return shorten(failing.map((subject) => ({ subject, since: known.get(subject) ?? at })))
}

/**
 * How many hosts two checks with the same key share, so that an edited list of hosts continues its issue;
 * infinite if they check the same hosts. A check without hosts, which fails because of its files, counts 1.
 */
export function sharedHosts(mine: readonly string[], { hosts }: IssueState): number {
  const [kept, others] = [shorten(mine).first, new Set(hosts.first)]
  if (mine.length === 0 || hosts.count === 0) return 1
  const shared = kept.filter((host) => others.has(host)).length
  const isSame = mine.length === hosts.count && shared === others.size
  return isSame ? Number.POSITIVE_INFINITY : shared
}
