// Asks something on behalf of clients, once for those that ask the same URL, where this check may ask.
import { isExhausted } from '../../files/read-text.ts'
import type { Parsed } from '../../go/text.ts'
import { safeUrl, showUrl, type Url } from '../../go/url.ts'
import { type BodyPlan, EXCERPT, type Head, type ResponseBody } from '../../network/body.ts'
import { endpointOf, isPublic } from '../../network/connect.ts'
import type { Network } from '../../network/dial.ts'
import type { RequestHeaders } from '../../network/get.ts'
import type { Followed, Origin, Received } from '../../network/redirects.ts'
import { hostTimeout } from '../../problems/host.ts'
import { hostCheckCrashed } from '../../problems/not-contacted.ts'
import { lastAttempt, type MainClient, type Patience } from '../../protocol/clients.ts'
import * as hostnames from '../../protocol/hostname.ts'
import { lookUp } from '../../protocol/services.ts'
import type { Token } from '../../protocol/token.ts'
import { TOO_LONG } from '../../registry/answers/decode.ts'
import type { Work } from '../../registry/work.ts'
import { errorIn, recognizePage } from '../discovery.ts'
import type { Visit } from '../evidence.ts'
import type { Attempts, RegistryRequest, Unsent } from './ask.ts'
import type { Answer, Answers, NotAsked } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'

// net/http gives up at the tenth request of a call.
const MAX_REDIRECTS = 9
// The longest known list, of a provider with 500 versions for 14 platforms each, has 1 MB. 64 may be read at once.
const WHOLE: BodyPlan = { kind: 'whole', maxBytes: 8 * 1024 * 1024 }

/** What is asked for some clients, with the token of `host`. */
export type Question<T> = Reading<T> & {
  /** The host in the address, or of the mirror. */
  readonly host: hostnames.Hostname
  readonly clients: readonly MainClient[]
  /** Where a client asks, or why it does not. */
  readonly at: (client: MainClient) => Where
  /** Questions with the same text here are asked once. */
  readonly once?: string
}

/** How something is requested, and how the answer is read. */
export type Reading<T> = {
  readonly headers?: RequestHeaders
  readonly maxRedirects?: number
  /** By default only 200. */
  readonly accepts?: (status: number) => boolean
  /** How much is read of an accepted answer: by default all. An excerpt is enough, and may be cut off. */
  readonly plan?: (head: Head) => BodyPlan
  /** `asked`: the URL before redirects. */
  readonly read: (received: Received, asked: Url, work: Work) => Parsed<T>
}

export type ClientRules = {
  readonly send: (request: RegistryRequest) => Promise<Attempts | Unsent>
  readonly patience: (client: MainClient) => Patience
  /** For `X-Terraform-Version`. */
  readonly versionOf: (client: MainClient) => string
  readonly tokenOf: (host: hostnames.Hostname) => Promise<Credentials>
  readonly workOf: (host: hostnames.Hostname) => Work
  /** The answers to questions that are asked once. */
  readonly known: Map<string, Promise<Answers<unknown>>>
}

type Credentials = { readonly token: Token | null; readonly source: string | null }

/** A body in UTF-8, a byte order mark included. */
export const bodyText = ({ bytes }: ResponseBody): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** What each client makes of the answer. */
export function ask<T>(question: Question<T>, rules: ClientRules): Promise<Answers<T>> {
  const { once } = question
  if (once === undefined) return askEach(question, rules)
  const answers = rules.known.get(once) ?? askEach(question, rules)
  rules.known.set(once, answers)
  return answers as Promise<Answers<T>>
}

async function askEach<T>(question: Question<T>, rules: ClientRules): Promise<Answers<T>> {
  const { host, clients, at } = question
  if (clients.length === 0) return {}
  const groups = Map.groupBy(
    clients.map((client) => ({ client, where: at(client) })),
    ({ where }) => (typeof where === 'string' ? where : showUrl(where.url))
  )
  const credentials = await rules.tokenOf(host)
  const answers = groups.values().map((group) => askTogether(question, group, credentials, rules))
  return Object.fromEntries((await Promise.all(answers)).flat())
}

/** The same below the URL of a service of the host. */
export function askService<T>(
  id: string,
  host: hostnames.Hostname,
  clients: readonly MainClient[],
  urlOf: (base: Url) => Url,
  reading: Reading<T>,
  context: InquiryContext
): Promise<Answers<T>> {
  const at = (client: MainClient): Where => {
    const where = serviceOf(id, host, client, context)
    return typeof where === 'string' ? where : { ...where, url: urlOf(where.url) }
  }
  return ask({ ...reading, host, clients, at }, context)
}

export const notAsked = (host: hostnames.Hostname, why: NotAsked, url = ''): Answer<never> => ({
  host,
  url,
  tokenSource: null,
  outcome: { kind: 'not-asked', why },
  attempts: 0,
  lastHop: null
})

type Entries<T> = readonly (readonly [MainClient, Answer<T>])[]

