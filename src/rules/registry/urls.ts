// The URLs of the registry protocols, joined as the clients join them.
import { accept, type Parsed, refuse } from '../go/text.ts'
import { resolveUrl, showUrl, type Url } from '../go/url.ts'
import type { Hostname } from '../protocol/hostname.ts'

type ModuleName = { readonly namespace: string; readonly name: string; readonly system: string }

type ProviderName = { readonly namespace: string; readonly type: string }

/** `base` is the URL of `modules.v1`, to which the clients add a missing slash (internal/registry/client.go). */
export const moduleVersionsUrl = (base: Url, module: ModuleName): Url =>
  below(withSlash(base), `${pathOf(module)}/versions`)

/** `version` is in normal form, build metadata included. */
export const moduleDownloadUrl = (base: Url, module: ModuleName, version: string): Url =>
  below(withSlash(base), `${pathOf(module)}/${version}/download`)

const pathOf = ({ namespace, name, system }: ModuleName): string => `${namespace}/${name}/${system}`

/** `base` is the URL of `providers.v1`, whose last part is lost without a slash. */
export const providerVersionsUrl = (base: Url, { namespace, type }: ProviderName): Url =>
  below(base, `${namespace}/${type}/versions`)

/** `platform`: `linux_amd64`. */
export const providerDocumentUrl = (
  base: Url,
  { namespace, type }: ProviderName,
  version: string,
  platform: string
): Url => below(base, `${namespace}/${type}/${version}/download/${platform.replace('_', '/')}`)

/** `base` is the URL of `tfe.v2` or `tfe.v2.1`; `path` is relative, such as `ping` (go-tfe tfe.go). */
export const tfeUrl = (base: Url, path: string): Url => below(withSlash(base), path)

/** `file`: `index.json` or `VERSION.json`. A host with a port is read as a scheme, and never found (http_mirror_source.go). */
export function mirrorUrl(
  base: Url,
  { host, namespace, type }: ProviderName & { readonly host: Hostname },
  file: string
): Parsed<Url> {
  const url = resolveUrl(base, `${host}/${namespace}/${type}/${file}`)
  if (!url.ok || url.value.scheme === 'https') return url
  return refuse(`unsupported protocol scheme "${url.value.scheme}"`)
}

/** A module location that begins like a path is relative to the download URL as asked, not as redirected. */
export function joinLocation(downloadUrl: Url, location: string): Parsed<string> {
  if (!/^\.{0,2}\//.test(location)) return accept(location)
  const url = resolveUrl(downloadUrl, location)
  return url.ok ? accept(showUrl(url.value)) : url
}

/** A location that OpenTofu requests by itself, any relative form included (preparePackageLocationDirect). */
export function packageUrl(downloadUrl: Url, location: string): Parsed<Url> {
  const url = requestUrl(downloadUrl, location)
  // Only a `#` with text after it counts.
  return url.ok && url.value.fragment !== '' ? refuse('must not include fragment part') : url
}

/** A URL in a provider document, relative to where that was found. An empty one is the document itself. */
export function requestUrl(base: Url, reference: string): Parsed<Url> {
  const url = resolveUrl(base, reference)
  if (!url.ok) return url
  const { scheme } = url.value
  return scheme === 'http' || scheme === 'https' ? url : refuse('must use http or https scheme')
}

const withSlash = (base: Url): Url =>
  base.path.endsWith('/') ? base : { ...base, path: `${base.path}/` }

/** `path` consists of parts of valid addresses and versions. */
function below(base: Url, path: string): Url {
  const url = resolveUrl(base, path)
  if (!url.ok) throw new Error(url.why)
  return url.value
}
