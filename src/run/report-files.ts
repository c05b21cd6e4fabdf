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
import type { ReportFormat } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'

/** Writes the report files and the badge, relative to `directory`. Returns why, for each one that was not written. */
export function writeReportFiles(
  { report: files, badge }: Pick<Settings, 'report' | 'badge'>,
  report: Report,
  directory: string
): readonly string[] {
  const warnings: string[] = []
  const write = (what: string, path: string, render: () => Iterable<string>) => {
    const why = whyFailed(() => writeWhole(directory, path, inChunks(render())))
    if (why !== null) warnings.push(`the ${what} ${visible(path)} was not written: ${why}`)
  }
  for (const { path, format } of files) write('report', path, () => render(format, report))
  if (badge !== null) write('badge', badge, () => [renderBadge(report)])
  return warnings
}

function render(format: ReportFormat, { verdict, context }: Report): Iterable<string> {
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
      return renderHtml(verdict, context, (text) => hash('sha256', text, 'base64'))
    case 'markdown':
      return [renderMarkdown(verdict, context)]
  }
}
