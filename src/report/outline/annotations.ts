// What annotations say: one for each line, or one for each cause where GitHub would not show all of them.
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop, reasonsOf, showCount, showSome, some } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import { type Finding, firstPlaceOf, SEVERITIES, type Severity } from '../../problems/problem.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { logLine, visible } from '../../text/safe-text.ts'
import { type Cause, causesOf } from '../causes.ts'
import { type ReportContext, worstOf } from '../outcome.ts'
import { NEW } from '../phrases.ts'
import {
  besides,
  countFiles,
  firstInFile,
  firstPlaceIn,
  isInCheckout,
  linesOf,
  showFile,
  showPlace
} from '../places.ts'
import { type Block, inline, mark, type ProblemBlock } from '../tree.ts'
import { note, problemOf } from './problems.ts'
import { hostLink, IN_SUMMARY, placeList, type View, viewOf } from './view.ts'

/** A title that can be read alone, and what is below it. */
type Annotated = {
  readonly level: Severity
  readonly title: string
  readonly body: readonly (ProblemBlock | string)[]
  readonly place: Place | null
}

// GitHub shows ten of each level for a step and silently drops the others (actions/toolkit,
// docs/problem-matchers.md).
const MAX_SHOWN = 10
const MAX_NAMES = 2
const MAX_ENTRIES = 400
const SHORT = { characters: 250, ownCharacters: 250, places: 1 }

/**
 * At most ten of each level. Findings of one line share an annotation, with the level of the worst. If that is
 * too many, findings of one cause share one, and the last one counts what does not fit. Annotations that are
 * left over mark further lines of the worst level.
 */
export function annotationsOf(verdict: Verdict, context: ReportContext): readonly Annotated[] {
  const all = failedWithoutErrors(verdict)
  const worst = worstOf(verdict.findings)
  let rest = verdict.findings
  for (const level of SEVERITIES) {
    const own = rest.filter(({ severity }) => severity === level)
    const keys = new Set(own.map(lineKey))
    const lines = keys.size > MAX_SHOWN ? [] : rest.filter((finding) => keys.has(lineKey(finding)))
    const marks =
      keys.size > MAX_SHOWN
        ? ofCauses(level, own, level === worst && level !== 'notice', context)
        : ofLines(level, lines, context)
    all.push(...marks)
    const used = new Set([...own, ...lines])
    rest = rest.filter((finding) => !used.has(finding))
  }
  return all
}

/** With `fail-on: warning`, or errors that are ignored, explains why the job failed. */
function failedWithoutErrors({ passed, stopped, findings }: Verdict): Annotated[] {
  if (passed || findings.some(({ severity }) => severity === 'error')) return []
  if (stopped !== null) {
    const reasons = reasonsOf(stopped).flatMap((each) =>
      'reasons' in each ? (each.reasons ?? []) : []
    )
    const body = [describeStop(stopped), ...reasons]
    return [{ level: 'error', title: 'The check is not complete', body, place: null }]
  }
  const { length } = findings.filter(({ severity }) => severity === 'warning')
  const line = `${showCount(length, 'warning')}, and fail-on is warning`
  return [{ level: 'error', title: 'Warnings fail this check', body: [line], place: null }]
}

/** Equal for findings of one line; a finding without a line is alone. */
function lineKey(finding: Finding): string | Finding {
  const first = firstPlaceOf(finding)
  return first === null ? finding : `${first.line}:${first.file}`
}

const ofLines = (level: Severity, findings: readonly Finding[], context: ReportContext) =>
  [...Map.groupBy(findings, lineKey).values()].slice(0, MAX_SHOWN).map((group) => {
    const causes = group.flatMap((finding) => causesOf([finding]))
    return annotated(level, group, causes, context)
  })

/** The last one counts what does not fit. */
function ofCauses(
  level: Severity,
  findings: readonly Finding[],
  isWorst: boolean,
  context: ReportContext
): readonly Annotated[] {
  const causes = causesOf(findings)
  const { shown, rest } = some(causes, causes.length <= MAX_SHOWN ? MAX_SHOWN : MAX_SHOWN - 1)
  const left = rest.flatMap((cause) => cause.findings)
  const titles = [...new Set(left.map(({ problem }) => problem.title)), 'see the job summary']
  const count = `and ${showCount(left.length, `more ${level}`)}`
  return [
    ...shown.map((cause) => annotated(level, cause.findings, [cause], context)),
    ...(left.length > 0 ? [{ level, title: count, body: titles, place: null }] : []),
    ...(isWorst ? ofLines(level, furtherLines(findings, causes), context) : [])
  ].slice(0, MAX_SHOWN)
}

