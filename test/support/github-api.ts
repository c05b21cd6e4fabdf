// A fake of GitHub's REST API on loopback with state, pages, token permissions and faults.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { BOT, FakeRepository, type FakeUser, type Json, type Reply } from './github-state.ts'
import { Description, type DescriptionName, type Operation } from './openapi.ts'
import { close, listen, portOf } from './registry.ts'

export type Access = 'write' | 'read' | 'none'

/** The user of a token and its permissions; all by default. */
export type Identity = {
  readonly user?: FakeUser
  readonly issues?: Access
  readonly pulls?: Access
}

/** A fault that happens to requests instead of, or after, their effect. */
export type Fault = {
  /** `post /repos/{owner}/{repo}/issues`, or how it ends. */
  readonly operation?: RegExp
  /** The number of requests; by default one. */
  readonly times?: number
  /**
   * `lost`: takes effect, but the answer never arrives. `hang`: no effect and no answer. `none`: no fault, for
   * requests before those that fail. `meet`: requests wait until all `times` of them have arrived.
   */
  readonly kind: 'status' | 'lost' | 'hang' | 'cut' | 'none' | 'meet'
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type SeenCall = {
  readonly operation: string
  readonly path: string
  readonly query: string
  readonly body: Json
  readonly token: string
}

export type GitHubOptions = {
  readonly description?: DescriptionName
  /** The prefix of every path; `/api/v3` on GitHub Enterprise Server. */
  readonly prefix?: string
}

/** Tokens by their text: `await using github = await FakeGitHub.start()`. */
export class FakeGitHub implements AsyncDisposable {
  readonly repository: FakeRepository
  readonly tokens = new Map<string, Identity>([['a-token-for-github', {}]])
  /** Every request with a known operation, in order. */
  readonly calls: SeenCall[] = []
  /** Requests of ours and answers of this fake that violate GitHub's OpenAPI description. */
  readonly violations: string[] = []
  readonly #faults: { fault: Fault; left: number }[] = []
  readonly #waiting = new Map<Fault, (() => void)[]>()
  readonly #description: Description
  readonly #prefix: string
  readonly #server: Server

  private constructor({ description = 'api.github.com', prefix = '' }: GitHubOptions) {
    this.#description = Description.of(description)
    this.repository = new FakeRepository(this.#description)
    this.#prefix = prefix
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        this.violations.push(`the fake is broken: ${error}`)
        send(response, { status: 500, body: { message: String(error) } })
      })
    })
  }

  static async start(options: GitHubOptions = {}): Promise<FakeGitHub> {
    const github = new FakeGitHub(options)
    await listen(github.#server)
    return github
  }

  /** For GITHUB_API_URL. */
  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}${this.#prefix}`
  }

  /** The names of the requested operations, without `/repos/{owner}/{repo}`. */
  get operations(): string[] {
    return this.calls.map(({ operation }) => operation.replace('/repos/{owner}/{repo}', ''))
  }

  misbehave(fault: Fault): this {
    this.#faults.push({ fault, left: fault.times ?? 1 })
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await close(this.#server)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://github.example')
    const path = url.pathname
      .slice(this.#prefix.length)
      .replace(/^\/repositories\/1\//, '/repos/acme/network/')
    const method = (request.method ?? '').toLowerCase()
    const body = await bodyOf(request)
    const operation = this.#description.find(method, path)
    if (operation === null || !url.pathname.startsWith(this.#prefix)) {
      this.violations.push(`${method} ${url.pathname} is nothing that was to be asked for`)
      return send(response, { status: 404, body: { message: 'Not Found' } })
    }
    const asked = { method, path, query: url.searchParams, body }
    const wrong = [...headersWrong(request), ...this.#description.judgeRequest(operation, asked)]
    this.violations.push(...wrong.map((why) => `${operation.name}: ${why}`))
    const token = (request.headers.authorization ?? '').replace(/^(token|bearer) /i, '')
    this.calls.push({
      operation: operation.name,
      path,
      query: url.search,
      body: Object(body),
      token
    })
    const fault = this.#faultFor(operation)
    await this.#answer(response, fault, () => this.#reply(operation, url, Object(body), token))
  }

  async #answer(
    response: ServerResponse,
    fault: Fault | undefined,
    reply: () => Reply & { headers: Readonly<Record<string, string>> }
  ): Promise<void> {
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'cut') return void response.destroy()
    if (fault?.kind === 'status') {
      const { status = 500, headers = {}, body = { message: 'Something went wrong' } } = fault
      return send(response, { status, body }, headers)
    }
    if (fault?.kind === 'meet') await this.#meet(fault)
    const done = reply()
    if (fault?.kind === 'lost') return void response.destroy()
    send(response, done, done.headers)
  }

  async #meet(fault: Fault): Promise<void> {
    const waiting = this.#waiting.get(fault) ?? []
    this.#waiting.set(fault, waiting)
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    if (waiting.length === fault.times) for (const go of waiting) go()
    await promise
  }

  #reply(operation: Operation, url: URL, body: Json, token: string) {
    const identity = this.tokens.get(token)
    if (identity === undefined) {
      return { status: 401, body: { message: 'Bad credentials' }, headers: {} }
    }
    const needed = neededFor(operation)
    if (!needed.some(({ scope, level }) => mayDo(identity[scope] ?? 'write', level))) {
      const names = { issues: 'issues', pulls: 'pull_requests' }
      const accepted = needed.map(({ scope, level }) => `${names[scope]}=${level}`).join('; ')
      return {
        status: 403,
        body: { message: 'Resource not accessible by integration', documentation_url: '' },
        headers: { 'x-accepted-github-permissions': accepted }
      }
    }
    const { user = BOT } = identity
    const done = this.repository.perform(operation, url.searchParams, body, user)
    const paged = Array.isArray(done.body) ? this.#page(done.body, url) : { body: done.body }
    const judged = this.#description.judgeAnswer(operation, done.status, json(paged.body))
    this.violations.push(...judged.map((why) => `answer to ${operation.name}: ${why}`))
    return { status: done.status, headers: {}, ...paged }
  }

  /** GitHub's links lead to the repository's number. */
  #page(items: readonly unknown[], url: URL) {
    const perPage = Number(url.searchParams.get('per_page') ?? 30)
    const page = Number(url.searchParams.get('page') ?? 1)
    const body = items.slice((page - 1) * perPage, page * perPage)
    if (items.length <= page * perPage) return { body }
    const rest = url.pathname.slice(this.#prefix.length).replace(/^\/repos\/[^/]+\/[^/]+/, '')
    const next = new URL(`${this.url}/repositories/1${rest.replace(/^\/repositories\/1/, '')}`)
    next.search = url.search
    next.searchParams.set('page', String(page + 1))
    return { body, headers: { link: `<${next}>; rel="next"` } }
  }

  #faultFor({ name }: Operation): Fault | undefined {
    const entry = this.#faults.find(
      ({ fault, left }) => left > 0 && (fault.operation ?? /./).test(name)
    )
    if (entry !== undefined) entry.left -= 1
    return entry?.fault
  }
}

