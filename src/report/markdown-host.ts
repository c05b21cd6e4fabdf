// One host's part of the job summary, as a single block of HTML without a blank line.
import type { Attempt, Certificate, Hop, Visit } from '../evidence.ts'
import type { Severity } from '../problem.ts'
import { PROBLEMS } from '../problem.ts'
import { ALL_CLIENTS, CLIENT_NAMES } from '../protocol/clients.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { ClientOutcome, Finding, HostVerdict, ServiceOutcome } from '../verdict.ts'
import type { ReportContext } from './context.ts'
import { phasesOf, showDuration, showExpiry } from './measure.ts'
import { lastAttempt, outcomeOf } from './outcome.ts'
import { showBecause, showClients, showCount, showService, showSome } from './phrases.ts'
import { bareUrl, htmlText, markdownCode, markdownProse } from './safe-text.ts'
import { htmlTable } from './table.ts'

// Escaped, a character is up to six bytes: these keep one host under 200 KB whatever it says.
const MAX_FINDINGS = 10
const MAX_SERVICES = 20
const MAX_NAMES = 8
const MAX_MESSAGE = 700
const MAX_WORDS = 120

const SIGNS: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' }

const OUTCOME_SIGNS: Readonly<Record<ClientOutcome, string>> = {
  fails: '❌',
  warns: '⚠️',
  works: '✅'
}

const OUTCOMES: readonly ClientOutcome[] = ['fails', 'warns', 'works']

/** A `details` element, open only when the host fails or warns. */
export function renderMarkdownHost(host: HostVerdict, context: ReportContext): string {
  const outcome = outcomeOf(host)
  const name = markdownCode(showHostname(host.visit.host))
  return [
    `<details${outcome === 'works' ? '' : ' open'}>`,
    `<summary>${OUTCOME_SIGNS[outcome]} <b>${name}</b> ${outcome}</summary>`,
    ...(host.findings.length === 0 ? [] : findingBlocks(host.findings, context)),
    ...(outcome === 'works' ? evidence(host, context) : folded(host, evidence(host, context))),
    '</details>'
  ].join('\n')
}

/** The evidence about a host that is open already: whoever wants only the cure need not pass it. */
function folded(host: HostVerdict, lines: readonly string[]): readonly string[] {
  const { hops, timing } = lastAttempt(host.visit)
  const size = `${showCount(hops.length, 'request')}, ${showDuration(timing.totalMs)}`
  return [
    '<details>',
    `<summary>What was asked and answered: ${size}</summary>`,
    ...lines,
    '</details>'
  ]
}

function evidence(host: HostVerdict, context: ReportContext): readonly string[] {
  const { hops, certificates } = lastAttempt(host.visit)
  return [
    factTable(host),
    ...(host.services.length === 0 ? [] : [serviceTable(host.services)]),
    ...(hops.length === 0 ? [] : [hopTable(hops)]),
    ...(certificates.length === 0 ? [] : [certificateTable(certificates, context)])
  ]
}

function findingBlocks(findings: readonly Finding[], context: ReportContext): readonly string[] {
  const blocks = findings.slice(0, MAX_FINDINGS).map((finding) => findingBlock(finding, context))
  const more = findings.length - MAX_FINDINGS
  const last = more > 0 ? [`<p>and ${more} more; the JSON report has them all</p>`] : []
  return ['<blockquote>', ...blocks, ...last, '</blockquote>']
}

function findingBlock({ severity, problem, places, affects }: Finding, context: ReportContext) {
  const { code, message, help } = problem
  const url = htmlText(`${context.docsUrl}#${code}`)
  const asked = showSome(
    places.map((place) => markdownProse(showBecause(place))),
    MAX_NAMES
  )
  const small = [
    ...(affects.length === 0 ? [] : [`affects ${showClients(affects)}`]),
    ...(asked === '' ? [] : [`asked by ${asked}`])
  ]
  return [
    `<p>${SIGNS[severity]} <b>${PROBLEMS[code].title}</b> (<a href="${url}">${code}</a>)`,
    `<br>${markdownProse(message, MAX_MESSAGE)}`,
    ...(help ? [`<br><b>What to do:</b> ${markdownProse(help, MAX_MESSAGE)}`] : []),
    ...(small.length === 0 ? [] : [`<br><sub>${small.join('; ')}</sub>`]),
    '</p>'
  ].join('\n')
}

function factTable(host: HostVerdict): string {
  const { visit, clients, requirements } = host
  const { timing, discovery } = lastAttempt(visit)
  const phases = phasesOf(timing).map(([name, ms]) => `${name} ${showDuration(ms)}`)
  const outcomes = OUTCOMES.flatMap((outcome) => {
    const names = ALL_CLIENTS.filter((client) => clients[client] === outcome)
    const list = names.map((client) => CLIENT_NAMES[client]).join(', ')
    return names.length === 0 ? [] : [`${OUTCOME_SIGNS[outcome]} ${outcome} for ${list}`]
  })
  const required = requirements.map(({ service, because }) => {
    const why = showSome(
      because.map((one) => markdownProse(showBecause(one))),
      MAX_NAMES
    )
    return `${service === 'any' ? showService(service) : markdownCode(service, MAX_WORDS)} (${why})`
  })
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const facts: readonly (readonly [title: string, text: string])[] = [
    ['Required', showSome(required, MAX_SERVICES)],
    ['Clients', outcomes.join('<br>')],
    ['Answer begins', excerpt === null ? '' : markdownCode(excerpt.replace(/\s+/gu, ' ').trim())],
    ['Token from', visit.credentials === null ? '' : markdownProse(visit.credentials.source)],
    ['Time', phases.join(', ')],
    ['Tries before', earlierTries(visit).join(', ')]
  ]
  const rows = facts.flatMap(([title, text]) =>
    text === '' ? [] : [`<tr><td><b>${title}</b></td><td>${text}</td></tr>`]
  )
  return ['<table>', ...rows, '</table>'].join('\n')
}

const earlierTries = (visit: Visit): readonly string[] =>
  visit.attempts.slice(0, -1).map(({ discovery, timing }: Attempt) => {
    const seen = discovery.kind === 'failed' ? discovery.problem.code : discovery.kind
    return `${seen} after ${showDuration(timing.totalMs)}`
  })

function serviceTable(services: readonly ServiceOutcome[]): string {
  const rows = services
    .slice(0, MAX_SERVICES)
    .map((service) => [markdownCode(service.id, MAX_WORDS), serviceText(service)])
  const more = services.length - MAX_SERVICES
  const last = more > 0 ? [[`and ${more} more`, 'in the JSON report']] : []
  return htmlTable([{ title: 'Service' }, { title: 'Where it is' }], [...rows, ...last])
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
