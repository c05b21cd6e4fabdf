// The providers that usages name, and the entries of lock files that `init` drops because no module requires them.
import type { ProviderId } from '../cli-config/installation.ts'
import type { MainClient } from '../protocol/clients.ts'
import { directoryOf } from '../protocol/local/paths.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import type { Usage } from '../scan/usage.ts'
import { providerKey, type Root } from './root.ts'

/** What a client installs for a usage, from `host` if no host is named; null if that is not known, or built in. */
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
      // A resource type such as `aws_instance`, or a reference such as `aws.west`.
      return { host, namespace: 'hashicorp', type: (text ?? '').replace(/[._].*$/s, '') }
    default:
      return null
  }
}

/** The local name at the end of the address of a requirement. */
export const localNameIn = (address: string): string => address.replace(/^.*\./s, '')

const LOCAL = /^\.{1,2}\//

/** The usages; those of unused entries need no registry. Contents of downloaded modules are not known. */
export function withoutUnusedLocks(usages: readonly Usage[], roots: readonly Root[]) {
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
    const own = byLock.get(usage.place.file)
    return own === undefined || own.some((root) => uses(root, usage))
      ? usage
      : { ...usage, needs: [] }
  })
}

// All blocks that call modules, also those without a source.
const MODULES = /^(?:module|test_module|terragrunt_source|installed_module)/
