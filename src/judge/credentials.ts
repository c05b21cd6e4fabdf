// Credentials diagnostics: why a host's token is missing or rejected, which a refusal says if there is one, and tokens for hosts to which it leads.
import * as tokenProblems from '../problems/credentials.ts'
import { cloudToken } from '../problems/init/cloud.ts'
import { isPlacedAside, type Place } from '../problems/place.ts'
import { type Finding, findingOf, type Problem, type Reader } from '../problems/problem.ts'
import { explained } from '../problems/token.ts'
import { ALL_CLIENTS, type Client, isDefaultRegistry } from '../protocol/clients.ts'
import {
  type Hostname,
  hostIn,
  nearMisses,
  parseHostname,
  showHostname
} from '../protocol/hostname.ts'
import { hasPaths, isAsked, servicesWithToken } from '../protocol/services.ts'
import type { Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import type { ServiceOutcome } from './services.ts'
import type { Evidence } from './verdict.ts'

export type CredentialRules = Pick<Evidence, 'tokenVariables' | 'tokenSources' | 'usages'> & {
  readonly hosts: ReadonlySet<Hostname>
  readonly isFork: boolean
  readonly depth: Settings['depth']
}

export function judgeCredentials(
  visit: Visit,
  requirements: readonly Requirement[],
  rules: CredentialRules
): readonly Finding[] {
  const hasToken = visit.credentials?.hasToken === true
  const misses = hasToken ? [] : missesOf(visit, rules)
  const findings = [visit.difference ?? [], misses].flat().map((problem) => findingOf(problem))
  if (hasToken || visit.attempt.discovery.kind !== 'found') return findings
  const said = { host: visit.host, isFork: rules.isFork, ...searchedBy(visit) }
  const stopping = linesThatStop(visit.host, rules)
  const stopped = new Set(stopping.map(({ place }) => place))
  // A source that knows the host, but has no token for it, is reported by itself, and so is a variable near it.
  const isReported = misses.length > 0 || Boolean(visit.credentials?.problem)
  const missing = isReported ? [] : linesWithoutToken(visit.host, requirements, rules)
  const others = missing.filter(({ place }) => !stopped.has(place))
  return [
    ...findings,
    ...findingsOn(stopping, (service) => cloudToken({ ...said, service })),
    ...findingsOn(others, (service) => tokenProblems.credentialsMissing({ ...said, service }))
  ]
}

/** A line for which the host requires a token. */
type Line = {
  readonly service: string
  readonly place: Place
  readonly clients: readonly Client[]
}

/** `init` stops without a token for these blocks, whatever the host (internal/cloud backend.go); discovery may be checked without tokens. */
function linesThatStop(host: Hostname, { usages, depth }: CredentialRules): readonly Line[] {
  if (depth === 'discovery') return []
  return usages.flatMap(({ workspace, hasOwnToken, needs, place }) =>
    workspace === undefined || hasOwnToken || isPlacedAside(place)
      ? []
      : needs.flatMap((need) => (need.host === host ? [{ ...need, place }] : []))
  )
}

/** Those for services that the host is known to refuse without a token, though its document is public. */
function linesWithoutToken(
  host: Hostname,
  requirements: readonly Requirement[],
  { usages }: CredentialRules
): readonly Line[] {
  const withToken = new Set(usages.flatMap(({ hasOwnToken, place }) => (hasOwnToken ? place : [])))
  const ids = servicesWithToken(host)
  return requirements.flatMap(({ service, because }) =>
    ids.includes(service)
      ? because.flatMap((place) =>
          typeof place === 'string' || isPlacedAside(place) || withToken.has(place)
            ? []
            : { service, place, clients: ALL_CLIENTS }
        )
      : []
  )
}

/** A finding for each service, at the lines that need it: of a fleet, each repository has its own. */
const findingsOn = (lines: readonly Line[], describe: (service: string) => Problem) =>
  [...Map.groupBy(lines, ({ service }) => service)].map(([service, own]) => {
    const places = [...new Set(own.map(({ place }) => place))]
    const clients = [...new Set(own.flatMap((line) => line.clients))]
    return findingOf(describe(service), { services: [service], places, clients })
  })

/** The host requires another token for discovery, or one at all. */
const isRefused = ({ attempt: { discovery } }: Visit): boolean =>
  discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized'

/** A variable for a parent domain has its own use, unless this host requires a token. */
const missesOf = (visit: Visit, { tokenVariables, hosts }: CredentialRules): readonly Problem[] =>
  nearMisses(tokenVariables, visit.host, hosts)
    .filter(({ isParent }) => !isParent || isRefused(visit))
    .map((near) => tokenProblems.credentialsNearMiss({ host: visit.host, ...near }))

/** A scheme that the host asks for instead of a token. */
const challengeOf = ({ attempt }: Visit): string | null => attempt.hops.at(-1)?.challenge ?? null

/** Says in a refusal that the token is malformed, misnamed or missing. None helps if the host asks for another scheme or serves everyone else. */
export function explainRefusals(
  findings: readonly Finding[],
  visit: Visit,
  { role }: Reader,
  { isFork }: CredentialRules
): readonly Finding[] {
  const misnamed = findings.find(({ problem }) => problem.code === 'credentials-near-miss')
  // The refusal of a fork is a notice, which says that secrets are withheld.
  const { hasToken = false, source, problem: flaw = null } = visit.credentials ?? {}
  // A public registry that answers 403 blocks this network, whatever the token.
  const isBlocked = isDefaultRegistry(visit.host) && visit.attempt.hops.at(-1)?.status === 403
  const isAside = isBlocked || (isFork && !hasToken)
  const cause = (isAside ? null : flaw) ?? misnamed?.problem ?? null
  const isSearched = cause !== null || !(isFork || isDefaultRegistry(visit.host))
  const others = isSearched ? ['versions-unauthorized', 'cloud-organization'] : []
  const refusals = ['document-unauthorized', ...others]
  const refused = findings.filter(
    ({ problem: { code, isUnsent } }) => refusals.includes(code) && !isUnsent
  )
  // What answers 403 to discovery may be no registry.
  const isAsking =
    refused.some(({ problem }) => problem.code === 'versions-unauthorized') ||
    (role !== 'guest' && (isFork || visit.attempt.hops.at(-1)?.status === 401))
  const isVain = cause !== null || (isAsking && !hasToken)
  if (!isVain || challengeOf(visit) !== null || refused.length === 0) return findings
  const why = cause ?? { isFork, ...searchedBy(visit) }
  const services = refused.flatMap((each) => each.services)
  const isSaid = ({ problem: { code, message }, services: own }: Finding) =>
    message === cause?.message ||
    (code === 'credentials-missing' && own.every((service) => services.includes(service)))
  return findings
    .filter((each) => !isSaid(each))
    .map((each) =>
      refused.includes(each) ? { ...each, problem: explained(each.problem, why, source) } : each
    )
}

/** The credentials sources that were searched in vain, and those that no client reads. */
function searchedBy({ credentials, looks }: Visit) {
  const all = looks.flatMap((client) => client.looks)
  const sources = (isRead: boolean) => [
    ...new Set(all.flatMap(({ held, source }) => ((held !== 'not read') === isRead ? source : [])))
  ]
  // A source that knows the host without a token ends the search.
  const searched = credentials === null ? sources(true) : [credentials.source]
  const notRead = credentials === null ? sources(false) : []
  return { searched, notRead }
}

export function judgeUnused(
  tokenHosts: readonly Hostname[],
  hosts: readonly Hostname[]
): readonly Finding[] {
  return tokenHosts
    .filter((host) => !hosts.includes(host))
    .map((host) => findingOf(tokenProblems.credentialsUnused({ host })))
}

/** Another host that requests go to, and whether they have the token of the first host. */
type Beyond = {
  readonly host: Hostname
  /** The service that is there; null for a redirect. */
  readonly service: string | null
  readonly isSent: boolean
}

/** The hosts of redirects and of services that are not the visited host itself, each once. */
export function hostsBeyond(
  { host, attempt, credentials }: Visit,
  services: readonly ServiceOutcome[]
): readonly Beyond[] {
  const hasToken = credentials?.hasToken === true
  const reached = [
    ...services.flatMap((service) =>
      service.kind === 'url' && hasPaths(service.id) && isAsked(service.id)
        ? [{ url: service.url, service: service.id, isSent: hasToken }]
        : []
    ),
    ...attempt.hops.map(({ url, authorization }) => ({
      url,
      service: null,
      isSent: authorization === 'sent'
    }))
  ].flatMap(({ url, ...rest }) => {
    const other = parseHostname(hostIn(url) ?? '')
    return !other.ok || other.value === host ? [] : [{ ...rest, host: other.value }]
  })
  return [...new Map(reached.toReversed().map((each) => [each.host, each])).values()]
}

/** The clients send the token of the first host, or none (protocol/token-reach.ts). */
export function judgeOtherTokens(
  visit: Visit,
  services: readonly ServiceOutcome[],
  { tokenSources, hosts }: CredentialRules
): readonly Finding[] {
  const beyond = tokenSources.size === 0 ? [] : hostsBeyond(visit, services)
  return beyond.flatMap(({ host, service, isSent }) => {
    const source = tokenSources.get(host)
    if (source === undefined) return []
    const isNeeded = service === null ? visit.attempt.discovery.kind === 'failed' : !isSent
    const problem = tokenProblems.credentialsOtherHost({
      host: showHostname(visit.host),
      other: showHostname(host),
      source,
      service,
      isSent,
      // The token may be for uses of the other host by its own name.
      isNotice: !isNeeded || hosts.has(host)
    })
    return [findingOf(problem, { services: service === null ? [] : [service] })]
  })
}
