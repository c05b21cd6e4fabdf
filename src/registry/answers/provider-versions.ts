// The answer of a provider registry to `…/versions` (internal/getproviders/registry_client.go of both clients).
import { accept, type Parsed } from '../../go/parsed.ts'
import { decode, list, struct, text } from './decode.ts'
import { protocolsFit } from './protocols.ts'

export type ProviderVersions = {
  /** Without duplicates. Empty: no client finds the provider. */
  readonly texts: readonly string[]
  /** Those of `texts` that have a protocol of the clients; used only to suggest another version. */
  readonly compatible: readonly string[]
  /** What the clients show. They show none if there is no version. */
  readonly warnings: readonly string[]
}

const ANSWER = struct({
  versions: list(struct({ version: text, protocols: list(text) })),
  warnings: list(text)
})

/** What a registry lists as platforms of a version is read by no client. */
export function readProviderVersions(body: string): Parsed<ProviderVersions> {
  const decoded = decode(body, ANSWER)
  if (!decoded.ok) return decoded
  const { versions, warnings } = decoded.value
  // The last of equal versions replaces the others.
  const protocols = new Map(versions.map((each) => [each.version, each.protocols]))
  const texts = [...protocols.keys()]
  const compatible = texts.filter((each) => protocolsFit(protocols.get(each) ?? []))
  return accept({
    texts,
    // One list is kept of each of ten thousand registries.
    compatible: compatible.length === texts.length ? texts : compatible,
    warnings: texts.length === 0 ? [] : warnings
  })
}
