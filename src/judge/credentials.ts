// Credentials diagnostics: why a host's token is missing or rejected, and tokens for hosts to which it leads. The failure is `document-unauthorized`; these are
// warnings beside it, so that one failure is not two errors.
import { parseUrl } from '../go/url.ts'
import * as tokenProblems from '../problems/credentials.ts'
import { cloudToken } from '../problems/init/cloud.ts'
import { type Because, isAside } from '../problems/place.ts'
import { type Finding, findingOf, type Problem, type Reader } from '../problems/problem.ts'
import {
  type Hostname,
  hostOfUrl,
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
  { role }: Reader,
  rules: CredentialRules
): readonly Finding[] {
  const status = refusalOf(visit)
  const hasToken = visit.credentials?.hasToken === true
  // No token helps where the host asks for another scheme, or serves everyone else without one.
  const challenge = visit.attempt.hops.at(-1)?.challenge ?? null
  const isDiagnosed = challenge === null && (hasToken || role !== 'guest')
  const misses = hasToken ? [] : missesOf(visit.host, status, rules)
  const problems = [
    ...(visit.difference === null ? [] : [visit.difference]),
    ...misses,
    ...(status === null || !isDiagnosed ? [] : [diagnose(visit, status, rules)])
  ]
  const findings = problems.map((problem) => findingOf(problem))
  const cloudFindings = hasToken ? [] : withoutCloudToken(visit, rules)
  if (cloudFindings.length > 0) return [...findings, ...cloudFindings]
  return misses.length === 0 ? [...findings, ...withoutToken(visit, requirements, rules)] : findings
}

/**
 * `init` stops without a token for a `cloud` block or remote backend, whatever the host (internal/cloud
 * backend.go). A check of discovery alone may be run where there are no tokens.
 */
function withoutCloudToken(visit: Visit, { usages, isFork, depth }: CredentialRules) {
  const { host, attempt } = visit
  if (depth === 'discovery' || attempt.discovery.kind !== 'found') return []
  const requiring = usages.flatMap(({ workspace, hasOwnToken, needs, place }) =>
    workspace === undefined || hasOwnToken || isAside(place.file)
      ? []
      : needs.filter((need) => need.host === host)
  )
  return Array.from(
    Map.groupBy(requiring, ({ service }) => service),
    ([service, needs]) => {
      const problem = cloudToken({ host, service, isFork, ...searchedBy(visit) })
      const clients = needs.flatMap((need) => need.clients)
      return findingOf(problem, { services: [service], clients })
    }
  )
}

/**
 * A host that is known to require a token for a service that a file uses, though its document is
 * public. A source that knows the host, but has no token for it, is reported by itself.
 */
function withoutToken(
  visit: Visit,
  requirements: readonly Requirement[],
  { usages, isFork }: CredentialRules
): readonly Finding[] {
  const { host, attempt, credentials } = visit
  if (attempt.discovery.kind !== 'found' || credentials?.hasToken || credentials?.problem) return []
  const isWithoutToken = (because: Because): boolean =>
    typeof because !== 'string' &&
    !isAside(because.file) &&
    !usages.some(({ hasOwnToken, place }) => hasOwnToken === true && place === because)
  const service = servicesWithToken(host).find((id) =>
    requirements.some(({ service, because }) => service === id && because.some(isWithoutToken))
  )
  if (service === undefined) return []
  const problem = tokenProblems.credentialsMissing({ host, service, isFork, ...searchedBy(visit) })
  return [findingOf(problem, { services: [service] })]
}

/** The status with which the host rejected the request's credentials; null when it did not. */
function refusalOf(visit: Visit): number | null {
  const { discovery, hops } = visit.attempt
  const isRefused =
    discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized'
  return isRefused ? (hops.at(-1)?.status ?? null) : null
}

/** A variable for a parent domain has its own use, unless this host requires a token. */
function missesOf(
  host: Hostname,
  status: number | null,
  { tokenVariables, hosts }: CredentialRules
): readonly Problem[] {
  return nearMisses(tokenVariables, host, hosts)
    .filter(({ isParent }) => !isParent || status !== null)
    .map((near) => tokenProblems.credentialsNearMiss({ host, ...near }))
}

function diagnose(visit: Visit, status: number, { isFork }: CredentialRules): Problem {
  const { host, credentials } = visit
  if (credentials?.hasToken) {
    return tokenProblems.credentialsRejected({ host, status, source: credentials.source })
  }
  return tokenProblems.credentialsMissing({ host, service: null, isFork, ...searchedBy(visit) })
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
    const other = hostIn(url)
    return other === null || other === host ? [] : [{ ...rest, host: other }]
  })
  return [...new Map(reached.toReversed().map((each) => [each.host, each])).values()]
}

function hostIn(text: string): Hostname | null {
  const url = parseUrl(text)
  const host = url.ok ? hostOfUrl(url.value) : null
  const read = host === null ? null : parseHostname(host)
  return read?.ok ? read.value : null
}

/** The clients send the token of the first host, or none (protocol/token-reach.ts). */
export function judgeOtherTokens(
  visit: Visit,
  services: readonly ServiceOutcome[],
  { tokenSources, hosts }: CredentialRules
): readonly Finding[] {
  return hostsBeyond(visit, services).flatMap(({ host, service, isSent }) => {
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
