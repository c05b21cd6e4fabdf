// The verdict, or a crash, for the log and the terminal.

import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { ISSUES_URL, VERSION } from '../../protocol/version.ts'
import { isWrong, notesOf, sentenceOf, worstFirst, worstOf } from '../outcome.ts'
import { showCount, showSome } from '../phrases.ts'
import { byFile, subjectOf, withoutFile } from '../places.ts'
import { logLine, visible } from '../safe-text.ts'
import { findingLines, renderTextHost, SEVERITY_SIGNS, SIGNS, type TextOptions } from './host.ts'
import { paint, wrapped } from './terminal.ts'

// The JSON report has all of them.
const MAX_FILE_FINDINGS = 50
const MAX_CODES = 6
// A stack has a few dozen lines; a message that contains a document has more.
const MAX_CRASH_LINES = 100
const MAX_CAUSES = 5

/** Every line ends with a line feed. Blank lines separate parts of several lines. */
export function renderText(verdict: Verdict, options: TextOptions): string {
  const parts = renderTextParts(verdict, options)
  const lines = parts.map((text, index) => {
    const apart = text.includes('\n') || parts[index - 1]?.includes('\n') || index === 0
    return apart ? `\n${text}` : text
  })
  return `${[renderTextHead(verdict, options), ...lines].join('\n')}\n`
}

/** The verdict in one line, then how it was reached, what was scanned, and remarks. No final line feed. */
export function renderTextHead(verdict: Verdict, options: TextOptions): string {
  const { sign, style } = SIGNS[verdict.passed ? 'works' : 'fails']
  return [
    `${paint(sign, style, options)} ${paint(sentenceOf(verdict), 'bold', options)}`,
    ...notesOf(verdict, options.context).flatMap((note) => wrapped(visible(note), options))
  ]
    .map(logLine)
    .join('\n')
}

/**
 * What follows the head: hosts with errors or warnings, findings in files, other hosts. The first line of
 * each part can be the title of a group in the log. No line feed at the end of a part.
 */
export function renderTextParts(verdict: Verdict, options: TextOptions): readonly string[] {
  const hosts = worstFirst(verdict.hosts)
  const wrong = hosts.filter(isWrong)
  return [
    ...wrong.map((host) => renderTextHost(host, options)),
    ...renderTextFiles(verdict.files, options),
    ...hosts.slice(wrong.length).map((host) => renderTextHost(host, options))
  ]
}

/** Findings in files, file by file, then those about settings and credentials, which have no file. */
function renderTextFiles(findings: readonly Finding[], options: TextOptions): readonly string[] {
  const files = byFile(findings)
  const inFiles = files.flatMap(([, group]) => group)
  const others = withoutFile(findings)
  return [
    ...(inFiles.length === 0
      ? []
      : [renderGroup(inFiles, `in ${showCount(files.length, 'file')}`, options)]),
    ...(others.length === 0 ? [] : [renderGroup(others, `about ${subjectOf(others)}`, options)])
  ]
}

function renderGroup(findings: readonly Finding[], where: string, options: TextOptions): string {
  const { sign, style } = SEVERITY_SIGNS[worstOf(findings) ?? 'notice']
  const codes = [...new Set(findings.map(({ problem }) => problem.code))]
  const counts = `${showCount(findings.length, 'finding')} ${where}`
  return [
    `${paint(sign, style, options)} ${paint(counts, 'bold', options)}: ${showSome(codes, MAX_CODES)}`,
    ...findingLines(findings, MAX_FILE_FINDINGS, options)
  ]
    .map(logLine)
    .join('\n')
}

/** An error of tf-disco itself with its causes, and where to report it. */
export function describeCrash(error: unknown): string {
  const causes: string[] = []
  let cause = error
  while (cause !== undefined && causes.length < MAX_CAUSES) {
    causes.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const lines = causes.join('\ncaused by: ').split('\n').slice(0, MAX_CRASH_LINES)
  return [
    `tf-disco ${VERSION} crashed; this is a bug, please report it with this text at ${ISSUES_URL}`,
    ...lines.map((line) => logLine(visible(line)))
  ].join('\n')
}
