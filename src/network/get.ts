// Sends one GET request: its connection, its headers, and what is read of the response.
import type { Socket } from 'node:net'
import type { Dispatcher } from 'undici'
import request from 'undici/lib/api/api-request.js'
import Client from 'undici/lib/dispatcher/client.js'
import { basicAuthorization, type Endpoint, requestTarget, type Url } from '../go/url.ts'
import type { Token } from '../protocol/token.ts'
import { USER_AGENT } from '../protocol/version.ts'
import { type BodyPlan, type Head, type ResponseBody, readBody, readHead } from './body.ts'
import { type ConnectSettings, codeOf, openConnection, routeOf } from './connect.ts'
import { type Connection, codedError, noConnection } from './dial.ts'
import { hostHeader } from './endpoint.ts'
import { proxyHeaders } from './tunnel.ts'

export type Get = {
  readonly url: Url
  readonly endpoint: Endpoint
  readonly token: Token | null
  readonly allowPrivate: boolean
  /** How much of the body is read, once the head is known. */
  readonly planBody: (head: Head) => BodyPlan
}

/** The result. `connection` is null if an earlier connection was reused. */
export type Exchange = { readonly connection: Connection | null } & (
  | {
      readonly kind: 'received'
      readonly head: Head
      readonly body: ResponseBody
      readonly firstByteMs: number
    }
  /** The error of Node, undici or this folder; `head` is null if it did not arrive. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly head: Head | null }
)

/** The connections of one visit, one for each endpoint, kept until it ends. */
export type Session = {
  readonly get: (get: Get) => Promise<Exchange>
  /** Ends every request that is under way as a failed exchange. */
  readonly close: () => void
}

// Far more than a registry needs. Go's 10 MiB would cost a check of many hosts too much memory.
const MAX_HEADER_BYTES = 256 * 1024
// The least that an interim response has: `HTTP/1.1 103` and the ends of its lines.
const STATUS_LINE_BYTES = 16
// undici needs an origin, but openConnection decides where to connect and which name to verify.
const NO_ORIGIN = 'http://origin.invalid'

type Open = {
  readonly settings: ConnectSettings
  /** TLS alerts after the handshake, which undici only reports as a closed connection. */
  readonly alerts: Error[]
  readonly channels: Map<string, Channel>
  readonly sockets: Set<Socket>
  closed: boolean
}

/** undici's client for one endpoint, and the request under way, which learns of new connections. */
type Channel = {
  readonly client: Client
  current: { readonly allowPrivate: boolean; readonly opened: (connection: Connection) => void }
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
    close: () => {
      open.closed = true
      for (const { client } of open.channels.values()) client.destroy().catch(() => {})
      for (const socket of open.sockets) socket.destroy()
    }
  }
}

async function exchange(open: Open, get: Get): Promise<Exchange> {
  const { url, endpoint } = get
  const seen = { connection: null as Connection | null, head: null as Head | null }
  const route = routeOf(endpoint, open.settings)
  // Without a tunnel, a proxy needs the whole URL in the request.
  const forwarded = endpoint.scheme === 'http' && route.kind === 'proxy'
  let ready = performance.now()
  try {
    const client = clientFor(open, get, (connection) => {
      seen.connection = connection
      ready = performance.now()
    })
    const response = await request.call(client, {
      method: 'GET',
      ...interimLimit(),
      path: wirePath(forwarded ? absoluteTarget(url, endpoint) : requestTarget(url)),
      headers: {
        host: hostHeader(url, endpoint),
        'user-agent': USER_AGENT,
        accept: 'application/json',
        'accept-encoding': 'gzip',
        ...authorizationHeader(url, get.token),
        ...(forwarded ? proxyHeaders(route.proxy) : {})
      }
    })
    const firstByteMs = performance.now() - ready
    seen.head = readHead(response.statusCode, response.statusText, response.headers)
    const body = await readBody(response.body, seen.head, get.planBody(seen.head))
    return { kind: 'received', head: seen.head, body, firstByteMs, connection: seen.connection }
  } catch (error) {
    const closed = ['UND_ERR_SOCKET', 'ECONNRESET'].includes(codeOf(error))
    return { kind: 'failed', error: (closed && open.alerts[0]) || error, ...seen }
  }
}

/**
 * Counts interim responses (103 Early Hints and others) toward the header limit, as net/http does
 * (persistConn.readResponse), so that an endless series of them ends.
 */
function interimLimit(): Pick<Dispatcher.RequestOptions, 'signal' | 'onInfo'> {
  const limit = new AbortController()
  let bytes = 0
  return {
    signal: limit.signal,
    onInfo: ({ headers }) => {
      for (const [name, value] of Object.entries(headers)) bytes += name.length + `${value}`.length
      bytes += STATUS_LINE_BYTES
      if (bytes <= MAX_HEADER_BYTES) return
      limit.abort(codedError('UND_ERR_HEADERS_OVERFLOW', 'too many headers'))
    }
  }
}

/** The client of the endpoint; it calls `opened` when it makes a connection. */
function clientFor(
  open: Open,
  { endpoint, allowPrivate }: Get,
  opened: (connection: Connection) => void
): Client {
  const key = `${endpoint.scheme}://${endpoint.name} ${endpoint.port}`
  const current = { allowPrivate, opened }
  const channel: Channel = open.channels.get(key) ?? {
    client: makeClient(open, endpoint, () => channel.current),
    current
  }
  // If the connection is closed by now, a new one is checked and recorded for this request.
  channel.current = current
  open.channels.set(key, channel)
  return channel.client
}

function makeClient(open: Open, endpoint: Endpoint, current: () => Channel['current']): Client {
  return new Client(NO_ORIGIN, {
    maxHeaderSize: MAX_HEADER_BYTES,
    // Only the deadline of the whole discovery applies.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: true,
    connect: (_, callback) => {
      const { allowPrivate, opened } = current()
      const connection = noConnection()
      opened(connection)
      const hold = (socket: Socket) => {
        open.sockets.add(socket)
        socket.on('error', (error) => {
          if (codeOf(error).startsWith('ERR_SSL')) open.alerts.push(error)
        })
        socket.on('close', () => open.sockets.delete(socket))
        if (open.closed) socket.destroy()
      }
      openConnection(endpoint, open.settings, { connection, allowPrivate, hold }).then(
        (socket) => {
          opened(connection)
          callback(null, socket)
        },
        (error: Error) => callback(error, null)
      )
    }
  })
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
