// Module sources that are downloaded without a registry: Git, archives, S3, GCS, absolute paths.
import { accept, type Parsed, quoteText, refuse } from '../go/text.ts'
import { parseUrl, type Url } from '../go/url.ts'
import { queryMistake, readQuery, reescape, unescapeText } from '../go/url-escape.ts'
import { hideUserInfo } from '../text/address-secrets.ts'
import { CLIENT_NAMES, type MainClient } from './clients.ts'
import { comparableHost, hostOfUrl } from './hostname.ts'

/** Several hosts, or one that only the program knows that downloads the package. */
export const UNKNOWN_HOST = ''

/** `host`: where the client downloads it, with a port unless it is the default of the scheme; null for a path. */
export type PackageSource = { readonly subdirectory: string; readonly host: string | null }

/** A source as go-getter gets it. */
type PackageAddress = PackageSource & {
  /** The name before `::`, or else the scheme. */
  readonly getter: string
  /** The URL without the subdirectory; null for a path. */
  readonly url: Url | null
}

// The getters of each client (getmodules/getter.go).
const GETTERS = {
  terraform: /^(?:file|gcs|git|hg|https?|s3)$/,
  opentofu: /^(?:file|gcs|git|hg|https?|oci|s3)$/
}

export const hasGetter = (getter: string, client: MainClient): boolean =>
  GETTERS[client].test(getter)

/** go-getter's message about an address that it does not download. Without a scheme, user info is read as one. */
export const noGetter = (text: string, { getter }: PackageAddress): string =>
  `download not supported for scheme '${hideUserInfo(text) === text ? getter : '***'}'`

/** Why a client reads a source, but does not download it; null if it does. On Windows, a letter is a drive. */
export function refusalOf(text: string, address: PackageAddress, client: MainClient) {
  const { getter, url } = address
  if (!hasGetter(getter, client) && getter.length > 1) return noGetter(text, address)
  return /^https?$/.test(getter) && url?.host === '' ? 'http: no Host in request URL' : null
}

/** The paths on this machine that a client may read for a source, as written and unescaped; none for other packages. */
export function filePathsOf(text: string): readonly string[] {
  if (/^[a-z]:[/\\]/i.test(text)) return [text]
  if (!/^(?:\/|file:)/i.test(text)) return []
  const source = parsePackageAddress(text, 'terraform')
  if (!source.ok || source.value.getter !== 'file' || source.value.url === null) return []
  const { url, subdirectory } = source.value
  return [url.path, unescapeText(url.path)].map((path) => cleanPath(`${path}/${subdirectory}`))
}

/** Terraform parseModuleSourceRemote, OpenTofu getmodules. They reject little: mostly local paths without `./`. */
export function parsePackageAddress(text: string, client: MainClient): Parsed<PackageAddress> {
  const { address, subdirectory } = splitSubdirectory(text)
  if (subdirectory.startsWith('../')) return refuse(leadsOutside(subdirectory))
  const detected = detect(address.toWellFormed(), client)
  if (!detected.ok) return detected
  const { subdirectory: outer } = detected.value
  const whole = outer === '' ? subdirectory : cleanPath(`${outer}/${subdirectory}`)
  if (whole.startsWith('../')) return refuse(`detected ${leadsOutside(whole)}`)
  const host = withSums(detected.value.host, address)
  return accept({ ...detected.value, host, subdirectory: whole })
}

// All up to the path, where a source names a host: a URL, Git over SSH, a shorthand.
const WHOLE_HOST =
  /^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/

/** The host of a package of which only the beginning is known; null for a path. */
export function packageHostOf(beginning: string, client: MainClient): string | null {
  const [start] = WHOLE_HOST.exec(beginning) ?? []
  if (start === undefined) return UNKNOWN_HOST
  const source = parsePackageAddress(`${start}a/b`, client)
  return source.ok ? source.value.host : UNKNOWN_HOST
}

/** Terragrunt reads all else as a path: without a scheme, a forced getter, and the hosts that go-getter knows. */
export const isTerragruntPath = (text: string): boolean =>
  !/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.test(text)

