// What is known about a host: what requires it, services, what was observed, requests, certificates and incidents.
import type { HostHistory, Incident } from '../../history/history.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/services.ts'
import type { Hop } from '../../network/redirects.ts'
import { showSome, some } from '../../problems/brief.ts'
import { CLIENT_NAMES } from '../../protocol/clients.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { bareUrl } from '../../text/safe-text.ts'
import type { SentCertificate } from '../../tls/sent.ts'
import { showIncidentSpan } from '../history-rows.ts'
import {
  configurationFacts,
  responseFacts,
  serviceNeeded,
  servicesPhrase
} from '../host-phrases.ts'
import { showDuration, showExpiry, showMinute } from '../measure.ts'
import { OUTCOME_WORDS, worstFindings } from '../outcome.ts'
import { capitalised, NEW, showAuthorization, showCount } from '../phrases.ts'
import { code, Html, html, joined, NOTHING, nameCode, prose, someOf } from './markup.ts'
import {
  codeLink,
  column,
  formatFor,
  type HtmlColumn,
  hostLink,
  type PageView,
  place,
  placeList
} from './view.ts'

// Titles of findings in a column.
const MAX_TITLES = 2
const MAX_CODE = 40

/** The name of a host in a table. */
export function nameCell({ visit: { host }, isNew }: HostVerdict, view: PageView): Html {
  const added = isNew ? html`<br/>${view.medium.small(NEW)}` : NOTHING
  return html`${hostLink(host, view, nameCode)}${added}`
}

/** The worst findings of a host, or why it was skipped, or its services. */
export function resultOf(host: HostVerdict, view: PageView): Html {
  const { discovery } = host.visit.attempt
  const titles = [...new Set(worstFindings(host).map(({ problem }) => problem.title))]
  if (titles.length > 0) return html`${showSome(titles, MAX_TITLES)}`
  return discovery.kind === 'skipped'
    ? html`${discovery.problem.title}`
    : new Html(servicesPhrase(host, formatFor(view)))
}

/** What a page says about a host in a line or several. */
export type PageFact = { readonly label: string; readonly texts: readonly Html[] }

/** The facts that have texts, with those that only one medium shows in their place. */
export function factsOf(
  host: HostVerdict,
  view: PageView,
  history: readonly PageFact[] = []
): readonly PageFact[] {
  const format = formatFor(view)
  const { discovery } = host.visit.attempt
  const result = discovery.kind === 'skipped' ? [prose(discovery.problem.message)] : []
  const known = [...responseFacts(host, format), ...configurationFacts(host, format)]
  const facts: readonly PageFact[] = [
    { label: 'result', texts: result },
    { label: 'required', texts: requirementTexts(host, view) },
    { label: 'clients', texts: clientTexts(host, view) },
    { label: 'services', texts: serviceTexts(host, view) },
    ...history,
    ...known.map(({ label, texts }) => ({ label, texts: texts.map((text) => new Html(text)) }))
  ]
  return facts
    .map(({ label, texts }) => ({
      label: capitalised(label),
      texts: texts.filter((text) => !text.isEmpty)
    }))
    .filter(({ texts }) => texts.length > 0)
}

/** Services, with the clients where only some of those in force need one, and the lines that require them. */
function requirementTexts({ requirements }: HostVerdict, view: PageView): readonly Html[] {
  const { places, services } = view.medium.limits
  const format = formatFor(view)
  // Most services of a host are required by the same lines.
  const alike = Map.groupBy(requirements, ({ because }) => placeList(because, places, view).text)
  return firstTexts([...alike], 'requirement', view, ([by, own]) => {
    const names = someOf(own, services, (one) => new Html(serviceNeeded(one, view.context, format)))
    return by === '' ? names : html`${names} by ${new Html(by)}`
  })
}

/** The first ones, and how many more there are. */
function firstTexts<T>(
  items: readonly T[],
  noun: string,
  view: PageView,
  show: (item: T) => Html
): readonly Html[] {
  const { shown, more } = some(items, view.medium.limits.services)
  const last = more > 0 ? [html`and ${showCount(more, `more ${noun}`)} ${view.rest}`] : []
  return [...shown.map(show), ...last]
}

