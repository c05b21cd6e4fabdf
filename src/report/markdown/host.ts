// The section of one host in Markdown pages, as HTML without blank lines.

import type { ClientOutcome, HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/lookups.ts'
import type { Hop } from '../../network/observation.ts'
import { ALL_CLIENTS, CLIENT_NAMES } from '../../protocol/clients.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Certificate } from '../../tls/sent.ts'
import {
  configurationFacts,
  type Fact,
  MAX_WORDS,
  type PhraseFormat,
  requiredFact,
  responseFacts
} from '../host-phrases.ts'
import { showDuration, showExpiry } from '../measure.ts'
import type { HostOutcome, ReportContext } from '../outcome.ts'
import { isSkipped, isWrong, OUTCOME_WORDS, outcomeOf } from '../outcome.ts'
import { capitalised, NEW, showAuthorization, showCount } from '../phrases.ts'
import { bareUrl, markdownCode, markdownProse } from '../safe-text.ts'
import { markdownBecause, renderMarkdownFindings } from './findings.ts'
import { htmlTable } from './layout.ts'

// An escaped character has up to six bytes; these limits keep one host under 250 KB.
const MAX_FINDINGS = 10
const MAX_SERVICES = 20

export const OUTCOME_SIGNS: Readonly<Record<HostOutcome, string>> = {
  fails: '❌',
  unchecked: '❌',
  warns: '⚠️',
  skipped: '⚪',
  works: '✅'
}

const CLIENT_OUTCOMES: readonly ClientOutcome[] = ['fails', 'warns', 'works']

export const FORMAT: PhraseFormat = {
  value: markdownCode,
  prose: markdownProse,
  because: markdownBecause
}

/** A `details` element, open if the host has errors or warnings. */
export function renderMarkdownHost(host: HostVerdict, context: ReportContext): string {
  const outcome = outcomeOf(host)
  const name = markdownCode(showHostname(host.visit.host))
  const lines = evidence(host, context)
  const { findings } = host
  return [
    `<details${isWrong(host) ? ' open' : ''}>`,
    `<summary>${OUTCOME_SIGNS[outcome]} <b>${name}</b> ${OUTCOME_WORDS[outcome]}${host.isNew ? ` (${NEW})` : ''}</summary>`,
    ...(findings.length === 0 ? [] : renderMarkdownFindings(findings, MAX_FINDINGS, context)),
    ...(isWrong(host) && !isSkipped(host) ? folded(host, lines) : lines),
    '</details>'
  ].join('\n')
}

/** Below open findings, the evidence is closed. */
function folded({ visit }: HostVerdict, lines: readonly string[]): readonly string[] {
  const { hops, timing } = visit.attempt
  const size = `${showCount(hops.length, 'request')}, ${showDuration(timing.totalMs)}`
  return ['<details>', `<summary>Details (${size})</summary>`, ...lines, '</details>']
}

function evidence(host: HostVerdict, context: ReportContext): readonly string[] {
  const { hops, certificates } = host.visit.attempt
  return [
    factTable(host, context),
    ...(host.services.length === 0 ? [] : [serviceTable(host)]),
    ...(hops.length === 0 ? [] : [hopTable(hops)]),
    ...(certificates.length === 0 ? [] : [certificateTable(certificates, context)])
  ]
}

function factTable(host: HostVerdict, context: ReportContext): string {
  const facts: readonly Fact[] = [
    requiredFact(host, context, FORMAT),
    ...(isSkipped(host)
      ? []
      : [
          { label: 'clients', texts: clientTexts(host) },
          ...responseFacts(host, FORMAT),
          ...configurationFacts(host, FORMAT)
        ])
  ]
  const rows = facts.flatMap(({ label, texts }) =>
    texts.length === 0
      ? []
      : [`<tr><td><b>${capitalised(label)}</b></td><td>${texts.join('<br>')}</td></tr>`]
  )
  return ['<table>', ...rows, '</table>'].join('\n')
}

const clientTexts = ({ clients }: HostVerdict): readonly string[] =>
  CLIENT_OUTCOMES.flatMap((outcome) => {
    const names = ALL_CLIENTS.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0 ? [] : [`${OUTCOME_SIGNS[outcome]} ${list}`]
  })

function serviceTable({ services, servicesLeftOut, servicesFrom }: HostVerdict): string {
  const rows = services
    .slice(0, MAX_SERVICES)
    .map((service) => [markdownCode(service.id, MAX_WORDS), serviceText(service)])
  const more = services.length - rows.length + servicesLeftOut
  const last = more > 0 ? [[`and ${more} more`, 'in the JSON report']] : []
  const title =
    servicesFrom === null ? 'URL' : `URL, from the host block at ${markdownBecause(servicesFrom)}`
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

function certificateTable(certificates: readonly Certificate[], context: ReportContext): string {
  const rows = certificates.map(({ host, subject, issuer, expires }) => [
    markdownCode(host, MAX_WORDS),
    markdownProse(showExpiry(expires, context.startedAt)),
    markdownCode(subject, MAX_WORDS),
    markdownCode(issuer, MAX_WORDS)
  ])
  return htmlTable(['TLS certificate', 'Valid until', 'Subject', 'Issuer'], rows)
}
