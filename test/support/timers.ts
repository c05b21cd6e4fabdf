// Timers that a test runs by hand, in place of the clock.
import type { StartTimer } from '../../src/observe/network/redirects.ts'

export class ManualTimers {
  /** The milliseconds of every timer, in the order in which they were started. */
  readonly started: number[] = []
  readonly #pending = new Map<number, () => void>()

  readonly startTimer: StartTimer = (ms, run) => {
    const index = this.started.push(ms) - 1
    this.#pending.set(index, run)
    return () => this.#pending.delete(index)
  }

  /** Runs the timers that are pending and were started with `ms`. */
  fire(ms: number): void {
    for (const [index, run] of this.#pending) {
      if (this.started[index] !== ms) continue
      this.#pending.delete(index)
      run()
    }
  }
}
