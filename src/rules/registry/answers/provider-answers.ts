// Answers of provider registries and network mirrors (registry_client.go and http_mirror_source.go of internal/getproviders).
import { parseMediaType } from '../../go/media-type.ts'
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { parseProviderSource } from '../../protocol/provider-address.ts'
import { once } from '../../text/once.ts'
import { isPreRelease, parseProviderVersion } from '../version.ts'
import type { Shape } from './decode.ts'
import { decode, integer, list, loose, map, optional, struct, text, unread } from './decode.ts'

// No client reads the platforms.
const PLATFORMS = loose(list(struct({ os: text, arch: text })))

const VERSIONS = struct({
  versions: list(struct({ version: text, protocols: list(text), platforms: PLATFORMS })),
  warnings: list(text)
})

export function readProviderVersions(body: string) {
  const decoded = decode(body, VERSIONS)
  if (!decoded.ok) return decoded
  const { versions, warnings } = decoded.value
  // The last of equal versions replaces the others.
  const byText = new Map(versions.map((item) => [item.version, item]))
  const texts = [...byText.keys()]
  const compatible = texts.filter((text) => protocolsFit(byText.get(text)?.protocols ?? []))
  // Most versions have the same platforms.
  const shared = once((platforms: string) => platforms)
  return accept({
    /** The versions without duplicates. Empty: no client finds the provider. */
    texts,
    /** The versions that have a protocol of the clients, to suggest another version. One list is kept of each of 10,000 registries. */
    compatible: compatible.length === texts.length ? texts : compatible,
    platforms: Array.from(byText.values(), ({ platforms }) =>
      shared(platforms.map(({ os, arch }) => `${os}_${arch}`).join(' '))
    ),
    /** The warnings that the clients show. They show none if there is no version. */
    warnings: texts.length === 0 ? [] : warnings
  })
}

/** True if the clients speak one of the plugin protocols: they read `>= 5, < 7`. */
export const protocolsFit = (protocols: readonly string[]): boolean =>
  protocols.some((protocol) => {
    const version = parseProviderVersion(protocol)
    const [major] = version?.numbers ?? []
    // A pre-release never fits.
    return version !== null && !isPreRelease(version) && (major === 5n || major === 6n)
  })

const LEGACY = struct({ id: text, moved_to: text })

/** The answer to `-/TYPE/versions`: the namespace that the clients suggest; null for none (getproviders/didyoumean.go). */
export function readLegacyProvider(body: string, type: string): Parsed<string | null> {
  const decoded = decode(body, LEGACY)
  if (!decoded.ok) return decoded
  const { id, moved_to: moved } = decoded.value
  const address = parseProviderSource(moved === '' ? id : moved, 'terraform')
  const isKnown = address.kind === 'registry' && address.type === type
  return accept(isKnown ? address.namespace : null)
}

const KEY = struct({ ascii_armor: text })
const PACKAGES = map(struct({ hashes: list(text), package_size: integer }))

const answer = (key: typeof KEY, packages: Shape<typeof PACKAGES.zero>) =>
  struct({
    protocols: list(text),
    os: text,
    arch: text,
    // The name of the archive in the file of checksums.
    filename: text,
    shasum: text,
    // The URLs may be relative; an empty one is the document itself.
    download_url: text,
    shasums_url: text,
    shasums_signature_url: text,
    // Both clients crash on null in place of a key.
    signing_keys: struct({ gpg_public_keys: list(optional(key)) }),
    // By platform; null also where the client does not read them.
    packages
  })

const ANSWERS = {
  terraform: answer(struct({ ascii_armor: text, trust_signature: text }), unread),
  'opentofu before 1.12': answer(KEY, unread),
  opentofu: answer(KEY, PACKAGES)
}

export type ProviderDocument = ReturnType<typeof answer>['zero']

export const readProviderDocument = (
  body: string,
  reader: keyof typeof ANSWERS
): Parsed<ProviderDocument> => decode(body, ANSWERS[reader])

const INDEX = struct({ versions: map(struct({})) })

/** The version texts of `index.json` of a mirror; the clients ignore those that they cannot read. */
export function readMirrorIndex(body: string, type: string | null): Parsed<readonly string[]> {
  const decoded = decodeJson(body, type, INDEX)
  return decoded.ok ? accept([...(decoded.value.versions?.keys() ?? [])]) : decoded
}

/** `url` is relative to where the answer was found. Without hashes, any archive is accepted. */
export type MirrorArchive = { readonly url: string; readonly hashes: readonly string[] }

const VERSION = struct({ archives: map(optional(struct({ url: text, hashes: list(text) }))) })

/** The archive of a platform, `linux_amd64`, in `VERSION.json` of a mirror; null without one. */
export function readMirrorVersion(
  body: string,
  contentType: string | null,
  platform: string
): Parsed<MirrorArchive | null> {
  const decoded = decodeJson(body, contentType, VERSION)
  if (!decoded.ok) return decoded
  const archive = decoded.value.archives?.get(platform)
  if (archive === undefined) return accept(null)
  if (archive === null) return refuse(`has null for ${platform}, at which the clients crash`)
  return archive.hashes.some((hash) => hash.indexOf(':') < 1)
    ? refuse(`has a hash without a scheme, such as "zh:", in "archives.${platform}"`)
    : accept(archive)
}

/** The only answers whose media type counts. */
function decodeJson<T>(body: string, contentType: string | null, shape: Shape<T>): Parsed<T> {
  if (parseMediaType(contentType ?? '') === 'application/json') return decode(body, shape)
  return refuse(
    contentType === null
      ? 'has no Content-Type; expected application/json'
      : 'has a Content-Type other than application/json'
  )
}
