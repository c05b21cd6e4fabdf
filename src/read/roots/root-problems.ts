// Problems of root modules that their files alone show: constraints of all their modules meet.
import {
  clientVersion,
  constraintInvalid,
  constraintUnmeetable,
  lockOutside,
  lockReadonly
} from '../../rules/problems/init/files.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { type Place, type Placed, positionOf } from '../../rules/problems/place.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { below } from '../../rules/protocol/local/paths.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import {
  asksForUnspecified,
  chooseProviderVersion,
  conflictOf,
  excludesClient,
  isMeetableByProviders
} from '../../rules/registry/choice.ts'
import {
  parseProviderConstraint,
  parseProviderVersion,
  showConstraints,
  showTerm,
  showVersion,
  type Term
} from '../../rules/registry/version.ts'
import type { Resolve } from './resolution.ts'
import { type ProviderRequirement, providerKey, type Root, type RootProblem } from './root.ts'

type RootRules = {
  readonly clients: readonly MainClient[]
  /** `init -upgrade` ignores the versions in lock files. */
  readonly upgrade: boolean
  /** `init -lockfile=readonly` adds no provider to lock files. */
  readonly isLockReadonly: boolean
  /** The exact version of a client in a directory, or its beginning; null where it is not known. */
  readonly versionIn: (client: MainClient, directory: string) => string | null
  /** Where versions of modules are known. */
  readonly resolve?: Resolve
}

/** Constraints that cannot be read have their own finding. */
function* problemsIn(root: Root, rules: RootRules): Generator<RootProblem> {
  for (const required of root.providers) {
    const problem = problemOfProvider(required, root, rules)
    if (problem !== null) yield problem
    else if (rules.isLockReadonly && required.locked === null) {
      const problem = lockReadonly({ provider: providerKey(required.provider) })
      yield { problem, places: required.places }
    }
  }
  yield* root.refused
  const { client } = root
  const version = root.clientVersions.length === 0 ? null : rules.versionIn(client, root.directory)
  if (version === null) return
  for (const { text, place } of root.clientVersions) {
    if (!excludesClient(text, version)) continue
    yield { problem: clientVersion({ client, version, constraint: text }), places: [place] }
  }
}

function problemOfProvider(required: ProviderRequirement, root: Root, rules: RootRules) {
  const { constraints, provider } = required
  const terms = constraints.flatMap((constraint) =>
    termsOf(constraint.text).map((term) => ({ ...term, constraint }))
  )
  if (isMeetable(terms)) return rules.upgrade ? null : problemOfLock(required, root)
  const name = providerKey(provider)
  // No version meets these terms either, as none is 0.0.0.
  if (root.client === 'opentofu' && asksForUnspecified(terms)) {
    const problem = constraintInvalid({ kind: 'unspecified', provider: name })
    return { problem, places: placesOf(constraints) }
  }
  // The reader can change the files of the checkout.
  const local = terms.filter(({ constraint }) => constraint.place.inside === undefined)
  const conflict = conflictOf(isMeetable(local) ? terms : local, isMeetableByProviders)
  const decisive = conflict.map(({ constraint }) => constraint)
  const problem = constraintUnmeetable({
    of: `provider ${name}`,
    terms: conflict.map((term) => ({ ...term.constraint, text: showTerm(term) })),
    constraints: constraints.map((one) => ({ ...one, conflicts: decisive.includes(one) })),
    resolution: rules.resolve?.(root, required, (texts) => isMeetable(texts.flatMap(termsOf)))
  })
  return { problem, places: placesOf(decisive), about: name }
}

function problemOfLock(
  { provider, constraints, locked }: ProviderRequirement,
  { isUnit }: Root
): RootProblem | null {
  const version = locked === null ? null : parseProviderVersion(locked.text)
  if (locked === null || version === null) return null
  const excludes = (placed: readonly Placed[]) => {
    const terms = placed.flatMap(({ text }) => termsOf(text))
    return chooseProviderVersion([version], terms) === null
  }
  if (!excludes(constraints)) return null
  const excluding = constraints.filter((constraint) => excludes([constraint]))
  // A pre-release is excluded unless a term names it.
  const named = excluding.length === 0 ? constraints : excluding
  const problem = lockOutside({
    provider: providerKey(provider),
    version: showVersion(version),
    constraints: [...new Set(named.map(({ text }) => showConstraints(termsOf(text))))],
    isUnit
  })
  return { problem, places: placesOf([locked, ...named]) }
}

/** A constraint of several terms is one place. */
const placesOf = (placed: readonly { readonly place: Place }[]): readonly Place[] => [
  ...new Set(placed.map(({ place }) => place))
]

function termsOf(text: string): readonly Term[] {
  const parsed = parseProviderConstraint(text)
  return parsed.ok ? parsed.value : []
}

/** Most often, one of the versions that the terms name meets all of them. */
function isMeetable(terms: readonly Term[]): boolean {
  const named = terms.map(({ version }) => version)
  return chooseProviderVersion(named, terms) !== null || isMeetableByProviders(terms)
}

/** The same problem in several roots and clients is one. */
export function rootNotes(rules: RootRules) {
  /** `aside`: a test or example with the problem, as long as all are. `isLocked`: some root with it has a lock file. */
  type Collected = RootProblem & {
    having: Set<MainClient>
    aside: string | null
    isLocked: boolean
  }
  const collected = new Map<string, Collected>()
  let hasLock = false
  const add = (root: Root): void => {
    const aside = root.isAside ? below(root.directory, 'main.tf') : null
    const isLocked = root.lockFile !== null
    hasLock ||= isLocked
    for (const problem of problemsIn(root, rules)) {
      const { code, message } = problem.problem
      // The calls that lead to a module differ from root to root.
      const words = problem.about ?? plain(message)
      const key = [code, words, ...problem.places.map(positionOf)].join('\n')
      const before = collected.get(key) ?? { ...problem, having: new Set(), aside, isLocked }
      collected.set(key, before)
      before.having.add(root.client)
      if (aside === null) before.aside = null
      before.isLocked ||= isLocked
    }
  }

  const notes = (): readonly Note[] =>
    Array.from(collected.values(), ({ problem, places, having, aside, isLocked }) => {
      // A client that is not checked reads the same constraints.
      const isShared = problem.code !== 'client-version' && having.size === rules.clients.length
      const clients = isShared ? MAIN_CLIENTS : [...having]
      // If other roots have a lock file, a directory without one may be a module that is only called.
      const isOpen = problem.code === 'lock-readonly' && hasLock && !isLocked
      return noteOf(problem, {
        places,
        clients,
        ...(aside !== null && { aside }),
        ...(isOpen && { severity: 'warning' })
      })
    })
  return { add, notes }
}
