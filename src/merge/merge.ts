// Makes one report of those of shards or repositories: one verdict, in which no part can be missing unnoticed.

import { missingRepositories } from '../fleet/missing.ts'
import { bySeverity } from '../judge/finding.ts'
import { failsCheck, type Verdict } from '../judge/verdict.ts'
import { type IncompleteReason, reasonsOf } from '../problems/brief.ts'
import { SEVERITIES } from '../problems/problem.ts'
import { isPartial, type Report, type ReportContext } from '../report/outcome.ts'
import { namedByRepository } from './name-files.ts'
import { incompleteFor, type PastReport } from './read-report.ts'
import { isSameRepository, uniteContexts } from './unite-context.ts'
import { distinct, sumOf, uniteFindings } from './unite-findings.ts'
import { uniteHosts } from './unite-hosts.ts'
import { uniteRoots } from './unite-roots.ts'

/**
 * The reports fit together: `mistakesIn` finds none. `repositories` are the names of those that must be there.
 * The order of the reports does not matter, and merged reports can be merged again.
 */
export function merge(
  reports: readonly PastReport[],
  repositories: readonly string[] = []
): Report {
  const contexts = reports.map(({ context }) => context)
  const [first] = contexts
  if (first === undefined) throw new Error('there is no report to merge')
  const own = isSameRepository(contexts) ? reports : reports.map(namedByRepository)
  const [only, ...others] = own.map(({ verdict }) => verdict)
  const verdict = only !== undefined && others.length === 0 ? only : unite(own)
  const areShards = contexts.some(({ shards }) => isPartial(shards))
  const context = others.length === 0 ? whole(first) : uniteContexts(own, verdict, areShards)
  const reasons = reasonsFor(reports, context, repositories)
  return {
    verdict: {
      ...verdict,
      passed: reasons.length === 0 && reports.every((report) => isGood(report, context)),
      stopped: incompleteFor(reasons)
    },
    context
  }
}

/** One of one shard is everything. */
const whole = (context: ReportContext): ReportContext =>
  isPartial(context.shards) ? context : { ...context, shards: null }

function unite(reports: readonly Report[]): Omit<Verdict, 'passed' | 'stopped'> {
  const verdicts = reports.map(({ verdict }) => verdict)
  const hosts = uniteHosts(verdicts.map((each) => each.hosts))
  const files = uniteFindings(verdicts.map((each) => each.files))
  return {
    hosts,
    files,
    findings: [...hosts.flatMap(({ findings }) => findings), ...files].sort(bySeverity),
    roots: uniteRoots(verdicts.map((each) => each.roots)),
    ignored: sumOf(verdicts, ({ ignored }) => ignored)
  }
}

/** Whether a part lets the merge pass, where the strictest `fail-on` holds. */
function isGood({ verdict, counts }: PastReport, { failOn }: ReportContext): boolean {
  return (
    // Why an incomplete one did not pass is among the reasons, as far as other reports do not have what is missing.
    (verdict.passed || verdict.stopped !== null) &&
    !SEVERITIES.some((severity) => counts[severity] > 0 && failsCheck(severity, failOn))
  )
}

const isMissingShard = (reason: IncompleteReason): boolean =>
  reason.kind === 'missing' && reason.what === 'shard'

/** Why the merge is not complete, in any order that does not depend on that of the reports. */
function reasonsFor(
  reports: readonly PastReport[],
  context: ReportContext,
  required: readonly string[]
): readonly IncompleteReason[] {
  const known = reports.flatMap(({ verdict: { stopped }, context: own }) =>
    stopped === null
      ? []
      : reasonsOf(stopped).filter((reason) => !(isMissingShard(reason) && isPartial(own.shards)))
  )
  const { repository, repositories } = context
  const present = [...(repository === null ? [] : [repository]), ...repositories]
  const all = [
    ...known,
    ...missingRepositories(
      required,
      present.map(({ name }) => name)
    ),
    ...differingShards(reports, context)
  ]
  return [...missingShards(context), ...distinct(all, (reason) => JSON.stringify(reason))]
}

function missingShards({ shards }: ReportContext): readonly IncompleteReason[] {
  if (shards === null) return []
  const { indexes, count } = shards
  const names = Array.from({ length: count }, (_, at) => at + 1)
    .filter((index) => !indexes.includes(index))
    .map(String)
  return [{ kind: 'missing', what: 'shard', names, total: count }]
}

/** A shard that had fewer usages files than another has not checked their hosts. */
function differingShards(
  reports: readonly PastReport[],
  { repositories }: ReportContext
): readonly IncompleteReason[] {
  const all = repositories.map(({ name }) => name)
  const lists = reports
    .filter(({ context }) => isPartial(context.shards))
    .map(({ context }) => new Set(context.repositories.map(({ name }) => name)))
  return missingRepositories(
    all,
    all.filter((name) => lists.every((list) => list.has(name)))
  )
}
