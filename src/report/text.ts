// The verdict for the log and the terminal: the whole in one line, then host by host.
import type { Attempt, Certificate, Hop } from '../evidence.ts'
import type { Severity } from '../problem.ts'
import { CLIENT_NAMES } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Because, Requirement } from '../requirements.ts'
import type { Finding, HostVerdict, ServiceOutcome, Verdict } from '../verdict.ts'
import type { ReportContext } from './context.ts'
import { phasesOf, showDuration, showExpiry } from './measure.ts'
import type { HostOutcome } from './outcome.ts'
import {
  countsOf,
  lastAttempt,
  outcomeOf,
  sentenceOf,
  worstFindings,
  worstFirst
} from './outcome.ts'
import { showAuthorization, showBecause, showClients, showService, showSome } from './phrases.ts'
import { bareUrl, logLine, visible } from './safe-text.ts'
import type { Layout, Style } from './terminal.ts'
import { labelled, paint } from './terminal.ts'

// A document of 1 MiB can hold 100,000 bad services; the JSON report has them all.
const MAX_FINDINGS = 20
const MAX_SERVICES = 20
const MAX_NAMES = 6
// A message may quote several values; a reason or a name is a few words.
const MAX_MESSAGE = 1000
const MAX_WORDS = 120

const COLUMN = 13

const SIGNS: Readonly<Record<HostOutcome, { sign: string; style: Style }>> = {
  fails: { sign: '✗', style: 'red' },
  warns: { sign: '!', style: 'yellow' },
  works: { sign: '✓', style: 'green' }
}

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  error: 'red',
  warning: 'yellow',
  notice: 'blue'
}

export type TextOptions = Layout & { readonly context: ReportContext }

/** Lines end with a line feed; hosts with problems come first, each healthy one is a single line. */
export function renderText(verdict: Verdict, options: TextOptions): string {
  const hosts = worstFirst(verdict.hosts).map((host) => renderTextHost(host, options))
  const lines = hosts.map((text, index) => {
    const apart = text.includes('\n') || hosts[index - 1]?.includes('\n') || index === 0
    return apart ? `\n${text}` : text
  })
  return `${[renderTextHead(verdict, options), ...lines].join('\n')}\n`
}

/** The verdict in one line, and in a second one for whom it was reached. No line feed at the end. */
export function renderTextHead(verdict: Verdict, options: TextOptions): string {
  const { dialect, durationMs } = options.context
  const word = verdict.passed ? 'passed:' : 'failed:'
  const clients = dialect.clients.map((client) => CLIENT_NAMES[client]).join(' and ')
  return [
    `${paint(word, verdict.passed ? 'green' : 'red', options)} ${paint(sentenceOf(verdict), 'bold', options)}`,
    `${countsOf(verdict)}; checked for ${clients} (${visible(dialect.why)}) in ${showDuration(durationMs)}`
  ]
    .map(logLine)
    .join('\n')
}

/**
 * One host: its first line says how it is and can be the title of a group in the log; the others, if
 * there are any, are indented. No line feed at the end.
 */
export function renderTextHost(host: HostVerdict, options: TextOptions): string {
  const outcome = outcomeOf(host)
  const { sign, style } = SIGNS[outcome]
  const title = `${paint(sign, style, options)} ${paint(showHost(host.visit.host), 'bold', options)} ${outcome}`
  const findings = findingLines(host.findings, options)
  const facts = outcome === 'works' ? [] : factsOf(host, options.context)
  const summary = outcome === 'works' ? healthOf(host) : codesOf(host)
  return [`${title}: ${summary}`, ...findings, ...facts.flatMap((fact) => factLines(fact, options))]
    .map(logLine)
    .join('\n')
}

const showHost = (host: Hostname): string => {
  const shown = showHostname(host)
  return shown === host ? visible(host) : `${visible(shown)} (${visible(host)})`
}

function healthOf(host: HostVerdict): string {
  const names = host.services.map((service) => visible(service.id, MAX_WORDS))
  const { totalMs } = lastAttempt(host.visit).timing
  const services = names.length === 0 ? 'no services' : showSome(names, MAX_NAMES)
  return `${services}, in ${showDuration(totalMs)}`
}

function codesOf(host: HostVerdict): string {
  const codes = worstFindings(host).map((finding) => finding.problem.code)
  return showSome([...new Set(codes)], MAX_NAMES)
}

function findingLines(findings: readonly Finding[], options: TextOptions): readonly string[] {
  const lines = findings.slice(0, MAX_FINDINGS).flatMap((finding) => {
    const { code, message, help } = finding.problem
    const label = `${finding.severity}[${code}]`
    const style = SEVERITY_STYLES[finding.severity]
    const more = (name: string, text: string): readonly string[] =>
      text === '' ? [] : labelled({ indent: 4, label: `${name}:`, style: 'dim', text }, options)
    return [
      ...labelled({ indent: 2, label, style, text: visible(message, MAX_MESSAGE) }, options),
      ...more('help', visible(help ?? '', MAX_MESSAGE)),
      ...more('affects', showClients(finding.affects)),
      ...more('asked by', showSome(finding.places.map(placeText), MAX_NAMES))
    ]
  })
  const left = findings.length - MAX_FINDINGS
  return left > 0 ? [...lines, `  and ${left} more; the JSON report has them all`] : lines
}

type Fact = { readonly label: string; readonly texts: readonly string[] }

/** What was asked of a host and what it answered, for whoever looks into what is wrong. */
function factsOf(host: HostVerdict, context: ReportContext): readonly Fact[] {
  const { attempts, credentials } = host.visit
  const { hops, timing, certificates, discovery } = lastAttempt(host.visit)
  const excerpt = discovery.kind === 'failed' ? discovery.excerpt : null
  const phases = phasesOf(timing).map(([name, ms]) => `${name} ${showDuration(ms)}`)
  const services = host.services.slice(0, MAX_SERVICES).map(serviceText)
  const left = host.services.length - MAX_SERVICES
  return [
    { label: 'required', texts: [showSome(host.requirements.map(requirementText), MAX_SERVICES)] },
    { label: 'answered', texts: hops.map(hopText) },
    { label: 'begins', texts: excerpt === null ? [] : [excerptText(excerpt)] },
    { label: 'offered', texts: left > 0 ? [...services, `and ${left} more`] : services },
    { label: 'timing', texts: [phases.join(', ')] },
    { label: 'tries before', texts: attempts.slice(0, -1).map(attemptText) },
    { label: 'token from', texts: credentials === null ? [] : [visible(credentials.source)] },
    { label: 'certificate', texts: certificates.map((one) => certificateText(one, context)) }
  ]
}

const factLines = ({ label, texts }: Fact, options: TextOptions): readonly string[] =>
  texts.flatMap((text, index) => {
    const shown = index === 0 ? label : ''
    return labelled({ indent: 2, label: shown, style: 'dim', column: COLUMN, text }, options)
  })

const placeText = (because: Because): string => visible(showBecause(because))

function requirementText({ service, because }: Requirement): string {
  const why = showSome(because.map(placeText), MAX_NAMES)
  return `${visible(showService(service), MAX_WORDS)} (${why})`
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
