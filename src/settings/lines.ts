// Parses one line of each setting that is a list: hosts, tokens, addresses, ignored findings, report files.

import { type NamedAddress, parseNamedAddress } from '../read/roots/named-addresses.ts'
import { type Accepted, accept, type Parsed, refuse } from '../rules/go/text.ts'
import type { IgnoreRule } from '../rules/ignore/ignore.ts'
import { brief } from '../rules/problems/brief.ts'
import { problemFacts } from '../rules/problems/catalogue.ts'
import { isRepositoryName } from '../rules/problems/place.ts'
import { hostAdvice } from '../rules/protocol/advice/address-advice.ts'
import { MAIN_CLIENTS } from '../rules/protocol/clients.ts'
import { type Hostname, type HostPattern, parseSetHostname } from '../rules/protocol/hostname.ts'
import { nearestId, parseServiceId } from '../rules/protocol/services.ts'
import { LONGEST_TOKEN, Token } from '../rules/protocol/token.ts'
import { DOCS_URL } from '../rules/protocol/version.ts'
import { didYouMean } from './nearest.ts'

export type HostToCheck = {
  readonly host: Hostname
  readonly services: readonly string[]
  readonly addresses: readonly NamedAddress[]
}
export type HostToken = { readonly host: Hostname; readonly token: Token }

export type ResolveRule = Accepted<typeof readResolveLine>

