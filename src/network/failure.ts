// Maps an error of Node, undici or OpenSSL to a problem, and says whether a retry may help.
import {
  type CutOff,
  documentEncoding,
  documentHeaders,
  documentIncomplete
} from '../problems/document.ts'
import {
  type ConnectionError,
  hostPrivateRedirect,
  hostProtocol,
  hostTimeout,
  hostUnknown,
  hostUnreachable,
  type LookupError
} from '../problems/host.ts'
import type { Problem } from '../problems/problem.ts'
import {
  type Distrust,
  type HandshakeError,
  proxyRefused,
  tlsExpired,
  tlsNameMismatch,
  tlsNotYetValid,
  tlsPlainHttp,
  tlsProtocol,
  tlsUntrusted
} from '../problems/tls.ts'
import type { Certificate } from './observation.ts'

/** A request without a usable response. `transient`: a retry may help. */
export type Failure = { readonly problem: Problem; readonly transient: boolean }

/** What is known about a request that failed. */
export type FailedRequest = {
  /** `error.code`; empty when the error has none. */
  readonly code: string
  /** `error.message`. */
  readonly text: string
  /** The host that was connected to, for display. */
  readonly host: string
  readonly certificate: Certificate | null
}

type Describe = (request: FailedRequest) => Problem
type Row = { readonly describe: Describe; readonly transient: boolean }

/** A failure that is the same at every attempt. */
const settled = (describe: Describe): Row => ({ describe, transient: false })
const transient = (describe: Describe): Row => ({ describe, transient: true })

const unknown = (why: LookupError) => (request: FailedRequest) =>
  hostUnknown({ host: request.host, why })
const unreachable = (error: ConnectionError) =>
  transient(({ host }) => hostUnreachable({ host, error }))
const untrusted = (why: Distrust) => settled(({ host }) => tlsUntrusted({ host, why }))
const badHandshake = (error: HandshakeError) => settled(({ host }) => tlsProtocol({ host, error }))
const incomplete = (why: CutOff) => transient(({ host }) => documentIncomplete({ host, why }))

/** Known values of `error.code`. Others are classified by their prefix in `rowForUnknown`. */
const ROWS: Readonly<Record<string, Row>> = {
  ENOTFOUND: settled(unknown('no-such-host')),
  ENODATA: settled(unknown('no-such-host')),
  EAI_AGAIN: transient(unknown('no-answer')),
  EAI_FAIL: transient(unknown('server-failed')),

  ECONNREFUSED: unreachable('refused'),
  ECONNRESET: unreachable('closed'),
  ECONNABORTED: unreachable('closed'),
  EPIPE: unreachable('closed'),
  UND_ERR_SOCKET: unreachable('closed'),
  EHOSTUNREACH: unreachable('no-host-route'),
  ENETUNREACH: unreachable('no-network-route'),
  ERR_HTTP2_STREAM_ERROR: unreachable('http2-stream'),
  ERR_HTTP2_SESSION_ERROR: unreachable('http2-session'),
  ETIMEDOUT: transient(({ host }) => hostTimeout({ host, phase: 'connection', limitMs: null })),

  PROXY_REFUSED: settled(({ host, text }) => proxyRefused({ host, reason: text })),
  PLAIN_HTTP: settled(tlsPlainHttp),
  ADDRESS_METADATA: settled(({ host }) => hostPrivateRedirect({ host, address: 'metadata' })),
  ADDRESS_PRIVATE: settled(({ host }) => hostPrivateRedirect({ host, address: 'private' })),

  CERT_HAS_EXPIRED: settled(tlsExpired),
  CERT_NOT_YET_VALID: settled(tlsNotYetValid),
  ERR_TLS_CERT_ALTNAME_INVALID: settled(tlsNameMismatch),
  UNABLE_TO_GET_ISSUER_CERT: untrusted('unknown-authority'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted('unknown-authority'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted('unknown-authority-or-incomplete-chain'),
  SELF_SIGNED_CERT_IN_CHAIN: untrusted('self-signed-authority'),
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted('self-signed'),
  CERT_REVOKED: untrusted('revoked'),

  ERR_SSL_WRONG_VERSION_NUMBER: badHandshake('not-tls'),
  ERR_SSL_PACKET_LENGTH_TOO_LONG: badHandshake('not-tls'),
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: badHandshake('client-certificate'),

  UND_ERR_HEADERS_OVERFLOW: settled(documentHeaders),
  HPE_HEADER_OVERFLOW: settled(documentHeaders),
  HPE_INVALID_EOF_STATE: incomplete('closed'),
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: incomplete('length'),
  Z_BUF_ERROR: incomplete('gzip'),
  Z_DATA_ERROR: settled(({ host }) => documentEncoding({ host, encoding: 'broken gzip' }))
}

// The remaining results of OpenSSL's certificate verification.
const VERIFICATION =
  /^(CERT|CRL|UNABLE_TO|ERROR_IN_CERT|ERROR_IN_CRL|INVALID|PATH|EE_|CA_|HOSTNAME|DEPTH|SELF|SUITE|UNSPECIFIED|AKID|KEYUSAGE|SUBJECT|NO_ISSUER|EXCLUDED|PERMITTED|UNSUPPORTED|PROXY_|SUBTREE)/

function rowForUnknown(code: string): Row {
  // undici asserts that a status is in range, so a status such as 999 is an ERR_ASSERTION.
  if (code.startsWith('HPE_') || code.startsWith('ERR_HTTP2') || code === 'ERR_ASSERTION') {
    return settled(({ host }) => hostProtocol({ host, error: code }))
  }
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') return badHandshake({ code })
  if (code.startsWith('ERR_TLS') || VERIFICATION.test(code)) return untrusted({ code })
  return unreachable({ code })
}

/** Null for an error without a code, which is a mistake in this program. */
export function explainFailure(request: FailedRequest): Failure | null {
  const { code } = request
  if (code === '') return null
  const known = Object.hasOwn(ROWS, code) ? ROWS[code] : undefined
  const { describe, transient } = known ?? rowForUnknown(code)
  return { problem: describe(request), transient }
}
