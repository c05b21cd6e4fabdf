// Follows redirects from a URL to its last response, under one deadline, with the token where it may go.
import { type Endpoint, resolveUrl, safeUrl, showUrl, type Url } from '../../rules/go/url.ts'
import { type Asks, brief } from '../../rules/problems/brief.ts'
import { redirectInvalid, redirectLimit, redirectLoop } from '../../rules/problems/http/redirect.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { MAIN_CLIENTS, MAX_REDIRECTS } from '../../rules/protocol/clients.ts'
import { type Authorization, type RequestHost, tokenReach } from '../../rules/protocol/token.ts'
import type { SentCertificate } from '../tls/sent.ts'
import { EXCERPT, type Head, type ResponseBody } from './body.ts'
import { comparedName, endpointOf, isPublic } from './connect.ts'
import type { Connection } from './dial.ts'
import { explainExchange, type Failure } from './failure.ts'
import type { Exchange, Get, Session } from './get.ts'

export type Received = {
  readonly kind: 'received'
  readonly url: Url
  readonly head: Head
  readonly body: ResponseBody
}

type FollowedResponse = Received | ({ readonly kind: 'failed' } & Failure)

export type Followed = Readonly<Awaited<ReturnType<typeof follow>>>

/** Milliseconds in each phase; null for a phase that did not happen. */
export type Timing = Readonly<Followed['timing']>

/** Calls `run` after `ms`, unless the returned function is called before. */
export type StartTimer = (ms: number, run: () => void) => () => void

/** The host whose answer names a URL. A public one cannot lead to private addresses. */
export type Origin = { readonly isPublic: boolean }

export type FollowOptions = Asks &
  Pick<Get, 'url' | 'token' | 'headers' | 'planBody'> & {
    readonly session: Session
    /** Set if a registry's answer names the URL, which is then allowed what a redirect of the registry is. */
    readonly origin: Origin | null
    readonly maxRedirects: number
    readonly timeoutMs: number
    /** The number of this attempt, where all before it timed out as well. */
    readonly attempts?: number
    readonly startTimer: StartTimer
    /** Watches each request, for --verbose. */
    readonly onRequest?: ((sent: Hop) => void) | undefined
    /** Milliseconds since any time, which measures what is late. */
    readonly monotonic: () => number
  }

const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

// Servers accept no longer request line, and a check of many hosts keeps a URL of each.
const MAX_URL = 8192

class Journey {
  readonly options: FollowOptions
  readonly started: number
  readonly hops: Hop[] = []
  readonly urls = new Set<string>()
  readonly connections: Connection[] = []
  /** Every request so far, which decides whether the token is sent. */
  readonly stops: RequestHost[] = []
  firstByteMs: number | null = null
  headMs: number | null = null
  /** The first host has no private address: redirects may then only lead to public ones. */
  startsInPublic: boolean
  timedOut = false

  constructor(options: FollowOptions) {
    this.options = options
    this.started = options.monotonic()
    this.startsInPublic = options.origin?.isPublic ?? true
  }
}

/** Follows redirects as net/http does. Rejects only for mistakes in this program. Past the deadline the session is closed. */
export async function follow(options: FollowOptions) {
  const journey = new Journey(options)
  const cancel = options.startTimer(options.timeoutMs, () => {
    journey.timedOut = true
    options.session.close()
  })
  try {
    const response = await walk(journey)
    const { connections, firstByteMs, headMs, started } = journey
    const sum = (phase: 'lookupMs' | 'connectMs' | 'tlsMs'): number | null => {
      const times = connections.map((connection) => connection[phase]).filter((ms) => ms !== null)
      return times.length === 0 ? null : times.reduce((total, ms) => total + ms)
    }
    // Copies, because V8 gives room for 16 more items to a list that grows: 128 bytes for each of 50,000 requests.
    const hops: readonly Hop[] = [...journey.hops]
    const certificates: readonly SentCertificate[] = [
      ...connections.flatMap(({ certificate }) => certificate ?? [])
    ]
    const timing = {
      lookupMs: sum('lookupMs'),
      connectMs: sum('connectMs'),
      tlsMs: sum('tlsMs'),
      /** From sending the request to the first byte of the response. */
      firstByteMs,
      /** All hops and the body. */
      totalMs: options.monotonic() - started
    }
    /** `headMs`: milliseconds until the head of the last response; null if that did not arrive. */
    return { response, hops, timing, headMs, certificates }
  } finally {
    cancel()
  }
}

