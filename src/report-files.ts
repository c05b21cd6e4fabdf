// Writes the reports that are asked for as files: each whole or not at all.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Verdict } from './judge/verdict.ts'
import { renderJson } from './report/json.ts'
import { renderJunit } from './report/junit/junit.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import type { ReportContext } from './report/outcome.ts'
import { visible } from './report/safe-text.ts'
import { renderSarif } from './report/sarif/sarif.ts'
import type { ReportFile, ReportFormat } from './settings/report-file.ts'

type Told = { readonly verdict: Verdict; readonly context: ReportContext }

/**
 * Writes every file, its path relative to `directory`, and makes the directories that it needs. What comes
 * back are warnings, one for each file that could not be written: they never change the verdict.
 */
export function writeReportFiles(
  files: readonly ReportFile[],
  told: Told,
  directory: string
): readonly string[] {
  return files.flatMap(({ path, format }) => {
    const text = render(format, told)
    const why = writeWhole(resolve(directory, path), text)
    return why === null ? [] : [`the report ${visible(path)} was not written: ${visible(why)}`]
  })
}

function render(format: ReportFormat, { verdict, context }: Told): string {
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
 * Written beside its place under another name, and then renamed: whoever reads meanwhile sees the old file or
 * the new one, and a link that stands there is replaced, not followed. The reason when it cannot be done,
 * else null.
 */
function writeWhole(path: string, text: string): string | null {
  const random = Math.random().toString(36).slice(2)
  const aside = join(dirname(path), `.${basename(path).slice(0, 60)}.${random}`)
  const written = attempt(() => {
    mkdirSync(dirname(path), { recursive: true })
    // Never into a file that is there already, whoever made it.
    writeFileSync(aside, text, { flag: 'wx' })
    renameSync(aside, path)
  })
  if (written !== null) attempt(() => rmSync(aside, { force: true }))
  return written
}

/** What the system says against it; of its words only those that name no file of ours. */
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
