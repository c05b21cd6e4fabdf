// What the way to a host's document says about the host: reach, redirects, certificates, time.

import type { Certificate, Hop } from '../network/observation.ts'
import type { Problem } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import { MAIN_CLIENTS, MAX_DISCOVERY_MS, MAX_REDIRECTS } from '../protocol/clients.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Attempt, Visit } from '../visit/evidence.ts'
import { aboutHost, type Draft, draftOf } from './draft.ts'

export type HostRules = {
  /** The clients in force that need anything of the host. */
  readonly clients: readonly MainClient[]
  readonly certificateDays: number
  readonly slowMs: number
  /** A pull request of a fork, from which secrets are withheld. */
  readonly isFork: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const DAY_MS = 24 * 60 * 60 * 1000
// The written protocol promises that one redirect is followed; more are the clients' kindness.
const PROMISED_REDIRECTS = 1

/** Findings that have nothing to do with any one service. */
export function judgeHost(visit: Visit, rules: HostRules): readonly Draft[] {
  const attempt = lastAttempt(visit)
  const { discovery } = attempt
  const display = showHostname(visit.host)
  const failure: readonly Draft[] =
    discovery.kind === 'failed' || discovery.kind === 'skipped'
      ? [draftOf({ ...discovery.problem, ...limitedTo(attempt), ...excused(visit, rules) })]
      : succeeded(attempt, display, rules)
  return [
    ...credentials(visit),
    ...failure,
    ...insecureHops(attempt.hops),
    ...expiring(attempt.certificates, rules),
    ...recovery(visit, display)
  ]
}

/** The attempt that counts. */
export const lastAttempt = ({ attempts }: Visit): Attempt => attempts.at(-1) ?? attempts[0]

/** Of redirects that were given up, whose limit it was. */
function limitedTo({ discovery, hops }: Attempt): Pick<Problem, 'affects'> {
  if (discovery.kind !== 'failed' || discovery.problem.code !== 'redirect-limit') return {}
  return { affects: MAIN_CLIENTS.filter((client) => hops.length > MAX_REDIRECTS[client]) }
}

/** Without the secret that a fork does not get, a closed host is no fault of the pull request. */
function excused(visit: Visit, { isFork }: HostRules): Pick<Problem, 'severity'> {
  const { discovery } = lastAttempt(visit)
  const isClosed = discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized'
  return isFork && isClosed && !visit.credentials?.hasToken ? { severity: 'notice' } : {}
}

function succeeded(attempt: Attempt, display: string, rules: HostRules): readonly Draft[] {
  const redirects = attempt.hops.length - 1
  const { totalMs } = attempt.timing
  return [
    ...redirectCount(redirects, display, rules),
    ...duration(totalMs, display, rules),
    ...(attempt.discovery.kind === 'found' && attempt.discovery.truncated
      ? [whiteSpace(display)]
      : [])
  ]
}

const whiteSpace = (display: string): Draft =>
  draftOf({
    code: 'document-size',
    severity: 'warning',
    message: `the document of host ${display} goes on after 1048576 bytes; what the clients cut off was white space only`,
    help: 'serve the document without its padding'
  })

function redirectCount(
  redirects: number,
  display: string,
  { clients }: HostRules
): readonly Draft[] {
  const over = clients.filter((client) => redirects > MAX_REDIRECTS[client])
  if (over.length > 0) {
    return [
      aboutHost(
        'redirect-limit',
        `host ${display} redirected ${redirects} times, limit ${MAX_REDIRECTS.terraform}: too many redirects`,
        'let the host redirect straight to the document, or answer with it',
        over
      )
    ]
  }
  if (redirects <= PROMISED_REDIRECTS) return []
  return [
    aboutHost(
      'redirect-nested',
      `host ${display} redirected ${redirects} times; the protocol promises to follow ${PROMISED_REDIRECTS}`,
      'let the host redirect straight to the document'
    )
  ]
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function duration(totalMs: number, display: string, rules: HostRules): readonly Draft[] {
  const late = rules.clients.filter((client) => totalMs > MAX_DISCOVERY_MS[client])
  if (late.length > 0) {
    return [
      aboutHost(
        'host-timeout',
        `host ${display} took ${seconds(totalMs)} for its document, longer than the clients wait`,
        'Terraform waits 11 s and OpenTofu 10 s for a discovery, redirects included',
        late
      )
    ]
  }
  if (totalMs <= rules.slowMs) return []
  return [
    aboutHost(
      'host-slow',
      `host ${display} took ${seconds(totalMs)} for its document, limit ${seconds(rules.slowMs)}`,
      'a static file answers in milliseconds; the clients give up after 10 s'
    )
  ]
}

function insecureHops(hops: readonly Hop[]): readonly Draft[] {
  const clear = hops.find(({ url }) => url.startsWith('http://'))
  if (clear === undefined) return []
  const token =
    clear.authorization === 'withheld'
      ? 'the clients send their token there in clear text; this check has not; '
      : ''
  return [
    aboutHost(
      'redirect-insecure',
      `${hops[0]?.url} redirects to ${clear.url}, which is not https`,
      `${token}let the redirect stay on https`
    )
  ]
}

function expiring(
  certificates: readonly Certificate[],
  { certificateDays, now }: HostRules
): readonly Draft[] {
  const soonest = new Map<string, Certificate>()
  for (const each of certificates) {
    const known = soonest.get(each.host)
    if (known === undefined || each.expires < known.expires) soonest.set(each.host, each)
  }
  return [...soonest.values()].flatMap(({ host, expires }) => {
    const left = (Date.parse(expires) - now) / DAY_MS
    if (left < 0 || left >= certificateDays) return []
    const days = Math.floor(left)
    const when = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`
    return [
      aboutHost(
        'tls-expires-soon',
        `${host}'s certificate expires ${when}, on ${expires.slice(0, 10)}`,
        'renew the certificate; if that is automatic, find out why it has not happened'
      )
    ]
  })
}

function recovery({ attempts }: Visit, display: string): readonly Draft[] {
  const first = attempts[0]?.discovery
  const last = attempts.at(-1)?.discovery
  if (attempts.length === 1 || first?.kind !== 'failed' || last?.kind === 'failed') return []
  return [
    aboutHost(
      'host-recovered',
      `host ${display} answered at try ${attempts.length}; before that: ${first.problem.message}`,
      'the clients try once only, so an init at that moment would have failed'
    )
  ]
}

function credentials({ credentials: found, attempts }: Visit): readonly Draft[] {
  const last = attempts.at(-1)?.discovery
  const told = last?.kind === 'failed' && last.problem.code === found?.problem?.code
  if (!found?.problem || told) return []
  return [draftOf(found.problem)]
}
