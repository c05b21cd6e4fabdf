// Problems of the secure connection to a host: the proxy in between, certificates, TLS itself.
import { ALL_CLIENTS } from '../protocol/clients.ts'
import { defineProblem, error, warning } from './problem.ts'

/** `host` is the host that was connected to, with its port unless that is the scheme's own. */
type Host = { readonly host: string }

/** Facts of the certificate; null when the host did not get as far as sending one. Times are ISO 8601. */
type Presented = Host & {
  readonly certificate: {
    readonly subject: string
    readonly validFrom: string
    readonly expires: string
  } | null
}

const day = (time: string): string => time.slice(0, 10)

export const proxyRefused = defineProblem(
  error('proxy-refused', 'Proxy refused the request', ALL_CLIENTS),
  /** `reason` is what happened at the proxy, with its name. */
  ({ host, reason }: Host & { readonly reason: string }) => ({
    message: `${host} was not reached: ${reason}`,
    help: 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too'
  })
)

export const tlsExpired = defineProblem(
  error('tls-expired', 'TLS certificate has expired', ALL_CLIENTS),
  ({ host, certificate }: Presented) => ({
    message:
      certificate === null
        ? `the certificate of ${host} has expired`
        : `the certificate of ${host} expired on ${day(certificate.expires)}`,
    help: 'renew the certificate and reload the server'
  })
)

export const tlsNotYetValid = defineProblem(
  error('tls-not-yet-valid', 'TLS certificate is not valid yet', ALL_CLIENTS),
  ({ host, certificate }: Presented) => ({
    message:
      certificate === null
        ? `the certificate of ${host} is not valid yet`
        : `the certificate of ${host} is not valid before ${day(certificate.validFrom)}`,
    help: 'check the clock of this machine and the start date of the certificate'
  })
)

const DISTRUST = {
  'unknown-authority': 'is signed by an unknown authority',
  'unknown-authority-or-incomplete-chain':
    'is signed by an unknown authority, or the host does not send the intermediate certificate',
  'self-signed-authority': 'is signed by an unknown authority that signed itself',
  'self-signed': 'is self-signed',
  revoked: 'is revoked'
}

/** A known reason, or the code of any other verification error. */
export type Distrust = keyof typeof DISTRUST | { readonly code: string }

export const tlsUntrusted = defineProblem(
  error('tls-untrusted', 'TLS certificate is not trusted', ALL_CLIENTS),
  ({ host, why }: Host & { readonly why: Distrust }) => ({
    message: `the certificate of ${host} ${typeof why === 'string' ? DISTRUST[why] : `is rejected (${why.code})`}`,
    help:
      why === 'revoked'
        ? 'renew the certificate'
        : 'configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE'
  })
)

export const tlsNameMismatch = defineProblem(
  error('tls-name-mismatch', 'TLS certificate is for another name', ALL_CLIENTS),
  ({ host, certificate }: Presented) => ({
    message: `the certificate of ${host} is for ${certificate?.subject ?? 'another name'}`,
    help: `issue a certificate that lists ${host} as a subject alternative name, or use the name it is for`
  })
)

const HANDSHAKE_ERRORS = {
  'not-tls': {
    says: 'does not speak TLS on this port',
    help: 'serve TLS on this port, or use the port that does'
  },
  'client-certificate': {
    says: 'requires a client certificate',
    help: 'allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it'
  }
}

/** A known way to fail, or the code of any other handshake error. */
export type HandshakeError = keyof typeof HANDSHAKE_ERRORS | { readonly code: string }

export const tlsProtocol = defineProblem(
  error('tls-protocol', 'TLS handshake failed', ALL_CLIENTS),
  ({ host, error }: Host & { readonly error: HandshakeError }) => {
    if (typeof error === 'string') {
      const { says, help } = HANDSHAKE_ERRORS[error]
      return { message: `${host} ${says}`, help }
    }
    return {
      message: `${host} and this check have no TLS version and cipher in common (${error.code})`,
      help: 'enable TLS 1.2 or later on the host'
    }
  }
)

export const tlsPlainHttp = defineProblem(
  error('tls-plain-http', 'Port serves plain HTTP', ALL_CLIENTS),
  ({ host }: Host) => ({
    message: `${host} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
    help: 'serve TLS on this port, or use the port that does; discovery always uses https'
  })
)

export const tlsExpiresSoon = defineProblem(
  warning('tls-expires-soon', 'TLS certificate expires soon'),
  ({ host, days, expires }: Host & { readonly days: number; readonly expires: string }) => {
    const when = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`
    return {
      message: `the certificate of ${host} expires ${when}, on ${day(expires)}`,
      help: 'renew the certificate; if it is renewed automatically, find out why that has not happened'
    }
  }
)
