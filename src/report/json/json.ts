// The verdict as the JSON report that docs/report.schema.json describes, and as outputs of the step.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { RootRow, RootVerdict } from '../../judge/roots.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop, fitInto, reasonsOf } from '../../problems/brief.ts'
import { type Finding, SEVERITIES, type Severity } from '../../problems/problem.ts'
import { hideAddressSecrets } from '../../protocol/addresses/secrets.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { ReportContext } from '../outcome.ts'
import { jsonList, jsonMember } from '../pieces.ts'
import { onlyServiceOf } from '../places.ts'
import { becauseOf, directoryOf, hostOf, placeOf } from './hosts.ts'

const SCHEMA_VERSION = 1

const MARGIN = '  '

/**
 * JSON in pieces, indented by two spaces, with a line feed at the end: the whole verdict, since the scan limits what it
 * can hold. URLs have no user info, query or fragment.
 */
export function* renderJson(verdict: Verdict, context: ReportContext): Generator<string> {
  const { usages, ...scan } = context.scan
  const { hosts, findings, passed, ignored, stopped, roots } = verdict
  const { remarks, repository, repositories } = context
  yield* [
    `{\n  "schemaVersion": ${SCHEMA_VERSION}`,
    member('version', context.version),
    member('passed', passed),
    // Absent from a complete report, as from those of earlier versions.
    ...(stopped === null
      ? []
      : [member('stopped', describeStop(stopped)), member('incomplete', reasonsOf(stopped))]),
    member('failOn', context.failOn),
    ...(repository === null ? [] : [member('repository', repository)]),
    ...(repositories.length === 0 ? [] : [member('repositories', repositories)]),
    member('dialect', context.dialect.name),
    member('clientDetection', detectionOf(context.dialect)),
    member('clients', context.clients),
    member('startedAt', context.startedAt),
    member('durationMs', context.durationMs),
    member('counts', severityCounts(verdict))
  ]
  yield* jsonList('hosts', hosts, MARGIN, hostOf)
  yield* jsonList('findings', findings, MARGIN, findingOf)
  // Absent at depth discovery.
  if (roots.length > 0) yield* jsonList('roots', roots, MARGIN, rootOf)
  yield* [
    member('ignored', ignored),
    member('usages', usages),
    ...(remarks.length === 0 ? [] : [member('remarks', remarks)]),
    member('scan', scan),
    '\n}\n'
  ]
}

const member = (name: string, value: unknown): string => jsonMember(name, value, MARGIN)

const severityCounts = ({ findings }: Verdict) =>
  Object.fromEntries(SEVERITIES.map((each) => [`${each}s`, countOf(findings, each)]))

const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length

/** All evidence: a version file decides about the directories below it. */
const detectionOf = (dialect: Dialect) => {
  const { clients, versions, releases, isGuess, why, evidence } = dialect
  return {
    clients,
    assumed: isGuess ?? false,
    why: hideAddressSecrets(why),
    versions: Object.entries(versions).map(([client, version]) => ({
      client,
      version: hideAddressSecrets(version)
    })),
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

export function findingOf(finding: Finding) {
  const { problem, severity, host, places, affects, exclude } = finding
  return {
    code: problem.code,
    severity,
    host,
    service: onlyServiceOf(finding),
    message: problem.message,
    help: problem.help ?? null,
    places: places.map(becauseOf),
    affects,
    ...(exclude === undefined ? {} : { exclude })
  }
}

/** One root module with what it installs. */
export const rootOf = ({ directory, clients, rows }: RootVerdict) => ({
  ...directoryOf(directory),
  clients,
  rows: rows.map(rowOf)
})

const rowOf = ({ problems, places, rejectedAt: _, ...row }: RootRow) => ({
  ...row,
  codes: problems.map(({ code }) => code),
  places: places.map(becauseOf)
})

// GitHub counts two bytes for each character (docs, "Passing information between jobs"). 1,000 hosts with
// three services each take 250,000.
const MAX_BYTES = { hosts: 120_000, services: 360_000 }
const COMMA = 1

/**
 * `hosts` and `services` are JSON; the latter has the URL by host and service ID. Hosts that do not fit are
 * left out.
 */
export function outputsOf({ passed, hosts, findings }: Verdict) {
  const urlsOf = ({ services }: HostVerdict) =>
    services.flatMap((service) => (service.kind === 'url' ? [[service.id, service.url]] : []))
  const { shown: names } = fitInto(hosts, MAX_BYTES.hosts, COMMA, ({ visit }) =>
    JSON.stringify(visit.host)
  )
  const { shown: services } = fitInto(hosts, MAX_BYTES.services, COMMA, (host) => {
    const urls = JSON.stringify(Object.fromEntries(urlsOf(host)))
    return `${JSON.stringify(host.visit.host)}:${urls}`
  })
  return {
    passed,
    hosts: `[${names.join(',')}]`,
    services: `{${services.join(',')}}`,
    errors: countOf(findings, 'error'),
    warnings: countOf(findings, 'warning'),
    'left-out': hosts.length - Math.min(names.length, services.length)
  }
}
