// Entries of lock files that `init` drops, since no module of the root requires their providers.
import { directoryOf } from '../protocol/local/paths.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import type { Usage } from '../scan/usage.ts'
import { providerOf } from './provider-of.ts'
import { providerKey, type Root } from './root.ts'

const LOCAL = /^\.{1,2}\//

/** The usages; those of unused entries need no registry. Contents of downloaded modules are not known. */
export function withoutUnusedLocks(
  usages: readonly Usage[],
  roots: readonly Root[]
): readonly Usage[] {
  const byLock = Map.groupBy(roots, ({ lockFile }) => lockFile)
  const downloading = new Set(
    usages.flatMap(({ kind, text, place }) =>
      MODULES.test(kind) && !LOCAL.test(text ?? '') ? directoryOf(place.file) : []
    )
  )
  const required = new Map<Root, ReadonlySet<string>>()
  const uses = (root: Root, usage: Usage): boolean => {
    if (root.calls.length > 0 || root.directories.some((name) => downloading.has(name))) return true
    const keys =
      required.get(root) ?? new Set(root.providers.map((each) => providerKey(each.provider)))
    required.set(root, keys)
    const provider = providerOf(usage, defaultRegistry(root.client), root.client)
    return provider === null || keys.has(providerKey(provider))
  }
  return usages.map((usage) => {
    if (usage.kind !== 'lock_provider' || usage.needs.length === 0) return usage
    const own = byLock.get(usage.place.file) ?? []
    return own.length === 0 || own.some((root) => uses(root, usage))
      ? usage
      : { ...usage, needs: [] }
  })
}

// All blocks that call modules, also those without a source.
const MODULES = /^(?:module|test_module|terragrunt_source|installed_module)/
