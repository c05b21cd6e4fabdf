// Mutants of how text of hosts and files is made safe for each output.
import type { MutatedFile } from './mutant.ts'

export const OUTPUT: readonly MutatedFile[] = []
