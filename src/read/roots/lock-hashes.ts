// The checksums of a dependency lock file.

import { parseProviderSource } from '../../rules/protocol/provider-address.ts'
import { isKnownHash } from '../../rules/registry/answers/package-description.ts'
import { readHcl } from '../hcl/native.ts'
import { attributeOf, blocksOf } from '../hcl/structure.ts'
import { detach } from '../hcl/values.ts'
import { providerKey } from './root.ts'

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
