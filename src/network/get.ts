// One GET of one URL: the connection it needs, the headers it sends, what is read of its answer.
import type { Socket } from 'node:net'
import type { Dispatcher } from 'undici'
import request from 'undici/lib/api/api-request.js'
import Client from 'undici/lib/dispatcher/client.js'
import { basicAuthorization, requestTarget, type Url } from '../go/url.ts'

import type { Token } from '../protocol/token.ts'
import { USER_AGENT } from '../protocol/version.ts'
import type { Target } from '../settings/proxy.ts'
import { type Body, type BodyPlan, type Head, readBody, readHead } from './body.ts'
import { type ConnectSettings, codeOf, openConnection, routeOf } from './connect.ts'
import { type Connection, noConnection } from './dial.ts'
import { hostHeader } from './target.ts'
import { proxyHeaders } from './tunnel.ts'

export type Get = {
  readonly url: Url
  readonly target: Target
  readonly token: Token | null
  readonly allowPrivate: boolean
  /** How much of the body is wanted, once the head is known. */
  readonly planBody: (head: Head) => BodyPlan
}

/** What came of it. `connection` is null when an earlier one was used again. */
export type Exchange = { readonly connection: Connection | null } & (
  | {
      readonly kind: 'received'
      readonly head: Head
      readonly body: Body
      readonly firstByteMs: number
    }
  /** The error of Node, undici or ours; `head` null when not even that arrived. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly head: Head | null }
)

/** The connections of one visit, one for each origin, kept while the visit lasts. */
export type Session = {
  readonly get: (get: Get) => Promise<Exchange>
  /** Ends everything that is under way; whoever waits for it gets a failed exchange. */
  readonly close: () => void
}

// No registry needs a hundredth of it; Go stops at 10 MiB, which a check of many hosts cannot afford.
const MAX_HEADER_BYTES = 256 * 1024
// What an informational answer has at least: `HTTP/1.1 103` and the ends of its lines.
const STATUS_LINE_BYTES = 16
// undici wants a URL of its own making; where bytes go, and which name is checked, is ours to say.
const NO_ORIGIN = 'http://origin.invalid'

type Open = {
  readonly settings: ConnectSettings
  /** What TLS said after the handshake: a refusal that undici knows only as a closed connection. */
  readonly alerts: Error[]
  readonly origins: Map<string, Origin>
  readonly sockets: Set<Socket>
  closed: boolean
}

/** The client of one origin, and the request under way: it is told of a connection that it needs. */
type Origin = {
  readonly client: Client
  current: { readonly allowPrivate: boolean; readonly opened: (connection: Connection) => void }
}

export function openSession(settings: ConnectSettings): Session {
  const open: Open = { settings, alerts: [], origins: new Map(), sockets: new Set(), closed: false }
  return {
    get: (get) => exchange(open, get),
    close: () => {
      open.closed = true
      for (const { client } of open.origins.values()) client.destroy().catch(() => {})
      for (const socket of open.sockets) socket.destroy()
    }
  }
}

async function exchange(open: Open, get: Get): Promise<Exchange> {
  const { url, target } = get
  const seen: { connection: Connection | null; head: Head | null } = {
    connection: null,
    head: null
  }
  const route = routeOf(target, open.settings)
  // A plain proxy is asked for the whole URL; a tunnel looks like the host itself.
  const forwarded = target.scheme === 'http' && route.kind === 'proxy'
  let ready = performance.now()
  try {
    const client = clientFor(open, get, (connection) => {
      seen.connection = connection
      ready = performance.now()
    })
    const response = await request.call(client, {
      method: 'GET',
      ...informationLimit(),
      path: wirePath(forwarded ? absoluteTarget(url, target) : requestTarget(url)),
      headers: {
        host: hostHeader(url, target),
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
 * Answers before the answer (103 Early Hints and its like) count as headers, as they do in net/http
 * (persistConn.readResponse): a flood of them keeps whoever reads it busy.
 */
function informationLimit(): Pick<Dispatcher.RequestOptions, 'signal' | 'onInfo'> {
  const limit = new AbortController()
  let bytes = 0
  return {
    signal: limit.signal,
    onInfo: ({ headers }) => {
      for (const [name, value] of Object.entries(headers)) bytes += name.length + `${value}`.length
      bytes += STATUS_LINE_BYTES
      if (bytes <= MAX_HEADER_BYTES) return
      limit.abort(
        Object.assign(new Error('too many headers'), { code: 'UND_ERR_HEADERS_OVERFLOW' })
      )
    }
  }
}

/** One client for each origin of the visit; `opened` is told when it makes a connection. */
function clientFor(
  open: Open,
  { target, allowPrivate }: Get,
  opened: (connection: Connection) => void
): Client {
  const key = `${target.scheme}://${target.name} ${target.port}`
  const current = { allowPrivate, opened }
  const known = open.origins.get(key)
  // The connection may be gone by now; a new one is judged, and described, for this request.
  if (known !== undefined) known.current = current
  const origin: Origin = known ?? {
    client: makeClient(open, target, () => origin.current),
    current
  }
  open.origins.set(key, origin)
  return origin.client
}

function makeClient(open: Open, target: Target, current: () => Origin['current']): Client {
  return new Client(NO_ORIGIN, {
    maxHeaderSize: MAX_HEADER_BYTES,
    // The deadline of the whole discovery is the only clock.
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
      openConnection(target, open.settings, { connection, allowPrivate, hold }).then(
        (socket) => {
          opened(connection)
          callback(null, socket)
        },
        (error: Error) => callback(error, null)
      )
    }
  })
}

/** What goes on the wire in UTF-8, as net/http writes it; a space, which it would send too, is escaped. */
const wirePath = (path: string): string => latin1(path).replace(/ /g, '%20')

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

const absoluteTarget = (url: Url, target: Target): string =>
  `http://${hostHeader(url, target)}${requestTarget(url)}`

/** The token if there is one, else the user info that a redirect's URL holds (net/http, send). */
function authorizationHeader(url: Url, token: Token | null): { authorization?: string } {
  if (token !== null) return { authorization: latin1(`Bearer ${token.reveal()}`).trimEnd() }
  const basic = basicAuthorization(url)
  return basic === null ? {} : { authorization: basic }
}
