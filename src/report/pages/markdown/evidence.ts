// What failing hosts returned, as tables in Markdown pages: HTML without blank lines.

import type { ClientOutcome, HostVerdict } from '../../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../../judge/lookups.ts'
import type { Hop } from '../../../network/observation.ts'
import { some } from '../../../problems/brief.ts'
import { CLIENT_NAMES } from '../../../protocol/clients.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import type { SentCertificate } from '../../../tls/sent.ts'
import {
  configurationFacts,
  type Fact,
  MAX_WORDS,
  requiredFact,
  responseFacts
} from '../../host-phrases.ts'
import { showDuration, showExpiry } from '../../measure.ts'
import { isSkipped, isWrong, outcomeOf } from '../../outcome.ts'
import { capitalised, showAuthorization, showCount } from '../../phrases.ts'
import { bareUrl, markdownCode, markdownProse } from '../../safe-text.ts'
import { folded, htmlTable } from './layout.ts'
import { formatFor, type MarkdownView, markdownBecause, moreText, OUTCOME_SIGNS } from './view.ts'

const MAX_HOSTS = 20
const MAX_SERVICES = 20

const CLIENT_OUTCOMES: readonly ClientOutcome[] = ['fails', 'warns', 'works']

/** What failing hosts returned, folded; empty in a brief page, and if no failing host was contacted. */
export function renderMarkdownEvidence(hosts: readonly HostVerdict[], view: MarkdownView): string {
  const wrong = hosts.filter((host) => isWrong(host) && !isSkipped(host))
  const [only, ...others] = wrong
  if (only === undefined || view.isBrief) return ''
  const title = 'Requests, responses and certificates of'
  if (others.length === 0) return folded(`${title} ${titleOf(only)}`, evidence(only, view))
  const { shown, more } = some(wrong, MAX_HOSTS)
  return folded(`${title} ${showCount(wrong.length, 'host')}`, [
    ...shown.map((host) =>
      folded(`${OUTCOME_SIGNS[outcomeOf(host)]} ${titleOf(host)}`, evidence(host, view))
    ),
    ...moreText(more, 'host', view)
  ])
}

/** The host, how many requests there were, and how long they took. */
const titleOf = ({ visit: { host, attempt } }: HostVerdict): string =>
  `${markdownCode(showHostname(host))} (${showCount(attempt.hops.length, 'request')}, ${showDuration(attempt.timing.totalMs)})`

function evidence(host: HostVerdict, view: MarkdownView): readonly string[] {
  const { hops, certificates } = host.visit.attempt
  return [
    factTable(host, view),
    ...(host.services.length === 0 ? [] : [serviceTable(host, view)]),
    ...(hops.length === 0 ? [] : [hopTable(hops)]),
    ...(certificates.length === 0 ? [] : [certificateTable(certificates, view)])
  ]
}

function factTable(host: HostVerdict, view: MarkdownView): string {
  const format = formatFor(view)
  const facts: readonly Fact[] = [
    requiredFact(host, view.context, format),
    { label: 'clients', texts: clientTexts(host, view) },
    ...responseFacts(host, format),
    ...configurationFacts(host, format)
  ]
  const rows = facts.flatMap(({ label, texts }) =>
    texts.length === 0
      ? []
      : [`<tr><td><b>${capitalised(label)}</b></td><td>${texts.join('<br>')}</td></tr>`]
  )
  return ['<table>', ...rows, '</table>'].join('\n')
}

/** Only of clients that the repository uses. */
const clientTexts = ({ clients }: HostVerdict, { context }: MarkdownView): readonly string[] =>
  CLIENT_OUTCOMES.flatMap((outcome) => {
    const names = context.clients.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0 ? [] : [`${OUTCOME_SIGNS[outcome]} ${list}`]
  })

function serviceTable({ services, servicesFrom }: HostVerdict, view: MarkdownView): string {
  const { shown, more } = some(services, MAX_SERVICES)
  const rows = shown.map((service) => [markdownCode(service.id, MAX_WORDS), serviceText(service)])
  const last = more > 0 ? [[`and ${more} more`, view.rest]] : []
  const title =
    servicesFrom === null
      ? 'URL'
      : `URL, from the host block at ${markdownBecause(servicesFrom, view)}`
  return htmlTable(['Service', title], [...rows, ...last])
}

function serviceText(service: ServiceOutcome): string {
  switch (service.kind) {
    case 'url':
      return markdownCode(bareUrl(service.url))
    case 'login': {
      const { client, authz, token, ports } = service.login
      return [
        `authz ${markdownCode(bareUrl(authz ?? 'none'))}`,
        `token ${markdownCode(bareUrl(token ?? 'none'))}`,
        `client ${markdownCode(client, MAX_WORDS)}, ports ${ports.join(' to ')}`
      ].join('<br>')
    }
    case 'problem':
      return `❌ ${service.problem.code}`
  }
}

function hopTable(hops: readonly Hop[]): string {
  const rows = hops.map((hop, index) => {
    const through = hop.proxy === null ? '' : `through ${markdownCode(bareUrl(hop.proxy))}`
    const status =
      hop.status === null
        ? 'no response'
        : `${hop.status} ${markdownProse(hop.reason, MAX_WORDS)}`.trim()
    return [
      String(index + 1),
      markdownCode(bareUrl(hop.url)),
      hop.mediaType === null ? status : `${status}<br>${markdownCode(hop.mediaType, MAX_WORDS)}`,
      showAuthorization(hop.authorization),
      hop.address === null ? through : markdownCode(hop.address, MAX_WORDS),
      showDuration(hop.ms).replace(' ', '&nbsp;')
    ]
  })
  return htmlTable(['Hop', 'Request', 'Response', 'Token', 'Address', 'Time'], rows, [0, 5])
}

function certificateTable(
  certificates: readonly SentCertificate[],
  { context }: MarkdownView
): string {
  const rows = certificates.map(({ host, subject, issuer, expires }) => [
    markdownCode(host, MAX_WORDS),
    markdownProse(showExpiry(expires, context.startedAt)),
    markdownCode(subject, MAX_WORDS),
    markdownCode(issuer, MAX_WORDS)
  ])
  return htmlTable(['TLS certificate', 'Valid until', 'Subject', 'Issuer'], rows)
}
