// Reads the source lines of findings again, after the check.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Place, SourceLine } from '../problems/place.ts'
import { ifPossible, readText } from './read-text.ts'

// The bytes of one file. Larger files, and longer lines, are written by programs.
const MAX_BYTES = 1024 * 1024
const MAX_LINE = 4000

/**
 * The lines of these places, in files of `directory` that have not changed since `checkedAt`, in milliseconds, as
 * the files have them: they may hold secrets. Long lines, and those of files that cannot be read, are left out.
 */
export function readSourceLines(
  places: readonly Place[],
  directory: string,
  checkedAt: number
): readonly SourceLine[] {
  const files = Map.groupBy(places, ({ file }) => file)
  return Array.from(files).flatMap(([file, own]) => {
    const path = join(directory, file)
    const read = isUnchanged(path, checkedAt) ? readText(path, MAX_BYTES) : null
    return read?.ok ? linesOf(read.text, own) : []
  })
}

/** The clock of files has finer steps than that of the check. */
const isUnchanged = (path: string, checkedAt: number): boolean =>
  ifPossible(() => statSync(path).mtimeMs <= checkedAt + 1, false)

function linesOf(text: string, places: readonly Place[]): readonly SourceLine[] {
  const read: SourceLine[] = []
  let [line, start] = [1, text.startsWith('\uFEFF') ? 1 : 0]
  for (const place of places.toSorted((a, b) => a.line - b.line)) {
    for (; line < place.line && start >= 0; line += 1) start = text.indexOf('\n', start) + 1 || -1
    if (start < 0) break
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    const isCrLf = end > start && text[end - 1] === '\r'
    read.push(...lineOf(text.slice(start, isCrLf ? end - 1 : end), place))
  }
  return read
}

function lineOf(line: string, place: Place): readonly SourceLine[] {
  const { column, endColumn } = place
  // Columns count code points.
  const characters = line.length > MAX_LINE ? [] : Array.from(line)
  if (column > characters.length) return []
  const [start, end] = [column - 1, endColumn - 1]
  const part = (from: number, to?: number) => characters.slice(from, to).join('')
  return [{ place, before: part(0, start), literal: part(start, end), after: part(end) }]
}
