// The verdict for the log and the terminal.
import { failsCheck, type Verdict } from '../../judge/verdict.ts'
import { some } from '../../problems/brief.ts'
import type { Finding } from '../../problems/problem.ts'
import { logLine, visible } from '../../text/safe-text.ts'
import { paint, wrapped } from '../../text/terminal.ts'
import { causesOf } from '../causes.ts'
import { isSkipped, isWrong, sentenceOf, worstFirst } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { notesOf } from '../remarks.ts'
import { renderTextCause } from './cause.ts'
import { renderTextEnd, renderTextGood, renderTextRepositories } from './good.ts'
import { renderTextHistory } from './history.ts'
import { IN_REPORT, renderTextHost, SIGNS, type TextOptions } from './host.ts'
import { renderTextWrongRoots } from './roots.ts'

// More remarks follow the causes.
const FIRST_NOTES = 5
// More causes, and the evidence of more hosts, would not be read. The JSON report has all of them.
const MAX_CAUSES = 30
const MAX_EVIDENCE = 3
const MAX_GROUPS = 20

/** A part without a line feed at its end. The first line of a group is its title. */
export type TextPart = { readonly kind: 'plain' | 'group'; readonly text: string }

/** In pieces. Every line ends with a line feed. Blank lines separate parts of several lines. */
export function* renderText(verdict: Verdict, options: TextOptions): Generator<string> {
  yield `${renderTextHead(verdict, options)}\n`
  let isApart = true
  for (const { text } of renderTextParts(verdict, options)) {
    const isLong = text.includes('\n')
    yield `${isApart || isLong ? '\n' : ''}${text}\n`
    isApart = isLong
  }
}

/** The verdict in one line, then how it was reached, what was scanned, and the first remarks. No final line feed. */
export function renderTextHead(verdict: Verdict, options: TextOptions): string {
  const { sign, style } = SIGNS[verdict.passed ? 'works' : 'fails']
  const notes = options.isQuiet ? [] : notesOf(verdict, options.context).slice(0, FIRST_NOTES)
  return [
    `${paint(sign, style, options)} ${paint(sentenceOf(verdict, options.context), 'bold', options)}`,
    ...notes.flatMap((note) => noteLines(note, options))
  ].join('\n')
}

/**
 * What follows the head: causes, root modules with errors or warnings, the evidence of hosts, then what passed,
 * and where the rest is. The log of a runner has the evidence of all hosts, a terminal only that of a few.
 */
export function* renderTextParts(verdict: Verdict, options: TextOptions): Generator<TextPart> {
  const { isQuiet = false, isRunner = false, context } = options
  const isShown = ({ severity }: Finding) =>
    !isQuiet || severity === 'error' || failsCheck(severity, context.failOn)
  const causes = causesOf(verdict.findings.filter(isShown))
  const { shown, rest } = some(causes, MAX_CAUSES)
  const seen = new Set<string>()
  for (const cause of shown) yield plain(renderTextCause(cause, options, seen))
  const more = rest.flatMap(({ findings }) => findings)
  if (more.length > 0) yield plain(`and ${showCount(more.length, 'more finding')} ${IN_REPORT}`)
  if (isQuiet) return
  const group = (text: string): TextPart => ({ kind: isRunner ? 'group' : 'plain', text })
  yield* renderTextRepositories(verdict.files, options).map(group)
  const history = renderTextHistory(verdict, options)
  if (history !== '') yield group(history)
  yield* renderTextWrongRoots(verdict.roots, options).map(group)
  const wrong = worstFirst(verdict.hosts).filter((host) => isWrong(host) && !isSkipped(host))
  const hosts = some(wrong, isRunner || wrong.length <= MAX_EVIDENCE ? MAX_GROUPS : 0)
  yield* hosts.shown.map((host) => group(renderTextHost(host, options)))
  if (hosts.shown.length > 0 && hosts.more > 0) {
    yield plain(`and ${showCount(hosts.more, 'more host')} ${IN_REPORT}`)
  }
  yield* renderTextGood(verdict, options).map(group)
  const notes = notesOf(verdict, context).slice(FIRST_NOTES)
  if (notes.length > 0) yield plain(notes.flatMap((note) => noteLines(note, options)).join('\n'))
  yield* renderTextEnd(verdict, options).map(plain)
}

const noteLines = (note: string, options: TextOptions): readonly string[] =>
  wrapped(visible(note), options).map(logLine)

const plain = (text: string): TextPart => ({ kind: 'plain', text })
