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

/** One occurrence: `message` says what is wrong, `help` how to fix it. It may narrow the facts. */
export type Problem = ProblemFacts & {
  readonly code: ProblemCode
  readonly message: string
  readonly help?: string
}

/** What differs from occurrence to occurrence. */
export type Occurrence<Affected extends Client> = {
  readonly message: string
  readonly help?: string | undefined
  /** Fewer clients than the code can affect. */
  readonly affects?: readonly Affected[]
  /** A milder severity than the code's own. */
  readonly severity?: Severity
}

/** Facts of a severity: code, title, and every client that the problem can affect. */
const factsOf =
  (severity: Severity) =>
  <const Code extends string, Affected extends Client = never>(
    code: Code,
    title: string,
    affects: readonly Affected[] = []
  ) => ({ code, title, severity, affects })

export const error = factsOf('error')
export const warning = factsOf('warning')
export const notice = factsOf('notice')

/** The constructor of one code's problems, which also carries the code's facts. */
export type ProblemKind<Code extends string, Data> = ProblemFacts & {
  readonly code: Code
  (data: Data): Problem
}

/**
 * Defines a problem code. `describe` turns the data of one occurrence into its message and help.
 * Codes are stable: never rename one. The types keep an occurrence from affecting a client that the
 * facts do not list.
 */
export function defineProblem<const Code extends string, Affected extends Client, Data>(
  facts: ProblemFacts & { readonly code: Code; readonly affects: readonly Affected[] },
  describe: (data: Data) => Occurrence<Affected>
): ProblemKind<Code, Data> {
  const construct = (data: Data): Problem => {
    const { help, ...occurrence } = describe(data)
    const problem = { ...facts, code: facts.code as ProblemCode & Code, ...occurrence }
    return help === undefined ? problem : { ...problem, help }
  }
  return Object.assign(construct, facts)
}
