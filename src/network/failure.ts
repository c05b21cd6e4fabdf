// What an error of Node, undici or OpenSSL means: a problem code, and whether another try may help.

import type { ProblemCode } from '../problems/catalogue.ts'
import type { Problem } from '../problems/problem.ts'
import type { Certificate } from './observation.ts'

/** A request that got no usable answer. */
export type Failure = { readonly problem: Problem; readonly transient: boolean }

type Row = {
  readonly code: ProblemCode
  readonly transient: boolean
  /** What is said of the host; `$` stands for it. */
  readonly says: string
  readonly help?: string
}

const row = (code: ProblemCode, transient: boolean, says: string, help?: string): Row =>
  help === undefined ? { code, transient, says } : { code, transient, says, help }

const UNTRUSTED_HELP =
  'let the host send its whole chain, or give the authority as `ca-file`; the clients read SSL_CERT_FILE'
const untrusted = (says: string, help = UNTRUSTED_HELP) => row('tls-untrusted', false, says, help)
const unreachable = (says: string) => row('host-unreachable', true, says)
const noAgreement = (says: string, help?: string) => row('tls-protocol', false, says, help)
const notHttp = (says: string) => row('host-protocol', false, says)

/** Codes as they arrive in `error.code`. What is not here is classed by its prefix, below. */
const ROWS: Readonly<Record<string, Row>> = {
  ENOTFOUND: row(
    'host-unknown',
    false,
    '$ has no address: no such host',
    'check the spelling, and that this machine can resolve the name'
  ),
  ENODATA: row('host-unknown', false, '$ has no address: no such host'),
  EAI_AGAIN: row('host-unknown', true, '$ cannot be looked up: the name server gave no answer'),
  EAI_FAIL: row('host-unknown', true, '$ cannot be looked up: the name server failed'),

  ECONNREFUSED: unreachable('$ refuses the connection'),
  ECONNRESET: unreachable('$ closed the connection without an answer'),
  ECONNABORTED: unreachable('$ closed the connection without an answer'),
  EPIPE: unreachable('$ closed the connection without an answer'),
  EHOSTUNREACH: unreachable('$ cannot be reached: no route to it'),
  ENETUNREACH: unreachable('$ cannot be reached: no route to its network'),
  UND_ERR_SOCKET: unreachable('$ closed the connection without an answer'),
  ERR_HTTP2_STREAM_ERROR: unreachable('$ broke off its answer in HTTP/2'),
  ERR_HTTP2_SESSION_ERROR: unreachable('$ broke off the connection in HTTP/2'),
  ETIMEDOUT: row('host-timeout', true, '$ did not accept a connection in time'),

  PROXY_REFUSED: row(
    'proxy-refused',
    false,
    '$ was not reached',
    'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY: the clients read the same'
  ),
  PLAIN_HTTP: row(
    'tls-plain-http',
    false,
    '$ speaks plain HTTP on this port: server gave HTTP response to HTTPS client',
    'discovery is https only; serve TLS on this port, or name the port that does'
  ),
  ADDRESS_METADATA: row(
    'host-private-redirect',
    false,
    "$ is the address of a cloud's metadata service, which is never contacted"
  ),
  ADDRESS_PRIVATE: row(
    'host-private-redirect',
    false,
    '$ is at a private address, and a public host redirects there',
    'if that is meant, name the host in `hostnames` or `resolve`'
  ),

  CERT_HAS_EXPIRED: row(
    'tls-expired',
    false,
    "$'s certificate has expired",
    'renew the certificate'
  ),
  CERT_NOT_YET_VALID: row(
    'tls-not-yet-valid',
    false,
    "$'s certificate is not valid yet",
    'check the clocks of the host and of this machine'
  ),
  ERR_TLS_CERT_ALTNAME_INVALID: row(
    'tls-name-mismatch',
    false,
    "$'s certificate is for another name",
    'the certificate must list the host among its subject alternative names'
  ),
  UNABLE_TO_GET_ISSUER_CERT: untrusted("$'s certificate comes from an unknown authority"),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted("$'s certificate comes from an unknown authority"),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted(
    "$'s certificate comes from an unknown authority, or the host does not send the intermediate one"
  ),
  SELF_SIGNED_CERT_IN_CHAIN: untrusted(
    "$'s certificate comes from an unknown authority, which signed itself"
  ),
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted("$'s certificate is self-signed"),
  CERT_REVOKED: untrusted("$'s certificate is revoked", 'renew the certificate'),

  ERR_SSL_WRONG_VERSION_NUMBER: noAgreement('$ does not speak TLS on this port'),
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noAgreement('$ does not speak TLS on this port'),
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: noAgreement(
    '$ wants a client certificate',
    'neither Terraform nor OpenTofu can send one'
  ),

  UND_ERR_HEADERS_OVERFLOW: row('document-headers', false, '$ sends more than 256 KiB of headers'),
  HPE_HEADER_OVERFLOW: row('document-headers', false, '$ sends more than 256 KiB of headers'),
  HPE_INVALID_EOF_STATE: row(
    'document-incomplete',
    true,
    '$ closed the connection in the middle of its answer'
  ),
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: row(
    'document-incomplete',
    true,
    '$ sends a document of another length than it says'
  ),
  Z_DATA_ERROR: row(
    'document-encoding',
    false,
    '$ sends a document that says it is gzip and is not'
  ),
  Z_BUF_ERROR: row('document-incomplete', true, '$ sends a gzip document that breaks off')
}

