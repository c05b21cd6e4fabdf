// Incidents: runs in a row that failed, of one host and of all hosts.

import type { Incident } from '../../history/history.ts'
import { some } from '../../problems/brief.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { showIncidentSpan } from '../history-phrases.ts'
import { showMinute } from '../measure.ts'
import { showCount } from '../phrases.ts'
import { type Html, html, joined, NOTHING } from './markup.ts'
import { type Column, table } from './table.ts'
import { codeLink, hostLink, more, type View } from './view.ts'

// The history file has all of them.
const MAX_INCIDENTS = 500

export type HostIncident = Incident & { readonly host: Hostname }

/** Those of all hosts, the newest first. */
export const incidentsOf = ({ context: { history } }: View): readonly HostIncident[] =>
  Array.from(history ?? [], ([host, { incidents }]) =>
    incidents.map((incident) => ({ ...incident, host }))
  )
    .flat()
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))

export function renderIncidents(view: View): Html {
  const incidents = incidentsOf(view)
  if (incidents.length === 0) return NOTHING
  const now = incidents.filter(({ until }) => until === null).length
  const newest = some(incidents, MAX_INCIDENTS)
  const host: Column<HostIncident> = {
    title: 'Host',
    style: 'name',
    cell: (incident) => hostLink(incident.host, showHostname(incident.host), view)
  }
  const rows = table(newest.shown, { caption: 'Incidents', columns: [host, ...columnsFor(view)] })
  return html`<section id="incidents" aria-labelledby="incidents-title">
<h2 id="incidents-title">Incidents</h2>
<p>${showCount(incidents.length, 'incident')}, ${now === 0 ? 'none' : now} of which ${now > 1 ? 'continue' : 'continues'}.</p>
${rows}${more(newest.more, 'incident', 'in the history file')}</section>
`
}

/** Those of one host. */
export const incidentTable = (incidents: readonly Incident[], view: View): Html =>
  table(incidents, { caption: 'Incidents', columns: columnsFor(view) })

const columnsFor = (view: View): readonly Column<Incident>[] => [
  { title: 'From', style: 'when', cell: ({ from }) => html`${showMinute(from)}` },
  {
    title: 'Until',
    style: 'when',
    cell: ({ until }) => html`${until === null ? 'continues' : showMinute(until)}`
  },
  {
    title: 'Duration',
    style: 'when',
    cell: (incident) => html`${showIncidentSpan(incident, view.context.startedAt)}`
  },
  { title: 'Failed runs', style: 'number', cell: ({ runs }) => html`${runs}` },
  {
    title: 'Problems',
    cell: ({ codes }) =>
      joined(
        codes.map((one) => codeLink(one, view)),
        ', '
      )
  }
]
