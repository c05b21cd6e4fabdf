// A registry on loopback with any number of host names, their certificates and answers.
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, isIP, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createSecureContext, createServer as createTlsServer, type SecureContext } from 'node:tls'
import { domainToUnicode } from 'node:url'
import { type Answer, type AnswerRow, type Handler, writeAnswer } from './answer.ts'
import { Authority, type CertificateKind, type Shown } from './certificates.ts'
import { requestsOn, type SeenRequest } from './request.ts'
import { type TemporaryDirectory, temporaryDirectory } from './temporary.ts'

export const NOT_FOUND: Answer = {
  status: 404,
  headers: { 'Content-Type': 'text/plain' },
  body: 'no'
}

// One for all registries of a worker, whose hosts share certificates.
const SHARED = new Authority()
const contexts = new WeakMap<Shown, SecureContext>()

function contextOf(shown: Shown): SecureContext {
  const context = contexts.get(shown) ?? createSecureContext(shown)
  contexts.set(shown, context)
  return context
}

export type RegistryOptions = {
  readonly responses?: readonly AnswerRow[]
  /** Host names without a port whose certificate is not good. */
  readonly certificates?: Readonly<Record<string, CertificateKind>>
  readonly authority?: Authority
  /** Host names of one domain share a certificate, since keys take time to make. */
  readonly wildcards?: boolean
  /** Answers URLs without an answer; by default with 404. */
  readonly otherwise?: Handler
}

/**
 * One TLS listener for all names, which SNI distinguishes, and one for plain HTTP. Unknown URLs get 404.
 * `await using registry = await FakeRegistry.start({ responses })`.
 */
export class FakeRegistry implements AsyncDisposable {
  readonly authority: Authority
  /** All requests, in the order of their completion. */
  readonly requests: SeenRequest[] = []
  readonly #answers = new Map<string, (Answer | Handler)[]>()
  readonly #origins = new Set<string>()
  readonly #contexts = new Map<string, SecureContext>()
  readonly #certificates: Readonly<Record<string, CertificateKind>>
  readonly #otherwise: Handler
  readonly #wildcards: boolean
  readonly #sockets = new Set<Socket>()
  readonly #directory: TemporaryDirectory
  #connections = 0
  readonly #secure: Server
  readonly #plain: Server

  private constructor(options: RegistryOptions, directory: TemporaryDirectory) {
    this.authority = options.authority ?? SHARED
    this.#certificates = options.certificates ?? {}
    this.#otherwise = options.otherwise ?? (() => NOT_FOUND)
    this.#wildcards = options.wildcards ?? false
    this.#directory = directory
    const address = Object.keys(this.#certificates).find((name) => isIP(name) !== 0)
    this.#secure = createTlsServer(
      {
        // For clients without SNI, which use an address instead of a name.
        ...this.authority.show(address ?? '127.0.0.1', this.#certificates[address ?? ''] ?? 'good'),
        ALPNProtocols: ['http/1.1'],
        SNICallback: (name, done) => done(null, this.#contextFor(name))
      },
      (socket) => void this.#converse(socket, 'https')
    )
    this.#plain = createServer((socket) => void this.#converse(socket, 'http'))
    for (const host of Object.keys(this.#certificates)) this.#origins.add(`https://${host}`)
    for (const { url, ...answer } of options.responses ?? []) this.answer(url, answer)
  }

  static async start(options: RegistryOptions = {}): Promise<FakeRegistry> {
    const directory = await temporaryDirectory()
    const registry = new FakeRegistry(options, directory)
    await writeFile(registry.caFile, registry.authority.pem)
    await Promise.all([listen(registry.#secure), listen(registry.#plain)])
    // Some tests break handshakes on purpose; the client reports them.
    for (const server of [registry.#secure, registry.#plain]) {
      server.on('connection', (socket) => {
        registry.#sockets.add(socket)
        socket.setNoDelay(true)
        socket.on('error', () => {}).on('close', () => registry.#sockets.delete(socket))
      })
    }
    return registry
  }

  /** Adds answers to a URL and serves its host. A handler is used for all further requests. */
  answer(url: string, ...answers: readonly (Answer | Handler)[]): this {
    const { protocol, host, pathname, search } = new URL(url)
    // Not `origin` and `href`, which drop the default port.
    this.#origins.add(`${protocol}//${host}`)
    const key = `${protocol}//${host}${pathname}${search}`
    this.#answers.set(key, [...(this.#answers.get(key) ?? []), ...answers])
    return this
  }

  /** Answers `/.well-known/terraform.json` of a host with a good document of these services. */
  offer(host: string, services: Readonly<Record<string, unknown>>): this {
    return this.answer(`https://${host}/.well-known/terraform.json`, { json: services })
  }

  get port(): number {
    return portOf(this.#secure)
  }

  get plainPort(): number {
    return portOf(this.#plain)
  }

  /** A PEM file of the root certificate. */
  get caFile(): string {
    return join(this.#directory.path, 'ca.pem')
  }

  /** The `resolve` setting for every host served: `HOST:PORT=ADDRESS:PORT` a line. */
  get resolve(): string {
    const lines = [...this.#origins].map((origin) => {
      const { protocol, hostname, port } = new URL(origin)
      const secure = protocol === 'https:'
      const here = `127.0.0.1:${secure ? this.port : this.plainPort}`
      // Settings hold Unicode names: the clients' rules refuse punycode.
      return `${domainToUnicode(hostname)}:${port === '' ? (secure ? 443 : 80) : port}=${here}`
    })
    return lines.join('\n')
  }

  /** The requested URLs, in order. */
  get urls(): string[] {
    return this.requests.map((request) => request.url)
  }

  get connections(): number {
    return this.#connections
  }

  get openConnections(): number {
    return this.#sockets.size
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await Promise.all([close(this.#secure), close(this.#plain)])
    await this.#directory[Symbol.asyncDispose]()
  }

  #contextFor(name: string): SecureContext {
    const own = name.toLowerCase()
    const kind = this.#certificates[own] ?? this.#certificates[`${own}.`] ?? 'good'
    const host = this.#wildcards && kind === 'good' ? own.replace(/^[^.]+/, '*') : own
    const known = this.#contexts.get(host)
    if (known !== undefined) return known
    const context = contextOf(this.authority.show(host, kind))
    this.#contexts.set(host, context)
    return context
  }

  async #converse(socket: Socket, scheme: 'https' | 'http'): Promise<void> {
    socket.on('error', () => {})
    this.#connections += 1
    for await (const request of requestsOn(socket, { scheme, connection: this.#connections })) {
      this.requests.push(request)
      const answer = this.#next(request.url)
      const ready = typeof answer === 'function' ? await answer(request) : answer
      if (!(await writeAnswer(socket, ready, request))) return
    }
    socket.end()
  }

  #next(url: string): Answer | Handler {
    const answers = this.#answers.get(url) ?? this.#answers.get(url.replace(/\?.*$/s, ''))
    const first = answers?.[0]
    if (answers !== undefined && answers.length > 1 && typeof first !== 'function') answers.shift()
    return first ?? this.#otherwise
  }
}

/** Starts on a free port of loopback. */
export function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve())
  })
}

/** Waits until no connection is left; the caller must end them first. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}

/** The port that a started server listens on. */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}
