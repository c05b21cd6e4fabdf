// Runs synchronous work in steps, between which signals and timers get their turn.
import type { Stop } from '../visit/stop.ts'

// Signals are answered after at most this and one step. Giving way more often would only cost time.
const SLICE_MS = 100

/** The result of `steps`, each of which receives whether the check has ended. `report` receives what they yield. */
export async function giveWay<Step, Result>(
  steps: Generator<Step, Result, boolean>,
  stop: Stop,
  report: (step: Step) => void
): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = steps.next(stop.why !== null)
    if (step.done) return step.value
    if (performance.now() - since < SLICE_MS) continue
    report(step.value)
    await pendingEvents()
    since = performance.now()
  }
}

/** Lets timers and signals that are due run. */
export const pendingEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
