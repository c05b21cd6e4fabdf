// Hostnames as people write them and as the clients compare them, and the TF_TOKEN_ variables for them.
import { accept, type Parsed, quoteText, refuse } from '../go/text.ts'
import { hostText, NO_PARTS, parseUrl, type Url, urlHost } from '../go/url.ts'
import { displayName, lookupAscii, unicodeName } from './idna.ts'

declare const brand: unique symbol

/** A hostname as the clients compare it: lower-case ASCII (punycode), with `:port` unless 443. */
export type Hostname = string & { readonly [brand]: true }

const DEFAULT_PORT = 443
const MAX_PORT = 65_535

export const TOKEN_PREFIX = 'TF_TOKEN_'

/**
 * As svchost.ForComparison, in its words: a name, in Unicode and not in punycode, and an optional port. Rejected although
 * the clients accept it, because DNS has no such host: a negative port, an empty or very long mapped name, and what
 * UTS #46 forbids and Go does not check, such as U+200C in a wrong context.
 */
export function parseHostname(text: string): Parsed<Hostname> {
  const { name, portion } = splitAtColon(text.toWellFormed())
  const port = readPort(portion)
  if (!port.ok) {
    return /^https?$/i.test(name)
      ? refuse('need just a hostname and optional port number, not a full URL')
      : port
  }
  if (port.value.startsWith(':-')) return refuse('port number is negative')
  const why = labelMistake(name)
  if (why !== null) return refuse(why)
  const ascii = lookupAscii(name)
  if (!ascii.ok) return ascii
  if (ascii.value === '') return refuse('nothing is left of the hostname once it is normalized')
  return accept((ascii.value + port.value) as Hostname)
}

// Terraform: internal/cloud/backend.go. OpenTofu also: internal/backend/remote/backend.go.
const GENERIC_HOSTNAMES = new Set(['localterraform.com', 'localtofu.com'])

/** A name that the clients replace by the host of the cloud or backend block; no registry answers under it. */
export const isGenericHostname = (host: Hostname): boolean => GENERIC_HOSTNAMES.has(host)

/** In settings, also punycode: cures name a host only so, since letters of several scripts look alike. */
export function parseSetHostname(text: string): Parsed<Hostname> {
  const host = parseHostname(text)
  return host.ok || !text.includes('xn--') ? host : parseHostname(displayText(text))
}

/** The hostname in the spelling of files: Unicode, with ß and joiners (svchost Hostname.ForDisplay). */
export function unicodeHostname(host: string): string {
  const { name, portion } = splitAtColon(host)
  return unicodeName(name) + portion
}

/** For display: a name that is not ASCII has its punycode beside it. */
export function showHostname(host: string): string {
  const shown = unicodeHostname(host)
  return shown === host ? host : `${shown} (${host})`
}

/** The clients show any text so (svchost.ForDisplay): ß is ss, no joiners, no port 443; an invalid name as written. */
export function displayText(text: string): string {
  const { name, portion } = splitAtColon(text.toWellFormed())
  const port = readPort(portion)
  return (displayName(name) ?? name) + (port.ok ? port.value : portion)
}

/** The name and the port to connect to. */
export function splitHostname(host: Hostname): { name: string; port: number } {
  const { name, portion } = splitAtColon(host)
  return { name, port: portion === '' ? DEFAULT_PORT : Number(portion.slice(1)) }
}

export const discoveryUrl = (host: Hostname): Url => ({
  ...NO_PARTS,
  scheme: 'https',
  host,
  path: '/.well-known/terraform.json',
  forceQuery: false
})

/** Null if the clients ignore the variable. They read its display form, so `TF_TOKEN_straße_de` is for strasse.de. */
export function hostOfTokenVariable(variable: string): Hostname | null {
  if (!variable.startsWith(TOKEN_PREFIX)) return null
  const spelt = variable.slice(TOKEN_PREFIX.length).replaceAll('__', '-').replaceAll('_', '.')
  const host = parseHostname(displayText(spelt))
  return host.ok ? host.value : null
}

/** The TF_TOKEN_ variables for this host, those that shells can export first; none for hosts that no variable can name. */
export function tokenVariables(host: Hostname): readonly string[] {
  const variables = [host, unicodeHostname(host)]
    .flatMap((name) => [name.replaceAll('-', '__'), name])
    .map((name) => TOKEN_PREFIX + name.replaceAll('.', '_'))
  return [...new Set(variables)].filter((variable) => hostOfTokenVariable(variable) === host)
}

/** The name, and the port with its colon. The clients split at the first colon, which rules out IPv6. */
function splitAtColon(text: string): { name: string; portion: string } {
  const colon = text.indexOf(':')
  if (colon === -1) return { name: text, portion: '' }
  return { name: text.slice(0, colon), portion: text.slice(colon) }
}

