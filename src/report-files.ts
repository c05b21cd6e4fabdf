// Writes the report files, each completely or not at all.
import { reasonOf } from './files/failure.ts'
import { writeWhole } from './files/write-whole.ts'
import { renderJson } from './report/json/json.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import type { Report } from './report/outcome.ts'
import { inChunks } from './report/pieces.ts'
import { visible } from './report/safe-text.ts'
import type { ReportFormat } from './settings/report-file.ts'
import type { Settings } from './settings/settings.ts'

/**
 * Writes every report file and the badge, relative to `directory`. Returns one warning for each file that could
 * not be written; warnings do not change the verdict.
 */
export async function writeReportFiles(
  { report: files, badge }: Pick<Settings, 'report' | 'badge'>,
  report: Report,
  directory: string
): Promise<readonly string[]> {
  const warnings: string[] = []
  const write = async (what: string, path: string, render: () => Promise<Iterable<string>>) => {
    try {
      writeWhole(directory, path, inChunks(await render()))
    } catch (error) {
      warnings.push(`the ${what} ${visible(path)} was not written: ${visible(reasonOf(error))}`)
    }
  }
  for (const { path, format } of files) await write('report', path, () => render(format, report))
  if (badge !== null) await write('badge', badge, () => renderBadge(report))
  return warnings
}

async function renderBadge({ verdict }: Report): Promise<Iterable<string>> {
  return [(await import('./report/badge/badge.ts')).renderBadge(verdict)]
}

/** Formats that few checks want are loaded on demand: SARIF needs the facts of every problem code. */
async function render(
  format: ReportFormat,
  { verdict, context }: Report
): Promise<Iterable<string>> {
  switch (format) {
    case 'json':
      return renderJson(verdict, context)
    case 'sarif':
      return (await import('./report/sarif/sarif.ts')).renderSarif(verdict, context)
    case 'junit':
      return (await import('./report/junit/junit.ts')).renderJunit(verdict, context)
    case 'codequality': {
      const { renderCodeQuality } = await import('./report/codequality/codequality.ts')
      const { hash } = await import('node:crypto')
      return renderCodeQuality(verdict, (text) => hash('sha256', text))
    }
    case 'html': {
      const { renderHtml } = await import('./report/html/page.ts')
      const { hash } = await import('node:crypto')
      return renderHtml(verdict, context, (text) => hash('sha256', text, 'base64'))
    }
    case 'markdown':
      return [renderMarkdown(verdict, context)]
  }
}
