// Scans a checkout, with the values of variables that its files give.
import { checkoutFiles } from '../checkout-files.ts'
import { type ScanSteps, scanRepository } from '../scan.ts'
import type { Selection } from '../selection.ts'
import { contextOf } from './context.ts'
import { valuesIn } from './values.ts'

/** `environment` has the names of the variables that the environment sets. */
export const scanInSteps = (selection: Selection, environment: readonly string[] = []): ScanSteps =>
  scanRepository(selection, (found) =>
    valuesIn(contextOf(checkoutFiles(selection), found, environment))
  )
