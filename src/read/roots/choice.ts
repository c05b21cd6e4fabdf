// The version that `init` chooses for a module call or provider of a root, from what the registry lists.
import type { Parsed } from '../../rules/go/text.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import type { DescribedModule } from '../../rules/registry/answers/module-versions.ts'
import {
  chooseModuleVersion,
  chooseProviderVersion,
  conflictOf,
  isMeetableByModules,
  isMeetableByProviders,
  newestRelease
} from '../../rules/registry/choice.ts'
import {
  compareVersions,
  isPreRelease,
  parseModuleConstraint,
  parseModuleVersion,
  parseProviderConstraint,
  parseProviderVersion,
  showVersion,
  type Term
} from '../../rules/registry/version.ts'
import type { Work } from '../../rules/registry/work.ts'

/** What one version of a module requires of providers. */
export type KnownVersion = {
  readonly version: string
  readonly constraints: readonly { readonly provider: string; readonly text: string }[]
}

export type VersionList = {
  readonly kind: 'module' | 'provider'
  readonly texts: readonly string[]
  readonly unreadable: readonly string[]
  /** The newest release and the newest pre-release, as messages have them. */
  readonly newest: string | null
  readonly preRelease: string | null
  /** Descriptions of the modules in a package, by its version in normal form. */
  readonly described?: ReadonlyMap<string, readonly DescribedModule[]>
  /** At depth `init`: what releases of the module require of providers, by `releasesKey`. */
  readonly releases?: ReadonlyMap<string, readonly KnownVersion[]>
  readonly compatible?: readonly string[]
  readonly warnings?: readonly string[]
  /** The platforms of each text in `texts`, as the registry lists them: `darwin_arm64 linux_amd64`. */
  readonly platforms?: readonly string[]
  readonly work?: Work | undefined
}

export const listIn = (
  answer: { readonly outcome: { readonly kind: string; readonly value?: VersionList } } | undefined
): VersionList | null => answer?.outcome.value ?? null

// Many roots may choose from the same list, which may be long. Their choices are kept with it, but not its versions:
// they take ten times as much memory as their texts.
const choices = new WeakMap<VersionList, Map<string, Choice>>()

export function versionList(
  kind: VersionList['kind'],
  texts: readonly string[],
  extras: Partial<VersionList> = {}
): VersionList {
  const parsed = texts.map(RULES[kind].parseVersion)
  const versions = parsed.filter((version) => version !== null)
  const release = newestRelease(versions)
  const [preRelease] = versions.filter(isPreRelease).sort((a, b) => compareVersions(b, a))
  return {
    kind,
    texts,
    unreadable: texts.filter((_, at) => parsed[at] === null),
    newest: release && showVersion(release),
    preRelease: preRelease ? showVersion(preRelease) : null,
    ...extras
  }
}

/** How the clients read and choose versions of each kind. */
export const RULES = {
  module: {
    parseVersion: parseModuleVersion,
    parseConstraint: parseModuleConstraint,
    isMeetable: isMeetableByModules,
    choose: chooseModuleVersion
  },
  provider: {
    parseVersion: parseProviderVersion,
    parseConstraint: parseProviderConstraint,
    isMeetable: isMeetableByProviders,
    choose: chooseProviderVersion
  }
} as const

export type Choice =
  /** In normal form, as in the paths of requests. */
  | { readonly kind: 'chosen'; readonly version: string }
  /** `conflict`: the fewest terms that no listed version meets together. */
  | { readonly kind: 'none-fits'; readonly conflict: readonly ConstraintTerm[] }
  /** `upgrade`: what `init -upgrade` chooses; null for none. */
  | { readonly kind: 'locked-gone'; readonly version: string; readonly upgrade: string | null }
  /** No version is listed, or none that can be read. */
  | { readonly kind: 'empty' }
  /** The client rejects the whole list because of versions that it cannot read. */
  | { readonly kind: 'unreadable' }
  /** The files alone show that the client fails: a constraint that cannot be read or met, a lock outside of it. */
  | { readonly kind: 'refused' }

/** A part of a constraint, and that as written. */
export type ConstraintTerm = Term & { readonly whole: string }

export type ChoiceRules = {
  readonly client: MainClient
  /** The version of the lock file; null without one, and for `init -upgrade`. */
  readonly lockedVersion?: string | null
  readonly rejectsUnreadable?: boolean
}

/** The version that a client chooses for a module call, or for a provider, for which all constraints hold; null if that is too much work. */
export function chooseVersion(
  constraints: readonly string[],
  list: VersionList,
  rules: ChoiceRules
): Choice | null {
  const earlier = choices.get(list) ?? new Map<string, Choice>()
  choices.set(list, earlier)
  const { client, lockedVersion: locked = null, rejectsUnreadable = false } = rules
  const key = JSON.stringify([constraints, client, locked, rejectsUnreadable])
  const before = earlier.get(key)
  const terms = constraints.join(',').split(',').length
  if (before || list.work?.choose(list.texts.length, terms) === false) return before ?? null
  const choice = choiceFrom(constraints, list, rules)
  earlier.set(key, choice)
  return choice
}

function choiceFrom(
  constraints: readonly string[],
  list: VersionList,
  { client, lockedVersion = null, rejectsUnreadable = false }: ChoiceRules
): Choice {
  const { parseVersion, parseConstraint, isMeetable, choose } = RULES[list.kind]
  const terms = termsOf(constraints, parseConstraint)
  if (terms === null || !isMeetable(terms, client)) return { kind: 'refused' }
  const locked = lockedVersion === null ? null : parseVersion(lockedVersion)
  if (locked !== null && choose([locked], terms, client) === null) return { kind: 'refused' }
  if (rejectsUnreadable && list.unreadable.length > 0) return { kind: 'unreadable' }
  const listed = list.texts.map(parseVersion).filter((version) => version !== null)
  if (listed.length === 0) return { kind: 'empty' }
  const newest = choose(listed, terms, client)
  if (locked !== null) {
    const version = showVersion(locked)
    return listed.some((other) => showVersion(other) === version)
      ? { kind: 'chosen', version }
      : { kind: 'locked-gone', version, upgrade: newest && showVersion(newest) }
  }
  if (newest !== null) return { kind: 'chosen', version: showVersion(newest) }
  const isMet = (some: readonly Term[]) => choose(listed, some, client) !== null
  const conflict =
    terms.length ** 2 * listed.length > MAX_COMPARED ? terms : conflictOf(terms, isMet)
  return { kind: 'none-fits', conflict }
}

// 40 terms and 600 versions take less to find the conflict of. Of more, all terms are shown.
const MAX_COMPARED = 1_000_000

/** The terms, each with the constraint that it is in; null if one of the constraints cannot be read. */
function termsOf(constraints: readonly string[], parse: (text: string) => Parsed<readonly Term[]>) {
  const terms: ConstraintTerm[] = []
  for (const whole of constraints) {
    const parsed = parse(whole)
    if (!parsed.ok) return null
    for (const term of parsed.value) terms.push({ ...term, whole })
  }
  return terms
}
