// The verdict as the JSON report that docs/report.schema.json describes.

import type { Finding } from '../../judge/finding.ts'
import { attemptsOf } from '../../judge/host.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { RootRow, RootVerdict } from '../../judge/roots.ts'
import type { ServiceOutcome } from '../../judge/services.ts'
import type { IgnoredFinding, Verdict } from '../../judge/verdict.ts'
import type { Attempt } from '../../observe/visit/evidence.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import { safeUrl } from '../../rules/go/url.ts'
import { firstPlaceOf } from '../../rules/problems/note.ts'
import { type Because, type Constraint, type Place, splitFile } from '../../rules/problems/place.ts'
import { SEVERITIES, type Severity, said } from '../../rules/problems/problem.ts'
import { describeStops } from '../../rules/problems/stops.ts'
import { unicodeHostname } from '../../rules/protocol/hostname.ts'
import { bareUrl, hideAddressSecrets } from '../../rules/text/address-secrets.ts'
import type { ReportContext } from '../outcome.ts'
import { jsonPieces } from '../pieces.ts'
import { onlyServiceOf } from '../places.ts'

/** The whole verdict, since the scan limits what it can hold. URLs have no user info, query or fragment. */
export function* renderJson(verdict: Verdict, context: ReportContext): Generator<string> {
  const { hosts, findings, passed, ignored, stopped, roots } = verdict
  const { dialect, remarks, repository, repositories, startedAt, durationMs } = context
  const { usages, ...scan } = context.scan
  yield* jsonPieces({
    schemaVersion: 1,
    version: context.version,
    passed,
    // Absent from a complete report, as from those of earlier versions.
    stopped: describeStops(stopped) || undefined,
    incomplete: filled(stopped),
    failOn: context.failOn,
    repository: repository ?? undefined,
    repositories: filled(repositories),
    dialect: dialect.name,
    clientDetection: detectionOf(dialect),
    clients: context.clients,
    startedAt,
    durationMs,
    counts: Object.fromEntries(SEVERITIES.map((level) => [`${level}s`, countOf(findings, level)])),
    hosts: hosts.values().map(hostOf),
    findings: findings.values().map(findingOf),
    // Absent at depth discovery.
    roots: filled(roots)?.values().map(rootOf),
    ignored: ignored.length,
    // Absent if there are none.
    ignoredFindings: filled(ignored)?.values().map(ignoredOf),
    usages,
    remarks: filled(remarks),
    scan
  })
  yield '\n'
}

const filled = <T>(items: readonly T[]) => (items.length === 0 ? undefined : items)

const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length

/** All evidence: a version file decides about the directories below it. */
function detectionOf({ clients, versions, releases, isGuess, why, evidence }: Dialect) {
  return {
    clients,
    assumed: isGuess ?? false,
    why: hideAddressSecrets(why),
    versions: Object.entries(versions).map(([client, version]) => {
      return { client, version: hideAddressSecrets(version) }
    }),
    releases: releases.map(({ name }) => name),
    evidence: evidence.map(({ client, version, level, text, place }) => ({
      client,
      version: version === null ? null : hideAddressSecrets(version),
      kind: level,
      text: hideAddressSecrets(text),
      ...placeOf(place)
    }))
  }
}

