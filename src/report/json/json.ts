// The verdict as the JSON report that docs/report.schema.json describes.

import type { Look } from '../../credentials/source.ts'
import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/lookups.ts'
import { attemptsOf } from '../../judge/releases.ts'
import type { Verdict } from '../../judge/verdict.ts'
import type { Hop, Timing } from '../../network/observation.ts'
import { brief, describeStop } from '../../problems/brief.ts'
import { type Problem, SEVERITIES } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Login } from '../../protocol/login.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { Discovery } from '../../visit/evidence.ts'
import { jsonList, jsonMember } from '../json-pieces.ts'
import type { ReportContext } from '../outcome.ts'
import { bareUrl } from '../safe-text.ts'
import { becauseOf, leftOut, placeOf, type Sharing, sharing } from './places.ts'
import { rootOf } from './roots.ts'

const SCHEMA_VERSION = 1

// The whole is below 64 MB, which every JSON parser reads. 1,000 hosts take 2 MB, 100,000 places 17 MB, and
// 1,000 modules and providers of root modules 0.6 MB.
const MAX_BYTES = {
  hosts: 27e6,
  becauseLists: 20e6,
  findings: 25e6,
  placeLists: 12e6,
  roots: 10e6,
  rowPlaceLists: 4e6
}

// No path, and nothing that a client uses, is longer.
const MAX_STRING = 4096

const MARGIN = '  '

/**
 * JSON in pieces, indented by two spaces, with a line feed at the end. Programs compare values, so ordinary
 * ones are not shortened; of what exceeds the limits, the report says how much was left out. URLs have no
 * user info, query or fragment.
 */
export function* renderJson(
  verdict: Verdict,
  context: ReportContext,
  limits = MAX_BYTES
): Generator<string> {
  const { usages, ...scan } = context.scan
  const { hosts, findings, passed, ignored, stopped, roots } = verdict
  const becauseLists = hosts.flatMap(({ requirements }) => requirements.map((each) => each.because))
  const because = sharing(becauseLists, limits.becauseLists)
  const places = sharing(
    findings.map((finding) => finding.places),
    limits.placeLists
  )
  const rowPlaces = sharing(
    roots.flatMap(({ rows }) => rows.map((row) => row.places)),
    limits.rowPlaceLists
  )
  const { remarks } = context
  yield* [
    `{\n  "schemaVersion": ${SCHEMA_VERSION}`,
    member('passed', passed),
    // Absent from a complete report, as from those of earlier versions.
    ...(stopped === null ? [] : [member('stopped', describeStop(stopped))]),
    member('dialect', context.dialect.name),
    member('clientDetection', detectionOf(context.dialect)),
    member('startedAt', context.startedAt),
    member('durationMs', context.durationMs),
    member('counts', severityCounts(verdict))
  ]
  yield* list('hosts', hosts, limits.hosts, (host) => hostOf(host, because))
  yield* list('findings', findings, limits.findings, (finding) => findingOf(finding, places))
  // Absent at depth discovery.
  if (roots.length > 0) {
    yield* list('roots', roots, limits.roots, (root) => rootOf(root, rowPlaces))
  }
  yield* [
    member('ignored', ignored),
    member('usages', usages),
    ...(remarks.length === 0 ? [] : [member('remarks', remarks)]),
    member('scan', scan),
    '\n}\n'
  ]
}

const member = (name: string, value: unknown): string => jsonMember(name, value, MARGIN, shortened)

const shortened = (_: string, value: unknown) =>
  typeof value === 'string' ? brief(value, MAX_STRING) : value

/** A list as far as it fits; then the number of the items that do not. */
function* list<T>(
  name: string,
  items: readonly T[],
  maxBytes: number,
  convert: (item: T) => object
): Generator<string> {
  const left = yield* jsonList(
    name,
    items,
    { maxBytes, margin: MARGIN, replace: shortened },
    convert
  )
  if (left > 0) yield member(`${name}LeftOut`, left)
}

const severityCounts = ({ findings }: Verdict) =>
  Object.fromEntries(
    SEVERITIES.map((severity) => [
      `${severity}s`,
      findings.filter((finding) => finding.severity === severity).length
    ])
  )

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
  })),
  ...leftOut('evidence', evidence.length - MAX_EVIDENCE)
})

function hostOf(host: HostVerdict, share: Sharing) {
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
    required: requirements.map(({ service, clients: needing, because }) => {
      const { kept, left } = share(because)
      return { service, clients: needing, because: kept, ...leftOut('because', left) }
    }),
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

function findingOf(finding: Finding, share: Sharing) {
  const { problem, severity, host, service, places, placesLeftOut = 0, affects } = finding
  const { kept, left } = share(places)
  return {
    code: problem.code,
    severity,
    host,
    service,
    message: problem.message,
    help: problem.help ?? null,
    places: kept,
    ...leftOut('places', placesLeftOut + left),
    affects
  }
}
