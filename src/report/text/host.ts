// One host for the log and the terminal: how it is, what is wrong, who asked for what, what it answered.

import type { Finding, HostVerdict, ServiceOutcome } from '../../judge/verdict.ts'
import type { Certificate, Hop } from '../../network/observation.ts'
import type { Severity } from '../../problems/problem.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Attempt } from '../../visit/evidence.ts'
import { forcedTexts, hasTokenTrouble, lookLines } from '../host-phrases.ts'
import { phasesOf, showDuration, showExpiry } from '../measure.ts'
import type { HostOutcome, ReportContext } from '../outcome.ts'
import { isSkipped, OUTCOME_WORDS, outcomeOf, worstFindings } from '../outcome.ts'
import {
  NEW,
  showAuthorization,
  showClients,
  showNeeding,
  showService,
  showSome
} from '../phrases.ts'
import { originOf, showAsking, showBecause, showPlace, showPlaces, usedAt } from '../places.ts'
import { bareUrl, logLine, visible } from '../safe-text.ts'
import type { Layout, Style } from './terminal.ts'
import { labelled, paint } from './terminal.ts'

// A document of 1 MiB can hold 100,000 bad services; the JSON report has them all.
const MAX_FINDINGS = 20
const MAX_SERVICES = 20
const MAX_NAMES = 6
// A reason or a name is a few words.
const MAX_WORDS = 120

const COLUMN = 13

const SIGNS: Readonly<Record<HostOutcome, { sign: string; style: Style }>> = {
  fails: { sign: '✗', style: 'red' },
  warns: { sign: '!', style: 'yellow' },
  skipped: { sign: '○', style: 'blue' },
  works: { sign: '✓', style: 'green' }
}

/**
 * One host: its first line says how it is and can be the title of a group in the log; the others, if
 * there are any, are indented. No line feed at the end.
 */
export function renderTextHost(host: HostVerdict, options: TextOptions): string {
  const outcome = outcomeOf(host)
  const { sign, style } = SIGNS[outcome]
  const name = paint(showHost(host.visit.host), 'bold', options)
  const isWrong = outcome === 'fails' || outcome === 'warns'
  const facts = [
    // Whoever named a host that is well in the settings need not be told so.
    ...(isWrong || usedAt(host).length > 0 ? [requiredOf(host, options.context)] : []),
    ...(isWrong && !isSkipped(host) ? answerOf(host, options.context) : []),
    ...credentialsOf(host)
  ]
  return [
    `${paint(sign, style, options)} ${name} ${OUTCOME_WORDS[outcome]}${host.isNew ? ` (${NEW})` : ''}: ${summaryOf(host)}`,
    ...findingLines(host.findings, MAX_FINDINGS, options),
    ...facts.flatMap((fact) => factLines(fact, options))
  ]
    .map(logLine)
    .join('\n')
}

const showHost = (host: Hostname): string => {
  const shown = showHostname(host)
  return shown === host ? visible(host) : `${visible(shown)} (${visible(host)})`
}

function summaryOf(host: HostVerdict): string {
  const { discovery, timing } = host.visit.attempt
  const worst = worstFindings(host)
  if (worst.length > 0) {
    return showSome([...new Set(worst.map((finding) => finding.problem.code))], MAX_NAMES)
  }
  if (discovery.kind === 'skipped') return discovery.problem.code
  const names = host.services.map((service) => visible(service.id, MAX_WORDS))
  const services = names.length === 0 ? 'no services' : showSome(names, MAX_NAMES)
  return host.servicesFrom === null
    ? `${services}, in ${showDuration(timing.totalMs)}`
    : `${services}, from a host block at ${showBecause(host.servicesFrom)}`
}

type Fact = { readonly label: string; readonly texts: readonly string[] }

/** What must be there, and who says so. */
const requiredOf = (host: HostVerdict, context: ReportContext): Fact => ({
  label: 'required',
  texts: requirementTexts(host, context)
})

/** What was asked of a host and what it answered, for whoever looks into what is wrong. */
function answerOf(host: HostVerdict, context: ReportContext): readonly Fact[] {
  const { earlier } = host.visit
  const { hops, timing, certificates, discovery } = host.visit.attempt
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const phases = phasesOf(timing).map(([name, ms]) => `${name} ${showDuration(ms)}`)
  const services = host.services.slice(0, MAX_SERVICES).map(serviceText)
  const left = host.services.length - MAX_SERVICES
  return [
    { label: 'answered', texts: hops.map(hopText) },
    { label: 'begins', texts: excerpt === null ? [] : [excerptText(excerpt)] },
    { label: 'offered', texts: left > 0 ? [...services, `and ${left} more`] : services },
    { label: 'timing', texts: [phases.join(', ')] },
    { label: 'tries before', texts: earlier.map(attemptText) },
    { label: 'token from', texts: tokenTexts(host) },
    { label: 'certificate', texts: certificates.map((one) => certificateText(one, context)) }
  ]
}

