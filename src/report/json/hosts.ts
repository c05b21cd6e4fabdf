// Hosts in the JSON report.
import { safeUrl } from '../../go/url.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/lookups.ts'
import { attemptsOf } from '../../judge/releases.ts'
import type { Hop, Timing } from '../../network/redirects.ts'
import type { Problem } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Login } from '../../protocol/login.ts'
import type { Attempt, Discovery } from '../../visit/evidence.ts'
import { bareUrl } from '../safe-text.ts'
import { becauseOf, placeOf } from './places.ts'

/** One host: what is required of it, and what it returned. */
export function hostOf(host: HostVerdict) {
  const { visit, requirements, services, servicesFrom, clients, isNew } = host
  const { discovery, hops, timing, certificates } = visit.attempt
  return {
    host: visit.host,
    display: showHostname(visit.host),
    discovery: discovery.kind,
    ...reasonOf(discovery),
    documentUrl: documentUrlOf(discovery),
    hops: hops.map(hopOf),
    // From entries, since a service can be named __proto__.
    services: Object.fromEntries(services.map((service) => [service.id, serviceOf(service)])),
    servicesFrom: servicesFrom === null ? null : placeOf(servicesFrom),
    hostBlocks: visit.forced.map(({ client, place }) => ({ client, place: placeOf(place) })),
    required: requirements.map(({ service, clients: needing, because }) => {
      return { service, clients: needing, because: because.map(becauseOf) }
    }),
    credentials: visit.credentials?.hasToken ? visit.credentials.source : null,
    looks: visit.looks,
    attempts: attemptsOf(visit).length,
    // Most hosts need one attempt.
    ...(visit.earlier.length === 0 ? {} : { earlier: visit.earlier.map(earlierOf) }),
    timingMs: timingOf(timing),
    certificates,
    clients,
    // Known only with `changed-only`.
    ...(isNew ? { new: true } : {})
  }
}

/** Why there is no document, and how what was sent instead begins. */
function reasonOf(discovery: Discovery) {
  if (discovery.kind === 'skipped') return { code: discovery.problem.code }
  if (discovery.kind !== 'failed') return {}
  const { problem, excerpt } = discovery
  return { code: problem.code, ...(excerpt === null ? {} : { excerpt }) }
}

const earlierOf = ({ discovery, timing }: Attempt) => ({
  discovery: discovery.kind,
  ...('problem' in discovery ? { code: discovery.problem.code } : {}),
  ms: timing.totalMs
})

const documentUrlOf = (discovery: Discovery): string | null =>
  discovery.kind === 'found' || discovery.kind === 'absent' ? safeUrl(discovery.url) : null

const hopOf = ({ challenge: _, ...hop }: Hop) => ({
  ...hop,
  url: bareUrl(hop.url),
  proxy: hop.proxy === null ? null : bareUrl(hop.proxy)
})

function serviceOf(service: ServiceOutcome) {
  switch (service.kind) {
    case 'url':
      return { url: bareUrl(service.url) }
    case 'login':
      return { login: loginOf(service.login) }
    case 'problem':
      return { problem: problemOf(service.problem) }
  }
}

const loginOf = (login: Login) => ({
  ...login,
  authz: login.authz === null ? null : bareUrl(login.authz),
  token: login.token === null ? null : bareUrl(login.token)
})

const problemOf = ({ code, message, help }: Problem) => ({ code, message, help: help ?? null })

const timingOf = ({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }: Timing) => ({
  lookup: lookupMs,
  connect: connectMs,
  tls: tlsMs,
  firstByte: firstByteMs,
  total: totalMs
})
