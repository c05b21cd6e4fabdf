// One host's part of the job summary, as a single block of HTML without a blank line.

import type { ClientOutcome, HostVerdict, ServiceOutcome } from '../../judge/verdict.ts'
import type { Certificate, Hop } from '../../network/observation.ts'
import { ALL_CLIENTS, CLIENT_NAMES } from '../../protocol/clients.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Attempt, Visit } from '../../visit/evidence.ts'
import { forcedTexts, hasTokenTrouble, lookLines } from '../host-phrases.ts'
import { phasesOf, showDuration, showExpiry } from '../measure.ts'
import type { HostOutcome, ReportContext } from '../outcome.ts'
import { isSkipped, OUTCOME_WORDS, outcomeOf } from '../outcome.ts'
import { NEW, showCount, showNeeding, showService } from '../phrases.ts'
import { showAsking } from '../places.ts'
import { bareUrl, markdownCode, markdownProse } from '../safe-text.ts'
import { markdownBecause, renderMarkdownFindings } from './findings.ts'
import { htmlTable } from './layout.ts'

// Escaped, a character is up to six bytes: these keep one host under 250 KB whatever it says.
const MAX_FINDINGS = 10
const MAX_SERVICES = 20
const MAX_REQUIRED = 10
const MAX_WORDS = 120

export const OUTCOME_SIGNS: Readonly<Record<HostOutcome, string>> = {
  fails: '❌',
  warns: '⚠️',
  skipped: '⚪',
  works: '✅'
}

const OUTCOMES: readonly ClientOutcome[] = ['fails', 'warns', 'works']

/** A `details` element, open only when the host fails or warns. */
export function renderMarkdownHost(host: HostVerdict, context: ReportContext): string {
  const outcome = outcomeOf(host)
  const isWrong = outcome === 'fails' || outcome === 'warns'
  const name = markdownCode(showHostname(host.visit.host))
  const { findings } = host
  return [
    `<details${isWrong ? ' open' : ''}>`,
    `<summary>${OUTCOME_SIGNS[outcome]} <b>${name}</b> ${OUTCOME_WORDS[outcome]}${host.isNew ? `, ${NEW}` : ''}</summary>`,
    ...(findings.length === 0
      ? []
      : renderMarkdownFindings(findings, { most: MAX_FINDINGS, isUnderFile: false, context })),
    ...(isWrong && !isSkipped(host)
      ? folded(host, evidence(host, context))
      : evidence(host, context)),
    '</details>'
  ].join('\n')
}

/** The evidence about a host that is open already: whoever wants only the cure need not pass it. */
function folded(host: HostVerdict, lines: readonly string[]): readonly string[] {
  const { hops, timing } = host.visit.attempt
  const size = `${showCount(hops.length, 'request')}, ${showDuration(timing.totalMs)}`
  return [
    '<details>',
    `<summary>What was asked and answered: ${size}</summary>`,
    ...lines,
    '</details>'
  ]
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
  const { visit } = host
  const { timing, discovery } = visit.attempt
  const phases = phasesOf(timing).map(([name, ms]) => `${name} ${showDuration(ms)}`)
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const required: readonly (readonly [title: string, text: string])[] = [
    ['Required', requiredTexts(host, context).join('<br>')]
  ]
  const answered: readonly (readonly [title: string, text: string])[] = [
    ['Clients', clientTexts(host).join('<br>')],
    ['Answer begins', excerpt === null ? '' : markdownCode(excerpt.replace(/\s+/gu, ' ').trim())],
    ['Token from', visit.credentials?.hasToken ? markdownProse(visit.credentials.source) : ''],
    ['Looked at', hasTokenTrouble(host) ? lookLines(visit.looks, markdownProse).join('<br>') : ''],
    [
      'Host block',
      forcedTexts(visit)
        .map((text) => markdownProse(text))
        .join('<br>')
    ],
    ['Time', phases.join(', ')],
    ['Tries before', earlierTries(visit).join(', ')]
  ]
  const rows = [...required, ...(isSkipped(host) ? [] : answered)].flatMap(([title, text]) =>
    text === '' ? [] : [`<tr><td><b>${title}</b></td><td>${text}</td></tr>`]
  )
  return ['<table>', ...rows, '</table>'].join('\n')
}

