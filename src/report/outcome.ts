// The outcome of a verdict: results of hosts and root modules, sentences and counts that all output formats share.

import { CHECK_FAILURES, type Finding } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { RootRow } from '../judge/roots.ts'
import { failsCheck, type Verdict } from '../judge/verdict.ts'
import type { Repository } from '../read/git/name-repository.ts'
import type { Dialect } from '../read/scan/clients/dialect.ts'
import type { ProblemCode } from '../rules/problems/catalogue.ts'
import { SEVERITIES, type Severity } from '../rules/problems/problem.ts'
import type { Client } from '../rules/protocol/clients.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { History } from './history/history.ts'
import type { PlaceLinks } from './links.ts'

/** Totals of the scan; all zero when scanning was off. */
export type ScanSummary = {
  readonly files: number
  readonly bytes: number
  readonly usages: number
  readonly durationMs: number
}

/** The facts about the check itself that a report has besides the verdict. */
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
  /** The index of the pages that explain the problem codes. */
  readonly docsUrl: string
  /** The clients that use the repository, or all of them where that is not known. */
  readonly clients: readonly Client[]
  /** Null where files have no page on the web. */
  readonly links: PlaceLinks | null
  /** The repository of the checkout; null if it is not known. */
  readonly repository: Repository | null
  /** The repositories whose usages were checked. Names of their files begin with the repository: `inRepository`. */
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
export function byOutcome<T>(items: readonly T[], outcomeOf: (item: T) => HostOutcome) {
  const groups = Object.groupBy(items, outcomeOf)
  return WORST_FIRST.map((outcome) => groups[outcome] ?? [])
}

export const isUncheckedRow = ({ chosen, isDirect, isUnchecked }: RootRow): boolean =>
  isUnchecked === true || (!isDirect && Object.keys(chosen).length === 0)

/** The worst severity of some findings; null where there is none. */
export const worstOf = (findings: readonly Pick<Finding, 'severity'>[]): Severity | null =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null

/** The findings that the line about a host names: its errors, else its warnings. */
export function worstFindings({ findings }: HostVerdict): readonly Finding[] {
  const worst = worstOf(findings)
  return worst === 'notice' ? [] : findings.filter(({ severity }) => severity === worst)
}

/** True for a finding that fails the check, or would without `fail-on: never`. */
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