/** The normalized port with its colon: empty for 443 and for none. Go's Atoi accepts a sign and 64 bits. */
function readPort(portion: string): Parsed<string> {
  if (portion === '') return accept('')
  const digits = portion.slice(1)
  if (!/^[+-]?[0-9]+$/.test(digits)) return refuse('port portion contains non-digit characters')
  // An int64 has fewer digits. A conversion of any number of them takes more than linear time.
  const port = BigInt(digits.replace(/^(-?)\+?0*(?=\d)/, '$1').slice(0, 21))
  if (port !== BigInt.asIntN(64, port)) return refuse('port portion contains non-digit characters')
  if (port > MAX_PORT) return refuse('port number is greater than 65535')
  return accept(port === BigInt(DEFAULT_PORT) ? '' : `:${port}`)
}

/** The clients reject these names before any mapping. They see ASCII dots and lower-case punycode only. */
function labelMistake(name: string): string | null {
  if (name === '') return 'empty string is not a valid hostname'
  // Up to two trailing dots are ignored (svchost label_iter.go).
  for (const label of name.replace(/\.{1,2}$/, '').split('.')) {
    if (label === '') return 'hostname contains empty label (two consecutive periods)'
    if (label.startsWith('xn--')) {
      return `hostname label ${quoteText(label)} specified in punycode format; service hostnames must be given in unicode`
    }
  }
  return null
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443', ssh: '22' }

/** The host of a URL, as `comparableHost`, with its port unless that is the default of the scheme. */
export function hostOfUrl(url: Url): string | null {
  const { name, port } = urlHost(url)
  const host = hostText(name)
  const isDefault = port === '' || port === DEFAULT_PORTS[url.scheme]
  return comparableHost(isDefault ? host : `${host}:${port}`)
}

/** The same of a text; null also if that is no URL. */
export function hostIn(text: string): string | null {
  const url = parseUrl(text)
  return url.ok ? hostOfUrl(url.value) : null
}

/** Any host like a `Hostname`, such as an IPv6 address, which can have packages but no registry; null if empty. */
export function comparableHost(text: string): string | null {
  const host = parseHostname(text)
  return host.ok ? host.value : text.toLowerCase() || null
}

/** A host, or with `subdomains` all its subdomains, on the same port. */
export type HostPattern = { readonly host: Hostname; readonly subdomains: boolean }

/** The host matches one of the patterns. Without patterns, every host is allowed. */
export const isAllowed = (host: string, patterns: readonly HostPattern[]): boolean =>
  patterns.length === 0 ||
  patterns.some((each) => (each.subdomains ? host.endsWith(`.${each.host}`) : host === each.host))

/** A setting allows a host by its name; those in `hostnames` are always allowed. */
export const isNamed = (
  host: string,
  settings: {
    readonly allowedHosts: readonly HostPattern[]
    readonly hostnames: readonly { readonly host: Hostname }[]
  }
): boolean =>
  isAllowed(host, settings.allowedHosts) || settings.hostnames.some((named) => named.host === host)

/** `why`: what the clients make of the name. `write`: the name that the clients read for the host. */
export type NearMiss = ReturnType<typeof nearMisses>[number]

// Mistakes in TF_TOKEN_: the command of a shell, the prefix of another program, the plural, lower case, a missing underscore.
const ANY_PREFIX =
  /^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i

/** The name of a variable looks like one for a token, whether or not a client reads it. */
export const isLikeTokenVariable = (name: string): boolean => ANY_PREFIX.test(name)

/** The variables with a name similar to the host, except those that are for it or for another of `hosts`. */
export function nearMisses(
  variables: readonly string[],
  host: Hostname,
  hosts: ReadonlySet<Hostname>
) {
  const [write] = variables.length === 0 ? [] : tokenVariables(host)
  if (write === undefined) return []
  return variables.flatMap((variable) => {
    const reached = hostOfTokenVariable(variable)
    if (reached !== null && hosts.has(reached)) return []
    const why = explain(variable, reached, host)
    return why === null ? [] : [{ variable, why, write, isParent: isParent(reached, host) }]
  })
}

function explain(variable: string, reached: Hostname | null, host: Hostname): string | null {
  const prefix = ANY_PREFIX.exec(variable)?.[0]
  if (prefix === undefined) return null
  const rest = variable.slice(prefix.length)
  if (reached !== null && isParent(reached, host)) {
    return `it is for ${showHostname(reached)} only: the clients do not use the tokens of parent domains`
  }
  const spellings = [host, splitHostname(host).name, unicodeHostname(host)].map(plain)
  if (!spellings.includes(plain(rest))) return null
  if (prefix !== TOKEN_PREFIX) {
    return `it begins with ${prefix}, and the clients read only ${TOKEN_PREFIX}`
  }
  if (reached === null) return 'the clients cannot read a hostname from it and ignore it'
  return `the clients read it for ${showHostname(reached)}${separators(rest, host)}`
}

const isParent = (reached: Hostname | null, host: Hostname): boolean =>
  reached !== null && splitHostname(host).name.endsWith(`.${splitHostname(reached).name}`)

/** The letters and digits of a name with single underscores between them, equal for all spellings. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/** The rule for names that was missed, if it is clear. */
function separators(rest: string, host: Hostname): string {
  const { name, port } = splitHostname(host)
  if (port !== 443 && !rest.includes(':')) return '; a port follows a colon'
  if (name.includes('-') && !rest.includes('-')) return '; a hyphen is written as two underscores'
  return ''
}
