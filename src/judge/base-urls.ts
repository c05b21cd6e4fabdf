// Problems of the URLs of a discovery document: of each by itself, and of what they show together, which is where the registry
// believes that it is.

import type { Visit } from '../observe/visit/evidence.ts'
import { safeUrl, type Url, urlHost } from '../rules/go/url.ts'
import { brief } from '../rules/problems/brief.ts'
import type { ProblemCode } from '../rules/problems/catalogue.ts'
import { type Note, noteOf } from '../rules/problems/note.ts'
import type { Problem } from '../rules/problems/problem.ts'
import * as problems from '../rules/problems/service.ts'
import { clientsReplacing } from '../rules/protocol/clients.ts'
import * as hostnames from '../rules/protocol/hostname.ts'
import * as kinds from '../rules/protocol/hosts/address-kind.ts'
import { isInternal } from '../rules/protocol/hosts/internal.ts'
import { hasPaths, MODULES, PROVIDERS } from '../rules/protocol/services.ts'
import type { ResolveRule } from '../settings/lines.ts'

/** A URL that a client would use, and whether the check requires its service. */
export type UsedUrl = problems.ServiceUse & { readonly url: Url; readonly needed: boolean }

export type Base = {
  readonly hostname: hostnames.Hostname
  readonly host: string
  readonly hasToken: boolean
  readonly kind: kinds.AddressKind
  /** The codes of what came of requests below the URLs of services, by their ids. */
  readonly failures: ReadonlyMap<string, ProblemCode>
}

/** The name of the host decides where it is, and then the address that was connected to. */
export function placeOfHost(
  { host, attempt }: Pick<Visit, 'host' | 'attempt'>,
  resolve: readonly ResolveRule[]
): kinds.AddressKind {
  const { name } = hostnames.splitHostname(host)
  const byName = kinds.nameKind(name)
  const address = attempt.hops[0]?.address ?? null
  if (byName !== 'public' || address === null) return byName
  const kind = kinds.addressKind(address)
  // A rule that leads to this machine is for a tunnel or a test; the host itself is elsewhere.
  const isRule = resolve.some((rule) => rule.name === name)
  return kind === 'loopback' && isRule ? 'public' : kind
}

/** How few clients reach an address. */
const SECLUSION = { public: 0, reserved: 1, private: 2, metadata: 2, loopback: 3 }

/**
 * Whether clients that reach the host cannot reach the URL. A private host may have private services. Names such as
 * `registry.internal` are judged only if this machine does not reach them, because a company network may resolve them.
 */
export function isUnreachable({ id, url }: UsedUrl, { kind, host, failures }: Base): boolean {
  const failure = failures.get(id)
  const isLost = failure !== undefined && isInternal(hostnames.hostOfUrl(url) ?? '', host, failure)
  return isLost || SECLUSION[kindOfUrl(url)] > SECLUSION[kind]
}

/** One finding for each cause, whatever the number of services that have it. */
export function judgeBases(urls: readonly UsedUrl[], base: Base): readonly Note[] {
  const { hostname } = base
  const hidden = urls.filter((used) => isUnreachable(used, base))
  const reachable = urls.filter((used) => !hidden.includes(used))
  const insecure = reachable.filter(({ url }) => url.scheme === 'http')
  const services = reachable.filter(({ id, endpoint }) => endpoint === null && hasPaths(id))
  const foreign = Map.groupBy(services, ({ url }) => otherHost(url, hostname))
  const ported = reachable.filter(
    ({ endpoint, url }) => endpoint === null && isOnOtherPort(url, hostname)
  )
  const doubled = reachable.filter(({ url }) => url.path.includes('//'))
  const notesOn = aboutUrlsOf(base)
  return [
    ...notesOn(hidden, originOf, problems.serviceUrlPrivate),
    ...notesOn(insecure, originOf, problems.serviceUrlInsecure),
    ...[...foreign].flatMap(([name, group]) =>
      name === null
        ? []
        : notesOn(group, originOf, (shared) => problems.serviceUrlCrossHost({ ...shared, name }))
    ),
    ...notesOn(ported, originOf, problems.serviceUrlOtherPort),
    ...notesOn(doubled, shownUrl, problems.serviceUrlDoubleSlash),
    ...notesOn(equalRegistries(urls), shownUrl, problems.serviceUrlSame)
  ]
}

/** Makes the finding about URLs of a host; none if there are none. One URL is shown whole. */
const aboutUrlsOf =
  ({ host, hasToken }: Base) =>
  (
    used: readonly UsedUrl[],
    show: (url: Url) => string,
    describe: (shared: Parameters<typeof problems.serviceUrlInsecure>[0]) => Problem
  ): readonly Note[] => {
    if (used.length === 0) return []
    const shown = used.map(({ url }) => (used.length === 1 ? shownUrl(url) : show(url)))
    const problem = describe({ host, hasToken, uses: used, urls: [...new Set(shown)] })
    const services = [...new Set(used.map(({ id }) => id))]
    return [noteOf(problem, { services, needed: used.some(({ needed }) => needed) })]
  }

