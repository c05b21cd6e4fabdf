// A root module as one client sees it: what its `init` installs, every constraint on that, and what it drops of a lock file.

import type { Constraint, Place, Placed } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { directoryOf } from '../../rules/protocol/local/paths.ts'
import { defaultRegistry, type RegistryModule } from '../../rules/protocol/module-address.ts'
import {
  impliedName,
  localNameIn,
  parseProviderSource
} from '../../rules/protocol/provider-address.ts'
import { isKnownHash } from '../../rules/registry/answers/package-description.ts'
import type { ProviderId } from '../cli-config/provider-pattern.ts'
import { readHcl } from '../hcl/native.ts'
import { attributeOf, blocksOf } from '../hcl/structure.ts'
import { detach } from '../hcl/values.ts'
import type { ModuleUse, Usage } from '../scan/usage.ts'

export type ModuleCall = {
  /** `module.network`; not unique. */
  readonly address: string
  readonly source: string
  readonly place: Place
  /** Null for a package that no registry serves, such as a Git repository, and for a source that is not known. */
  readonly module: RegistryModule | null
  /** Null without a `version`: the newest release. */
  readonly constraint: Placed | null
  /** Source or version is an expression whose value is only known at init time. */
  readonly isOpen: boolean
  /** A note of the scan says so of the source. */
  readonly isSaid?: boolean
}

export type ProviderRequirement = {
  readonly provider: ProviderId
  /** The `source` if that has capital letters after the host, which the clients make lower case. */
  readonly written?: string
  /** The root module's own lines come first. */
  readonly places: readonly Place[]
  /** Each constraint of all modules of the root holds. */
  readonly constraints: readonly Placed[]
  readonly locked: Placed | null
}

/** A directory in which `init` would run, with the local modules that it calls. */
export type Root = {
  /** Relative to the checkout; '.' is its top. */
  readonly directory: string
  readonly client: MainClient
  /** Its own directory, and those of the local modules in it; '' is the top of the checkout. */
  readonly directories: readonly string[]
  readonly calls: readonly ModuleCall[]
  readonly providers: readonly ProviderRequirement[]
  readonly lockFile: string | null
  /** It is a test, an example or a template by its name, and the `roots` setting does not name it. */
  readonly isAside?: true
  /** Terragrunt runs `init` in a copy of it. */
  readonly isUnit?: true
  /** The `required_version` arguments that the client reads in all modules of the root. */
  readonly clientVersions: readonly Placed[]
  /** What `init` refuses of its calls. */
  readonly refused: readonly RootProblem[]
  /** Not all files of its own and of its local modules are known. */
  readonly isPartial?: boolean
}

export type RootProblem = {
  readonly problem: Problem
  readonly places: readonly Place[]
  /** The provider, if the message differs from root to root. */
  readonly about?: string
}

const HOSTNAMES_INPUT = 'hostnames input'

export const HOSTNAMES_LINE: Place = { file: HOSTNAMES_INPUT, line: 1, column: 1, endColumn: 1 }

export const becauseOf = (place: Place): Place | typeof HOSTNAMES_INPUT =>
  place.file === HOSTNAMES_INPUT ? HOSTNAMES_INPUT : place

export const moduleKey = ({ host, namespace, name, system }: RegistryModule): string =>
  // A template would keep each part in memory: 184 bytes for each of 100,000 calls instead of 72.
  [host, namespace, name, system].join('/')

export const providerKey = ({ host, namespace, type }: ProviderId): string =>
  [host, namespace, type].join('/')

export const addressKey = (address: RegistryModule | ProviderId): string =>
  'type' in address ? providerKey(address) : moduleKey(address)

const NONE: readonly never[] = []

export function constraintsOf(required: ModuleCall | ProviderRequirement): readonly Placed[] {
  if ('constraints' in required) return required.constraints
  return required.constraint === null ? NONE : [required.constraint]
}

