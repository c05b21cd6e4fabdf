// From a URL to its last answer: redirects by hand, the token where it may go, one deadline for all.

import { safeUrl, showUrl, type Url } from '../go/url.ts'
import { resolveUrl } from '../go/url-resolve.ts'
import { brief } from '../problems/brief.ts'
import type { Problem } from '../problems/problem.ts'
import { MAX_REDIRECTS } from '../protocol/clients.ts'
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

/** The last answer and where it came from, or why there is none. */
export type Answer =
  | { readonly kind: 'answer'; readonly url: Url; readonly head: Head; readonly body: Body }
  | ({ readonly kind: 'failed' } & Failure)

export type Followed = {
  readonly answer: Answer
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
    const answer = await walk(journey)
    return {
      answer,
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

async function walk(journey: Journey): Promise<Answer> {
  const { maxRedirects } = journey.options
  let url = journey.options.url
  for (;;) {
    const target = targetOf(url)
    if (!target.ok) return invalidRedirect(url, target.why)
    const step = await hop(journey, url, target.value)
    if (step.kind === 'failed') return step
    const { location, status } = step.head
    if (!REDIRECT_STATUSES.includes(status) || !location) return step
    const next = resolveUrl(url, location)
    if (!next.ok) return invalidRedirect(url, `failed to parse Location header: ${next.why}`)
    if (journey.hops.length > maxRedirects) return tooMany(journey, next.value)
    url = next.value
  }
}

async function hop(journey: Journey, url: Url, target: Target): Promise<Answer> {
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
  if (exchange.kind === 'answer') return { ...exchange, url }
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
  if (exchange.kind === 'answer') {
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
  if (journey.timedOut) return timeout(journey, host, exchange)
  const code = head === null ? codeOf(error) : bodyCode(codeOf(error))
  const failure = explainFailure(code, host, messageOf(error), connection?.certificate ?? null)
  // Nothing that the world does: a mistake of ours, which the entry prints whole.
  if (failure === null) throw error
  return failure
}

/** Past the head, a connection that closes has cut the document short. */
const bodyCode = (code: string): string =>
  /^(UND_ERR_SOCKET|ECONNRESET|UND_ERR_ABORTED|ERR_HTTP2_(STREAM|SESSION)_ERROR)$/.test(code)
    ? 'HPE_INVALID_EOF_STATE'
    : code

function timeout({ options }: Journey, host: string, { connection, head }: Exchange): Failure {
  const seconds = `${options.timeoutMs / 1000} s`
  const message = connection?.lookingUp
    ? `${host} cannot be looked up: the name server gave no answer within ${seconds}`
    : connection !== null && connection.connectMs === null
      ? `${host} did not accept a connection within ${seconds}`
      : head === null
        ? `${host} did not answer within ${seconds}`
        : `${host} did not finish its answer within ${seconds}`
  const help =
    'Terraform waits 11 s and OpenTofu 10 s for a discovery, redirects included, and neither tries again'
  return { problem: { code: 'host-timeout', message, help }, transient: true }
}

const failed = (problem: Problem): Answer => ({ kind: 'failed', problem, transient: false })

function invalidRedirect(url: Url, why: string): Answer {
  return failed({
    code: 'redirect-invalid',
    message: `${safeUrl(url)} cannot be followed: ${brief(why)}`,
    help: 'let the redirect name an https URL'
  })
}

function tooMany({ options, urls, hops }: Journey, next: Url): Answer {
  const first = hops[0]?.url ?? ''
  const limit = options.maxRedirects
  if (urls.has(showUrl(next))) {
    return failed({
      code: 'redirect-loop',
      message: `${first} redirects in a circle, back to ${safeUrl(next)}`,
      help: `let ${first} answer with the document itself`
    })
  }
  return failed({
    code: 'redirect-limit',
    message: `${first} redirected ${hops.length} times, limit ${limit}: ${limit === MAX_REDIRECTS.opentofu ? `stopped after ${limit + 1} redirects` : 'too many redirects'}`,
    help: `let ${first} redirect straight to the document, or answer with it`
  })
}
