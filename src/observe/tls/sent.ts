// The certificates that a server sent, by properties that are safe: others, as `toLegacyObject`, crash Node for brainpool keys.
import type { X509Certificate } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import type { Verified } from './verify.ts'

/** The certificate that a host sent, accepted or not. Times are ISO 8601, UTC. */
export type SentCertificate = Readonly<NonNullable<ReturnType<typeof describeCertificates>>>

// Real chains have fewer than ten certificates; a hostile host could send thousands.
const MAX_SENT = 32

/** In the order in which they were sent, the server's own first. To be called once for a socket. */
export function sentCertificates(socket: TLSSocket): readonly X509Certificate[] {
  const sent: X509Certificate[] = []
  let next = socket.getPeerX509Certificate()
  while (next !== undefined && sent.length < MAX_SENT) {
    sent.push(next)
    next = next.issuerCertificate
  }
  return sent
}

/** `host`: the host that sent them, with its port unless 443. Null without readable dates. */
export function describeCertificates(
  sent: readonly X509Certificate[],
  verified: Verified,
  host: string
) {
  const [leaf] = sent
  if (leaf === undefined) return null
  // The last one is trusted by this machine; the server cannot renew it.
  const ends = verified.ok
    ? verified.chain
        .slice(0, Math.max(1, verified.chain.length - 1))
        .map(({ notAfter }) => notAfter)
    : sent.map(({ validTo }) => Date.parse(validTo))
  // Not `validFromDate` and `validToDate`, which are arbitrary if Node cannot read the date.
  const validFrom = Date.parse(leaf.validFrom)
  const expires = Math.min(...ends)
  if (Number.isNaN(validFrom) || Number.isNaN(expires)) return null
  return {
    host,
    subject: commonName(leaf.subject) ?? leaf.subjectAltName ?? '',
    issuer: commonName(leaf.issuer) ?? leaf.issuer ?? '',
    validFrom: new Date(validFrom).toISOString(),
    /** The earliest expiry in the verified chain, or as sent. */
    expires: new Date(expires).toISOString()
  }
}

const commonName = (name: string | undefined) => /^CN=(.*)$/m.exec(name ?? '')?.[1]
