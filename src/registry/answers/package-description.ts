// What a registry or a network mirror says of one package of a provider, and what the clients refuse in that.
import { accept, type Parsed, refuse } from '../../go/parsed.ts'
import type { Url } from '../../go/url.ts'
import { requestUrl } from '../urls.ts'
import type { MirrorArchive } from './mirror.ts'
import type { Platform, ProviderDocument } from './provider-document.ts'
import { protocolsFit, unreadableProtocol } from './provider-versions.ts'

export type PackageDescription = {
  /** In the order in which the client meets them. */
  readonly faults: readonly DescriptionFault[]
  /** Of the archive, with their schemes; null if the hashes are not known to be those of this package. */
  readonly hashes: readonly string[] | null
}

/** What a client refuses; `why` follows `the response`. */
export type DescriptionFault =
  /**
   * `early`: the client ends before it requests a file. `archive`: it downloads the description itself, which has
   * another hash. `late`: it looks when the archive is there.
   */
  | { readonly kind: 'early' | 'archive' | 'late'; readonly why: string }
  /** None is one of the client's. */
  | { readonly kind: 'protocols'; readonly protocols: readonly string[] }
  /** A mirror lists no archive for the platform. */
  | { readonly kind: 'platform' }

/** Whether the client ends before it requests a file. */
export const endsEarly = ({ kind }: DescriptionFault): boolean =>
  kind === 'early' || kind === 'protocols'

/**
 * The order is that of getproviders/registry_client.go and package_authentication.go of both clients.
 * @param url where the document was found, after redirects
 */
export function describedByRegistry(
  document: ProviderDocument,
  platform: Platform,
  url: Url
): PackageDescription {
  const { os, arch, shasum } = document
  const isSha256 = /^[0-9a-fA-F]{64}$/.test(shasum)
  const isTarget = os === platform.os && arch === platform.arch
  const wanted = `${platform.os}_${platform.arch}`
  return {
    faults: [
      ...protocolFaults(document.protocols),
      ...faults('early', [
        isTarget ? null : `is for ${os}_${arch} instead of ${wanted} (\`os\`, \`arch\`)`,
        urlFault(url, 'download_url', document.downloadUrl),
        unreadablePackage(document.packages),
        isSha256 ? null : shasumFault(shasum),
        urlFault(url, 'shasums_url', document.sumsUrl),
        urlFault(url, 'shasums_signature_url', document.signatureUrl)
      ]),
      ...faults('archive', [document.downloadUrl === '' ? 'has no `download_url`' : null]),
      ...faults('late', [packageFault(document, wanted)])
    ],
    hashes: isSha256 && isTarget ? [`zh:${shasum.toLowerCase()}`] : null
  }
}

const faults = (
  kind: 'early' | 'archive' | 'late',
  why: readonly (string | null)[]
): readonly DescriptionFault[] => why.flatMap((each) => (each === null ? [] : { kind, why: each }))

function protocolFaults(protocols: readonly string[]): readonly DescriptionFault[] {
  const text = unreadableProtocol(protocols)
  if (text !== undefined) {
    return [{ kind: 'early', why: `has "${text}" in \`protocols\`, which is not a version` }]
  }
  return protocols.length === 0 || protocolsFit(protocols) ? [] : [{ kind: 'protocols', protocols }]
}

function urlFault(base: Url, field: string, text: string): string | null {
  const url = requestUrl(base, text)
  return url.ok ? null : `has an invalid URL in \`${field}\`: ${url.why}`
}

const shasumFault = (shasum: string): string =>
  shasum === ''
    ? 'has no `shasum`'
    : `has "${shasum}" in \`shasum\`, which is not 64 hexadecimal digits`

/** ParsePlatform and ParseHash of OpenTofu. */
function unreadablePackage(packages: ProviderDocument['packages']): string | null {
  const names = [...packages.keys()].filter((name) => !/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(name))
  const hashes = Array.from(packages.values(), (each) => each.hashes).flat()
  const text = [...names, ...hashes.filter((hash) => hash.indexOf(':') < 1)][0]
  return text === undefined ? null : `has "${text}" in \`packages\`, which OpenTofu cannot read`
}

/** OpenTofu 1.12 and later check `packages` if it is there. */
function packageFault({ packages, shasum }: ProviderDocument, platform: string): string | null {
  const own = packages.get(platform)
  if (packages.size === 0) return null
  if (own === undefined) {
    return 'has `packages` without an entry for the platform, which OpenTofu requires'
  }
  if (own.size <= 0) return 'has no positive `package_size` in `packages`, which OpenTofu requires'
  const hashes = own.hashes.filter((hash) => hash.startsWith('zh:'))
  if (hashes.some((hash) => hash !== `zh:${shasum}`)) {
    return 'has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares'
  }
  return hashes.length > 0
    ? null
    : 'has no `zh:` hash for the platform in `packages`, which OpenTofu requires'
}

/** What VERSION.json of a mirror says of a platform; `why` of a refusal follows `the response`. */
export function describedByMirror(
  archive: MirrorArchive,
  platform: string
): Parsed<PackageDescription> {
  switch (archive.kind) {
    case 'crash':
      return refuse(`has null for ${platform}, at which the clients crash`)
    case 'no-platform':
      return accept({ faults: [{ kind: 'platform' }], hashes: null })
    case 'archive': {
      const { url, hashes } = archive
      const isUsable = hashes.length === 0 || hashes.some(isKnownHash)
      const found = faults('early', [
        url === '' ? `has no \`url\` for ${platform}` : null,
        isUsable ? null : `has no \`zh:\` or \`h1:\` hash for ${platform}, but others`
      ])
      return accept({ faults: found, hashes: found.length === 0 ? hashes : null })
    }
  }
}

/** The schemes of hashes that the clients know: of an archive, and of its contents. */
export const HASH_SCHEMES = ['zh:', 'h1:']

const isKnownHash = (hash: string): boolean =>
  HASH_SCHEMES.some((scheme) => hash.startsWith(scheme))
