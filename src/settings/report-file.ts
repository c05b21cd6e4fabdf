// Which report a file is to hold: its name says it.
import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'

export type ReportFormat = 'json' | 'sarif' | 'junit' | 'markdown'

/** A file to write. The path is as the user wrote it, relative to the workspace unless absolute. */
export type ReportFile = { readonly path: string; readonly format: ReportFormat }

// SARIF 2.1.0 §3.2 has both endings for its files, so the longer one stands before that of JSON.
const FORMATS: readonly (readonly [suffix: string, format: ReportFormat])[] = [
  ['.sarif.json', 'sarif'],
  ['.sarif', 'sarif'],
  ['.json', 'json'],
  ['.xml', 'junit'],
  ['.md', 'markdown']
]

/** The path of a report, its format told by the end of its name, in capitals or not. */
export function readReportFile(path: string): Parsed<ReportFile> {
  const name = path.toLowerCase()
  const known = FORMATS.find(([suffix]) => name.endsWith(suffix))
  if (known !== undefined) return accept({ path, format: known[1] })
  return refuse(
    `"${path}" has no ending that says what to write, want one of ".json", ".sarif", ".xml" (JUnit), ".md"`
  )
}
