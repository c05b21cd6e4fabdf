// Lists a directory.
import { readdirSync } from 'node:fs'
import { systemError } from './read-text.ts'

/** The names of its entries, sorted; none if it does not exist or is not a directory. */
export function entriesOf(directory: string): readonly string[] {
  try {
    return readdirSync(directory).sort()
  } catch (error) {
    systemError(error)
    return []
  }
}

/** The names of its directories, without symbolic links. */
export function directoriesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch (error) {
    systemError(error)
    return []
  }
}
