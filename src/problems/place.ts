// Where in a file a problem is.
import type { Problem } from './problem.ts'

/** Lines and columns are 1-based, `endColumn` is exclusive; the file is relative, with slashes. */
export type Place = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
}

/** A problem of a file; `place` is null where no line is wrong. */
export type PlacedProblem = { readonly problem: Problem; readonly place: Place | null }
