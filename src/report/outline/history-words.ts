// The words for the history of a host: its last runs, uptime, latency and incidents, which are runs in a row that failed.

import { showCount } from '../../rules/problems/brief.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import { type HostHistory, hasResult, type Incident, type Uptime } from '../history/history.ts'
import { OUTCOME_WORDS, WORST_FIRST } from '../outcome.ts'
import { showDuration, showMinute, showSpan } from '../phrases.ts'
import type { Chart, ChartRun, Inline, ReportBlock } from '../tree.ts'
import { block, inline, mark } from '../tree.ts'
import { codeLink, firstOf, hostLink, type View } from './view.ts'

const MAX_INCIDENTS = 20
const MAX_ON_PAGE = 200
const MAX_CODE = 40
// On a page of more hosts, 30 labels in each chart would be most of its bytes.
const MAX_LABELLED = 30

/** `failing since 2026-11-20 10:00 UTC (3 runs)`; null if the last run did not fail, or only that one. */
export function describeOutage({ incidents: [last] }: HostHistory): string | null {
  if (last?.until !== null || last.runs < 2) return null
  return `failing since ${showMinute(last.from)} (${showCount(last.runs, 'run')})`
}

/**
 * Distinguishes a host that fails now and then from an outage: `failed 9 of the last 30 runs`, `first failure in 720
 * runs`. Null if the last run did not fail, or if all failures are of one outage of several runs.
 */
export function compareFailure({ recent, uptime, incidents: [last] }: HostHistory): string | null {
  const { good = 0, runs = 0 } = uptime.at(-1) ?? {}
  if (last?.until !== null || runs < 2) return null
  if (runs - good === 1) return `first failure in ${showCount(runs, 'run')}`
  const failed = recent.filter(({ outcome }) => outcome === 'fails').length
  const isOneOutage = failed <= last.runs && last.runs > 1
  return isOneOutage ? null : `failed ${failed} of the last ${recent.filter(hasResult).length} runs`
}

/** The share of good runs, rounded down so that `100%` has no exception: `97.3%`, `99.95%`. */
export function showUptime({ good, runs }: Uptime): string {
  const hundredths = Math.floor((10_000 * good) / runs)
  if (hundredths >= 9900) return `${hundredths / 100}%`
  const tenths = Math.floor(hundredths / 10)
  return tenths === 0 && good > 0 ? 'below 0.1%' : `${tenths / 10}%`
}

export function chart(runs: readonly ChartRun[], view: View, of: Chart['of'] = 'results'): Inline {
  if (runs.length === 0) return mark.nothing
  const isLabelled = view.detailed.size <= MAX_LABELLED
  return { kind: 'chart', of, runs, label: describeRuns(runs), isLabelled }
}

/** `2026-11-20 12:00 UTC: passed in 84 ms` */
export const describeRun = ({ at, outcome, ms }: ChartRun): string =>
  `${showMinute(at)}: ${OUTCOME_WORDS[outcome]}${ms === null ? '' : ` in ${showDuration(ms)}`}`

/** `2026-11-19 to 2026-11-20`, or one day: of the first and the last run. */
export function daysOf(runs: readonly ChartRun[]): string {
  const days = [runs[0], runs.at(-1)].map((run) => run?.at.slice(0, 10))
  return [...new Set(days)].join(' to ')
}

/** `last 30 runs: 2 failed, 28 passed`: the marks of the runs in words. */
export function describeRuns(runs: readonly Pick<ChartRun, 'outcome'>[]): string {
  const counts = WORST_FIRST.flatMap((outcome) => {
    const { length } = runs.filter((run) => run.outcome === outcome)
    const words = outcome === 'warns' ? 'with warnings' : OUTCOME_WORDS[outcome]
    return length === 0 ? [] : [`${length} ${words}`]
  })
  const which = runs.length === 1 ? 'last run' : `last ${showCount(runs.length, 'run')}`
  return `${which}: ${counts.join(', ')}`
}

/** The last runs of a host, its uptime and latency. */
export function historyFacts({ recent, uptime, medianMs }: HostHistory, view: View) {
  const uptimes = uptime
    .filter(({ runs }) => runs > 0)
    .map((one) => {
      const { days, good, runs } = one
      return `${showUptime(one)} (${good} of ${showCount(runs, 'run')} in ${days} days)`
    })
  const times = recent.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b)
  const ends = new Set([...times.slice(0, 1), ...times.slice(-1)].map(showDuration))
  const last = inline`, last runs ${[...ends].join(' to ')}${chart(recent, view, 'latency')}`
  const latency = inline`median ${showDuration(medianMs ?? 0)} in 30 days${times.length === 0 ? '' : last}`
  return {
    runs: [inline`${chart(recent, view)} ${describeRuns(recent)} (${daysOf(recent)})`],
    uptime: [mark.joined(uptimes)],
    latency: medianMs === null ? [] : [latency]
  }
}

type HostIncident = Incident & { readonly host: Hostname }

/** The newest ones of all hosts: on a page below how many there are, else folded. */
export function incidentBlocks(view: View): readonly ReportBlock[] {
  const all = [...(view.context.history ?? [])]
    .flatMap(([host, { incidents }]) => incidents.map((incident) => ({ ...incident, host })))
    .toSorted((a, b) => Number(a.from < b.from) - Number(a.from > b.from))
  if (all.length === 0) return []
  const now = all.filter(({ until }) => until === null).length
  const continuing = now === 0 ? '' : all.length === 1 ? ', ongoing' : `, ${now} ongoing`
  const count = `${showCount(all.length, 'incident')}${continuing}`
  const inHistory = { ...view, elsewhere: 'in the history file' }
  const isPage = view.medium === 'page'
  const most = isPage ? MAX_ON_PAGE : MAX_INCIDENTS
  const blocks = firstOf(all, most, 'incident', inHistory, (shown) => incidentsTable(shown, view))
  return isPage
    ? [block.paragraph(`${count}.`), ...blocks]
    : block.details(block.title(count), blocks)
}

function incidentsTable(incidents: readonly HostIncident[], view: View): readonly ReportBlock[] {
  const isPage = view.medium === 'page'
  // A history file may contain any word as a code. Summaries do not link to what may be no explanation.
  const codeOf = (one: string) => (isPage ? codeLink(one, view) : mark.code(one, MAX_CODE))
  const duration = ({ from, until }: Incident) =>
    until === null ? `${showSpan(from, view.context.startedAt)} so far` : showSpan(from, until)
  const columns = [
    block.column('Host', ({ host }: HostIncident) => hostLink(host, view, mark.name), 'name'),
    block.column('From', ({ from }: HostIncident) => showMinute(from), 'when'),
    block.column('Duration', duration, 'when'),
    block.column('Failed runs', ({ runs }: HostIncident) => runs, 'number'),
    block.column('Problems', ({ codes }: HostIncident) => mark.joined(codes.map(codeOf)))
  ]
  return block.table(incidents, columns, 'Incidents')
}
