// Requests the discovery document of one host, and accepts or rejects it as the clients do.
import { parseMediaType } from '../../rules/go/media-type.ts'
import { safeUrl } from '../../rules/go/url.ts'
import type { Asked, Response } from '../../rules/problems/brief.ts'
import { documentUnauthorized } from '../../rules/problems/credentials.ts'
import * as documents from '../../rules/problems/http/document.ts'
import { withPage } from '../../rules/problems/http/obstacle.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import {
  type DocumentReading,
  MAX_DOCUMENT_BYTES,
  parseDocument,
  selectServices
} from '../../rules/protocol/document.ts'
import { discoveryUrl, type Hostname, showHostname } from '../../rules/protocol/hostname.ts'
import { type BodyPlan, EXCERPT, type Head } from '../network/body.ts'
import {
  type FollowOptions,
  follow,
  type Hop,
  type Origin,
  type Received
} from '../network/redirects.ts'
import type { Discovery } from './evidence.ts'
import { excerptOf, type Recognized, recognize } from './recognition.ts'

type DiscoverOptions = Omit<FollowOptions, 'url' | 'asks' | 'planBody' | 'headers' | 'origin'> & {
  readonly origin?: Origin | null | undefined
  readonly host: Hostname
  /** The ids of services that are kept, however many others the document has. */
  readonly needed: readonly string[]
  /** The source of the token. */
  readonly source: string | null
}

const WHOLE: BodyPlan = { kind: 'whole', maxBytes: MAX_DOCUMENT_BYTES }

/** Statuses after which a retry may help. */
const isTransient = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** Requests the document once: the attempt, and what decides about another one. Rejects only for mistakes in this program. */
export async function discover(options: DiscoverOptions) {
  const { host, needed, source } = options
  const followed = await follow({
    ...options,
    url: discoveryUrl(host),
    asks: 'document',
    headers: { accept: 'application/json' },
    origin: options.origin ?? null,
    planBody: (head) => (refusalOf(head) === null ? WHOLE : EXCERPT)
  })
  const { response, ...evidence } = followed
  if (response.kind === 'failed') {
    const { problem, transient } = response
    const discovery: Discovery =
      problem.code === 'host-http2'
        ? { kind: 'skipped', problem }
        : { kind: 'failed', problem, excerpt: null }
    return { attempt: { discovery, ...evidence }, transient, retryAfter: null }
  }
  const { head, body, url } = response
  const hop = followed.hops.at(-1)
  const seen = recognize(head, body.bytes)
  const shown = { url: safeUrl(url), asked: showHostname(host), hop, source, ...seen }
  const discovery = readResponse(response, shown, needed)
  const { status, retryAfter } = head
  return { attempt: { discovery, ...evidence }, transient: isTransient(status), retryAfter }
}

/** The last response, for display, and its hop. */
type ShownResponse = Response &
  Asked &
  Recognized & { readonly hop: Hop | undefined; readonly source: string | null }

/** `isJson`: clients that check no media type can read the body, as far as this check did. */
type Readable = { readonly isJson: boolean }

/** The first rule that a response breaks before its body is read, in the order of svchost disco.go. */
function refusalOf(head: Head): ((shown: ShownResponse & Readable) => Problem) | null {
  const { status, declaredBytes } = head
  if (status === 401 || status === 403) {
    return ({ hop, ...shown }) => {
      const { authorization: token = 'none', challenge = null } = hop ?? {}
      return documentUnauthorized({ ...head, ...shown, host: shown.asked, token, challenge })
    }
  }
  if (status !== 200) {
    return (shown) =>
      documents.documentStatus({ ...head, ...shown, transient: isTransient(status) })
  }
  const contentType = head.contentType ?? ''
  const type = parseMediaType(contentType)
  if (type !== 'application/json') {
    return (shown) => documents.documentType({ ...shown, contentType, malformed: type === null })
  }
  if ((declaredBytes ?? 0) <= MAX_DOCUMENT_BYTES) return null
  return (shown) =>
    documents.documentSize({ ...shown, bytes: declaredBytes, limit: MAX_DOCUMENT_BYTES })
}

function readResponse(response: Received, shown: ShownResponse, ids: readonly string[]): Discovery {
  const { head, body } = response
  const user = response.url.user && { name: '', password: null }
  const url = { ...response.url, user, fragment: '' }
  if (head.status === 404) return { kind: 'absent', url, absence: 'status' }
  const refused = refusalOf(head)
  const failure = (problem: Problem): Discovery => {
    return { kind: 'failed', problem: withPage(problem, shown), excerpt: excerptOf(body.bytes) }
  }
  const reading = parseDocument(body.bytes, selectServices(ids))
  const isJson = body.truncated ? shown.page === null : /^(?:object|null)$/.test(reading.kind)
  if (refused !== null) return failure(refused({ ...shown, isJson }))
  switch (reading.kind) {
    case 'object':
      return { ...reading, kind: 'found', url }
    case 'null':
      return { kind: 'absent', url, absence: 'null' }
    case 'not-object':
      return failure(documents.documentNotObject({ ...shown, why: reading.why }))
    case 'not-json':
      return failure(refuseBody(response, reading, shown))
  }
}

/** A body that is not JSON: cut off at the limit, encoded, or wrong. */
function refuseBody(
  { head, body }: Received,
  { kind: _, ...notJson }: DocumentReading & { kind: 'not-json' },
  shown: ShownResponse
): Problem {
  if (body.truncated)
    return documents.documentSize({ ...shown, bytes: null, limit: MAX_DOCUMENT_BYTES })
  const encoding = head.contentEncoding?.toLowerCase() ?? ''
  if (!['', 'gzip', 'identity'].includes(encoding))
    return documents.documentEncoding({ ...shown, encoding })
  return documents.documentNotJson({ ...shown, ...notJson })
}
