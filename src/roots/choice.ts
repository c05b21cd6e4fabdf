// The version that `init` chooses for a module call or provider of a root, from what the registry lists.
import type { MainClient } from '../protocol/clients.ts'
import {
  compareVersions,
  isPreRelease,
  parseModuleVersion,
  parseProviderVersion,
  showVersion,
  type Version
} from '../registry/version.ts'
import {
  chooseModuleVersion,
  chooseProviderVersion,
  newestRelease
} from '../registry/versions/choice.ts'
import {
  parseModuleConstraint,
  parseProviderConstraint,
  showTerm,
  type Term
} from '../registry/versions/constraint.ts'
import {
  conflictOf,
  isMeetableByModules,
  isMeetableByProviders
} from '../registry/versions/meetable.ts'
import type { ModuleCall, Placed, ProviderRequirement } from './root.ts'

/** What a registry lists. */
export type Offered = {
  readonly kind: Kind
  readonly texts: readonly string[]
  /** Texts that the clients cannot read as versions. */
  readonly unreadable: readonly string[]
  /** The newest release and the newest pre-release, as messages have them. */
  readonly newest: string | null
  readonly preRelease: string | null
}

type Kind = 'module' | 'provider'

// Many roots may ask for the same list, which may be long. What is read of it is kept with it, besides its versions:
// they take ten times as much memory as their texts.
const lists: Readonly<Record<Kind, WeakMap<readonly string[], Offered>>> = {
  module: new WeakMap(),
  provider: new WeakMap()
}
const choices = new WeakMap<Offered, Map<string, Choice>>()
let last: { readonly offered: Offered; readonly versions: readonly Version[] } | null = null

export function readOffered(texts: readonly string[], kind: Kind): Offered {
  const offered = lists[kind].get(texts) ?? offeredIn(texts, kind)
  lists[kind].set(texts, offered)
  return offered
}

function offeredIn(texts: readonly string[], kind: Kind): Offered {
  const read = readTexts(texts, kind)
  const listed = read.filter((version) => version !== null)
  const release = newestRelease(listed)
  const [preRelease] = listed.filter(isPreRelease).sort((a, b) => compareVersions(b, a))
  const offered = {
    kind,
    texts,
    unreadable: texts.filter((_, at) => read[at] === null),
    newest: release && showVersion(release),
    preRelease: preRelease ? showVersion(preRelease) : null
  }
  last = { offered, versions: listed }
  return offered
}

const readTexts = (texts: readonly string[], kind: Kind): readonly (Version | null)[] =>
  texts.map(kind === 'module' ? parseModuleVersion : parseProviderVersion)

function versionsOf(offered: Offered): readonly Version[] {
  if (last?.offered === offered) return last.versions
  const versions = readTexts(offered.texts, offered.kind).filter((version) => version !== null)
  last = { offered, versions }
  return versions
}

export type Choice =
  /** In normal form, as in the paths of requests. */
  | { readonly kind: 'chosen'; readonly version: string }
  /** `conflict`: the fewest constraints that no listed version meets together, as written. */
  | { readonly kind: 'none-fits'; readonly conflict: readonly string[] }
  /** `upgrade`: what `init -upgrade` chooses; null for none. */
  | { readonly kind: 'locked-gone'; readonly version: string; readonly upgrade: string | null }
  /** No version is listed, or none that can be read. */
  | { readonly kind: 'empty' }
  /** The client rejects the whole list because of versions that it cannot read. */
  | { readonly kind: 'unreadable' }
  /** The files alone show that the client fails: a constraint that cannot be read or met, a lock outside of it. */
  | { readonly kind: 'refused' }

/** `parts` are all that the choice depends on, beside the list. */
function chosenOnce(offered: Offered, parts: readonly unknown[], choose: () => Choice): Choice {
  const known = choices.get(offered) ?? new Map<string, Choice>()
  choices.set(offered, known)
  const key = JSON.stringify(parts)
  const choice = known.get(key) ?? choose()
  known.set(key, choice)
  return choice
}

type Call = Pick<ModuleCall, 'constraint'>

/** Each call by itself. */
export const chooseForCall = ({ constraint }: Call, offered: Offered, client: MainClient): Choice =>
  chosenOnce(offered, [client, constraint?.text], () => {
    const parsed = constraint === null ? null : parseModuleConstraint(constraint.text)
    if (parsed?.ok === false) return { kind: 'refused' }
    const terms = parsed?.value ?? []
    if (!isMeetableByModules(terms, client)) return { kind: 'refused' }
    const listed = versionsOf(offered)
    if (listed.length === 0) return { kind: 'empty' }
    const version = chooseModuleVersion(listed, terms, client)
    return version === null
      ? { kind: 'none-fits', conflict: constraint === null ? [] : [constraint.text] }
      : { kind: 'chosen', version: showVersion(version) }
  })

type ProviderRules = {
  /** `init -upgrade`: the lock file does not decide. */
  readonly upgrade: boolean
  /** The client rejects a list with a version that it cannot read. */
  readonly rejectsUnreadable: boolean
}

/** A term, and the constraint that it is in. */
type WholeTerm = Term & { readonly whole: string }

type Requirement = Pick<ProviderRequirement, 'constraints' | 'locked'>

/** All constraints of the root hold, and the locked version is taken if it meets them. */
export function chooseForProvider(
  requirement: Requirement,
  offered: Offered,
  rules: ProviderRules
): Choice {
  const { constraints, locked } = requirement
  const texts = constraints.map(({ text }) => text)
  return chosenOnce(
    offered,
    [rules.upgrade, rules.rejectsUnreadable, texts, locked?.version.text],
    () => providerChoice(requirement, offered, rules)
  )
}

function providerChoice(
  { constraints, locked }: Requirement,
  offered: Offered,
  { upgrade, rejectsUnreadable }: ProviderRules
): Choice {
  const terms = termsOf(constraints)
  if (terms === null || !isMeetableByProviders(terms)) return { kind: 'refused' }
  const held = locked === null || upgrade ? null : parseProviderVersion(locked.version.text)
  if (held !== null && chooseProviderVersion([held], terms) === null) return { kind: 'refused' }
  if (rejectsUnreadable && offered.unreadable.length > 0) return { kind: 'unreadable' }
  const listed = versionsOf(offered)
  if (listed.length === 0) return { kind: 'empty' }
  const newest = chooseProviderVersion(listed, terms)
  if (held !== null) {
    const version = showVersion(held)
    return listed.some((each) => showVersion(each) === version)
      ? { kind: 'chosen', version }
      : { kind: 'locked-gone', version, upgrade: newest && showVersion(newest) }
  }
  if (newest !== null) return { kind: 'chosen', version: showVersion(newest) }
  const conflict = conflictOf(terms, (some) => chooseProviderVersion(listed, some) !== null)
  const shown = new Set(conflict.map(showTerm))
  const texts = terms.filter((term) => shown.has(showTerm(term))).map(({ whole }) => whole)
  return { kind: 'none-fits', conflict: [...new Set(texts)] }
}

/** Null if one of the constraints cannot be read. */
function termsOf(constraints: readonly Placed[]): readonly WholeTerm[] | null {
  const terms: WholeTerm[] = []
  for (const { text: whole } of constraints) {
    const parsed = parseProviderConstraint(whole)
    if (!parsed.ok) return null
    for (const term of parsed.value) terms.push({ ...term, whole })
  }
  return terms
}
