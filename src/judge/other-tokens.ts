// Tokens for hosts to which a host leads, and which the clients do not send there.
import { parseUrl } from '../go/url.ts'
import { credentialsOtherHost } from '../problems/credentials.ts'
import { type Finding, findingOf } from '../problems/problem.ts'
import { type Hostname, hostOfUrl, parseHostname, showHostname } from '../protocol/hostname.ts'
import { hasPaths, isAsked } from '../protocol/services.ts'
import type { Visit } from '../visit/evidence.ts'
import type { CredentialRules } from './credentials.ts'
import type { ServiceOutcome } from './lookups.ts'

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

/** The clients send the token of the first host, or none (protocol/token.ts). */
export function judgeOtherTokens(
  visit: Visit,
  services: readonly ServiceOutcome[],
  { tokenSources, hosts }: CredentialRules
): readonly Finding[] {
  return hostsBeyond(visit, services).flatMap(({ host, service, isSent }) => {
    const source = tokenSources.get(host)
    if (source === undefined) return []
    const isNeeded = service === null ? visit.attempt.discovery.kind === 'failed' : !isSent
    const problem = credentialsOtherHost({
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
