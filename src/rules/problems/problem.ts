// Something wrong with the checked world, and how one problem code is defined.
import type { Client, MainClient } from '../protocol/clients.ts'
import { changed, inAscii, marked, named, plain, type Text } from '../protocol/marked-text.ts'
import { hideAddressSecrets } from '../text/address-secrets.ts'
import { brief, showSome } from './brief.ts'
import { type FACTS, type ProblemCode, problemFacts } from './catalogue.ts'
import type { Obstacle } from './http/obstacle.ts'
import type { UnmetConstraint } from './place.ts'

export type Severity = 'error' | 'warning' | 'notice'

/** Most severe first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

/** The facts that are always true of a problem code. */
export type ProblemFacts = {
  readonly title: string
  /** The severity when the problem affects a client that is checked. For other clients, it is at most a warning. */
  readonly severity: Severity
  /** Every client that the problem can affect. One occurrence may affect fewer. */
  readonly affects: readonly Client[]
  /** Every help names a setting that decides how files are read, such as `exclude`. */
  readonly isCuredByScan?: true
}

/** One occurrence: `message` says what is wrong, `help` how to fix it. It may narrow the facts. */
export type Problem = ProblemFacts & {
  readonly code: ProblemCode
  /** The severity of the code; `severity` may be milder. */
  readonly usualSeverity: Severity
  readonly message: Text
  readonly help?: Text
  /** The help for each reader, until it is known who reads the finding: `readBy`. */
  readonly cures?: Cures
  /** The obstacle of this machine, if every host has the problem. */
  readonly obstacle?: Obstacle
  /** A refusal that another token may change: one that was sent, or else it `asks` for one or `hides` what exists. */
  readonly refusal?: 'asks' | 'hides' | 'rejects'
  /** When what works now begins to fail, in ISO 8601: the issue is opened for it, and the badge says it. */
  readonly expires?: string
  /** The words of a refusal where a cause takes the place of the search for a token. */
  readonly unexplained?: Text
  /** The words for the flaw of a token, after the name of its source. */
  readonly flaw?: string
  /** Every constraint on the module or provider that no version fits. */
  readonly constraints?: readonly UnmetConstraint[]
}

/** Who reads a finding about `host`: the `operator`, if `hostnames` lists it; a `user`, if only files do; a `guest` of a public registry. */
export type Reader = {
  readonly role: 'operator' | 'user' | 'guest'
  readonly host: string
  /** The command line prints it; otherwise a workflow does. */
  readonly isTerminal: boolean
}

/** A text, or one for each place where it is read: a terminal has no secrets, and other users see its flags. */
export type Worded = Text | { readonly terminal: Text; readonly workflow: Text }

/** The cures for each reader: imperatives that can follow `to`. */
export type Cures = {
  readonly operator: Worded
  /** A user without it can only ask the operator. */
  readonly user?: Worded | undefined
  /** A guest without it does what a user does. */
  readonly guest?: Text | undefined
  /** The reason why the cure helps, which comes first. */
  readonly because?: string | undefined
  /** A clause after the cures, for every reader. */
  readonly note?: Worded | undefined
}

/** The same cure for every reader. */
export const forAll = (cure: Worded): Cures => ({ operator: cure, user: cure })

const textAt = (text: Worded, { isTerminal }: Reader): Text =>
  typeof text === 'object' && 'terminal' in text ? text[isTerminal ? 'terminal' : 'workflow'] : text

function cureFor({ operator, user, guest }: Cures, reader: Reader): Text {
  const { role, host } = reader
  if (role === 'guest' && guest !== undefined) return guest
  const cure = textAt(operator, reader)
  if (role === 'operator') return cure
  const ask = marked`ask the operator of ${named(host)} to ${cure}`
  if (user === undefined) return ask
  const own = textAt(user, reader)
  // A help has at most one alternative.
  const isWhole = /^ask | or /.test(plain(own)) || /, or /.test(plain(cure)) || role === 'guest'
  return isWhole || plain(own) === plain(cure) ? own : marked`${own}, or ${ask}`
}

/** The problem as findings have it: with the help for this reader, whose own cure comes first. */
export function readBy(problem: Problem, reader: Reader): Problem {
  const { cures, ...rest } = problem
  return cures === undefined ? problem : { ...rest, help: helpFor(cures, reader) }
}

