// The state that the marker of an issue stores from run to run: its limits, and reading it back.
import { fitInto } from '../../problems/brief.ts'
import type { FailingSince, Outage, Truncated } from '../../report/pages/markdown/issue.ts'
import { at, textAt } from '../workflow-run.ts'

/** Stored in issues: the names of properties must not change. */
export type IssueState = Outage & {
  /** All hosts that were checked, sorted. */
  readonly hosts: Truncated<string>
  /** A hash of everything that fails. */
  readonly digest: string
  /** The ID of the run. */
  readonly run: number
}

// Bytes. Both lists of a state together take less than half of a body.
const MAX_LIST = 6000

/** The part of a list that the state stores. */
export function shorten<T extends string | FailingSince>(items: readonly T[]): Truncated<T> {
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
