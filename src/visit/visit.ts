// Visits every host once, several at a time, and retries after transient failures.

import type { CredentialsFinder } from '../credentials/client-sources.ts'
import type { ClientHostBlock } from '../credentials/machine-credentials.ts'
import type { Answer } from '../credentials/source.ts'
import type { ConnectSettings } from '../network/connect.ts'
import { openSession } from '../network/get.ts'
import type { FollowOptions, StartTimer } from '../network/redirects.ts'
import type { Release } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { discover, type Try } from './discovery.ts'
import { type Attempt, type Visit, withoutRequest } from './evidence.ts'

export type VisitOptions = {
  readonly network: ConnectSettings & FollowOptions['settings']
  readonly credentials: CredentialsFinder
  readonly forced: ReadonlyMap<Hostname, readonly ClientHostBlock[]>
  readonly maxRedirects: number
  /** The releases that may be in use: each of them gets its attempts. */
  readonly releases: readonly Release[]
  readonly timeoutMs: number
  readonly retries: number
  readonly concurrency: number
  /** A number from 0 to 1, for the jitter of waits. */
  readonly random: () => number
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now: () => number
  readonly startTimer: StartTimer
  readonly progress: (done: number, total: number) => void
}

// The first wait is between half of this and all of it; each further one may be twice as long.
const FIRST_WAIT_MS = 500
// Also the limit of what Retry-After can ask for, so that the check ends.
const LONGEST_WAIT_MS = 10_000

// A limit of a CLI may be off or very long; the check has to end.
const LONGEST_ATTEMPT_MS = 300_000

/** The time for one attempt, so that no release that may be in use waits for longer. */
export const attemptLimitMs = (releases: readonly Release[]): number =>
  Math.min(Math.max(...releases.map(({ attemptMs }) => attemptMs)), LONGEST_ATTEMPT_MS)

/** The real clock, for `VisitOptions.startTimer`. */
export const startTimer: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * The longest time that one host can take: every attempt until its deadline, and the longest waits in between.
 * A credentials helper has `timeoutMs` of its own. All hosts take at most this times hosts divided
 * by concurrency, rounded up.
 */
export const longestVisitMs = ({
  timeoutMs,
  retries
}: Pick<VisitOptions, 'timeoutMs' | 'retries'>) =>
  (retries + 1) * timeoutMs + retries * LONGEST_WAIT_MS

/** Visits hosts, `concurrency` at once; the result is in the order of the hosts. */
export async function visitHosts(
  hosts: readonly Hostname[],
  options: VisitOptions
): Promise<readonly Visit[]> {
  const visits: Visit[] = new Array(hosts.length)
  const left = hosts.entries()
  let done = 0
  // Every worker takes the next host from the same iterator.
  const work = async () => {
    for (const [index, host] of left) {
      visits[index] = await visit(host, options)
      done += 1
      options.progress(done, hosts.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(options.concurrency, hosts.length) }, work))
  return visits
}

async function visit(host: Hostname, options: VisitOptions): Promise<Visit> {
  const { answer: found, clients, difference } = await options.credentials.find(host)
  const attempts: Attempt[] = []
  for (;;) {
    const { attempt, transient, retryAfter } = await tryOnce(host, found, options)
    attempts.push(attempt)
    const again = isSuccess(attempt) ? isTooLate(attempts, options.releases) : transient
    if (!again || attempts.length > options.retries) {
      return {
        host,
        ...inOrder(attempts),
        credentials: found && {
          source: found.source,
          hasToken: found.token !== null,
          problem: found.problem
        },
        looks: clients,
        difference,
        forced: options.forced.get(host) ?? []
      }
    }
    const ms = waitMs(attempts.length, retryAfter, options)
    await new Promise<void>((resolve) => options.startTimer(ms, resolve))
  }
}

const isSuccess = ({ discovery }: Attempt): boolean => discovery.kind !== 'failed'

/** Some release does not wait as long as the host took in each attempt. */
const isTooLate = (attempts: readonly Attempt[], releases: readonly Release[]): boolean =>
  releases.some(
    ({ attemptMs }) =>
      !attempts.some((attempt) => isSuccess(attempt) && attempt.timing.totalMs <= attemptMs)
  )

function inOrder(attempts: readonly Attempt[]): Pick<Visit, 'attempt' | 'earlier' | 'later'> {
  const found = attempts.findIndex(isSuccess)
  const index = found < 0 ? attempts.length - 1 : found
  const [attempt] = attempts.slice(index)
  if (attempt === undefined) throw new Error('a visit without an attempt')
  return { attempt, earlier: attempts.slice(0, index), later: attempts.slice(index + 1) }
}

async function tryOnce(host: Hostname, found: Answer | null, options: VisitOptions): Promise<Try> {
  if (found?.isUnsendable && found.problem !== null) {
    const discovery = { kind: 'failed', problem: found.problem, excerpt: null } as const
    return { attempt: withoutRequest(discovery), transient: false, retryAfter: null }
  }
  const { network: settings, maxRedirects, timeoutMs } = options
  const session = openSession(settings)
  try {
    return await discover({
      host,
      session,
      settings,
      token: found?.token ?? null,
      maxRedirects,
      timeoutMs,
      startTimer: options.startTimer
    })
  } finally {
    session.close()
  }
}

/** Exponential with jitter, or what Retry-After (seconds or a date) asks for if that is longer. */
export function waitMs(
  attempts: number,
  retryAfter: string | null,
  { random, now }: Pick<VisitOptions, 'random' | 'now'>
): number {
  const backoff = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.5 + random() / 2)
  const requested = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? '') - now()
  return Math.min(Math.max(backoff, Number.isNaN(requested) ? 0 : requested), LONGEST_WAIT_MS)
}
