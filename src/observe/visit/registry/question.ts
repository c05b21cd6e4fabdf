// A question to a registry, mirror or package host on behalf of clients, and what they make of the response.
import type { Parsed } from '../../../rules/go/text.ts'
import type { Url } from '../../../rules/go/url.ts'
import { hostTimeout } from '../../../rules/problems/host.ts'
import type { Place } from '../../../rules/problems/place.ts'
import { lastAttempt, type MainClient, type Patience } from '../../../rules/protocol/clients.ts'
import type { Hostname } from '../../../rules/protocol/hostname.ts'
import { TOO_LONG } from '../../../rules/registry/answers/decode.ts'
import type { Work } from '../../../rules/registry/work.ts'
import type { BodyPlan, Head, ResponseBody } from '../../network/body.ts'
import type { RequestHeaders } from '../../network/get.ts'
import type { Followed, Origin, Received } from '../../network/redirects.ts'
import { jsonErrorIn, recognize } from '../recognition.ts'
import type { Attempts } from './ask.ts'
import type { Answer, NotAsked } from './evidence.ts'

// The longest known list, of a provider with 500 versions for 14 platforms each, has 1 MB. 64 may be read at once.
const WHOLE: BodyPlan = { kind: 'whole', maxBytes: 8 * 1024 * 1024 }

/** One request on behalf of some clients. */
export type Question<T> = Reading<T> & {
  /** The host in the address, or of the mirror. Its token is sent. */
  readonly host: Hostname
  readonly clients: readonly MainClient[]
  /** The URL that a client asks, or why it asks none. */
  readonly at: (client: MainClient) => Where
  /** Questions with the same text here are asked once. */
  readonly once?: string
  /** No token is sent. */
  readonly isAnonymous?: boolean
}

/** How something is requested, and how the answer is read. */
export type Reading<T> = {
  readonly headers?: RequestHeaders
  readonly maxRedirects?: number
  /** How long a client waits and how often it asks again, if not as with registries. */
  readonly patience?: (usual: Patience) => Patience
  /** The clients that send what .netrc has for the host. */
  readonly netrc?: readonly MainClient[]
  /** By default only 200. */
  readonly accepts?: (status: number) => boolean
  /** How much is read of an accepted answer: by default all. An excerpt is enough, and may be cut off. */
  readonly plan?: (head: Head) => BodyPlan
  /** `asked`: the URL before redirects. */
  readonly read: (received: Received, asked: Url, work: Work) => Parsed<T>
}

/** `origin`: the host whose answer names the URL; null for a URL from the configuration of the reader, such as a host block. */
export type Where =
  | { readonly url: Url; readonly origin: Origin | null; readonly block?: Place }
  | NotAsked

/** A body in UTF-8, a byte order mark included. */
export const bodyText = ({ bytes }: ResponseBody): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** The outcome of an answer of which no more is needed. */
export const READ = { kind: 'read', value: null } as const

export const notAsked = (host: Hostname, why: NotAsked, url = ''): Answer<never> => ({
  host,
  url,
  tokenSource: null,
  outcome: { kind: 'not-asked', why },
  attempts: 0,
  lastHop: null
})

/** The response to the last attempt of one client if that is in time, or else the failure that it reports. */
export function seenBy(attempts: Attempts, patience: Patience): Followed['response'] {
  const { attemptMs: limitMs } = patience
  const attempt = attempts[lastAttempt(attempts, patience) ?? attempts.length - 1] ?? attempts[0]
  const { response, timing, headMs } = attempt
  if (response.kind === 'failed' || timing.totalMs <= limitMs) return response
  const phase = (headMs ?? 0) > limitMs ? 'response' : 'body'
  // The default port is left out.
  const host = response.url.host.replace(/:443$/, '')
  return {
    kind: 'failed',
    problem: hostTimeout({ host, asks: 'answer', phase, limitMs, attempts: 1 }),
    transient: true
  }
}

/** How much is read; null for a status that the clients do not accept. */
export const planFor = (
  head: Head,
  { accepts = (status) => status === 200, plan = () => WHOLE }: Reading<unknown>
): BodyPlan | null => (accepts(head.status) ? plan(head) : null)

/** What is wrong with a body: that it is an error in place of an answer, or else `why`. */
export function orError(body: ResponseBody, why: string): string {
  const isAnswer = /"(?:modules|versions|archives|os)"/i.test(bodyText(body))
  const said = isAnswer ? '' : jsonErrorIn(body.bytes)
  return said === '' ? why : `is the error "${said}"`
}

export function outcomeOf<T>(
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
    return { kind: 'status', status, reason, ...recognize(head, body.bytes) }
  }
  if (body.truncated && plan.kind === 'whole') return { kind: 'not-asked', why: 'size' }
  const result = reading.read(response, asked, work)
  if (result.ok) return { kind: 'read', value: result.value }
  if (result.why === TOO_LONG) return { kind: 'not-asked', why: work.isSpent ? 'work' : 'size' }
  return {
    kind: 'unreadable',
    why: orError(body, result.why),
    page: recognize(head, body.bytes).page
  }
}
