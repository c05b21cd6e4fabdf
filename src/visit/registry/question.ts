// Asks for something on behalf of clients: once for those that ask the same URL.
import type { Parsed } from '../../go/parsed.ts'
import { safeUrl, showUrl, type Url } from '../../go/url.ts'
import type { BodyPlan, Head, ResponseBody } from '../../network/body.ts'
import type { RequestHeaders } from '../../network/get.ts'
import type { Origin, Received } from '../../network/redirects.ts'
import { hostCheckCrashed } from '../../problems/not-contacted.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import type { Patience } from '../../protocol/patience.ts'
import type { Token } from '../../protocol/token.ts'
import { TOO_LONG } from '../../registry/answers/decode.ts'
import { recognizePage } from '../wrong-document.ts'
import type { Asker } from './ask.ts'
import type { Asked, NotAsked, Outcome, PerClient } from './evidence.ts'
import type { Attempted, Reply } from './reply.ts'
import { seenBy } from './seen.ts'

// net/http gives up at the tenth request of a call.
const MAX_REDIRECTS = 9
// The longest known list, of a provider with 500 versions for 14 platforms each, has 1 MB. 64 may be read at once.
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024

const WHOLE: BodyPlan = { kind: 'whole', maxBytes: MAX_ANSWER_BYTES }
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
export type Target = { readonly client: MainClient } & (
  | { readonly kind: 'service'; readonly url: Url; readonly origin: Origin | null }
  | { readonly kind: 'not-asked'; readonly why: NotAsked }
)

type ToAsk = Target & { readonly kind: 'service' }

/** What is asked for, and how the answer is read. */
export type Reading<T> = {
  readonly headers?: RequestHeaders
  readonly maxRedirects?: number
  readonly accepts: (status: number) => boolean
  /** How much is read of an accepted answer. An excerpt is enough, and may be cut off. */
  readonly plan: (head: Head) => BodyPlan
  readonly read: (received: Received) => Parsed<T>
}

/** What each client makes of the answer of a registry to a question with the token of `host`. */
export const askFor = <T>(
  host: Hostname,
  targets: readonly Target[],
  read: (body: string) => Parsed<T>,
  questioner: Questioner
): Promise<PerClient<Asked<T>>> =>
  askAndRead(
    host,
    targets,
    {
      accepts: (status) => status === 200,
      plan: () => WHOLE,
      read: ({ body }) => read(textOf(body))
    },
    questioner
  )

/** A body in UTF-8, a byte order mark included. */
export const textOf = ({ bytes }: ResponseBody): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** As `askFor`, for an answer of any kind. */
export async function askAndRead<T>(
  host: Hostname,
  targets: readonly Target[],
  reading: Reading<T>,
  questioner: Questioner
): Promise<PerClient<Asked<T>>> {
  const isToAsk = (target: Target): target is ToAsk => target.kind === 'service'
  const { token, source } = await questioner.tokenOf(host)
  const groups = Map.groupBy(targets.filter(isToAsk), ({ url }) => showUrl(url))
  const answers = await Promise.all(
    Array.from(groups.values(), async (group) => {
      const about = { host, tokenSource: source }
      try {
        const reply = await askOnce(host, token, group, reading, questioner)
        return asSeen(reply, about, group, reading, questioner)
      } catch (thrown) {
        // What is asked of other hosts keeps its answers.
        const problem = hostCheckCrashed({ host: showHostname(host), thrown })
        const outcome: Outcome<T> = { kind: 'not-asked', why: 'unchecked', problem }
        return group.map(({ client, url }) => {
          const asked = { ...about, url: safeUrl(url), outcome, attempts: [] }
          return [client, asked] as const
        })
      }
    })
  )
  const unasked = targets.flatMap((target) => {
    if (isToAsk(target)) return []
    const outcome: Outcome<T> = { kind: 'not-asked', why: target.why }
    return [[target.client, { host, url: '', tokenSource: source, outcome, attempts: [] }] as const]
  })
  return Object.fromEntries([...unasked, ...answers.flat()])
}

async function askOnce(
  host: Hostname,
  token: Token | null,
  targets: readonly ToAsk[],
  { headers, maxRedirects = MAX_REDIRECTS, accepts, plan }: Reading<unknown>,
  { asker, patience, versionOf }: Questioner
): Promise<Reply> {
  const [first] = targets
  if (first === undefined) throw new Error('a question without a client')
  return await asker.ask({
    host,
    url: first.url,
    origin: first.origin,
    token,
    headers: headers ?? { 'x-terraform-version': versionOf(first.client) },
    planBody: (head) => (accepts(head.status) ? plan(head) : EXCERPT),
    maxRedirects,
    patience: targets.map(({ client }) => patience(client))
  })
}

/** Clients that work with the same response share what is read of it. */
function asSeen<T>(
  reply: Reply,
  about: Pick<Asked<T>, 'host' | 'tokenSource'>,
  targets: readonly ToAsk[],
  reading: Reading<T>,
  { patience }: Questioner
): readonly (readonly [MainClient, Asked<T>])[] {
  const known = new Map<unknown, Asked<T>>()
  return targets.map(({ client, url }) => {
    const response = reply.kind === 'asked' ? seenBy(reply, patience(client)) : reply
    const asked = known.get(response) ?? {
      ...about,
      url: safeUrl(url),
      outcome: outcomeOf(response, reading),
      attempts: reply.kind === 'asked' ? reply.attempts.map(withoutResponse) : []
    }
    known.set(response, asked)
    return [client, asked]
  })
}

const withoutResponse = ({ hops, timing, certificates }: Attempted) => ({
  hops,
  timing,
  certificates
})

function outcomeOf<T>(
  response: Attempted['response'] | (Reply & { readonly kind: 'not-asked' }),
  { accepts, plan, read }: Reading<T>
): Outcome<T> {
  if (response.kind === 'not-asked') return response
  if (response.kind === 'failed') {
    const { problem } = response
    return problem.code === 'host-http2'
      ? { kind: 'not-asked', why: 'unchecked', problem }
      : { kind: 'failed', problem }
  }
  const { head, body } = response
  const { status, reason } = head
  if (!accepts(status)) return { kind: 'status', status, reason, page: recognizePage(body.bytes) }
  if (body.truncated && plan(head).kind === 'whole') return { kind: 'not-asked', why: 'size' }
  const result = read(response)
  if (result.ok) return { kind: 'read', value: result.value }
  if (result.why === TOO_LONG) return { kind: 'not-asked', why: 'size' }
  return { kind: 'unreadable', why: result.why, page: recognizePage(body.bytes) }
}
