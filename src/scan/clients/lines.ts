// The lines of a tool file, without comments, and the places of their parts.
import type { Place } from '../../problems/place.ts'

export type ToolLine = {
  readonly text: string
  /** 1-based. */
  readonly number: number
}

// Longer lines are generated code or data.
const MAX_LINE = 1000

// `#` begins a comment at the start of a line or after white space in YAML, TOML, shell, make and
// Dockerfiles; Groovy and JSON with comments use `//`.
const HASH = /(^|\s)#.*$/s
const SLASHES = /(^|\s)(\/\/|\/?\*).*$/s

export function linesOf(file: string, text: string): readonly ToolLine[] {
  const isSlashed = /jenkinsfile|\.json$/i.test(file)
  return text.split('\n').map((line, index) => ({
    text: line
      .slice(0, MAX_LINE)
      .replace(isSlashed ? SLASHES : HASH, '')
      .trimEnd(),
    number: index + 1
  }))
}

/** The place of a part of a line; columns count code points. */
export function placeOf(
  file: string,
  { text, number }: ToolLine,
  start: number,
  length: number
): Place {
  const column = Array.from(text.slice(0, start)).length + 1
  const width = Array.from(text.slice(start, start + length)).length
  return { file, line: number, column, endColumn: column + width }
}
