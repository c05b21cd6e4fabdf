// Finds the root modules of a checkout, and what each of them requires.
import type { MainClient } from '../protocol/clients.ts'
import type { Usage } from '../scan/usage.ts'
import type { Root } from './root.ts'

export type RootsInput = {
  readonly usages: readonly Usage[]
  readonly clients: readonly MainClient[]
}

/** The root modules of each client. */
export function rootsOf({ clients }: RootsInput): readonly Root[] {
  return clients.flatMap(() => [])
}
