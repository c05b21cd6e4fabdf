// Visits every host once, several at a time, retries after transient failures, and stops when the check ends.

import { isExhausted } from '../../read/files/read-text.ts'
import type { Url } from '../../rules/go/url.ts'
import { hostCheckCrashed, hostNotChecked } from '../../rules/problems/not-contacted.ts'
import type { MainClient, Release } from '../../rules/protocol/clients.ts'
import { discoveryUrl, type Hostname, showHostname } from '../../rules/protocol/hostname.ts'
import type { ClientHostBlock, CredentialsFinder } from '../credentials/client-sources.ts'
import type { CredentialsAnswer } from '../credentials/source.ts'
import type { Network } from '../network/dial.ts'
import { inTurn } from '../network/gate.ts'
import { Session } from '../network/get.ts'
import type { FollowOptions, Origin } from '../network/redirects.ts'
import { discover } from './discovery.ts'
import { type Attempt, skip, type Visit, withoutRequest } from './evidence.ts'
import type { Requirement } from './requirements.ts'
import { pause, requestedMs, type Stop } from './stop.ts'

/** How hosts are contacted, for discovery and for what registries are asked. */
export type ContactOptions = Pick<FollowOptions, 'startTimer' | 'monotonic' | 'onRequest'> & {
  readonly network: Network
  readonly concurrency: number
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now: () => number
  readonly stop: Stop
  /** Gets what successful discoveries leave open, with the URLs of their documents; null closes it. */
  readonly sessions: Map<Session, Url> | null
}

export type VisitOptions = ContactOptions & {
  readonly credentials: CredentialsFinder
  readonly forced: ReadonlyMap<Hostname, readonly ClientHostBlock[]>
  readonly required: ReadonlyMap<Hostname, readonly Pick<Requirement, 'service' | 'clients'>[]>
  readonly maxRedirects: number
  /** Who names the hosts, as of a request; by default the checkout or a setting. */
  readonly origin?: Origin | null
  /** The releases that may be in use: each of them gets its attempts. */
  readonly releases: readonly Release[]
  readonly timeoutMs: number
  readonly retries: number
  /** A number from 0 to 1, for the jitter of waits. */
  readonly random: () => number
  /** Called whenever a visit begins or ends. */
  readonly progress: (progress: VisitProgress) => void
}

export type VisitProgress = {
  readonly total: number
  readonly done: number
  /** How many of those that are done have no successful discovery. */
  readonly failed: number
  /** The visits under way, the longest first. */
  readonly waiting: ReadonlySet<Hostname>
}

// The first wait is between half of this and all of it; each further one may be twice as long.
const FIRST_WAIT_MS = 500
// Also the limit of what Retry-After can ask for, so that the check ends.
export const LONGEST_WAIT_MS = 10_000

// A limit of a CLI may be off or very long; the check has to end.
const LONGEST_ATTEMPT_MS = 300_000

/** The time for one attempt, so that no release that may be in use waits for longer. */
export const attemptLimitMs = (releases: readonly Pick<Release, 'attemptMs'>[]): number =>
  Math.min(Math.max(...releases.map(({ attemptMs }) => attemptMs)), LONGEST_ATTEMPT_MS)

/** The visits in the order of the hosts. Those that have no result when the check is stopped are skipped as not checked. */
export async function visitHosts(
  hosts: readonly Hostname[],
  options: VisitOptions
): Promise<readonly Visit[]> {
  const visits = new Map<Hostname, Visit>()
  const begun = new Set<Hostname>()
  const progress = { total: hosts.length, done: 0, failed: 0, waiting: new Set<Hostname>() }
  await inTurn(hosts.values(), options.concurrency, async (host) => {
    if (options.stop.why !== null) return
    begun.add(host)
    progress.waiting.add(host)
    options.progress(progress)
    const result = await visit(host, options).catch((thrown) => {
      if (isExhausted(thrown)) throw thrown
      return skip(host, hostCheckCrashed({ host: showHostname(host), thrown }))
    })
    if (result !== null) visits.set(host, result)
    progress.waiting.delete(host)
    progress.done += 1
    if (result === null || !isSuccess(result.attempt)) progress.failed += 1
    options.progress(progress)
  })
  const { why: stopped } = options.stop
  return hosts.flatMap((host) => {
    const facts = { host: showHostname(host), isBegun: begun.has(host) }
    return visits.get(host) ?? (stopped ? skip(host, hostNotChecked({ ...facts, stopped })) : [])
  })
}

