// The state that the marker of an issue stores from run to run: its limits, and reading it back.

import type { FailingSince, Outage, OutageEvent, Truncated } from '../report/markdown/issue.ts'

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

// Characters. All lists of a state together take less than half of a body.
const MAX_LIST = 6000
const MAX_EVENT_LIST = 1200

/** The part of a list that the state stores. */
export const shorten = <T extends string | FailingSince>(items: readonly T[]): Truncated<T> =>
  truncate(items, MAX_LIST)

/** The part of a list that one event stores. */
export const shortenForEvent = <T extends string | FailingSince>(
  items: readonly T[]
): Truncated<T> => truncate(items, MAX_EVENT_LIST)

function truncate<T>(items: readonly T[], maxCharacters: number): Truncated<T> {
  let characters = 0
  const end = items.findIndex((item) => {
    characters += JSON.stringify(item).length
    return characters > maxCharacters
  })
  return { first: end < 0 ? items : items.slice(0, end), count: items.length }
}

/** The valid parts of a stored state, which people can edit; null without the lists of hosts. */
export function readIssueState(value: unknown): IssueState | null {
  const hosts = readList(fieldOf(value, 'hosts'), isText)
  const failing = readList(fieldOf(value, 'failing'), isFailingSince)
  if (hosts === null || failing === null) return null
  const [since, digest, untold] = ['since', 'digest', 'untold'].map((name) => fieldOf(value, name))
  return {
    hosts,
    failing,
    digest: isText(digest) ? digest : '',
    since: isTime(since) ? since : null,
    changes: readNumber(fieldOf(value, 'changes')),
    untold: Array.isArray(untold) ? untold.flatMap((event) => readEvent(event) ?? []) : [],
    run: readNumber(fieldOf(value, 'run'))
  }
}

function readEvent(value: unknown): OutageEvent | null {
  const down = readList(fieldOf(value, 'down'), isText)
  const up = readList(fieldOf(value, 'up'), isFailingSince)
  const gone = readList(fieldOf(value, 'gone'), isText)
  const still = readList(fieldOf(value, 'still'), isText)
  const [at, ended] = [fieldOf(value, 'at'), fieldOf(value, 'endedSince')]
  if (down === null || up === null || gone === null || still === null) return null
  if (!isTime(at)) return null
  return {
    number: readNumber(fieldOf(value, 'number')),
    at,
    down,
    up,
    gone,
    still,
    endedSince: isTime(ended) ? ended : null,
    isReopened: fieldOf(value, 'isReopened') === true
  }
}

function readList<T>(value: unknown, isItem: (item: unknown) => item is T): Truncated<T> | null {
  const first = fieldOf(value, 'first')
  if (!Array.isArray(first) || !first.every(isItem)) return null
  return { first, count: Math.max(first.length, readNumber(fieldOf(value, 'count'))) }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isText = (value: unknown): value is string => typeof value === 'string'

const isTime = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

const isFailingSince = (value: unknown): value is FailingSince =>
  isText(fieldOf(value, 'subject')) && isTime(fieldOf(value, 'since'))

const readNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
