// The checksums of a dependency lock file.
import { readHcl } from '../hcl/native.ts'
import { attributeOf, blocksOf } from '../hcl/structure.ts'
import { detach } from '../hcl/values.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import { isKnownHash } from '../registry/answers/package-description.ts'
import { providerKey } from './root.ts'

/** The `hashes` of each provider, by `providerKey`. Those with a scheme that no client knows are left out. */
export function readLockHashes(text: string): ReadonlyMap<string, readonly string[]> {
  const { body } = readHcl(text)
  const found = blocksOf(body, 'provider', 1).flatMap(({ labels: [label], body: own }) => {
    // A lock file names every host, so that the clients read the same.
    const provider = parseProviderSource(detach(label?.value ?? ''), 'terraform')
    if (provider.kind !== 'registry') return []
    const hashes = attributeOf(own, 'hashes')?.value
    const elements = hashes?.kind === 'tuple' ? hashes.elements : []
    const texts = elements.flatMap((each) => (each.kind === 'string' ? [detach(each.value)] : []))
    return [[providerKey(provider), texts.filter(isKnownHash)] as const]
  })
  return new Map(found)
}
