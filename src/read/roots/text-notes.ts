// Version constraints that a client refuses by themselves, whatever else its root requires.
import { blockBackend, blockUnsupported } from '../../rules/problems/init/block.ts'
import {
  constraintInvalid,
  constraintUnmeetable,
  lockInvalid
} from '../../rules/problems/init/files.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { type Place, positionOf } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { sourceDynamic, sourceInvalid } from '../../rules/problems/source.ts'
import { hasPlaceholder } from '../../rules/protocol/advice/address-advice.ts'
import {
  clientsWithLiterals,
  isOwnSyntax,
  MAIN_CLIENTS,
  type MainClient,
  OWN_SYNTAX,
  type Release
} from '../../rules/protocol/clients.ts'
import { localNameIn, parseProviderSource } from '../../rules/protocol/provider-address.ts'
import { isMeetableByModules } from '../../rules/registry/choice.ts'
import {
  isPreRelease,
  parseModuleConstraint,
  parseProviderConstraint,
  parseProviderVersion,
  showConstraints,
  showVersion
} from '../../rules/registry/version.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { readsVersion } from './requirements.ts'

/** All clients have the problem if `clients` is absent. */
type TextProblem = {
  readonly problem: Problem
  readonly clients?: readonly MainClient[]
  readonly isPlaceholder?: boolean
} | null

export type TextRules = Pick<Dialect, 'clients' | 'versions'> & {
  readonly releases: readonly Release[]
  /** The CLI is assumed: OpenTofu evaluates what Terraform does not. */
  readonly isGuess?: true
  /** All of `init` is predicted; otherwise the scan has said which sources are not known. */
  readonly isPredicted: boolean
  /** The clients that the `dialect` setting names; none if they are detected, from such syntax for example. */
  readonly set: readonly MainClient[]
}

export function* textNotes(
  usages: readonly Usage[],
  declared: readonly Declared[],
  rules: TextRules
): Generator<Note> {
  const locked = new Set<string>()
  for (const usage of usages) {
    if (usage.kind === 'lock_provider') {
      const block = `${usage.place.file}\n${usage.text}`
      if (locked.has(block)) {
        const problem = lockInvalid({ kind: 'twice', provider: usage.text ?? '' })
        yield noteAt(usage.place, { problem })
      }
      locked.add(block)
    }
    const problem = problemOf(usage, rules)
    if (problem !== null) yield noteAt((usage.version ?? usage).place, problem)
    if (rules.isPredicted) yield* sourceNotes(usage, rules)
  }
  for (const declaration of declared) {
    const note = noteOfDeclared(declaration, rules)
    if (note !== null && note.clients.length > 0) yield note
  }
}

function noteAt(
  place: Place,
  { problem, clients = MAIN_CLIENTS, ...facts }: NonNullable<TextProblem>
): Note {
  const isOfOpenTofu = /\.tofu(\.json)?$/.test(place.file)
  const readers = clients.filter((client) => client === 'opentofu' || !isOfOpenTofu)
  return noteOf(problem, { ...facts, places: [place], clients: readers })
}

// Terraform's stacks have a grammar of their own.
const STACK = /\.tf(component|stack|deploy)\.(hcl|json)$/

function problemOf(usage: Usage, rules: TextRules): TextProblem {
  switch (usage.kind) {
    case 'module':
    case 'module_missing':
    case 'test_module':
      return problemOfCall(usage, rules)
    case 'required_provider':
    case 'required_provider_nosource':
    case 'required_provider_legacy':
      return STACK.test(usage.place.file) ? null : problemOfRequirement(usage)
    case 'lock_provider': {
      const problem = problemOfLock(usage)
      return problem && { problem }
    }
    default:
      return null
  }
}

/** A text that no client reads as a constraint. A program may replace it before they do. */
const refused = (text: string, why: string) => ({
  problem: constraintInvalid({ kind: 'syntax', text, why }),
  isPlaceholder: hasPlaceholder(text)
})

function* sourceNotes(usage: Usage, rules: TextRules): Generator<Note> {
  const { kind, address, calls, evaluated, place, text, replacedFor = [] } = usage
  if (calls === undefined || evaluated === undefined || usage.isOverridden) return
  // Terragrunt evaluates its own sources.
  if (kind === 'terragrunt_source') return
  const literalOnly = clientsWithLiterals(rules)
  for (const client of usage.clients) {
    const isOlder = rules.releases.some((used) => used.client === client && used.before !== null)
    const isKnown = calls[client] !== undefined && !literalOnly.includes(client)
    if (replacedFor.includes(client) || (isKnown && !(isOlder && evaluated[client]?.text))) continue
    const source = { address, expression: text ?? '', client }
    const problem = isKnown
      ? sourceDynamic({ ...source, isOld: true })
      : sourceInvalid({ ...source, isOld: literalOnly.includes(client) })
    // OpenTofu may be in use, and evaluates it.
    const isMild = rules.isGuess && calls.opentofu !== undefined && problem.severity === 'error'
    const severity = isMild ? 'warning' : problem.severity
    yield noteAt(place, { problem: { ...problem, severity }, clients: [client] })
  }
}