/** For clients that ask the same URL. Those that work with the same response share what is read of it. */
async function askTogether<T>(
  question: Question<T>,
  group: readonly { readonly client: MainClient; readonly where: Where }[],
  { token, source: tokenSource }: Credentials,
  { send, patience, versionOf, workOf }: ClientRules
): Promise<Entries<T>> {
  const [first] = group
  if (first === undefined) return []
  const { host, headers, maxRedirects = MAX_REDIRECTS } = question
  const clients = group.map(({ client }) => client)
  const at = first.where
  const all = (answer: Answer<T>): Entries<T> => clients.map((client) => [client, answer])
  if (typeof at === 'string') return all({ ...notAsked(host, at), tokenSource })
  const url = safeUrl(at.url)
  const about = { ...notAsked(host, 'service', url), tokenSource }
  const work = workOf(host)
  if (work.isSpent) return all({ ...notAsked(host, 'work', url), tokenSource })
  try {
    const attempts = await send({
      ...at,
      host,
      token,
      headers: headers ?? { 'x-terraform-version': versionOf(first.client) },
      planBody: (head) => planFor(head, question) ?? EXCERPT,
      maxRedirects,
      patience: clients.map(patience)
    })
    if (typeof attempts === 'string') {
      return all({ ...about, outcome: { kind: 'not-asked', why: attempts } })
    }
    const lastHop = attempts.at(-1)?.hops.at(-1) ?? null
    const seen = Map.groupBy(clients, (client) => seenBy(attempts, patience(client)))
    return Array.from(seen, ([response, agreeing]) => {
      const outcome = outcomeOf(response, at.url, question, work)
      const answer = { host, url, tokenSource, outcome, attempts: attempts.length, lastHop }
      return agreeing.map((client) => [client, answer] as const)
    }).flat()
  } catch (thrown) {
    if (isExhausted(thrown)) throw thrown
    // What is asked of other hosts keeps its answers.
    const problem = hostCheckCrashed({ host: hostnames.showHostname(host), thrown })
    return all({ ...about, outcome: { kind: 'not-asked', why: 'unchecked', problem } })
  }
}

/** What one client works with: the response to its last attempt if that is in time, or else the failure that it reports. */
export function seenBy(attempts: Attempts, patience: Patience): Followed['response'] {
  const { attemptMs: limitMs } = patience
  const attempt = attempts[lastAttempt(attempts, patience) ?? attempts.length - 1] ?? attempts[0]
  const { response, timing, headMs } = attempt
  if (response.kind === 'failed' || timing.totalMs <= limitMs) return response
  const phase = (headMs ?? 0) > limitMs ? 'response' : 'body'
  // Without the default port.
  const host = response.url.host.replace(/:443$/, '')
  return {
    kind: 'failed',
    problem: hostTimeout({ host, asks: 'answer', phase, limitMs }),
    transient: true
  }
}

/** Null for a status that the clients do not accept. */
const planFor = (
  head: Head,
  { accepts = (status) => status === 200, plan = () => WHOLE }: Reading<unknown>
): BodyPlan | null => (accepts(head.status) ? plan(head) : null)

function outcomeOf<T>(
  response: Followed['response'],
  asked: Url,
  reading: Reading<T>,
  work: Work
): Answer<T>['outcome'] {
  if (response.kind === 'failed') {
    const { problem } = response
    return problem.code === 'host-http2'
      ? { kind: 'not-asked', why: 'unchecked', problem }
      : { kind: 'failed', problem }
  }
  const { head, body } = response
  const { status, reason } = head
  if (!work.read(body)) return { kind: 'not-asked', why: 'work' }
  const plan = planFor(head, reading)
  if (plan === null) {
    const page = recognizePage(body.bytes)
    return { kind: 'status', status, reason, page, ...errorIn(body.bytes, reason) }
  }
  if (body.truncated && plan.kind === 'whole') return { kind: 'not-asked', why: 'size' }
  const result = reading.read(response, asked, work)
  if (result.ok) return { kind: 'read', value: result.value }
  if (result.why === TOO_LONG) return { kind: 'not-asked', why: work.isSpent ? 'work' : 'size' }
  return { kind: 'unreadable', why: result.why, page: recognizePage(body.bytes) }
}

/** `origin`: the host whose answer names the URL; null for a URL from the configuration of the reader. */
export type Where = { readonly url: Url; readonly origin: Origin | null } | NotAsked

/** Where a client finds a service: in the document of the host, or in a host block of its configuration. */
export function serviceOf(
  id: string,
  host: hostnames.Hostname,
  client: MainClient,
  { settings, network, visits, onlyListed }: InquiryContext
): Where {
  const visit = visits.get(host)
  if (visit === undefined) return 'service'
  const { discovery } = visit.attempt
  const block = visit.forced.find((each) => each.client === client)
  const document =
    block === undefined
      ? discovery
      : ({ ...block, kind: 'found', url: hostnames.discoveryUrl(host) } as const)
  if (document.kind !== 'found') return 'service'
  const { url: documentUrl, services } = document
  const found = lookUp(id, { services, documentUrl, display: hostnames.showHostname(host), client })
  if (found.kind !== 'url' || !endpointOf(found.url).ok) return 'service'
  const at = hostnames.hostOfUrl(found.url) ?? ''
  // As for discovery: the allowlist is for what files use. A host block is the machine's own configuration.
  const isOwn = block !== undefined
  const mayAsk =
    at === host || hostnames.isNamed(at, settings) || onlyListed.has(`${host} ${id}`) || isOwn
  const origin = isOwn ? null : originOf(visit, network)
  return mayAsk ? { url: found.url, origin } : 'not-allowed'
}

/** The host whose document names a URL. */
export const originOf = ({ host, attempt }: Visit, network: Network): Origin => ({
  isPublic: isPublic(network, hostnames.splitHostname(host).name, attempt.hops[0]?.address ?? null)
})
