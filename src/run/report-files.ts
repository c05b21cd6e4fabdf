// Writes the report files, each completely or not at all.
import { hash } from 'node:crypto'
import { inChunks, whyFailed, writeWhole } from '../read/files/output.ts'
import { badgesOf } from '../report/badge/badge.ts'
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
export function writeReportFiles(
  files: Settings['report'],
  report: Report,
  directory: string
): readonly string[] {
  const unwritten: string[] = []
  const write = (path: string, render: () => Iterable<string>) => {
    const why = whyFailed(() => writeWhole(directory, path, inChunks(render())))
    if (why !== null) unwritten.push(`the report ${visible(path)} was not written: ${why}`)
    return why === null
  }
  for (const { path, format, title } of files) {
    if (format !== 'badge') write(path, () => renderReport(format, report, title))
    // The others would not be written for the same reason.
    else badgesOf(path, report).every((badge) => write(badge.path, () => [badge.text]))
  }
  return unwritten
}

/** The same in a file and on standard output. */
export function renderReport(
  format: Exclude<ReportFile['format'], 'badge'>,
  { verdict, context }: Report,
  title?: ReportFile['title']
): Iterable<string> {
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
  }
}
