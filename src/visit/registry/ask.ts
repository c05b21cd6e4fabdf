// Asks registries and package hosts over kept connections, a few requests at once for each host, and asks
// again as often as the clients do.

import type { Url } from '../../go/url.ts'
import type { BodyPlan, Head } from '../../network/body.ts'
import { endpointOf } from '../../network/endpoint.ts'
import { openSession, type RequestHeaders, type Session } from '../../network/get.ts'
import type { Network } from '../../network/network.ts'
import type { Timing } from '../../network/observation.ts'
import { type Followed, follow, type Origin, type StartTimer } from '../../network/redirects.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { lastAttempt, type Patience } from '../../protocol/patience.ts'
import type { Token } from '../../protocol/token.ts'
import type { SentCertificate } from '../../tls/sent.ts'
import type { Stop } from '../stop.ts'
import { pause, requestedMs } from '../stop.ts'
import { attemptLimitMs } from '../visit.ts'
import { Gate, REQUESTS_AT_ONCE } from './gate.ts'

/** One request to a registry or package host, with its redirects. A token is only here. */
export type RegistryRequest = {
  /** The host in the address, whose findings mention the request. */
  readonly host: Hostname
  /** Its host is the one whose limits count. */
  readonly url: Url
  /** The host whose answer names the URL; null for a URL from the configuration of the reader. */
  readonly origin: Origin | null
  readonly token: Token | null
  readonly headers: RequestHeaders
  /** How much of the body is read, once the head is known. */
  readonly planBody: (head: Head) => BodyPlan
  readonly maxRedirects: number
  /** The clients that send it, at least one: the request is repeated until each of them would stop. */
  readonly patience: readonly Patience[]
}

/** What findings about times and certificates are made of: all that was asked on behalf of one host. */
export type Requests = {
  readonly host: Hostname
  /** Null if none was sent. */
  readonly slowest: { readonly url: string; readonly timing: Timing } | null
  /** Each once. */
  readonly certificates: readonly Pick<SentCertificate, 'host' | 'expires'>[]
}

/**
 * The attempts in order. The URL of a response may have secrets in its query, and its body is of any content: both
 * are for the caller alone. `limit`: the host was asked as often as `max-requests` allows. `stopped`: the check ended.
 */
export type Reply =
  | { readonly kind: 'asked'; readonly attempts: readonly [Followed, ...Followed[]] }
  | { readonly kind: 'not-asked'; readonly why: 'limit' | 'stopped' }

export type AskerOptions = {
  readonly network: Network
  /** As in the settings: how many hosts are asked at once. */
  readonly concurrency: number
  /** Limit of requests to one host. */
  readonly maxRequests: number
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now: () => number
  readonly startTimer: StartTimer
  /** Ends what is under way; further requests are not sent. */
  readonly stop: Stop
}

export type Asker = {
  /** Rejects only for mistakes in this program. */
  readonly ask: (request: RegistryRequest) => Promise<Reply>
  /** So far. */
  readonly requests: () => readonly Requests[]
  /** Ends all connections. */
  readonly close: () => void
}

// A host that left so many requests in a row without a response is down: waiting for the time limit of
// hundreds of others would take hours.
const SILENT_REQUESTS = 2 * REQUESTS_AT_ONCE

// go-retryablehttp: the first wait doubles up to the longest one.
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
// The clients wait however long Retry-After says. A limit of requests per minute is over by then, and a
// host in maintenance for an hour should not keep a check waiting.
const LONGEST_REQUESTED_MS = 60_000

/** The requests to one host. */
type Pool = {
  readonly gate: Gate
  requests: number
  /** The host has asked for a pause, which ends with this. */
  pause: Promise<void>
  /** Requests in a row that got no response. */
  silent: number
  /** The reply to all further requests to a host that is down. */
  down: Reply | null
}

type State = {
  readonly options: AskerOptions
  readonly gate: Gate
  readonly pools: Map<string, Pool>
  readonly requests: Map<Hostname, Requests>
  /** Those in use and those that are kept. */
  readonly sessions: Set<Session>
  /** Those that are kept, with their pools; the one that was used last is the last one. */
  readonly kept: Map<Session, Pool>
}

export function openAsker(options: AskerOptions): Asker {
  const state: State = {
    options,
    gate: new Gate(options.concurrency * REQUESTS_AT_ONCE),
    pools: new Map(),
    requests: new Map(),
    sessions: new Set(),
    kept: new Map()
  }
  const close = () => {
    for (const session of state.sessions) session.close()
  }
  options.stop.signal.addEventListener('abort', close)
  return {
    ask: (request) => {
      const pool = poolFor(state, request)
      return pool.gate.pass(() => state.gate.pass(() => askUnlessDown(state, pool, request)))
    },
    requests: () => [...state.requests.values()],
    close: () => {
      options.stop.signal.removeEventListener('abort', close)
      close()
    }
  }
}

