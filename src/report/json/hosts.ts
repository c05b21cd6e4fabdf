// Hosts and places in the JSON report.
import { safeUrl } from '../../go/url.ts'
import { attemptsOf } from '../../judge/host.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/services.ts'
import { type Because, type Place, splitFile } from '../../problems/place.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { bareUrl } from '../../text/safe-text.ts'
import type { Attempt, Discovery } from '../../visit/evidence.ts'

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
    hops: hops.map(({ challenge: _, ...hop }) => ({
      ...hop,
      url: bareUrl(hop.url),
      proxy: hop.proxy && bareUrl(hop.proxy)
    })),
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
    timingMs: {
      lookup: timing.lookupMs,
      connect: timing.connectMs,
      tls: timing.tlsMs,
      firstByte: timing.firstByteMs,
      total: timing.totalMs
    },
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

function serviceOf(service: ServiceOutcome) {
  switch (service.kind) {
    case 'url':
      return { url: bareUrl(service.url) }
    case 'login': {
      const { authz, token } = service.login
      const urls = { authz: authz && bareUrl(authz), token: token && bareUrl(token) }
      return { login: { ...service.login, ...urls } }
    }
    case 'problem': {
      const { code, message, help = null } = service.problem
      return { problem: { code, message, help } }
    }
  }
}

export const becauseOf = (because: Because) =>
  typeof because === 'string' ? because : placeOf(because)

/** Only these properties of a place belong to the report. */
export function placeOf({ file, line, column, endColumn }: Place) {
  const { repository, path } = splitFile(file)
  const named = repository === null ? { file } : { repository, file: path }
  return { ...named, line, column, endColumn }
}

/** The directory of a root module, and its repository if that is another one. */
export function directoryOf(directory: string) {
  const { repository, path } = splitFile(directory)
  return repository === null ? { directory } : { repository, directory: path }
}
