// Maps an error of Node, OpenSSL or this folder to a problem, and says whether a retry may help.
import { devNull } from 'node:os'
import { isExhausted, readText } from '../../read/files/read-text.ts'
import type { Asks, CutOff } from '../../rules/problems/brief.ts'
import * as hosts from '../../rules/problems/host.ts'
import * as documents from '../../rules/problems/http/document.ts'
import type { ProxyFault } from '../../rules/problems/http/obstacle.ts'
import * as tls from '../../rules/problems/http/tls.ts'
import { answerIncomplete } from '../../rules/problems/init/answers.ts'
import { hostHttp2, hostPrivateRedirect } from '../../rules/problems/not-contacted.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { showEndpoint } from './connect.ts'
import { Connection, codeOf, messageOf } from './dial.ts'
import type { Exchange, Get } from './get.ts'

/** A request without a usable response. `transient`: a retry may help. */
export type Failure = { readonly problem: Problem; readonly transient: boolean }

export type FailedRequest = Asks &
  Pick<Connection, 'rejection' | 'unsupported'> & {
    readonly code: string
    readonly text: string
    readonly host: string
    /** A redirect leads to the host. */
    readonly isRedirected?: boolean
  }

type Describe = (request: FailedRequest) => Problem
type FailureRow = { readonly describe: Describe; readonly transient: boolean }

/** A failure that is the same at every attempt. */
const settled = (describe: Describe): FailureRow => ({ describe, transient: false })
const transient = (describe: Describe): FailureRow => ({ describe, transient: true })

const unknown =
  (why: hosts.LookupError) =>
  ({ host, asks, isRedirected }: FailedRequest) =>
    hosts.hostUnknown({ host, asks: isRedirected ? 'answer' : asks, why })
const unreachable = (error: hosts.ConnectionError) =>
  transient(({ host }) => hosts.hostUnreachable({ host, error }))
const badHandshake = (error: tls.HandshakeError) =>
  settled(({ host }) => tls.tlsProtocol({ host, error }))
const incomplete = (why: CutOff['why']) =>
  transient(({ host, asks }) =>
    asks === 'document'
      ? documents.documentIncomplete({ host, why })
      : answerIncomplete({ host, why })
  )
const badAddress = (address: 'metadata' | 'private' | 'reserved') =>
  settled(({ host, asks }) => hostPrivateRedirect({ host, address, asks }))

const badProxy = (fault: ProxyFault) =>
  settled(({ host, text }) => tls.proxyRefused({ host, reason: text, fault }))

const malformed = settled(({ host, text }) => hosts.hostProtocol({ host, error: text }))

function describeRejection({ host, rejection }: FailedRequest): Problem {
  if (rejection === null) throw new Error('a certificate is rejected for a reason')
  const { flaw, isLeaf, issuer = '', hasFile = false } = rejection
  if (flaw.kind === 'expired') return tls.tlsExpired({ host, isLeaf, at: flaw.at })
  if (flaw.kind === 'not-yet-valid') return tls.tlsNotYetValid({ host, isLeaf, at: flaw.at })
  if (flaw.kind === 'other-name') return tls.tlsNameMismatch({ host, names: flaw.names })
  return tls.tlsUntrusted({ host, isLeaf, flaw, issuer, hasFile })
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
    hosts.hostTimeout({ host, asks, phase: 'connection', limitMs: null, attempts: 1 })
  ),

  BODY_PAUSED: transient(({ host, asks }) =>
    hosts.hostTimeout({ host, asks, phase: 'body', limitMs: null, attempts: 1 })
  ),
  PROXY_NOT_REACHED: transient(({ host, text }) =>
    hosts.hostUnreachable({ host, error: { proxy: text } })
  ),
  PROXY_LOGIN: badProxy('PROXY_LOGIN'),
  PROXY_ABSENT: badProxy('PROXY_ABSENT'),
  PROXY_PATH: badProxy('PROXY_PATH'),
  PROXY_REFUSED: badProxy('PROXY_REFUSED'),
  PLAIN_HTTP: settled(tls.tlsPlainHttp),
  ADDRESS_METADATA: badAddress('metadata'),
  ADDRESS_PRIVATE: badAddress('private'),
  ADDRESS_RESERVED: badAddress('reserved'),

  CERTIFICATE_REJECTED: settled(describeRejection),
  TLS_UNSUPPORTED: settled(({ host, unsupported }) =>
    tls.tlsProtocol({ host, error: unsupported ?? { code: 'TLS_UNSUPPORTED' } })
  ),

  ERR_SSL_WRONG_VERSION_NUMBER: badHandshake({ kind: 'not-tls' }),
  ERR_SSL_PACKET_LENGTH_TOO_LONG: badHandshake({ kind: 'not-tls' }),
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: badHandshake({ kind: 'client-certificate' }),

  HTTP_MALFORMED: malformed,
  HTTP2_FRAME: malformed,
  HTTP2_ONLY: settled(hostHttp2),
  HEADERS_TOO_LARGE: settled(documents.documentHeaders),
  BODY_CUT: incomplete('closed'),
  Z_BUF_ERROR: incomplete('gzip'),
  Z_DATA_ERROR: settled(({ host, asks }) =>
    asks === 'document'
      ? documents.documentEncoding({ host, why: 'not-gzip' })
      : answerIncomplete({ host, why: 'not-gzip' })
  )
}

function rowForUnknown(code: string): FailureRow {
  if (code.endsWith('UNRECOGNIZED_NAME')) return badHandshake({ kind: 'unknown-name' })
  if (/^(ERR_SSL|ERR_TLS|EPROTO$)/.test(code)) return badHandshake({ code })
  return unreachable({ code })
}

export function explainFailure(request: FailedRequest): Failure {
  const { code } = request
  const row = Object.hasOwn(ROWS, code) ? ROWS[code] : undefined
  const { describe, transient } = row ?? rowForUnknown(code)
  return { problem: describe(request), transient }
}

/** `limitMs`: the time after which it was ended; null if it was not. Rethrows mistakes in this program, and failures of the machine. */
export function explainExchange(
  { error, connection, head }: Pick<Exchange, 'error' | 'connection' | 'head'>,
  request: Pick<FailedRequest, 'asks' | 'isRedirected'> &
    Pick<Get, 'endpoint'> & { readonly limitMs: number | null; attempts?: number | undefined }
): Failure {
  const { endpoint, limitMs, attempts = 1, ...asked } = request
  const { asks } = asked
  const host = showEndpoint(endpoint)
  if (limitMs !== null) {
    const phase = phaseOf(connection, head !== null)
    return { problem: hosts.hostTimeout({ host, asks, phase, limitMs, attempts }), transient: true }
  }
  const errorCode = codeOf(error)
  if (errorCode === '' || isExhausted(error)) throw error
  // A lookup without a free descriptor finds no host; to open a file then throws the cause.
  if (/^E(?:NOTFOUND|AI_)/.test(errorCode)) readText(devNull)
  const code = head !== null && CLOSED.test(errorCode) ? 'BODY_CUT' : errorCode
  const { rejection, unsupported } = connection ?? new Connection()
  return explainFailure({ ...asked, code, text: messageOf(error), host, rejection, unsupported })
}

// After the head, a connection that closes has cut off the document.
const CLOSED = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/

function phaseOf(connection: Connection | null, hasHead: boolean) {
  if (connection?.lookingUp) return 'lookup'
  if (connection?.connectMs === null) return 'connection'
  return hasHead ? 'body' : 'response'
}
