// What a verdict comes to in a word, a number and a sentence, the same in every face.

import type { Attempt, Visit } from '../evidence.ts'
import type { Severity } from '../problem.ts'
import type { Finding, HostVerdict, Verdict } from '../verdict.ts'
import { showCount } from './phrases.ts'

/** A host by its worst finding; a notice leaves it working. */
export type HostOutcome = 'fails' | 'warns' | 'works'

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']
const WORST_FIRST: readonly HostOutcome[] = ['fails', 'warns', 'works']

export function outcomeOf(host: HostVerdict): HostOutcome {
  if (host.findings.some((finding) => finding.severity === 'error')) return 'fails'
  return host.findings.some((finding) => finding.severity === 'warning') ? 'warns' : 'works'
}

/** The attempt that counts. */
export const lastAttempt = (visit: Visit): Attempt =>
  visit.attempts.reduce((_earlier, later) => later)

/** The hosts with what needs somebody first; otherwise in their own order. */
export function worstFirst(hosts: readonly HostVerdict[]): readonly HostVerdict[] {
  return WORST_FIRST.flatMap((outcome) => hosts.filter((host) => outcomeOf(host) === outcome))
}

/** One sentence about all hosts, in our own words only. */
export function sentenceOf(verdict: Verdict): string {
  const total = verdict.hosts.length
  if (total === 0) return 'there is no host to check'
  const outcomes = verdict.hosts.map(outcomeOf)
  const failing = outcomes.filter((outcome) => outcome === 'fails').length
  const warned = outcomes.filter((outcome) => outcome === 'warns').length
  const must = failing === 1 ? 'does not offer what it must' : 'do not offer what they must'
  const have = warned === 1 ? 'has warnings' : 'have warnings'
  if (total === 1) {
    return failing === 1
      ? 'the host does not offer what it must'
      : `the host offers what it must${warned === 1 ? ', with warnings' : ''}`
  }
  if (failing === 0) {
    return `all ${total} hosts offer what they must${warned > 0 ? `, ${warned} ${have}` : ''}`
  }
  const more = warned > 0 ? `, ${warned} more ${have}` : ''
  return `${failing} of ${total} hosts ${must}${more}`
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