/** The items of a list: one per line, without comments and blank lines. */
export const listItems = (text: string): readonly string[] => itemsIn(text, /(^|\s)#.*$/s)

/** The items of a list whose values may contain `#`: only whole lines are comments. */
export const secretItems = (text: string): readonly string[] => itemsIn(text, /^\s*#.*$/s)

const itemsIn = (text: string, comment: RegExp): readonly string[] =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.replace(comment, '').trim())
    .filter((line) => line !== '')

export function readHost(text: string): Parsed<Hostname> {
  const host = parseSetHostname(text)
  if (host.ok) return host
  const cure = hostAdvice(text)
  return refuse(`"${text}" is not a hostname: ${host.why}${cure === null ? '' : `; ${cure}`}`)
}

const acceptIf = (isValid: boolean, text: string, why: string): Parsed<string> =>
  isValid ? accept(text) : refuse(`"${text}" ${why}`)

/** The name is safe in every output. */
export const readRepositoryName = (text: string) =>
  acceptIf(isRepositoryName(text), text, 'is not the name of a repository, such as "acme/network"')

/** Parses a service id that Terraform or OpenTofu can request, and that is not nearly one of theirs. */
export function readServiceId(text: string): Parsed<string> {
  const meant = nearestId(text)
  const isId = MAIN_CLIENTS.some((client) => parseServiceId(text, client).ok)
  if (meant !== null) {
    return refuse(`"${text}" is not a ${isId ? 'known ' : ''}service id; did you mean ${meant}?`)
  }
  return acceptIf(isId, text, 'is not a service id; expected NAME.vN, such as "modules.v1"')
}

const ADDRESS = /^(modules\.v1|providers\.v1)=(.*)$/s

/** `HOST[:PORT] [SERVICE[=ADDRESS]…]` */
export function readHostLine(line: string): Parsed<HostToCheck> {
  // A constraint may have commas in it.
  const words = line.split(/\s+/).flatMap((word) => (ADDRESS.test(word) ? [word] : word.split(',')))
  const [text = '', ...items] = words.filter((word) => word !== '')
  const host = readHost(text)
  const ids = items.map((item) => ADDRESS.exec(item)?.[1] ?? item)
  const mistakes = [host, ...ids.map(readServiceId)].flatMap((read) => (read.ok ? [] : read.why))
  if (!host.ok || mistakes.length > 0) return refuse(mistakes.join('; '))
  const addresses = items.flatMap((item): NamedAddress | readonly [] => {
    const [, service, text = ''] = ADDRESS.exec(item) ?? []
    return service === undefined
      ? []
      : { host: host.value, service: service as NamedAddress['service'], text }
  })
  const wrong = addresses.flatMap((address) => {
    const parsed = parseNamedAddress(address, 'terraform')
    return parsed.ok ? [] : [`"${address.service}=${address.text}" is wrong: ${parsed.why}`]
  })
  return wrong.length === 0
    ? accept({ host: host.value, services: [...new Set(ids)], addresses })
    : refuse(wrong.join('; '))
}

/** `HOST[:PORT]` or `*.HOST[:PORT]` */
export function readHostPattern(text: string): Parsed<HostPattern> {
  const subdomains = text.startsWith('*.')
  const host = readHost(subdomains ? text.slice(2) : text)
  return host.ok ? accept({ host: host.value, subdomains }) : host
}

/** The reason does not quote the text. */
export const readToken = (text: string): Parsed<Token> =>
  text.length > LONGEST_TOKEN
    ? refuse('the token is longer than 64 KiB; set only the token')
    : accept(new Token(text))

/** `HOST=TOKEN`. The reason quotes nothing: if the sides are swapped, the secret is where the host should be. */
export function readTokenLine(line: string): Parsed<HostToken> {
  const equals = line.indexOf('=')
  if (equals < 0) return refuse('a line has no "="; expected HOST=TOKEN')
  const host = parseSetHostname(line.slice(0, equals).trim())
  if (!host.ok) {
    return refuse('the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')
  }
  const token = readToken(line.slice(equals + 1).trim())
  return token.ok ? accept({ host: host.value, token: token.value }) : token
}

/**
 * `HOST[:PORT]=ADDRESS[:PORT]`: an address to connect to instead of a host; an IPv6 address with a port is in brackets.
 * `port` null: every port; `addressPort` null: the same port.
 */
export function readResolveLine(line: string) {
  const expected = 'expected HOST[:PORT]=ADDRESS[:PORT]'
  const equals = line.indexOf('=')
  if (equals < 0) return refuse(`"${line}" has no "="; ${expected}`)
  const from = line.slice(0, equals).trim()
  const host = readHost(from)
  if (!host.ok) return host
  const name = host.value.replace(/:\d+$/, '')
  const to = splitAddress(line.slice(equals + 1).trim())
  if (to === null) return refuse(`"${line}" has no valid address; ${expected}`)
  const [, port] = from.split(':')
  return accept({ name, port: port === undefined ? null : Number(port), ...to })
}

function splitAddress(text: string): { address: string; addressPort: number | null } | null {
  const [, address, port] =
    /^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(text) ??
    /^([^:\s[\]]+)(?::(.*))?$/.exec(text) ??
    /^([\da-fA-F:]+)$/.exec(text) ??
    []
  // A name without a dot is a misread form, such as the two hosts the wrong way round.
  if (address === undefined || !/[.:]|^localhost$/i.test(address)) return null
  if (port === undefined) return { address, addressPort: null }
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535
  return isPort ? { address, addressPort: Number(port) } : null
}

export function readProblemCode(code: string): Parsed<string> {
  const facts = problemFacts()
  if (Object.hasOwn(facts, code)) return accept(code)
  const cure = didYouMean(code, Object.keys(facts), `; ${DOCS_URL} lists the codes`)
  return refuse(`"${brief(code)}" is not a problem code${cure}`)
}

/** `CODE [HOST]` */
export function readIgnoreLine(line: string): Parsed<IgnoreRule> {
  const [text = '', name, ...more] = line.split(/\s+/)
  if (more.length > 0) return refuse(`"${line}" has too many words; expected CODE [HOST]`)
  const code = readProblemCode(text)
  if (!code.ok) return code
  const host = name === undefined ? accept(null) : readHost(name)
  const everywhere = { paths: null, reason: null, place: null }
  return host.ok ? accept({ code: code.value, host: host.value, ...everywhere }) : host
}

/** `OS_ARCH` in the names of Go, `linux_amd64`. */
export function readPlatform(text: string) {
  const isPlatform = /^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(text)
  return acceptIf(isPlatform, text, 'is not a platform; expected OS_ARCH, such as "linux_amd64"')
}

// GitHub refuses longer names.
const MAX_LABEL = 50

/** Labels, separated by commas as in GitHub's own lists; a label cannot contain a comma. */
export function readLabel(line: string): Parsed<readonly string[]> {
  const labels = line
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '')
  const long = labels.find((label) => label.length > MAX_LABEL)
  return long === undefined
    ? accept(labels)
    : refuse(`"${long}" has ${long.length} characters; GitHub allows at most ${MAX_LABEL}`)
}

// The longer endings precede that of JSON. SARIF 2.1.0 §3.2 allows two.
const FORMATS = [
  ['.badge.json', 'badge'],
  ['.codequality.json', 'codequality'],
  ['.sarif.json', 'sarif'],
  ['.sarif', 'sarif'],
  ['.json', 'json'],
  ['.xml', 'junit'],
  ['.md', 'markdown'],
  ['.html', 'html']
] as const

export type ReportFile = Accepted<typeof readReportFile>

const formatOf = (path: string) =>
  FORMATS.find(([suffix]) => path.toLowerCase().endsWith(suffix) && !path.includes(','))?.[1]

/** `FILE`, or `FILE.html TITLE`. Other names can contain spaces. */
export function readReportFile(line: string) {
  const [, path = line, title = null] = /^(.*?\.html)\s+(.+)$/is.exec(line) ?? []
  if (title !== null && formatOf(line) !== undefined) {
    return refuse(`"${line}" names two report files; write one per line`)
  }
  const format = formatOf(path)
  if (format !== undefined) return accept({ path, format, title })
  return refuse(
    `"${path}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`
  )
}
