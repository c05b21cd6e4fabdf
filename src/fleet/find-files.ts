// Finds the usages files that the setting `usages` names, by themselves or by their directories.
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemError } from '../files/read-text.ts'
import { accept, type Parsed, refuse } from '../go/text.ts'

// Far more than repositories of one owner.
const MAX_FILES = 20_000
const NONE = 'write one for each repository with `tf-disco usages --format json`'

/** The absolute paths of the files, each once, and what is wrong with the entries. `mayBeNone`: a directory may be empty. */
export function findUsagesFiles(
  entries: readonly string[],
  directory: string,
  mayBeNone: boolean
): { readonly files: readonly string[]; readonly mistakes: readonly string[] } {
  const found = entries.map((entry) => {
    const paths = pathsOf(entry, directory)
    return paths.ok && paths.value.length === 0 && !mayBeNone
      ? refuse(`there is no .jsonl file in ${entry}; ${NONE}`)
      : paths
  })
  const files = [...new Set(found.flatMap((each) => (each.ok ? each.value : [])))]
  const tooMany = `there are ${files.length} .jsonl files, the limit is ${MAX_FILES}`
  return {
    files: files.slice(0, MAX_FILES),
    mistakes: [
      ...found.flatMap((each) => (each.ok ? [] : [each.why])),
      ...(files.length > MAX_FILES ? [tooMany] : [])
    ]
  }
}

/** A file that is named by itself, or those below a directory that have the name of a usages file. */
function pathsOf(entry: string, directory: string): Parsed<readonly string[]> {
  const path = resolve(directory, entry)
  try {
    if (!statSync(path).isDirectory()) return accept([path])
    const files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((each) => !each.isDirectory() && /\.jsonl?$/i.test(each.name))
      .map((each) => join(each.parentPath, each.name))
    return accept(files.sort())
  } catch (error) {
    const code = systemError(error)
    return refuse(
      code === 'ENOENT'
        ? `${entry} does not exist in ${directory}`
        : `${entry} cannot be read: ${code}`
    )
  }
}
