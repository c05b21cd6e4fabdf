// Module sources that are downloaded without a registry: Git, archives, S3, GCS, absolute paths.

import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'
import { quoteText } from '../go/quote.ts'
import { EMPTY_URL, parseUrl, showUrl, type Url } from '../go/url.ts'
import { appendPath, escapeText, normalizeQuery } from '../go/url-escape.ts'
import type { MainClient } from './clients.ts'
import { CLIENT_NAMES } from './clients.ts'

/** `address` is normalized: `git::https://github.com/acme/network.git`. `subdirectory` may be ''. */
export type PackageAddress = { readonly address: string; readonly subdirectory: string }

/**
 * Parses a source that is neither a local path nor a registry address (Terraform moduleaddrs
 * parseModuleSourceRemote, OpenTofu getmodules with go-getter's detectors). Nearly any text with a
 * colon is accepted. Rejected texts are mostly local paths without `./`.
 */
export function parsePackageAddress(text: string, client: MainClient): Parsed<PackageAddress> {
  const given = splitSubdirectory(text)
  if (given.subdirectory.startsWith('../')) return refuse(leadsOutside(given.subdirectory))
  const detected = detect(given.address.toWellFormed(), client)
  if (!detected.ok) return detected
  const { address, subdirectory } = splitSubdirectory(detected.value)
  if (subdirectory === '') return accept({ address, subdirectory: given.subdirectory })
  const whole = cleanPath(`${subdirectory}/${given.subdirectory}`)
  if (!whole.startsWith('../')) return accept({ address, subdirectory: whole })
  return refuse(
    `detected subdirectory path ${quoteText(whole)} of ${quoteText(address)} leads outside of the module package`
  )
}

/**
 * Splits off the subdirectory, which follows the first `//` after any `://` and before any `?`. The
 * query stays with the address (go-getter SourceDirSubdir).
 */
export function splitSubdirectory(text: string): PackageAddress {
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

/**
 * Go's `path.Clean`: no `.`, no doubled slashes, no trailing slash. The time of Node's `normalize` is
 * quadratic in the number of `..`.
 */
export function cleanPath(path: string): string {
  const isRooted = path.startsWith('/')
  const kept: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') kept.push(segment)
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop()
    else if (!isRooted) kept.push(segment)
  }
  const joined = (isRooted ? '/' : '') + kept.join('/')
  return joined === '' ? '.' : joined
}

export const leadsOutside = (subdirectory: string): string =>
  `subdirectory path ${quoteText(subdirectory)} leads outside of the module package`

// Undefined if the detector does not recognize the text.
type Detected = Parsed<string> | undefined
type Detector = (source: string, client: MainClient) => Detected

function detect(source: string, client: MainClient): Parsed<string> {
  const forced = splitForced(source)
  const { address, subdirectory } = splitSubdirectory(forced.rest)
  const plain = parseUrl(address)
  if (plain.ok && plain.value.scheme !== '') return accept(source)
  for (const detector of DETECTORS) {
    const found = detector(address, client)
    if (found === undefined) continue
    if (!found.ok) return found
    const detected = splitForced(found.value)
    const moved = addSubdirectory(splitSubdirectory(detected.rest), subdirectory)
    if (!moved.ok) return moved
    const prefix = forced.prefix === '' ? detected.prefix : forced.prefix
    return accept(prefix === '' ? moved.value : `${prefix}::${moved.value}`)
  }
  const what = client === 'terraform' ? 'address' : 'string'
  return refuse(`invalid source ${what}: ${source}`)
}

// A subdirectory that a detector finds comes first.
function addSubdirectory(found: PackageAddress, below: string): Parsed<string> {
  const parts = [found.subdirectory, below].filter((part) => part !== '')
  if (parts.length === 0) return accept(found.address)
  const url = parseUrl(found.address)
  if (!url.ok) return refuse(`Error parsing URL: ${url.why}`)
  const [first = ''] = parts
  const joined = parts.length === 1 ? first : cleanPath(parts.join('/'))
  return accept(
    showUrl({ ...url.value, path: withWildcards(appendPath(url.value.path, `//${joined}`)) })
  )
}

function splitForced(source: string): { prefix: string; rest: string } {
  const [, prefix = '', rest = source] = /^([A-Za-z0-9]+)::([^\n]+)$/.exec(source) ?? []
  return { prefix, rest }
}

