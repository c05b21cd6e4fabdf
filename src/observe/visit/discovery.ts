// Requests the discovery document of one host, accepts or rejects it as the clients do, and recognises what came in its place.
import { readJson } from '../../rules/go/json.ts'
import { parseMediaType } from '../../rules/go/media-type.ts'
import { safeUrl } from '../../rules/go/url.ts'
import { type Asked, brief, type HtmlPage, type Response } from '../../rules/problems/brief.ts'
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
import { hideAddressSecrets, hideInBeginning } from '../../rules/text/address-secrets.ts'
import { type BodyPlan, EXCERPT, type Head } from '../network/body.ts'
import {
  type FollowOptions,
  follow,
  type Hop,
  type Origin,
  type Received
} from '../network/redirects.ts'
import type { Discovery } from './evidence.ts'

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
  const page = recognizePage(body.bytes)
  const hop = followed.hops.at(-1)
  const shown = { url: safeUrl(url), page, asked: showHostname(host), hop, source }
  const discovery = readResponse(response, shown, needed)
  const { status, retryAfter } = head
  return { attempt: { discovery, ...evidence }, transient: isTransient(status), retryAfter }
}

/** The last response, for display, and its hop. */
type ShownResponse = Response &
  Asked & { readonly hop: Hop | undefined; readonly source: string | null }

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
    return ({ url, page, asked }) =>
      documents.documentStatus({ ...head, url, page, asked, transient: isTransient(status) })
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
  { why, advice }: DocumentReading & { kind: 'not-json' },
  shown: ShownResponse
): Problem {
  if (body.truncated)
    return documents.documentSize({ ...shown, bytes: null, limit: MAX_DOCUMENT_BYTES })
  const encoding = head.contentEncoding?.toLowerCase() ?? ''
  if (!['', 'gzip', 'identity'].includes(encoding))
    return documents.documentEncoding({ ...shown, encoding })
  return documents.documentNotJson({ ...shown, why, advice })
}

// Enough to recognise a page by, short enough for a message.
const EXCERPT_CHARACTERS = 200
const TITLE_CHARACTERS = 80

/** The first characters of a body, without the secrets of addresses; null when it is empty. */
export function excerptOf(bytes: Uint8Array): string | null {
  const hide = bytes.length < EXCERPT.maxBytes ? hideAddressSecrets : hideInBeginning
  const text = hide(excerptText(bytes)).trim()
  const characters = Array.from(text.slice(0, 2 * EXCERPT_CHARACTERS))
  return characters.slice(0, EXCERPT_CHARACTERS).join('') || null
}

const excerptText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, EXCERPT.maxBytes))

const SIGN_IN = /sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i
const PORTAL = /captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i

/** Recognises an HTML page; null for anything else. */
export function recognizePage(bytes: Uint8Array): HtmlPage | null {
  const text = withoutComments(excerptText(bytes))
  if (!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(text)) return null
  const [, written = '', end] = /<title[^>]*>([^<]*)(<?)/i.exec(text) ?? []
  const title = written.replace(/\s+/g, ' ').trim()
  const shown = brief(end === '' ? hideInBeginning(title) : title, TITLE_CHARACTERS)
  if (PORTAL.test(title)) return { kind: 'captive-portal', title: shown }
  const isSignIn = SIGN_IN.test(title) || /type=["']?password/i.test(text)
  return { kind: isSignIn ? 'sign-in' : 'other', title: shown }
}

// The forms of registries: {"errors":["…"]}, {"errors":[{"detail":"…"}]}, {"error":"…"}, {"message":"…"}.
const ERROR = /"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/

/** The message of an error in JSON, unless that is the reason phrase; the body may be cut off. */
export function errorIn(bytes: Uint8Array, reason: string): { readonly said?: string } {
  const quoted = readJson(ERROR.exec(excerptText(bytes))?.[1] ?? '', 'struct')
  const said = quoted.ok ? String(quoted.value).trim() : ''
  return said === '' || said.toLowerCase() === reason.toLowerCase() ? {} : { said: brief(said) }
}

/** The text after leading comments. A loop, since one regular expression could take quadratic time. */
function withoutComments(text: string): string {
  let html = text.trimStart()
  while (html.startsWith('<!--')) {
    const end = html.indexOf('-->', 4)
    if (end < 0) return ''
    html = html.slice(end + 3).trimStart()
  }
  return html
}
