// Sends one GET request to the endpoint of its URL: the connection, the headers, and what is read of the response.
import type { Socket } from 'node:net'
import { basicAuthorization, type Endpoint, requestTarget, type Url } from '../../rules/go/url.ts'
import { literalKind } from '../../rules/protocol/hosts/address-kind.ts'
import { LONGEST_TOKEN, type Token } from '../../rules/protocol/token.ts'
import { USER_AGENT } from '../../rules/protocol/version.ts'
import { type BodyPlan, type Head, type ResponseBody, readBody } from './body.ts'
import { hostHeader, openConnection, proxyHeaders, refuseHttp2, routeOf } from './connect.ts'
import { Connection, codeOf, type Dialing, type Network } from './dial.ts'
import { type HttpConnection, type HttpRequest, type HttpResponse, openHttp1 } from './http1.ts'

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

/** One request and its response, filled in while they are under way. */
export class Exchange {
  /** Null if an earlier connection was reused. */
  connection: Connection | null = null
  /** The address of either; null behind a proxy. */
  address: string | null = null
  /** The request was written to a connection. */
  isWritten = false
  /** Null if it did not arrive. */
  head: Head | null = null
  /** From the request, or from its new connection, to the head. */
  firstByteMs = 0
  /** Null if the request failed. */
  body: ResponseBody | null = null
  /** If it failed, the error of Node or this folder. */
  error: unknown = null
}

// A registry could redirect every request to another host.
const MAX_CHANNELS = 12

/** The connection that was opened last to one endpoint. */
type Channel = {
  readonly key: string
  readonly http: HttpConnection
  readonly socket: Socket
  readonly address: string | null
}

/** Connections for one request after the other, two for each endpoint, kept until the session is closed. */
export class Session {
  readonly network: Network
  /** TLS alerts after the handshake, which requests only report as a closed connection. */
  readonly #alerts: Error[] = []
  /** By endpoint and whether the address is public, the one that was used last at the end. */
  readonly #channels = new Map<string, Channel>()
  readonly #sockets = new Set<Socket>()
  #isOpen = true

  constructor(network: Network) {
    this.network = network
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Ends every request that is under way as a failed exchange. */
  readonly close = (): void => {
    this.#isOpen = false
    // Newest first: Node crashes if the transport below a TLS socket is destroyed before it in a handshake.
    for (const socket of [...this.#sockets].reverse()) socket.destroy()
  }

  async get(get: Get): Promise<Exchange> {
    const exchange = new Exchange()
    try {
      const { head, body } = await this.#send(get, exchange)
      exchange.head = head
      exchange.body = await readBody(body, head, get.planBody(head))
    } catch (error) {
      exchange.address = exchange.connection?.address ?? exchange.address
      exchange.error = (codeOf(error) === 'ECONNRESET' && this.#alerts[0]) || error
    }
    return exchange
  }

  /** Sends the request over the connection to its endpoint, or over a new one. */
  async #send(get: Get, exchange: Exchange): Promise<HttpResponse> {
    const { scheme, name, port } = get.endpoint
    const publicKey = `${scheme}://${name} ${port}`
    const privateKey = `${publicKey} private`
    const request = requestFor(get, this.network)
    const sendOver = async (channel: Channel): Promise<HttpResponse> => {
      this.#keep(channel)
      exchange.address = channel.address
      exchange.isWritten = true
      const started = performance.now()
      const response = await channel.http.get(request)
      exchange.firstByteMs = performance.now() - started
      return response
    }
    // Another request may have been allowed a private address that is forbidden to this one.
    const keys = get.allowPrivate ? [publicKey, privateKey] : [publicKey]
    const idle = keys.map((key) => this.#channels.get(key)).find((open) => open?.http.isFree())
    if (idle !== undefined) {
      try {
        return await sendOver(idle)
      } catch (error) {
        if (!this.#isOpen || !idle.http.mayRepeat()) throw error
      }
    }
    try {
      const dialing = this.#dialingFor(get, exchange)
      const socket = await openConnection(get.endpoint, dialing)
      const { address } = dialing.connection
      const key = literalKind(address ?? name) === 'public' ? publicKey : privateKey
      return await sendOver({
        key,
        http: openHttp1(socket, this.network.maxInterim),
        socket,
        address
      })
    } catch (error) {
      if (codeOf(error) === 'HTTP2_FRAME') {
        await refuseHttp2(get.endpoint, this.#dialingFor(get, exchange))
      }
      throw error
    }
  }

  /** The channel is the newest from now on; the oldest ends if there are too many. */
  #keep(channel: Channel): void {
    const channels = this.#channels
    channels.delete(channel.key)
    channels.set(channel.key, channel)
    const [oldest] = channels
    if (channels.size > MAX_CHANNELS && oldest !== undefined) {
      channels.delete(oldest[0])
      oldest[1].socket.destroy()
    }
  }

  /** For one connection, which the exchange learns of. */
  #dialingFor({ allowPrivate }: Get, exchange: Exchange): Dialing {
    const connection = new Connection()
    exchange.connection = connection
    const hold = (socket: Socket): void => {
      this.#sockets.add(socket)
      socket.on('error', (error) => {
        if (codeOf(error).startsWith('ERR_SSL')) this.#alerts.push(error)
      })
      socket.on('close', () => this.#sockets.delete(socket))
      if (!this.#isOpen) socket.destroy()
    }
    return { network: this.network, connection, allowPrivate, hold }
  }
}

function requestFor(get: Get, network: Network): HttpRequest {
  const { url, endpoint, token, headers } = get
  // A proxy without a tunnel needs the whole URL in the request.
  const forwarder = endpoint.scheme === 'http' ? routeOf(endpoint, network).proxy : null
  const host = hostHeader(url, endpoint)
  const target = requestTarget(url)
  return {
    // In UTF-8, as net/http sends it, but with spaces escaped.
    path: latin1(forwarder === null ? target : `http://${host}${target}`).replace(/ /g, '%20'),
    headers: {
      host,
      'user-agent': USER_AGENT,
      ...headers,
      // net/http does not ask for compression of a range.
      ...(headers.range === undefined ? { 'accept-encoding': 'gzip' } : {}),
      ...authorizationHeader(url, token),
      ...(forwarder === null ? {} : proxyHeaders(forwarder))
    }
  }
}

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** The token, or else the user info in the URL of a redirect (net/http, send), unless it is too long to be redacted. */
function authorizationHeader(url: Url, token: Token | null): { authorization?: string } {
  if (token !== null) return { authorization: latin1(`Bearer ${token.reveal()}`).trimEnd() }
  const basic = basicAuthorization(url)
  return basic === null || basic.length > LONGEST_TOKEN ? {} : { authorization: basic }
}
