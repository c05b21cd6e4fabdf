// The answer of a provider registry to `…/versions` (internal/getproviders/registry_client.go of both clients).
import { accept, type Parsed } from '../../go/text.ts'
import { parseProviderSource } from '../../protocol/provider-address.ts'
import { isPreRelease, parseProviderVersion } from '../version.ts'
import { decode, list, struct, text } from './decode.ts'

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

/** The first plugin protocol that the clients cannot read, so that the whole document fails. */
export const unreadableProtocol = (protocols: readonly string[]): string | undefined =>
  protocols.find((protocol) => parseProviderVersion(protocol) === null)

/** Whether the clients speak one of the plugin protocols: they read `>= 5, < 7`. */
export const protocolsFit = (protocols: readonly string[]): boolean =>
  protocols.some((protocol) => {
    const version = parseProviderVersion(protocol)
    const [major] = version?.numbers ?? []
    // A pre-release never fits.
    return version !== null && !isPreRelease(version) && (major === 5n || major === 6n)
  })

const LEGACY = struct({ id: text, moved_to: text })

/**
 * Reads the answer to `-/TYPE/versions`, for a provider that had no namespace once: the namespace that the clients
 * suggest; null for none (internal/getproviders/didyoumean.go of both clients).
 */
export function readLegacyProvider(body: string, type: string): Parsed<string | null> {
  const decoded = decode(body, LEGACY)
  if (!decoded.ok) return decoded
  const { id, moved_to: moved } = decoded.value
  const address = parseProviderSource(moved === '' ? id : moved, 'terraform')
  const isKnown = address.kind === 'registry' && address.type === type
  return accept(isKnown ? address.namespace : null)
}
