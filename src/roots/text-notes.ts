// Version constraints that a client refuses by themselves, whatever else its root requires.

import { constraintInvalid, constraintUnmeetable, lockInvalid } from '../problems/init/files.ts'
import type { Place } from '../problems/place.ts'
import { type Finding, findingOf, type Problem } from '../problems/problem.ts'
import { blockUnsupported } from '../problems/source.ts'
import { hasPlaceholder } from '../protocol/address-advice.ts'
import {
  isOwnSyntax,
  MAIN_CLIENTS,
  type MainClient,
  OWN_SYNTAX,
  type Release
} from '../protocol/clients.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import { isMeetableByModules } from '../registry/choice.ts'
import {
  isPreRelease,
  parseModuleConstraint,
  parseProviderConstraint,
  parseProviderVersion,
  showConstraints,
  showVersion
} from '../registry/version.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { isOfDirectory } from './find-roots.ts'
import { localNameIn } from './providers.ts'
import { readsVersion } from './requirements.ts'

/** The problem of one usage, and the clients that have it; null if there is none. */
type TextProblem = {
  readonly problem: Problem
  readonly clients: readonly MainClient[]
  readonly isPlaceholder?: boolean
} | null

export type TextRules = {
  /** The releases that may be in use. */
  readonly releases: readonly Release[]
  /** The clients that the `dialect` setting names; none if they are detected, from such syntax for example. */
  readonly set: readonly MainClient[]
  /** As far as they are known. */
  readonly versions: Dialect['versions']
}

/** What is wrong with the texts of the usages and of what directories declare. */
export function* textNotes(
  usages: readonly Usage[],
  declared: readonly Declared[],
  rules: TextRules
): Generator<Finding> {
  const locked = new Set<string>()
  for (const usage of usages) {
    if (usage.kind === 'lock_provider') {
      const block = `${usage.place.file}\n${usage.text}`
      if (locked.has(block)) {
        const problem = lockInvalid({ reason: 'twice', provider: usage.text ?? '' })
        yield noteAt(usage.place, { problem, clients: MAIN_CLIENTS })
      }
      locked.add(block)
    }
    const found = problemOf(usage, rules)
    if (found !== null) yield noteAt((usage.version ?? usage).place, found)
  }
  for (const each of declared) {
    const note = noteOfDeclared(each, rules)
    if (note !== null) yield note
  }
}

function noteAt(place: Place, { problem, clients, ...found }: NonNullable<TextProblem>): Finding {
  const readers = clients.filter((client) => readersOf(place.file).includes(client))
  return findingOf(problem, { ...found, places: [place], clients: readers })
}

const readersOf = (file: string): readonly MainClient[] =>
  /\.tofu(\.json)?$/.test(file) ? ['opentofu'] : MAIN_CLIENTS

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
    case 'lock_provider':
      return problemOfLock(usage)
    default:
      return null
  }
}

/** A text that no client reads as a constraint. A program may replace it before they do. */
const refused = (text: string, why: string) => ({
  problem: constraintInvalid({ reason: 'syntax', text, why }),
  clients: MAIN_CLIENTS,
  isPlaceholder: hasPlaceholder(text)
})

const forAll = (problem: Problem): TextProblem => ({ problem, clients: MAIN_CLIENTS })

function problemOfCall(usage: Usage, { releases }: TextRules): TextProblem {
  const { address, version } = usage
  if (version === undefined) return null
  const { text, value } = version
  if (value !== undefined) {
    const isOld = releases.every(
      ({ client, before }) => client !== 'terraform' || before === '1.15'
    )
    if (!isOld && value.terraform !== undefined) return null
    const problem = constraintInvalid({ reason: 'expression', address })
    return { problem, clients: ['terraform'] }
  }
  const terms = parseModuleConstraint(text)
  if (!terms.ok) return refused(text, terms.why)
  const clients = MAIN_CLIENTS.filter((client) => !isMeetableByModules(terms.value, client))
  if (clients.length === 0) return null
  const named = terms.value.find(({ version }) => isPreRelease(version))
  const preRelease = named && showVersion(named.version)
  return { problem: constraintUnmeetable({ of: address, terms: [text], preRelease }), clients }
}

function problemOfRequirement({ kind, address, text, version }: Usage): TextProblem {
  if (version === undefined) return null
  if (version.value !== undefined)
    return forAll(constraintInvalid({ reason: 'not-a-string', address }))
  const terms = parseProviderConstraint(version.text)
  if (!terms.ok) return refused(version.text, terms.why)
  const clients = MAIN_CLIENTS.filter((client) =>
    kind === 'required_provider'
      ? parseProviderSource(text ?? '', client).kind === 'builtin'
      : localNameIn(address) === 'terraform'
  )
  if (clients.length === 0) return null
  const provider = text ?? 'terraform.io/builtin/terraform'
  return { problem: constraintInvalid({ reason: 'built-in', provider }), clients }
}

function problemOfLock({ text, version: given, constraints: recorded = '' }: Usage): TextProblem {
  const provider = text ?? ''
  if (given === undefined || given.value !== undefined)
    return forAll(lockInvalid({ reason: 'no-version', provider }))
  const version = parseProviderVersion(given.text)
  if (version === null) return forAll(lockInvalid({ reason: 'not-a-version', provider }))
  const normal = showVersion(version)
  if (normal !== given.text)
    return forAll(lockInvalid({ reason: 'not-normal', of: 'version', provider, normal }))
  if (recorded === '') return null
  const terms = parseProviderConstraint(recorded)
  if (!terms.ok) return forAll(lockInvalid({ reason: 'not-constraints', provider }))
  const constraints = showConstraints(terms.value)
  if (constraints === recorded) return null
  return forAll(
    lockInvalid({ reason: 'not-normal', of: 'constraints', provider, normal: constraints })
  )
}

/** Syntax that one of the clients that the `dialect` setting names does not accept, or a wrong constraint. */
function noteOfDeclared(declared: Declared, { set, versions }: TextRules): Finding | null {
  const { kind, text, place } = declared
  if (isOwnSyntax(kind)) {
    const clients = set.filter((client) => client !== OWN_SYNTAX[kind].client)
    const note = noteAt(place, { problem: blockUnsupported({ kind }), clients })
    return note.clients.length === 0 ? null : note
  }
  if (isOfDirectory(declared)) return null
  const isOfClient = kind !== 'provider-version'
  const terms = isOfClient ? parseModuleConstraint(text) : parseProviderConstraint(text)
  const clients = isOfClient
    ? MAIN_CLIENTS.filter((client) => readsVersion({ kind, place }, client, versions))
    : MAIN_CLIENTS
  if (!terms.ok) return noteAt(place, { ...refused(text, terms.why), clients })
  if (!isOfClient || !terms.value.some(({ version }) => isPreRelease(version))) return null
  const problem = constraintInvalid({ reason: 'pre-release', text })
  return noteAt(place, { problem, clients })
}