const shownUrl = (url: Url): string => brief(safeUrl(url))
const originOf = (url: Url): string => brief(`${url.scheme}://${url.host}`)

function kindOfUrl(url: Url): kinds.AddressKind {
  const { name } = urlHost(url)
  // Other digits and dots, such as those of `１２７。0。0。1`, are mapped to ASCII.
  return kinds.literalKind(
    /[^\0-\x7f]/.test(name) ? (hostnames.comparableHost(name) ?? '') : name.toLowerCase()
  )
}

/** The name of the host that the URL is on, if it is another one. */
function otherHost(url: Url, hostname: hostnames.Hostname): string | null {
  const { name } = urlHost(url)
  const registry = hostnames.splitHostname(hostname).name
  if (name.toLowerCase() === registry) return null
  // A URL may have the name in Unicode, where a hostname is ASCII.
  const parsed = hostnames.parseHostname(name)
  if (!parsed.ok) return name
  return parsed.value === registry ? null : hostnames.showHostname(parsed.value)
}

/** A plain http URL has another cause. Authorization servers often have a port of their own. */
function isOnOtherPort(url: Url, hostname: hostnames.Hostname): boolean {
  if (url.scheme === 'http' || otherHost(url, hostname) !== null) return false
  const portOf = (port: string | null): number => Number(port || 443)
  return portOf(urlHost(url).port) !== portOf(/:(\d+)$/.exec(hostname)?.[1] ?? null)
}

/** The URLs of modules and providers if they are one. Other services share their URLs on purpose. */
function equalRegistries(urls: readonly UsedUrl[]): readonly UsedUrl[] {
  const pair = [MODULES, PROVIDERS].flatMap((id) => urls.find((used) => used.id === id) ?? [])
  const different = new Set(pair.map(({ url }) => shownUrl(url).replace(/\/$/, '')))
  return pair.length === 2 && different.size === 1 ? pair : []
}

type OfferedUrl = {
  readonly id: string
  /** The value in the document, and what it resolves to. */
  readonly value: string
  readonly url: Url
  readonly host: string
}

// A dotted name or a port where the path should begin.
const HOST_FIRST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i

/** A URL that lost its `https://`. */
export const looksLikeHost = (value: string): boolean =>
  HOST_FIRST.test(value) && !/^[a-z0-9-]+\.json$/i.test(value)

export const withoutQuery = (value: string): string => value.replace(/[?#].*$/s, '')

/** Every problem of the URL of one service. If no client can connect to it, that is the only one. */
export function urlProblems(service: OfferedUrl): readonly Problem[] {
  const unusable = whyUnusable(service)
  const { id, host, value } = service
  const at = { id, host, url: safeUrl(service.url) }
  if (unusable !== null) return [problems.serviceUrlInvalid({ ...at, value, why: unusable })]
  if (/\{\{|\$\{|^\$/.test(value)) {
    const why = `the placeholder in "${withoutQuery(value)}" was not replaced`
    return [problems.serviceUrlInvalid({ ...at, value, url: null, why })]
  }
  // A URL that lacks its scheme is read as a path, whose end says nothing.
  const isPath = isWithoutSlash(service) && !looksLikeHost(value)
  const replacing = isPath ? clientsReplacing(id) : []
  return [
    value === '' ? problems.serviceUrlEmpty(at) : null,
    looksLikeHost(value)
      ? problems.serviceUrlLooksLikeHost({ ...at, value: withoutQuery(value), why: null })
      : null,
    isRelative(value) ? problems.serviceUrlRelative(at) : null,
    replacing.length > 0 ? problems.serviceUrlNoSlash({ ...at, clients: replacing }) : null,
    service.url.query !== '' && hasPaths(id) ? problems.serviceUrlQuery(at) : null
  ].filter((problem) => problem !== null)
}

/** Go parses such a URL, but its HTTP client cannot connect to it. The words are those of net/http. */
function whyUnusable({ url }: OfferedUrl): string | null {
  const { name, port } = urlHost(url)
  if (name === '') return 'no Host in request URL'
  const isPort = port === '' || (Number(port) > 0 && Number(port) <= 65535)
  return isPort ? null : `invalid port "${port}"`
}

const isRelative = (value: string): boolean =>
  !/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(value) && !looksLikeHost(value)

// A URL that ends with its host has nothing to replace.
const isWithoutSlash = ({ value, url }: OfferedUrl): boolean =>
  value !== '' && !/^$|\/$/.test(url.path)
