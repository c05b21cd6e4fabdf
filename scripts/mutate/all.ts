// The mutants of all areas: lines that decide about security or a verdict.
import { CERTIFICATES } from './certificates.ts'
import { CREDENTIALS } from './credentials.ts'
import { FILES } from './files.ts'
import type { MutatedFile } from './mutant.ts'
import { NETWORK } from './network.ts'
import { OUTPUT } from './output.ts'
import { VERDICT } from './verdict.ts'

export const MUTATED: readonly MutatedFile[] = [
  ...CREDENTIALS,
  ...NETWORK,
  ...CERTIFICATES,
  ...FILES,
  ...OUTPUT,
  ...VERDICT
]