type Needed = { readonly scope: 'issues' | 'pulls'; readonly level: 'read' | 'write' }

/** Either of them will do. For comments it depends on the issue, but the description allows both. */
function neededFor({ name }: Operation): readonly Needed[] {
  const level = name.startsWith('get ') ? 'read' : 'write'
  if (name.includes('/pulls/')) return [{ scope: 'pulls', level }]
  const issues: Needed = { scope: 'issues', level }
  return name.includes('comments') || name.includes('/labels')
    ? [issues, { scope: 'pulls', level }]
    : [issues]
}

const mayDo = (access: Access, level: 'read' | 'write'): boolean =>
  access === 'write' || (access === 'read' && level === 'read')

const json = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

function headersWrong({ headers }: IncomingMessage): readonly string[] {
  return [
    ...(/^application\/(vnd\.github.*json|json)/.test(headers.accept ?? '')
      ? []
      : [`accept is ${headers.accept}`]),
    ...(headers['user-agent']?.includes('tf-disco-action/')
      ? []
      : ['there is no honest user-agent']),
    ...(headers.authorization === undefined ? ['there is no token'] : [])
  ]
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

function send(
  response: ServerResponse,
  { status, body }: Reply,
  headers: Readonly<Record<string, string>> = {}
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(
    body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  )
}
