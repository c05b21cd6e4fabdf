// Git repositories behind https on loopback, served by Git's own `git http-backend`.
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { join } from 'node:path'
import { Authority } from './certificates.ts'
import { git } from './git.ts'
import { listen, portOf } from './registry.ts'
import { type TemporaryDirectory, temporaryDirectory } from './temporary.ts'

export const GIT_HOST = 'git.example.com'

export type SeenGitRequest = {
  readonly path: string
  readonly authorization: string | null
  readonly host: string
}

/** True if it has answered instead of Git. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

/** `await using server = await GitServer.start()`. All names lead to the same repositories. */
export class GitServer implements AsyncDisposable {
  readonly requests: SeenGitRequest[] = []
  readonly directory: TemporaryDirectory
  readonly #server: Server
  /** `USER:PASSWORD` without which requests get 401. */
  login: string | null = null
  intercept: Intercept = () => false
  /** Protocol 0, as of old servers. */
  isOld = false

  private constructor(directory: TemporaryDirectory, authority: Authority) {
    this.directory = directory
    const { cert, key } = authority.show(GIT_HOST)
    this.#server = createServer({ cert, key }, (request, response) =>
      this.#serve(request, response)
    )
    this.#server.on('tlsClientError', () => {})
  }

  static async start(): Promise<GitServer> {
    const directory = await temporaryDirectory()
    const authority = new Authority()
    const server = new GitServer(directory, authority)
    await writeFile(server.caFile, authority.pem)
    await mkdir(server.root)
    await listen(server.#server)
    return server
  }

  get root(): string {
    return join(this.directory.path, 'served')
  }

  get caFile(): string {
    return join(this.directory.path, 'ca.pem')
  }

  get port(): number {
    return portOf(this.#server)
  }

  /** A resolve rule for a name that leads here. */
  rule(name = GIT_HOST) {
    return { name, port: null, address: '127.0.0.1', addressPort: this.port }
  }

  url(repository: string): string {
    return `https://${GIT_HOST}/${repository}`
  }

  /** Serves what a repository at a path has now. */
  publish(from: string, name: string): string {
    const path = join(this.root, name)
    git(this.root, 'clone', '-q', '--mirror', from, path)
    git(path, 'config', 'uploadpack.allowFilter', 'true')
    return path
  }

  get paths(): readonly string[] {
    return this.requests.map(({ path }) => path)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    await this.directory[Symbol.asyncDispose]()
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers } = request
    const authorization = headers.authorization ?? null
    this.requests.push({ path: url, authorization, host: headers.host ?? '' })
    if (this.intercept(request, response)) return
    const expected = this.login && `Basic ${Buffer.from(this.login).toString('base64')}`
    if (expected && authorization?.toLowerCase() !== expected.toLowerCase()) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end()
      return
    }
    this.#backend(request, response)
  }

  /** The Common Gateway Interface (RFC 3875). */
  #backend(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = new URL(request.url ?? '', 'https://x')
    const header = (name: string) => String(request.headers[name] ?? '')
    const child = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: this.root,
        GIT_HTTP_EXPORT_ALL: '1',
        REQUEST_METHOD: request.method,
        PATH_INFO: decodeURI(pathname),
        QUERY_STRING: search.slice(1),
        CONTENT_TYPE: header('content-type'),
        HTTP_CONTENT_ENCODING: header('content-encoding'),
        GIT_PROTOCOL: this.isOld ? '' : header('git-protocol')
      }
    })
    request.pipe(child.stdin.on('error', () => {}))
    let head = Buffer.alloc(0)
    child.stdout.on('data', (bytes: Buffer) => {
      if (response.headersSent) return void response.write(bytes)
      head = Buffer.concat([head, bytes])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const lines = head.toString('latin1', 0, end).split('\r\n')
      const fields = lines.map((line): [string, string] => {
        const [, name = '', value = ''] = /^([^:]*): *(.*)$/.exec(line) ?? []
        return [name, value]
      })
      const status = Number.parseInt(new Map(fields).get('Status') ?? '200', 10)
      response.writeHead(status, Object.fromEntries(fields.filter(([name]) => name !== 'Status')))
      response.write(head.subarray(end + 4))
    })
    child.stdout.on('end', () => response.end())
    response.on('close', () => child.kill())
  }
}
