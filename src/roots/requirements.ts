// What `init` installs in one root: the module calls and provider requirements of all its modules.

import type { ProviderId } from '../cli-config/installation/patterns.ts'
import type { MainClient } from '../protocol/clients.ts'
import { isOverrideFile } from '../protocol/local/paths.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import type { VersionTrait } from '../scan/module-scope.ts'
import type { Usage } from '../scan/usage.ts'
import { callsIn } from './calls.ts'
import type { Directory } from './directories.ts'
import { localNameIn, providerOf } from './provider-of.ts'
import {
  type LockedProvider,
  type Placed,
  type ProviderRequirement,
  placedVersion,
  providerKey,
  type Root
} from './root.ts'

/** How one client reads the files of a root. */
export type ReadRules = {
  readonly client: MainClient
  /** OpenTofu 1.11 and earlier read `required_version` in every file. */
  readonly readsEveryRequirement: boolean
}

/** `modules` are the directories of the root, its own first. */
export function rootOf(own: Directory, modules: readonly Directory[], rules: ReadRules): Root {
  const { client } = rules
  return {
    directory: own.name === '' ? '.' : own.name,
    client,
    directories: modules.map(({ name }) => name),
    calls: [
      ...modules.flatMap(({ usages }) => callsIn(usages, client)),
      ...callsIn(own.tests, client)
    ],
    providers: providersIn(own, modules, client),
    lockFile: own.lockFile,
    clientVersions: modules.flatMap(({ versions }) => clientVersionsIn(versions, rules))
  }
}

type Requiring = {
  readonly provider: ProviderId
  readonly places: Placed['place'][]
  readonly constraints: Placed[]
}

function providersIn(
  own: Directory,
  modules: readonly Directory[],
  client: MainClient
): readonly ProviderRequirement[] {
  const found = new Map<string, Requiring>()
  const add = (provider: ProviderId, place: Placed['place'], constraint: Placed | null) => {
    const key = providerKey(provider)
    const before = found.get(key)
    const requiring: Requiring = before ?? { provider, places: [], constraints: [] }
    if (before === undefined) found.set(key, requiring)
    requiring.places.push(place)
    if (constraint !== null) requiring.constraints.push(constraint)
  }
  for (const directory of modules) {
    for (const usage of directory.usages) {
      const provider = requiredBy(usage, client)
      if (provider !== null) add(provider, usage.place, placedVersion(usage, client))
    }
    for (const { kind, text, localName, place } of directory.versions) {
      if (kind !== 'provider-version' || localName === null) continue
      const provider = providerNamed(localName, directory, client)
      if (provider !== null) add(provider, place, { text, place })
    }
  }
  const locked = lockedIn(own, client)
  return Array.from(found, ([key, requiring]) => ({
    ...requiring,
    locked: locked.get(key) ?? null
  }))
}

/** The provider that a usage requires; null for other usages, and for one that is built in. */
function requiredBy(usage: Usage, client: MainClient): ProviderId | null {
  if (usage.kind === 'lock_provider') return null
  if (usage.kind === 'required_provider_nosource' && localNameIn(usage.address) === 'terraform')
    return null
  return providerOf(usage, defaultRegistry(client), client)
}

/** The provider of that local name in a module. */
function providerNamed(
  localName: string,
  { usages }: Directory,
  client: MainClient
): ProviderId | null {
  const required = usages.find(
    ({ kind, address }) =>
      kind.startsWith('required_provider') && localNameIn(address) === localName
  )
  if (required !== undefined) return requiredBy(required, client)
  return { host: defaultRegistry(client), namespace: 'hashicorp', type: localName }
}

function lockedIn({ usages }: Directory, client: MainClient): ReadonlyMap<string, LockedProvider> {
  const locked = new Map<string, LockedProvider>()
  for (const usage of usages) {
    if (usage.kind !== 'lock_provider') continue
    const provider = providerOf(usage, defaultRegistry(client), client)
    const version = placedVersion(usage, client)
    if (provider === null || version === null) continue
    const entry = { version, constraints: usage.versionsAt?.recorded ?? null }
    locked.set(providerKey(provider), { ...entry, isCopied: false })
    // `tofu init` adds such an entry for its own registry, without hashes (UpgradeFromPredecessorProject
    // in internal/depsfile/locks.go).
    if (client === 'opentofu' && isOfTerraform(provider)) {
      const copy = providerKey({ ...provider, host: defaultRegistry(client) })
      if (!locked.has(copy)) locked.set(copy, { ...entry, isCopied: true })
    }
  }
  return locked
}

const isOfTerraform = ({ host, namespace }: ProviderId): boolean =>
  host === defaultRegistry('terraform') && namespace === 'hashicorp'

/** The constraints on the version of the client, of one module; those in an override file replace others. */
function clientVersionsIn(
  versions: readonly VersionTrait[],
  { client, readsEveryRequirement }: ReadRules
): readonly Placed[] {
  const read = versions.filter(({ kind, place }) => {
    if (kind === 'compatible') return client === 'opentofu'
    if (kind !== 'version') return false
    return client === 'terraform' || readsEveryRequirement || /\.tofu(\.json)?$/.test(place.file)
  })
  const overriding = read.findLast(({ place }) => isOverrideFile(place.file))
  const file = overriding?.place.file
  return read.filter(({ place }) => file === undefined || place.file === file)
}
