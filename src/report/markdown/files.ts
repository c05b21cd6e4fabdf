// What is wrong in files, in the job summary: file by file, as a single block of HTML without a blank line.
import type { Finding } from '../../judge/verdict.ts'
import type { ReportContext } from '../context.ts'
import { worstOf } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { byFile, withoutFile } from '../places.ts'
import { markdownCode, visibleFile } from '../safe-text.ts'
import { leading } from './budget.ts'
import { renderMarkdownFindings, SEVERITY_SIGNS } from './finding.ts'

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
