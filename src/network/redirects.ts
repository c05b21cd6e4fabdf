// From a URL to its last answer: redirects by hand, the token where it may go, one deadline for all.

import { safeUrl, showUrl, type Url } from '../go/url.ts'
import { resolveUrl } from '../go/url-resolve.ts'
import { brief } from '../problems/brief.ts'
import { hostTimeout } from '../problems/host.ts'
import type { Problem } from '../problems/problem.ts'
import { redirectInvalid, redirectLimit, redirectLoop } from '../problems/redirect.ts'
import { MAIN_CLIENTS, MAX_REDIRECTS } from '../protocol/clients.ts'
import type { Token } from '../protocol/token.ts'
import { type Stop, tokenReach } from '../protocol/token-reach.ts'
import type { Target } from '../settings/proxy.ts'
import { reachOf } from './address-policy.ts'
import type { Body, BodyPlan, Head } from './body.ts'
import { type ConnectSettings, codeOf, messageOf, showTarget } from './connect.ts'
import type { Connection } from './dial.ts'
import { explainFailure, type Failure } from './failure.ts'
import type { Exchange, Session } from './get.ts'
import type { Authorization, Certificate, Hop, Timing } from './observation.ts'
import { comparedName, targetOf } from './target.ts'

/** The last response and the URL it came from. */
export type Received = {
  readonly kind: 'received'
  readonly url: Url
  readonly head: Head
  readonly body: Body
}

type Outcome = Received | ({ readonly kind: 'failed' } & Failure)

export type Followed = {
  readonly response: Outcome
  readonly hops: readonly Hop[]
  readonly timing: Timing
  readonly certificates: readonly Certificate[]
}

export type FollowOptions = {
  readonly session: Session
  readonly settings: Pick<ConnectSettings, 'resolve'> & {
    /** Names of hosts that a setting names: a redirect may lead to them wherever they are. */
    readonly namedHosts: ReadonlySet<string>
  }
  readonly url: Url
  readonly token: Token | null
  readonly maxRedirects: number
  readonly timeoutMs: number
  /** How much of the last answer's body is wanted. */
  readonly planBody: (head: Head) => BodyPlan
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308]
// A redirect's body is nobody's business, but reading a short one keeps the connection.
const REDIRECT_BODY: BodyPlan = { kind: 'excerpt', maxBytes: 2048 }

type Journey = {
  readonly options: FollowOptions
  readonly hops: Hop[]
  readonly urls: Set<string>
  readonly connections: Connection[]
  firstByteMs: number | null
  /** Private addresses may follow only a private first one. */
  readonly origin: { isPublic: boolean }
  /** Every request so far, which decides about the token. */
  readonly stops: Stop[]
  timedOut: boolean
}

/**
 * Follows a URL to its last answer as net/http does. Never rejects for what a server, a proxy or the
 * network does; past the deadline the session is closed.
 */
export async function follow(options: FollowOptions): Promise<Followed> {
  const started = performance.now()
  const journey: Journey = {
    options,
    hops: [],
    urls: new Set(),
    connections: [],
    firstByteMs: null,
    origin: { isPublic: true },
    stops: [],
    timedOut: false
  }
  const timer = setTimeout(() => {
    journey.timedOut = true
    options.session.close()
  }, options.timeoutMs)
  try {
    const response = await walk(journey)
    return {
      response,
      hops: journey.hops,
      timing: timingOf(journey, performance.now() - started),
      certificates: journey.connections.flatMap(({ certificate }) => certificate ?? [])
    }
  } finally {
    clearTimeout(timer)
  }
}

function timingOf({ connections, firstByteMs }: Journey, totalMs: number): Timing {
  const sum = (pick: (connection: Connection) => number | null): number | null =>
    connections.map(pick).reduce((total, ms) => (ms === null ? total : (total ?? 0) + ms), null)
  return {
    lookupMs: sum(({ lookupMs }) => lookupMs),
    connectMs: sum(({ connectMs }) => connectMs),
    tlsMs: sum(({ tlsMs }) => tlsMs),
    firstByteMs,
    totalMs
  }
}

async function walk(journey: Journey): Promise<Outcome> {
  const { maxRedirects } = journey.options
  let url = journey.options.url
  for (;;) {
    const target = targetOf(url)
    if (!target.ok) {
      return failed(redirectInvalid({ redirect: 'to', url: safeUrl(url), why: target.why }))
    }
    const step = await hop(journey, url, target.value)
    if (step.kind === 'failed') return step
    const { location, status } = step.head
    if (!REDIRECT_STATUSES.includes(status) || !location) return step
    const next = resolveUrl(url, location)
    if (!next.ok) {
      const why = `failed to parse Location header: ${next.why}`
      return failed(redirectInvalid({ redirect: 'from', url: safeUrl(url), why }))
    }
    if (journey.hops.length > maxRedirects) return tooMany(journey, next.value)
    url = next.value
  }
}

