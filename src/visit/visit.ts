// Every host once, a few at a time; another try where the failure may pass.
import type { CredentialsFinder } from '../credentials/client-sources.ts'
import type { Answer } from '../credentials/source.ts'
import type { ConnectSettings } from '../network/connect.ts'
import { openSession } from '../network/get.ts'
import type { FollowOptions } from '../network/redirects.ts'
import type { Problem } from '../problems/problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { discover, type Try } from './discovery.ts'
import type { Attempt, Forced, Visit } from './evidence.ts'

export type VisitOptions = {
  readonly network: ConnectSettings & FollowOptions['settings']
  readonly credentials: CredentialsFinder
  readonly forced: ReadonlyMap<Hostname, readonly Forced[]>
  readonly maxRedirects: number
  readonly timeoutMs: number
  readonly retries: number
  readonly concurrency: number
  /** A number from 0 to 1, for the jitter of waits. */
  readonly random: () => number
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now: () => number
  readonly progress: (done: number, total: number) => void
}

// The first wait; each further one may be twice as long, with jitter between half and all of it.
const FIRST_WAIT_MS = 500
// No wait is longer, whatever Retry-After asks: the check has to end.
const LONGEST_WAIT_MS = 10_000

/**
 * The longest that one host can take, apart from a credentials helper, which has `timeoutMs` for itself: all tries at their deadline, all waits at their longest. The
 * whole check takes no more than this times hosts divided by concurrency, rounded up.
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
  let next = 0
  let done = 0
  const worker = async () => {
    for (let index = next++; index < hosts.length; index = next++) {
      const host = hosts[index]
      if (host === undefined) continue
      visits[index] = await visit(host, options)
      done += 1
      options.progress(done, hosts.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(options.concurrency, hosts.length) }, worker))
  return visits
}

async function visit(host: Hostname, options: VisitOptions): Promise<Visit> {
  const { answer: found, clients, difference } = await options.credentials.find(host)
  const about = {
    host,
    credentials: found && {
      source: found.source,
      hasToken: found.token !== null,
      problem: found.problem
    },
    looks: clients,
    difference,
    forced: options.forced.get(host) ?? []
  }
  const earlier: Attempt[] = []
  for (;;) {
    const { attempt, transient, retryAfter } = await tryOnce(host, found, options)
    if (!transient || earlier.length === options.retries) {
      return { ...about, attempt, earlier }
    }
    earlier.push(attempt)
    const ms = waitMs(earlier.length, retryAfter, options)
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}

async function tryOnce(host: Hostname, found: Answer | null, options: VisitOptions): Promise<Try> {
  // The clients' HTTP library refuses such a header before anything is sent.
  if (found?.isUnsendable && found.problem !== null) return unsent(found.problem)
  const session = openSession(options.network)
  try {
    const { maxRedirects, timeoutMs, network } = options
    const token = found?.token ?? null
    return await discover({ host, session, settings: network, token, maxRedirects, timeoutMs })
  } finally {
    session.close()
  }
}

function unsent(problem: Problem): Try {
  const timing = { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 }
  const discovery = { kind: 'failed', problem, excerpt: null } as const
  return {
    attempt: { discovery, hops: [], timing, certificates: [] },
    transient: false,
    retryAfter: null
  }
}

/** Exponential with jitter; the server's Retry-After, seconds or a date, when it asks for more. */
export function waitMs(
  tries: number,
  retryAfter: string | null,
  { random, now }: Pick<VisitOptions, 'random' | 'now'>
): number {
  const backoff = FIRST_WAIT_MS * 2 ** (tries - 1) * (0.5 + random() / 2)
  const asked =
    retryAfter === null
      ? 0
      : /^\d+$/.test(retryAfter)
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter) - now()
  return Math.min(Math.max(backoff, Number.isNaN(asked) ? 0 : asked), LONGEST_WAIT_MS)
}
