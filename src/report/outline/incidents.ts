// Incidents of hosts: runs in a row that failed.
import type { Incident } from '../../history/history.ts'
import { showCount } from '../../problems/brief.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { showMinute, showSpan } from '../measure.ts'
import { type Block, block, mark } from '../tree.ts'
import { codeLink, firstOf, hostLink, type View } from './view.ts'

const MAX_INCIDENTS = 20
const MAX_CODE = 40

/** Without its host if a heading names that. */
type HostIncident = Incident & { readonly host?: Hostname }

/** The newest ones of all hosts: on a page below how many there are, else folded. */
export function incidentBlocks(view: View): readonly Block[] {
  const all = [...(view.context.history ?? [])]
    .flatMap(([host, { incidents }]) => incidents.map((incident) => ({ ...incident, host })))
    .toSorted((a, b) => Number(a.from < b.from) - Number(a.from > b.from))
  if (all.length === 0) return []
  const now = all.filter(({ until }) => until === null).length
  const continuing = now === 0 ? '' : `, ${now} of which ${now > 1 ? 'continue' : 'continues'}`
  const count = `${showCount(all.length, 'incident')}${continuing}`
  const elsewhere = { ...view, rest: 'in the history file' }
  const blocks = firstOf(all, MAX_INCIDENTS, 'incident', elsewhere, (shown) =>
    incidentsTable(shown, view)
  )
  return view.medium === 'page'
    ? [block.paragraph(`${count}.`), ...blocks]
    : block.details(block.title(count), blocks)
}

/** Nothing without incidents. */
export function incidentsTable(incidents: readonly HostIncident[], view: View): readonly Block[] {
  const isPage = view.medium === 'page'
  // A history file may contain any word as a code. Summaries do not link to what may be no explanation.
  const codeOf = (one: string) => (isPage ? codeLink(one, view) : mark.code(one, MAX_CODE))
  const duration = ({ from, until }: Incident) =>
    until === null ? `${showSpan(from, view.context.startedAt)} so far` : showSpan(from, until)
  const nameOf = ({ host }: HostIncident) =>
    host === undefined ? null : hostLink(host, view, mark.name)
  const columns = [
    block.column('Host', nameOf, 'name'),
    block.column('From', ({ from }: HostIncident) => showMinute(from), 'when'),
    block.column('Duration', duration, 'when'),
    block.column('Failed runs', ({ runs }: HostIncident) => runs, 'number'),
    block.column('Problems', ({ codes }: HostIncident) => mark.joined(codes.map(codeOf)))
  ]
  return block.table(incidents, columns, 'Incidents')
}
