// Something wrong with the checked world, and how one problem code is defined.
import type { Client } from '../protocol/clients.ts'
import type { ProblemCode } from './catalogue.ts'

export type Severity = 'error' | 'warning' | 'notice'

/** Most severe first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

/** What is always true of a problem code. */
export type ProblemFacts = {
  /** A few words for a heading. */
  readonly title: string
  /**
   * The severity when the problem affects a client that is checked. A problem that affects only
   * other clients is at most a warning.
   */
  readonly severity: Severity
  /** Every client that the problem can affect. One occurrence may affect fewer. */
  readonly affects: readonly Client[]
}

/** One occurrence of a problem: `message` says what is wrong, `help` how to fix it. */
export type Problem = {
  readonly code: ProblemCode
  readonly title?: string
  readonly severity?: Severity
  readonly affects?: readonly Client[]
  readonly message: string
  readonly help?: string
}

/** What differs from occurrence to occurrence. */
export type Occurrence = {
  readonly message: string
  readonly help?: string | undefined
  /** Fewer clients than the code can affect. */
  readonly affects?: readonly Client[]
  /** A milder severity than the code's own. */
  readonly severity?: Severity
}

/** The constructor of one code's problems, which also carries the code's facts. */
export type ProblemKind<Code extends string, Data> = ProblemFacts & {
  readonly code: Code
  (data: Data): Problem
}

/**
 * Defines a problem code. `describe` turns the data of one occurrence into its message and help.
 * Codes are stable: never rename one.
 */
export function defineProblem<const Code extends string, Data>(
  { code, title, severity, affects }: ProblemFacts & { readonly code: Code },
  describe: (data: Data) => Occurrence
): ProblemKind<Code, Data> {
  const construct = (data: Data): Problem => {
    const { message, help, ...differs } = describe(data)
    const facts = {
      code: code as ProblemCode & Code,
      title,
      severity,
      affects,
      ...differs,
      message
    }
    return help === undefined ? facts : { ...facts, help }
  }
  return Object.assign(construct, { code, title, severity, affects })
}
