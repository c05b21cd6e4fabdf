// Scans a checkout, with the values of variables that its files give.
import { type Scan, scanRepository } from '../scan.ts'
import type { Selection } from '../selection.ts'
import { checkoutFiles } from './checkout-files.ts'
import { surroundingsOf, valuesIn } from './values.ts'

/** `environment` has the names of the variables that the environment sets. */
export const scanCheckout = (selection: Selection, environment: readonly string[] = []): Scan =>
  scanRepository(selection, (found) =>
    valuesIn(surroundingsOf(checkoutFiles(selection), found, environment))
  )
