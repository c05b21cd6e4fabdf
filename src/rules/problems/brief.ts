// The parts that several families share: how values from a server and lists are shown in a message, responses, and cures.
import type { Json } from '../go/json.ts'
import { CLIENT_NAMES, type MainClient } from '../protocol/clients.ts'
import type { NotJson } from '../protocol/document.ts'
import { marked, named, type Text } from '../protocol/marked-text.ts'
import { MODULES, PROVIDERS } from '../protocol/services.ts'
import { hideAddressSecrets, hideInBeginning } from '../text/address-secrets.ts'
import type { Cures } from './problem.ts'

// A header may have a megabyte, and so may a number in a document: a sentence has room for this.
const MAX_CHARACTERS = 300
// The greatest length in which secrets of addresses have to be found.
const LONG = 8192

/** The text without secrets of addresses, or its beginning: a cut would take the `@` from user info. */
export function brief(text: string, maxCharacters = MAX_CHARACTERS): string {
  const { length } = text
  const hidden = length > LONG ? hideInBeginning(text.slice(0, LONG)) : hideAddressSecrets(text)
  if (hidden.length <= maxCharacters) return hidden
  // A slice would keep the whole text in memory, because V8 represents it as a reference to that.
  return `${structuredClone(hidden.slice(0, maxCharacters).toWellFormed())}…`
}

