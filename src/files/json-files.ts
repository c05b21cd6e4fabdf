// Finds the JSON files that settings name, by themselves or by their directories.
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import { systemError } from './read-text.ts'

/** The absolute paths of a file, or of every file below a directory with one of these endings, sorted; there may be none. */
export function jsonFilesOf(
  entry: string,
  directory: string,
  endings: readonly string[]
): Parsed<readonly string[]> {
  const path = resolve(directory, entry)
  try {
    if (!statSync(path).isDirectory()) return accept([path])
    const files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter(
        (each) =>
          !each.isDirectory() && endings.some((ending) => each.name.toLowerCase().endsWith(ending))
      )
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
