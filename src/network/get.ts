// Sends one GET request: its connection, its headers, and what is read of the response.
import type { Socket } from 'node:net'
import { basicAuthorization, type Endpoint, requestTarget, type Url } from '../go/url.ts'
import type { Token } from '../protocol/token.ts'
import { USER_AGENT } from '../protocol/version.ts'
import { type BodyPlan, type Head, type ResponseBody, readBody } from './body.ts'
import { type ConnectSettings, openConnection, refuseHttp2, routeOf } from './connect.ts'
import { type Connection, codeOf, type Dialing, noConnection } from './dial.ts'
import { hostHeader } from './endpoint.ts'
import { type HttpConnection, openHttp1, type Request, type Response } from './http1.ts'
import { proxyHeaders } from './tunnel.ts'

/** Headers that callers choose. No authorization: that is the token, or else the user info of the URL. */
export type RequestHeaders = Readonly<
  Partial<Record<'accept' | 'range' | 'x-terraform-version', string>>
>

export type Get = {
  readonly url: Url
  readonly endpoint: Endpoint
  readonly token: Token | null
  readonly allowPrivate: boolean
  readonly headers: RequestHeaders
  /** How much of the body is read, once the head is known. */
  readonly planBody: (head: Head) => BodyPlan
}

/**
 * The result. `connection` is null if an earlier connection was reused; `address` is that of either, and
 * null behind a proxy.
 */
export type Exchange = {
  readonly connection: Connection | null
  readonly address: string | null
} & (
  | {
      readonly kind: 'received'
      readonly head: Head
      readonly body: ResponseBody
      readonly firstByteMs: number
    }
  /** The error of Node or this folder; `head` is null if it did not arrive. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly head: Head | null }
)

/** Connections for one request after the other, one for each endpoint, kept until the session is closed. */
export type Session = {
  readonly get: (get: Get) => Promise<Exchange>
  readonly isOpen: () => boolean
  /** Ends every request that is under way as a failed exchange. */
  readonly close: () => void
}

// A registry could redirect every request to another host.
const MAX_CHANNELS = 12

type Open = {
  readonly settings: ConnectSettings
  /** TLS alerts after the handshake, which requests only report as a closed connection. */
  readonly alerts: Error[]
  readonly channels: Map<string, Channel>
  readonly sockets: Set<Socket>
  closed: boolean
}

/** The connection to one endpoint that was opened last, and the exchange under way, which learns of a new one. */
type Channel = {
  http: HttpConnection | null
  socket: Socket | null
  address: string | null
  current: { readonly get: Get; readonly seen: Seen }
}

export function openSession(settings: ConnectSettings): Session {
  const open: Open = {
    settings,
    alerts: [],
    channels: new Map(),
    sockets: new Set(),
    closed: false
  }
  return {
    get: (get) => exchange(open, get),
    isOpen: () => !open.closed,
    close: () => {
      open.closed = true
      // Newest first: Node crashes if the transport below a TLS socket is destroyed before it, in the
      // middle of a handshake.
      for (const socket of [...open.sockets].reverse()) socket.destroy()
    }
  }
}

/** What is known of an exchange so far. */
type Seen = {
  connection: Connection | null
  address: string | null
  head: Head | null
  ready: number
}

async function exchange(open: Open, get: Get): Promise<Exchange> {
  const seen: Seen = { connection: null, address: null, head: null, ready: performance.now() }
  try {
    const response = await send(open, get, seen)
    const { head } = response
    seen.head = head
    const firstByteMs = performance.now() - seen.ready
    const body = await readBody(response.body, head, get.planBody(head))
    const { connection, address } = seen
    return { kind: 'received', head, body, firstByteMs, connection, address }
  } catch (error) {
    const { connection, head } = seen
    const address = connection?.address ?? seen.address
    const cause = (codeOf(error) === 'ECONNRESET' && open.alerts[0]) || error
    return { kind: 'failed', error: cause, connection, address, head }
  }
}

/** Sends the request over the connection to its endpoint, or over a new one. */
async function send(open: Open, get: Get, seen: Seen): Promise<Response> {
  const { scheme, name, port } = get.endpoint
  const key = `${scheme}://${name} ${port}`
  const current = { get, seen }
  const channel = channelTo(open, key, current)
  const request = requestFor(open, get)
  const http = channel.http?.isFree() ? channel.http : await openHttp(open, channel)
  seen.address = channel.address
  try {
    return await http.get(request)
  } catch (error) {
    if (codeOf(error) === 'HTTP2_FRAME') {
      await refuseHttp2(get.endpoint, open.settings, dialingFor(open, current))
    }
    if (open.closed || !http.mayRepeat()) throw error
  }
  return (await openHttp(open, channel)).get(request)
}

/** The channel is the newest of the session from now on; the oldest ends if there are too many. */
function channelTo(open: Open, key: string, current: Channel['current']): Channel {
  const channel = open.channels.get(key) ?? { http: null, socket: null, address: null, current }
  channel.current = current
  open.channels.delete(key)
  open.channels.set(key, channel)
  const [oldest] = open.channels
  if (open.channels.size > MAX_CHANNELS && oldest !== undefined) {
    open.channels.delete(oldest[0])
    oldest[1].socket?.destroy()
  }
  return channel
}

async function openHttp(open: Open, channel: Channel): Promise<HttpConnection> {
  const { current } = channel
  const { get, seen } = current
  const dialing = dialingFor(open, current)
  const socket = await openConnection(get.endpoint, open.settings, dialing)
  seen.ready = performance.now()
  channel.socket = socket
  channel.address = dialing.connection.address
  channel.http = openHttp1(socket)
  return channel.http
}

/** For one connection, which the exchange learns of. */
function dialingFor(open: Open, { get, seen }: Channel['current']): Dialing {
  const connection = noConnection()
  seen.connection = connection
  const hold = (socket: Socket): void => {
    open.sockets.add(socket)
    socket.on('error', (error) => {
      if (codeOf(error).startsWith('ERR_SSL')) open.alerts.push(error)
    })
    socket.on('close', () => open.sockets.delete(socket))
    if (open.closed) socket.destroy()
  }
  return { connection, allowPrivate: get.allowPrivate, hold }
}

function requestFor({ settings }: Open, { url, endpoint, token, headers }: Get): Request {
  const route = routeOf(endpoint, settings)
  // Without a tunnel, a proxy needs the whole URL in the request.
  const forwarded = endpoint.scheme === 'http' && route.kind === 'proxy'
  return {
    path: wirePath(forwarded ? absoluteTarget(url, endpoint) : requestTarget(url)),
    headers: {
      host: hostHeader(url, endpoint),
      'user-agent': USER_AGENT,
      ...headers,
      // net/http does not ask for compression of a range.
      ...(headers.range === undefined ? { 'accept-encoding': 'gzip' } : {}),
      ...authorizationHeader(url, token),
      ...(forwarded ? proxyHeaders(route.proxy) : {})
    }
  }
}

/** The path in UTF-8, as net/http sends it, but with spaces escaped. */
const wirePath = (path: string): string => latin1(path).replace(/ /g, '%20')

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

const absoluteTarget = (url: Url, endpoint: Endpoint): string =>
  `http://${hostHeader(url, endpoint)}${requestTarget(url)}`

/** The token, or else the user info in the URL of a redirect (net/http, send). */
function authorizationHeader(url: Url, token: Token | null): { authorization?: string } {
  if (token !== null) return { authorization: latin1(`Bearer ${token.reveal()}`).trimEnd() }
  const basic = basicAuthorization(url)
  return basic === null ? {} : { authorization: basic }
}
