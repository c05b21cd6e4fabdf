// A module given as file names and texts, read as the scan reads it.
import { readHclJson } from '../../src/hcl/json.ts'
import { readHcl } from '../../src/hcl/native.ts'
import { classify } from '../../src/scan/file-kinds.ts'
import { readFileMentions } from '../../src/scan/file-mentions.ts'
import type { ModuleUsages } from '../../src/scan/usages.ts'
import { usagesOf } from '../../src/scan/usages.ts'

/** Names may have directories in front; all files count as those of one directory. */
export function readModule(files: Readonly<Record<string, string>>): ModuleUsages {
  const names = new Set(Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1)))
  return usagesOf(
    Object.entries(files).flatMap(([file, text]) => {
      const kind = classify(file.slice(file.lastIndexOf('/') + 1), names, 'module')
      return kind === undefined
        ? []
        : [readFileMentions(kind.syntax === 'json' ? readHclJson(text) : readHcl(text), kind, file)]
    })
  )
}
