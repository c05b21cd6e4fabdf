// Finds and reads the files of the `usages` setting.
import { relative } from 'node:path'
import { readText } from '../files/read-text.ts'
import type { RepositoryUsages } from '../fleet/document.ts'
import { findUsagesFiles } from '../fleet/find-files.ts'
import { readUsagesLines } from '../fleet/read-lines.ts'
import { type Parsed, refuse } from '../go/parsed.ts'
import { describeReadFailure } from '../problems/brief.ts'
import { type Settings, SettingsError } from '../settings/settings.ts'

// A repository with a quarter of a million usages has 80 MB.
const MAX_BYTES = 128 * 1024 * 1024
// A usages file of a repository with a quarter of a million usages has as many values.
const MAX_PARTS = 10_000_000
// As many as a scan may find.
const MAX_USAGES = 1_000_000
// More are one mistake, such as a wrong directory.
const MAX_MISTAKES = 20

/**
 * Reads what `usages` names, relative to a directory. `name` is that of the setting. With `repositories`, there may
 * be no file: all of them are then missing.
 * @throws SettingsError with the mistakes of all files
 */
export function* readUsagesFiles(
  { usages: entries, repositories }: Pick<Settings, 'usages' | 'repositories'>,
  directory: string,
  name: string
): Generator<RepositoryUsages> {
  const found = findUsagesFiles(entries, directory, repositories.length > 0)
  const mistakes = [...found.mistakes]
  const names = new Map<string, string>()
  let usages = 0
  for (const file of found.files) {
    const shown = relative(directory, file)
    const read = readUsagesFile(file)
    const why = read.ok ? mistakeIn(read.value, shown, names) : `${shown}: ${read.why}`
    if (why !== null) mistakes.push(why)
    if (mistakes.length >= MAX_MISTAKES) break
    if (!read.ok || mistakes.length > 0) continue
    usages += read.value.usages.length
    if (usages > MAX_USAGES) {
      mistakes.push(
        `the files have more than ${MAX_USAGES} usages: check fewer repositories at once`
      )
      break
    }
    yield read.value
  }
  if (mistakes.length === 0) return
  throw new SettingsError(mistakes.map((mistake) => `${name}: ${mistake}`))
}

/** A second file of the same repository. Case does not distinguish repositories. */
function mistakeIn(
  { repository: { name } }: RepositoryUsages,
  file: string,
  names: Map<string, string>
): string | null {
  const before = names.get(name.toLowerCase())
  names.set(name.toLowerCase(), file)
  if (before === undefined) return null
  return `${before} and ${file} are both of the repository ${name}; keep one file for each repository`
}

function readUsagesFile(path: string): Parsed<RepositoryUsages> {
  const read = readText(path, MAX_BYTES)
  if (!read.ok) return refuse(describeReadFailure(read.failure))
  if (hasTooManyParts(read.text)) {
    return refuse(`has more than ${MAX_PARTS} values: list fewer directories of the repository`)
  }
  return readUsagesLines(read.text)
}

/** Whether a text may be far larger in memory: an empty list is two characters, and takes thirty times as much. */
function hasTooManyParts(json: string): boolean {
  if (json.length <= MAX_PARTS) return false
  let parts = 0
  for (let at = 0; at < json.length; at += 1) if (PARTS.has(json.charCodeAt(at))) parts += 1
  return parts > MAX_PARTS
}

// What begins or separates values. It also counts in strings.
const PARTS = new Set(Array.from(',[{', (mark) => mark.charCodeAt(0)))
