// Asks registries and package hosts, a few requests at once for each host, and asks again as often as the clients do.

import type { Url } from '../../../rules/go/url.ts'
import { firstOfEach } from '../../../rules/problems/place.ts'
import { lastAttempt, type Patience } from '../../../rules/protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../../rules/protocol/hostname.ts'
import { once } from '../../../rules/text/once.ts'
import { endpointOf } from '../../network/connect.ts'
import { Gate, REQUESTS_AT_ONCE } from '../../network/gate.ts'
import { Session } from '../../network/get.ts'
import { type Followed, type FollowOptions, follow, type Timing } from '../../network/redirects.ts'
import type { SentCertificate } from '../../tls/sent.ts'
import { pause, requestedMs } from '../stop.ts'
import { attemptLimitMs, type ContactOptions } from '../visit.ts'

/** One request to a registry or package host, with its redirects. A token is only here. */
export type RegistryRequest = Pick<
  FollowOptions,
  'url' | 'origin' | 'token' | 'headers' | 'planBody' | 'maxRedirects'
> & {
  /** The host in the address, whose findings mention the request. The host of the URL is the one whose limits count. */
  readonly host: Hostname
  /** The clients that send it, at least one: the request is repeated until each of them would stop. */
  readonly patience: readonly Patience[]
}

/** All that was asked on behalf of one host, for findings about times and certificates. */
export type Requests = {
  readonly host: Hostname
  /** Null if none was sent. */
  readonly slowest: { readonly url: string; readonly timing: Timing } | null
  /** Each once. */
  readonly certificates: readonly Pick<SentCertificate, 'host' | 'expires'>[]
}

/** The attempts in order. The query of a URL and the body of a response may be secrets, which are for the caller alone. */
export type Attempts = readonly [Followed, ...Followed[]]

/** `limit`: the host was asked as often as `max-requests` allows. `stopped`: the check ended. */
export type Unsent = 'limit' | 'stopped'

export type AskerOptions = ContactOptions & { readonly maxRequests: number }

// A host that left so many in a row without a response is down: waiting for hundreds of others would take hours.
const SILENT_REQUESTS = 2 * REQUESTS_AT_ONCE

// go-retryablehttp: the first wait doubles up to the longest one.
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
// The clients wait however long Retry-After says. Limits per minute are over by then; an hour of maintenance is too long.
const LONGEST_REQUESTED_MS = 60_000

class Pool {
  readonly gate = new Gate(REQUESTS_AT_ONCE)
  readonly largeBodies = new Gate(1)
  requests = 0
  /** The host has asked for a pause, which ends with this. */
  pause = Promise.resolve()
  /** Requests in a row that got no response. */
  silent = 0
  /** The answer to all further requests to a host that is down. */
  down: Attempts | null = null
}

export class Asker {
  readonly #options: AskerOptions
  readonly #gate: Gate
  readonly #poolOf = once((_key: string) => new Pool())
  readonly #requests = new Map<Hostname, Requests>()
  /** The sessions in use and those that are kept. */
  readonly #sessions = new Set<Session>()
  /** The sessions that are kept, with their pools; the one that was used last is the last one. */
  readonly #kept = new Map<Session, Pool>()

