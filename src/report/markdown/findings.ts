// Findings in Markdown pages, for a host or file by file, as HTML without blank lines.

import type { Finding } from '../../judge/finding.ts'
import type { Severity } from '../../problems/problem.ts'
import type { Because } from '../../visit/requirements.ts'
import type { ReportContext } from '../outcome.ts'
import { worstOf } from '../outcome.ts'
import { capitalised, firstLines, showClients, showCount } from '../phrases.ts'
import {
  byFile,
  countFiles,
  originOf,
  showBecause,
  showPlaces,
  subjectOf,
  withoutFile
} from '../places.ts'
import { htmlText, markdownCode, markdownProse, visibleFile } from '../safe-text.ts'
import { leading } from './layout.ts'

const MAX_PLACES = 4
const MAX_MESSAGE = 700
// The JSON report has all of them, and hosts need room on the page as well.
const MAX_IN_FILE = 8
// The markup around a file.
const MARKUP_BYTES = 20

export const SEVERITY_EMOJI: Readonly<Record<Severity, string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️'
}

/** As code without a link, since the commit is not known; it can break after slashes. */
export function markdownBecause(because: Because): string {
  const shown = htmlText(showBecause(because))
  return typeof because === 'string' ? shown : `<code>${shown.replaceAll('/', '/<wbr>')}</code>`
}

/**
 * The first `most` findings, and how many more there are, as one quotation. Below the name of their file,
 * findings show only the line.
 */
export function renderMarkdownFindings(
  findings: readonly Finding[],
  most: number,
  context: ReportContext,
  isUnderFile = false
): readonly string[] {
  const show = (finding: Finding) => findingBlock(finding, context, isUnderFile)
  const showMore = (more: number) => `<p>and ${more} more in the JSON report</p>`
  return ['<blockquote>', ...firstLines(findings, most, show, showMore), '</blockquote>']
}

function findingBlock(finding: Finding, { docsUrl }: ReportContext, isUnderFile: boolean): string {
  const { affects, severity, problem } = finding
  const { first, others, settings, leftOut } = originOf(finding)
  const link = `<a href="${htmlText(`${docsUrl}#${problem.code}`)}">${problem.code}</a>`
  const line = isUnderFile && first !== null ? `Line ${first.line}: ` : ''
  const places = first === null ? [] : isUnderFile ? others : [first, ...others]
  const small = [
    ...(affects.length === 0 ? [] : [`Affects ${showClients(affects)}.`]),
    ...(settings.length === 0 ? [] : [`Required by ${settings.map(markdownBecause).join(', ')}.`])
  ]
  return [
    `<p>${SEVERITY_EMOJI[severity]} <b>${line}${problem.title}</b> (${link})`,
    ...(places.length === 0
      ? []
      : [
          `<br>${isUnderFile ? 'also ' : ''}at ${showPlaces(places, MAX_PLACES, markdownBecause, leftOut)}`
        ]),
    `<br>${capitalised(markdownProse(problem.message, MAX_MESSAGE))}`,
    ...(problem.help ? [`<br><b>Help:</b> ${markdownProse(problem.help, MAX_MESSAGE)}`] : []),
    ...(small.length === 0 ? [] : [`<br><sub>${small.join(' ')}</sub>`]),
    '</p>'
  ].join('\n')
}

/** Findings in files as a `details` element of about `maxBytes` at most; closed if all are notices. */
export function renderMarkdownFiles(
  findings: readonly Finding[],
  context: ReportContext,
  maxBytes: number
): string {
  const files = byFile(findings)
  const others = withoutFile(findings)
  const worst = worstOf(findings) ?? 'notice'
  const where = [
    ...(files.length === 0 ? [] : [`in ${showCount(countFiles(findings), 'file')}`]),
    ...(others.length === 0 ? [] : [`about ${subjectOf(others)}`])
  ]
  const shown = leading(files, maxBytes, MARKUP_BYTES, ([file, group]) => [
    `<p><b>${markdownCode(visibleFile(file))}</b></p>`,
    ...renderMarkdownFindings(group, MAX_IN_FILE, context, true)
  ])
  const left = files.length - shown.length
  return [
    `<details${worst === 'notice' ? '' : ' open'}>`,
    `<summary>${SEVERITY_EMOJI[worst]} <b>${showCount(findings.length, 'finding')} ${where.join(' and ')}</b></summary>`,
    ...shown.flat(),
    ...(others.length === 0 ? [] : renderMarkdownFindings(others, MAX_IN_FILE, context)),
    ...(left > 0 ? [`<p>and ${showCount(left, 'more file')} in the JSON report</p>`] : []),
    '</details>'
  ].join('\n')
}
