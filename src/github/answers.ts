// Reads the responses of GitHub's API. They are not trusted: a proxy may have answered instead.
import type { ChangedFile } from '../visit/changes.ts'
import { ApiFailure } from './failure.ts'
import { at } from './workflow-run.ts'

export type Comment = Readonly<ReturnType<typeof commentOf>>
export type Issue = Readonly<ReturnType<typeof issueOf>>

/** @throws by each function, ApiFailure when the response does not have GitHub's shape */
export const commentOf = (answer: unknown) => ({
  id: numberAt(answer, 'id'),
  body: optionalTextAt(answer, 'body') ?? '',
  /** Written by an app or by a person with write access. Markers in other comments are ignored. */
  isTrusted: isTrusted(answer)
})

export const issueOf = (answer: unknown) => ({
  number: numberAt(answer, 'number'),
  title: textAt(answer, 'title'),
  body: optionalTextAt(answer, 'body') ?? '',
  isOpen: textAt(answer, 'state') === 'open',
  /** GitHub's reason for the state: `completed`, `not_planned`, `duplicate`, `reopened`. */
  reason: optionalTextAt(answer, 'state_reason'),
  /** ISO 8601, UTC. */
  closedAt: optionalTextAt(answer, 'closed_at'),
  labels: listOf(at(answer, 'labels')).flatMap((label) =>
    typeof label === 'string' ? label : (optionalTextAt(label, 'name') ?? [])
  ),
  isTrusted: isTrusted(answer)
})

export const changedFileOf = (answer: unknown): ChangedFile => ({
  file: textAt(answer, 'filename'),
  status: textAt(answer, 'status'),
  changes: numberAt(answer, 'changes'),
  patch: optionalTextAt(answer, 'patch')
})

export function listOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : refuse()
}

const WRITERS: readonly unknown[] = ['OWNER', 'MEMBER', 'COLLABORATOR']

const isTrusted = (answer: unknown): boolean =>
  at(answer, 'user', 'type') === 'Bot' || WRITERS.includes(at(answer, 'author_association'))

function textAt(answer: unknown, name: string): string {
  return optionalTextAt(answer, name) ?? refuse()
}

/** Null if it is absent. */
function optionalTextAt(answer: unknown, name: string): string | null {
  const text = at(answer, name) ?? null
  return text === null || typeof text === 'string' ? text : refuse()
}

/** Octokit reads large numbers as `bigint`. */
function numberAt(answer: unknown, name: string): number {
  const value = at(answer, name)
  const number = typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : refuse()
}

function refuse(): never {
  throw new ApiFailure('unexpected response')
}
