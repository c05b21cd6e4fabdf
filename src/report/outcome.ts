// What a verdict comes to: results of hosts and root modules, sentences and counts that all output formats share.
import type { Repository } from '../git/name-repository.ts'
import type { History } from '../history/history.ts'
import { CHECK_FAILURES } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { RootRow, RootVerdict } from '../judge/roots.ts'
import { failsCheck, type Verdict } from '../judge/verdict.ts'
import { describeStop, showCount } from '../problems/brief.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { inRepository, repositoryOf, splitFile } from '../problems/place.ts'
import { type Finding, firstPlaceOf, SEVERITIES, type Severity } from '../problems/problem.ts'
import type { Client } from '../protocol/clients.ts'
import { directoryOf } from '../protocol/local/paths.ts'
import { HOSTNAMES_LINE } from '../roots/root.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { PlaceLinks } from './links.ts'
import { hitsOf, linesOf, outOf } from './places.ts'

/** What the scan read; all zero when scanning was off. */
export type ScanSummary = {
  readonly files: number
  readonly bytes: number
  readonly usages: number
  readonly durationMs: number
}

/** What a report says about the check itself, besides the verdict. */
export type ReportContext = {
  readonly dialect: Dialect
  /** The lowest severity that fails the check. */
  readonly failOn: FailOn
  readonly depth: Settings['depth']
  readonly scan: ScanSummary
  /** Restrictions of this check, each a clause without a capital and a full stop. */
  readonly remarks: readonly string[]
  /** ISO 8601, UTC. Days until a certificate expires are counted from here. */
  readonly startedAt: string
  readonly durationMs: number
  /** The version of this program, without a `v`. */
  readonly version: string
  /** Page that explains the problem codes; each code is an anchor on it. */
  readonly docsUrl: string
  /** The clients that use the repository, or all of them where that is not known. */
  readonly clients: readonly Client[]
  /** Null where files have no page on the web. */
  readonly links: PlaceLinks | null
  /** The repository of the checkout; null if it is not known. */
  readonly repository: Repository | null
  /** Those whose usages were checked. Names of their files begin with the repository: `inRepository`. */
  readonly repositories: readonly Repository[]
  /** Null without a history file. */
  readonly history: History | null
}

/** All that the output formats need. */
export type Report = { readonly verdict: Verdict; readonly context: ReportContext }

/** The outcomes, worst first, as people read them after the name of the host. */
export const OUTCOME_WORDS = {
  fails: 'failed',
  unchecked: 'not checked',
  warns: 'has warnings',
  skipped: 'skipped',
  works: 'passed'
} as const

/** A host by its worst finding; a notice does not change it. */
export type HostOutcome = keyof typeof OUTCOME_WORDS

export const WORST_FIRST = Object.keys(OUTCOME_WORDS) as readonly HostOutcome[]

export function outcomeOf(host: HostVerdict): HostOutcome {
  if (isUnchecked(host)) return 'unchecked'
  const worst = worstOf(host.findings)
  if (worst === 'error') return 'fails'
  if (worst === 'warning') return 'warns'
  return isSkipped(host) ? 'skipped' : 'works'
}

export const isFailing = (host: HostVerdict): boolean => outcomeOf(host) === 'fails'

/** The host was not contacted. */
export const isSkipped = ({ visit }: HostVerdict): boolean =>
  visit.attempt.discovery.kind === 'skipped'

// The check ended before there was a result, or cannot read what the host sends.
const UNCHECKED: readonly ProblemCode[] = ['host-not-checked', ...CHECK_FAILURES]

/** There is no result, although there should be one. */
export const isUnchecked = ({ visit: { attempt } }: Pick<HostVerdict, 'visit'>): boolean =>
  attempt.discovery.kind === 'skipped' && UNCHECKED.includes(attempt.discovery.problem.code)

/** The hosts by outcome, worst first; otherwise in their own order. */
export const worstFirst = (hosts: readonly HostVerdict[]): readonly HostVerdict[] =>
  WORST_FIRST.flatMap((outcome) => hosts.filter((host) => outcomeOf(host) === outcome))

