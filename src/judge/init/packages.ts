// What is wrong with the packages of the versions that the clients choose.

import { readOffered } from '../../roots/choice.ts'
import { keyOf } from '../../roots/root.ts'
import type { Asked } from '../../visit/registry/evidence.ts'
import type { Item } from '../../visit/registry/items.ts'
import type {
  MirrorPackage,
  Package,
  Packages,
  ProviderPackage
} from '../../visit/registry/package-evidence.ts'
import type { RootRow } from '../verdict.ts'
import type { Cause } from './causes.ts'
import { judgeMirrorPackage } from './mirrors.ts'
import { judgeModulePackage } from './module-packages.ts'
import { judgeProviderPackage } from './provider-packages.ts'

export const judgePackages = (
  items: readonly Item[],
  packages: Packages,
  isFork: boolean
): readonly Cause[] =>
  items.flatMap((item) =>
    (packages.of.get(item) ?? []).flatMap((found) => judgePackage(item, found, packages, isFork))
  )

function judgePackage(
  item: Item,
  found: Package,
  { enforcesSignatures, lockHashes }: Packages,
  isFork: boolean
): readonly Cause[] {
  if (item.choice?.kind !== 'chosen') return []
  const selected = { item, version: item.choice.version, isFork }
  if ('location' in found) return judgeModulePackage(selected, found)
  const { platform } = found
  const hashes = lockHashes.get(item.root.lockFile ?? '')?.get(keyOf(item.wants)) ?? []
  const suggestion = suggestionFor(item)
  const onPlatform = { ...selected, platform, suggestion, enforcesSignatures, hashes }
  return 'file' in found
    ? judgeMirrorPackage(onPlatform, found)
    : judgeProviderPackage(onPlatform, found)
}

/** Every question about the packages that the client of the item would install. */
export const askedForPackages = (item: Item, packages: Packages): readonly Asked<unknown>[] =>
  (packages.of.get(item) ?? []).flatMap((found) => askedIn(found).flatMap((asked) => asked ?? []))

function askedIn(found: Package): readonly (Asked<unknown> | null)[] {
  if ('location' in found) {
    const steps = found.steps.map((step) => (step.kind === 'asked' ? step.asked : null))
    return [found.location, ...steps]
  }
  return 'file' in found
    ? [found.file, found.archive]
    : [found.document, found.sums, found.signature, found.archive]
}

/** The newest version with a protocol of the clients. */
function suggestionFor({ kind, asked }: Item): string | null {
  const compatible =
    kind === 'provider' && asked?.outcome.kind === 'read' ? asked.outcome.value.compatible : []
  return readOffered(compatible, 'provider').newest
}

/** For which platforms there is a package of the versions that the clients choose. One is available if each of them has it. */
export function platformsOf(items: readonly Item[], { of }: Packages): RootRow['platforms'] {
  const found = items
    .flatMap((item) => of.get(item) ?? [])
    .flatMap((each) => ('platform' in each ? [each] : []))
  return Array.from(
    Map.groupBy(found, ({ platform }) => platform),
    ([platform, group]) => {
      const all = group.map(isAvailable)
      return { platform, available: all.includes(false) ? false : all.includes(null) ? null : true }
    }
  )
}

/** Null if the answer does not say. */
function isAvailable(found: ProviderPackage | MirrorPackage): boolean | null {
  if ('file' in found) {
    const { outcome } = found.file
    return outcome.kind === 'read' ? outcome.value.kind === 'archive' : null
  }
  const { outcome } = found.document
  if (outcome.kind === 'status' && outcome.status === 404) return false
  return outcome.kind === 'read' ? true : null
}