/** Splits at the first `//` after any `://` and before any `?`; the query stays (go-getter SourceDirSubdir). */
export function splitSubdirectory(text: string): { address: string; subdirectory: string } {
  const mark = text.indexOf('?')
  const path = mark < 0 ? text : text.slice(0, mark)
  const scheme = path.indexOf('://')
  const slashes = path.indexOf('//', scheme < 0 ? 0 : scheme + 3)
  if (slashes < 0) return { address: text, subdirectory: '' }
  const query = mark < 0 ? '' : text.slice(mark)
  const subdirectory = path.slice(slashes + 2)
  return {
    address: path.slice(0, slashes) + query,
    subdirectory: subdirectory === '' ? '' : cleanPath(subdirectory)
  }
}

/** Go's `path.Clean`. The time of Node's `normalize` is quadratic in the number of `..`. */
function cleanPath(path: string): string {
  const isRooted = path.startsWith('/')
  const steps: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') steps.push(segment)
    else if (steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (!isRooted) steps.push(segment)
  }
  return (isRooted ? '/' : '') + steps.join('/') || '.'
}

export const leadsOutside = (subdirectory: string, what = 'module'): string =>
  `subdirectory path ${quoteText(subdirectory)} leads outside of the ${what} package`

// The subdirectory is the one without a `//`. Undefined if the source is not of the detector's kind.
type Detector = (source: string, client: MainClient) => Parsed<PackageAddress> | undefined

const at = (url: Url, getter = url.scheme): PackageAddress => ({
  subdirectory: '',
  host: contactedHost(url, getter),
  getter,
  url
})

/** go-getter reads only the path of a file URL. */
function contactedHost(url: Url, getter: string): string | null {
  // Git reads `HOST:PATH` where two slashes are missing, and the name of a program and its address with two colons.
  const isShort = url.omitHost || (url.opaque !== '' && !url.opaque.startsWith(':'))
  if (getter === 'git' && isShort) return comparableHost(url.scheme)
  if (getter === 'file' || url.scheme === 'file' || getter.length === 1) return null
  const host = hostOfUrl(url) ?? UNKNOWN_HOST
  if (getter !== 'git' && getter !== 'hg' && getter !== 's3') return host
  // Terraform has only the region from it if there is no key, and OpenTofu the host (get_s3.go).
  const isSure =
    getter === 's3'
      ? /\.amazonaws\.com(\.cn)?$/.test(host) || /(^|&)aws_access_key_id=/.test(url.query)
      : /^https?$/.test(url.scheme) || isPlain(url)
  return isSure ? host : UNKNOWN_HOST
}

/** Other programs find the same host in a URL: Git unescapes it first, and reads on to the next slash. */
function isPlain({ user, host, path, query, fragment }: Url): boolean {
  const isEscaped = /%(?!40|[89A-F])/.test(`${user?.name}:${user?.password}@${host}`)
  return !isEscaped && (path !== '' || `${query}${fragment}` === '')
}

/** Joins the host from which go-getter reads the checksum of a package (checksum.go) with the host of the package. */
function withSums(host: string | null, address: string): string | null {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? ''
  const [, value = ''] = readQuery(query).find(([name]) => name === 'checksum') ?? []
  const checksum = unescapeText(value.replaceAll('+', ' '))
  if (!checksum.startsWith('file:')) return host
  if (checksum.includes('checksum', 5)) return UNKNOWN_HOST
  const file = parsePackageAddress(checksum.slice(5), 'terraform')
  return file.ok && file.value.host === host ? host : UNKNOWN_HOST
}

function detect(source: string, client: MainClient): Parsed<PackageAddress> {
  const [, forced, rest] = /^([A-Za-z0-9]+)::([^\n]+)$/.exec(source) ?? [source, undefined, source]
  const { address } = splitSubdirectory(rest ?? source)
  const plain = parseUrl(address)
  if (plain.ok && plain.value.scheme !== '') return accept(at(plain.value, forced))
  for (const detector of DETECTORS) {
    const detected = detector(address, client)
    if (detected === undefined) continue
    if (!detected.ok || detected.value.url === null || forced === undefined) return detected
    const { url, subdirectory } = detected.value
    return accept({ ...at(url, forced), subdirectory })
  }
  const what = client === 'terraform' ? 'address' : 'string'
  return refuse(`invalid source ${what}: ${source}`)
}