async function walk(journey: Journey): Promise<FollowedResponse> {
  let { url } = journey.options
  for (;;) {
    const invalid = (redirect: 'from' | 'to', why: string): FollowedResponse =>
      failed(redirectInvalid({ redirect, url: safeUrl(url), why }))
    const endpoint = endpointOf(url)
    if (!endpoint.ok) return invalid('to', endpoint.why)
    const step = await hop(journey, url, endpoint.value)
    if (step.kind === 'failed' || !isRedirect(step.head)) return step
    const next = resolveUrl(url, step.head.location ?? '')
    if (!next.ok) return invalid('from', `failed to parse Location header: ${next.why}`)
    if (journey.hops.length > journey.options.maxRedirects) return tooMany(journey, next.value)
    if (showUrl(next.value).length > MAX_URL) {
      const why = `its URL has more than ${MAX_URL} characters, which servers do not accept`
      return invalid('from', why)
    }
    url = next.value
  }
}

const isRedirect = ({ status, location }: Head): boolean =>
  REDIRECT_STATUSES.includes(status) && Boolean(location)

async function hop(journey: Journey, url: Url, endpoint: Endpoint): Promise<FollowedResponse> {
  const { options, hops } = journey
  const { token, session, planBody, headers, origin } = options
  const { network } = session
  const isGiven = hops.length === 0 && origin === null
  journey.urls.add(showUrl(url))
  journey.stops.push({ scheme: endpoint.scheme, name: comparedName(url) })
  const authorization = token === null ? 'none' : (tokenReach(journey.stops).at(-1) ?? 'dropped')
  journey.headMs = null
  const started = options.monotonic()
  const exchange = await session.get({
    url,
    endpoint,
    token: authorization === 'sent' ? token : null,
    headers,
    allowPrivate: !journey.startsInPublic || isGiven || network.namedHosts.has(endpoint.name),
    planBody: (head) => {
      journey.headMs = options.monotonic() - journey.started
      // The body of a redirect is not used, but the connection can be reused once a short one is read.
      return isRedirect(head) ? EXCERPT : planBody(head)
    }
  })
  const sent = hopOf(exchange, url, authorization, options.monotonic() - started)
  hops.push(sent)
  options.onRequest?.(sent)
  const { connection, head, body } = exchange
  if (connection !== null) journey.connections.push(connection)
  if (body !== null) journey.firstByteMs = (journey.firstByteMs ?? 0) + exchange.firstByteMs
  if (isGiven) journey.startsInPublic = isPublic(network, endpoint.name, exchange.address)
  if (head !== null && body !== null) return { kind: 'received', url, head, body }
  const limitMs = journey.timedOut ? options.timeoutMs : null
  const { asks, attempts } = options
  const request = { endpoint, asks, isRedirected: hops.length > 1, limitMs, attempts }
  return { kind: 'failed', ...explainExchange(exchange, request) }
}

/** One request and its response. URLs have no user info, query or fragment. */
export type Hop = Readonly<ReturnType<typeof hopOf>>

function hopOf(
  { connection, address, head, isWritten }: Exchange,
  url: Url,
  reach: Authorization,
  ms: number
) {
  return {
    url: brief(safeUrl(url)),
    /** Null without a response. */
    status: head?.status ?? null,
    /** The server's text: escape it before it is shown. */
    reason: brief(head?.reason ?? ''),
    mediaType: head?.contentType ? brief(head.contentType) : null,
    authorization: reach === 'sent' && !isWritten ? 'not-sent' : reach,
    /** The scheme that the response asks for, if it is not Bearer. */
    challenge: head?.challenge ? brief(head.challenge) : null,
    /** The address that was connected to; null behind a proxy. */
    address,
    proxy: connection?.proxy ?? null,
    ms
  }
}

const failed = (problem: Problem): FollowedResponse => ({
  kind: 'failed',
  problem,
  transient: false
})

function tooMany({ urls, hops, options }: Journey, next: Url): FollowedResponse {
  const { asks, maxRedirects } = options
  const url = hops[0]?.url ?? ''
  if (urls.has(showUrl(next))) return failed(redirectLoop({ url, asks, to: safeUrl(next) }))
  const redirects = hops.length
  // After discovery, all clients have the same limit.
  const limits =
    asks === 'document' ? MAX_REDIRECTS : { terraform: maxRedirects, opentofu: maxRedirects }
  const clients = MAIN_CLIENTS.filter((client) => redirects > limits[client])
  return failed(redirectLimit({ url, asks, redirects, clients, limits }))
}
