// Reads the source lines of findings again, after the check.
import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_COLUMN, type Place, type SourceLine } from '../problems/place.ts'
import { readText, systemError } from './read-text.ts'

/** As the file has it. It may hold secrets. */
export type ReadLine = SourceLine & {
  /** False for a long line, of which only the literal is known. */
  readonly isWhole: boolean
}

// More than a person reads in a log.
const MAX_LINES = 200
const MAX_FILES = 50
const MAX_BYTES = 32 * 1024 * 1024
// Longer lines are written by programs.
const MAX_LINE = 4000
const MAX_LITERAL = 1000
// Columns are counted from the start of the line, for each place.
const LAST_COLUMN = 1e6

/**
 * The lines of the first places, in files of `directory` that have not changed since `checkedAt`, in
 * milliseconds. Places without text, and places in files that cannot be read, are left out.
 */
export function readSourceLines(
  places: readonly Place[],
  directory: string,
  checkedAt: number
): readonly ReadLine[] {
  const files = Map.groupBy(places.filter(hasText).slice(0, MAX_LINES), ({ file }) => file)
  const lines: ReadLine[] = []
  let bytes = 0
  for (const [file, own] of [...files].slice(0, MAX_FILES)) {
    const path = join(directory, file)
    const stats = statOf(path)
    // The clock of files has finer steps than that of the check.
    if (stats === null || stats.mtimeMs > checkedAt + 1) continue
    bytes += stats.size
    if (bytes > MAX_BYTES) break
    const read = readText(path)
    if (read.ok) lines.push(...linesOf(read.text, own))
  }
  return lines
}

/** A finding about a whole file or directory has no text. */
const hasText = ({ column, endColumn }: Place): boolean =>
  column !== MAX_COLUMN && column < LAST_COLUMN && endColumn > column

function statOf(path: string): Stats | null {
  try {
    return statSync(path)
  } catch (error) {
    systemError(error)
    return null
  }
}

function linesOf(text: string, places: readonly Place[]): readonly ReadLine[] {
  const read: ReadLine[] = []
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

function lineOf(line: string, place: Place): readonly ReadLine[] {
  const { column, endColumn } = place
  const isWhole = line.length <= MAX_LINE
  if (!isWhole && endColumn - column > MAX_LITERAL) return []
  const start = offsetOf(line, column - 1, 0)
  if (start >= line.length) return []
  const end = offsetOf(line, endColumn - column, start)
  const [before, after] = isWhole ? [line.slice(0, start), line.slice(end)] : ['', '']
  return [{ place, before, literal: line.slice(start, end), after, isWhole }]
}

/** The offset after some code points from another offset on; the length of the text if it has fewer. */
function offsetOf(text: string, points: number, from: number): number {
  let at = from
  for (let left = points; left > 0 && at < text.length; left -= 1) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  return at
}
