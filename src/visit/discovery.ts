// Requests the discovery document of one host, and accepts or rejects the response as the clients do.
import { parseMediaType } from '../go/media-type.ts'
import { safeUrl } from '../go/url.ts'
import type { BodyPlan, Head, ResponseBody } from '../network/body.ts'
import type { Hop } from '../network/observation.ts'
import { type FollowOptions, follow, type Received } from '../network/redirects.ts'
import { documentUnauthorized } from '../problems/credentials.ts'
import {
  documentEncoding,
  documentNotJson,
  documentNotObject,
  documentSize,
  documentStatus,
  documentType
} from '../problems/document.ts'
import type { Problem } from '../problems/problem.ts'
import { MAX_REDIRECTS } from '../protocol/clients.ts'
import {
  type DocumentReading,
  MAX_DOCUMENT_BYTES,
  parseDocument
} from '../protocol/document/document.ts'
import { selectServices } from '../protocol/document/selection.ts'
import { keptUrl } from '../protocol/document/short-url.ts'
import { discoveryUrl, type Hostname, showHostname } from '../protocol/hostname.ts'
import type { Attempt, Discovery } from './evidence.ts'
import { EXCERPT_BYTES, excerptOf, recognizePage } from './wrong-document.ts'

/** One attempt, and what decides about another one. */
export type Try = {
  readonly attempt: Attempt
  readonly transient: boolean
  /** The Retry-After header as sent. */
  readonly retryAfter: string | null
}

type DiscoverOptions = Omit<
  FollowOptions,
  'url' | 'asks' | 'planBody' | 'headers' | 'origin' | 'redirectLimits'
> & {
  readonly host: Hostname
  /** The ids of services that are kept, however many others the document has. */
  readonly needed: readonly string[]
}

const WHOLE: BodyPlan = { kind: 'whole', maxBytes: MAX_DOCUMENT_BYTES }
const EXCERPT: BodyPlan = { kind: 'excerpt', maxBytes: EXCERPT_BYTES }

/** Statuses after which a retry may help. */
const isTransient = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** Requests the document once. Rejects only for mistakes in this program. */
export async function discover(options: DiscoverOptions): Promise<Try> {
  const { host, needed } = options
  const followed = await follow({
    ...options,
    url: discoveryUrl(host),
    asks: 'document',
    headers: { accept: 'application/json' },
    origin: null,
    redirectLimits: MAX_REDIRECTS,
    planBody: (head) => (flawOf(head) === null ? WHOLE : EXCERPT)
  })
  const { response, ...seen } = followed
  if (response.kind === 'failed') {
    const { problem, transient } = response
    const discovery: Discovery =
      problem.code === 'host-http2'
        ? { kind: 'skipped', problem }
        : { kind: 'failed', problem, excerpt: null }
    return { attempt: { discovery, ...seen }, transient, retryAfter: null }
  }
  const authorization = followed.hops.at(-1)?.authorization ?? 'none'
  const challenge = followed.hops.at(-1)?.challenge ?? null
  const discovery = readResponse(response, {
    host: showHostname(host),
    token: authorization,
    challenge,
    needed
  })
  const { status, retryAfter } = response.head
  return { attempt: { discovery, ...seen }, transient: isTransient(status), retryAfter }
}

type HeadFlaw =
  | { readonly kind: 'unauthorized' | 'status' | 'size' }
  | { readonly kind: 'type'; readonly malformed: boolean }

/** The first rule that a response breaks before its body is read, in the order of svchost disco.go. */
function flawOf({ status, contentType, declaredBytes }: Head): HeadFlaw | null {
  if (status === 401 || status === 403) return { kind: 'unauthorized' }
  if (status !== 200) return { kind: 'status' }
  const type = parseMediaType(contentType ?? '')
  if (!type.ok) return { kind: 'type', malformed: true }
  if (type.value !== 'application/json') return { kind: 'type', malformed: false }
  return (declaredBytes ?? 0) > MAX_DOCUMENT_BYTES ? { kind: 'size' } : null
}

/** Whom the response is from, and what happened to the token. */
type Context = {
  readonly host: string
  readonly token: Hop['authorization']
  readonly challenge: string | null
  readonly needed: readonly string[]
}

function readResponse(response: Received, context: Context): Discovery {
  const { head, body } = response
  const url = keptUrl(response.url)
  if (head.status === 404) return { kind: 'absent', url, why: 'status' }
  const refused = refuseHead(response, context)
  if (refused !== null) return failure(refused, body)
  const reading = parseDocument(body.bytes, selectServices(context.needed))
  switch (reading.kind) {
    case 'object':
      return { ...reading, kind: 'found', url, truncated: body.truncated }
    case 'null':
      return { kind: 'absent', url, why: 'null' }
    case 'not-object':
      return failure(documentNotObject({ ...shown(response, context), why: reading.why }), body)
    case 'not-json':
      return failure(refuseBody(response, reading, context), body)
  }
}

const failure = (problem: Problem, { bytes }: ResponseBody): Discovery => ({
  kind: 'failed',
  problem,
  excerpt: excerptOf(bytes)
})

const shown = ({ url, body }: Received, { host }: Context) => ({
  url: safeUrl(url),
  page: recognizePage(body.bytes),
  asked: host
})

function refuseHead(response: Received, context: Context): Problem | null {
  const { status, reason, location, retryAfter, declaredBytes, contentType } = response.head
  const flaw = flawOf(response.head)
  switch (flaw?.kind) {
    case 'unauthorized':
      return documentUnauthorized({ ...shown(response, context), status, reason, ...context })
    case 'status':
      return documentStatus({
        ...shown(response, context),
        status,
        reason,
        location,
        retryAfter,
        transient: isTransient(status)
      })
    case 'type':
      return documentType({
        ...shown(response, context),
        contentType: contentType ?? '',
        malformed: flaw.malformed
      })
    case 'size':
      return documentSize({
        ...shown(response, context),
        bytes: declaredBytes,
        limit: MAX_DOCUMENT_BYTES
      })
    case undefined:
      return null
  }
}

/** A body that is not JSON: cut off at the limit, encoded, or wrong. */
function refuseBody(
  response: Received,
  { why, advice }: DocumentReading & { kind: 'not-json' },
  context: Context
): Problem {
  const { head, body } = response
  if (body.truncated) {
    return documentSize({ ...shown(response, context), bytes: null, limit: MAX_DOCUMENT_BYTES })
  }
  const encoding = head.contentEncoding?.toLowerCase() ?? ''
  if (!['', 'gzip', 'identity'].includes(encoding)) {
    return documentEncoding({ ...shown(response, context), encoding })
  }
  return documentNotJson({ ...shown(response, context), why, advice })
}
