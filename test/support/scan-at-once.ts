// Scans a whole checkout at once; nothing else runs meanwhile.
import type { Scan, ScanSteps } from '../../src/read/scan/scan.ts'
import { scanInSteps } from '../../src/read/scan/values/values.ts'

export const scanCheckout = (...given: Parameters<typeof scanInSteps>): Scan =>
  atOnce(scanInSteps(...given))

export function atOnce(steps: ScanSteps): Scan {
  for (;;) {
    const step = steps.next(false)
    if (step.done) return step.value
  }
}