/** Where severities differ, each problem begins with its own. Several are short, since a runner cuts the end. */
function annotated(
  level: Severity,
  findings: readonly Finding[],
  causes: readonly Cause[],
  context: ReportContext
): Annotated {
  const whole = viewOf(context, 'notes', IN_SUMMARY)
  const view = {
    ...whole,
    limits: causes.length > 2 ? { ...whole.limits, ...SHORT } : whole.limits
  }
  const isMixed = findings.some(({ severity }) => severity !== level)
  const body = causes.map((cause) => {
    const { parts, ...problem } = problemOf(cause, view)
    const count = isMixed ? `${cause.severity}: ` : mark.nothing
    return { ...problem, count, parts: [...parts, ...entries(cause, view)] }
  })
  const place = firstPlaceIn(findings)
  return {
    level,
    title: titleOf(findings),
    body,
    place: place && isPlain(place.file) ? place : null
  }
}

/** Where else a finding is, or each of several findings in a line. */
function entries({ findings, message }: Cause, view: View): readonly Block[] {
  const [first, second] = findings
  if (first !== undefined && second === undefined) {
    const lines = linesOf(findings)
    const others = besides(lines, lines.slice(0, 1))
    // GitHub cannot show these lines.
    const hidden = lines.slice(0, 1).filter(({ file }) => !isPlain(file))
    return [
      ...note('at', mark.joined(hidden.map((place) => mark.words(showPlace(place))))),
      ...note('also at', placeList(others, view.limits.places, view)),
      ...note('host', first.isHostNew ? NEW : mark.nothing)
    ]
  }
  // So many fit.
  const items = findings.slice(0, MAX_ENTRIES).map((finding) => {
    const said =
      message === null
        ? mark.prose(finding.problem.message, view.limits.ownCharacters)
        : mark.nothing
    const at = placeList(finding.places, 1, view)
    const name = finding.host === null ? mark.nothing : hostLink(finding.host, view)
    const added = finding.isHostNew ? ` (${NEW})` : ''
    return mark.joined(
      [mark.isEmpty(name) ? mark.nothing : inline`${name}${added}`, at, said],
      mark.words(': ')
    )
  })
  return [{ kind: 'list', items, total: findings.length }]
}

/** The findings whose lines GitHub can mark, without the lines at which the causes are. */
function furtherLines(findings: readonly Finding[], causes: readonly Cause[]) {
  const marked = new Set(causes.flatMap((cause) => firstInFile(cause.findings) ?? []).map(lineKey))
  return findings.filter(
    (finding) => isPlain(firstPlaceOf(finding)?.file ?? '') && !marked.has(lineKey(finding))
  )
}

/** `12 hosts: TLS certificate has expired`, `main.tf: Source address is invalid (12 times)`. */
function titleOf(findings: readonly Finding[]): string {
  const hosts = [...new Set(findings.flatMap(({ host }) => host ?? []))]
  const titles = [...new Set(findings.map(({ problem }) => problem.title))]
  const files = hosts.length > 0 ? 0 : countFiles(findings)
  const subjects = Math.max(hosts.length, files)
  const times =
    titles.length === 1 && findings.length > subjects && subjects > 0
      ? ` (${findings.length} times)`
      : ''
  return [whereOf(findings, hosts, files), `${titles.join(', ')}${times}`]
    .filter((part) => part !== '')
    .join(': ')
}

/** GitHub shows the line, so the only file is named only if it cannot. */
function whereOf(findings: readonly Finding[], hosts: readonly Hostname[], files: number): string {
  if (hosts.length > MAX_NAMES) return showCount(hosts.length, 'host')
  if (hosts.length > 0) return showSome(hosts, MAX_NAMES, (host) => visible(showHostname(host)))
  if (files > 1) return showCount(files, 'file')
  const file = firstPlaceIn(findings)?.file ?? ''
  return findings.length > 1 || !isPlain(file) ? showFile(file) : ''
}

// No file system has longer paths.
const MAX_PATH = 4096

/** Files outside of the checkout, and names that need escaping, are named in the text instead. */
const isPlain = (file: string): boolean =>
  file !== '' && isInCheckout(file) && logLine(visible(file, MAX_PATH)) === file
