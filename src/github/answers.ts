// Reads the responses of GitHub's API. They are not trusted: a proxy may have answered instead.
import type { ChangedFile } from '../visit/changes.ts'
import { ApiFailure } from './failure.ts'
import { at } from './workflow-run.ts'

export type Comment = Readonly<ReturnType<typeof commentOf>>
export type Issue = Readonly<ReturnType<typeof issueOf>>

/** @throws by each function, ApiFailure when the response does not have GitHub's shape */
export const commentOf = (answer: unknown) => ({
  id: requiredNumber(answer, 'id'),
  body: optionalText(answer, 'body') ?? '',
  /** Written by an app or by a person with write access. Markers in other comments are ignored. */
  isTrusted: isTrusted(answer)
})

export const issueOf = (answer: unknown) => ({
  number: requiredNumber(answer, 'number'),
  title: requiredText(answer, 'title'),
  body: optionalText(answer, 'body') ?? '',
  isOpen: requiredText(answer, 'state') === 'open',
  /** GitHub's reason for the state: `completed`, `not_planned`, `duplicate`, `reopened`. */
  reason: optionalText(answer, 'state_reason'),
  /** ISO 8601, UTC. */
  closedAt: optionalText(answer, 'closed_at'),
  labels: listOf(at(answer, 'labels')).flatMap((label) =>
    typeof label === 'string' ? label : (optionalText(label, 'name') ?? [])
  ),
  isTrusted: isTrusted(answer)
})

export const changedFileOf = (answer: unknown): ChangedFile => ({
  file: requiredText(answer, 'filename'),
  status: requiredText(answer, 'status'),
  changes: requiredNumber(answer, 'changes'),
  patch: optionalText(answer, 'patch')
})

export function listOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : refuse()
}

const WRITERS: readonly unknown[] = ['OWNER', 'MEMBER', 'COLLABORATOR']

const isTrusted = (answer: unknown): boolean =>
  at(answer, 'user', 'type') === 'Bot' || WRITERS.includes(at(answer, 'author_association'))

function requiredText(answer: unknown, name: string): string {
  return optionalText(answer, name) ?? refuse()
}

/** Null if it is absent. */
function optionalText(answer: unknown, name: string): string | null {
  const text = at(answer, name) ?? null
  return text === null || typeof text === 'string' ? text : refuse()
}

/** Octokit reads large numbers as `bigint`. */
function requiredNumber(answer: unknown, name: string): number {
  const value = at(answer, name)
  const number = typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : refuse()
}

function refuse(): never {
  throw new ApiFailure('unexpected response')
}
