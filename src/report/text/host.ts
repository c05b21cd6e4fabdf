// One host, with the evidence for what is wrong, for the log and the terminal.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { ServiceOutcome } from '../../judge/services.ts'
import type { Hop } from '../../network/redirects.ts'
import { showSome } from '../../problems/brief.ts'
import type { Severity } from '../../problems/problem.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { bareUrl, logLine, visible } from '../../text/safe-text.ts'
import { labelled, type Style, type TextLayout } from '../../text/terminal.ts'
import type { SentCertificate } from '../../tls/sent.ts'
import {
  configurationFacts,
  type Fact,
  MAX_WORDS,
  type PhraseFormat,
  requiredFact,
  responseFacts,
  servicesPhrase
} from '../host-phrases.ts'
import { showDuration, showExpiry } from '../measure.ts'
import {
  type HostOutcome,
  isWrong,
  OUTCOME_WORDS,
  outcomeOf,
  type ReportContext,
  worstFindings
} from '../outcome.ts'
import { NEW, showAuthorization, someLines } from '../phrases.ts'
import { showBecause } from '../places.ts'

const MAX_SERVICES = 20
const MAX_CODES = 6

export const IN_REPORT = 'in the JSON report'

const COLUMN = 13

type StyledSign = { readonly sign: string; readonly style: Style }

export const SIGNS: Readonly<Record<HostOutcome, StyledSign>> = {
  fails: { sign: '✗', style: 'red' },
  unchecked: { sign: '✗', style: 'red' },
  warns: { sign: '!', style: 'yellow' },
  skipped: { sign: '○', style: 'blue' },
  works: { sign: '✓', style: 'green' }
}

export const SEVERITY_SIGNS: Readonly<Record<Severity, StyledSign>> = {
  error: SIGNS.fails,
  warning: SIGNS.warns,
  notice: { sign: '·', style: 'blue' }
}

const FORMAT: PhraseFormat = { value: visible, prose: visible, because: showBecause }

export type TextOptions = TextLayout & {
  readonly context: ReportContext
  /** Only the verdict and what fails. */
  readonly isQuiet?: boolean
  /** The output is a runner's log, which folds groups and has a JSON report beside it. */
  readonly isRunner?: boolean
}

/** A sentence after a sign. No final line feed. */
export const renderSigned = (
  { sign, style }: StyledSign,
  text: string,
  options: TextOptions
): string => labelled({ indent: 0, label: sign, style, text }, options).map(logLine).join('\n')

/** The first line can be the title of a group in the log, the others are indented. No final line feed. */
export function renderTextHost(host: HostVerdict, options: TextOptions): string {
  const outcome = outcomeOf(host)
  const { sign, style } = SIGNS[outcome]
  const facts = [
    ...(isWrong(host) ? evidence(host, options.context) : []),
    ...configurationFacts(host, FORMAT)
  ]
  const text = `${OUTCOME_WORDS[outcome]}${host.isNew ? ` (${NEW})` : ''}: ${summaryOf(host)}`
  return [
    ...labelled({ indent: 0, label: `${sign} ${showHost(host.visit.host)}`, style, text }, options),
    ...facts.flatMap((fact) => factLines(fact, options))
  ]
    .map(logLine)
    .join('\n')
}

export const showHost = (host: Hostname): string => {
  const shown = showHostname(host)
  return shown === host ? visible(host) : `${visible(shown)} (${visible(host)})`
}

function summaryOf(host: HostVerdict): string {
  const { discovery } = host.visit.attempt
  const worst = worstFindings(host)
  if (worst.length > 0) {
    return showSome([...new Set(worst.map((finding) => finding.problem.code))], MAX_CODES)
  }
  return discovery.kind === 'skipped' ? discovery.problem.code : servicesPhrase(host, FORMAT)
}

function evidence(host: HostVerdict, context: ReportContext): readonly Fact[] {
  const { hops, certificates } = host.visit.attempt
  return [
    requiredFact(host, context, FORMAT),
    { label: 'response', texts: hops.map(hopText) },
    { label: 'services', texts: someLines(host.services, MAX_SERVICES, serviceText) },
    ...responseFacts(host, FORMAT),
    { label: 'certificate', texts: certificates.map((one) => certificateText(one, context)) }
  ]
}

const factLines = ({ label, texts }: Fact, options: TextOptions): readonly string[] =>
  texts.flatMap((text, index) => {
    const shown = index === 0 ? label : ''
    return labelled({ indent: 2, label: shown, style: 'dim', column: COLUMN, text }, options)
  })

function hopText(hop: Hop): string {
  const status = hop.status === null ? 'none' : `${hop.status} ${visible(hop.reason, MAX_WORDS)}`
  const when = hop.status === null ? 'after' : 'in'
  const notes = [
    ...(hop.mediaType === null ? [] : [visible(hop.mediaType, MAX_WORDS)]),
    ...(hop.address === null ? [] : [`at ${visible(hop.address, MAX_WORDS)}`]),
    ...(hop.proxy === null ? [] : [`through ${visible(bareUrl(hop.proxy))}`]),
    ...(hop.authorization === 'none' ? [] : [`token ${showAuthorization(hop.authorization)}`])
  ]
  const noted = notes.length === 0 ? '' : ` (${notes.join('; ')})`
  return `${status.trim()} from ${visible(bareUrl(hop.url))} ${when} ${showDuration(hop.ms)}${noted}`
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
      return `${id}: ${service.problem.code}`
  }
}

function certificateText(certificate: SentCertificate, context: ReportContext): string {
  const { host, subject, issuer, expires } = certificate
  const until = visible(showExpiry(expires, context.startedAt))
  return `${visible(host, MAX_WORDS)} valid until ${until}; subject ${visible(subject, MAX_WORDS)}, issuer ${visible(issuer, MAX_WORDS)}`
}
