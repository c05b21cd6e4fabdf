// The verdict as the JSON report that docs/report.schema.json describes.

import type { Look } from '../credentials/source.ts'
import type { Finding } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { ServiceOutcome } from '../judge/lookups.ts'
import { attemptsOf } from '../judge/releases.ts'
import type { Verdict } from '../judge/verdict.ts'
import type { Hop, Timing } from '../network/observation.ts'
import { describeStop } from '../problems/brief.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Login } from '../protocol/login.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Discovery } from '../visit/evidence.ts'
import type { Because } from '../visit/requirements.ts'
import type { ReportContext } from './outcome.ts'
import { bareUrl, jsonText } from './safe-text.ts'

const SCHEMA_VERSION = 1

/**
 * Indented by two spaces, with a line feed at the end. Values are not shortened, since programs compare
 * them; the limits of documents and of the scan bound them. URLs have no user info, query or fragment.
 */
export function renderJson(verdict: Verdict, context: ReportContext): string {
  const { usages, ...scan } = context.scan
  const report = {
    schemaVersion: SCHEMA_VERSION,
    passed: verdict.passed,
    // Absent from a complete report, as from those of earlier versions.
    ...(verdict.stopped === null ? {} : { stopped: describeStop(verdict.stopped) }),
    dialect: context.dialect.name,
    clientDetection: detectionOf(context.dialect),
    startedAt: context.startedAt,
    durationMs: context.durationMs,
    hosts: verdict.hosts.map(hostOf),
    findings: verdict.findings.map(findingOf),
    ignored: verdict.ignored,
    usages,
    ...(context.remarks.length === 0 ? {} : { remarks: context.remarks }),
    scan
  }
  return `${jsonText(JSON.stringify(report, null, 2))}\n`
}

// Of hundreds of pieces of evidence, the first ones are enough to find the reason.
const MAX_EVIDENCE = 20

const detectionOf = ({ clients, versions, releases, isGuess, why, evidence }: Dialect) => ({
  clients,
  assumed: isGuess ?? false,
  why,
  versions: Object.entries(versions).map(([client, version]) => ({ client, version })),
  releases: releases.map(({ name }) => name),
  evidence: evidence.slice(0, MAX_EVIDENCE).map(({ client, version, level, text, place }) => ({
    client,
    version,
    kind: level,
    text,
    ...placeOf(place)
  }))
})

function hostOf(host: HostVerdict) {
  const { visit, requirements, services, servicesLeftOut, servicesFrom, clients, isNew } = host
  const { discovery, hops, timing, certificates } = visit.attempt
  return {
    host: visit.host,
    display: showHostname(visit.host),
    discovery: discovery.kind,
    documentUrl: documentUrlOf(discovery),
    hops: hops.map(hopOf),
    // From entries, since a service can be named __proto__.
    services: Object.fromEntries(services.map((service) => [service.id, serviceOf(service)])),
    ...(servicesLeftOut > 0 ? { servicesLeftOut } : {}),
    servicesFrom: servicesFrom === null ? null : becauseOf(servicesFrom),
    hostBlocks: visit.forced.map(({ client, place }) => ({ client, place: becauseOf(place) })),
    required: requirements.map(({ service, clients: needing, because }) => ({
      service,
      clients: needing,
      because: because.map(becauseOf)
    })),
    credentials: visit.credentials?.hasToken ? visit.credentials.source : null,
    looks: visit.looks.map(({ client, looks }) => ({ client, looks: looks.map(lookOf) })),
    attempts: attemptsOf(visit).length,
    timingMs: timingOf(timing),
    certificates,
    clients,
    // Known only with `changed-only`.
    ...(isNew ? { new: true } : {})
  }
}

const documentUrlOf = (discovery: Discovery): string | null =>
  discovery.kind === 'found' || discovery.kind === 'absent' ? bareUrl(discovery.url) : null

const lookOf = ({ source, held, counts }: Look) => ({ source, held, counts })

const becauseOf = (because: Because) => (typeof because === 'string' ? because : placeOf(because))

/** Only these properties of a place belong to the report. */
const placeOf = ({ file, line, column, endColumn }: Place) => ({ file, line, column, endColumn })

const hopOf = ({ url, status, reason, mediaType, authorization, address, proxy, ms }: Hop) => ({
  url: bareUrl(url),
  status,
  reason,
  mediaType,
  authorization,
  address,
  proxy: proxy === null ? null : bareUrl(proxy),
  ms
})

function serviceOf(service: ServiceOutcome) {
  switch (service.kind) {
    case 'url':
      return { url: bareUrl(service.url) }
    case 'login':
      return {
        login: loginOf(service.login),
        ...(service.leftOut > 0 ? { elementsLeftOut: service.leftOut } : {})
      }
    case 'problem':
      return { problem: problemOf(service.problem) }
  }
}

const loginOf = ({ client, grantTypes, authz, token, ports, scopes }: Login) => ({
  client,
  grantTypes,
  authz: authz === null ? null : bareUrl(authz),
  token: token === null ? null : bareUrl(token),
  ports,
  scopes
})

const problemOf = ({ code, message, help }: Problem) => ({ code, message, help: help ?? null })

const timingOf = ({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }: Timing) => ({
  lookup: lookupMs,
  connect: connectMs,
  tls: tlsMs,
  firstByte: firstByteMs,
  total: totalMs
})

const findingOf = ({ problem, severity, host, service, places, affects }: Finding) => ({
  code: problem.code,
  severity,
  host,
  service,
  message: problem.message,
  help: problem.help ?? null,
  places: places.map(becauseOf),
  affects
})
