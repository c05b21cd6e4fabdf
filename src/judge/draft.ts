// A finding before it is known whether it fails anything.

import type { ProblemCode } from '../problems/catalogue.ts'
import { PROBLEMS } from '../problems/catalogue.ts'
import type { Problem, Severity } from '../problems/problem.ts'
import type { Client, MainClient } from '../protocol/clients.ts'

export type Draft = {
  readonly service: string | null
  readonly problem: Problem
  readonly affects: readonly Client[]
  /** Somebody needs what this problem breaks. What nobody needs is never more than a warning. */
  readonly needed: boolean
  /** For a problem that matters less in its circumstances. */
  readonly atMost?: Severity
}

/** A draft about the host itself. */
export function aboutHost(
  code: ProblemCode,
  message: string,
  help: string,
  affects: readonly Client[] = PROBLEMS[code].affects
): Draft {
  return { service: null, problem: { code, message, help }, affects, needed: true }
}

/** A draft of a problem of the host itself. */
export const draftOf = (problem: Problem): Draft => ({
  service: null,
  problem,
  affects: problem.affects ?? PROBLEMS[problem.code].affects,
  needed: true,
  ...(problem.severity === undefined ? {} : { atMost: problem.severity })
})

/** Whether it breaks, not merely bothers, the clients that it affects. */
export const isBreaking = ({ problem, needed }: Draft): boolean =>
  needed && PROBLEMS[problem.code].severity === 'error'

/** An error when it breaks a client in force; a warning when it breaks others; else as its code says. */
export function severityOf(draft: Draft, inForce: readonly MainClient[]): Severity {
  const { severity } = PROBLEMS[draft.problem.code]
  const breaksInForce = isBreaking(draft) && inForce.some((each) => draft.affects.includes(each))
  const found = severity === 'error' && !breaksInForce ? 'warning' : severity
  return draft.atMost === undefined ? found : milder(found, draft.atMost)
}

const MILDEST_FIRST: readonly Severity[] = ['notice', 'warning', 'error']

const milder = (a: Severity, b: Severity): Severity =>
  MILDEST_FIRST.indexOf(a) < MILDEST_FIRST.indexOf(b) ? a : b