const OPERATOR: Reader = { role: 'operator', host: '', isTerminal: false }

function helpFor(cures: Cures, reader: Reader): Text {
  const { because, note } = cures
  const start = because === undefined ? '' : `${because}: `
  const end = note === undefined ? '' : marked`; ${textAt(note, reader)}`
  return safeHelp(marked`${start}${cureFor(cures, reader)}${end}`)
}

const safeHelp = (help: Text): Text => changed(inAscii(help), hideAddressSecrets)

const COMMAND = /(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g

/** The problem with the command of the client that meets it, or either if both do, and with the runner as the machine of a workflow. */
export function wordedFor(problem: Problem, clients: readonly MainClient[], isTerminal: boolean) {
  const program = clients.join() === 'opentofu' ? 'tofu ' : 'terraform '
  const machine = isTerminal ? 'this machine' : 'the runner'
  const own = (text: string) => text.replace(COMMAND, program).replace(/\bthis machine\b/g, machine)
  const { message, help } = problem
  return { ...problem, message: changed(message, own), ...(help && { help: changed(help, own) }) }
}

/** The cure for a guess of Terraform: in these repositories, or in this checkout without names. */
export function unlessOpenTofu(repositories: readonly string[]): string {
  const [first, ...others] = repositories
  const who = first === undefined ? 'this repository' : showSome(repositories, 3)
  const use = `if ${who} ${others.length > 0 ? 'use' : 'uses'} OpenTofu, set \`dialect\``
  return first === undefined ? use : `${use} for \`tf-disco usages\``
}

/** The cure for a mistake in a package. */
export const otherPackage = (name: string): string =>
  `call another version in place of ${brief(name)}, or have it corrected there`

/** A version of a module with which constraints would not conflict. */
export type Resolution = {
  /** `module.net`, in the root module or local ones. */
  readonly calls: readonly string[]
  /** `acme/net/aws` */
  readonly module: string
  readonly version: string
}

/** The cure for such a conflict. */
export const resolveBy = ({ calls, module, version }: Resolution): string =>
  `use ${brief(module)} ${brief(version, 40)} in ${showSome(calls, 5, brief)}, the newest version that is known to end the conflict`

/** The texts of a problem, without marks. */
export const said = ({ message, help }: Problem) => ({
  message: plain(message),
  help: help === undefined ? null : plain(help)
})

/** The part that differs from occurrence to occurrence. It has a help for every reader, or cures, and may narrow the facts. */
export type Occurrence<Affected extends Client> = Partial<Cures> &
  Partial<
    Pick<Problem, 'constraints' | 'flaw' | 'obstacle' | 'refusal' | 'severity' | 'unexplained'>
  > & {
    readonly expires?: string
    readonly message: Text
    readonly help?: Text | Cures | undefined
    readonly affects?: readonly Affected[]
  }

/** A problem of this code, which affects no client that the facts do not list. Secrets in quoted addresses are hidden here, for all codes. */
export function problem<const Code extends ProblemCode>(
  code: Code,
  input: Occurrence<(typeof FACTS)[Code]['affects'][number]>
): Problem {
  const { operator, user, guest, because, note, ...other } = input
  const cures = operator === undefined ? undefined : { operator, user, guest, because, note }
  const { help = cures, ...occurrence } = other
  const facts = problemFacts()[code]
  const message = changed(occurrence.message, hideAddressSecrets)
  const result = { code, ...facts, usualSeverity: facts.severity, ...occurrence, message }
  if (help === undefined) return result
  return typeof help === 'object' && 'operator' in help
    ? { ...result, help: helpFor(help, OPERATOR), cures: help }
    : { ...result, help: safeHelp(help) }
}

type Words = Readonly<Record<string, (data: never) => unknown>>

/** What is known of an occurrence: the name of a row in a table of words, and what that row takes. */
export type KindIn<Table extends Words> = {
  readonly [Kind in keyof Table]: { readonly kind: Kind } & (Table[Kind] extends () => unknown
    ? unknown
    : Parameters<Table[Kind]>[0])
}[keyof Table]

/** The words for one of the kinds of occurrences that a code has. */
export const wordsOf = <Table extends Words>(
  table: Table,
  data: KindIn<Table> & { readonly kind: keyof Table }
) => (table[data.kind] as (data: unknown) => ReturnType<Table[keyof Table]>)(data)
