// Decides which certificates are trusted, and describes them.
import type { PeerCertificate, SecureContext, TLSSocket } from 'node:tls'
import { checkServerIdentity, createSecureContext, getCACertificates } from 'node:tls'
import { codedError } from './dial.ts'
import type { Certificate } from './observation.ts'

/** The authorities of one run. Read when they are first needed, because that takes milliseconds. */
export type Trust = {
  /** Node's own list, NODE_EXTRA_CA_CERTS, and the `ca-file`. */
  readonly usual: () => SecureContext
  /** The same and the authorities of the system, which the clients use (SSL_CERT_FILE, SSL_CERT_DIR). */
  readonly withSystem: () => SecureContext
}

export function makeTrust(caPem: string | null): Trust {
  const authorities = (...kinds: readonly ('default' | 'system')[]): SecureContext =>
    createSecureContext({
      ca: [...kinds.flatMap((kind) => getCACertificates(kind)), ...(caPem === null ? [] : [caPem])]
    })
  const once = (make: () => SecureContext) => {
    let context: SecureContext | undefined
    return () => {
      context ??= make()
      return context
    }
  }
  return {
    // Without a list, Node uses its own, which is faster than passing it.
    usual: once(() => (caPem === null ? createSecureContext() : authorities('default'))),
    withSystem: once(() => authorities('default', 'system'))
  }
}

/**
 * Whether a certificate is for a host. Node's rules, except that as in Go (crypto/x509,
 * VerifyHostname) the common name is ignored and a wildcard must be a whole label.
 */
export function checkIdentity(host: string, certificate: PeerCertificate): Error | undefined {
  if (certificate.subjectaltname === undefined) {
    return codedError('ERR_TLS_CERT_ALTNAME_INVALID', 'there are no subject alternative names')
  }
  return checkServerIdentity(host, {
    ...certificate,
    subject: { ...certificate.subject, CN: '' },
    subjectaltname: withoutPartialWildcards(certificate.subjectaltname)
  })
}

/** Only Node accepts `reg*.example.com`. A list with quotes stays as it is, because a name in it may contain a comma. */
const withoutPartialWildcards = (names: string): string =>
  names.includes('"')
    ? names
    : names
        .split(', ')
        .filter((name) => !/^DNS:(?!\*\.[^*]*$).*\*/.test(name))
        .join(', ')

// Real chains have fewer than ten certificates; a hostile host could send thousands.
const MAX_CHAIN = 16

/** The certificate that a peer sent, with the earliest expiry in its chain. */
export function describeCertificate(socket: TLSSocket, host: string): Certificate | null {
  const leaf = socket.getPeerX509Certificate()
  if (leaf === undefined) return null
  let expires = leaf.validToDate
  let issuer = leaf.issuerCertificate
  for (let depth = 0; issuer !== undefined && depth < MAX_CHAIN; depth += 1) {
    if (issuer.validToDate < expires) expires = issuer.validToDate
    issuer = issuer.issuerCertificate
  }
  return {
    host,
    subject: commonName(leaf.subject) ?? leaf.subjectAltName ?? '',
    issuer: commonName(leaf.issuer) ?? leaf.issuer ?? '',
    validFrom: leaf.validFromDate.toISOString(),
    expires: expires.toISOString()
  }
}

const commonName = (name: string | undefined): string | undefined =>
  /^CN=(.*)$/m.exec(name ?? '')?.[1]