/** Only of clients that the repository uses. */
const clientTexts = ({ clients }: HostVerdict, { context, medium }: PageView): readonly Html[] =>
  (['fails', 'warns', 'works'] as const).flatMap((outcome) => {
    const names = context.clients.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    const sign = medium.sign(outcome)
    return names.length === 0 ? [] : [html`${sign} ${list}: ${OUTCOME_WORDS[outcome]}`]
  })

/** The services, each with its URL, and the host block that they are from. */
const serviceTexts = ({ services, servicesFrom }: HostVerdict, view: PageView): readonly Html[] => [
  ...firstTexts(
    services,
    'service',
    view,
    (service) => html`${code(service.id)} ${serviceText(service, view)}`
  ),
  ...(servicesFrom === null ? [] : [html`from the host block at ${place(servicesFrom, view)}`])
]

function serviceText(service: ServiceOutcome, view: PageView): Html {
  switch (service.kind) {
    case 'url':
      return code(bareUrl(service.url))
    case 'login': {
      const { client, authz, token, ports } = service.login
      return html`authz ${code(bareUrl(authz ?? 'none'))}, token ${code(bareUrl(token ?? 'none'))}, client ${code(client)}, ports ${ports.join(' to ')}`
    }
    case 'problem':
      return html`${view.medium.sign('fails')} ${codeLink(service.problem.code, view)}`
  }
}

/** What the host sent: responses and certificates. */
export function answerTables({ visit: { attempt } }: HostVerdict, view: PageView): readonly Html[] {
  const { context, medium } = view
  const certificates: readonly HtmlColumn<SentCertificate>[] = [
    column('TLS certificate', ({ host }) => code(host)),
    column('Valid until', ({ expires }) => prose(showExpiry(expires, context.startedAt))),
    column('Subject', ({ subject }) => code(subject)),
    column('Issuer', ({ issuer }) => code(issuer))
  ]
  return [
    medium.table(attempt.hops, { caption: 'Requests', columns: REQUEST_COLUMNS }),
    medium.table(attempt.certificates, { caption: 'TLS certificates', columns: certificates })
  ]
}

const REQUEST_COLUMNS: readonly HtmlColumn<Hop>[] = [
  column('Request', ({ url }) => code(bareUrl(url))),
  column('Response', ({ status, reason, mediaType }) => {
    const type = mediaType === null ? null : html`<br/>${code(mediaType)}`
    const words = reason === '' ? null : html` ${prose(reason)}`
    return status === null ? 'no response' : html`${status}${words}${type}`
  }),
  column('Token', ({ authorization }) => showAuthorization(authorization)),
  column('Address', ({ address, proxy }) => {
    if (address !== null) return code(address)
    return proxy === null ? null : html`through ${code(bareUrl(proxy))}`
  }),
  column('Time', ({ ms }) => showDuration(ms), 'number')
]

/** A run of failures; without its host if a heading names that. */
export type HostIncident = Incident & { readonly host?: Hostname }

/** The incidents of some hosts, the newest first. */
export const newestIncidents = (
  histories: readonly (readonly [Hostname, HostHistory])[]
): readonly HostIncident[] =>
  histories
    .flatMap(([host, { incidents }]) => incidents.map((incident) => ({ ...incident, host })))
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))

export function incidentsTable(incidents: readonly HostIncident[], view: PageView): Html {
  const { context, medium } = view
  const hostText = ({ host }: HostIncident) => (host ? hostLink(host, view, nameCode) : null)
  const untilText = ({ until }: Incident) => (until === null ? 'continues' : showMinute(until))
  // A history file may contain any word as a code. Summaries do not link to what may be no explanation.
  const codeOf = (one: string) => (medium.isWhole ? codeLink(one, view) : code(one, MAX_CODE))
  const columns: readonly HtmlColumn<HostIncident>[] = [
    ...(incidents[0]?.host ? [column('Host', hostText, 'name')] : []),
    column('From', ({ from }) => showMinute(from), 'when'),
    // Summaries are read on narrow screens, and have the duration.
    ...(medium.isWhole ? [column('Until', untilText, 'when')] : []),
    column('Duration', (one) => showIncidentSpan(one, context.startedAt), 'when'),
    column('Failed runs', ({ runs }) => runs, 'number'),
    column('Problems', ({ codes }) => joined(codes.map(codeOf)))
  ]
  return medium.table(incidents, { caption: 'Incidents', columns })
}
