// The verdict as badges: JSON for the endpoint badge of shields.io (https://shields.io/badges/endpoint-badge), and an
// image of each host. They contain no text from outside but hostnames, which are ASCII.
import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { DAY_MS } from '../history/history.ts'
import { isFailing, isSkipped, isUnchecked, type Report } from '../outcome.ts'

const MAX_IMAGES = 100
// The name of a file has at most 255 characters.
const MAX_HOST = 200

/** The files of the badge `x.badge.json`: itself, and `x.HOST.badge.svg` of each host. */
export function badgesOf(path: string, report: Report) {
  const { hosts, passed } = report.verdict
  const asked = hosts.filter((host) => !isSkipped(host) || isUnchecked(host))
  // The URL of the badge cannot override the color when `isError` is true.
  const state = { label: 'registries', ...stateOf(asked, report), isError: !passed }
  const text = `${JSON.stringify({ schemaVersion: 1, ...state }, null, 2)}\n`
  const start = path.replace(/\.badge\.json$/i, '')
  const images = asked
    .filter(({ visit }) => visit.host.length <= MAX_HOST)
    .slice(0, MAX_IMAGES)
    .map((host) => ({
      path: `${start}.${host.visit.host.replace(':', '_')}.badge.svg`,
      text: imageOf(host.visit.host, hostState(host, report))
    }))
  return [{ path, text }, ...images]
}

function stateOf(asked: readonly HostVerdict[], report: Report) {
  const { stopped, passed, findings, init } = report.verdict
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
  const expiry = expiryOf(findings, report)
  if (expiry !== null) return { message: `${up}, ${expiry}`, color: 'yellow' }
  return { message: up, color: total === 0 ? 'lightgrey' : 'brightgreen' }
}

/** The text of an image, and a color as dark as white text on it needs: 4.5 to 1 (WCAG 2.2). */
function hostState(host: HostVerdict, report: Report): readonly [text: string, fill: string] {
  if (isUnchecked(host)) return ['not checked', '#59636e']
  if (isFailing(host)) return ['down', '#b42318']
  const expiry = expiryOf(host.findings, report)
  return expiry === null ? ['up', '#1a7f37'] : [expiry, '#8a5100']
}

function expiryOf(findings: readonly Finding[], { context }: Report): string | null {
  const [expires] = findings.flatMap(({ problem }) => problem.expires ?? []).sort()
  if (expires === undefined) return null
  const days = Math.floor((Date.parse(expires) - Date.parse(context.startedAt)) / DAY_MS)
  return days < 0 ? 'expired' : `expiry in ${days} d`
}

/** Two boxes with text. */
function imageOf(host: string, [state, fill]: ReturnType<typeof hostState>): string {
  const [left, right] = [widthOf(host), widthOf(state)]
  const box = (x: number, width: number, fill: string, text: string) =>
    `<path fill="${fill}" d="M${x} 0h${width}v20h-${width}z"/><text x="${x + 6}" y="14" textLength="${width - 12}">${text}</text>\n`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<title>${host}: ${state}</title>
${box(0, left, '#444', host)}${box(left, right, fill, state)}</svg>
`
}

/** Approximately that of the text in Verdana, to which other fonts are stretched. */
const widthOf = (text: string): number =>
  12 + Math.round(text.length * 6.7 - (text.match(/[ .:fijlrt-]/g) ?? []).length * 2.3)