function requiredTexts({ requirements }: HostVerdict, { dialect }: ReportContext) {
  const texts = requirements.slice(0, MAX_REQUIRED).map(({ service, clients, because }) => {
    const id = service === 'any' ? showService(service) : markdownCode(service, MAX_WORDS)
    return `${id}${showNeeding(clients, dialect.clients)} (${showAsking(because, markdownBecause)})`
  })
  const left = requirements.length - MAX_REQUIRED
  return left > 0 ? [...texts, `and ${left} more`] : texts
}

const clientTexts = ({ clients }: HostVerdict): readonly string[] =>
  OUTCOMES.flatMap((outcome) => {
    const names = ALL_CLIENTS.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0 ? [] : [`${OUTCOME_SIGNS[outcome]} ${outcome} for ${list}`]
  })

const earlierTries = (visit: Visit): readonly string[] =>
  visit.earlier.map(({ discovery, timing }: Attempt) => {
    const seen = discovery.kind === 'failed' ? discovery.problem.code : discovery.kind
    return `${seen} after ${showDuration(timing.totalMs)}`
  })

function serviceTable({ services, servicesFrom }: HostVerdict): string {
  const rows = services
    .slice(0, MAX_SERVICES)
    .map((service) => [markdownCode(service.id, MAX_WORDS), serviceText(service)])
  const more = services.length - MAX_SERVICES
  const last = more > 0 ? [[`and ${more} more`, 'in the JSON report']] : []
  const title =
    servicesFrom === null
      ? 'Where it is'
      : `Where it is, by the host block at ${markdownBecause(servicesFrom)}`
  return htmlTable([{ title: 'Service' }, { title }], [...rows, ...last])
}

function serviceText(service: ServiceOutcome): string {
  switch (service.kind) {
    case 'url':
      return markdownCode(bareUrl(service.url))
    case 'login': {
      const { client, authz, token, ports } = service.login
      const where = [
        `authz ${markdownCode(bareUrl(authz ?? 'none'))}`,
        `token ${markdownCode(bareUrl(token ?? 'none'))}`,
        `client ${markdownCode(client, MAX_WORDS)}, ports ${ports.join(' to ')}`
      ]
      return where.join('<br>')
    }
    case 'problem':
      return `❌ cannot be used (${service.problem.code})`
  }
}

function hopTable(hops: readonly Hop[]): string {
  const rows = hops.map((hop, index) => {
    const through = hop.proxy === null ? '' : `through ${markdownCode(bareUrl(hop.proxy))}`
    const status =
      hop.status === null
        ? 'no answer'
        : `${hop.status} ${markdownProse(hop.reason, MAX_WORDS)}`.trim()
    return [
      String(index + 1),
      markdownCode(bareUrl(hop.url)),
      hop.mediaType === null ? status : `${status}<br>${markdownCode(hop.mediaType, MAX_WORDS)}`,
      hop.authorization,
      hop.address === null ? through : markdownCode(hop.address, MAX_WORDS),
      showDuration(hop.ms).replace(' ', '&nbsp;')
    ]
  })
  return htmlTable(
    [
      { title: 'Hop', align: 'right' },
      { title: 'Asked' },
      { title: 'Answer' },
      { title: 'Token' },
      { title: 'Address' },
      { title: 'Time', align: 'right' }
    ],
    rows
  )
}

function certificateTable(certificates: readonly Certificate[], context: ReportContext): string {
  const rows = certificates.map(({ host, subject, issuer, expires }) => [
    markdownCode(host, MAX_WORDS),
    markdownProse(showExpiry(expires, context.startedAt)),
    markdownCode(subject, MAX_WORDS),
    markdownCode(issuer, MAX_WORDS)
  ])
  return htmlTable(
    [
      { title: 'Certificate of' },
      { title: 'Expires' },
      { title: 'Issued to' },
      { title: 'Issued by' }
    ],
    rows
  )
}