/** `skipped` if nothing is wrong, and not all rows were checked. */
export function outcomeOfRows(rows: readonly RootRow[]): 'fails' | 'warns' | 'skipped' | 'works' {
  const severities = new Set(rows.map(({ worst }) => worst))
  if (severities.has('error')) return 'fails'
  if (severities.has('warning')) return 'warns'
  return rows.some(isUncheckedRow) ? 'skipped' : 'works'
}

/** A group for each outcome, the worst first. */
export function byOutcome<T>(items: readonly T[], rowsOf: (item: T) => readonly RootRow[]) {
  const groups = Object.groupBy(items, (item) => outcomeOfRows(rowsOf(item)))
  const { fails = [], warns = [], skipped = [], works = [] } = groups
  return [fails, warns, skipped, works] as const
}

export const isUncheckedRow = ({ chosen, isUnchecked }: RootRow): boolean =>
  isUnchecked === true || Object.keys(chosen).length === 0

/** The worst severity of some findings; null where there is none. */
export const worstOf = (findings: readonly Pick<Finding, 'severity'>[]): Severity | null =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null

/** The findings that the line about a host names: its errors, else its warnings. */
export function worstFindings({ findings }: HostVerdict): readonly Finding[] {
  const worst = worstOf(findings)
  return worst === 'notice' ? [] : findings.filter(({ severity }) => severity === worst)
}

/** Whether it fails the check, or would without `fail-on: never`. */
export const isFault = ({ severity }: Finding, { failOn }: ReportContext): boolean =>
  severity === 'error' || failsCheck(severity, failOn)

/** A notice needs no action. */
export const isActionable = ({ severity }: Finding): boolean => severity !== 'notice'

/** One sign for the whole: a check that passed may still have warnings, or had no host. */
export function overallSign({ passed, hosts, findings }: Verdict): HostOutcome {
  if (!passed) return 'fails'
  if (findings.some(isActionable)) return 'warns'
  return hosts.length === 0 ? 'skipped' : 'works'
}

/** The repositories whose usages were checked, if they are several. */
export type Fleet = Pick<ReportContext, 'repositories'>

/** One sentence about all hosts and files, in which names of missing repositories are the only text from outside. */
export function sentenceOf(verdict: Verdict, { repositories: { length: total } }: Fleet): string {
  const { hosts, files, findings, passed, stopped } = verdict
  const failure = failureOf(verdict, total)
  // The clause about `init` covers these.
  const rest = files.filter(({ problem }) => failure === null || !INIT_CODES.test(problem.code))
  const others = rest.filter((finding) => !isNothing(finding))
  const isFilesFault = worstOf(others) === 'error' && !hosts.some(isFailing)
  const where = failure === null && total > 0 ? ` in ${showCount(total, 'repository')}` : ''
  const isNone = others.length < rest.length
  const ofHosts = isNone ? [`nothing to check${where}`] : hostClauses(hosts, where)
  const own = [ofHosts, fileClauses(others)]
  const clauses = [failure ?? [], isFilesFault ? own.toReversed() : own].flat(2).join(', ')
  const hasErrors = worstOf(findings) === 'error'
  if (stopped !== null) {
    const why = describeStop(stopped)
    // Otherwise the sentence begins with hosts that passed, in a check that failed.
    return hasErrors || hosts.some(isUnchecked) ? `${clauses} (${why})` : `${why}; ${clauses}`
  }
  if (passed && hasErrors) return `${clauses} (the check passes: fail-on is never)`
  return passed || hasErrors ? clauses : `${clauses} (the check fails: fail-on is warning)`
}

/** With hostnames, the finding is only a warning, and hosts are checked. */
const isNothing = ({ problem, severity }: Finding): boolean =>
  problem.code === 'nothing-to-check' && severity === 'error'

// The first words of codes of what fails in root modules.
const INIT_CODES = /^(?:module|provider|version|package|constraint|lock)-/

/** Said of a host that a setting does not allow. */
export const NOT_ALLOWED = 'not allowed'

