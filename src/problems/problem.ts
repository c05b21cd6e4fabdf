// Something wrong with the checked world, and how one problem code is defined.
import { hideAddressSecrets } from '../protocol/addresses/secrets.ts'
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
  /** The severity of the code; `severity` may be milder. */
  readonly usualSeverity: Severity
  readonly message: string
  readonly help?: string
  /** The help for each reader, until it is known who reads the finding: `addressedTo`. */
  readonly cures?: Cures
}

/**
 * Who reads a finding about `host`. `operator`: `hostnames` lists the host, so the reader may well run it.
 * `user`: only files name it. `guest`: it is a public registry, which no reader runs.
 */
export type Reader = { readonly role: 'operator' | 'user' | 'guest'; readonly host: string }

/** What each reader can do: imperatives that can follow `to`. */
export type Cures = {
  readonly operator: string
  /** Without it, a user can only ask the operator. */
  readonly user?: string
  /** Without it, a guest does what a user does. */
  readonly guest?: string
  /** What comes first: why the cure helps. */
  readonly because?: string
  /** A clause after the cures, for every reader. */
  readonly note?: string
}

/** A cure in the document or on the server, which only the operator of the host can apply. */
export const byOperator = (operator: string, note?: string): Cures =>
  note === undefined ? { operator } : { operator, note }

function cureFor({ operator, user, guest }: Cures, { role, host }: Reader): string {
  const ask = `ask the operator of ${host} to ${operator}`
  switch (role) {
    case 'operator':
      return operator
    case 'user':
      if (user === operator) return user
      return user === undefined ? ask : `${user}; if you run ${host}, ${afterUser(operator, user)}`
    case 'guest':
      return guest ?? user ?? ask
  }
}

/** The operator's cure without that of a user, which precedes it. */
const afterUser = (operator: string, user: string): string =>
  operator.startsWith(`${user}, or `) ? operator.slice(user.length + ', or '.length) : operator

/** The problem with the help for this reader, whose own cure comes first. */
export function addressedTo(problem: Problem, reader: Reader): Problem {
  const { cures, ...rest } = problem
  return cures === undefined ? problem : { ...rest, help: helpFor(cures, reader) }
}

function helpFor(cures: Cures, reader: Reader): string {
  const { because, note } = cures
  const start = because === undefined ? '' : `${because}: `
  const end = note === undefined ? '' : `; ${note}`
  return start + cureFor(cures, reader) + end
}

/** What differs from occurrence to occurrence. */
export type Occurrence<Affected extends Client> = {
  readonly message: string
  readonly help?: string | Cures | undefined
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
 * facts do not list. Messages quote addresses of files; the secrets in them are hidden here, for all codes.
 */
export function defineProblem<const Code extends string, Affected extends Client, Data>(
  facts: ProblemFacts & { readonly code: Code; readonly affects: readonly Affected[] },
  describe: (data: Data) => Occurrence<Affected>
): ProblemKind<Code, Data> {
  const construct = (data: Data): Problem => {
    const { help, ...occurrence } = describe(data)
    const code = facts.code as ProblemCode & Code
    const message = hideAddressSecrets(occurrence.message)
    const problem = { ...facts, code, usualSeverity: facts.severity, ...occurrence, message }
    if (help === undefined) return problem
    return typeof help === 'string'
      ? { ...problem, help: hideAddressSecrets(help) }
      : { ...problem, help: helpFor(help, { role: 'operator', host: '' }), cures: help }
  }
  return Object.assign(construct, facts)
}
