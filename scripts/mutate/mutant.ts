// One deliberate fault in a line that decides about security or about the verdict.

export type Mutant = {
  /** What the line ensures, in the present tense; the fault breaks it. */
  readonly promise: string
  /** Occurs exactly once in the file. */
  readonly text: string
  readonly replacement: string
}

/** The mutants of one file, and the tests of which one has to fail for each of them. */
export type MutatedFile = {
  readonly file: string
  readonly tests: readonly string[]
  readonly mutants: readonly Mutant[]
}
