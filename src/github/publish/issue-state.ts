// The state that the marker of an issue stores from run to run: its limits, and reading it back.

import type { FailingSince, Outage, OutageEvent, Truncated } from '../../report/markdown/issue.ts'
import { fitInto } from '../../report/pieces.ts'
import { at } from '../workflow-run.ts'

/** Stored in issues: the names of properties must not change. */
export type IssueState = Outage & {
  /** All hosts that were checked, sorted. */
  readonly hosts: Truncated<string>
  /** Of everything that fails. */
  readonly digest: string
  /** How many events there have been. */
  readonly changes: number
  /** Events without a comment so far: a run that is cancelled leaves them to the next one. */
  readonly untold: readonly OutageEvent[]
  /** The ID of the run. */
  readonly run: number
}

// Bytes. All lists of a state together take less than half of a body.
const MAX_LIST = 6000
export const MAX_EVENT_LIST = 1200

/** The part of a list that the state stores, or one event of it. */
export function shorten<T extends string | FailingSince>(
  items: readonly T[],
  maxBytes = MAX_LIST
): Truncated<T> {
  const { length } = fitInto(items, maxBytes, 0, (item) => JSON.stringify(item))
  return { first: items.slice(0, length), count: items.length }
}

/** The valid parts of a stored state, which people can edit; null without the lists of hosts. */
export function readIssueState(value: unknown): IssueState | null {
  const hosts = readList(at(value, 'hosts'), isText)
  const failing = readList(at(value, 'failing'), isFailingSince)
  if (hosts === null || failing === null) return null
  const [since, digest, untold] = [at(value, 'since'), at(value, 'digest'), at(value, 'untold')]
  return {
    hosts,
    failing,
    digest: isText(digest) ? digest : '',
    since: isTime(since) ? since : null,
    changes: readNumber(at(value, 'changes')),
    untold: Array.isArray(untold) ? untold.flatMap((event) => readEvent(event) ?? []) : [],
    run: readNumber(at(value, 'run'))
  }
}

function readEvent(value: unknown): OutageEvent | null {
  const down = readList(at(value, 'down'), isText)
  const up = readList(at(value, 'up'), isFailingSince)
  const gone = readList(at(value, 'gone'), isText)
  const still = readList(at(value, 'still'), isText)
  const [time, ended] = [at(value, 'at'), at(value, 'endedSince')]
  if (!down || !up || !gone || !still || !isTime(time)) return null
  return {
    number: readNumber(at(value, 'number')),
    at: time,
    down,
    up,
    gone,
    still,
    endedSince: isTime(ended) ? ended : null,
    isReopened: at(value, 'isReopened') === true
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
