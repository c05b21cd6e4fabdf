// The verdict as the JSON report that docs/report.schema.json describes.
import type { RootRow, RootVerdict, Verdict } from '../../judge/verdict.ts'
import { describeStop, reasonsOf } from '../../problems/brief.ts'
import { type Finding, onlyServiceOf, SEVERITIES } from '../../problems/problem.ts'
import { jsonList, jsonMember } from '../json-pieces.ts'
import type { ReportContext } from '../outcome.ts'
import { detectionOf } from './detection.ts'
import { hostOf } from './hosts.ts'
import { becauseOf, directoryOf } from './places.ts'

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
  Object.fromEntries(
    SEVERITIES.map((severity) => [
      `${severity}s`,
      findings.filter((finding) => finding.severity === severity).length
    ])
  )

/** One finding. */
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

const rowOf = ({ problems, places, ...row }: RootRow) => ({
  ...row,
  codes: problems.map(({ code }) => code),
  places: places.map(becauseOf)
})
