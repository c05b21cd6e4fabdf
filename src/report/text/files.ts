// Findings in files, and those about settings and credentials, for the log and the terminal.

import type { Finding } from '../../judge/finding.ts'
import { worstOf } from '../outcome.ts'
import { showCount, showSome } from '../phrases.ts'
import { countFiles, findingFacts, firstPlaceOf, subjectOf, withoutFile } from '../places.ts'
import { logLine } from '../safe-text.ts'
import {
  factLinesOf,
  MAX_MESSAGE,
  MAX_PLACES,
  messageLines,
  SEVERITY_SIGNS,
  type TextOptions
} from './host.ts'
import { paint } from './terminal.ts'

// The JSON report has all of them.
const MAX_FINDINGS = 50
// Of findings that differ only in message and place, unless they fail the check.
const MAX_ALIKE = 5
const MAX_CODES = 6

/** Findings in files, then those about settings and credentials, which have no file. */
export function renderTextFiles(
  findings: readonly Finding[],
  options: TextOptions
): readonly string[] {
  const others = withoutFile(findings)
  const inFiles = findings.filter((finding) => firstPlaceOf(finding) !== null)
  return [
    ...(inFiles.length === 0
      ? []
      : [renderGroup(inFiles, `in ${showCount(countFiles(inFiles), 'file')}`, options)]),
    ...(others.length === 0 ? [] : [renderGroup(others, `about ${subjectOf(others)}`, options)])
  ]
}

function renderGroup(findings: readonly Finding[], where: string, options: TextOptions): string {
  const { sign, style } = SEVERITY_SIGNS[worstOf(findings) ?? 'notice']
  const codes = [...new Set(findings.map(({ problem }) => problem.code))]
  const counts = `${showCount(findings.length, 'finding')} ${where}`
  const shown = findings.slice(0, MAX_FINDINGS)
  const more = findings.length - shown.length
  return [
    `${paint(sign, style, options)} ${paint(counts, 'bold', options)}: ${showSome(codes, MAX_CODES)}`,
    ...alike(shown).flatMap((group) => alikeLines(group, options)),
    ...(more > 0 ? [`  and ${more} more in the JSON report`] : [])
  ]
    .map(logLine)
    .join('\n')
}

const alike = (findings: readonly Finding[]): readonly (readonly Finding[])[] => [
  ...Map.groupBy(findings, ({ severity, problem, affects, exclude }) =>
    exclude === undefined
      ? JSON.stringify([severity, problem.code, problem.help, affects])
      : severity
  ).values()
]

/**
 * Help and affected clients are said once, below the last of the findings. Of findings in tests, examples
 * and templates, a remark on the whole says what to do.
 */
function alikeLines(group: readonly Finding[], options: TextOptions): readonly string[] {
  const most = worstOf(group) === 'error' ? group.length : MAX_ALIKE
  const left = group.slice(most)
  const facts = (finding: Finding, isShared: boolean) =>
    findingFacts(finding, MAX_MESSAGE, MAX_PLACES).filter(
      ([label]) => (label === 'help' || label === 'affects') === isShared
    )
  return [
    ...group
      .slice(0, most)
      .flatMap((finding) => [
        ...messageLines(finding, options),
        ...factLinesOf(facts(finding, false), options)
      ]),
    ...(left.length === 0
      ? []
      : [
          `  and ${left.length} more in ${showCount(countFiles(left), 'file')}, see the JSON report`
        ]),
    ...group
      .slice(0, 1)
      .flatMap((finding) =>
        finding.exclude === undefined || group.length === 1
          ? factLinesOf(facts(finding, true), options)
          : []
      )
  ]
}
