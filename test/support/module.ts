// A module given as file names and texts, read as the scan reads it.
import { classify } from '../../src/scan/file-kinds.ts'
import { readFileMentions } from '../../src/scan/file-mentions.ts'
import { readHcl, readHcl1 } from '../../src/scan/hcl.ts'
import { readHclJson } from '../../src/scan/json.ts'
import type { ModuleUsages } from '../../src/scan/usages.ts'
import { usagesOf } from '../../src/scan/usages.ts'

const READERS = { hcl: readHcl, json: readHclJson, hcl1: readHcl1 }

/** Names may have directories in front; all files count as those of one directory. */
export function readModule(files: Readonly<Record<string, string>>): ModuleUsages {
  const names = new Set(Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1)))
  return usagesOf(
    Object.entries(files).flatMap(([file, text]) => {
      const kind = classify(file.slice(file.lastIndexOf('/') + 1), names, 'module')
      return kind === undefined ? [] : [readFileMentions(READERS[kind.syntax](text), kind, file)]
    })
  )
}
