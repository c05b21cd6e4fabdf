// The discovery document of one host: fetched, and accepted or refused in the order of the clients.

import { parseMediaType } from '../go/media-type.ts'
import { parseUrl, safeUrl, showUrl } from '../go/url.ts'
import type { BodyPlan, Head } from '../network/body.ts'
import type { Session } from '../network/get.ts'
import type { Authorization } from '../network/observation.ts'
import { type Answer, type FollowOptions, follow } from '../network/redirects.ts'
import { brief } from '../problems/brief.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { Problem } from '../problems/problem.ts'
import { type DocumentReading, parseDocument } from '../protocol/document.ts'
import { discoveryUrl, type Hostname, showHostname } from '../protocol/hostname.ts'
import type { Token } from '../protocol/token.ts'
import type { Attempt, Discovery } from './evidence.ts'
import { describePage, excerptOf } from './wrong-document.ts'

/** One try, and what its visitor needs to know about another. */
export type Try = {
  readonly attempt: Attempt
  readonly transient: boolean
  /** The server's Retry-After, as it stands. */
  readonly retryAfter: string | null
}

export type DiscoverOptions = {
  readonly host: Hostname
  readonly session: Session
  readonly settings: FollowOptions['settings']
  readonly token: Token | null
  readonly maxRedirects: number
  readonly timeoutMs: number
}

// Terraform and OpenTofu read no more than this (svchost disco.go, maxDiscoDocBytes).
const MAX_DOCUMENT_BYTES = 1024 * 1024
const EXCERPT_BYTES = 2048
const WHOLE: BodyPlan = { kind: 'whole', maxBytes: MAX_DOCUMENT_BYTES }
const EXCERPT: BodyPlan = { kind: 'excerpt', maxBytes: EXCERPT_BYTES }

/** Statuses that may be different in a moment; any other answer is the host's settled word. */
const isTransient = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** Asks a host for its document once. Never rejects for what the world does. */
export async function discover(options: DiscoverOptions): Promise<Try> {
  const { host, session, settings, token, maxRedirects, timeoutMs } = options
  const url = parseUrl(discoveryUrl(host))
  if (!url.ok) throw new Error(`no discovery URL for ${host}: ${url.why}`)
  const followed = await follow({
    session,
    settings,
    url: url.value,
    token,
    maxRedirects,
    timeoutMs,
    planBody: (head) => (refuseHead(head, '') === null && head.status === 200 ? WHOLE : EXCERPT)
  })
  const { answer, ...seen } = followed
  const transient = answer.kind === 'failed' ? answer.transient : isTransient(answer.head.status)
  const retryAfter = answer.kind === 'failed' ? null : answer.head.retryAfter
  const authorization = followed.hops.at(-1)?.authorization ?? 'none'
  const discovery = read(answer, showHostname(host), authorization)
  return { attempt: { discovery, ...seen }, transient, retryAfter }
}

function read(answer: Answer, host: string, authorization: Authorization): Discovery {
  if (answer.kind === 'failed') return { kind: 'failed', problem: answer.problem, excerpt: null }
  const { head, body, url } = answer
  if (head.status === 404) return { kind: 'absent', url: showUrl(url), why: 'status' }
  const wrong =
    refuseStatus(head, safeUrl(url), host, authorization) ?? refuseHead(head, safeUrl(url))
  if (wrong !== null) return fail(wrong, body.bytes)
  const reading = parseDocument(body.bytes)
  const { truncated } = body
  switch (reading.kind) {
    case 'object':
      return { kind: 'found', url: showUrl(url), services: reading.services, truncated }
    case 'null':
      return { kind: 'absent', url: showUrl(url), why: 'null' }
    case 'not-object':
      return fail(
        problem(
          'document-not-object',
          `${safeUrl(url)} is not a JSON object: ${brief(reading.why)}`,
          'the document is an object of service ids, such as {"modules.v1":"/v1/modules/"}'
        ),
        body.bytes
      )
    case 'not-json':
      return fail(notJson(answer, reading), body.bytes)
  }
}

const problem = (code: ProblemCode, message: string, help: string): Problem => ({
  code,
  message,
  help
})

