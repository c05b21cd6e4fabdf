// Which usages files there are: those that the setting `usages` names, and which repositories have none that can be read.
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import type { Missing } from '../../rules/problems/stops.ts'
import { ifPossible, systemError } from '../files/read-text.ts'

const NONE = 'write one for each repository with `tf-disco usages --format json`'

/** The absolute paths of the files, each once, and what is wrong with the entries. `mayBeNone`: a directory may be empty or missing. */
export function findUsagesFiles(entries: readonly string[], directory: string, mayBeNone: boolean) {
  const matches = entries.map((entry) => {
    const paths = pathsOf(entry, directory, mayBeNone)
    return paths.ok && paths.value.length === 0 && !mayBeNone
      ? refuse(`there is no .jsonl file in ${entry}; ${NONE}`)
      : paths
  })
  return {
    files: [...new Set(matches.flatMap((paths) => (paths.ok ? paths.value : [])))],
    mistakes: matches.flatMap((paths) => (paths.ok ? [] : [paths.why]))
  }
}

/** A file that is named by itself, or those below a directory that have the name of a usages file. */
function pathsOf(entry: string, directory: string, mayBeNone: boolean): Parsed<readonly string[]> {
  const path = resolve(directory, entry)
  try {
    if (!statSync(path).isDirectory()) return accept([path])
    const files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((item) => !item.isDirectory() && /\.jsonl?$/i.test(item.name))
      .map(({ parentPath, name }) => join(parentPath, name))
    return accept(files.sort())
  } catch (error) {
    const code = systemError(error)
    if (code === 'ENOENT' && mayBeNone) return accept([])
    const why = code === 'ENOENT' ? `does not exist in ${directory}` : `cannot be read: ${code}`
    return refuse(`${entry} ${why}`)
  }
}

/** The largest files, without which the others have at most so many bytes: one repository takes no room from many. */
export function largestOf(files: readonly string[], maxBytes: number): ReadonlySet<string> {
  const sized = files.map((path) => ({ path, size: ifPossible(() => statSync(path).size, 0) }))
  let bytes = 0
  const large = sized
    .sort((a, b) => a.size - b.size)
    .filter(({ size }) => {
      bytes += size
      return bytes > maxBytes
    })
  return new Set(large.map(({ path }) => path))
}

export type UnreadableFile = {
  readonly file: string
  readonly why: string
  /** The repository that the file names, if it comes so far. */
  readonly repository: string | null
}

/** Null if none is missing. Without `required`, those that have a file are required. Names ignore case. */
export function missingRepositories(
  required: readonly string[],
  present: readonly string[],
  unreadable: readonly UnreadableFile[]
): Missing | null {
  const readNames = new Set(present.map(lower))
  const namesByKey = new Map(
    (required.length === 0 ? present : required).map((name) => [lower(name), name])
  )
  for (const file of unreadable) {
    const name = repositoryOfFile(file, namesByKey, readNames)
    if (!namesByKey.has(lower(name))) namesByKey.set(lower(name), name)
  }
  const names = [...namesByKey].flatMap(([key, name]) => (readNames.has(key) ? [] : [name]))
  if (names.length === 0) return null
  const missing = { kind: 'missing', repositories: names, total: namesByKey.size } as const
  if (unreadable.length === 0) return missing
  return { ...missing, reasons: unreadable.map(({ file, why }) => `${file}: ${why}`) }
}

const lower = (name: string): string => name.toLowerCase()

/** By what the file says, by the name that docs/fleets.md suggests for the file, or the file itself. */
function repositoryOfFile(
  { file, repository }: UnreadableFile,
  namesByKey: ReadonlyMap<string, string>,
  readNames: ReadonlySet<string>
): string {
  if (repository !== null && !readNames.has(lower(repository))) return repository
  const stem = file.replace(/^.*[/\\]/, '').replace(/\.jsonl?$/i, '')
  const suggested = namesByKey.get(lower(stem.replaceAll('__', '/')))
  if (suggested !== undefined && !readNames.has(lower(suggested))) return suggested
  // Reports show names of repositories as they are.
  return file.replaceAll(/[^\w./-]/g, '_')
}
