// Asks registries and package hosts over kept connections, a few requests at once for each host, and asks
// again as often as the clients do.

import { endpointOf } from '../../network/endpoint.ts'
import { openSession, type Session } from '../../network/get.ts'
import type { Network } from '../../network/network.ts'
import { type Followed, follow, type StartTimer } from '../../network/redirects.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { lastAttempt } from '../../protocol/patience.ts'
import type { SentCertificate } from '../../tls/sent.ts'
import type { Stop } from '../stop.ts'
import { pause, requestedMs } from '../stop.ts'
import { attemptLimitMs } from '../visit.ts'
import { Gate, REQUESTS_AT_ONCE } from './gate.ts'
import type { Question, Reply, Requests } from './reply.ts'

export type AskerOptions = {
  readonly network: Network
  /** As in the settings: how many hosts are asked at once. */
  readonly concurrency: number
  /** Limit of requests to one host. */
  readonly maxRequests: number
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now: () => number
  readonly startTimer: StartTimer
  /** Ends what is under way; further questions are not asked. */
  readonly stop: Stop
}

export type Asker = {
  /** Rejects only for mistakes in this program. */
  readonly ask: (question: Question) => Promise<Reply>
  /** So far. */
  readonly requests: () => readonly Requests[]
  /** Ends all connections. */
  readonly close: () => void
}

// A host that left so many questions in a row without a response is down: waiting for the time limit of
// hundreds of others would take hours.
const SILENT_QUESTIONS = 2 * REQUESTS_AT_ONCE

// go-retryablehttp: the first wait doubles up to the longest one.
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
// The clients wait however long Retry-After says. A limit of requests per minute is over by then, and a
// host in maintenance for an hour should not keep a check waiting.
const LONGEST_REQUESTED_MS = 60_000

/** The requests to one host. */
type Pool = {
  readonly gate: Gate
  /** The one that was used last is the last one. */
  readonly idle: Set<Session>
  requests: number
  /** The host has asked for a pause, which ends with this. */
  pause: Promise<void>
  /** Questions in a row that got no response. */
  silent: number
  /** The answer to all further questions to a host that is down. */
  down: Reply | null
}

type State = {
  readonly options: AskerOptions
  readonly gate: Gate
  readonly pools: Map<string, Pool>
  readonly requests: Map<Hostname, Requests>
  /** Those in use and those that are kept, the oldest first. */
  readonly sessions: Set<Session>
  /** Those that are kept, the oldest first, and their pools. */
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
    ask: (question) => {
      const pool = poolFor(state, question)
      return pool.gate.pass(() => state.gate.pass(() => askUnlessDown(state, pool, question)))
    },
    requests: () => [...state.requests.values()],
    close: () => {
      options.stop.signal.removeEventListener('abort', close)
      close()
    }
  }
}

/** The pool of the host and port of a URL; URLs that cannot be asked share one. */
function poolFor({ pools }: State, { url }: Question): Pool {
  const endpoint = endpointOf(url)
  const key = endpoint.ok ? `${endpoint.value.name} ${endpoint.value.port}` : ''
  const known = pools.get(key)
  if (known !== undefined) return known
  const pool: Pool = {
    gate: new Gate(REQUESTS_AT_ONCE),
    idle: new Set(),
    requests: 0,
    pause: Promise.resolve(),
    silent: 0,
    down: null
  }
  pools.set(key, pool)
  return pool
}

async function askUnlessDown(state: State, pool: Pool, question: Question): Promise<Reply> {
  if (pool.down !== null) return pool.down
  const reply = await askUntilSettled(state, pool, question)
  if (reply.kind === 'not-asked') return reply
  pool.silent = reply.attempts.every(({ headMs }) => headMs === null) ? pool.silent + 1 : 0
  if (pool.silent >= SILENT_QUESTIONS) pool.down = reply
  return reply
}

/** Asks until every client would stop. What ends with the check, and not by the host, does not count. */
async function askUntilSettled(state: State, pool: Pool, question: Question): Promise<Reply> {
  const { stop, maxRequests } = state.options
  const attempts: Followed[] = []
  for (;;) {
    await pool.pause
    if (stop.why !== null) return replyOf(attempts, 'stopped')
    if (pool.requests >= maxRequests) return replyOf(attempts, 'limit')
    const attempt = await attemptOnce(state, pool, question)
    const isCutShort = stop.why !== null && attempt.response.kind === 'failed'
    if (!isCutShort) attempts.push(attempt)
    const isSettled = question.patience.every((each) => lastAttempt(attempts, each) !== null)
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

async function attemptOnce(state: State, pool: Pool, question: Question): Promise<Followed> {
  const { network: settings, startTimer } = state.options
  const { patience, maxRedirects } = question
  const session = takeSession(state, pool)
  pool.requests += 1
  try {
    const attempt = await follow({
      ...question,
      asks: 'answer',
      session,
      settings,
      redirectLimits: { terraform: maxRedirects, opentofu: maxRedirects },
      timeoutMs: attemptLimitMs(patience),
      startTimer
    })
    pool.requests += attempt.hops.length - 1
    record(state, question, attempt)
    return attempt
  } finally {
    keepSession(state, pool, session)
  }
}

/** Keeps what findings need: there may be hundreds of requests for a host. */
function record(
  { requests }: State,
  { host }: Question,
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
function takeSession({ options, sessions, kept }: State, { idle }: Pool): Session {
  for (const session of [...idle].reverse()) {
    idle.delete(session)
    kept.delete(session)
    if (session.isOpen()) return session
  }
  const session = openSession(options.network)
  sessions.add(session)
  return session
}

/** Keeps a session that did not time out. Closes the oldest idle one if more than `concurrency` are idle. */
function keepSession({ options, sessions, kept }: State, pool: Pool, session: Session): void {
  if (!session.isOpen()) {
    sessions.delete(session)
    return
  }
  pool.idle.add(session)
  kept.set(session, pool)
  const [oldest] = kept
  if (kept.size <= options.concurrency || oldest === undefined) return
  const [closed, of] = oldest
  of.idle.delete(closed)
  kept.delete(closed)
  sessions.delete(closed)
  closed.close()
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
