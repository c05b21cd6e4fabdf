// Findings about a host as a whole: reachability, redirects, certificates, time.
import type { Hop, Timing } from '../observe/network/redirects.ts'
import type { SentCertificate } from '../observe/tls/sent.ts'
import type { Attempt, Visit } from '../observe/visit/evidence.ts'
import type { Requests } from '../observe/visit/registry/ask.ts'
import type { Requirement } from '../observe/visit/requirements.ts'
import { hostRecovered, hostSlow, hostTimeout, type Phase } from '../rules/problems/host.ts'
import { redirectInsecure, redirectLimit, redirectNested } from '../rules/problems/http/redirect.ts'
import { tlsExpiresSoon } from '../rules/problems/http/tls.ts'
import { type Note, noteOf } from '../rules/problems/note.ts'
import { hostDotlessModule, hostIdnModule } from '../rules/problems/source.ts'
import {
  isRetriedStatus,
  MAX_REDIRECTS,
  type MainClient,
  type Release
} from '../rules/protocol/clients.ts'
import { showHostname, splitHostname } from '../rules/protocol/hostname.ts'
import { MODULES } from '../rules/protocol/services.ts'

export type HostRules = {
  /** The checked clients that require anything of the host. */
  readonly clients: readonly MainClient[]
  readonly releases: readonly Release[]
  readonly certificateDays: number
  readonly slowMs: number
  readonly isFork: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const DAY_MS = 24 * 60 * 60 * 1000
// The protocol requires clients to follow one redirect; Terraform and OpenTofu follow more.
const PROMISED_REDIRECTS = 1

export function judgeHost(visit: Visit, rules: HostRules): readonly Note[] {
  const { hops, certificates } = visit.attempt
  return [
    ...credentials(visit, rules),
    ...outcome(visit, rules),
    ...insecureHops(hops),
    ...expiring(certificates, rules),
    ...recovery(visit, rules)
  ]
}

function outcome(visit: Visit, rules: HostRules): readonly Note[] {
  const { discovery, hops } = visit.attempt
  switch (discovery.kind) {
    case 'skipped':
      return [noteOf(discovery.problem)]
    case 'failed': {
      // A fork does not get the secret, so the pull request is not at fault.
      const isExcused = rules.isFork && discovery.problem.refusal === 'asks'
      return [noteOf(discovery.problem, isExcused ? { severity: 'notice' } : {})]
    }
    case 'found':
    case 'absent': {
      const url = hops[0]?.url ?? ''
      return [...redirectCount(url, hops.length - 1, rules), ...duration(visit, rules)]
    }
  }
}

function redirectCount(url: string, redirects: number, rules: HostRules): readonly Note[] {
  const clients = rules.clients.filter((client) => redirects > MAX_REDIRECTS[client])
  if (clients.length > 0)
    return [
      noteOf(redirectLimit({ url, asks: 'document', redirects, clients, limits: MAX_REDIRECTS }))
    ]
  return redirects > PROMISED_REDIRECTS ? [noteOf(redirectNested({ url, redirects }))] : []
}

/** A client fails if each release that may be in use fails; otherwise it may fail, which is a warning. */
function duration(visit: Visit, { releases, slowMs }: HostRules): readonly Note[] {
  const host = showHostname(visit.host)
  const tookMs = visit.attempt.timing.totalMs
  const attempts = attemptsOf(visit)
  const works = (release: Release) => resultFor(attempts, release) !== 'never'
  const late = releases.filter((release) => !works(release))
  const isCertain = ({ client }: Release) =>
    !releases.some((release) => release.client === client && works(release))
  const timeouts = [true, false].flatMap((certain) => {
    const affected = late.filter((release) => isCertain(release) === certain)
    if (affected.length === 0) return []
    const problem = hostTimeout({ host, phase: 'complete', tookMs, releases: affected })
    return [noteOf(problem, { needed: certain })]
  })
  if (timeouts.length > 0 || tookMs <= slowMs) return timeouts
  const phase = longestPhase(visit.attempt.timing)
  return [noteOf(hostSlow({ host, tookMs, limitMs: slowMs, phase, releases }))]
}

/** The requests after discovery: certificates of hosts that are not known yet, and the slowest request if it is too slow. */
export function judgeRequests(
  { host, slowest, certificates }: Requests,
  ofDiscovery: readonly SentCertificate[],
  { slowMs, ...rules }: Pick<HostRules, 'certificateDays' | 'now' | 'slowMs'>
): readonly Note[] {
  const names = ofDiscovery.map((certificate) => certificate.host)
  const unknown = certificates.filter((certificate) => !names.includes(certificate.host))
  const tookMs = slowest?.timing.totalMs ?? 0
  const expires = expiring(unknown, rules).map((note) => ({ ...note, host }))
  if (slowest === null || tookMs <= slowMs) return expires
  const facts = { host: showHostname(host), url: slowest.url, tookMs, limitMs: slowMs }
  const slow = hostSlow({ ...facts, phase: longestPhase(slowest.timing) })
  return [noteOf(slow, { host }), ...expires]
}

function longestPhase({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }: Timing) {
  const phases: readonly { readonly name: Phase; readonly ms: number }[] = [
    { name: 'lookup', ms: lookupMs ?? 0 },
    { name: 'connection', ms: connectMs ?? 0 },
    { name: 'tls', ms: tlsMs ?? 0 },
    { name: 'response', ms: firstByteMs ?? 0 }
  ]
  const unnamed = { name: 'rest' as Phase, ms: phases.reduce((left, { ms }) => left - ms, totalMs) }
  return phases.reduce((longest, phase) => (phase.ms > longest.ms ? phase : longest), unnamed)
}

function insecureHops(hops: readonly Hop[]): readonly Note[] {
  const clear = hops.find(({ url }) => url.startsWith('http://'))
  if (clear === undefined) return []
  const exposesToken = clear.authorization === 'withheld'
  return [noteOf(redirectInsecure({ url: hops[0]?.url ?? '', to: clear.url, exposesToken }))]
}

function expiring(
  certificates: readonly Pick<SentCertificate, 'host' | 'expires'>[],
  { certificateDays, now }: Pick<HostRules, 'certificateDays' | 'now'>
): readonly Note[] {
  return [...Map.groupBy(certificates, ({ host }) => host)].flatMap(([host, chain]) => {
    const [expires = ''] = chain.map((certificate) => certificate.expires).sort()
    const left = (Date.parse(expires) - now) / DAY_MS
    if (left < 0 || left >= certificateDays) return []
    return [noteOf(tlsExpiresSoon({ host, days: Math.floor(left), expires }))]
  })
}

function recovery(visit: Visit, rules: HostRules): readonly Note[] {
  const { host, attempt, earlier } = visit
  const [first] = earlier
  const hasFailed = ['failed', 'skipped'].includes(attempt.discovery.kind)
  if (first?.discovery.kind !== 'failed' || hasFailed) return []
  const failure = first.discovery.problem.message
  const all = attemptsOf(visit)
  const releases = rules.releases.filter((release) => resultFor(all, release) === 'sometimes')
  const attempts = earlier.length + 1
  return [noteOf(hostRecovered({ host: showHostname(host), attempts, failure, releases }))]
}

function credentials({ credentials: search, attempt: { discovery } }: Visit, rules: HostRules) {
  if (!search?.problem) return []
  const { code } = search.problem
  const isReported = discovery.kind === 'failed' && discovery.problem.code === code
  // A fork does not get the secret, which is then empty.
  const isWithheld = rules.isFork && !search.hasToken && code === 'credentials-empty'
  return isReported || isWithheld ? [] : [noteOf(search.problem)]
}

/** Hosts that discovery allows and the clients' module sources do not. */
export function judgeModuleHost(
  { host }: Visit,
  requirements: readonly Requirement[]
): readonly Note[] {
  if (!requirements.some(({ service }) => service === MODULES)) return []
  const { name } = splitHostname(host)
  return [
    // registry-address module.go of both projects: otherwise `a/b/c/d` might be a local path.
    ...(name.includes('.') ? [] : [hostDotlessModule({ host, name })]),
    // Terraform turns the host into text, reads it again, and then refuses the punycode that it wrote
    // itself (internal/registry/regsrc/module.go).
    ...(/(^|\.)xn--/.test(host) ? [hostIdnModule({ host })] : [])
  ].map((problem) => noteOf(problem, { services: [MODULES] }))
}

// The attempts that were seen show what each release of a CLI would have done. The release is often unknown, and releases
// differ in their time limits and retries: a client fails if no attempt works for any release that may be in use.

/** All attempts of a visit, in order. */
export const attemptsOf = ({ earlier, attempt, later }: Visit): readonly Attempt[] => [
  ...earlier,
  attempt,
  ...later
]

/**
 * One attempt, as a release with its own time limit would have ended it. go-retryablehttp decides on a
 * retry, if any is left, when the head of the response arrives or fails to, and never sees the body.
 */
function answerFor({ discovery, timing, headMs, hops }: Attempt, { attemptMs }: Release) {
  const status = headMs !== null && headMs <= attemptMs ? hops.at(-1)?.status : null
  if (status === null || isRetriedStatus(status ?? 0)) return 'retries'
  return discovery.kind !== 'failed' && timing.totalMs <= attemptMs ? 'works' : 'fails'
}

/**
 * Whether discovery works for a release: `sometimes` if an attempt works, but the release would have
 * given up before.
 */
export function resultFor(
  attempts: readonly Attempt[],
  release: Release
): 'always' | 'sometimes' | 'never' {
  const answers = attempts.map((attempt) => answerFor(attempt, release))
  const first = answers.indexOf('works')
  if (first < 0) return 'never'
  const survives = first <= release.retries && !answers.slice(0, first).includes('fails')
  return survives ? 'always' : 'sometimes'
}