const detectGitHub: Detector = (source, client) => {
  if (!source.startsWith('github.com/')) return undefined
  const mark = source.indexOf('?')
  const path = mark < 0 ? source : source.slice(0, mark)
  const query = mark < 0 ? '' : source.slice(mark + 1)
  const parts = path.split('/')
  if (parts.length < 3) return refuse('GitHub URLs should be github.com/username/repo')
  const url = parseUrl(`https://${parts.slice(0, 3).join('/')}`)
  if (!url.ok) return refuse(`error parsing GitHub URL: ${url.why}`)
  const below = parts.length > 3 ? `//${parts.slice(3).join('/')}` : ''
  const repository = withGit(url.value, below)
  // OpenTofu puts the query at the very end, even after a fragment.
  if (client === 'terraform') return accept(`git::${showUrl({ ...repository, query })}`)
  return accept(`git::${showUrl(repository)}${query === '' ? '' : `?${query}`}`)
}

// Both clients read `user@host:path` as Git over SSH, but only for the user `git`.
const detectGit: Detector = (source, client) => {
  const matched = /^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(source)
  if (matched === null) return undefined
  const [, user, host = '', path = ''] = matched
  const mark = path.indexOf('?')
  const query = mark < 0 ? accept('') : normalizeQuery(path.slice(mark + 1))
  const whose = client === 'terraform' ? 'Git' : 'GitHub'
  if (!query.ok) return refuse(`error parsing ${whose} SSH URL: ${query.why}`)
  if (user !== 'git') return undefined
  const url = {
    ...EMPTY_URL,
    scheme: 'ssh',
    user: { name: user, password: null },
    host: escapeText(host, 'host'),
    path: escapeText(mark < 0 ? path : path.slice(0, mark), 'path'),
    query: query.value
  }
  return accept(`git::${showUrl(url)}`)
}

// OpenTofu asks Bitbucket's API whether it is Git, which is all that Bitbucket has had since 2020.
const detectBitbucket: Detector = (source) => {
  if (!source.startsWith('bitbucket.org/')) return undefined
  const url = parseUrl(`https://${source}`)
  if (!url.ok) return refuse(`error parsing BitBucket URL: ${url.why}`)
  return accept(`git::${showUrl(withGit(url.value, ''))}`)
}

const detectGcs: Detector = (source, client) => {
  const sign = client === 'terraform' ? 'googleapis.com/' : '.googleapis.com/'
  if (!source.includes(sign)) return undefined
  const parts = source.split('/')
  if (parts.length < 5) return refuse('URL is not a valid GCS URL')
  const url = parseUrl(`https://www.googleapis.com/storage/${parts.slice(2).join('/')}`)
  return url.ok ? accept(`gcs::${showUrl(url.value)}`) : refuse(`error parsing GCS URL: ${url.why}`)
}

const detectS3: Detector = (source) => {
  if (!source.includes('.amazonaws.com/')) return undefined
  const [host = '', ...path] = source.split('/')
  const place = s3Place(host.split('.'))
  if (place === undefined) return refuse('URL is not a valid S3 URL')
  const url = parseUrl(`https://${[place, ...path].join('/')}`)
  return url.ok ? accept(`s3::${showUrl(url.value)}`) : refuse(`error parsing S3 URL: ${url.why}`)
}

function s3Place(labels: readonly string[]): string | undefined {
  const [first = '', second = '', third = ''] = labels
  if (labels.length === 3) return `${first}.amazonaws.com`
  if (labels.length === 4) return `${second}.amazonaws.com/${first}`
  return labels.length === 5 && second === 's3' ? `s3.${third}.amazonaws.com/${first}` : undefined
}

const detectAbsolutePath: Detector = (source, client) => {
  if (source === '') return undefined
  if (source.startsWith('/')) return accept(`file://${source}`)
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

// Go keeps a path as written only if nothing is added to it.
function withGit(url: Url, below: string): Url {
  const hasEnding = appendPath(url.path, '').endsWith('.git')
  const added = (hasEnding ? '' : '.git') + below
  return added === '' ? url : { ...url, path: appendPath(url.path, added) }
}

// go-getter leaves a subdirectory unescaped where that is valid, because it can have wildcards.
function withWildcards(path: string): string {
  const plain = path.replace(/%(2[1789A]|5[BD])/g, decodeURIComponent)
  return plain.includes('%') ? path : plain
}
