// A finding before it is known which clients are checked and what `ignore` removes.
import { PROBLEMS, type ProblemCode, withFacts } from '../problems/catalogue.ts'
import type { Problem, ProblemFacts, Severity } from '../problems/problem.ts'
import type { Client, MainClient } from '../protocol/clients.ts'

export type Draft = {
  /** The service id that it is about; null when it is about the host or a file. */
  readonly service: string | null
  readonly problem: Problem & ProblemFacts
  /** The check requires what the problem breaks. Otherwise it is at most a warning. */
  readonly needed: boolean
}

/** A draft of a problem of the host itself, or of `service`. */
export const draftOf = (problem: Problem, service: string | null = null, needed = true): Draft => ({
  service,
  problem: withFacts(problem),
  needed
})

/** A draft about the host itself. */
export const aboutHost = (
  code: ProblemCode,
  message: string,
  help: string,
  affects: readonly Client[] = PROBLEMS[code].affects
): Draft => draftOf({ code, message, help, affects })

/**
 * Whether it breaks the clients that it affects. An occurrence that is milder in its circumstances
 * still breaks them: a fork's check passes without its secrets, `init` does not.
 */
export const isBreaking = ({ problem, needed }: Draft): boolean =>
  needed && PROBLEMS[problem.code].severity === 'error'

/** An error is a warning where it breaks no client that is checked. */
export function severityOf({ problem, needed }: Draft, checked: readonly MainClient[]): Severity {
  const breaksChecked = needed && checked.some((client) => problem.affects.includes(client))
  return problem.severity === 'error' && !breaksChecked ? 'warning' : problem.severity
}
