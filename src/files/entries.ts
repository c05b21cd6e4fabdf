// Lists a directory.
import { type Dirent, readdirSync } from 'node:fs'
import { ifPossible } from './read-text.ts'

/** Its entries; none if it does not exist or is not a directory. */
export const entriesOf = (directory: string): readonly Dirent[] =>
  ifPossible(() => readdirSync(directory, { withFileTypes: true }), [])

/** Their names, sorted. */
export const namesIn = (directory: string): readonly string[] =>
  entriesOf(directory)
    .map(({ name }) => name)
    .sort()

/** The names of its directories, without symbolic links. */
export const directoriesIn = (directory: string): readonly string[] =>
  entriesOf(directory).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
