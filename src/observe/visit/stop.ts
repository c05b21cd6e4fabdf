// Ends a check early, with everything that it has under way, and waits no longer than it lasts.

import type { Stopped } from '../../rules/problems/stops.ts'
import type { StartTimer } from '../network/redirects.ts'

/** The deadline, signals and crashes end one check through this. */
export class Stop {
  readonly #controller = new AbortController()
  /** Aborts at the end of the check. */
  readonly signal = this.#controller.signal
  /** Called at the end of the check. Not listeners of the signal, which looks through all of them to add one. */
  readonly onEnd = new Set<() => void>()
  /** Ends the check if it is due: within one step of work, no timer runs. */
  endIfDue = () => {}
  #why: Stopped | null = null

  /** Null while the check goes on. */
  get why(): Stopped | null {
    if (this.#why === null) this.endIfDue()
    return this.#why
  }

  /** Everything with its own end, such as a request or a helper, ends at once. The first reason is kept. */
  end(why: Stopped): void {
    this.#why ??= why
    this.#controller.abort()
    for (const run of this.onEnd) run()
  }
}

/** The real clock, for deadlines and waits. */
export const startTimer: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Waits before a retry; not after the end of the check. */
export function pause(
  ms: number,
  { startTimer: start, stop }: { readonly startTimer: StartTimer; readonly stop: Stop }
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      stop.onEnd.delete(end)
      resolve()
    }
    const cancel = start(ms, end)
    stop.onEnd.add(end)
  })
}

/** The milliseconds from `now` that Retry-After asks for, in seconds or by a date; null if it cannot be read. */
export function requestedMs(retryAfter: string | null, now: number): number | null {
  const ms = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? '') - now
  return Number.isNaN(ms) ? null : ms
}