/** `where` is said of all hosts. */
function hostClauses(hosts: readonly HostVerdict[], where: string): readonly string[] {
  const total = hosts.length
  if (total === 0) return [`no registry hosts to check${where}`]
  const { skipped = [], checked = [] } = Object.groupBy(hosts, (host) =>
    isSkipped(host) ? 'skipped' : 'checked'
  )
  const { fails, unchecked, works } = OUTCOME_WORDS
  const counted = (words: string, own: readonly HostVerdict[]) =>
    own.length === 0 ? [] : [{ words, count: own.length }]
  const bad = [
    ...counted(fails, checked.filter(isFailing)),
    ...counted(NOT_ALLOWED, skipped.filter(isFailing)),
    ...counted(unchecked, skipped.filter(isUnchecked))
  ]
  const good = [...counted(works, checked), ...counted(OUTCOME_WORDS.skipped, skipped)]
  // The first clause says of how many hosts, the others only how many.
  const [first, ...others] = bad.length > 0 ? bad : good
  const warned = checked.filter((host) => outcomeOf(host) === 'warns').length
  const more = total === 1 ? '' : `${warned} ${bad.length > 0 ? 'more ' : ''}`
  const isState = first?.words === NOT_ALLOWED || first?.words === unchecked
  const be = !isState ? '' : first.count === 1 ? 'is ' : 'are '
  const which = total === 1 ? '1 registry host' : outOf(first?.count ?? 0, total, 'registry hosts')
  return [
    `${which}${where} ${be}${first?.words}`,
    ...others.map(({ count, words }) => `${count} ${words}`),
    ...(warned === 0 ? [] : [`${more}with warnings`])
  ]
}

/** Nothing for notices, which need no action. */
function fileClauses(findings: readonly Finding[]): readonly string[] {
  const worst = worstOf(findings)
  if (worst === null || worst === 'notice') return []
  const own = findings.filter(({ severity }) => severity === worst)
  const hits = hitsOf(own).length
  const files = new Set(linesOf(own).map(({ file }) => file)).size
  const where = hits > 0 ? `files of ${showCount(hits, 'repository')}` : showCount(files, 'file')
  const isElsewhere = own.some((finding) => firstPlaceOf(finding) === null)
  return [
    ...(files > 0 ? [`${worst}s in ${where}`] : []),
    ...(isElsewhere ? [`${worst}s in settings or credentials`] : [])
  ]
}

/** `init fails in 2 of 40 root modules`, of several repositories also in how many of them; null where it fails in none. */
function failureOf({ roots, findings }: Verdict, repositories: number): string | null {
  // The addresses in `hostnames` are no root module.
  const real = roots.filter(({ directory }) => directory !== HOSTNAMES_LINE.file)
  const [failing] = byOutcome(real, ({ rows }) => rows)
  const failed = new Set([...failing.map(nameOf), ...stoppedAtStart(findings)])
  if (failed.size === 0) return null
  const all = new Set([...real.map(nameOf), ...failed]).size
  const owners = new Set(Array.from(failed, repositoryOf)).size
  const count = all < 2 ? '' : ` in ${outOf(failed.size, all, 'root modules')}`
  const where = repositories < 2 ? '' : ` (${outOf(owners, repositories, 'repositories')})`
  return `init fails${count}${where}`
}

/** What fails besides hosts: `init fails in 4 root modules`, `errors in 2 files`; null if nothing does. */
export function describeFiles(verdict: Verdict, { repositories }: Fleet): string | null {
  const errors = verdict.files.filter(({ severity }) => severity === 'error')
  return failureOf(verdict, repositories.length) ?? fileClauses(errors)[0] ?? null
}

const nameOf = ({ directory }: RootVerdict): string => directory

/** The root modules in which `init` stops before it installs anything. They may have no rows. */
const stoppedAtStart = (findings: readonly Finding[]): readonly string[] =>
  linesOf(
    findings.filter(
      ({ problem, severity }) => problem.code === 'cloud-token' && severity === 'error'
    )
  ).map(({ file }) => {
    const { repository, path } = splitFile(file)
    const directory = directoryOf(path) || '.'
    return repository === null ? directory : inRepository(repository, directory)
  })
