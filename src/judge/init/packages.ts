// What is wrong with the packages of the versions that the clients choose.

import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import { newestOf, readOffered } from '../../roots/choice.ts'
import { packageKey } from '../../roots/root.ts'
import type { Asked } from '../../visit/registry/evidence.ts'
import type {
  Fetched,
  MirrorPackage,
  ModulePackage,
  Packages,
  ProviderPackage
} from '../../visit/registry/package-evidence.ts'
import type { RootRow } from '../verdict.ts'
import type { Cause } from './causes.ts'
import type { Item } from './items.ts'
import { judgeMirrorPackage } from './mirrors.ts'
import { judgeModulePackage } from './module-packages.ts'
import { judgeProviderPackage } from './provider-packages.ts'

export function judgePackages(
  items: readonly Item[],
  packages: Packages,
  isFork: boolean
): readonly Cause[] {
  return items.flatMap((item) => {
    const { choice, key, kind, client } = item
    if (choice?.kind !== 'chosen') return []
    const selected = { item, version: choice.version, isFork }
    const versionKey = packageKey(key, choice.version)
    if (kind === 'module') {
      const found = packages.modules.get(versionKey)?.[client]
      return found === undefined ? [] : judgeModulePackage(selected, found)
    }
    const { platforms, enforcesSignatures, lockHashes } = packages
    const suggestion = suggestionFor(item)
    const hashes = lockHashes.get(item.root.lockFile ?? '')?.get(key) ?? []
    return platforms.flatMap((platform) => {
      const found = packages.providers.get(packageKey(versionKey, platform))?.[client]
      const more = { platform, suggestion, enforcesSignatures, hashes }
      if (found === undefined) return []
      const onPlatform = { ...selected, ...more }
      return 'mirror' in found
        ? judgeMirrorPackage(onPlatform, found)
        : judgeProviderPackage(onPlatform, found)
    })
  })
}

/** Every question about the package that the client of the item would install. */
export function askedForPackage(
  { choice, key, kind, client }: Item,
  packages: Packages
): readonly Asked<unknown>[] {
  if (choice?.kind !== 'chosen') return []
  const versionKey = packageKey(key, choice.version)
  if (kind === 'module') {
    const found = packages.modules.get(versionKey)?.[client]
    return found === undefined ? [] : [found.location, ...askedIn(found.steps)]
  }
  return packages.platforms.flatMap((platform) => {
    const found = packages.providers.get(packageKey(versionKey, platform))?.[client]
    if (found === undefined) return []
    return 'mirror' in found
      ? [found.file, ...askedIn([found.archive])]
      : [found.document, ...askedIn([found.sums, found.signature, found.archive])]
  })
}

type File = ModulePackage['steps'][number] | Fetched<unknown> | MirrorPackage['archive']

const askedIn = (files: readonly File[]): readonly Asked<unknown>[] =>
  files.flatMap((file) => (file?.kind === 'asked' ? file.asked : []))

/** The newest version with a protocol of the clients. */
function suggestionFor({ asked }: Item): string | null {
  const versions = asked?.outcome.kind === 'read' ? asked.outcome.value : null
  const { compatible = [] } = (versions ?? {}) as Partial<ProviderVersions>
  return newestOf(readOffered(compatible, 'provider')).newest
}

/** For which platforms there is a package of the versions that the clients choose. One is available if each of them has it. */
export function platformsOf(
  items: readonly Item[],
  packages: Packages | null
): RootRow['platforms'] {
  if (packages === null) return []
  return packages.platforms.flatMap((platform) => {
    const found = items.flatMap(({ choice, key, client }) => {
      if (choice?.kind !== 'chosen') return []
      const versionKey = packageKey(packageKey(key, choice.version), platform)
      const found = packages.providers.get(versionKey)?.[client]
      return found === undefined ? [] : [isAvailable(found)]
    })
    if (found.length === 0) return []
    return [
      { platform, available: found.includes(false) ? false : found.includes(null) ? null : true }
    ]
  })
}

/** Null if the answer does not say. */
function isAvailable(found: ProviderPackage | MirrorPackage): boolean | null {
  if ('mirror' in found) {
    const { outcome } = found.file
    return outcome.kind === 'read' ? outcome.value.kind === 'archive' : null
  }
  const { outcome } = found.document
  if (outcome.kind === 'status' && outcome.status === 404) return false
  return outcome.kind === 'read' ? true : null
}
