// Findings about a host as a whole: reachability, redirects, certificates, time.
import type { Certificate, Hop } from '../network/observation.ts'
import { documentSize } from '../problems/document.ts'
import { hostRecovered, hostSlow, hostTimeout } from '../problems/host.ts'
import { redirectInsecure, redirectLimit, redirectNested } from '../problems/redirect.ts'
import { tlsExpiresSoon } from '../problems/tls.ts'
import type { MainClient } from '../protocol/clients.ts'
import { MAX_REDIRECTS, RELEASES } from '../protocol/clients.ts'
import { MAX_DOCUMENT_BYTES } from '../protocol/document.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Visit } from '../visit/evidence.ts'
import { type Draft, draftOf } from './finding.ts'

export type HostRules = {
  /** The checked clients that require anything of the host. */
  readonly clients: readonly MainClient[]
  readonly certificateDays: number
  readonly slowMs: number
  /** The run is for a pull request from a fork, which gets no secrets. */
  readonly isFork: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const DAY_MS = 24 * 60 * 60 * 1000
// The protocol requires clients to follow one redirect; Terraform and OpenTofu follow more.
const PROMISED_REDIRECTS = 1

export function judgeHost(visit: Visit, rules: HostRules): readonly Draft[] {
  const { hops, certificates } = visit.attempt
  return [
    ...credentials(visit),
    ...outcome(visit, rules),
    ...insecureHops(hops),
    ...expiring(certificates, rules),
    ...recovery(visit)
  ]
}

function outcome(visit: Visit, rules: HostRules): readonly Draft[] {
  const { discovery, hops, timing } = visit.attempt
  switch (discovery.kind) {
    case 'skipped':
      return [draftOf(discovery.problem)]
    case 'failed': {
      // A fork does not get the secret, so the pull request is not at fault.
      const isExcused =
        rules.isFork &&
        discovery.problem.code === 'document-unauthorized' &&
        !visit.credentials?.hasToken
      return [draftOf(isExcused ? { ...discovery.problem, severity: 'notice' } : discovery.problem)]
    }
    case 'found':
    case 'absent': {
      const url = hops[0]?.url ?? ''
      return [
        ...redirectCount(url, hops.length - 1, rules),
        ...duration(showHostname(visit.host), timing.totalMs, rules),
        ...(discovery.kind === 'found' && discovery.truncated ? [padding(hops)] : [])
      ]
    }
  }
}

const padding = (hops: readonly Hop[]): Draft =>
  draftOf(
    documentSize({
      url: hops.at(-1)?.url ?? '',
      page: null,
      bytes: null,
      limit: MAX_DOCUMENT_BYTES,
      isPadding: true
    })
  )

function redirectCount(url: string, redirects: number, rules: HostRules): readonly Draft[] {
  const clients = rules.clients.filter((client) => redirects > MAX_REDIRECTS[client])
  if (clients.length > 0) return [draftOf(redirectLimit({ url, redirects, clients }))]
  return redirects > PROMISED_REDIRECTS ? [draftOf(redirectNested({ url, redirects }))] : []
}

function duration(host: string, tookMs: number, rules: HostRules): readonly Draft[] {
  const isTooLong = (client: MainClient) =>
    RELEASES.every((release) => release.client !== client || tookMs > release.attemptMs)
  const clients = rules.clients.filter(isTooLong)
  if (clients.length > 0)
    return [draftOf(hostTimeout({ host, phase: 'complete', tookMs, clients }))]
  const { slowMs } = rules
  return tookMs > slowMs ? [draftOf(hostSlow({ host, tookMs, limitMs: slowMs }))] : []
}

function insecureHops(hops: readonly Hop[]): readonly Draft[] {
  const clear = hops.find(({ url }) => url.startsWith('http://'))
  if (clear === undefined) return []
  const exposesToken = clear.authorization === 'withheld'
  return [draftOf(redirectInsecure({ url: hops[0]?.url ?? '', to: clear.url, exposesToken }))]
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
    return [draftOf(tlsExpiresSoon({ host, days: Math.floor(left), expires }))]
  })
}

function recovery({ host, attempt, earlier }: Visit): readonly Draft[] {
  const [first] = earlier
  if (first?.discovery.kind !== 'failed' || attempt.discovery.kind === 'failed') return []
  const failure = first.discovery.problem.message
  const attempts = earlier.length + 1
  return [draftOf(hostRecovered({ host: showHostname(host), attempts, failure }))]
}

function credentials({ credentials: found, attempt }: Visit): readonly Draft[] {
  const { discovery } = attempt
  if (!found?.problem) return []
  const isReported = discovery.kind === 'failed' && discovery.problem.code === found.problem.code
  return isReported ? [] : [draftOf(found.problem)]
}