/** The cure for a path or name that does not exist: perhaps a shell was to replace a part of it. */
export const writtenCure = (path: string, other: string): string =>
  /^~|\$\{?\w|%\w+%/.test(path)
    ? 'write the absolute path or name: the client does not expand ~ and variables'
    : other

/** `1 host`, `2 hosts`, `2 repositories` */
export const showCount = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : pluralOf(noun)}`

export const pluralOf = (noun: string): string => `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`

/** The most items to show; with `few`, all items if they are at most twice as many. */
type Most = number | { readonly few: number }

/** The first items, the others, and how many those are. */
export function some<T>(items: readonly T[], most: Most) {
  const { length } = items
  const max = typeof most === 'number' ? most : length <= 2 * most.few ? length : most.few
  const rest = items.slice(max)
  return { shown: items.slice(0, max), rest, more: rest.length }
}

/** `a, b and 3 more` */
export function showSome<T>(
  items: readonly T[],
  most: Most,
  show: (item: T) => string = String,
  showMore = (more: number): string => `${more} more`
): string {
  const { shown, more } = some(items, most)
  const texts = shown.map((item) => show(item)).join(', ')
  return more > 0 ? `${texts} and ${showMore(more)}` : texts
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The rendered items up to the first that does not fit, and how many more there are; `around` bytes are added for each. */
export function fitInto<T>(
  items: readonly T[],
  maxBytes: number,
  around: number,
  render: (item: T) => string
) {
  const shown: string[] = []
  let bytes = 0
  for (const next of Iterator.from(items).map(render)) {
    bytes += bytesOf(next) + around
    if (bytes > maxBytes) break
    shown.push(next)
  }
  return { shown, more: items.length - shown.length }
}

/** `Terraform and OpenTofu` */
export const namesOf = (clients: readonly MainClient[]): string =>
  clients.map((client) => CLIENT_NAMES[client]).join(' and ')

/** The words of the clients about a mistake. */
export const printed = (why: Text): Text => marked`the clients print "${why}"`

/** A clause with the first line of a text from a server. */
export const begins = (text: string): string =>
  `it begins with "${brief(text.trimStart(), 60).replace(/[\r\n].*/s, '')}"`

/** A clause about a text that is not JSON, after its name. */
export const describeJson = ({ why, beginning }: Omit<NotJson, 'advice'>): string =>
  `is not ${/^line/.test(why) ? 'valid ' : ''}JSON: ${beginning === null ? why : begins(beginning)}`

/** The type of a JSON value, with its article. */
export function typeName(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Why one file could not be read. */
export type ReadFailure =
  /** The operating system's error code, such as EACCES. */
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'special'; readonly is: string; readonly code: string }
  | { readonly kind: 'size'; readonly bytes: number; readonly maxBytes: number }

/** A clause that follows the name of the file. */
export function describeReadFailure(failure: ReadFailure): string {
  if (failure.kind === 'error') return `cannot be read: ${failure.code}`
  if (failure.kind === 'special') return `is ${failure.is} and is not read`
  const { bytes, maxBytes } = failure
  return `has ${bytes} bytes and is not read; the limit is ${maxBytes / 1024 / 1024} MiB`
}

const ADDRESSES: Readonly<Record<string, string>> = {
  [MODULES]: 'correct the host in the source address (public modules need none)',
  [PROVIDERS]:
    'correct the host in `source` (public providers need none), or use a filesystem mirror'
}

/** A user's cure for a host that is no registry, or not one with the required services. */
export const addressCure = (required: readonly string[]): string =>
  required.flatMap((id) => ADDRESSES[id] ?? [])[0] ?? 'correct the host in `source` or `hostname`'

/** The page that reports outages of each public registry, whose users do not run it. */
const STATUS_PAGES: ReadonlyMap<string, string> = new Map([
  ['registry.terraform.io', 'https://status.hashicorp.com'],
  ['app.terraform.io', 'https://status.hashicorp.com'],
  ['app.eu.terraform.io', 'https://status.hashicorp.com'],
  ['releases.hashicorp.com', 'https://status.hashicorp.com'],
  ['registry.opentofu.org', 'https://status.opentofu.org'],
  ['gitlab.com', 'https://status.gitlab.com']
])

/** The status page of a public registry; null for any other host. */
export const statusPageOf = (host: string): string | null => STATUS_PAGES.get(host) ?? null

const GITHUB = /(^|\.)github(usercontent)?\.com$/

/** The cure for an outage, for those who do not run the host. */
export function outageCure(host: string): string {
  const page = GITHUB.test(host) ? 'https://www.githubstatus.com' : statusPageOf(host)
  return `wait and run the check again${page === null ? '' : `; see ${page}`}`
}

/** The cures for a response after which a retry may help. */
export const waitCures = (host: string): Cures => ({
  operator: 'check the logs of the host and of any proxy in front of it',
  user: 'wait and run the check again, or check the proxy of this network',
  guest: outageCure(host)
})

/** The cure for a host with a private address that a public package names. */
export const listCure = (host: string): string =>
  `if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${host}`

/** The cure for a user of a public registry where it serves others. */
export const blockedCure = (host: string): Text =>
  marked`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${named(host)} is public, so this network or country is blocked`

/** An HTML page that was returned in place of the document. A bot protection may also send something else. */
export type HtmlPage = {
  readonly kind: 'sign-in' | 'captive-portal' | 'bot-protection' | 'other'
  /** Empty when the page has none. */
  readonly title: string
}

const DOCUMENT = '/.well-known/terraform.json'

/** The cures of a code for the part `of` a host; a sign-in page, captive portal or bot protection explains more than the status or type. */
export function cures(
  { page, asked }: Asked & { readonly page: HtmlPage | null },
  usual: Cures,
  of = DOCUMENT
): Text | Cures {
  if (page === null) return usual
  const title = page.title === '' ? '' : ` ("${page.title}")`
  const guest = usual.guest ?? blockedCure(asked)
  switch (page.kind) {
    case 'sign-in': {
      const operator = `allow requests to ${of} without a browser`
      return { operator, guest, because: `the host returned a sign-in page${title}` }
    }
    case 'bot-protection': {
      const operator = `exempt ${of} from its bot protection, or let the addresses of CI runners through`
      return {
        operator,
        guest,
        because: title === '' ? undefined : `the host returned a page${title}`
      }
    }
    case 'captive-portal':
      return `a proxy or captive portal returned an HTML page${title}: allow this machine to reach the host`
    case 'other': {
      const because = `the host returned an HTML page${title}`
      // A host whose discovery document was read is a registry.
      return { ...(of === DOCUMENT && { user: addressCure([]) }), ...usual, guest, because }
    }
  }
}

/** `url` is where the response came from, for display; `page` is null unless it is an HTML page. */
export type Response = { readonly url: string; readonly page: HtmlPage | null }

/** The host has its port unless that is the scheme's own. */
export type Host = { readonly host: string }

/** The object of a request: the discovery document, or an answer after discovery. */
export type Asks = { readonly asks: 'document' | 'answer' }

export type Asked = { readonly asked: string }

/** `reason` is the server's reason phrase, which may be empty, `said` the error in its body. `isVague`: it says the same of what does not exist. */
type Phrase = { readonly reason: string; readonly said?: string; readonly isVague?: boolean }
export type Status = Response & Phrase & { readonly status: number }

/** `isImplied`: the reader knows the URL. */
export function returned({ url, status, reason, said }: Status, isImplied = false): Text {
  const error = said === undefined ? '' : ` ("${brief(said)}")`
  // Servers that know no phrase for a status send such words.
  const isNamed = !/^(?:unknown|<none>)?$/i.test(reason)
  const words = status >= 520 && status <= 526 ? '(Cloudflare gets no answer from it)' : ''
  const phrase = isNamed ? brief(reason) : words
  return marked`${isImplied ? '' : marked`${named(url)} returned `}${`${status} ${phrase}`.trim()}${error}`
}

const CUT_OFF = {
  closed: 'closed the connection before the end of a response',
  gzip: 'sent a response whose gzip data is cut off',
  'not-gzip': 'sent a response with Content-Encoding: gzip that is not gzip'
}

export type CutOff = Host & { readonly why: keyof typeof CUT_OFF }

export const cutOff = ({ host, why }: CutOff) => ({
  message: marked`${named(host)} ${CUT_OFF[why]}`,
  operator: 'look for a server that crashes while it responds, or a proxy that changes the body'
})

/** A duration in seconds. */
export const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`

/** One version of a module or provider. */
export type Package = {
  readonly kind: 'module' | 'provider'
  /** The address includes the host; of a package that no registry serves, the source. */
  readonly address: string
  /** Empty without a registry. */
  readonly version: string
  /** The registry, or the host of the package. */
  readonly host: string
}

/** `provider registry.example.com/acme/box 1.0.0` */
export const packageName = ({ kind, address, version }: Package): Text =>
  version === ''
    ? marked`${kind} ${brief(address)}`
    : marked`${kind} ${named(address)} ${brief(version, 40)}`
