// Reports to merge, as they are read from JSON reports, and reports of shards and repositories that overlap.
import type { Finding } from '../../src/judge/finding.ts'
import type { HostVerdict } from '../../src/judge/host-verdict.ts'
import { merge } from '../../src/merge/merge.ts'
import { type PastReport, readReport } from '../../src/merge/read-report.ts'
import type { Severity } from '../../src/problems/problem.ts'
import type { Report, ReportContext } from '../../src/report/outcome.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  anAttempt,
  aPlace,
  aProblem,
  aRequirement,
  aRoot,
  aRootRow,
  aSkippedVisit,
  aTiming,
  aVerdict,
  aVisit
} from './evidence-builder.ts'
import type { Random } from './random.ts'
import { renderJson } from './whole-reports.ts'

export const jsonOf = ({ verdict, context }: Report): string => renderJson(verdict, context)

/** A report as it is read from its JSON. */
export function past(report: Report): PastReport {
  const read = readReport(jsonOf(report))
  if (!read.ok) throw new Error(`the report ${read.why}`)
  return read.value
}

/** The merge, as JSON. */
export const merged = (parts: readonly Report[], repositories?: readonly string[]): string =>
  jsonOf(merge(parts.map(past), repositories))

export const repositoryOf = (name: string, commit: string | null = null) => ({
  name,
  url: `https://github.com/${name}`,
  commit
})

export const aReport = (
  hosts: readonly HostVerdict[] = [],
  context: Partial<ReportContext> = {},
  verdict: Parameters<typeof aVerdict>[1] = {}
): Report => ({ verdict: aVerdict(hosts, verdict), context: aContext(context) })

/** The host works, unless it has an error or a warning; a line of a file requires it. */
export function hostOf(name: string, line: number, severity: Severity | null = null): HostVerdict {
  const host = aHost(name)
  const places = [aPlace({ line })]
  const findings = severity === null ? [] : [aFinding({ host, severity, places })]
  const visit = aVisit({ host, attempt: anAttempt({ timing: aTiming({ totalMs: line }) }) })
  return aHostVerdict({ visit, findings, requirements: [aRequirement({ host, because: places })] })
}

const NAMES = ['a.example.com', 'b.example.com', 'c.example.com', 'd.example.com'] as const
const SEVERITIES = [null, null, 'notice', 'warning', 'error'] as const

/** A report with some hosts of which other reports have some, too. */
export function anyReport(random: Random, context: Partial<ReportContext>): Report {
  const hosts = NAMES.filter(() => random.below(2) === 0).map((name) => anyHost(name, random))
  const files: readonly Finding[] = Array.from({ length: random.below(3) }, () =>
    aFileFinding({
      message: random.pick(['one', 'two']),
      place: aPlace({ line: random.below(3) + 1 }),
      ...(random.below(3) === 0 ? { exclude: ['**/examples'], severity: 'warning' } : {})
    })
  )
  const roots = ['.', 'prod']
    .filter(() => random.below(2) === 0)
    .map((directory) => {
      const rows = [1, 2].map((line) =>
        aRootRow({
          places: [aPlace({ line })],
          chosen: random.below(2) === 0 ? {} : { terraform: random.pick(['1.0.0', '2.0.0', null]) },
          platforms: [{ platform: 'linux_amd64', available: random.pick([true, false, null]) }],
          worst: random.pick([null, 'warning'])
        })
      )
      return aRoot(directory, rows.slice(random.below(2)))
    })
  return aReport(
    hosts,
    {
      startedAt: `2026-11-20T12:00:0${random.below(10)}.000Z`,
      durationMs: random.below(1000),
      remarks: ['x', 'y'].filter(() => random.below(2) === 0),
      failOn: random.pick(['error', 'error', 'never', 'warning']),
      scan: {
        files: random.below(9),
        bytes: random.below(99),
        usages: random.below(9),
        durationMs: 1
      },
      ...context
    },
    { files, roots, ignored: random.below(3) }
  )
}

function anyHost(name: string, random: Random): HostVerdict {
  const host = aHost(name)
  if (random.below(5) > 0) return hostOf(name, random.below(3) + 1, random.pick(SEVERITIES))
  return aHostVerdict({
    visit: aSkippedVisit(host, aProblem('host-assumed', 'not contacted')),
    services: [],
    requirements: [aRequirement({ host, because: [aPlace()] })],
    findings: [
      aFinding({ code: 'host-assumed', host, message: 'not contacted', places: [aPlace()] })
    ]
  })
}