/** The problem, with what the answer says of itself: a sign-in page explains more than its type. */
function fail(found: Problem, bytes: Uint8Array): Discovery {
  const page = describePage(bytes)
  if (page === null) return { kind: 'failed', problem: found, excerpt: excerptOf(bytes) }
  const isInstead = found.code === 'document-type' || found.code === 'document-not-json'
  const guess = 'the document is not there, or something stands before it'
  const cure = page.cure ?? (isInstead ? `${guess}; ${found.help}` : found.help)
  return {
    kind: 'failed',
    problem: { ...found, help: `the answer is ${page.words}; ${cure}` },
    excerpt: excerptOf(bytes)
  }
}

/** What can be done about 401 and 403, by what became of the token on the way there. */
const UNAUTHORIZED: Readonly<Record<Authorization, (host: string) => string>> = {
  sent: () => 'check that the token is for this host, complete and not expired',
  none: (host) =>
    `give a token in \`tokens\` (${host}=…) or in a TF_TOKEN_ variable; discovery itself is better left open`,
  dropped: (host) =>
    `the token was not sent there, for it does not follow a redirect to another host; let ${host} answer itself, or leave its document open`,
  withheld: () =>
    'the token was not sent there in clear text, where the clients would send it; let the redirect stay on https'
}

function refuseStatus(
  head: Head,
  url: string,
  host: string,
  authorization: Authorization
): Problem | null {
  const { status } = head
  if (status === 200) return null
  const answered = `${url} answered ${`${status} ${brief(head.reason)}`.trim()}`
  if (status === 401 || status === 403) {
    const says =
      authorization === 'sent'
        ? 'rejected the given authentication credentials'
        : 'requires authentication credentials'
    return problem(
      'document-unauthorized',
      `host ${host} ${says}: ${answered}`,
      UNAUTHORIZED[authorization](host)
    )
  }
  if (status >= 300 && status < 400) {
    if (head.location) {
      return problem(
        'document-status',
        `${answered}, which nobody follows, want 200 or 404`,
        'redirect with 301, 302, 303, 307 or 308'
      )
    }
    return problem(
      'document-status',
      `${answered} and no place to go, want 200 or 404`,
      'let the redirect have a Location header'
    )
  }
  const help = isTransient(status)
    ? 'the host, or a proxy before it, is in trouble; neither Terraform nor OpenTofu asks again'
    : 'the host must answer with its document, or with 404 if it has none'
  return problem('document-status', `${answered}, want 200 or 404`, help)
}

/** What is wrong before a byte of the body is read; of an answer with status 200. */
function refuseHead(head: Head, url: string): Problem | null {
  const raw = head.contentType ?? ''
  const type = parseMediaType(raw)
  const help =
    'serve it with the header Content-Type: application/json; a file named terraform.json gets it from most servers'
  if (!type.ok) {
    const seen = raw === '' ? 'has no Content-Type' : `has a malformed Content-Type "${brief(raw)}"`
    return problem('document-type', `${url} ${seen}, want "application/json"`, help)
  }
  if (type.value !== 'application/json') {
    return problem(
      'document-type',
      `${url} is "${brief(type.value)}", want "application/json"`,
      help
    )
  }
  return head.declaredBytes !== null && head.declaredBytes > MAX_DOCUMENT_BYTES
    ? tooLarge(url, `has ${head.declaredBytes} bytes`)
    : null
}

const tooLarge = (url: string, seen: string): Problem =>
  problem(
    'document-size',
    `${url} ${seen}, limit ${MAX_DOCUMENT_BYTES}`,
    'the document only maps service ids to URLs; check what is served there'
  )

function notJson(
  { url, head, body }: Answer & { kind: 'answer' },
  { why, advice }: DocumentReading & { kind: 'not-json' }
): Problem {
  const shown = safeUrl(url)
  if (body.truncated) return tooLarge(shown, `has more than ${MAX_DOCUMENT_BYTES} bytes`)
  const encoding = head.contentEncoding?.toLowerCase() ?? ''
  if (!['', 'gzip', 'identity'].includes(encoding)) {
    return problem(
      'document-encoding',
      `${shown} is encoded as "${brief(encoding)}", which the clients do not unpack`,
      'the clients ask for gzip only; let the server, or the proxy before it, respect Accept-Encoding'
    )
  }
  return problem(
    'document-not-json',
    `${shown} is not JSON: ${brief(why)}`,
    advice ?? 'serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}'
  )
}
