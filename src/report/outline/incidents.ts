// Incidents of hosts: runs in a row that failed.
import type { HostHistory, Incident } from '../../history/history.ts'
import { showCount, some } from '../../problems/brief.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { showMinute } from '../measure.ts'
import { type Block, block, type ColumnOf, mark } from '../tree.ts'
import { type HistoryRow, showIncidentSpan } from './history-rows.ts'
import { codeLink, hostLink, more, type View } from './view.ts'

const MAX_INCIDENTS = 20
const MAX_CODE = 40

/** A run of failures; without its host if a heading names that. */
type HostIncident = Incident & { readonly host?: Hostname }

/** The incidents of some hosts, the newest first. */
export const newestIncidents = (
  histories: Iterable<readonly [Hostname, HostHistory]>
): readonly HostIncident[] =>
  [...histories]
    .flatMap(([host, { incidents }]) => incidents.map((incident) => ({ ...incident, host })))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))

/** The newest ones of all hosts, folded. */
export function incidentsOf(rows: readonly HistoryRow[], view: View): readonly Block[] {
  if (view.medium === 'log') return []
  const all = newestIncidents(rows.map(({ host, history }) => [host.visit.host, history]))
  return block.details(block.title(describeIncidents(all)), firstIncidents(all, view))
}

/** `90 incidents, 3 of which continue` */
export function describeIncidents(incidents: readonly HostIncident[]): string {
  const now = incidents.filter(({ until }) => until === null).length
  const continuing = now === 0 ? '' : `, ${now} of which ${now > 1 ? 'continue' : 'continues'}`
  return `${showCount(incidents.length, 'incident')}${continuing}`
}

export function firstIncidents(incidents: readonly HostIncident[], view: View): readonly Block[] {
  const { shown, more: left } = some(incidents, MAX_INCIDENTS)
  return [
    ...incidentsTable(shown, view),
    ...more(left, 'incident', { ...view, rest: 'in the history file' })
  ]
}

export function incidentsTable(incidents: readonly HostIncident[], view: View): readonly Block[] {
  const { startedAt } = view.context
  const isPage = view.medium === 'page'
  const untilText = ({ until }: Incident) => (until === null ? 'continues' : showMinute(until))
  // A history file may contain any word as a code. Summaries do not link to what may be no explanation.
  const codeOf = (one: string) => (isPage ? codeLink(one, view) : mark.code(one, MAX_CODE))
  const columns: readonly ColumnOf<HostIncident>[] = [
    ...(incidents[0]?.host === undefined
      ? []
      : [
          block.column(
            'Host',
            ({ host }: HostIncident) =>
              host === undefined ? null : hostLink(host, view, mark.name),
            'name'
          )
        ]),
    block.column('From', ({ from }) => showMinute(from), 'when'),
    // Summaries are read on narrow screens, and have the duration.
    ...(isPage ? [block.column('Until', untilText, 'when')] : []),
    block.column('Duration', (one) => showIncidentSpan(one, startedAt), 'when'),
    block.column('Failed runs', ({ runs }) => runs, 'number'),
    block.column('Problems', ({ codes }) => mark.joined(codes.map(codeOf)))
  ]
  return block.table(incidents, columns, 'Incidents')
}