/** The same, with the setting in place of a file. */
export function writtenFor(required: ModuleCall | ProviderRequirement): readonly Constraint[] {
  const constraints = constraintsOf(required)
  // A fleet has a hundred thousand lists, all of files.
  if (constraints[0]?.place !== HOSTNAMES_LINE) return constraints
  return constraints.map((one) => ({ ...one, place: HOSTNAMES_INPUT }))
}

export const placesOf = (required: ModuleCall | ProviderRequirement) =>
  ('places' in required ? required.places : [required.place]).map(becauseOf)

/** The version constraint of a usage; null without one, or where it is only known at init time. */
export function placedVersion({ version }: Usage, client: MainClient): Placed | null {
  if (version === undefined) return null
  const text = (version.value === undefined ? version.text : version.value[client]) ?? null
  return text === null ? null : { text, place: version.place }
}

/** A literal is the same in each root. A client that rejects the source has no uses. */
export const usesOf = ({ text, calls }: Usage, client: MainClient): readonly ModuleUse[] =>
  calls === undefined
    ? [{ root: null, source: text, version: null, isOpen: false }]
    : (calls[client] ?? [])

/** The provider of a usage, from `host` if no host is named; null if it is not known, or built in. */
export function providerOf(
  { kind, text, address }: Pick<Usage, 'kind' | 'text' | 'address'>,
  host: ProviderId['host'],
  client: MainClient
): ProviderId | null {
  switch (kind) {
    case 'required_provider':
    case 'state_store_provider':
    case 'lock_provider': {
      const source = parseProviderSource(text ?? '', client)
      return source.kind === 'registry' ? source : null
    }
    case 'required_provider_nosource':
    case 'required_provider_legacy':
      return { host, namespace: 'hashicorp', type: localNameIn(address) }
    case 'implied_provider':
      return { host, namespace: 'hashicorp', type: impliedName(text) }
    default:
      return null
  }
}

/**
 * Finds the entries of lock files that `init` drops without contacting a registry: no module of a root with the file
 * requires the provider, and no state beside it has any. Modules that are not read may require any provider.
 */
export function droppedLocks(usages: readonly Usage[]) {
  const states = new Set(
    usages.flatMap(({ kind, place }) => (kind === 'saved_state' ? directoryOf(place.file) : []))
  )
  const required = new Map<string, Set<string> | null>()
  const add = ({ lockFile, calls, providers, isPartial }: Root): void => {
    if (lockFile === null) return
    const keys = required.get(lockFile) ?? new Set()
    const isRead = calls.length === 0 && !isPartial && !states.has(directoryOf(lockFile))
    const isOpen = !isRead || required.get(lockFile) === null
    required.set(lockFile, isOpen ? null : keys)
    for (const { provider } of providers) keys.add(providerKey(provider))
  }
  const isDropped = ({ place, ...usage }: Usage): boolean => {
    const keys = usage.kind === 'lock_provider' ? required.get(place.file) : null
    const provider = keys ? providerOf(usage, defaultRegistry('terraform'), 'terraform') : null
    return provider !== null && keys?.has(providerKey(provider)) === false
  }
  const without = (usages: readonly Usage[]) =>
    usages.map((usage) => (isDropped(usage) ? { ...usage, needs: [] } : usage))
  return { add, isDropped, without }
}

/** The `hashes` of each provider, by `providerKey`, but those with a scheme that no client knows. */
export function readLockHashes(text: string): ReadonlyMap<string, readonly string[]> {
  const providers = blocksOf(readHcl(text).body, 'provider', 1)
  const hashesByKey = providers.flatMap(({ labels: [label], body }) => {
    // A lock file names every host, so that the clients read the same.
    const provider = parseProviderSource(detach(label?.value ?? ''), 'terraform')
    if (provider.kind !== 'registry') return []
    const hashes = attributeOf(body, 'hashes')?.value
    const elements = hashes?.kind === 'tuple' ? hashes.elements : []
    const texts = elements.flatMap((item) => (item.kind === 'string' ? [detach(item.value)] : []))
    return [[providerKey(provider), texts.filter(isKnownHash)] as const]
  })
  return new Map(hashesByKey)
}
