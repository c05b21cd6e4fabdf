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
