// Writes the report files, each completely or not at all.
import { hash } from 'node:crypto'
import { inChunks, whyFailed, writeWhole } from '../read/files/output.ts'
import { renderBadge } from '../report/badge/badge.ts'
import { renderCodeQuality } from '../report/codequality/codequality.ts'
import { renderJson } from '../report/json/json.ts'
import { renderJunit } from '../report/junit/junit.ts'
import type { Report } from '../report/outcome.ts'
import { renderHtml } from '../report/page.ts'
import { renderSarif } from '../report/sarif/sarif.ts'
import { renderMarkdown } from '../report/summary.ts'
import { visible } from '../rules/text/safe-text.ts'
import type { ReportFile } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'

/** Writes the report files, relative to `directory`. Returns why, for each one that was not written. */
export const writeReportFiles = (
  files: Settings['report'],
  report: Report,
  directory: string
): readonly string[] =>
  files.flatMap((file) => {
    const why = whyFailed(() => writeWhole(directory, file.path, inChunks(render(file, report))))
    return why === null ? [] : `the report ${visible(file.path)} was not written: ${why}`
  })

function render({ format, title }: ReportFile, { verdict, context }: Report): Iterable<string> {
  switch (format) {
    case 'json':
      return renderJson(verdict, context)
    case 'sarif':
      return renderSarif(verdict, context)
    case 'junit':
      return renderJunit(verdict, context)
    case 'codequality':
      return renderCodeQuality(verdict, (text) => hash('sha256', text))
    case 'html':
      return renderHtml(verdict, context, (text) => hash('sha256', text, 'base64'), title)
    case 'markdown':
      return [renderMarkdown(verdict, context)]
    case 'badge':
      return [renderBadge({ verdict, context })]
  }
}
