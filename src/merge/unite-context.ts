// Unites what several reports say about their checks. No result depends on the order of the reports.
import { uniteDialects } from '../fleet/unite.ts'
import type { Repository } from '../git/repository.ts'
import type { Verdict } from '../judge/verdict.ts'
import { ALL_CLIENTS } from '../protocol/clients.ts'
import type { Report, ReportContext } from '../report/outcome.ts'
import { firstRemarks, remarksOn } from '../report/remarks.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { FailOn } from '../settings/settings.ts'
import type { Shards } from '../settings/shard.ts'
import { byText, distinct, maxOf, sumOf } from './unite-findings.ts'

// The strictest first.
const FAIL_ON: readonly FailOn[] = ['warning', 'error', 'never']
const WHY = 'as in each report'

/** Of several reports. `areShards`: of one check, each of which has read all files. */
export function uniteContexts(
  reports: readonly Report[],
  verdict: Pick<Verdict, 'files' | 'roots'>,
  areShards: boolean
): ReportContext {
  const all = reports.map(({ context }) => context)
  const [first] = all
  if (first === undefined) throw new Error('there is no report to merge')
  const total = (amountOf: (context: ReportContext) => number): number =>
    areShards ? maxOf(all, amountOf) : sumOf(all, amountOf)
  return {
    ...first,
    dialect: dialectOf(all.map(({ dialect }) => dialect)),
    failOn: FAIL_ON.find((each) => all.some(({ failOn }) => failOn === each)) ?? first.failOn,
    scan: {
      files: total(({ scan }) => scan.files),
      bytes: total(({ scan }) => scan.bytes),
      usages: total(({ scan }) => scan.usages),
      durationMs: maxOf(all, ({ scan }) => scan.durationMs)
    },
    remarks: uniteRemarks(reports, verdict),
    startedAt: all.map(({ startedAt }) => startedAt).toSorted()[0] ?? first.startedAt,
    // The checks ran at the same time.
    durationMs: maxOf(all, ({ durationMs }) => durationMs),
    clients: ALL_CLIENTS.filter((client) => all.some(({ clients }) => clients.includes(client))),
    ...uniteRepositories(all),
    shards: uniteShards(all)
  }
}

function dialectOf(all: readonly Dialect[]): Dialect {
  const whys = new Set(all.map(({ why }) => why))
  const evidence = distinct(
    all.flatMap((each) => each.evidence),
    (sign) => JSON.stringify(sign)
  )
  const left = sumOf(all, ({ evidenceLeftOut = 0 }) => evidenceLeftOut)
  return {
    ...uniteDialects(all),
    why: whys.size === 1 ? [...whys].join() : WHY,
    evidence,
    ...(left === 0 ? {} : { evidenceLeftOut: left })
  }
}

/** Each once, in any order. Those that follow from a verdict follow from that on all reports. */
function uniteRemarks(
  reports: readonly Report[],
  verdict: Pick<Verdict, 'files' | 'roots'>
): readonly string[] {
  const own = reports.map(({ verdict: one, context }) => {
    const derived = new Set(remarksOn(one))
    return context.remarks.filter((remark) => !derived.has(remark))
  })
  const given = distinct(own.flat(), (remark) => remark)
  return firstRemarks([...given, ...remarksOn(verdict)])
}

type Repositories = Pick<ReportContext, 'repository' | 'repositories'>

/** Reports of the same repository are a report on it; others name their files after repositories. */
function uniteRepositories(all: readonly Repositories[]): Repositories {
  const own = all.map(({ repository }) => repository)
  const of = uniteNamed([...all.flatMap(({ repositories }) => repositories)])
  if (isSameRepository(all)) {
    const [repository = null] = uniteNamed(own.filter((each) => each !== null))
    return { repository, repositories: of }
  }
  return {
    repository: null,
    repositories: uniteNamed([...of, ...own.filter((each) => each !== null)])
  }
}

/** Whether files need no repository in their names. */
export const isSameRepository = (all: readonly Repositories[]): boolean =>
  new Set(all.map(({ repository }) => repository?.name)).size === 1

/** Without the commit where several were checked: links would lead to other lines. */
const uniteNamed = (all: readonly Repository[]): readonly Repository[] =>
  [...Map.groupBy(all, ({ name }) => name)]
    .sort(([a], [b]) => byText(a, b))
    .map(([name, group]) => ({
      name,
      url: onlyOf(group.map(({ url }) => url)),
      commit: onlyOf(group.map(({ commit }) => commit))
    }))

function onlyOf(values: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(values)
  return others.length === 0 ? first : null
}

/** Null once all are there. */
function uniteShards(all: readonly Pick<ReportContext, 'shards'>[]): Shards | null {
  const parts = all.flatMap(({ shards }) => shards ?? [])
  const count = parts[0]?.count ?? 0
  const indexes = [...new Set(parts.flatMap((each) => each.indexes))].sort((a, b) => a - b)
  return indexes.length === count ? null : { indexes, count }
}
