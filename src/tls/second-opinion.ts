// OpenSSL's checks of each certificate in a chain that go/x509 accepts; trust.ts has its checks of the signatures.
// Unlike its verification in the handshake, they cannot crash Node: the keys are of the kinds that Go supports.
import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Certificate } from '../go/x509/certificate.ts'
import type { Objection } from '../problems/http/tls.ts'

/** Which certificate OpenSSL rejects. */
export type Objected = { readonly flaw: Objection; readonly isLeaf: boolean }

/** `chain`: from the server's own certificate to the trusted one. Null if OpenSSL has no objection. */
export function objectionTo(
  chain: readonly Certificate[],
  host: string,
  now: number
): Objected | null {
  for (const [index, certificate] of chain.entries()) {
    const isLeaf = index === 0
    const check = failedCheck(certificate, chain[index + 1], isLeaf ? host : null, now)
    if (check !== null) return { flaw: { kind: 'openssl', check }, isLeaf }
  }
  return null
}

/** The first check that a certificate does not pass. The trusted one has no issuer. */
function failedCheck(
  { raw }: Certificate,
  issuer: Certificate | undefined,
  host: string | null,
  now: number
): Objection['check'] | null {
  try {
    const certificate = new X509Certificate(raw)
    const { validFrom, validTo } = certificate
    if (!(Date.parse(validFrom) <= now && now <= Date.parse(validTo))) return 'dates'
    if (host !== null && !isNamed(certificate, host)) return 'name'
    if (issuer === undefined) return null
    const above = new X509Certificate(issuer.raw)
    // Before version 3, a trusted certificate does not say whether it is an authority.
    if (issuer.version === 3 && !above.ca) return 'authority'
    return certificate.checkIssued(above) ? null : 'issuer'
  } catch {
    return 'encoding'
  }
}

// As in Go: no common names, and a wildcard is a whole label.
const AS_GO = { subject: 'never', partialWildcards: false } as const

function isNamed(certificate: X509Certificate, host: string): boolean {
  if (isIP(host) !== 0) return certificate.checkIP(host) !== undefined
  const name = host.replace(/\.$/, '').toLowerCase()
  if (certificate.checkHost(name, AS_GO) !== undefined) return true
  // OpenSSL wants two dots and no underscore after a wildcard; private networks have `*.corp`.
  const parent = name.replace(/^[^.]*/, '')
  const names = certificate.subjectAltName?.toLowerCase().split(', ') ?? []
  return parent !== '' && names.includes(`dns:*${parent}`)
}
