// What becomes of the issue: pure decisions from what it remembers and what was seen now.
import type { Change, Since, Subject } from '../report/markdown/issue.ts'
import { FILES } from '../report/markdown/issue.ts'
import type { IssueMemory } from './issue-state.ts'
import { remembered, told } from './issue-state.ts'

/** What a run has seen, without words. */
export type Health = {
  /** All that were checked, sorted. */
  readonly hosts: readonly Subject[]
  /** Those that fail the check, sorted. */
  readonly failing: readonly Subject[]
  /** Of those that fail. */
  readonly digest: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** The id of the run. */
  readonly run: number
}

/** The issue that goes on: open, or closed so recently that it can. */
export type Known = {
  readonly isOpen: boolean
  /** Why it was closed, in GitHub's word. */
  readonly reason: string | null
  readonly memory: IssueMemory
}

export type IssueStep =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'open' | 'update' | 'reopen' | 'close'; readonly memory: IssueMemory }

// Nobody reads what happened between more runs that were all cut off.
const MAX_UNTOLD = 3

const nothing = (why: string): IssueStep => ({ kind: 'nothing', why })

/** The memory that comes with a step has in `untold` what is still to be told. */
export function decideIssue(known: Known | null, health: Health): IssueStep {
  const isWell = health.failing.length === 0
  if (known === null) {
    return isWell ? nothing('all is well') : { kind: 'open', memory: beginning(health) }
  }
  const { memory, isOpen, reason } = known
  // Of two runs at once, the later one knows more, whichever ends last.
  if (memory.run > health.run) return nothing('a later run has written it')
  if (!isOpen && isWell) return nothing('all is well')
  // Whoever closes it as not planned knows of these, and wants to hear of others only.
  if (!isOpen && reason === 'not_planned' && memory.digest === health.digest) {
    return nothing('somebody closed it as not planned')
  }
  const next = following(memory, health, !isOpen)
  return { kind: isWell ? 'close' : isOpen ? 'update' : 'reopen', memory: next }
}

const beginning = (health: Health): IssueMemory => ({
  hosts: remembered(health.hosts),
  failing: failingSince(health, []),
  digest: health.digest,
  since: health.at,
  changes: 0,
  untold: [],
  run: health.run
})

function following(memory: IssueMemory, health: Health, isReopened: boolean): IssueMemory {
  const isChange = memory.digest !== health.digest || isReopened
  const changes = memory.changes + (isChange ? 1 : 0)
  const untold = isChange
    ? [...memory.untold, changeOf(memory, health, isReopened)].slice(-MAX_UNTOLD)
    : memory.untold
  return {
    hosts: remembered(health.hosts),
    failing: failingSince(health, memory.failing.first),
    digest: health.digest,
    since: health.failing.length === 0 ? null : (memory.since ?? health.at),
    changes,
    untold,
    run: health.run
  }
}

function changeOf(memory: IssueMemory, health: Health, isReopened: boolean): Change {
  const before = new Set(memory.failing.first.map(({ subject }) => subject))
  const now = new Set(health.failing)
  // Of an outage too large to be remembered, what is not in the memory may well have failed before.
  const isWhole = memory.failing.count === memory.failing.first.length
  const checked = new Set([...health.hosts, FILES])
  const ended = memory.failing.first.filter(({ subject }) => !now.has(subject))
  const isKnown = (subject: Subject) => before.has(subject) || !isWhole
  return {
    number: memory.changes + 1,
    at: health.at,
    down: told(health.failing.filter((subject) => !isKnown(subject))),
    up: told(ended.filter(({ subject }) => checked.has(subject))),
    gone: told(ended.flatMap(({ subject }) => (checked.has(subject) ? [] : [subject]))),
    still: told(health.failing.filter(isKnown)),
    endedSince: now.size === 0 ? memory.since : null,
    isReopened
  }
}

function failingSince({ failing, at }: Health, before: readonly Since[]) {
  const known = new Map(before.map(({ subject, since }) => [subject, since]))
  return remembered(failing.map((subject) => ({ subject, since: known.get(subject) ?? at })))
}

/**
 * How close two checks are that share a key: endless when they check the same, else how many hosts
 * they share. Who had no host to check, since its files are what is wrong, cannot share one.
 */
export function kinship(mine: readonly Subject[], { hosts }: IssueMemory): number {
  const [kept, others] = [remembered(mine).first, new Set(hosts.first)]
  if (mine.length === 0 || hosts.count === 0) return 1
  const shared = kept.filter((subject) => others.has(subject)).length
  const isSame = mine.length === hosts.count && shared === others.size
  return isSame ? Number.POSITIVE_INFINITY : shared
}
