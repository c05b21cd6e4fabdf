// Asks for something on behalf of clients: once for those that ask the same URL.
import type { Parsed } from '../../go/parsed.ts'
import { safeUrl, showUrl, type Url } from '../../go/url.ts'
import type { BodyPlan, Head, ResponseBody } from '../../network/body.ts'
import type { RequestHeaders } from '../../network/get.ts'
import type { Followed, Origin, Received } from '../../network/redirects.ts'
import { hostTimeout } from '../../problems/host.ts'
import { hostCheckCrashed } from '../../problems/not-contacted.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { lastAttempt, type Patience } from '../../protocol/patience.ts'
import type { Token } from '../../protocol/token.ts'
import { TOO_LONG } from '../../registry/answers/decode.ts'
import { recognizePage } from '../wrong-document.ts'
import type { Asker } from './ask.ts'
import type { Asked, NotAsked, Outcome, PerClient } from './evidence.ts'
import type { Reply } from './reply.ts'

// net/http gives up at the tenth request of a call.
const MAX_REDIRECTS = 9
// The longest known list, of a provider with 500 versions for 14 platforms each, has 1 MB. 64 may be read at once.
const WHOLE: BodyPlan = { kind: 'whole', maxBytes: 8 * 1024 * 1024 }
const EXCERPT: BodyPlan = { kind: 'excerpt', maxBytes: 2048 }

/** How clients ask. */
export type Questioner = {
  readonly asker: Asker
  readonly patience: (client: MainClient) => Patience
  /** For `X-Terraform-Version`. */
  readonly versionOf: (client: MainClient) => string
  readonly tokenOf: (host: Hostname) => Promise<Credentials>
}

type Credentials = { readonly token: Token | null; readonly source: string | null }

/** Where one client asks, or why it does not. */
export type Target = {
  readonly client: MainClient
  readonly at: { readonly url: Url; readonly origin: Origin | null } | NotAsked
}

/** What is asked for, and how the answer is read. */
export type Reading<T> = {
  readonly headers?: RequestHeaders
  readonly maxRedirects?: number
  /** By default only 200. */
  readonly accepts?: (status: number) => boolean
  /** How much is read of an accepted answer: by default all. An excerpt is enough, and may be cut off. */
  readonly plan?: (head: Head) => BodyPlan
  /** `asked`: the URL before redirects. */
  readonly read: (received: Received, asked: Url) => Parsed<T>
}

