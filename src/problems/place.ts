// Where in a file something is.

/** Lines and columns are 1-based, `endColumn` is exclusive; the file is relative, with slashes. */
export type Place = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
}