/** The result of a detector that makes a URL of the source. */
function checkUrl(text: string, what: string, getter: string): Parsed<PackageAddress> {
  const url = parseUrl(text)
  if (!url.ok) return refuse(`error parsing ${what} URL: ${url.why}`)
  const { path } = url.value
  const isGit = getter === 'git' && !path.endsWith('.git')
  return accept(at(isGit ? { ...url.value, path: `${path}.git` } : url.value, getter))
}

const detectGitHub: Detector = (source) => {
  if (!source.startsWith('github.com/')) return undefined
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(source) ?? []
  const parts = path.split('/')
  if (parts.length < 3) return refuse('GitHub URLs should be github.com/username/repo')
  const url = checkUrl(`https://${parts.slice(0, 3).join('/')}${query}`, 'GitHub', 'git')
  if (!url.ok || parts.length === 3) return url
  // go-getter escapes the directory twice.
  const below = reescape(parts.slice(3).join('/').replaceAll('%', '%25'), 'path')
  if (!below.ok) return below
  if (below.value === '') return url
  const subdirectory = cleanPath(below.value).replaceAll('%', '%25')
  return accept({ ...url.value, subdirectory })
}

// Both clients read `user@host:path` as Git over SSH, but only for the user `git`.
const detectGit: Detector = (source, client) => {
  const [, user, host, path] = /^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(source) ?? []
  if (host === undefined || path === undefined) return undefined
  const why = queryMistake(/\?(.*)$/s.exec(path)?.[1] ?? '')
  const whose = client === 'terraform' ? 'Git' : 'GitHub'
  if (why !== null) return refuse(`error parsing ${whose} SSH URL: ${why}`)
  if (user !== 'git') return undefined
  const url = parseUrl(`ssh://${user}@${host}/${path}`)
  const address = { subdirectory: '', host: comparableHost(host), getter: 'git' }
  return accept({ ...address, url: url.ok ? url.value : null })
}

// OpenTofu asks Bitbucket's API whether it is Git, which is all that Bitbucket has had since 2020.
const detectBitbucket: Detector = (source) =>
  source.startsWith('bitbucket.org/')
    ? checkUrl(`https://${source}`, 'BitBucket', 'git')
    : undefined

const detectGcs: Detector = (source, client) => {
  const sign = client === 'terraform' ? 'googleapis.com/' : '.googleapis.com/'
  if (!source.includes(sign)) return undefined
  const parts = source.split('/')
  if (parts.length < 5) return refuse('URL is not a valid GCS URL')
  return checkUrl(`https://www.googleapis.com/storage/${parts.slice(2).join('/')}`, 'GCS', 'gcs')
}

const detectS3: Detector = (source) => {
  if (!source.includes('.amazonaws.com/')) return undefined
  const [host = '', ...path] = source.split('/')
  const place = s3Place(host.split('.'))
  if (place === undefined) return refuse('URL is not a valid S3 URL')
  return checkUrl(`https://${[place, ...path].join('/')}`, 'S3', 's3')
}

function s3Place(labels: readonly string[]): string | undefined {
  const [first = '', second = '', third = ''] = labels
  if (labels.length === 3) return `${first}.amazonaws.com`
  if (labels.length === 4) return `${second}.amazonaws.com/${first}`
  return labels.length === 5 && second === 's3' ? `s3.${third}.amazonaws.com/${first}` : undefined
}

const detectAbsolutePath: Detector = (source, client) => {
  if (source === '') return undefined
  if (source.startsWith('/')) return checkUrl(`file://${source}`, 'file', 'file')
  return refuse(
    `${CLIENT_NAMES[client]} cannot detect a supported external module source type for ${source}`
  )
}

// In the order of both clients; the last one recognizes everything else.
const DETECTORS: readonly Detector[] = [
  detectGitHub,
  detectGit,
  detectBitbucket,
  detectGcs,
  detectS3,
  detectAbsolutePath
]
