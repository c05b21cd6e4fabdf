// The verdict for the log and the terminal: the whole in a few lines, then hosts and files, worst first.

import type { Finding, Verdict } from '../../judge/verdict.ts'
import type { Severity } from '../../problems/problem.ts'
import { CLIENT_NAMES } from '../../protocol/clients.ts'
import { ISSUES_URL, VERSION } from '../../protocol/version.ts'
import { showDuration } from '../measure.ts'
import { countsOf, outcomeOf, scanSentenceOf, sentenceOf, worstFirst, worstOf } from '../outcome.ts'
import { showCount, showSome } from '../phrases.ts'
import { byFile, withoutFile } from '../places.ts'
import { logLine, visible } from '../safe-text.ts'
import { findingLines, renderTextHost, type TextOptions } from './host.ts'
import type { Style } from './terminal.ts'
import { paint } from './terminal.ts'

// More are no longer read one by one, and the JSON report has them all.
const MAX_FILE_FINDINGS = 50
const MAX_CODES = 6

const FILE_SIGNS: Readonly<Record<Severity, { sign: string; style: Style }>> = {
  error: { sign: '✗', style: 'red' },
  warning: { sign: '!', style: 'yellow' },
  notice: { sign: '·', style: 'blue' }
}

/** Lines end with a line feed; what needs somebody comes first, what is long stands apart. */
export function renderText(verdict: Verdict, options: TextOptions): string {
  const parts = renderTextParts(verdict, options)
  const lines = parts.map((text, index) => {
    const apart = text.includes('\n') || parts[index - 1]?.includes('\n') || index === 0
    return apart ? `\n${text}` : text
  })
  return `${[renderTextHead(verdict, options), ...lines].join('\n')}\n`
}

/**
 * The verdict in one line, in a second one for whom it was reached, then what was read, if anything was,
 * and what else must be known. No line feed at the end.
 */
export function renderTextHead(verdict: Verdict, options: TextOptions): string {
  const { dialect, durationMs, remarks, scan } = options.context
  const word = verdict.passed ? 'passed:' : 'failed:'
  const clients = dialect.clients.map((client) => CLIENT_NAMES[client]).join(' and ')
  const scanned = scanSentenceOf(verdict, scan)
  return [
    `${paint(word, verdict.passed ? 'green' : 'red', options)} ${paint(sentenceOf(verdict), 'bold', options)}`,
    `${countsOf(verdict)}; checked for ${clients} (${visible(dialect.why)}) in ${showDuration(durationMs)}`,
    ...(scanned === null ? [] : [scanned]),
    ...remarks.map((remark) => visible(remark))
  ]
    .map(logLine)
    .join('\n')
}

/**
 * What follows the head: hosts that need somebody, findings in files, other hosts. The first line of each
 * part can be the title of a group in the log. No line feed at the end of a part.
 */
export function renderTextParts(verdict: Verdict, options: TextOptions): readonly string[] {
  const needsSomebody = ['fails', 'warns']
  const hosts = worstFirst(verdict.hosts)
  const wrong = hosts.filter((host) => needsSomebody.includes(outcomeOf(host)))
  return [
    ...wrong.map((host) => renderTextHost(host, options)),
    ...renderTextFiles(verdict.files, options),
    ...hosts.slice(wrong.length).map((host) => renderTextHost(host, options))
  ]
}

/** Findings about files, those of one file next to each other; and those about credentials in no file. */
function renderTextFiles(findings: readonly Finding[], options: TextOptions): readonly string[] {
  const files = byFile(findings)
  const inFiles = files.flatMap(([, group]) => group)
  const others = withoutFile(findings)
  return [
    ...(inFiles.length === 0
      ? []
      : [renderGroup(inFiles, `in ${showCount(files.length, 'file')}`, options)]),
    ...(others.length === 0 ? [] : [renderGroup(others, 'about credentials', options)])
  ]
}

function renderGroup(findings: readonly Finding[], where: string, options: TextOptions): string {
  const { sign, style } = FILE_SIGNS[worstOf(findings) ?? 'notice']
  const codes = [...new Set(findings.map(({ problem }) => problem.code))]
  const counts = `${showCount(findings.length, 'finding')} ${where}`
  return [
    `${paint(sign, style, options)} ${paint(counts, 'bold', options)}: ${showSome(codes, MAX_CODES)}`,
    ...findingLines(findings, MAX_FILE_FINDINGS, options)
  ]
    .map(logLine)
    .join('\n')
}

// A stack is a few dozen lines; a message that holds a document is not.
const MAX_LINES = 100

/** The whole error, its causes included, and where to report it. */
export function describeCrash(error: unknown): string {
  const lines: string[] = []
  let cause = error
  for (let depth = 0; cause !== undefined && depth < 5; depth += 1) {
    lines.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const whole = lines
    .join('\ncaused by: ')
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => logLine(visible(line)))
    .join('\n')
  return `tf-disco ${VERSION} could not run; the fault is its own, please report it at ${ISSUES_URL}\n${whole}`
}
