// The verdict as annotations: one per finding, or an overview and groups when GitHub would not show them all.

import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import { SEVERITIES, type Severity } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { firstLines, NEW, showCount, showSome } from '../phrases.ts'
import { findingFacts, firstPlaceOf, isInCheckout, showPlace, subjectOf } from '../places.ts'
import { logLine, visible, visibleFile, workflowText } from '../safe-text.ts'

/** Plain text; @actions/core escapes it for the workflow command. */
export type Annotation = {
  readonly level: Severity
  readonly title: string
  /** Lines end with line feeds; at most 4,000 characters. */
  readonly message: string
  /** The place is complete or missing; the file is as the repository has it. */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
}

// GitHub shows ten of each level for a step and silently drops the others (actions/toolkit,
// docs/problem-matchers.md).
const MAX_SHOWN = 10

const MAX_TITLE = 200
const MAX_TEXT = 700
const MAX_PLACES = 8
const MAX_SUBJECTS = 30
// In one annotation.
const MAX_FINDINGS = 8
// No file system has longer paths.
const MAX_PATH = 4096

/**
 * At most ten of each level. Up to ten findings have one each. With more, an overview of hosts and files
 * comes first, and findings that share a place, or a host where there is none, share an annotation. If
 * that is still too much, the last annotation says how many findings are left.
 */
export function renderAnnotations(verdict: Verdict): readonly Annotation[] {
  return [
    ...failedWithoutErrors(verdict),
    ...SEVERITIES.flatMap((level) => annotationsOf(verdict, level))
  ]
}

/** With `fail-on: warning`, or errors that are ignored, explains why the job failed. */
function failedWithoutErrors({ passed, stopped, findings }: Verdict): readonly Annotation[] {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  if (passed || findings.some(({ severity }) => severity === 'error')) return []
  if (stopped !== null) {
    return [annotation('error', 'The check is not complete', [describeStop(stopped)])]
  }
  const line = `${showCount(warnings, 'warning')}, and fail-on is warning`
  return [annotation('error', 'Warnings fail this check', [line])]
}

function annotationsOf(verdict: Verdict, level: Severity): readonly Annotation[] {
  const findings = verdict.findings.filter((finding) => finding.severity === level)
  if (findings.length <= MAX_SHOWN) return findings.map(annotationOf)
  const groups = [...Map.groupBy(findings, keyOf).values()]
  const fit = groups.length < MAX_SHOWN ? groups.length : MAX_SHOWN - 2
  const left = groups.slice(fit).flat()
  return [
    overviewOf(level, findings),
    ...groups.slice(0, fit).map((group) => groupOf(level, group)),
    ...(left.length === 0 ? [] : [restOf(level, left)])
  ]
}

function keyOf(finding: Finding): string {
  const first = firstPlaceOf(finding)
  return first === null ? `at ${finding.host}` : `${first.line}:${first.column}:${first.file}`
}

const annotation = (
  level: Severity,
  title: string,
  lines: readonly string[],
  place: Place | null = null
): Annotation => ({
  level,
  title: workflowText(visible(title, MAX_TITLE)),
  message: workflowText(lines.join('\n')),
  ...(place && isPlain(place.file) ? placeOf(place) : {})
})

const placeOf = ({ file, line, column, endColumn }: Place) => ({ file, line, column, endColumn })

/** Files outside of the checkout, and names that need escaping, are named in the message instead. */
const isPlain = (file: string): boolean =>
  file !== '' && isInCheckout(file) && logLine(visible(file, MAX_PATH)) === file

function annotationOf(finding: Finding): Annotation {
  const { severity, problem, host } = finding
  const title = host === null ? problem.title : `${showHostname(host)}: ${problem.title}`
  return annotation(severity, title, linesOf(finding), firstPlaceOf(finding))
}

/** The message, and what else is known, each in one line. */
function linesOf(finding: Finding): readonly string[] {
  const { problem } = finding
  const first = firstPlaceOf(finding)
  const facts = findingFacts(finding, MAX_TEXT, MAX_PLACES)
  return [
    `${visible(problem.message, MAX_TEXT)} [${problem.code}]`,
    ...facts.map(([label, text]) => `${label}: ${text}`),
    ...(first === null || isPlain(first.file) ? [] : [`at: ${showPlace(first)}`]),
    ...(finding.isHostNew ? [`the host is ${NEW}`] : [])
  ]
}

/** The host or file of a finding. */
function nameOf(finding: Finding): string {
  if (finding.host !== null) return visible(showHostname(finding.host), MAX_TITLE)
  const first = firstPlaceOf(finding)
  return first === null ? subjectOf([finding]) : visibleFile(first.file)
}

function overviewOf(level: Severity, findings: readonly Finding[]): Annotation {
  const inFiles = findings.filter(({ host }) => host === null)
  const atHosts = findings.filter(({ host }) => host !== null)
  const [hosts, files] = [Map.groupBy(atHosts, nameOf), Map.groupBy(inFiles, nameOf)]
  const where = [
    ...(hosts.size === 0 ? [] : [`at ${showCount(hosts.size, 'host')}`]),
    ...(files.size === 0 ? [] : [`in ${showCount(files.size, 'file')}`])
  ]
  const lines = firstLines(
    [...hosts, ...files],
    MAX_SUBJECTS,
    ([name, group]) => `${name}: ${showCount(group.length, level)}`,
    (more) => `and ${more} more ${files.size === 0 ? 'hosts' : 'hosts and files'}`
  )
  const title = `${showCount(findings.length, level)} ${where.join(' and ')}`
  return annotation(level, title, [...lines, 'see the job summary for all of them'])
}

function groupOf(level: Severity, group: readonly Finding[]): Annotation {
  const [first] = group
  if (first === undefined) return annotation(level, level, [])
  if (group.length === 1) return annotationOf(first)
  const names = [...new Set(group.map(nameOf))]
  const title = `${showSome(names, 2)}: ${showCount(group.length, level)}`
  const showMore = (more: number) => `and ${more} more, see the job summary`
  const lines = firstLines(group, MAX_FINDINGS, linesOf, showMore)
  return annotation(level, title, lines, firstPlaceOf(first))
}

function restOf(level: Severity, left: readonly Finding[]): Annotation {
  const names = [...new Set(left.map(nameOf))]
  const title = `and ${showCount(left.length, `more ${level}`)}, see the job summary`
  return annotation(level, title, [`at ${showSome(names, MAX_SUBJECTS)}`])
}
