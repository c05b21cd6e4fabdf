// Waits before a request is repeated.
import type { StartTimer } from '../network/redirects.ts'
import type { Stop } from './stop.ts'

/** Waits before a retry; not after the end of the check. */
export function pause(
  ms: number,
  { startTimer: start, stop }: { readonly startTimer: StartTimer; readonly stop: Stop }
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      stop.signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = start(ms, end)
    stop.signal.addEventListener('abort', end)
  })
}

/** The milliseconds from `now` that Retry-After asks for, in seconds or by a date; null if it cannot be read. */
export function requestedMs(retryAfter: string | null, now: number): number | null {
  const ms = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? '') - now
  return Number.isNaN(ms) ? null : ms
}
