// Scans a checkout, with the values of variables that its files give.

import { checkoutFiles } from '../checkout-files.ts'
import { type Scan, type ScanSteps, scanRepository } from '../scan.ts'
import type { Selection } from '../selection.ts'
import { surroundingsOf, valuesIn } from './values.ts'

/** `environment` has the names of the variables that the environment sets. */
export const scanInSteps = (selection: Selection, environment: readonly string[] = []): ScanSteps =>
  scanRepository(selection, (found) =>
    valuesIn(surroundingsOf(checkoutFiles(selection), found, environment))
  )

/** The whole scan at once; nothing else runs meanwhile. */
export const scanCheckout = (selection: Selection, environment: readonly string[] = []): Scan =>
  atOnce(scanInSteps(selection, environment))

export function atOnce(steps: ScanSteps): Scan {
  for (;;) {
    const step = steps.next(false)
    if (step.done) return step.value
  }
}
