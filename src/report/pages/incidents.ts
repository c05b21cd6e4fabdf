// Incidents, which are runs in a row that failed, as a table.
import type { HostHistory, Incident } from '../../history/history.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { showIncidentSpan } from '../history-rows.ts'
import { showMinute } from '../measure.ts'
import { code, commas, type Html, nameCode } from './markup.ts'
import { codeLink, column, type HtmlColumn, hostLink, type PageView } from './view.ts'

const MAX_CODE = 40

export type HostIncident = Incident & { readonly host: Hostname }

/** The incidents of some hosts, the newest first. */
export const newestIncidents = (
  histories: readonly (readonly [Hostname, HostHistory])[]
): readonly HostIncident[] =>
  histories
    .flatMap(([host, { incidents }]) => incidents.map((incident) => ({ ...incident, host })))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))

/** Incidents of several hosts. */
export const incidentsTable = (incidents: readonly HostIncident[], view: PageView): Html => {
  const host = column<HostIncident>('Host', (one) => hostLink(one.host, view, nameCode), 'name')
  return view.medium.table(incidents, {
    caption: 'Incidents',
    columns: [host, ...columnsFor(view)]
  })
}

/** The incidents of the host that a heading names. */
export const ownIncidentsTable = (incidents: readonly Incident[], view: PageView): Html =>
  view.medium.table(incidents, { caption: 'Incidents', columns: columnsFor(view) })

function columnsFor(view: PageView): readonly HtmlColumn<Incident>[] {
  const { context, medium } = view
  // A history file may contain any word as a code. Summaries do not link to what may be no explanation.
  const codeOf = (one: string) => (medium.isWhole ? codeLink(one, view) : code(one, MAX_CODE))
  const untilText = ({ until }: Incident) => (until === null ? 'continues' : showMinute(until))
  return [
    column('From', ({ from }) => showMinute(from), 'when'),
    // Summaries are read on narrow screens, and have the duration.
    ...(medium.isWhole ? [column('Until', untilText, 'when')] : []),
    column('Duration', (one) => showIncidentSpan(one, context.startedAt), 'when'),
    column('Failed runs', ({ runs }) => runs, 'number'),
    column('Problems', ({ codes }) => commas(codes.map(codeOf)))
  ]
}
