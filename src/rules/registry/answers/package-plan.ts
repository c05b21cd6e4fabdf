// The use that a client makes of `…/VERSION/download` of a module (internal/registry/client.go), and how go-getter fetches the package.
import type { Url } from '../../go/url.ts'
import { type QueryPairs, readQuery, showQuery, unescapeText } from '../../go/url-escape.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { parseModuleSource } from '../../protocol/module-address.ts'
import { hasGetter, noGetter, parsePackageAddress } from '../../protocol/package-address.ts'
import { hideQueries } from '../../text/address-secrets.ts'
import { joinLocation, packageUrl } from '../urls.ts'
import { boolean, decode, optional, struct, text, unread } from './decode.ts'

const BODY = struct({ location: text, use_registry_credentials: optional(boolean) })
const OLD_BODY = struct({ location: text, use_registry_credentials: unread })

/** The body of OpenTofu's answer. `readsCredentials`: the release knows `use_registry_credentials`, as 1.12 and later do. */
export const readLocation = (body: string, readsCredentials: boolean) =>
  decode(body, readsCredentials ? BODY : OLD_BODY, 'struct')

export type PackagePlan =
  | ((ArchivePlan | PagePlan | GitPlan) & InPackage)
  /** An archive that OpenTofu downloads by itself, with the token of the registry or without. */
  | { readonly kind: 'direct'; readonly url: Url; readonly usesCredentials: boolean }
  | WithoutRequest

/** The directory of the package that the address names; '' is its top. */
type InPackage = { readonly subdirectory: string }

/** An archive by one GET. The status has to be 200 or 206. */
export type ArchivePlan = {
  readonly kind: 'archive'
  readonly url: Url
  readonly archive: ArchiveName
  /** `sha256:…`, a sum alone, or `file:URL`; null without one. */
  readonly checksum: string | null
}

/** A page that names the next address. The status has to be 2xx. */
type PagePlan = { readonly kind: 'page'; readonly url: Url }

/** A repository that `git` clones from this URL, over whatever protocol. The options are those that go-getter reads in a query. */
export type GitPlan = {
  readonly kind: 'git'
  readonly url: Url
  readonly ref: string | null
  readonly depth: string | null
  readonly sshkey: string | null
}

export type WithoutRequest =
  /** By a program or protocol that the check does not speak: a bucket, a path, a container registry. */
  | { readonly kind: 'other'; readonly getter: string }
  /** The client refuses the address, with these words. */
  | { readonly kind: 'refused'; readonly why: string }

/** The registry's answer about the location of a module. */
export type Located = {
  /** 200 or 204: both clients refuse any other one. */
  readonly status: number
  /** X-Terraform-Get. */
  readonly header: string | null
  readonly body: string
  /** The URL as asked, not where redirects led. */
  readonly downloadUrl: Url
}

/** The client's use of the answer; `why` of a refusal is a clause. Terraform ignores the body. `readsCredentials`: as for `readLocation`. */
export function planPackage(
  { status, header, body, downloadUrl }: Located,
  client: MainClient,
  readsCredentials: boolean
): PackagePlan {
  if (client === 'opentofu' && status !== 204) {
    const decoded = readLocation(body, readsCredentials)
    if (!decoded.ok) return refused(`the response ${decoded.why}`)
    const { location, use_registry_credentials: usesCredentials } = decoded.value
    if (usesCredentials !== null) return planDirect(location, usesCredentials, downloadUrl)
    if (location !== '') return planAddress(location, downloadUrl, client)
  }
  return header ? planAddress(header, downloadUrl, client) : refused(NO_LOCATION[client])
}

/** A URL, which may be relative, that OpenTofu requests by itself. */
function planDirect(location: string, usesCredentials: boolean, downloadUrl: Url): PackagePlan {
  // The response itself is then downloaded again as the package, and it is no archive.
  if (location === '')
    return refused('the response has `use_registry_credentials` and no `location`')
  const url = packageUrl(downloadUrl, location)
  return url.ok ? { kind: 'direct', url: url.value, usesCredentials } : refused(url.why)
}

const NO_LOCATION = {
  terraform: 'the response has no X-Terraform-Get header',
  opentofu: 'the response has neither `location` nor an X-Terraform-Get header'
}

const refused = (why: string): PackagePlan => ({ kind: 'refused', why: hideQueries(why) })

