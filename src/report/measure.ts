// Durations, sizes, times and dates for people.
import type { Timing } from '../network/dial.ts'
import { showCount } from '../problems/brief.ts'

/** Whole milliseconds, then seconds with one digit, then minutes and seconds. */
export function showDuration(ms: number): string {
  const whole = Math.round(ms)
  if (whole < 1000) return `${whole} ms`
  if (whole < 59_950) return `${(whole / 1000).toFixed(1)} s`
  const seconds = Math.round(whole / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Bytes up to 999, then kB and MB (powers of 1000) with one digit. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** The phases that happened, in order. */
export function phasesOf({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }: Timing) {
  const before = { DNS: lookupMs, connect: connectMs, TLS: tlsMs, 'first byte': firstByteMs }
  const phases = Object.entries({ ...before, total: totalMs })
  return phases.flatMap(([name, ms]) => (ms === null ? [] : [[name, ms] as const]))
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** `2 days 3 h`, `3 h 20 min`, `20 min`: the time between two ISO 8601 times. */
export function showSpan(from: string, to: string): string {
  const ms = Date.parse(to) - Date.parse(from)
  if (!(ms >= MINUTE_MS)) return 'less than a minute'
  const minutes = Math.floor(ms / MINUTE_MS)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  const parts = [
    ...(days > 0 ? [showCount(days, 'day')] : []),
    ...(hours > 0 ? [`${hours} h`] : []),
    // The minutes of an outage of days do not matter.
    ...(days === 0 && minutes % 60 > 0 ? [`${minutes % 60} min`] : [])
  ]
  return parts.join(' ')
}

/** `2026-11-20 12:00 UTC` of an ISO 8601 time in UTC. */
export const showMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`

/** `2026-12-01 (in 11 days)`, relative to `now`; both ISO 8601, UTC. */
export function showExpiry(expires: string, now: string): string {
  const days = (Date.parse(expires) - Date.parse(now)) / DAY_MS
  if (Number.isNaN(days)) return expires
  const whole = showCount(Math.floor(Math.abs(days)), 'day')
  const [past, future] =
    Math.abs(days) < 1
      ? ['within the last day', 'in less than a day']
      : [`${whole} ago`, `in ${whole}`]
  return `${expires.slice(0, 10)} (${days < 0 ? past : future})`
}
