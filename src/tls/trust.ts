// Decides which certificates are trusted: chains that go/x509 builds by the rules of Go, and to which OpenSSL has no objection.
import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import {
  createSecureContext,
  getCACertificates,
  rootCertificates,
  type SecureContext
} from 'node:tls'
import { type Certificate, parseCertificate } from '../go/x509/certificate.ts'
import { type Rejection, type Verified, verifyChain } from '../go/x509/verify.ts'
import { once } from '../hcl/scope.ts'
import type { Objection } from '../problems/http/tls.ts'
import { GO_TLS } from './offer.ts'

export type Rejected = Rejection | Objected

export type Verification = Verified | ({ readonly ok: false } & Rejected)

/** The authorities of one run. Read when they are first needed, because that takes milliseconds. */
export type Trust = {
  readonly hasFile: boolean
  /** What a connection offers; without authorities, because `verify` decides. */
  readonly context: () => SecureContext
  /** Verifies the certificates that a host sent, its own first, in DER. `host`: a name or an address. */
  readonly verify: (sent: readonly Uint8Array[], host: string) => Verification
}

export function makeTrust(caPem: string | null): Trust {
  // Node's own list, NODE_EXTRA_CA_CERTS, and the `ca-file`.
  const usual = once(() =>
    anchorsOf([
      ...rootCertificates,
      ...getCACertificates('extra'),
      ...(caPem === null ? [] : [caPem])
    ])
  )
  // The clients use those of the system (SSL_CERT_FILE, SSL_CERT_DIR).
  const system = once(() => anchorsOf(getCACertificates('system')))
  const remembered = { parse: rememberParsed(), isSignedBy: rememberSigned() }
  return {
    hasFile: caPem !== null,
    context: once(() => createSecureContext({ ...GO_TLS, ca: [] })),
    verify: (sent, host) => {
      const now = Date.now()
      const options = { ...remembered, sent, host, now }
      const first = verifyChain({ ...options, anchors: usual() })
      // Another flaw may be that of an expired certificate with the name of a trusted authority.
      const verified = first.ok
        ? first
        : verifyChain({
            ...options,
            anchors: (subject) => [...usual()(subject), ...system()(subject)]
          })
      if (!verified.ok) return verified
      const objection = objectionTo(verified.chain, host, now)
      return objection === null ? verified : { ok: false, ...objection }
    }
  }
}

const PEM = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g

/** Finds certificates by their subject. Those that Go cannot read are no anchors (AppendCertsFromPEM). */
function anchorsOf(pems: readonly string[]): (subject: Uint8Array) => readonly Certificate[] {
  const ders = pems.flatMap((pem) =>
    Array.from(pem.matchAll(PEM), ([, base64 = '']) => Buffer.from(base64, 'base64'))
  )
  const all = Buffer.concat(ders)
  // Hosts share few authorities. Names that no authority has are not kept: a host can send any number.
  const found = new Map<string, readonly Certificate[]>()
  return (subject) => {
    const name = Buffer.from(subject)
    const key = name.toString('latin1')
    const before = found.get(key)
    if (before !== undefined) return before
    // Searching is faster than parsing, and one search of all authorities is faster than 150 searches.
    const holders = all.includes(name) ? ders.filter((der) => der.includes(name)) : []
    const anchors = holders.flatMap((der) => {
      const reading = parseCertificate(der)
      return reading.ok && name.equals(reading.certificate.subject) ? reading.certificate : []
    })
    if (anchors.length > 0) found.set(key, anchors)
    return anchors
  }
}

// Hosts send the same authorities, and one host any number of certificates.
const MAX_PARSED = 200

/** Reads each certificate once, as crypto/tls does (cache.go). The key is all of it, so that none passes for another. */
function rememberParsed(): typeof parseCertificate {
  const known = new Map<string, ReturnType<typeof parseCertificate>>()
  return (der) => {
    const key = Buffer.from(der).toString('latin1')
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= MAX_PARSED) known.clear()
    const reading = parseCertificate(der)
    known.set(key, reading)
    return reading
  }
}

/** Checks a signature once for each pair of certificates. Nothing else decides about it, also not the time. */
function rememberSigned(): typeof isSignedBy {
  const known = new WeakMap<Certificate, WeakMap<Certificate, boolean>>()
  return (child, parent) => {
    const ofChild = known.get(child) ?? new WeakMap<Certificate, boolean>()
    const isSigned = ofChild.get(parent) ?? isSignedBy(child, parent)
    known.set(child, ofChild.set(parent, isSigned))
    return isSigned
  }
}

const readings = new WeakMap<Certificate, X509Certificate>()

/** Parsed by OpenSSL, so that a mistake in our parser cannot supply another key. @throws if OpenSSL cannot read it */
function readByOpenssl(certificate: Certificate): X509Certificate {
  const reading = readings.get(certificate) ?? new X509Certificate(certificate.raw)
  readings.set(certificate, reading)
  return reading
}

function isSignedBy(child: Certificate, parent: Certificate): boolean {
  try {
    return readByOpenssl(child).verify(readByOpenssl(parent).publicKey)
  } catch {
    // OpenSSL cannot read a key or a certificate that Go reads.
    return false
  }
}

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
  checked: Certificate,
  issuer: Certificate | undefined,
  host: string | null,
  now: number
): Objection['check'] | null {
  try {
    const certificate = readByOpenssl(checked)
    const { validFrom, validTo } = certificate
    if (!(Date.parse(validFrom) <= now && now <= Date.parse(validTo))) return 'dates'
    if (host !== null && !isNamed(certificate, host)) return 'name'
    if (issuer === undefined) return null
    const above = readByOpenssl(issuer)
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
