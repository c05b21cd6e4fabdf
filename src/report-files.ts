// Writes the report files, each completely or not at all.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { renderJson } from './report/json.ts'
import { renderJunit } from './report/junit/junit.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import type { Report } from './report/outcome.ts'
import { visible } from './report/safe-text.ts'
import { renderSarif } from './report/sarif/sarif.ts'
import type { ReportFile, ReportFormat } from './settings/report-file.ts'

/**
 * Writes every report file, relative to `directory`, and creates its directories. Returns one warning for
 * each file that could not be written; warnings do not change the verdict.
 */
export function writeReportFiles(
  files: readonly ReportFile[],
  report: Report,
  directory: string
): readonly string[] {
  return files.flatMap(({ path, format }) => {
    const text = render(format, report)
    const why = writeWhole(resolve(directory, path), text)
    return why === null ? [] : [`the report ${visible(path)} was not written: ${visible(why)}`]
  })
}

function render(format: ReportFormat, { verdict, context }: Report): string {
  switch (format) {
    case 'json':
      return renderJson(verdict, context)
    case 'sarif':
      return renderSarif(verdict, context)
    case 'junit':
      return renderJunit(verdict, context)
    case 'markdown':
      return renderMarkdown(verdict, context)
  }
}

/**
 * Writes to a temporary file in the same directory and renames it: a reader sees the old file or the new
 * one, and a link at the path is replaced, not followed. Returns the reason for a failure, else null.
 */
function writeWhole(path: string, text: string): string | null {
  const random = Math.random().toString(36).slice(2)
  const aside = join(dirname(path), `.${basename(path).slice(0, 60)}.${random}`)
  const written = attempt(() => {
    mkdirSync(dirname(path), { recursive: true })
    // `wx`: never writes into an existing file.
    writeFileSync(aside, text, { flag: 'wx' })
    renameSync(aside, path)
  })
  if (written !== null) attempt(() => rmSync(aside, { force: true }))
  return written
}

/** The system's reason for a failure, without the part that names the temporary file. */
function attempt(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    if (!isSystemError(error)) throw error
    return error.message.split(', ')[0] ?? ''
  }
}

const isSystemError = (error: unknown): error is { readonly message: string } =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'message' in error
