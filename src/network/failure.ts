// Maps an error of Node, OpenSSL or this folder to a problem, and says whether a retry may help.
import type { Endpoint } from '../go/url.ts'
import type { Asks } from '../problems/brief.ts'
import {
  type ConnectionError,
  hostProtocol,
  hostTimeout,
  hostUnknown,
  hostUnreachable,
  type LookupError
} from '../problems/host.ts'
import {
  type CutOff,
  documentEncoding,
  documentHeaders,
  documentIncomplete
} from '../problems/http/document.ts'
import {
  type HandshakeError,
  proxyRefused,
  tlsExpired,
  tlsNameMismatch,
  tlsNotYetValid,
  tlsPlainHttp,
  tlsProtocol,
  tlsUntrusted
} from '../problems/http/tls.ts'
import { answerIncomplete } from '../problems/init/answers.ts'
import { hostHttp2, hostPrivateRedirect } from '../problems/not-contacted.ts'
import type { Problem } from '../problems/problem.ts'
import { showEndpoint } from './connect.ts'
import { type Connection, codeOf, messageOf, noConnection } from './dial.ts'
import type { Exchange } from './get.ts'

/** A request without a usable response. `transient`: a retry may help. */
export type Failure = { readonly problem: Problem; readonly transient: boolean }

/** What is known about a request that failed. */
export type FailedRequest = Asks &
  Pick<Connection, 'rejection' | 'unsupported'> & {
    /** `error.code`. */
    readonly code: string
    /** `error.message`. */
    readonly text: string
    /** The host that was connected to, for display. */
    readonly host: string
  }

type Describe = (request: FailedRequest) => Problem
type FailureRow = { readonly describe: Describe; readonly transient: boolean }

/** A failure that is the same at every attempt. */
const settled = (describe: Describe): FailureRow => ({ describe, transient: false })
const transient = (describe: Describe): FailureRow => ({ describe, transient: true })

const unknown = (why: LookupError) => (request: FailedRequest) =>
  hostUnknown({ host: request.host, why })
const unreachable = (error: ConnectionError) =>
  transient(({ host }) => hostUnreachable({ host, error }))
const badHandshake = (error: HandshakeError) => settled(({ host }) => tlsProtocol({ host, error }))
const incomplete = (why: CutOff) =>
  transient(({ host, asks }) =>
    asks === 'document' ? documentIncomplete({ host, why }) : answerIncomplete({ host, why })
  )
const badAddress = (address: 'metadata' | 'private' | 'reserved') =>
  settled(({ host, asks }) => hostPrivateRedirect({ host, address, asks }))

const malformed = settled(({ host, text }) => hostProtocol({ host, error: text }))

function describeRejection({ host, rejection }: FailedRequest): Problem {
  if (rejection === null) throw new Error('a certificate is rejected for a reason')
  const { flaw, isLeaf } = rejection
  if (flaw.kind === 'expired') return tlsExpired({ host, isLeaf, at: flaw.at })
  if (flaw.kind === 'not-yet-valid') return tlsNotYetValid({ host, isLeaf, at: flaw.at })
  if (flaw.kind === 'other-name') return tlsNameMismatch({ host, names: flaw.names })
  return tlsUntrusted({ host, isLeaf, flaw })
}

/** Known values of `error.code`. Others are classified by their prefix in `rowForUnknown`. */
const ROWS: Readonly<Record<string, FailureRow>> = {
  ENOTFOUND: settled(unknown('no-such-host')),
  ENODATA: settled(unknown('no-such-host')),
  EAI_AGAIN: transient(unknown('no-answer')),
  EAI_FAIL: transient(unknown('server-failed')),

  ECONNREFUSED: unreachable('refused'),
  ECONNRESET: unreachable('closed'),
  ECONNABORTED: unreachable('closed'),
  EPIPE: unreachable('closed'),
  EHOSTUNREACH: unreachable('no-host-route'),
  ENETUNREACH: unreachable('no-network-route'),
  ETIMEDOUT: transient(({ host, asks }) =>
    hostTimeout({ host, asks, phase: 'connection', limitMs: null })
  ),

  PROXY_NOT_REACHED: transient(({ host, text }) =>
    hostUnreachable({ host, error: { proxy: text } })
  ),
  PROXY_REFUSED: settled(({ host, text }) => proxyRefused({ host, reason: text })),
  PLAIN_HTTP: settled(tlsPlainHttp),
  ADDRESS_METADATA: badAddress('metadata'),
  ADDRESS_PRIVATE: badAddress('private'),
  ADDRESS_RESERVED: badAddress('reserved'),

  CERTIFICATE_REJECTED: settled(describeRejection),
  TLS_UNSUPPORTED: settled(({ host, unsupported }) =>
    tlsProtocol({ host, error: unsupported ?? { code: 'TLS_UNSUPPORTED' } })
  ),

  ERR_SSL_WRONG_VERSION_NUMBER: badHandshake('not-tls'),
  ERR_SSL_PACKET_LENGTH_TOO_LONG: badHandshake('not-tls'),
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: badHandshake('client-certificate'),

  HTTP_MALFORMED: malformed,
  HTTP2_FRAME: malformed,
  HTTP2_ONLY: settled(hostHttp2),
  HEADERS_TOO_LARGE: settled(documentHeaders),
  BODY_CUT: incomplete('closed'),
  Z_BUF_ERROR: incomplete('gzip'),
  Z_DATA_ERROR: settled(({ host, asks }) =>
    asks === 'document'
      ? documentEncoding({ host, encoding: 'broken gzip' })
      : answerIncomplete({ host, why: 'not-gzip' })
  )
}

function rowForUnknown(code: string): FailureRow {
  if (code.endsWith('UNRECOGNIZED_NAME')) return badHandshake('unknown-name')
  if (/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(code)) return badHandshake({ code })
  return unreachable({ code })
}

export function explainFailure(request: FailedRequest): Failure {
  const { code } = request
  const known = Object.hasOwn(ROWS, code) ? ROWS[code] : undefined
  const { describe, transient } = known ?? rowForUnknown(code)
  return { problem: describe(request), transient }
}

/**
 * The failure of one exchange. `limitMs` is the time after which it was ended; null if it was not. Rethrows
 * mistakes in this program, which the entry point prints with their stack.
 */
export function explainExchange(
  { error, connection, head }: Pick<Exchange, 'error' | 'connection' | 'head'>,
  {
    endpoint,
    asks,
    limitMs
  }: Asks & { readonly endpoint: Endpoint; readonly limitMs: number | null }
): Failure {
  const host = showEndpoint(endpoint)
  if (limitMs !== null) {
    const phase = phaseOf(connection, head !== null)
    return { problem: hostTimeout({ host, asks, phase, limitMs }), transient: true }
  }
  const code = codeOf(error)
  if (code === '') throw error
  const { rejection, unsupported } = connection ?? noConnection()
  return explainFailure({
    code: head !== null && CLOSED.test(code) ? 'BODY_CUT' : code,
    text: messageOf(error),
    asks,
    host,
    rejection,
    unsupported
  })
}

// After the head, a connection that closes has cut off the document.
const CLOSED = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/

/** The phase in which a request still is. */
function phaseOf(connection: Connection | null, hasHead: boolean) {
  if (connection?.lookingUp) return 'lookup'
  if (connection?.connectMs === null) return 'connection'
  return hasHead ? 'body' : 'response'
}