/** A body in UTF-8, a byte order mark included. */
export const textOf = ({ bytes }: ResponseBody): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** What follows for each client; nothing where that is undefined. */
export async function forEachClient<T>(
  clients: readonly MainClient[],
  follow: (client: MainClient) => Promise<T | undefined>
): Promise<PerClient<T>> {
  const found = clients.map(async (client) => {
    const each = await follow(client)
    return each === undefined ? [] : [[client, each] as const]
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** What each client makes of the answer to a question with the token of `host`. */
export async function askAndRead<T>(
  host: Hostname,
  targets: readonly Target[],
  reading: Reading<T>,
  questioner: Questioner
): Promise<PerClient<Asked<T>>> {
  if (targets.length === 0) return {}
  const groups = Map.groupBy(targets, ({ at }) => (typeof at === 'string' ? at : showUrl(at.url)))
  const credentials = await questioner.tokenOf(host)
  const answers = await Promise.all(
    groups.values().map((group) => askTogether(host, credentials, group, reading, questioner))
  )
  return Object.fromEntries(answers.flat())
}

type Answers<T> = readonly (readonly [MainClient, Asked<T>])[]

/** For clients that ask the same URL. Those that work with the same response share what is read of it. */
async function askTogether<T>(
  host: Hostname,
  { token, source }: Credentials,
  targets: readonly Target[],
  reading: Reading<T>,
  { asker, patience, versionOf }: Questioner
): Promise<Answers<T>> {
  const [first] = targets
  if (first === undefined) return []
  const { client, at } = first
  const about = { host, url: '', tokenSource: source, attempts: 0, lastHop: null }
  const all = (asked: Asked<T>): Answers<T> => targets.map((target) => [target.client, asked])
  if (typeof at === 'string') return all({ ...about, outcome: { kind: 'not-asked', why: at } })
  const { headers, maxRedirects = MAX_REDIRECTS } = reading
  const url = safeUrl(at.url)
  try {
    const reply = await asker.ask({
      ...at,
      host,
      token,
      headers: headers ?? { 'x-terraform-version': versionOf(client) },
      planBody: (head) => planFor(head, reading) ?? EXCERPT,
      maxRedirects,
      patience: targets.map((target) => patience(target.client))
    })
    if (reply.kind === 'not-asked') return all({ ...about, url, outcome: reply })
    const { attempts } = reply
    const lastHop = lastHopOf(attempts)
    const seen = Map.groupBy(targets, (target) => seenBy(reply, patience(target.client)))
    return Array.from(seen, ([response, group]) => {
      const outcome = outcomeOf(response, at.url, reading)
      const asked = { host, url, tokenSource: source, outcome, attempts: attempts.length, lastHop }
      return group.map((target) => [target.client, asked] as const)
    }).flat()
  } catch (thrown) {
    // What is asked of other hosts keeps its answers.
    const problem = hostCheckCrashed({ host: showHostname(host), thrown })
    return all({ ...about, url, outcome: { kind: 'not-asked', why: 'unchecked', problem } })
  }
}

function lastHopOf(attempts: readonly Followed[]): Asked<unknown>['lastHop'] {
  const hop = attempts.at(-1)?.hops.at(-1)
  if (hop === undefined) return null
  const { url, authorization, challenge, address } = hop
  return { url, authorization, challenge, address }
}

/**
 * The response that one client works with, or the failure that it reports: those of its last attempt, if
 * that is in time.
 */
export function seenBy(
  { attempts }: Reply & { readonly kind: 'asked' },
  patience: Patience
): Followed['response'] {
  const { attemptMs: limitMs } = patience
  const attempt = attempts[lastAttempt(attempts, patience) ?? attempts.length - 1] ?? attempts[0]
  const { response, timing, headMs } = attempt
  if (response.kind === 'failed' || timing.totalMs <= limitMs) return response
  const phase = (headMs ?? 0) > limitMs ? 'response' : 'body'
  return {
    kind: 'failed',
    problem: hostTimeout({ host: hostOf(response.url), asks: 'answer', phase, limitMs }),
    transient: true
  }
}

/** Without the default port. */
const hostOf = ({ host }: Url): string => host.replace(/:443$/, '')

/** Null for a status that the clients do not accept. */
const planFor = (
  head: Head,
  { accepts = (status) => status === 200, plan = () => WHOLE }: Reading<unknown>
): BodyPlan | null => (accepts(head.status) ? plan(head) : null)

function outcomeOf<T>(response: Followed['response'], asked: Url, reading: Reading<T>): Outcome<T> {
  if (response.kind === 'failed') {
    const { problem } = response
    return problem.code === 'host-http2'
      ? { kind: 'not-asked', why: 'unchecked', problem }
      : { kind: 'failed', problem }
  }
  const { head, body } = response
  const { status, reason } = head
  const plan = planFor(head, reading)
  if (plan === null) return { kind: 'status', status, reason, page: recognizePage(body.bytes) }
  if (body.truncated && plan.kind === 'whole') return { kind: 'not-asked', why: 'size' }
  const result = reading.read(response, asked)
  if (result.ok) return { kind: 'read', value: result.value }
  if (result.why === TOO_LONG) return { kind: 'not-asked', why: 'size' }
  return { kind: 'unreadable', why: result.why, page: recognizePage(body.bytes) }
}
