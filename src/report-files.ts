// Writes the report files, each completely or not at all.
import { reasonOf } from './files/failure.ts'
import { writeWhole } from './files/write-whole.ts'
import { renderJson } from './report/json/json.ts'
import { renderJunit } from './report/junit/junit.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import type { Report } from './report/outcome.ts'
import { inChunks } from './report/pieces.ts'
import { visible } from './report/safe-text.ts'
import { renderSarif } from './report/sarif/sarif.ts'
import type { ReportFile, ReportFormat } from './settings/report-file.ts'

/**
 * Writes every report file, relative to `directory`. Returns one warning for each file that could not be
 * written; warnings do not change the verdict.
 */
export function writeReportFiles(
  files: readonly ReportFile[],
  report: Report,
  directory: string
): readonly string[] {
  return files.flatMap(({ path, format }) => {
    try {
      writeWhole(directory, path, inChunks(render(format, report)))
      return []
    } catch (error) {
      return [`the report ${visible(path)} was not written: ${visible(reasonOf(error))}`]
    }
  })
}

function render(format: ReportFormat, { verdict, context }: Report): Iterable<string> {
  switch (format) {
    case 'json':
      return renderJson(verdict, context)
    case 'sarif':
      return renderSarif(verdict, context)
    case 'junit':
      return renderJunit(verdict, context)
    case 'markdown':
      return [renderMarkdown(verdict, context)]
  }
}