function problemOfCall(usage: Usage, rules: TextRules): TextProblem {
  const { address, version, place } = usage
  if (version === undefined) return null
  const { value } = version
  const literalOnly = clientsWithLiterals(rules)
  const refusing = usage.clients.filter(
    (client) => value && (literalOnly.includes(client) || value[client] === undefined)
  )
  if (refusing.length > 0) {
    const problem = constraintInvalid({ kind: 'expression', address, clients: refusing })
    return { problem, clients: refusing }
  }
  // Values differ by client only where one of them refuses the expression.
  const text = value === undefined ? version.text : value[usage.clients[0] ?? 'terraform']
  if (typeof text !== 'string') return null
  const terms = parseModuleConstraint(text)
  if (!terms.ok) return refused(text, terms.why)
  const clients = MAIN_CLIENTS.filter((client) => !isMeetableByModules(terms.value, client))
  if (clients.length === 0) return null
  const named = terms.value.find(({ version }) => isPreRelease(version))
  const preRelease = named && showVersion(named.version)
  const unmet = [{ text, place }]
  return { problem: constraintUnmeetable({ of: address, terms: unmet, preRelease }), clients }
}

function problemOfRequirement({ kind, address, text, version }: Usage): TextProblem {
  if (version === undefined) return null
  if (version.value !== undefined)
    return { problem: constraintInvalid({ kind: 'not-a-string', address }) }
  const terms = parseProviderConstraint(version.text)
  if (!terms.ok) return refused(version.text, terms.why)
  const clients = MAIN_CLIENTS.filter((client) =>
    kind === 'required_provider'
      ? parseProviderSource(text ?? '', client).kind === 'builtin'
      : localNameIn(address) === 'terraform'
  )
  if (clients.length === 0) return null
  const provider = text ?? 'terraform.io/builtin/terraform'
  return { problem: constraintInvalid({ kind: 'built-in', provider }), clients }
}

function problemOfLock({ text, version: written, constraints = '' }: Usage): Problem | null {
  const provider = text ?? ''
  if (written === undefined || written.value !== undefined)
    return lockInvalid({ kind: 'no-version', provider })
  const version = parseProviderVersion(written.text)
  if (version === null) return lockInvalid({ kind: 'not-a-version', provider })
  const normal = showVersion(version)
  if (normal !== written.text)
    return lockInvalid({ kind: 'not-normal', of: 'version', provider, normal })
  if (constraints === '') return null
  const terms = parseProviderConstraint(constraints)
  if (!terms.ok) return lockInvalid({ kind: 'not-constraints', provider })
  const shown = showConstraints(terms.value)
  if (shown === constraints) return null
  return lockInvalid({ kind: 'not-normal', of: 'constraints', provider, normal: shown })
}

/** Syntax that one of the clients that the `dialect` setting names does not accept, or a wrong constraint. */
function noteOfDeclared(declared: Declared, rules: TextRules): Note | null {
  const { set, versions, isGuess = false } = rules
  const { kind, text, place } = declared
  // What Terragrunt writes there has values.
  if (kind === 'state-expression' && declared.directories === undefined) {
    const problem = blockBackend({ kind: 'expression', what: text, isGuess })
    return noteAt(place, { problem, clients: rules.clients.filter((one) => one === 'terraform') })
  }
  if (isOwnSyntax(kind)) {
    const clients = set.filter((client) => client !== OWN_SYNTAX[kind].client)
    return noteAt(place, { problem: blockUnsupported({ kind }), clients })
  }
  const isOfClient = kind === 'version' || kind === 'compatible'
  if (!isOfClient && kind !== 'provider-version') return null
  const terms = isOfClient ? parseModuleConstraint(text) : parseProviderConstraint(text)
  const clients = MAIN_CLIENTS.filter(
    (client) => !isOfClient || readsVersion(declared, client, versions)
  )
  if (!terms.ok) return noteAt(place, { ...refused(text, terms.why), clients })
  if (!isOfClient || !terms.value.some(({ version }) => isPreRelease(version))) return null
  const problem = constraintInvalid({ kind: 'pre-release', text })
  return noteAt(place, { problem, clients })
}

/** A source that the client refuses is an error, and no notice that it is not known. */
export function withoutRefused(notes: readonly Note[], usages: readonly Usage[]) {
  const refused = new Set(
    usages.flatMap(({ calls, clients, place }) => {
      const refusing = MAIN_CLIENTS.filter(
        (client) => !clients.includes(client) || !calls?.[client]
      )
      return calls === undefined ? [] : refusing.map((client) => `${client} ${positionOf(place)}`)
    })
  )
  return notes.filter(
    ({ problem, clients, places: [place] }) =>
      problem.code !== 'source-dynamic' ||
      place === undefined ||
      !clients.every((client) => refused.has(`${client} ${positionOf(place)}`))
  )
}