/** The pool of the host and port of a URL; URLs that cannot be requested share one. */
function poolFor({ pools }: State, { url }: RegistryRequest): Pool {
  const endpoint = endpointOf(url)
  const key = endpoint.ok ? `${endpoint.value.name} ${endpoint.value.port}` : ''
  const known = pools.get(key)
  if (known !== undefined) return known
  const pool: Pool = {
    gate: new Gate(REQUESTS_AT_ONCE),
    requests: 0,
    pause: Promise.resolve(),
    silent: 0,
    down: null
  }
  pools.set(key, pool)
  return pool
}

async function askUnlessDown(state: State, pool: Pool, request: RegistryRequest): Promise<Reply> {
  if (pool.down !== null) return pool.down
  const reply = await askUntilSettled(state, pool, request)
  if (reply.kind === 'not-asked') return reply
  pool.silent = reply.attempts.every(({ headMs }) => headMs === null) ? pool.silent + 1 : 0
  if (pool.silent >= SILENT_REQUESTS) pool.down = reply
  return reply
}

/** Asks until every client would stop. What ends with the check, and not by the host, does not count. */
async function askUntilSettled(state: State, pool: Pool, request: RegistryRequest): Promise<Reply> {
  const { stop, maxRequests } = state.options
  const attempts: Followed[] = []
  for (;;) {
    await pool.pause
    if (stop.why !== null) return replyOf(attempts, 'stopped')
    if (pool.requests >= maxRequests) return replyOf(attempts, 'limit')
    const attempt = await attemptOnce(state, pool, request)
    const isCutShort = stop.why !== null && attempt.response.kind === 'failed'
    if (!isCutShort) attempts.push(attempt)
    const isSettled = request.patience.every((each) => lastAttempt(attempts, each) !== null)
    if (isSettled || stop.why !== null) return replyOf(attempts, 'stopped')
    const { ms, isForHost } = waitAfter(attempt, attempts.length, state.options)
    const wait = pause(ms, state.options)
    if (isForHost) pool.pause = wait
    await wait
  }
}

function replyOf([first, ...more]: readonly Followed[], why: 'limit' | 'stopped'): Reply {
  return first === undefined
    ? { kind: 'not-asked', why }
    : { kind: 'asked', attempts: [first, ...more] }
}

async function attemptOnce(state: State, pool: Pool, request: RegistryRequest): Promise<Followed> {
  const { network: settings, startTimer } = state.options
  const { patience, maxRedirects } = request
  const session = takeSession(state, pool)
  pool.requests += 1
  try {
    const attempt = await follow({
      ...request,
      asks: 'answer',
      session,
      settings,
      redirectLimits: { terraform: maxRedirects, opentofu: maxRedirects },
      timeoutMs: attemptLimitMs(patience),
      startTimer
    })
    pool.requests += attempt.hops.length - 1
    record(state, request, attempt)
    return attempt
  } finally {
    keepSession(state, pool, session)
  }
}

/** Keeps what findings need: there may be hundreds of requests for a host. */
function record(
  { requests }: State,
  { host }: RegistryRequest,
  { hops: [first], timing, certificates }: Followed
): void {
  const { slowest = null, certificates: known = [] } = requests.get(host) ?? {}
  const isSlowest = first !== undefined && timing.totalMs > (slowest?.timing.totalMs ?? -1)
  const isNew = (one: SentCertificate) =>
    !known.some((each) => each.host === one.host && each.expires === one.expires)
  requests.set(host, {
    host,
    slowest: isSlowest ? { url: first.url, timing } : slowest,
    certificates: [
      ...known,
      ...certificates.filter(isNew).map(({ host, expires }) => ({ host, expires }))
    ]
  })
}

/** The session of the pool that was used last, whose connection is the least likely to be closed. */
function takeSession({ options, sessions, kept }: State, pool: Pool): Session {
  for (const [session, of] of [...kept].reverse()) {
    if (of !== pool) continue
    kept.delete(session)
    if (session.isOpen()) return session
  }
  const session = openSession(options.network)
  sessions.add(session)
  return session
}

/** Keeps a session that did not time out. Closes the oldest idle one if more than `concurrency` are idle. */
function keepSession({ options, sessions, kept }: State, pool: Pool, session: Session): void {
  if (session.isOpen()) kept.set(session, pool)
  else sessions.delete(session)
  const [oldest] = kept.keys()
  if (kept.size <= options.concurrency || oldest === undefined) return
  kept.delete(oldest)
  sessions.delete(oldest)
  oldest.close()
}

/** The wait before a retry, as go-retryablehttp computes it; one that the host asks for concerns all requests to it. */
function waitAfter(
  { response }: Followed,
  attempts: number,
  { now }: AskerOptions
): { readonly ms: number; readonly isForHost: boolean } {
  const asked =
    response.kind === 'received' && [429, 503].includes(response.head.status)
      ? requestedMs(response.head.retryAfter, now())
      : null
  return asked === null
    ? { ms: Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS), isForHost: false }
    : { ms: Math.min(Math.max(asked, 0), LONGEST_REQUESTED_MS), isForHost: true }
}
