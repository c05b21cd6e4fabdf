// Version constraints that a client refuses by themselves, whatever else its root requires.
import { constraintInvalid, constraintUnmeetable, lockInvalid } from '../../problems/init/files.ts'
import type { Place } from '../../problems/place.ts'
import type { Problem } from '../../problems/problem.ts'
import { MAIN_CLIENTS, type MainClient, type Release } from '../../protocol/clients.ts'
import { parseProviderSource } from '../../protocol/provider-address.ts'
import {
  parseModuleConstraint,
  parseProviderConstraint,
  showConstraints
} from '../../registry/versions/constraint.ts'
import { isMeetableByModules } from '../../registry/versions/meetable.ts'
import { isPreRelease, parseProviderVersion, showVersion } from '../../registry/versions/version.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { VersionTrait } from '../../scan/module-scope.ts'
import type { Note, Usage } from '../../scan/usage.ts'
import { localNameIn } from '../provider-of.ts'
import { readsVersion } from '../requirements.ts'

/** The problem of one usage, and the clients that have it; null if there is none. */
type Found = { readonly problem: Problem; readonly clients: readonly MainClient[] } | null

export type TextRules = {
  /** The releases that may be in use. */
  readonly releases: readonly Release[]
  /** As far as they are known. */
  readonly versions: Dialect['versions']
}

/** What is wrong with the version of one usage. */
export function noteOfUsage(usage: Usage, rules: TextRules): Note | null {
  const { place, versionsAt } = usage
  const found = problemOf(usage, rules)
  if (found === null) return null
  const { line, column, endColumn } = versionsAt ?? place
  return noteAt({ file: place.file, line, column, endColumn }, found)
}

const noteAt = (place: Place, { problem, clients }: NonNullable<Found>): Note => ({
  problem,
  place,
  clients: clients.filter((client) => readersOf(place.file).includes(client)),
  host: null
})

/** The clients that read a configuration file. */
const readersOf = (file: string): readonly MainClient[] =>
  /\.tofu(\.json)?$/.test(file) ? ['opentofu'] : MAIN_CLIENTS

// Terraform's stacks have a grammar of their own.
const STACK = /\.tf(component|stack|deploy)\.(hcl|json)$/

function problemOf(usage: Usage, rules: TextRules): Found {
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

const forAll = (problem: Problem): Found => ({ problem, clients: MAIN_CLIENTS })

function problemOfCall({ address, versions, versionsAt }: Usage, { releases }: TextRules): Found {
  if (versionsAt === null) return null
  if (versions === null) {
    const isOld = releases.every(
      ({ client, before }) => client !== 'terraform' || before === '1.15'
    )
    if (!isOld && !versionsAt.isWithheld) return null
    const problem = constraintInvalid({ reason: 'expression', address })
    return { problem, clients: ['terraform'] }
  }
  const terms = parseModuleConstraint(versions)
  if (!terms.ok)
    return forAll(constraintInvalid({ reason: 'syntax', text: versions, why: terms.why }))
  const clients = MAIN_CLIENTS.filter((client) => !isMeetableByModules(terms.value, client))
  if (clients.length === 0) return null
  return { problem: constraintUnmeetable({ of: address, terms: [versions] }), clients }
}

function problemOfRequirement({ kind, address, text, versions, versionsAt }: Usage): Found {
  if (versionsAt === null) return null
  if (versions === null) return forAll(constraintInvalid({ reason: 'not-a-string', address }))
  const terms = parseProviderConstraint(versions)
  if (!terms.ok)
    return forAll(constraintInvalid({ reason: 'syntax', text: versions, why: terms.why }))
  const clients = MAIN_CLIENTS.filter((client) =>
    kind === 'required_provider'
      ? parseProviderSource(text ?? '', client).kind === 'builtin'
      : localNameIn(address) === 'terraform'
  )
  if (clients.length === 0) return null
  const provider = text ?? 'terraform.io/builtin/terraform'
  return { problem: constraintInvalid({ reason: 'built-in', provider }), clients }
}

function problemOfLock({ text, versions, versionsAt }: Usage): Found {
  const provider = text ?? ''
  if (versions === null) return forAll(lockInvalid({ reason: 'no-version', provider }))
  const version = parseProviderVersion(versions)
  if (version === null) return forAll(lockInvalid({ reason: 'not-a-version', provider }))
  const normal = showVersion(version)
  if (normal !== versions)
    return forAll(lockInvalid({ reason: 'not-normal', of: 'version', provider, normal }))
  const recorded = versionsAt?.recorded ?? ''
  if (recorded === '') return null
  const terms = parseProviderConstraint(recorded)
  if (!terms.ok) return forAll(lockInvalid({ reason: 'not-constraints', provider }))
  const constraints = showConstraints(terms.value)
  if (constraints === recorded) return null
  const problem = {
    reason: 'not-normal',
    of: 'constraints',
    provider,
    normal: constraints
  } as const
  return forAll(lockInvalid(problem))
}

/** For a second block of one provider in a lock file. */
export const noteOfSecondLock = ({ text, place }: Usage): Note =>
  noteAt(place, {
    problem: lockInvalid({ reason: 'twice', provider: text ?? '' }),
    clients: MAIN_CLIENTS
  })

/** What is wrong with a constraint outside of `required_providers`. */
export function noteOfTrait(
  { kind, text, place }: VersionTrait,
  { versions }: TextRules
): Note | null {
  const isOfClient = kind !== 'provider-version'
  const terms = isOfClient ? parseModuleConstraint(text) : parseProviderConstraint(text)
  const clients = isOfClient
    ? MAIN_CLIENTS.filter((client) => readsVersion({ kind, place }, client, versions))
    : MAIN_CLIENTS
  const noted = (problem: Problem) => noteAt(place, { problem, clients })
  if (!terms.ok) return noted(constraintInvalid({ reason: 'syntax', text, why: terms.why }))
  if (!isOfClient || !terms.value.some(({ version }) => isPreRelease(version))) return null
  return noted(constraintInvalid({ reason: 'pre-release', text }))
}