/** The plan for the address in a page: from X-Terraform-Get, or from a `meta` element of its HTML. */
export function planHop(location: string, client: MainClient): PackagePlan {
  // The clients give go-getter no detectors, so a shorthand or a relative path is no address here.
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(location)?.[1]
  if (scheme === undefined) return refused(`invalid source string: ${location}`)
  return hasGetter(scheme, client)
    ? planFetch(location, client)
    : refused(`no getter available for X-Terraform-Get source protocol: "${scheme}"`)
}

/** A go-getter address, which may be relative. It has to be a package: a local path or a registry address is refused. */
function planAddress(location: string, downloadUrl: Url, client: MainClient): PackagePlan {
  const joined = joinLocation(downloadUrl, location)
  if (!joined.ok) return refused(joined.why)
  const { kind } = parseModuleSource(joined.value, client)
  return kind === 'local' || kind === 'registry'
    ? refused('must be a direct remote package address')
    : planFetch(joined.value, client)
}

/** go-getter's decompressors that the clients use (getmodules/getter.go); longer names before their ends. */
const ARCHIVES = [
  ...(['tar.gz', 'tar.bz2', 'tar.tbz2', 'tar.xz', 'tgz', 'tbz2', 'txz'] as const),
  ...(['zip', 'gz', 'bz2', 'xz'] as const)
]

export type ArchiveName = (typeof ARCHIVES)[number]

const GIT_OPTIONS = ['ref', 'depth', 'sshkey']
const NO_CHECKSUM = 'checksum cannot be specified for directory download'

/** Go-getter's Client.Get for an address without its subdirectory. */
export function planFetch(location: string, client: MainClient): PackagePlan {
  const address = parsePackageAddress(location, client)
  if (!address.ok) return refused(address.why)
  const { getter, url, subdirectory } = address.value
  if (!hasGetter(getter, client)) return refused(noGetter(location, address.value))
  if (url === null) return { kind: 'other', getter }
  const values = readQuery(url.query)
  const optionOf = (name: string) => {
    const value = values.find(([key]) => key === name)?.[1] ?? ''
    return unescapeText(value.replaceAll('+', ' ')) || null
  }
  const asked = optionOf('archive')
  const checksum = optionOf('checksum')
  const query = values.filter(([name]) => name !== 'checksum' && !(name === 'archive' && asked))
  if (getter === 'git') {
    if (checksum !== null) return refused(NO_CHECKSUM)
    const [ref, depth, sshkey] = GIT_OPTIONS.map(optionOf)
    const options = { ref: ref ?? null, depth: depth ?? null, sshkey: sshkey ?? null }
    const others = query.filter(([name]) => !GIT_OPTIONS.includes(name))
    // git gets the fragment, too.
    const plain = { ...withQuery(url, others), fragment: url.fragment }
    return { kind: 'git', url: plain, ...options, subdirectory }
  }
  if (!/^https?$/.test(url.scheme) || !/^https?$/.test(getter)) return { kind: 'other', getter }
  const archive = archiveOf(url.path, asked, client)
  if (archive !== null) {
    return { kind: 'archive', url: withQuery(url, query), archive, checksum, subdirectory }
  }
  if (checksum !== null) return refused(NO_CHECKSUM)
  return { kind: 'page', url: withQuery(url, [...query, ['terraform-get', '1']]), subdirectory }
}

/** The decompressor for a path, or the one that is asked for; null for a page. */
function archiveOf(path: string, asked: string | null, client: MainClient): ArchiveName | null {
  const isThis = (name: ArchiveName) =>
    asked === null ? path.endsWith(`.${name}`) : asked === name
  // OpenTofu has it after `tar.` only.
  return (
    ARCHIVES.find((name) => isThis(name) && (name !== 'tbz2' || client === 'terraform')) ?? null
  )
}

const withQuery = (url: Url, values: QueryPairs): Url => ({
  ...url,
  query: showQuery(values),
  forceQuery: false,
  fragment: ''
})

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The `content` of the first `<meta name="terraform-get">` in the head of a page; null without one. */
export function metaLocation(html: string): string | null {
  for (const [tag, closing, name = ''] of html.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)) {
    const element = name.toLowerCase()
    if (closing === '' ? element === 'body' : element === 'head') return null
    if (closing !== '' || element !== 'meta') continue
    const attributes = new Map<string, string>()
    for (const [, key = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
      attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '')
    }
    const content = attributes.get('content') ?? ''
    if (attributes.get('name') === 'terraform-get' && content !== '') return unescapeXml(content)
  }
  return null
}

const ATTRIBUTE = /\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

const unescapeXml = (text: string): string =>
  text.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g, (whole, name, number) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    return Number(number) <= 0x10ffff ? String.fromCodePoint(Number(number)) : whole
  })
