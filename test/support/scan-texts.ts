// Scans files that are given as names and texts, in a directory of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scan } from '../../src/read/scan/scan.ts'
import { writeCheckout } from './checkout.ts'
import { scanCheckout } from './scan-at-once.ts'

export type Texts = Readonly<Record<string, string>>

export function scanTexts(files: Texts): Scan {
  const root = mkdtempSync(join(tmpdir(), 'tf-disco-'))
  try {
    writeCheckout(root, files)
    return scanCheckout({ root, scan: ['.'], exclude: [] })
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The settings of a check of everything, without a project file. */
export const WHOLE_CHECKOUT = { scan: ['.'], ofProject: new Set<never>() }
