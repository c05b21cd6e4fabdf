// A finding in the job summary: what, where, the cure, and whom it concerns.

import type { Finding } from '../../judge/verdict.ts'
import type { Severity } from '../../problems/problem.ts'
import type { Because } from '../../visit/requirements.ts'
import type { ReportContext } from '../outcome.ts'
import { worstOf } from '../outcome.ts'
import { showClients, showCount } from '../phrases.ts'
import { byFile, originOf, showBecause, showPlaces, withoutFile } from '../places.ts'
import { htmlText, markdownCode, markdownProse, visibleFile } from '../safe-text.ts'
import { leading } from './layout.ts'

const MAX_PLACES = 4
const MAX_MESSAGE = 700

export const SEVERITY_SIGNS: Readonly<Record<Severity, string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️'
}

export type FindingsLayout = {
  readonly most: number
  /** They stand under the name of their file, so that the line is enough. */
  readonly isUnderFile: boolean
  readonly context: ReportContext
}

/** As code, for nobody knows at which commit a link would have to lead; it can break after slashes. */
export function markdownBecause(because: Because): string {
  const shown = htmlText(showBecause(because))
  return typeof because === 'string' ? shown : `<code>${shown.replaceAll('/', '/<wbr>')}</code>`
}

/** The first `most` findings and the number of the others, as one quotation. */
export function renderMarkdownFindings(
  findings: readonly Finding[],
  layout: FindingsLayout
): readonly string[] {
  const blocks = findings.slice(0, layout.most).map((finding) => findingBlock(finding, layout))
  const more = findings.length - layout.most
  const last = more > 0 ? [`<p>and ${more} more; the JSON report has them all</p>`] : []
  return ['<blockquote>', ...blocks, ...last, '</blockquote>']
}

function findingBlock(finding: Finding, { isUnderFile, context }: FindingsLayout): string {
  const { code, title, message, help } = finding.problem
  const { affects, severity } = finding
  const { first, others, settings } = originOf(finding)
  const link = `<a href="${htmlText(`${context.docsUrl}#${code}`)}">${code}</a>`
  const line = isUnderFile && first !== null ? `Line ${first.line}: ` : ''
  const places = isUnderFile || first === null ? [] : [first, ...others]
  const small = [
    ...(affects.length === 0 ? [] : [`affects ${showClients(affects)}`]),
    ...(settings.length === 0 ? [] : [`asked by ${settings.map(markdownBecause).join(', ')}`])
  ]
  return [
    `<p>${SEVERITY_SIGNS[severity]} <b>${line}${title}</b> (${link})`,
    ...(places.length === 0 ? [] : [`<br>at ${showPlaces(places, MAX_PLACES, markdownBecause)}`]),
    `<br>${markdownProse(message, MAX_MESSAGE)}`,
    ...(help ? [`<br><b>What to do:</b> ${markdownProse(help, MAX_MESSAGE)}`] : []),
    ...(small.length === 0 ? [] : [`<br><sub>${small.join('; ')}</sub>`]),
    '</p>'
  ].join('\n')
}

// More are no longer read one by one; and hosts need room on the page as well.
const MAX_FINDINGS = 8
// What stands around a file.
const MARKUP_BYTES = 20

/** A `details` element of about `maxBytes` at most, open unless there are only notices in it. */
export function renderMarkdownFiles(
  findings: readonly Finding[],
  context: ReportContext,
  maxBytes: number
): string {
  const files = byFile(findings)
  const others = withoutFile(findings)
  const worst = worstOf(findings) ?? 'notice'
  const where = [
    ...(files.length === 0 ? [] : [`in ${showCount(files.length, 'file')}`]),
    ...(others.length === 0 ? [] : ['about credentials'])
  ]
  const counts = `${showCount(findings.length, 'finding')} ${where.join(' and ')}`
  const budget = { maxBytes, markupBytes: MARKUP_BYTES }
  const shown = leading(files, budget, ([file, group]) => [
    `<p><b>${markdownCode(visibleFile(file))}</b></p>`,
    ...renderMarkdownFindings(group, { most: MAX_FINDINGS, isUnderFile: true, context })
  ])
  const left = files.length - shown.length
  return [
    `<details${worst === 'notice' ? '' : ' open'}>`,
    `<summary>${SEVERITY_SIGNS[worst]} <b>${counts}</b></summary>`,
    ...shown.flat(),
    ...(others.length === 0
      ? []
      : renderMarkdownFindings(others, { most: MAX_FINDINGS, isUnderFile: false, context })),
    ...(left > 0
      ? [`<p>and ${showCount(left, 'more file')}; the JSON report has them all</p>`]
      : []),
    '</details>'
  ].join('\n')
}
