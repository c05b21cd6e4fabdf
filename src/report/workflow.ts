// The verdict as annotations: as many as the runner shows, an aggregate first when there are more.
import type { Severity } from '../problem.ts'
import { PROBLEMS } from '../problem.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Finding, Verdict } from '../verdict.ts'
import { showBecause, showClients, showCount, showSome } from './phrases.ts'
import { visible, workflowText } from './safe-text.ts'

/** Plain text. Whoever turns it into a command escapes it once more, as commands are. */
export type Annotation = {
  readonly level: Severity
  readonly title: string
  /** Lines are parted by line feeds; at most 4,000 characters. */
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
}

// GitHub shows ten of each kind for a step and drops the others without a word (actions/toolkit,
// docs/problem-matchers.md).
const MAX_SHOWN = 10

const MAX_TITLE = 200
const MAX_TEXT = 700
const MAX_NAMES = 8
const MAX_HOSTS = 30
// What one annotation can hold of a host whose findings share it.
const MAX_FINDINGS = 8

const LEVELS: readonly Severity[] = ['error', 'warning', 'notice']

/**
 * At most ten of each level. Up to ten findings have one each; more are put together by host, after an
 * aggregate that names the hosts; if that is too much as well, the last one says how many are left.
 */
export function renderAnnotations(verdict: Verdict): readonly Annotation[] {
  return LEVELS.flatMap((level) => {
    const findings = verdict.findings.filter((finding) => finding.severity === level)
    if (findings.length <= MAX_SHOWN) return findings.map(annotationOf)
    const groups = [...Map.groupBy(findings, (finding) => finding.host).values()]
    const fit = groups.length < MAX_SHOWN ? groups.length : MAX_SHOWN - 2
    const left = groups.slice(fit).flat()
    return [
      aggregateOf(level, findings, groups),
      ...groups.slice(0, fit).map((group) => groupOf(level, group)),
      ...(left.length === 0 ? [] : [restOf(level, left)])
    ]
  })
}

const annotation = (level: Severity, title: string, lines: readonly string[]): Annotation => ({
  level,
  title: workflowText(visible(title, MAX_TITLE)),
  message: workflowText(lines.join('\n'))
})

function annotationOf(finding: Finding): Annotation {
  const { severity, problem } = finding
  const title = `${showHostname(finding.host)}: ${PROBLEMS[problem.code].title}`
  return annotation(severity, title, linesOf(finding))
}

/** What was seen, the cure, and whom it concerns; each of them one line. */
function linesOf({ problem, places, affects }: Finding): readonly string[] {
  const asked = showSome(
    places.map((place) => visible(showBecause(place))),
    MAX_NAMES
  )
  return [
    `${visible(problem.message, MAX_TEXT)} [${problem.code}]`,
    ...(problem.help ? [`help: ${visible(problem.help, MAX_TEXT)}`] : []),
    ...(affects.length === 0 ? [] : [`affects: ${showClients(affects)}`]),
    ...(asked === '' ? [] : [`asked by: ${asked}`])
  ]
}

function aggregateOf(
  level: Severity,
  findings: readonly Finding[],
  groups: readonly (readonly Finding[])[]
): Annotation {
  const title = `${showCount(findings.length, level)} at ${showCount(groups.length, 'host')}`
  const hosts = groups.map((group) => `${hostOf(group)}: ${showCount(group.length, level)}`)
  return annotation(level, title, [
    ...hosts.slice(0, MAX_HOSTS),
    ...(hosts.length > MAX_HOSTS ? [`and ${hosts.length - MAX_HOSTS} more hosts`] : []),
    'the job summary has them all'
  ])
}

function groupOf(level: Severity, group: readonly Finding[]): Annotation {
  const [first] = group
  if (first !== undefined && group.length === 1) return annotationOf(first)
  const left = group.length - MAX_FINDINGS
  return annotation(level, `${hostOf(group)}: ${showCount(group.length, level)}`, [
    ...group.slice(0, MAX_FINDINGS).flatMap(linesOf),
    ...(left > 0 ? [`and ${left} more, see the job summary`] : [])
  ])
}

function restOf(level: Severity, left: readonly Finding[]): Annotation {
  const hosts = [...new Set(left.map((finding) => visible(showHostname(finding.host), MAX_TITLE)))]
  return annotation(level, `and ${showCount(left.length, `more ${level}`)}, see the job summary`, [
    `at ${showSome(hosts, MAX_HOSTS)}`
  ])
}

const hostOf = (group: readonly Finding[]): string =>
  group
    .slice(0, 1)
    .map((finding) => visible(showHostname(finding.host), MAX_TITLE))
    .join('')
