// A proxy on loopback: tunnels for https, forwarding for http, and refusals of both.
import { request as forward } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { close, listen, portOf } from './registry.ts'
import { headerOf, requestsOn, type SeenRequest } from './request.ts'

export type ProxyOptions = {
  /** The port of loopback where every tunnel ends, whatever its target. */
  readonly tunnelPort?: number
  /** The port of loopback where every forwarded request goes. */
  readonly forwardPort?: number
  /** Host names for which a tunnel is answered with 502. */
  readonly unreachable?: readonly string[]
  /** Answers every request with this status, such as 403 or 502. */
  readonly refuse?: number
  /** The reason phrase of refusals. */
  readonly says?: string
  /** `USER:PASSWORD`; requests without it get 407. */
  readonly credentials?: string
}

// Headers that describe one connection.
const FRAMING = /^(?:content-length|transfer-encoding|connection|keep-alive)$/

/** `await using proxy = await FakeProxy.start({ tunnelPort: registry.port })`. */
export class FakeProxy implements AsyncDisposable {
  /** Requests to the proxy itself: CONNECT with `HOST:PORT` as path, or GET of a whole URL. */
  readonly requests: SeenRequest[] = []
  readonly #options: ProxyOptions
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  private constructor(options: ProxyOptions) {
    this.#options = options
    this.#server = createServer((socket) => {
      this.#keep(socket)
      void this.#serve(socket)
    })
  }

  static async start(options: ProxyOptions): Promise<FakeProxy> {
    const proxy = new FakeProxy(options)
    await listen(proxy.#server)
    return proxy
  }

  get port(): number {
    return portOf(this.#server)
  }

  /** The URL for HTTPS_PROXY, with the credentials if there are any. */
  get url(): string {
    const { credentials } = this.#options
    return `http://${credentials === undefined ? '' : `${credentials}@`}127.0.0.1:${this.port}`
  }

  /** `HOST:PORT` of every tunnel asked for, in order. */
  get targets(): string[] {
    return this.requests.filter(({ method }) => method === 'CONNECT').map(({ path }) => path)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await close(this.#server)
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket))
  }

  async #serve(socket: Socket): Promise<void> {
    for await (const request of requestsOn(socket, { scheme: 'http', connection: 1 })) {
      this.requests.push(request)
      const refusal = this.#refusal(request)
      if (refusal !== null) {
        socket.end(`HTTP/1.1 ${refusal}\r\nContent-Length: 0\r\n\r\n`)
        return
      }
      if (request.method === 'CONNECT') {
        this.#tunnel(socket)
        return
      }
      await this.#forward(socket, request)
    }
  }

  #refusal(request: SeenRequest): string | null {
    const { refuse, says = 'Not through here', credentials, unreachable = [] } = this.#options
    if (refuse !== undefined) return `${refuse} ${says}`
    if (unreachable.includes(request.path.replace(/:\d+$/, ''))) return '502 Bad Gateway'
    if (credentials === undefined) return null
    const wanted = `Basic ${Buffer.from(credentials).toString('base64')}`
    if (headerOf(request, 'proxy-authorization') === wanted) return null
    return '407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="proxy"'
  }

  #tunnel(socket: Socket): void {
    const far = connect(this.#options.tunnelPort ?? 0, '127.0.0.1')
    this.#keep(far)
    far.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(far).pipe(socket)
    })
    far.once('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n'))
  }

  /** Forwards a request and copies the answer, with a Content-Length. */
  #forward(socket: Socket, request: SeenRequest): Promise<void> {
    const { pathname, search } = new URL(request.path)
    return new Promise((resolve) => {
      const far = forward(
        {
          host: '127.0.0.1',
          port: this.#options.forwardPort ?? 0,
          method: request.method,
          path: pathname + search,
          headers: Object.fromEntries(request.headers)
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => {
            const body = Buffer.concat(parts)
            const kept = Object.entries(response.headers).filter(([name]) => !FRAMING.test(name))
            const lines = kept.map(([name, value]) => `${name}: ${value}`)
            const head = [`HTTP/1.1 ${response.statusCode} Forwarded`, ...lines]
            socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`)
            socket.write(body)
            resolve()
          })
        }
      )
      far.on('error', () => {
        socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
        resolve()
      })
      far.end()
    })
  }
}
