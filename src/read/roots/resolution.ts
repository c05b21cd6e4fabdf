// The version of a module that would end a conflict of constraints on a provider, as far as versions are known: by the
// descriptions of registries, or because another call has opened the package.

import { groupsOf, type Placed, positionOf } from '../../rules/problems/place.ts'
import type { Resolution } from '../../rules/problems/problem.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { isLocalPath, type RegistryModule } from '../../rules/protocol/module-address.ts'
import type { DescribedModule } from '../../rules/registry/answers/module-versions.ts'
import {
  compareVersions,
  isPreRelease,
  parseModuleVersion,
  showVersion,
  type Version
} from '../../rules/registry/version.ts'
import { once } from '../../rules/text/once.ts'
import { type KnownVersion, listIn, type VersionList } from './choice.ts'
import { providerIn, type RegistryCall, reachable } from './inside.ts'
import {
  type ModuleCall,
  moduleKey,
  type ProviderRequirement,
  providerKey,
  type Root
} from './root.ts'

type ListedModules = ReadonlyMap<string, Partial<Record<MainClient, Parameters<typeof listIn>[0]>>>

export type Resolve = (
  root: Root,
  required: ProviderRequirement,
  /** Some version of the provider meets all of these. */
  isMet: (constraints: readonly string[]) => boolean
) => Resolution | null

/** Finds the newest known version of a module with which no constraints conflict. */
export function resolver(roots: readonly Root[], modules: ListedModules): Resolve {
  const opened = once(() => openedIn(roots))
  const knownVersions = (module: RegistryModule, client: MainClient): readonly KnownVersion[] => {
    const list = listIn(modules.get(moduleKey(module))?.[client])
    const described = list?.releases?.get(releasesKey(module, client)) ?? []
    return [...described, ...(opened().get(openedKey(module, client)) ?? [])].sort(newestFirst)
  }
  return (root, { provider, constraints }, isMet) => {
    const key = providerKey(provider)
    const byCall = throughCalls(constraints)
    if (byCall.size === 0) return null
    const { client } = root
    // Several calls of one module mostly have the same version, and what it requires is known by the first of them.
    const groups = groupsOf(callsOfPackages(root), ({ module }) => openedKey(module, client))
    for (const calls of groups) {
      const through = new Set(calls.flatMap((call) => byCall.get(positionOf(call.place)) ?? []))
      if (through.size === 0) continue
      const others = constraints.filter((one) => !through.has(one))
      const used = new Set([...through].map(versionThrough))
      const [{ module }] = calls
      const better = knownVersions(module, client).find((known) => {
        const required = known.constraints.filter((one) => one.provider === key)
        return !used.has(known.version) && isMet([...others, ...required].map(({ text }) => text))
      })
      if (better === undefined) continue
      const { namespace, name, system } = module
      const { version } = better
      return { calls: calls.map(callName), module: `${namespace}/${name}/${system}`, version }
    }
    return null
  }
}

type RegistryModuleCall = ModuleCall & { readonly module: RegistryModule }

/** The calls in the checkout that install packages from registries. */
const callsOfPackages = ({ calls }: Root): readonly RegistryModuleCall[] =>
  calls.filter(
    (call): call is RegistryModuleCall => call.module !== null && call.place.inside === undefined
  )

/** The constraints in packages, by the call in the checkout that leads there. */
const throughCalls = <T extends Pick<Placed, 'place'>>(constraints: readonly T[]) =>
  Map.groupBy(
    constraints.filter(({ place }) => place.inside !== undefined),
    ({ place }) => positionOf({ ...place, inside: undefined })
  )

/** That of a unit is the block with its source. */
const callName = ({ address }: ModuleCall): string =>
  address === 'terraform' ? 'the unit' : address

/** That of the first package on the way: `2.1.0` of `module.net (acme/net/aws 2.1.0)`. */
const versionThrough = ({ place: { inside } }: Pick<Placed, 'place'>): string | undefined =>
  / (\S+)\)$/.exec(inside?.through[0] ?? '')?.[1]

const openedKey = (module: RegistryModule, client: MainClient): string =>
  `${moduleKey(module)} ${releasesKey(module, client)}`

/** What the packages require that calls of the roots have opened, unless they call other packages. */
function openedIn(roots: readonly Root[]): ReadonlyMap<string, readonly KnownVersion[]> {
  const opened = new Map<string, KnownVersion[]>()
  for (const root of roots) {
    const byCall = throughCalls(
      root.providers.flatMap(({ provider, constraints }) =>
        constraints.map((one) => ({ ...one, provider: providerKey(provider) }))
      )
    )
    const calling = throughCalls(root.calls)
    for (const call of callsOfPackages(root)) {
      const at = positionOf(call.place)
      const constraints = byCall.get(at) ?? []
      const version = constraints.map(versionThrough).find(Boolean)
      if (version === undefined || calling.has(at)) continue
      const key = openedKey(call.module, root.client)
      const known = constraints.map(({ text, provider }) => ({ text, provider }))
      opened.set(key, [...(opened.get(key) ?? []), { version, constraints: known }])
    }
  }
  return opened
}

function newestFirst(a: KnownVersion, b: KnownVersion): number {
  const [first, second] = [parseModuleVersion(a.version), parseModuleVersion(b.version)]
  return first === null || second === null ? 0 : compareVersions(second, first)
}

/** A client and a directory of the package. */
const releasesKey = ({ subdirectory }: RegistryModule, client: MainClient): string =>
  `${client} ${subdirectory}`

// The versions of a module mostly require the same, and few of its directories are called.
const MAX_KNOWN = 20
const MAX_KNOWN_LENGTH = 4000
const MAX_READ = 200
const MAX_DIRECTORIES = 20

/** What releases of a module require of providers, for the clients and directories of these calls of it. */
export function releasesFor(described: Described, calls: readonly Calling[]) {
  const newest = [...described]
    .flatMap(([text, modules]) => {
      const version = parseModuleVersion(text)
      return version === null || isPreRelease(version) ? [] : { version, modules }
    })
    .sort((a, b) => compareVersions(b.version, a.version))
    .slice(0, MAX_READ)
  const byKey = new Map(calls.map((call) => [releasesKey(call.module, call.client), call]))
  const keys = [...byKey].slice(0, MAX_DIRECTORIES)
  return new Map(keys.map(([key, call]) => [key, releasesIn(newest, call)] as const))
}

type Described = NonNullable<VersionList['described']>
type Calling = Pick<RegistryCall, 'module' | 'client'>
type DescribedRelease = { readonly version: Version; readonly modules: readonly DescribedModule[] }

/** By the descriptions of its registry. Of equal releases, the newest. */
function releasesIn(
  releases: readonly DescribedRelease[],
  { module: { subdirectory }, client }: Calling
): readonly KnownVersion[] {
  const known = new Map<string, KnownVersion>()
  for (const { version, modules } of releases) {
    const parts = [...reachable(modules, subdirectory, { left: MAX_READ })]
    // What other packages require is not known.
    if (parts.some(({ calls }) => calls.some(({ source }) => !isLocalPath(source)))) continue
    const constraints = parts.flatMap(({ providers }) =>
      providers.flatMap((required) => {
        const provider = providerIn(required, client)
        return provider === null ? [] : { provider: providerKey(provider), text: required.version }
      })
    )
    const key = JSON.stringify(constraints)
    if (known.size === MAX_KNOWN || key.length > MAX_KNOWN_LENGTH) break
    if (!known.has(key)) known.set(key, { version: showVersion(version), constraints })
  }
  return [...known.values()]
}
