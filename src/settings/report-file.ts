// Report files: the end of the name selects the format.
import { accept, type Parsed, refuse } from '../go/parsed.ts'

export type ReportFormat = 'json' | 'sarif' | 'junit' | 'markdown' | 'html' | 'codequality'

/** A file to write. The path is as the user wrote it, relative to the workspace unless absolute. */
type ReportFile = { readonly path: string; readonly format: ReportFormat }

// The longer endings precede that of JSON. SARIF 2.1.0 §3.2 allows two.
const FORMATS: readonly (readonly [suffix: string, format: ReportFormat])[] = [
  ['.codequality.json', 'codequality'],
  ['.sarif.json', 'sarif'],
  ['.sarif', 'sarif'],
  ['.json', 'json'],
  ['.xml', 'junit'],
  ['.md', 'markdown'],
  ['.html', 'html']
]

/** The path of a report and the format that its name selects, ignoring case. */
export function readReportFile(path: string): Parsed<ReportFile> {
  const name = path.toLowerCase()
  const known = FORMATS.find(([suffix]) => name.endsWith(suffix))
  if (known !== undefined) return accept({ path, format: known[1] })
  return refuse(
    `"${path}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`
  )
}

/** The path of a badge: JSON, from which shields.io makes an image. */
export const readBadgeFile = (path: string): Parsed<string> =>
  /\.json$/i.test(path)
    ? accept(path)
    : refuse(
        `"${path}" does not end with ".json"; a badge is JSON from which shields.io makes an image`
      )
