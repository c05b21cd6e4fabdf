// The verdict as a badge: JSON for the endpoint badge of shields.io (https://shields.io/badges/endpoint-badge).
import { DAY_MS } from '../history/history.ts'
import { isFailing, isSkipped, isUnchecked, type Report } from '../outcome.ts'

/** About the hosts that were to be contacted. Contains no text from outside. */
export function renderBadge(report: Report): string {
  // The URL of the badge cannot override the colour when `isError` is true.
  const isError = !report.verdict.passed
  const badge = { schemaVersion: 1, label: 'registries', ...stateOf(report), isError }
  return `${JSON.stringify(badge, null, 2)}\n`
}

function stateOf({ verdict: { hosts, stopped, passed, findings, init }, context }: Report) {
  const asked = hosts.filter((host) => !isSkipped(host) || isUnchecked(host))
  const down = asked.filter(isFailing).length
  const total = asked.length
  if (stopped.length > 0) {
    const outage = down === 0 ? '' : `, ${down} down`
    return { message: `incomplete${outage}`, color: down === 0 ? 'orange' : 'red' }
  }
  if (down > 0) return { message: `${down} of ${total} down`, color: 'red' }
  const up = total === 0 ? 'no hosts' : `${total} up`
  // Because of files, or of warnings with `fail-on: warning`.
  const why = init.failing.length > 0 ? 'init fails' : 'check failed'
  if (!passed) return { message: `${up}, ${why}`, color: 'orange' }
  const [expires] = findings.flatMap(({ problem }) => problem.expires ?? []).sort()
  if (expires !== undefined) {
    const days = Math.floor((Date.parse(expires) - Date.parse(context.startedAt)) / DAY_MS)
    const when = days < 0 ? 'expired' : `expiry in ${days} d`
    return { message: `${up}, ${when}`, color: 'yellow' }
  }
  return { message: up, color: total === 0 ? 'lightgrey' : 'brightgreen' }
}
