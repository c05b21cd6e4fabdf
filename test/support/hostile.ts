// A host on loopback that misbehaves in one named way, and whose wrongs a client must survive.
import { createSecureServer } from 'node:http2'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import type { Authority } from './certificates.ts'
import {
  type Connection,
  MISBEHAVIOURS,
  type Misbehaviour,
  type MisbehaviourName
} from './misbehaviour.ts'
import { close, listen, portOf } from './registry.ts'
import { requestsOn, type SeenRequest } from './request.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const DOCUMENT = '{"modules.v1":"/v1/modules/"}'

/** `await using host = await HostileHost.start('silent', 'registry.example.com', authority)`. */
export class HostileHost implements AsyncDisposable {
  readonly host: string
  /** What could be read of requests; empty for those that break before. */
  readonly requests: SeenRequest[] = []
  connections = 0
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  private constructor(host: string, behaviour: Misbehaviour, authority: Authority) {
    this.host = host
    this.#server = this.#serverFor(behaviour, authority)
    this.#server.on('connection', (socket: Socket) => {
      this.connections += 1
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket))
    })
  }

  static async start(
    name: MisbehaviourName,
    host: string,
    authority: Authority
  ): Promise<HostileHost> {
    const hostile = new HostileHost(host, MISBEHAVIOURS[name], authority)
    await listen(hostile.#server)
    return hostile
  }

  get port(): number {
    return portOf(this.#server)
  }

  /** A line of the `resolve` setting. */
  get resolve(): string {
    return `${this.host}:443=127.0.0.1:${this.port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await close(this.#server)
  }

  #serverFor(behaviour: Misbehaviour, authority: Authority): Server {
    const shown = authority.show(this.host)
    const secure = (options: TlsOptions, serve: (socket: Socket) => Promise<void>): Server =>
      createTlsServer(
        { ...shown, ALPNProtocols: ['http/1.1'], ...options },
        (socket) => void serve(socket)
      )
    switch (behaviour.layer) {
      case 'tcp':
        return createServer((socket) => void behaviour.act(this.#connection(socket)))
      case 'tls':
        return secure(behaviour.options, (socket) => this.#serve(socket, answerWell))
      case 'http':
        return secure({}, (socket) => this.#serve(socket, behaviour.act))
      case 'http2':
        return createSecureServer({ ...shown, allowHTTP1: false }, (_, response) => {
          response.writeHead(200, JSON_TYPE)
          response.end(DOCUMENT)
        })
    }
  }

  async #serve(
    socket: Socket,
    act: (connection: Connection, request: SeenRequest) => void | Promise<void>
  ): Promise<void> {
    socket.on('error', () => {})
    const from = { scheme: 'https', connection: this.connections } as const
    for await (const request of requestsOn(socket, from)) {
      this.requests.push(request)
      await act(this.#connection(socket), request)
    }
  }

  #connection(socket: Socket): Connection {
    // Only the TCP socket below a TLS socket can be reset.
    const below = [...this.#sockets].find(({ remotePort }) => remotePort === socket.remotePort)
    return { socket, reset: () => void (below ?? socket).resetAndDestroy() }
  }
}

function answerWell({ socket }: Connection): void {
  const length = `Content-Length: ${DOCUMENT.length}`
  socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${length}\r\n\r\n${DOCUMENT}`)
}
