// Reads a JSON report back and renders it again: every output format must be the same.
import { expect } from '@jest/globals'
import { readReport } from '../../src/merge/read-report.ts'
import { DOCS_URL } from '../../src/protocol/version.ts'
import { renderAnnotations } from '../../src/report/annotations/annotations.ts'
import { renderCodeQuality } from '../../src/report/codequality/codequality.ts'
import { renderJunit } from '../../src/report/junit/junit.ts'
import { renderMarkdown } from '../../src/report/markdown/page.ts'
import type { Report } from '../../src/report/outcome.ts'
import { renderSarif } from '../../src/report/sarif/sarif.ts'
import { renderJson, renderText } from './whole-reports.ts'

/** The report that a JSON report was written from, as far as it says. */
export function reread(json: string): Report {
  const read = readReport(json)
  if (!read.ok) throw new Error(`the report ${read.why}`)
  return read.value
}

/** Source lines and the pages of files are not in a JSON report. */
export function expectReread(report: Report): void {
  const missing = { sources: [], links: null, history: null, docsUrl: DOCS_URL }
  const context = { ...report.context, ...missing }
  const original = { verdict: report.verdict, context }
  const again = reread(renderJson(original.verdict, context))
  for (const [format, render] of Object.entries(FORMATS)) {
    expect([format, render(again)]).toEqual([format, render(original)])
  }
}

const FORMATS: Readonly<Record<string, (report: Report) => unknown>> = {
  JSON: ({ verdict, context }) => renderJson(verdict, context),
  text: ({ verdict, context }) =>
    renderText(verdict, { context, colour: false, width: 100, isRunner: true }),
  Markdown: ({ verdict, context }) => renderMarkdown(verdict, context),
  SARIF: ({ verdict, context }) => [...renderSarif(verdict, context)].join(''),
  JUnit: ({ verdict, context }) => [...renderJunit(verdict, context)].join(''),
  annotations: ({ verdict, context }) => renderAnnotations(verdict, context),
  'Code Quality': ({ verdict }) => [...renderCodeQuality(verdict, (text) => text)].join('')
}

/** A JSON report that was read and written again. */
export function renderAgain(json: string): string {
  const { verdict, context } = reread(json)
  return renderJson(verdict, context)
}
