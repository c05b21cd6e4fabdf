// Hosts on loopback, each of which misbehaves in one named way.
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
import { close, FakeRegistry, listen, portOf } from './registry.ts'
import { requestsOn, type SeenRequest } from './request.ts'

const DOCUMENT = '{"modules.v1":"/v1/modules/"}'

/** `await using host = await HostileHost.start('silent', 'registry.example.com', authority)`. */
export class HostileHost implements AsyncDisposable {
  readonly host: string
  /** The requests that could be read; empty for hosts that break earlier. */
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
          response.writeHead(200, { 'content-type': 'application/json' })
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

export type StagedHosts = AsyncDisposable & { readonly inputs: Readonly<Record<string, string>> }

/**
 * Stages a host `NAME.example.com` for each name, or `NAME-N.example.com` for each copy, and the good
 * host `well.example.com`.
 */
export async function stageHostileHosts(
  names: readonly MisbehaviourName[],
  { copies = 1, timeoutSeconds = 4 } = {}
): Promise<StagedHosts> {
  await using stack = new AsyncDisposableStack()
  const registry = stack.use(await FakeRegistry.start())
  registry.offer('well.example.com', { 'modules.v1': '/v1/modules/' })
  const hosts: HostileHost[] = []
  for (const name of names) {
    for (let copy = 0; copy < copies; copy += 1) {
      const host = copies === 1 ? name : `${name}-${copy}`
      hosts.push(
        stack.use(await HostileHost.start(name, `${host}.example.com`, registry.authority))
      )
    }
  }
  const inputs = {
    hostnames: ['well.example.com', ...hosts.map(({ host }) => host)].join('\n'),
    resolve: [registry.resolve, ...hosts.map(({ resolve }) => resolve)].join('\n'),
    'ca-file': registry.caFile,
    'timeout-seconds': String(timeoutSeconds),
    retries: '0',
    concurrency: '64'
  }
  const rest = stack.move()
  return { inputs, [Symbol.asyncDispose]: () => rest.disposeAsync() }
}

function answerWell({ socket }: Connection): void {
  const length = `Content-Length: ${DOCUMENT.length}`
  socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${length}\r\n\r\n${DOCUMENT}`)
}