/** The requirements of a host, and what it returned. */
export function hostOf(host: HostVerdict) {
  const { visit, requirements, services, servicesFrom, clients, isNew } = host
  const { discovery, hops, timing, certificates } = visit.attempt
  return {
    host: visit.host,
    display: unicodeHostname(visit.host),
    discovery: discovery.kind,
    ...codeOf(discovery),
    // How what was sent instead begins.
    ...('excerpt' in discovery && discovery.excerpt !== null && { excerpt: discovery.excerpt }),
    documentUrl: 'url' in discovery ? safeUrl(discovery.url) : null,
    hops: hops.map(({ challenge: _, ...hop }) => {
      return { ...hop, url: bareUrl(hop.url), proxy: hop.proxy && bareUrl(hop.proxy) }
    }),
    // From entries, since a service can be named __proto__.
    services: Object.fromEntries(services.map((service) => [service.id, serviceOf(service)])),
    servicesFrom: servicesFrom && placeOf(servicesFrom),
    hostBlocks: visit.forced.map(({ client, place }) => ({ client, place: placeOf(place) })),
    required: requirements.map(({ service, clients: needing, because }) => {
      return { service, clients: needing, because: because.map(becauseOf) }
    }),
    credentials: visit.credentials?.hasToken ? visit.credentials.source : null,
    looks: visit.looks,
    attempts: attemptsOf(visit).length,
    // Most hosts need one attempt.
    ...(visit.earlier.length > 0 && { earlier: visit.earlier.map(earlierOf) }),
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
    ...(isNew && { new: true })
  }
}

const codeOf = (discovery: Attempt['discovery']) =>
  'problem' in discovery ? { code: discovery.problem.code } : {}

const earlierOf = ({ discovery, timing }: Attempt) => {
  return { discovery: discovery.kind, ...codeOf(discovery), ms: timing.totalMs }
}

function serviceOf(service: ServiceOutcome) {
  if (service.kind === 'url') return { url: bareUrl(service.url) }
  if (service.kind === 'problem') {
    return { problem: { code: service.problem.code, ...said(service.problem) } }
  }
  const { authz, token } = service.login
  const urls = { authz: authz && bareUrl(authz), token: token && bareUrl(token) }
  return { login: { ...service.login, ...urls } }
}

const becauseOf = (because: Because) => (typeof because === 'string' ? because : placeOf(because))

/** Only these properties of a place belong to the report. */
function placeOf({ file, line, column, endColumn, target, inside }: Place) {
  const { repository, path } = splitFile(file)
  const named = repository === null ? { file } : { repository, file: path }
  const linked = target && splitFile(target).path
  return { ...named, line, column, endColumn, target: linked, ...insideOf(inside) }
}

/** The calls that lead into a package, and the line in it. */
function insideOf(inside: Place['inside']) {
  if (inside === undefined) return {}
  const { through, isPublic: _, ...line } = inside
  return { through, inside: line }
}

export function findingOf(finding: Finding) {
  const { problem, severity, host, places, affects, exclude } = finding
  return {
    code: problem.code,
    severity,
    host,
    service: onlyServiceOf(finding),
    ...said(problem),
    ...insideOf(firstPlaceOf(finding)?.inside),
    places: places.map(becauseOf),
    affects,
    ...(problem.constraints && {
      constraints: problem.constraints.map((one) => ({
        ...requiredBy(one),
        conflicts: one.conflicts
      }))
    }),
    ...(exclude && { exclude })
  }
}

/** `from`: null for a line of the setting. */
export function ignoredOf({ finding, rule }: IgnoredFinding) {
  const { code, severity, host, places } = findingOf(finding)
  const from = rule.place && placeOf(rule.place)
  return { code, severity, host, places, reason: rule.reason, from }
}

/** One root module with what it installs; its repository if that is another one. */
export function rootOf({ directory, clients, rows }: RootVerdict) {
  const { repository, path } = splitFile(directory)
  return { ...(repository && { repository }), directory: path, clients, rows: rows.map(rowOf) }
}

function rowOf({ problems, places, rejectedAt: _, ...rest }: RootRow) {
  const { excluding = [], conflicting = [], requiredBy: asked, ...row } = rest
  return {
    ...row,
    ...(asked && {
      requiredBy: asked.map((one) => ({
        ...requiredBy(one),
        ...(conflicting.includes(one) && { conflicts: true as const }),
        ...(excluding.includes(one) && { excludesNewest: true as const })
      }))
    }),
    codes: problems.map(({ code }) => code),
    places: places.map(becauseOf)
  }
}

/** A constraint, the local modules that lead to it, and its line. */
const requiredBy = ({ text, module, place }: Constraint) => ({
  constraint: text,
  module,
  place: becauseOf(place)
})
