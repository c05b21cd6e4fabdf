// Decides what to do with the issue of an outage, from its stored state and what was observed now.
import { type FailingSince, FILES, type OutageEvent } from '../../report/markdown/issue.ts'
import type { Issue } from '../answers.ts'
import { type IssueState, MAX_EVENT_LIST, shorten } from './issue-state.ts'
import { digestOf } from './marker.ts'
import type { Observation } from './observation.ts'

/** The issue to continue: open, or closed recently. */
export type ExistingIssue = Pick<Issue, 'isOpen' | 'reason'> & { readonly state: IssueState }

/** The `untold` events of the state are those to post as comments. */
export type IssueAction =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'open' | 'update' | 'reopen' | 'close'; readonly state: IssueState }

// Events pile up only if several runs in a row are cancelled.
const MAX_UNTOLD = 3

const nothing = (why: string): IssueAction => ({ kind: 'nothing', why })

export function decideIssue(existing: ExistingIssue | null, observed: Observation): IssueAction {
  const now = existing?.isOpen ? withUnsettled(observed, existing.state) : observed
  const isRecovered = now.failing.length === 0
  const isWell = now.pending.size === 0 ? 'no failures' : 'too few failing runs'
  if (existing === null) {
    return isRecovered ? nothing(isWell) : { kind: 'open', state: firstState(now) }
  }
  const { state, isOpen, reason } = existing
  // Of two concurrent runs, the one that started later wins.
  if (state.run > now.run) return nothing('a later run has updated it')
  if (!isOpen && isRecovered) return nothing(isWell)
  // A person who closes it as not planned knows about these failures, but not about others.
  if (!isOpen && reason === 'not_planned' && state.digest === digestOf(now.failing)) {
    return nothing('it was closed as not planned')
  }
  const next = nextState(state, now, !isOpen)
  return { kind: isRecovered ? 'close' : isOpen ? 'update' : 'reopen', state: next }
}

/**
 * What an open issue lists fails until it is known to have recovered: the history may be lost, and parts of the
 * check may be missing.
 */
function withUnsettled(now: Observation, { failing }: IssueState): Observation {
  const checked = new Set(now.hosts)
  const isUnsettled = ({ subject }: FailingSince) =>
    now.unsettled.has(subject) || (!now.isWhole && !checked.has(subject))
  const listed = failing.first.filter(isUnsettled).map(({ subject }) => subject)
  return { ...now, failing: [...new Set([...now.failing, ...listed])].toSorted() }
}

const firstState = (now: Observation): IssueState => ({
  hosts: shorten(now.hosts),
  failing: failingSince(now, []),
  digest: digestOf(now.failing),
  since: firstSince(now),
  changes: 0,
  untold: [],
  run: now.run
})

function nextState(state: IssueState, now: Observation, isReopened: boolean): IssueState {
  const digest = digestOf(now.failing)
  const isChange = state.digest !== digest || isReopened
  return {
    hosts: hostsOf(state, now),
    failing: failingSince(now, state.failing.first),
    digest,
    since: now.failing.length === 0 ? null : (state.since ?? firstSince(now)),
    changes: state.changes + (isChange ? 1 : 0),
    untold: isChange
      ? [...state.untold, eventOf(state, now, isReopened)].slice(-MAX_UNTOLD)
      : state.untold,
    run: now.run
  }
}

/** Hosts of missing parts stay, so that the next run, in which others may be missing, finds the issue by them. */
function hostsOf({ hosts }: IssueState, now: Observation): IssueState['hosts'] {
  if (now.isWhole) return shorten(now.hosts)
  return shorten([...new Set([...hosts.first, ...now.hosts])].toSorted())
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

function failingSince(now: Observation, before: readonly FailingSince[]) {
  const known = new Map(before.map(({ subject, since }) => [subject, since]))
  return shorten(
    now.failing.map((subject): FailingSince => {
      const good = now.unsettled.get(subject) ?? 0
      return {
        subject,
        since: known.get(subject) ?? now.since.get(subject) ?? now.at,
        ...(good > 0 ? { recovering: { good, needed: now.goodRuns } } : {})
      }
    })
  )
}

const firstSince = ({ failing, since, at }: Observation): string =>
  failing.map((subject) => since.get(subject) ?? at).reduce((a, b) => (a < b ? a : b), at)

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
