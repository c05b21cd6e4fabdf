// Starts a TLS handshake, and leaves the verification of certificates to the caller.
import { isIP, type Socket } from 'node:net'
import { connect, type SecureContext, type TLSSocket } from 'node:tls'

type TlsOptions = {
  /** The name or address of the host. */
  readonly name: string
  /** Without authorities, so that OpenSSL accepts no certificate: Node crashes when it reads one with a brainpool key that OpenSSL has accepted. */
  readonly secureContext: SecureContext
  readonly ALPNProtocols?: string[]
}

/** A TLS connection over another one. It is ready at its event `secureConnect`. */
export const startTls = (socket: Socket, { name, ...options }: TlsOptions): TLSSocket =>
  connect({
    ...options,
    socket,
    // An address has no SNI.
    servername: isIP(name) === 0 ? name.replace(/\.$/, '') : '',
    rejectUnauthorized: false
  })