// OpenSSL's verification results without a row of their own: all of them mean that trust ends there.
const VERIFICATION =
  /^(CERT|CRL|UNABLE_TO|ERROR_IN_CERT|ERROR_IN_CRL|INVALID|PATH|EE_|CA_|HOSTNAME|DEPTH|SELF|SUITE|UNSPECIFIED|AKID|KEYUSAGE|SUBJECT|NO_ISSUER|EXCLUDED|PERMITTED|UNSUPPORTED|PROXY_|SUBTREE)/

function classOf(code: string): Row | null {
  // undici asserts what it takes for granted of a status.
  if (code.startsWith('HPE_') || code.startsWith('ERR_HTTP2') || code === 'ERR_ASSERTION') {
    return notHttp('$ answers something that is not HTTP')
  }
  if (code.startsWith('ERR_SSL') || code === 'EPROTO') {
    return noAgreement(
      '$ and this check find no common TLS version and cipher',
      'the host needs TLS 1.2 or later'
    )
  }
  if (code.startsWith('ERR_TLS') || VERIFICATION.test(code)) {
    return untrusted("$'s certificate is refused")
  }
  // Any other code is the system's or the library's word for a connection that failed.
  return code === '' ? null : unreachable('$ cannot be reached')
}

/** The fact of the certificate that makes a message precise, in place of the table's words. */
function certificateWords(
  code: ProblemCode,
  host: string,
  { expires, validFrom, subject }: Certificate
): string | null {
  const day = (time: string) => time.slice(0, 10)
  if (code === 'tls-expired') return `${host}'s certificate expired on ${day(expires)}`
  if (code === 'tls-not-yet-valid') {
    return `${host}'s certificate is valid from ${day(validFrom)} only`
  }
  return code === 'tls-name-mismatch' ? `${host}'s certificate is for ${subject}` : null
}

/**
 * Classifies an error's code; `detail` is the error's own text, used where the table says little.
 * @returns null for an error without a code: that is no failure of the world but one of ours
 */
export function explainFailure(
  code: string,
  host: string,
  detail: string,
  certificate: Certificate | null
): Failure | null {
  const known = Object.hasOwn(ROWS, code) ? ROWS[code] : undefined
  const found = known ?? classOf(code)
  if (found === null) return null
  const says = found.says.replace('$', () => host)
  const precise = certificate && certificateWords(found.code, host, certificate)
  const vague = known === undefined ? code : code === 'PROXY_REFUSED' ? detail : null
  const message = precise ?? (vague === null ? says : `${says} (${vague})`)
  const problem: Problem = { code: found.code, message }
  return {
    problem: found.help === undefined ? problem : { ...problem, help: found.help },
    transient: found.transient
  }
}
