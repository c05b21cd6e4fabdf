// The description of a provider's package by a registry or mirror, and what the clients refuse in it, its checksums and signature.
import type { Url } from '../../go/url.ts'
import { begins, type Status } from '../../problems/brief.ts'
import type { SignatureFault } from '../../problems/init/provider-packages.ts'
import { requestUrl } from '../urls.ts'
import { parseProviderVersion } from '../version.ts'
import { type MirrorArchive, type ProviderDocument, protocolsFit } from './provider-answers.ts'

export type PackageDescription = {
  /** The faults that the client refuses before it has the archive, in its order. */
  readonly early: readonly PackageFault[]
  /** The faults that it refuses after that. */
  readonly late: readonly PackageFault[]
  /** The hashes of the archive, with their schemes; null if the hashes are not known to be those of this package. */
  readonly hashes: readonly string[] | null
}

export type PackageFault =
  /** `why` follows `the response`. */
  | { readonly kind: 'description'; readonly why: string }
  /** None is one of the client's. */
  | { readonly kind: 'protocols'; readonly protocols: readonly string[] }
  /** A mirror lists no archive for the platform, or a registry has no description: then there is its response. */
  | { readonly kind: 'platform'; readonly response?: Omit<Status, 'url'> }
  /** `why` follows the URL of the checksums. */
  | { readonly kind: 'sums'; readonly url: string; readonly why: string }
  | ({ readonly kind: 'unsigned' } & SignatureFault)

/** Faults in the order of registry_client.go and package_authentication.go. `url`: where the document was found. */
export function describedByRegistry(document: ProviderDocument, platform: string, url: Url) {
  const { os, arch, shasum } = document
  // Each of them is required: in place of a file without URL, the client downloads the description itself.
  const absent = Object.entries(document).flatMap(([key, value]) => (value === '' ? key : []))
  const isSha256 = /^[0-9a-fA-F]{64}$/.test(shasum)
  const isTarget = `${os}_${arch}` === platform
  return {
    early: [
      ...protocolFaults(document.protocols),
      ...faultsOf([
        absent.length === 0 ? null : `lacks \`${absent.join('`, `')}\``,
        isTarget ? null : `is for ${os}_${arch} instead of ${platform} (\`os\`, \`arch\`)`,
        urlFault(url, 'download_url', document.download_url),
        unreadablePackage(document.packages),
        isSha256 ? null : `has "${shasum}" in \`shasum\`, which is not 64 hexadecimal digits`,
        urlFault(url, 'shasums_url', document.shasums_url),
        urlFault(url, 'shasums_signature_url', document.shasums_signature_url)
      ])
    ],
    late: faultsOf([packageFault(document, platform)]),
    hashes: isSha256 && isTarget ? [`zh:${shasum.toLowerCase()}`] : null
  }
}

const faultsOf = (why: readonly (string | null)[]): readonly PackageFault[] =>
  why.flatMap((reason) => (reason === null ? [] : { kind: 'description', why: reason }))

function protocolFaults(protocols: readonly string[]): readonly PackageFault[] {
  // One that the clients cannot read fails the whole document.
  const text = protocols.find((protocol) => parseProviderVersion(protocol) === null)
  if (text !== undefined) {
    return [{ kind: 'description', why: `has "${text}" in \`protocols\`, which is not a version` }]
  }
  return protocols.length === 0 || protocolsFit(protocols) ? [] : [{ kind: 'protocols', protocols }]
}

function urlFault(base: Url, field: string, text: string): string | null {
  const url = requestUrl(base, text)
  return url.ok ? null : `has an invalid URL in \`${field}\`: ${url.why}`
}

/** ParsePlatform and ParseHash of OpenTofu. */
function unreadablePackage(packages: ProviderDocument['packages']): string | null {
  const names = [...(packages?.keys() ?? [])].filter(
    (name) => !/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(name)
  )
  const hashes = Array.from(packages?.values() ?? [], (file) => file.hashes).flat()
  const text = [...names, ...hashes.filter((hash) => hash.indexOf(':') < 1)][0]
  return text === undefined ? null : `has "${text}" in \`packages\`, which OpenTofu cannot read`
}

/** OpenTofu 1.12 and later check `packages` if it is there. */
function packageFault({ packages, shasum }: ProviderDocument, platform: string): string | null {
  if (!packages?.size) return null
  const archive = packages.get(platform)
  if (archive === undefined) {
    return 'has `packages` without an entry for the platform, which OpenTofu requires'
  }
  if (archive.package_size <= 0)
    return 'has no positive `package_size` in `packages`, which OpenTofu requires'
  const hashes = archive.hashes.filter((hash) => hash.startsWith('zh:'))
  if (hashes.some((hash) => hash !== `zh:${shasum}`)) {
    return 'has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares'
  }
  return hashes.length > 0
    ? null
    : 'has no `zh:` hash for the platform in `packages`, which OpenTofu requires'
}

/** The description of a platform in VERSION.json of a mirror; null for nothing. */
export function describedByMirror(archive: MirrorArchive | null, platform: string) {
  if (archive === null) return { early: [{ kind: 'platform' } as const], late: [], hashes: null }
  const { url, hashes } = archive
  const isUsable = hashes.length === 0 || hashes.some(isKnownHash)
  const early = faultsOf([
    url === '' ? `has no \`url\` for ${platform}` : null,
    isUsable ? null : `has no \`zh:\` or \`h1:\` hash for ${platform}, but others`
  ])
  return { early, late: [], hashes: early.length === 0 ? hashes : null }
}

/** The schemes of hashes that the clients know: of an archive, and of its contents (getproviders/hash.go). */
export const HASH_SCHEMES = ['zh:', 'h1:']

export const isKnownHash = (hash: string): boolean =>
  HASH_SCHEMES.some((scheme) => hash.startsWith(scheme))

// bytes.Fields: unicode.IsSpace.
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/

/** The fault of the first line for the package in a file of checksums (getproviders/package_authentication.go). */
export function sumFault(
  sums: string,
  { filename, shasum }: Pick<ProviderDocument, 'filename' | 'shasum'>
): string | null {
  for (const line of sums.split('\n')) {
    const [hash = '', name] = line.split(SPACES, 4).filter((word) => word !== '')
    if (name !== filename) continue
    if (!/^[0-9a-fA-F]{64}$/.test(hash)) return `has no SHA-256 hash in the line for ${filename}`
    if (hash.toLowerCase() === shasum.toLowerCase()) return null
    return `has another hash for ${filename} than \`shasum\` in the description of the package`
  }
  // A page, for example.
  if (!/[0-9a-fA-F]{64}/.test(sums)) return `has no SHA-256 hash: ${begins(sums)}`
  const near = sums.split(SPACES).find((word) => word.endsWith(filename))
  return `has no line for ${filename}${near === undefined ? '' : `, but one for ${near}`}`
}
