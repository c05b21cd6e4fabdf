// The verdict for the log and the terminal.

import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'

import { isUnchecked, isWrong, notesOf, sentenceOf, worstFirst } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { fitting, Room } from '../pieces.ts'

import { rootsByOutcome } from '../root-rows.ts'
import { logLine, visible } from '../safe-text.ts'
import { renderTextFiles } from './files.ts'
import { renderTextHost, SIGNS, type TextOptions } from './host.ts'
import { renderTextGoodRoots, renderTextWrongRoots } from './roots.ts'
import { paint, wrapped } from './terminal.ts'
import { renderTextUnchecked } from './unchecked.ts'

// 10,000 hosts that fail take 8 MB. A reader of a log that long needs the JSON report.
const MAX_BYTES = 16e6

/** In pieces. Every line ends with a line feed. Blank lines separate parts of several lines. */
export function* renderText(verdict: Verdict, options: TextOptions): Generator<string> {
  yield `${renderTextHead(verdict, options)}\n`
  let isApart = true
  for (const part of renderTextParts(verdict, options)) {
    const isLong = part.includes('\n')
    yield `${isApart || isLong ? '\n' : ''}${part}\n`
    isApart = isLong
  }
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
 * What follows the head: hosts with errors or warnings, those not checked, findings in files, root modules
 * with errors or warnings, other hosts, and other root modules.
 * The first line of each part can be the title of a group in the log. No line feed at the end of a part. If
 * hosts do not fit, the last part says how many.
 */
export function* renderTextParts(
  verdict: Verdict,
  options: TextOptions,
  maxBytes = MAX_BYTES
): Generator<string> {
  const room = new Room(maxBytes)
  const render = (host: HostVerdict) => renderTextHost(host, options)
  const hosts = worstFirst(verdict.hosts)
  const unchecked = hosts.filter(isUnchecked)
  const wrong = hosts.filter(isWrong)
  const good = hosts.filter((host) => !isWrong(host) && !isUnchecked(host))
  const { stopped } = verdict
  const left = yield* fitting(wrong, room, render)
  if (stopped !== null && unchecked.length > 0) {
    yield renderTextUnchecked(unchecked, stopped, options)
  }
  yield* renderTextFiles(verdict.files, options)
  yield* renderTextWrongRoots(verdict.roots, options)
  const more = left + (yield* fitting(good, room, render))
  const { good: goodRoots } = rootsByOutcome(verdict.roots)
  if (goodRoots.length > 0) yield renderTextGoodRoots(goodRoots, options)
  if (more > 0) yield `and ${showCount(more, 'more host')} in the JSON report`
}
