// What the clients refuse in a provider document, in the order in which they look (getproviders/registry_client.go,
// package_authentication.go of both clients).
import type { Url } from '../../go/url.ts'
import { requestUrl } from '../urls.ts'
import { protocolsFit, unreadableProtocol } from './protocols.ts'
import type { Package, Platform, ProviderDocument } from './provider-document.ts'

export type DocumentFault =
  | { readonly kind: 'protocol-unreadable'; readonly text: string }
  /** None is one of the client's. */
  | { readonly kind: 'protocols'; readonly protocols: readonly string[] }
  /** The document is of another platform. */
  | { readonly kind: 'target'; readonly found: Platform }
  /** `why` follows the field. */
  | { readonly kind: 'url'; readonly field: UrlField; readonly text: string; readonly why: string }
  /** Not 64 hexadecimal digits. */
  | { readonly kind: 'shasum'; readonly text: string }
  | { readonly kind: 'keys'; readonly why: 'none' | 'null' | 'not-armored' }
  /** Only of OpenTofu: a name or hash in `packages` that it cannot read. */
  | { readonly kind: 'packages-unreadable'; readonly text: string }
  /** Only of OpenTofu: what is wrong with the entry of the platform. */
  | {
      readonly kind: 'packages'
      readonly why: 'no-platform' | 'no-size' | 'no-hash' | 'other-hash'
    }

type UrlField = 'download_url' | 'shasums_url' | 'shasums_signature_url'

/** `url`: where the document was found, after redirects. A document may have no key in OpenTofu's own registry. */
export function documentFaults(
  document: ProviderDocument,
  platform: Platform,
  url: Url
): readonly DocumentFault[] {
  return [
    ...protocolFaults(document.protocols),
    ...(document.os === platform.os && document.arch === platform.arch
      ? []
      : [{ kind: 'target', found: { os: document.os, arch: document.arch } } as const]),
    ...urlFaults(url, 'download_url', document.downloadUrl),
    ...unreadablePackages(document.packages),
    ...(isSha256(document.shasum) ? [] : [{ kind: 'shasum', text: document.shasum } as const]),
    ...urlFaults(url, 'shasums_url', document.sumsUrl),
    ...urlFaults(url, 'shasums_signature_url', document.signatureUrl),
    ...keyFaults(document.keys),
    ...packageFaults(document, platform)
  ]
}

/** Whether the client looks at it when the archive is there. */
export const isLate = ({ kind }: DocumentFault): boolean => kind === 'keys' || kind === 'packages'

const isSha256 = (text: string): boolean => /^[0-9a-fA-F]{64}$/.test(text)

function protocolFaults(protocols: readonly string[]): readonly DocumentFault[] {
  const text = unreadableProtocol(protocols)
  if (text !== undefined) return [{ kind: 'protocol-unreadable', text }]
  return protocols.length === 0 || protocolsFit(protocols) ? [] : [{ kind: 'protocols', protocols }]
}

function urlFaults(base: Url, field: UrlField, text: string): readonly DocumentFault[] {
  const url = requestUrl(base, text)
  return url.ok ? [] : [{ kind: 'url', field, text, why: url.why }]
}

/** The keys are tried in order, and one that is not armored ends that: after another one it may not be reached. */
function keyFaults(keys: ProviderDocument['keys']): readonly DocumentFault[] {
  const [first] = keys
  if (keys.includes(null)) return [{ kind: 'keys', why: 'null' }]
  if (!first) return [{ kind: 'keys', why: first === undefined ? 'none' : 'not-armored' }]
  const isArmored = /-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(first)
  return isArmored ? [] : [{ kind: 'keys', why: 'not-armored' }]
}

type Packages = ReadonlyMap<string, Package>

/** ParsePlatform and ParseHash of OpenTofu. */
function unreadablePackages(packages: Packages): readonly DocumentFault[] {
  const texts = [
    ...[...packages.keys()].filter((name) => !/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(name)),
    ...Array.from(packages.values(), ({ hashes }) => hashes)
      .flat()
      .filter((hash) => hash.indexOf(':') < 1)
  ]
  return texts.slice(0, 1).map((text) => ({ kind: 'packages-unreadable', text }))
}

function packageFaults(
  { packages, shasum }: ProviderDocument,
  { os, arch }: Platform
): readonly DocumentFault[] {
  if (packages.size === 0) return []
  const own = packages.get(`${os}_${arch}`)
  if (own === undefined) return [{ kind: 'packages', why: 'no-platform' }]
  if (own.size <= 0) return [{ kind: 'packages', why: 'no-size' }]
  const hashes = own.hashes.filter((hash) => hash.startsWith('zh:'))
  if (hashes.some((hash) => hash !== `zh:${shasum}`)) {
    return [{ kind: 'packages', why: 'other-hash' }]
  }
  return hashes.length === 0 ? [{ kind: 'packages', why: 'no-hash' }] : []
}