/** Null if the check ended during the visit. */
async function visit(host: Hostname, options: VisitOptions): Promise<Visit | null> {
  const { stop } = options
  const { answer, clients, difference, lost = null } = await options.credentials.find(host)
  const forced = options.forced.get(host) ?? []
  const byBlock = blockForAll(options.required.get(host) ?? [], forced).map(({ services }) =>
    withoutRequest({ kind: 'found', url: discoveryUrl(host), services })
  )
  const attempts = [...byBlock]
  while (byBlock.length === 0 && stop.why === null) {
    const timeouts = attempts.every(isTimeout) ? attempts.length : 0
    const numbered = { ...options, attempts: timeouts + 1 }
    const { attempt, transient, retryAfter } = await tryOnce(host, answer, numbered)
    // Its end, and not the host, made it fail.
    if (stop.why !== null && !isSuccess(attempt)) break
    attempts.push(attempt)
    const again = isSuccess(attempt) ? isTooLate(attempts, options.releases) : transient
    if (!again || attempts.length > options.retries) break
    await pause(waitMs(attempts.length, retryAfter, options), options)
  }
  // The attempt that decides: the first that succeeded, or else the last.
  const success = attempts.findIndex(isSuccess)
  const index = success < 0 ? attempts.length - 1 : success
  const attempt = attempts[index]
  if (attempt === undefined) return null
  return {
    host,
    attempt,
    earlier: attempts.slice(0, index),
    later: attempts.slice(index + 1),
    credentials: answer && {
      source: answer.source,
      hasToken: answer.token !== null,
      problem: answer.problem,
      life: answer.life ?? null
    },
    looks: clients,
    difference,
    lost,
    forced
  }
}

/** A host block, if every client that requires anything of the host has one: then none of them asks the host itself. */
function blockForAll(
  required: readonly Pick<Requirement, 'clients'>[],
  forced: readonly ClientHostBlock[]
): readonly ClientHostBlock[] {
  const hasBlock = (client: MainClient) => forced.some((block) => block.client === client)
  return required.every(({ clients }) => clients.every(hasBlock)) ? forced.slice(0, 1) : []
}

const isTimeout = ({ discovery }: Attempt): boolean =>
  discovery.kind === 'failed' && discovery.problem.code === 'host-timeout'

const isSuccess = ({ discovery }: Attempt): boolean => discovery.kind !== 'failed'

/** Some release does not wait as long as the host took in each attempt. */
const isTooLate = (attempts: readonly Attempt[], releases: readonly Release[]): boolean =>
  releases.some(
    ({ attemptMs }) =>
      !attempts.some((attempt) => isSuccess(attempt) && attempt.timing.totalMs <= attemptMs)
  )

async function tryOnce(
  host: Hostname,
  answer: CredentialsAnswer | null,
  options: VisitOptions & Pick<FollowOptions, 'attempts'>
) {
  if (answer?.isUnsendable && answer.problem !== null) {
    const discovery = { kind: 'failed', problem: answer.problem, excerpt: null } as const
    return { attempt: withoutRequest(discovery), transient: false, retryAfter: null }
  }
  const { network, required, stop, sessions, concurrency } = options
  const needed = (required.get(host) ?? []).map(({ service }) => service)
  const session = new Session(network)
  stop.onEnd.add(session.close)
  try {
    const { token = null, source = null } = answer ?? {}
    const tried = await discover({ ...options, host, needed, session, token, source })
    const { discovery } = tried.attempt
    const isKept = discovery.kind === 'found' && (sessions?.size ?? 0) < concurrency
    if (isKept) sessions?.set(session, discovery.url)
    return tried
  } finally {
    stop.onEnd.delete(session.close)
    if (!sessions?.has(session)) session.close()
  }
}

/** Exponential with jitter, or what Retry-After (seconds or a date) asks for if that is longer. */
export function waitMs(
  attempts: number,
  retryAfter: string | null,
  { random, now }: Pick<VisitOptions, 'random' | 'now'>
): number {
  const backoff = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.5 + random() / 2)
  return Math.min(Math.max(backoff, requestedMs(retryAfter, now()) ?? 0), LONGEST_WAIT_MS)
}
