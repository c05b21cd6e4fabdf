// The answer of a provider registry to `…/VERSION/download/OS/ARCH` (internal/getproviders/registry_client.go of
// both clients).
import { accept, type Parsed } from '../../go/text.ts'
import { decode, integer, list, map, optional, type Shape, struct, text, unread } from './decode.ts'

/** A provider platform by Go's names: `linux`, `amd64`. */
export type Platform = { readonly os: string; readonly arch: string }

export type ProviderDocument = Platform & {
  readonly protocols: readonly string[]
  /** The name of the archive in the file of checksums. */
  readonly filename: string
  readonly shasum: string
  /** The URLs may be relative; an empty one is the document itself. */
  readonly downloadUrl: string
  readonly sumsUrl: string
  readonly signatureUrl: string
  /** In ASCII armour; null is a null in the list, on which both clients crash. */
  readonly keys: readonly (string | null)[]
  /** By platform; empty where the client does not read them. */
  readonly packages: ReadonlyMap<string, OpenTofuPackage>
}

export type OpenTofuPackage = { readonly hashes: readonly string[]; readonly size: number }

type Packages = Map<string, { readonly hashes: readonly string[]; readonly package_size: number }>

const answer = (key: Shape<{ readonly ascii_armor: string }>, packages: Shape<Packages | null>) =>
  struct({
    protocols: list(text),
    os: text,
    arch: text,
    filename: text,
    download_url: text,
    shasum: text,
    shasums_url: text,
    shasums_signature_url: text,
    signing_keys: struct({ gpg_public_keys: list(optional(key)) }),
    packages
  })

const KEY = struct({ ascii_armor: text })
const PACKAGES = map(struct({ hashes: list(text), package_size: integer }))

const ANSWERS = {
  terraform: answer(struct({ ascii_armor: text, trust_signature: text }), unread),
  'opentofu before 1.12': answer(KEY, unread),
  opentofu: answer(KEY, PACKAGES)
}

export function readProviderDocument(
  body: string,
  reader: keyof typeof ANSWERS
): Parsed<ProviderDocument> {
  const decoded = decode(body, ANSWERS[reader])
  if (!decoded.ok) return decoded
  const { value } = decoded
  const { os, arch, protocols, filename, shasum } = value
  return accept({
    os,
    arch,
    protocols,
    filename,
    shasum,
    downloadUrl: value.download_url,
    sumsUrl: value.shasums_url,
    signatureUrl: value.shasums_signature_url,
    keys: value.signing_keys.gpg_public_keys.map((key) => (key === null ? null : key.ascii_armor)),
    packages: new Map(
      Array.from(value.packages ?? [], ([platform, { hashes, package_size }]) => [
        platform,
        { hashes, size: package_size }
      ])
    )
  })
}
