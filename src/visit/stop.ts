// Ends a check early, with everything that it has under way.
import type { StartTimer } from '../network/redirects.ts'
import type { Stopped } from '../problems/brief.ts'

/** The deadline, signals and crashes end one check through this. */
export class Stop {
  readonly #controller = new AbortController()
  #why: Stopped | null = null

  /** Null while the check goes on. */
  get why(): Stopped | null {
    return this.#why
  }

  /** Aborts at the end of the check. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** What has its own end, such as a request or a helper, ends at once. The first reason is kept. */
  end(why: Stopped): void {
    this.#why ??= why
    this.#controller.abort()
  }
}

/** The real clock, for deadlines and waits. */
export const startTimer: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
