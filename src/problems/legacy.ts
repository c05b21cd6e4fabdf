// Codes whose constructors are not written yet.
import { ALL_CLIENTS, type Client, MAIN_CLIENTS } from '../protocol/clients.ts'
import type { ProblemFacts } from './problem.ts'

const breaks = (title: string, affects: readonly Client[] = ALL_CLIENTS): ProblemFacts => ({
  title,
  severity: 'error',
  affects
})
const warns = (title: string, affects: readonly Client[] = []): ProblemFacts => ({
  title,
  severity: 'warning',
  affects
})
const notes = (title: string): ProblemFacts => ({ title, severity: 'notice', affects: [] })

export const LEGACY = {
  'host-invalid': breaks('A host name is not valid', MAIN_CLIENTS),
  'host-missing': warns('A host name is missing', MAIN_CLIENTS),

  'source-invalid': breaks('A source is refused', MAIN_CLIENTS),
  'source-near-miss': warns('A source means something else than it seems to', MAIN_CLIENTS),
  'source-dynamic': notes('A source is not known before init'),
  'block-reserved': notes('A block is reserved for later'),
  'file-syntax': warns('A file has a syntax error', MAIN_CLIENTS),
  'file-unreadable': warns('A file cannot be read'),
  'file-outside': warns('A link leads out of the checkout'),
  'file-limit': warns('A part of the repository is too large to be read')
} as const satisfies Record<string, ProblemFacts>
