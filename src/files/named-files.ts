// Finds the files that a setting names, by themselves or by their directories.
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import { systemError } from './read-text.ts'

export type Wanted = {
  /** What each file is: `.json report`. */
  readonly noun: string
  /** Whether a file below a directory is one. A file that is named by itself is always taken. */
  readonly isWanted: (path: string) => boolean
  /** How such a file is made. */
  readonly cure: string
  readonly maxFiles: number
}

/** The absolute paths of the files, each once, and what is wrong with the entries. */
export function namedFiles(
  entries: readonly string[],
  directory: string,
  { noun, isWanted, cure, maxFiles }: Wanted
): { readonly files: readonly string[]; readonly mistakes: readonly string[] } {
  const found = entries.map((entry) => {
    const paths = pathsOf(entry, directory, isWanted)
    return paths.ok && paths.value.length === 0
      ? refuse(`there is no ${noun} in ${entry}; ${cure}`)
      : paths
  })
  const files = [...new Set(found.flatMap((each) => (each.ok ? each.value : [])))]
  const tooMany = `there are ${files.length} ${noun}s, the limit is ${maxFiles}`
  return {
    files: files.slice(0, maxFiles),
    mistakes: [
      ...found.flatMap((each) => (each.ok ? [] : [each.why])),
      ...(files.length > maxFiles ? [tooMany] : [])
    ]
  }
}

function pathsOf(
  entry: string,
  directory: string,
  isWanted: Wanted['isWanted']
): Parsed<readonly string[]> {
  const path = resolve(directory, entry)
  try {
    if (!statSync(path).isDirectory()) return accept([path])
    const files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((each) => !each.isDirectory())
      .map((each) => join(each.parentPath, each.name))
    return accept(files.filter(isWanted).sort())
  } catch (error) {
    const code = systemError(error)
    return refuse(
      code === 'ENOENT'
        ? `${entry} does not exist in ${directory}`
        : `${entry} cannot be read: ${code}`
    )
  }
}
