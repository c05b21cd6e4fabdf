// The rows of init.json: what `init` of both clients did with a directory and what servers answered.
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import type { Answer } from './answer.ts'
import { NOT_FOUND } from './registry.ts'
import type { SeenRequest } from './request.ts'
import { readVectors } from './vectors.ts'

export type InitAnswer = Answer & {
  /** A prefix if it ends in `*`. */
  readonly url: string
  readonly method?: string
  readonly bodyFile?: string
  /** Requests without this token get 401. */
  readonly needToken?: string
  /** Requests without this `Authorization` get 401. */
  readonly needAuth?: string
}

export type Depth = 'files' | 'discovery' | 'versions' | 'packages' | 'ping' | 'api' | 'archive'

export type Ended = {
  readonly outcome: 'ok' | 'warns' | 'fails' | 'crash'
  readonly visibleAt?: Depth
  /** `METHOD URL`, and `token` or `Basic` if the request had one. */
  readonly requests: readonly string[]
  /** Chosen versions by the name of the call, and by provider. */
  readonly modules?: Readonly<Record<string, string>>
  readonly providers?: Readonly<Record<string, string>>
}

export type InitRow = {
  readonly group: string
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly cliConfig?: string
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  readonly steps?: readonly (readonly string[])[]
  readonly tokens?: Readonly<Record<string, string>>
  readonly unreachable?: readonly string[]
  readonly badTls?: readonly string[]
  readonly responses: readonly InitAnswer[]
  readonly expected: Readonly<Record<MainClient, Ended>>
}

type Vectors = {
  readonly fixtures: Readonly<Record<string, string>>
  readonly rows: readonly InitRow[]
}

const { fixtures } = readVectors('init') as Vectors

/** The rows of a file in this form, with the fixtures of init.json in their answers. */
export const readInitRows = (name: string): readonly InitRow[] =>
  (readVectors(name) as Pick<Vectors, 'rows'>).rows.map((row) => ({
    ...row,
    responses: row.responses.map(filled)
  }))

/** All rows of init.json. */
export const INIT_ROWS = readInitRows('init')

/** The text of a fixture. */
export function fixture(name: string): string {
  return Buffer.from(fixtures[name] ?? '', 'base64').toString()
}

function filled(answer: InitAnswer): InitAnswer {
  const { bodyFile, ...rest } = answer
  const text = JSON.stringify(rest).replaceAll(/"@(key\d)"/g, (_, name: string) =>
    JSON.stringify(fixture(name))
  )
  const bodyBase64 = bodyFile === undefined ? {} : { bodyBase64: fixtures[bodyFile] ?? '' }
  return { ...(JSON.parse(text) as InitAnswer), ...bodyBase64 }
}

export const failed = ({ outcome }: Ended): boolean => outcome === 'fails' || outcome === 'crash'

/** What the last `init` of a row with several found in its directory, and what was requested before it. */
export type LastRun = {
  readonly files: InitRow['files']
  readonly before: readonly string[]
  /** Of the last run. */
  readonly requests: readonly string[]
  readonly upgrade: boolean
}

/** The state before the last `init` of the client. The check does not read `.terraform`. */
export function lastRun(
  { files, args = [], steps, expected }: InitRow,
  client: MainClient
): LastRun {
  const { requests } = expected[client]
  const upgrade = [...args, ...(steps?.at(-1) ?? [])].includes('-upgrade')
  const second = requests.findIndex((each, at) => at > 0 && each === requests[0])
  if (steps === undefined || second === -1) return { files, before: [], requests, upgrade }
  const before = requests.slice(0, second)
  const locked = before.flatMap((each) => /\/box\/([^/]+)\/download\//.exec(each)?.[1] ?? [])
  const lock = Object.fromEntries(locked.map((each) => ['.terraform.lock.hcl', lockFile(each)]))
  return { files: { ...files, ...lock }, before, requests: requests.slice(second), upgrade }
}

/** As `init` writes it. */
function lockFile(version: string): string {
  const hashes = fixture(`box_${version}_SHA256SUMS`)
    .split('\n')
    .flatMap((line) => /^[0-9a-f]{64}/.exec(line)?.[0] ?? [])
  return [
    'provider "registry.example.com/acme/box" {',
    `  version     = "${version}"`,
    '  constraints = "~> 1.0"',
    '  hashes = [',
    ...hashes.toSorted().map((hash) => `    "zh:${hash}",`),
    '  ]',
    '}',
    ''
  ].join('\n')
}

/** The request as the rows record it. */
export function recordOf({ method, url, authorization }: SeenRequest): string {
  if (authorization === null) return `${method} ${url}`
  return `${method} ${url} ${authorization.startsWith('Basic ') ? 'Basic' : 'token'}`
}

/** The parts of a request that decide about the answer. */
export type Asked = Pick<SeenRequest, 'method' | 'url' | 'authorization'>

/** Lets `ms` of the server's time pass. */
export type Pass = (ms: number) => Promise<void>

/**
 * Answers each method and URL with the responses for it, in order; the last one repeats. An exact URL
 * goes before a prefix, and a method before none.
 */
export function playing(responses: readonly InitAnswer[], pass: Pass) {
  const exact = Map.groupBy(responses, ({ url }) => url)
  const prefixes = responses.filter(({ url }) => url.endsWith('*'))
  const seen = new Map<string, number>()
  return async (request: Asked): Promise<Answer> => {
    const { method, url } = request
    const allowed = (list: readonly InitAnswer[]): readonly InitAnswer[] =>
      list.filter((each) => each.method === undefined || each.method === method)
    const beginning = (each: InitAnswer): boolean => url.startsWith(each.url.slice(0, -1))
    const byUrl = allowed(exact.get(url) ?? [])
    const matching = byUrl.length > 0 ? byUrl : allowed(prefixes.filter(beginning))
    const byMethod = matching.filter((each) => each.method !== undefined)
    const list = byMethod.length > 0 ? byMethod : matching
    const count = seen.get(`${method} ${url}`) ?? 0
    seen.set(`${method} ${url}`, count + 1)
    const answer = list[Math.min(count, list.length - 1)]
    if (answer === undefined) return NOT_FOUND
    const { url: _, delayMs, ...rest } = answer
    if (delayMs !== undefined) await pass(delayMs)
    return isAllowed(answer, request) ? rest : { status: 401, body: 'unauthorized' }
  }
}

function isAllowed({ needToken, needAuth }: InitAnswer, { authorization }: Asked): boolean {
  if (needToken !== undefined) return authorization === `Bearer ${needToken}`
  return needAuth === undefined || authorization === needAuth
}
