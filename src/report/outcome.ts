// What a verdict comes to in a word, a number and a sentence, the same in every face.

import type { Finding, HostVerdict, Verdict } from '../judge/verdict.ts'
import { SEVERITIES, type Severity } from '../problems/problem.ts'
import type { Dialect } from '../scan/client-detection.ts'
import type { FailOn } from '../settings/settings.ts'
import { showDuration, showSize } from './measure.ts'
import { showCount } from './phrases.ts'
import { byFile, usedAt, withoutFile } from './places.ts'

/** A host by its worst finding; a notice leaves it working. One that nobody asked does neither. */
export type HostOutcome = 'fails' | 'warns' | 'skipped' | 'works'

/** The outcome as people read it, after the name of the host. */
export const OUTCOME_WORDS: Readonly<Record<HostOutcome, string>> = {
  fails: 'fails',
  warns: 'warns',
  skipped: 'not asked',
  works: 'works'
}

const WORST_FIRST: readonly HostOutcome[] = ['fails', 'warns', 'skipped', 'works']

export function outcomeOf(host: HostVerdict): HostOutcome {
  if (host.findings.some((finding) => finding.severity === 'error')) return 'fails'
  if (host.findings.some((finding) => finding.severity === 'warning')) return 'warns'
  return isSkipped(host) ? 'skipped' : 'works'
}

/** The host was not contacted. */
export const isSkipped = ({ visit }: HostVerdict): boolean =>
  visit.attempt.discovery.kind === 'skipped'

/** The hosts with what needs somebody first; otherwise in their own order. */
export function worstFirst(hosts: readonly HostVerdict[]): readonly HostVerdict[] {
  return WORST_FIRST.flatMap((outcome) => hosts.filter((host) => outcomeOf(host) === outcome))
}

/** The worst of some findings; null where there is none. */
export const worstOf = (findings: readonly Finding[]): Severity | null =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null

/** One sentence about all hosts and files, in our own words only. What fails the check comes first. */
export function sentenceOf({ hosts, files }: Verdict): string {
  const clauses = [hostClauses(hosts), fileClauses(files)]
  const isFilesFault =
    worstOf(files) === 'error' && !hosts.some((host) => outcomeOf(host) === 'fails')
  return (isFilesFault ? clauses.toReversed() : clauses).flat().join(', ')
}

function hostClauses(hosts: readonly HostVerdict[]): readonly string[] {
  const total = hosts.length
  const outcomes = hosts.map((host) => (isSkipped(host) ? 'skipped' : outcomeOf(host)))
  const count = (outcome: HostOutcome) => outcomes.filter((one) => one === outcome).length
  const refused = hosts.filter((host) => isSkipped(host) && outcomeOf(host) === 'fails').length
  const [failing, warned, skipped] = [count('fails'), count('warns'), count('skipped') - refused]
  if (total === 0) return ['there is no host to check']
  if (total === 1 && refused === 1) return ['the host is not allowed']
  if (total === 1 && skipped === 1) return ['the host was not asked']
  if (total === 1) return [oneHost(failing === 1), ...(warned === 1 ? ['with warnings'] : [])]
  const more = failing > 0 ? 'more ' : ''
  const clause = (number: number, one: string, several: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : several}`]
  return [
    manyHosts(total, failing, total - refused - skipped),
    ...clause(warned, `${more}has warnings`, `${more}have warnings`),
    ...clause(refused, 'is not allowed', 'are not allowed'),
    // Beside worse things it would only make the sentence longer.
    ...(failing > 0 || skipped === total ? [] : clause(skipped, 'was not asked', 'were not asked'))
  ]
}

const oneHost = (fails: boolean): string =>
  fails ? 'the host does not offer what it must' : 'the host offers what it must'

function manyHosts(total: number, failing: number, asked: number): string {
  const must = failing === 1 ? 'does not offer what it must' : 'do not offer what they must'
  if (failing > 0) return `${failing} of ${total} hosts ${must}`
  if (asked === total) return `${total === 2 ? 'both' : `all ${total}`} hosts offer what they must`
  const offer = asked === 1 ? 'offers what it must' : 'offer what they must'
  return asked === 0 ? `none of ${total} hosts was asked` : `${asked} of ${total} hosts ${offer}`
}

/** Nothing for notices: they ask nobody to do anything. */
function fileClauses(findings: readonly Finding[]): readonly string[] {
  const worst = worstOf(findings)
  if (worst === null || worst === 'notice') return []
  const count = byFile(findings).filter(([, group]) => worstOf(group) === worst).length
  const about = worstOf(withoutFile(findings)) === worst ? [`credentials have ${worst}s`] : []
  return count === 0
    ? about
    : [`${showCount(count, 'file')} ${count === 1 ? 'has' : 'have'} ${worst}s`, ...about]
}

// Nearly always the step before is missing, or the directory is another one.
const NOTHING_FOUND = '; check the repository out first, or name hosts in the hostnames input'

/** What was read and what came of it: `read 12 files (3.4 kB) in 5 ms: …`; null when nothing was to be. */
export function scanSentenceOf({ hosts }: Verdict, scan: ScanSummary): string | null {
  const { files, bytes, usages, durationMs } = scan
  if (files === 0 && durationMs === 0) return null
  const time = showDuration(durationMs)
  if (files === 0) return `found no Terraform or OpenTofu files in ${time}${NOTHING_FOUND}`
  const named = hosts.filter((host) => usedAt(host).length > 0).length
  const gave =
    named === 0
      ? 'they use no host'
      : `${showCount(usages, 'usage')} of ${showCount(named, 'host')}`
  return `read ${showCount(files, 'file')} (${showSize(bytes)}) in ${time}: ${gave}`
}

/** The numbers behind the sentence: findings by severity, and those that `ignore` left out. */
export function countsOf(verdict: Verdict): string {
  const counts = SEVERITIES.map((severity) => ({
    noun: severity,
    count: verdict.findings.filter((finding) => finding.severity === severity).length
  })).filter(({ count }) => count > 0)
  const found =
    counts.length === 0
      ? 'no findings'
      : counts.map(({ count, noun }) => showCount(count, noun)).join(', ')
  return verdict.ignored > 0 ? `${found}, ${verdict.ignored} ignored` : found
}

/** Findings of a host that its row or line should name: its worst ones. */
export function worstFindings(host: HostVerdict): readonly Finding[] {
  const errors = host.findings.filter((finding) => finding.severity === 'error')
  return errors.length > 0
    ? errors
    : host.findings.filter((finding) => finding.severity === 'warning')
}

/** What was read of the repository; all zero when nothing was to be scanned. */
export type ScanSummary = {
  readonly files: number
  readonly bytes: number
  readonly usages: number
  readonly durationMs: number
}

export type ReportContext = {
  readonly dialect: Dialect
  /** The least severe finding that fails the check. */
  readonly failOn: FailOn
  readonly scan: ScanSummary
  /** What else must be known of how it was checked, each a clause without capital and full stop. */
  readonly remarks: readonly string[]
  /** ISO 8601, UTC. Days until a certificate expires are counted from here. */
  readonly startedAt: string
  readonly durationMs: number
  /** Of this tool, without a `v`. */
  readonly version: string
  /** Page that explains the problem codes; each code is an anchor on it. */
  readonly docsUrl: string
}
