// A module given as file names and texts, read as the scan reads it.
import { classify } from '../../src/scan/file-kinds.ts'
import { usagesOf } from '../../src/scan/module-usages.ts'
import { parseFile } from '../../src/scan/scan.ts'
import type { ScanResult } from '../../src/scan/usage.ts'

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** Names may have directories in front; all files are those of one directory. */
export function readModule(files: Readonly<Record<string, string>>): ScanResult {
  const names = new Set(Object.keys(files).map(baseName))
  return usagesOf(
    Object.entries(files).flatMap(([file, text]) => {
      const kind = classify(baseName(file), names, 'module')
      return kind === undefined ? [] : [parseFile(text, kind, file)]
    })
  )
}
