// What is wrong on a page of HTML, one article for each cause, worst first, with source lines.
import type { SourceLine } from '../../../problems/place.ts'
import type { Finding, Severity } from '../../../problems/problem.ts'
import { visibleFile } from '../../../text/safe-text.ts'
import {
  type Cause,
  causesOf,
  countOf,
  isAboutHosts,
  MAX_FRAMES,
  messagesOf
} from '../../causes.ts'
import { firstInFile } from '../../places.ts'
import { entryOf } from '../causes.ts'
import { type Html, html, list, NOTHING, styled } from '../markup.ts'
import { codeLink, type PageView, place, severitySign } from '../view.ts'

/** The findings by cause. */
export const causeEntries = (findings: readonly Finding[], view: PageView): readonly Html[] =>
  causesOf(findings).map((cause) => article(cause, view))

function article(cause: Cause, view: PageView): Html {
  const { severity, code } = cause
  const { title, message, help, items, where, messages, others, small } = entryOf(cause, view)
  const frames = framesOf(cause, view)
  const isOne = !isAboutHosts(cause) && cause.message !== null && countOf(cause) === 1
  // The frame of the only place names it.
  const shown = frames.length > 0 && isOne ? NOTHING : list(items)
  return html`<article class="cause ${severity}">
<h3>${severityLabel(severity, view)} ${title} ${codeLink(code, view)}</h3>
${paragraph(message)}${paragraph(help, 'help')}${frames}${shown}${paragraph(where)}${messages}${others}${paragraph(small, 'small')}</article>
`
}

/** The word is for those who do not see the sign. */
export const severityLabel = (severity: Severity, view: PageView): Html =>
  html`${severitySign(severity, view)}<span class="unseen">${severity}: </span>`

const paragraph = (content: Html, style?: string): Html =>
  content.isEmpty ? NOTHING : html`<p${styled(style)}>${content}</p>\n`

/** The source lines of the first places, as in the log. */
const framesOf = (cause: Cause, view: PageView): readonly Html[] =>
  messagesOf(cause)
    .slice(0, MAX_FRAMES)
    .flatMap(([, findings]) => firstInFile(findings)?.line ?? [])
    .map((line) => frame(line, view))

const inLine = (text: string): string => text.replaceAll('\t', ' ')

const frame = ({ place: at, before, literal, after }: SourceLine, view: PageView): Html =>
  html`<figure><figcaption>${place(at, view)}</figcaption><pre>${visibleFile(inLine(before.trimStart()))}<mark>${inLine(literal)}</mark>${inLine(after)}</pre></figure>\n`