async function hop(journey: Journey, url: Url, target: Target): Promise<Outcome> {
  const { options, origin, hops } = journey
  journey.urls.add(showUrl(url))
  const authorization = authorize(journey, url, target)
  const started = performance.now()
  const exchange = await options.session.get({
    url,
    target,
    token: authorization === 'sent' ? options.token : null,
    allowPrivate:
      !origin.isPublic || hops.length === 0 || options.settings.namedHosts.has(target.name),
    planBody: (head) =>
      REDIRECT_STATUSES.includes(head.status) && head.location
        ? REDIRECT_BODY
        : options.planBody(head)
  })
  const ms = performance.now() - started
  note(journey, url, exchange, authorization, ms)
  if (hops.length === 1) origin.isPublic = startsInPublic(options, target, exchange)
  if (exchange.kind === 'received') {
    return { kind: 'received', url, head: exchange.head, body: exchange.body }
  }
  return { kind: 'failed', ...explain(journey, target, exchange) }
}

/** What becomes of the token on this hop, by the clients' rule and ours of never in clear text. */
function authorize(journey: Journey, url: Url, target: Target): Authorization {
  journey.stops.push({ scheme: target.scheme, name: comparedName(url) })
  if (journey.options.token === null) return 'none'
  return tokenReach(journey.stops).at(-1) ?? 'dropped'
}

function note(
  journey: Journey,
  url: Url,
  exchange: Exchange,
  authorization: Authorization,
  ms: number
): void {
  const { connection, head } = exchange
  if (connection !== null) journey.connections.push(connection)
  if (exchange.kind === 'received') {
    journey.firstByteMs = (journey.firstByteMs ?? 0) + exchange.firstByteMs
  }
  journey.hops.push({
    url: brief(safeUrl(url)),
    status: head?.status ?? null,
    reason: brief(head?.reason ?? ''),
    mediaType: head?.contentType ? brief(head.contentType) : null,
    authorization,
    address: connection?.address ?? null,
    proxy: connection?.proxy ?? null,
    ms
  })
}

/** A host that a `resolve` rule sends elsewhere is judged by its name: the address is not its own. */
function startsInPublic({ settings }: FollowOptions, target: Target, exchange: Exchange): boolean {
  const redirected = settings.resolve.some(({ name }) => name === target.name)
  const address = redirected ? null : exchange.connection?.address
  return reachOf(address ?? target.name) === 'public'
}

function explain(
  journey: Journey,
  target: Target,
  exchange: Exchange & { kind: 'failed' }
): Failure {
  const { error, connection, head } = exchange
  const host = showTarget(target)
  if (journey.timedOut) {
    const { timeoutMs: limitMs } = journey.options
    return {
      problem: hostTimeout({ host, phase: phaseOf(exchange), limitMs }),
      transient: true
    }
  }
  const failure = explainFailure({
    code: head === null ? codeOf(error) : bodyCode(codeOf(error)),
    text: messageOf(error),
    host,
    certificate: connection?.certificate ?? null
  })
  // A mistake in this program, which the entry point prints with its stack.
  if (failure === null) throw error
  return failure
}

/** Past the head, a connection that closes has cut the document short. */
const bodyCode = (code: string): string =>
  /^(UND_ERR_SOCKET|ECONNRESET|UND_ERR_ABORTED|ERR_HTTP2_(STREAM|SESSION)_ERROR)$/.test(code)
    ? 'HPE_INVALID_EOF_STATE'
    : code

/** What a request was waiting for. */
function phaseOf({ connection, head }: Exchange) {
  if (connection?.lookingUp) return 'lookup'
  if (connection !== null && connection.connectMs === null) return 'connection'
  return head === null ? 'response' : 'body'
}

const failed = (problem: Problem): Outcome => ({ kind: 'failed', problem, transient: false })

function tooMany({ urls, hops }: Journey, next: Url): Outcome {
  const url = hops[0]?.url ?? ''
  if (urls.has(showUrl(next))) return failed(redirectLoop({ url, to: safeUrl(next) }))
  const redirects = hops.length
  const clients = MAIN_CLIENTS.filter((client) => redirects > MAX_REDIRECTS[client])
  return failed(redirectLimit({ url, redirects, clients }))
}