/** What a machine has configured for the host, wherever it matters. */
const credentialsOf = (host: HostVerdict): readonly Fact[] => [
  { label: 'looked at', texts: hasTokenTrouble(host) ? lookLines(host.visit.looks, visible) : [] },
  { label: 'host block', texts: forcedTexts(host.visit) }
]

const tokenTexts = ({ visit: { credentials } }: HostVerdict): readonly string[] =>
  credentials?.hasToken ? [visible(credentials.source)] : []

const factLines = ({ label, texts }: Fact, options: TextOptions): readonly string[] =>
  texts.flatMap((text, index) => {
    const shown = index === 0 ? label : ''
    return labelled({ indent: 2, label: shown, style: 'dim', column: COLUMN, text }, options)
  })

function requirementTexts(host: HostVerdict, { dialect }: ReportContext): readonly string[] {
  const { requirements } = host
  const texts = requirements.slice(0, MAX_SERVICES).map(({ service, clients, because }) => {
    const id = visible(showService(service), MAX_WORDS)
    return `${id}${showNeeding(clients, dialect.clients)} (${showAsking(because)})`
  })
  const left = requirements.length - MAX_SERVICES
  return left > 0 ? [...texts, `and ${left} more`] : texts
}

function hopText(hop: Hop): string {
  const status =
    hop.status === null ? 'no answer' : `${hop.status} ${visible(hop.reason, MAX_WORDS)}`
  const notes = [
    ...(hop.mediaType === null ? [] : [visible(hop.mediaType, MAX_WORDS)]),
    ...(hop.address === null ? [] : [`at ${visible(hop.address, MAX_WORDS)}`]),
    ...(hop.proxy === null ? [] : [`through ${visible(bareUrl(hop.proxy))}`]),
    ...(hop.authorization === 'none' ? [] : [showAuthorization(hop.authorization)])
  ]
  const noted = notes.length === 0 ? '' : ` (${notes.join('; ')})`
  return `${status.trim()} from ${visible(bareUrl(hop.url))} in ${showDuration(hop.ms)}${noted}`
}

function serviceText(service: ServiceOutcome): string {
  const id = visible(service.id, MAX_WORDS)
  switch (service.kind) {
    case 'url':
      return `${id} ${visible(bareUrl(service.url))}`
    case 'login': {
      const { authz, token } = service.login
      const urls = [authz, token].map((url) => visible(bareUrl(url ?? 'none')))
      return `${id} authz ${urls.join(', token ')}`
    }
    case 'problem':
      return `${id} cannot be used: ${service.problem.code}`
  }
}

function attemptText({ discovery, timing }: Attempt): string {
  const seen = discovery.kind === 'failed' ? discovery.problem.code : discovery.kind
  return `${seen}, after ${showDuration(timing.totalMs)}`
}

function certificateText(certificate: Certificate, context: ReportContext): string {
  const { host, subject, issuer, expires } = certificate
  const names = `${visible(subject, MAX_WORDS)}, issued by ${visible(issuer, MAX_WORDS)}`
  const until = visible(showExpiry(expires, context.startedAt))
  return `${visible(host, MAX_WORDS)} until ${until}; for ${names}`
}

const excerptText = (excerpt: string): string =>
  `"${visible(excerpt.replace(/\s+/gu, ' ').trim())}"`

// A message may quote several values.
const MAX_MESSAGE = 1000
const MAX_PLACES = 6

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  error: 'red',
  warning: 'yellow',
  notice: 'blue'
}

export type TextOptions = Layout & { readonly context: ReportContext }

/** The first `most` findings and the number of the others; lines are not yet `logLine`s. */
export function findingLines(
  findings: readonly Finding[],
  most: number,
  options: TextOptions
): readonly string[] {
  const lines = findings.slice(0, most).flatMap((finding) => linesOf(finding, options))
  const left = findings.length - most
  return left > 0 ? [...lines, `  and ${left} more; the JSON report has them all`] : lines
}

/** The place comes first, so that eyes, editors and terminals find it. */
function linesOf(finding: Finding, options: TextOptions): readonly string[] {
  const { code, message, help } = finding.problem
  const { first, others, settings } = originOf(finding)
  const kind = `${finding.severity}[${code}]`
  const label = first === null ? kind : `${showPlace(first)} ${kind}`
  const style = SEVERITY_STYLES[finding.severity]
  const more = (name: string, text: string): readonly string[] =>
    text === '' ? [] : labelled({ indent: 4, label: `${name}:`, style: 'dim', text }, options)
  return [
    ...labelled({ indent: 2, label, style, text: visible(message, MAX_MESSAGE) }, options),
    ...more('help', visible(help ?? '', MAX_MESSAGE)),
    ...more('affects', showClients(finding.affects)),
    ...more('also at', showPlaces(others, MAX_PLACES)),
    ...more('asked by', showPlaces(settings, MAX_PLACES))
  ]
}
