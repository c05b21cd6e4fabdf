// What an issue remembers from run to run, kept short enough for its body, and read back with suspicion.

import type { Change, Outage, Since, Some, Subject } from '../report/markdown/issue.ts'

export type IssueMemory = Outage & {
  /** All that were checked, sorted. */
  readonly hosts: Some<Subject>
  /** Of all that fail. */
  readonly digest: string
  readonly changes: number
  /** Steps that may not have been told: a run that ended between two requests leaves them to the next. */
  readonly untold: readonly Change[]
  /** The id of the run. */
  readonly run: number
}

// Characters of names. All lists of a memory together are well below half of a body.
const MAX_LIST = 6000
const MAX_CHANGE_LIST = 1200

/** As many as an issue remembers. */
export const remembered = <T extends Subject | Since>(items: readonly T[]): Some<T> =>
  someOf(items, MAX_LIST)

/** As many as one step tells. */
export const told = <T extends Subject | Since>(items: readonly T[]): Some<T> =>
  someOf(items, MAX_CHANGE_LIST)

function someOf<T extends Subject | Since>(items: readonly T[], maxCharacters: number): Some<T> {
  let characters = 0
  const end = items.findIndex((item) => {
    characters += JSON.stringify(item).length
    return characters > maxCharacters
  })
  return { first: end < 0 ? items : items.slice(0, end), count: items.length }
}

/** What people have not spoilt of an issue's memory; null where too little is left to go on. */
export function readIssueMemory(value: unknown): IssueMemory | null {
  const hosts = readSome(fieldOf(value, 'hosts'), isText)
  const failing = readSome(fieldOf(value, 'failing'), isSince)
  if (hosts === null || failing === null) return null
  const [since, digest, untold] = ['since', 'digest', 'untold'].map((name) => fieldOf(value, name))
  return {
    hosts,
    failing,
    digest: isText(digest) ? digest : '',
    since: isTime(since) ? since : null,
    changes: readNumber(fieldOf(value, 'changes')),
    untold: Array.isArray(untold) ? untold.flatMap((change) => readChange(change) ?? []) : [],
    run: readNumber(fieldOf(value, 'run'))
  }
}

function readChange(value: unknown): Change | null {
  const down = readSome(fieldOf(value, 'down'), isText)
  const up = readSome(fieldOf(value, 'up'), isSince)
  const gone = readSome(fieldOf(value, 'gone'), isText)
  const still = readSome(fieldOf(value, 'still'), isText)
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

function readSome<T>(value: unknown, isItem: (item: unknown) => item is T): Some<T> | null {
  const first = fieldOf(value, 'first')
  if (!Array.isArray(first) || !first.every(isItem)) return null
  return { first, count: Math.max(first.length, readNumber(fieldOf(value, 'count'))) }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isText = (value: unknown): value is string => typeof value === 'string'

const isTime = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

const isSince = (value: unknown): value is Since =>
  isText(fieldOf(value, 'subject')) && isTime(fieldOf(value, 'since'))

const readNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
