// What an outage is to whoever tells of it: what fails and since when, and one step in its life.

/** What fails, by name: a host, or `FILES`. */
export type Subject = string

/** The name under which everything that is wrong in files comes; no host is called so. */
export const FILES = 'the files'

/** The first of some, and how many there are. */
export type Some<T> = { readonly first: readonly T[]; readonly count: number }

export type Since = {
  readonly subject: Subject
  /** ISO 8601, UTC. */
  readonly since: string
}

/** What fails now, and since when without a pause; null when all is well. */
export type Outage = { readonly failing: Some<Since>; readonly since: string | null }

/** One step in the life of an outage. Times are ISO 8601, UTC. */
export type Change = {
  /** Counts the steps of one issue, from 1. */
  readonly number: number
  readonly at: string
  readonly down: Some<Subject>
  readonly up: Some<Since>
  /** What failed and is not checked any more. */
  readonly gone: Some<Subject>
  /** What fails as before. */
  readonly still: Some<Subject>
  /** When the outage began that this step ends; null while it lasts. */
  readonly endedSince: string | null
  /** The issue was closed, by whomever. */
  readonly isReopened: boolean
}
