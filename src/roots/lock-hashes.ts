// The checksums of a dependency lock file.
import { readHcl } from '../hcl/native.ts'
import { once } from '../hcl/scope.ts'
import { attributeOf, blocksOf } from '../hcl/structure.ts'
import { detach } from '../hcl/values.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import { providerKey } from './root.ts'

/** A lock file names every host, so that the clients read the same. A thousand files have the same few providers. */
const keyOf = once((address: string): string | null => {
  const provider = parseProviderSource(address, 'terraform')
  return provider.kind === 'registry' ? providerKey(provider) : null
})

/** The `hashes` of each provider, by `providerKey`. Those with a scheme that no client knows are left out. */
export function readLockHashes(text: string): ReadonlyMap<string, readonly string[]> {
  const { body } = readHcl(text)
  const found = blocksOf(body, 'provider', 1).flatMap(({ labels: [label], body: own }) => {
    const key = keyOf(detach(label?.value ?? ''))
    if (key === null) return []
    const hashes = attributeOf(own, 'hashes')?.value
    const elements = hashes?.kind === 'tuple' ? hashes.elements : []
    const texts = elements.flatMap((each) => (each.kind === 'string' ? [detach(each.value)] : []))
    // Checksums of the contents of a package, or of its archive (getproviders/hash.go of both clients).
    return [[key, texts.filter((hash) => /^(?:h1|zh):/.test(hash))] as const]
  })
  return new Map(found)
}
