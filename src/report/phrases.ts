// Short phrases that output formats share: counts, clients, durations, sizes, times. None contains unescaped text from outside.

import type { Dialect } from '../read/scan/clients/dialect.ts'
import { brief, showCount, showSome } from '../rules/problems/brief.ts'
import { SEVERITIES, type Severity } from '../rules/problems/problem.ts'
import { ALL_CLIENTS, CLIENT_NAMES, type Client, MAIN_CLIENTS } from '../rules/protocol/clients.ts'

/** Says that a host is new, after its name or after `the host is`. */
export const NEW = 'new in this pull request'

export const capitalised = (text: string): string =>
  text.replace(/^./u, (first) => first.toUpperCase())

/** `1 error, 2 warnings`; empty without findings. */
export const showSeverities = (findings: readonly { readonly severity: Severity }[]): string =>
  SEVERITIES.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity)
    return length === 0 ? [] : [showCount(length, severity)]
  }).join(', ')

export const showClients = (clients: readonly Client[]): string =>
  ALL_CLIENTS.every((client) => clients.includes(client))
    ? 'all clients'
    : namesOf(clients).join(', ')

const namesOf = (clients: readonly Client[]) => clients.map((client) => CLIENT_NAMES[client])

/** The clients in use that a finding affects; empty where it affects each CLI. The JSON report names those not in use. */
export function showAffected(affects: readonly Client[], inUse: readonly Client[]): string {
  const affected = inUse.filter((client) => affects.includes(client))
  const spared = MAIN_CLIENTS.filter((cli) => inUse.includes(cli) && !affects.includes(cli))
  if (affects.length === 0 || spared.length === 0) return ''
  return namesOf(affected).join(', ') || 'no client in use'
}

/** `Terraform 1.9.8 and OpenTofu (set by …)`: the checked clients, each with its version if one is known, and why they are. */
export const versionedClients = ({ clients, versions, why }: Dialect): string =>
  clients.map((client) => [CLIENT_NAMES[client], versions[client]].join(' ').trim()).join(' and ') +
  (why === '' ? '' : ` (${why})`)

/** Whole milliseconds, then seconds and minutes with one digit. */
export function showDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`
  return ms < 59_950 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`
}

/** Bytes up to 999, then kB and MB (powers of 1000) with one digit. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

const HOUR_MS = 3_600_000

/** `2.1 days`, `3.5 h`, `20 min`: the time between two ISO 8601 times. */
export function showSpan(from: string, to: string): string {
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS
  if (hours >= 48) return `${tenths(hours / 24)} days`
  if (hours >= 1) return `${tenths(hours)} h`
  const minutes = Math.floor(hours * 60)
  return minutes >= 1 ? `${minutes} min` : 'less than a minute'
}

const tenths = (value: number): number => Math.floor(value * 10) / 10

/** `2026-11-20 12:00 UTC` of an ISO 8601 time in UTC. */
export const showMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`

/** `2026-12-01 (in 11 days)`, relative to `now`; both ISO 8601, UTC. */
export function showExpiry(expires: string, now: string): string {
  const days = (Date.parse(expires) - Date.parse(now)) / (24 * HOUR_MS)
  if (Number.isNaN(days)) return expires
  const count = Math.floor(Math.abs(days))
  const whole = count === 0 ? 'less than a day' : showCount(count, 'day')
  return `${expires.slice(0, 10)} (${days < 0 ? `${whole} ago` : `in ${whole}`})`
}

/** The names that share parts with a path or a hostname, those that share most first. */
export function nearestTo(text: string, names: readonly string[]): readonly string[] {
  const parts = new Set(text.split(/[\s/.]/).filter(Boolean))
  const shared = (name: string) => name.split(/[/.]/).filter((part) => parts.has(part)).length
  return [...new Set(names.filter(shared))].sort((a, b) => shared(b) - shared(a))
}

/** A remark on the lines of a setting that match none of the names. */
export function unmatchedIn(setting: string, lines: readonly string[], names: readonly string[]) {
  const shown = showSome(lines, 3, (line) => {
    const others = names.filter((name) => !line.split(' ').includes(name))
    const nearest = showSome(nearestTo(line, others), 3, brief)
    return `${brief(line)}${nearest && ` (nearest: ${nearest})`}`
  })
  const does = lines.length === 1 ? 'matches' : 'match'
  return lines.length === 0 ? [] : [`\`${setting}\`: ${shown} ${does} nothing`]
}
