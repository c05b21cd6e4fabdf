// Hosts without errors and warnings in Markdown pages: a line with their count, and a table that readers open.

import type { HostVerdict } from '../../../judge/host-verdict.ts'
import { showSome, some } from '../../../problems/brief.ts'
import type { Because } from '../../../problems/place.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import { servicesPhrase } from '../../host-phrases.ts'
import { type HostOutcome, isSkipped, OUTCOME_WORDS, outcomeOf } from '../../outcome.ts'
import { NEW, showCount } from '../../phrases.ts'
import { isInRepository, representatives, showPlaces } from '../../places.ts'
import { markdownCode } from '../../safe-text.ts'
import { breakableName, folded, htmlTable } from './layout.ts'
import { formatFor, type MarkdownView, markdownBecause, moreText, OUTCOME_SIGNS } from './view.ts'

const MAX_ROWS = 50
const MAX_PLACES = 4
const MAX_REPOSITORIES = 2
// Names in the line with the count.
const MAX_NAMES = 3

/** The hosts of one outcome. In a brief page, only the line; empty without hosts. */
export function renderMarkdownHosts(
  hosts: readonly HostVerdict[],
  outcome: HostOutcome,
  view: MarkdownView
): string {
  const own = hosts.filter((host) => outcomeOf(host) === outcome)
  if (own.length === 0) return ''
  // Those with warnings passed as well, and are among the causes.
  const isRest = outcome === 'works' && hosts.some((host) => outcomeOf(host) === 'warns')
  const title = titleOf(own, outcome, isRest ? ' without warnings' : '')
  if (view.isBrief) return `<p>${title}</p>`
  const { shown, more } = some(own, MAX_ROWS)
  const titles = ['Host', 'Required by', outcome === 'works' ? 'Services' : 'Reason']
  const rows = shown.map((host) => rowOf(host, view))
  return folded(title, [htmlTable(titles, rows), ...moreText(more, 'host', view)])
}

function titleOf(hosts: readonly HostVerdict[], outcome: HostOutcome, how: string): string {
  const list = showSome(hosts, MAX_NAMES, ({ visit }) => markdownCode(showHostname(visit.host)))
  const result =
    hosts.length === 1
      ? `${list} ${OUTCOME_WORDS[outcome]}${how}`
      : `<b>${showCount(hosts.length, 'host')}</b> ${OUTCOME_WORDS[outcome]}${how}: ${list}`
  return `${OUTCOME_SIGNS[outcome]} ${result}`
}

function rowOf(host: HostVerdict, view: MarkdownView): readonly string[] {
  const because = host.requirements.flatMap((each) => each.because)
  const { discovery } = host.visit.attempt
  return [
    `${breakableName(showHostname(host.visit.host))}${host.isNew ? `<br><sub>${NEW}</sub>` : ''}`,
    because.length === 0 ? '' : requiredBy(because, view),
    isSkipped(host) && discovery.kind === 'skipped'
      ? discovery.problem.title
      : servicesPhrase(host, formatFor(view))
  ]
}

/** `120 repositories: acme/dns//main.tf:3, …`, or the first places. */
function requiredBy(because: readonly Because[], view: MarkdownView): string {
  const { places, isOfRepositories } = representatives(because)
  const show = (one: Because) => markdownBecause(one, view)
  if (!isOfRepositories) return showPlaces(because, MAX_PLACES, show)
  const shown = places.slice(0, MAX_REPOSITORIES).map(show).join(', ')
  const more = places.length > MAX_REPOSITORIES ? ', …' : ''
  return `${showCount(places.filter(isInRepository).length, 'repository')}: ${shown}${more}`
}