  constructor(options: AskerOptions) {
    this.#options = options
    this.#gate = new Gate(options.concurrency * REQUESTS_AT_ONCE)
    options.stop.onEnd.add(this.#endSessions)
    // A registry is mostly at the host of its discovery document.
    for (const [session, url] of options.sessions ?? []) {
      this.#sessions.add(session)
      this.#kept.set(session, this.#poolFor({ url }))
    }
  }

  get requests(): readonly Requests[] {
    return [...this.#requests.values()]
  }

  /** Rejects only for mistakes in this program. */
  ask(request: RegistryRequest): Promise<Attempts | Unsent> {
    const pool = this.#poolFor(request)
    return pool.gate.pass(() => this.#gate.pass(() => this.#askUnlessDown(pool, request)))
  }

  /** Counts a request that another program sends; false if the host has had as many as it may. */
  countTransfer(url: Url): boolean {
    const pool = this.#poolFor({ url })
    if (pool.requests >= this.#options.maxRequests) return false
    pool.requests += 1
    return true
  }

  readonly #endSessions = (): void => {
    for (const session of this.#sessions) session.close()
  }

  close(): void {
    this.#options.stop.onEnd.delete(this.#endSessions)
    this.#endSessions()
  }

  /** The pool of the host and port of a URL; of ssh, of the host. */
  #poolFor({ url }: Pick<RegistryRequest, 'url'>): Pool {
    const endpoint = endpointOf(url)
    const name = endpoint.ok ? `${endpoint.value.name} ${endpoint.value.port}` : hostOfUrl(url)
    return this.#poolOf(name ?? '')
  }

  async #askUnlessDown(pool: Pool, request: RegistryRequest): Promise<Attempts | Unsent> {
    if (pool.down !== null) return pool.down
    const attempts = await this.#askUntilSettled(pool, request)
    if (typeof attempts === 'string') return attempts
    // A private address that is forbidden to this request may be allowed to another one.
    const [{ response }] = attempts
    if ('problem' in response && response.problem.code === 'host-private-redirect') return attempts
    pool.silent = attempts.every(({ headMs }) => headMs === null) ? pool.silent + 1 : 0
    if (pool.silent >= SILENT_REQUESTS) pool.down = attempts
    return attempts
  }

  /** Asks until every client would stop. What ends with the check, and not by the host, does not count. */
  async #askUntilSettled(pool: Pool, request: RegistryRequest): Promise<Attempts | Unsent> {
    const { stop, maxRequests } = this.#options
    const attempts: Followed[] = []
    for (;;) {
      await pool.pause
      if (stop.why !== null) return attemptsOr(attempts, 'stopped')
      if (pool.requests >= maxRequests) return attemptsOr(attempts, 'limit')
      const attempt = await this.#attempt(pool, request)
      const isCutShort = stop.why !== null && attempt.response.kind === 'failed'
      if (!isCutShort) attempts.push(attempt)
      const isSettled = request.patience.every((client) => lastAttempt(attempts, client) !== null)
      if (isSettled || stop.why !== null) return attemptsOr(attempts, 'stopped')
      const { ms, isForHost } = waitAfter(attempt, attempts.length, this.#options)
      const wait = pause(ms, this.#options)
      if (isForHost) pool.pause = wait
      await wait
    }
  }

  async #attempt(pool: Pool, request: RegistryRequest): Promise<Followed> {
    const { startTimer, monotonic, onRequest } = this.#options
    const { patience } = request
    const session = this.#takeSession(pool)
    pool.requests += 1
    try {
      const attempt = await follow({
        ...request,
        planBody: (head) => ({ ...request.planBody(head), turn: () => pool.largeBodies.enter() }),
        asks: 'answer',
        session,
        timeoutMs: attemptLimitMs(patience),
        startTimer,
        monotonic,
        onRequest
      })
      pool.requests += attempt.hops.length - 1
      this.#record(request, attempt)
      return attempt
    } finally {
      this.#keepSession(pool, session)
    }
  }

  /** Keeps what findings need: there may be hundreds of requests for a host. */
  #record({ host }: RegistryRequest, attempt: Followed): void {
    const { hops, response, timing, certificates } = attempt
    // One that fails has a finding of its own.
    const [first] = response.kind === 'received' ? hops : []
    const { slowest = null, certificates: earlier = [] } = this.#requests.get(host) ?? {}
    const isSlowest = first !== undefined && timing.totalMs > (slowest?.timing.totalMs ?? -1)
    const all = [...earlier, ...certificates.map(({ host, expires }) => ({ host, expires }))]
    this.#requests.set(host, {
      host,
      slowest: isSlowest ? { url: first.url, timing } : slowest,
      certificates: firstOfEach(all, ({ host, expires }) => `${host} ${expires}`)
    })
  }

  /** The session of the pool that was used last, whose connection is the least likely to be closed. */
  #takeSession(pool: Pool): Session {
    for (const [session, of] of [...this.#kept].reverse()) {
      if (of !== pool) continue
      this.#kept.delete(session)
      if (session.isOpen) return session
    }
    const session = new Session(this.#options.network)
    this.#sessions.add(session)
    return session
  }

  /** Keeps a session that did not time out. Closes the oldest idle one if more than `concurrency` are idle. */
  #keepSession(pool: Pool, session: Session): void {
    if (session.isOpen) this.#kept.set(session, pool)
    else this.#sessions.delete(session)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size <= this.#options.concurrency || oldest === undefined) return
    this.#kept.delete(oldest)
    this.#sessions.delete(oldest)
    oldest.close()
  }
}

const attemptsOr = ([first, ...more]: readonly Followed[], why: Unsent): Attempts | Unsent =>
  first === undefined ? why : [first, ...more]

/** The wait before a retry, as go-retryablehttp computes it; one that the host asks for concerns all requests to it. */
function waitAfter({ response }: Followed, attempts: number, { now }: AskerOptions) {
  const asked =
    response.kind === 'received' && [429, 503].includes(response.head.status)
      ? requestedMs(response.head.retryAfter, now())
      : null
  return asked === null
    ? { ms: Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS), isForHost: false }
    : { ms: Math.min(Math.max(asked, 0), LONGEST_REQUESTED_MS), isForHost: true }
}
