// Reads a certificate with OpenSSL, and what Node does not show of it from its bytes, by the rules of Go (crypto/x509, parser.go).
import { X509Certificate } from 'node:crypto'
import type { ParseFlaw } from '../../rules/problems/http/tls.ts'
import { once } from '../../rules/text/once.ts'
import * as der from './elements.ts'
import { type PublicKey, readPublicKey, unsupportedSignature } from './keys.ts'
import * as naming from './names.ts'

export type Certificate = {
  readonly raw: Buffer
  /** The key of `parent` signed this certificate. Remembered for each, because nothing else decides about it. */
  readonly isSignedBy: (parent: Certificate) => boolean
  readonly x509: X509Certificate
  /** The encoded names, which Go compares byte by byte. */
  readonly subject: Buffer
  readonly issuer: Buffer
  /** Milliseconds since 1970. */
  readonly notBefore: number
  readonly notAfter: number
  /** The name of a signature that Go does not verify, else null. */
  readonly unsupportedSignature: string | null
  readonly key: PublicKey
  /** The encoded public key (SubjectPublicKeyInfo). */
  readonly keyInfo: Buffer
  /** Null before version 3, in which certificates do not say it. */
  readonly isAuthority: boolean | null
  /** The encoded subject alternative names; empty without that extension. */
  readonly encodedNames: Buffer
  readonly names: naming.GeneralNames
  readonly constraints: naming.Constraints | null
  readonly maxPath: number | null
  /** Object identifiers; empty without extendedKeyUsage. */
  readonly usages: readonly string[]
  /** Object identifiers of critical extensions that Go does not know. */
  readonly unhandled: readonly string[]
}

export type CertificateReading =
  | { readonly ok: true; readonly certificate: Certificate }
  | { readonly ok: false; readonly flaw: ParseFlaw }

/** Never throws, whatever the bytes are. */
export function parseCertificate(bytes: Uint8Array): CertificateReading {
  try {
    const x509 = new X509Certificate(bytes)
    const { raw } = x509
    // Node takes a certificate in PEM among the bytes for all of them, and OpenSSL overlooks bytes after the end.
    if (!raw.equals(bytes)) throw new der.MalformedError('certificate')
    const certificate = readCertificate(x509, raw)
    return 'kind' in certificate ? { ok: false, flaw: certificate } : { ok: true, certificate }
  } catch (error) {
    const part = error instanceof der.MalformedError ? error.message : 'certificate'
    return { ok: false, flaw: { kind: 'malformed', part } }
  }
}

const VERSION = 0xa0
// Encoded numbers, from 0 for version 1.
const VERSIONS = ['020100', '020101', '020102']
const EXTENSIONS = 0xa3

function readCertificate(x509: X509Certificate, raw: Buffer): Certificate | ParseFlaw {
  const [content, outerAlgorithm] = der.inside(der.elementsOf(raw, 'certificate')[0], 'certificate')
  const fields = der.inside(content, 'certificate')
  const hasVersion = fields[0]?.tag === VERSION
  const version = hasVersion ? fields[0]?.content.toString('hex') : VERSIONS[0]
  if (!VERSIONS.includes(version ?? '')) throw new der.MalformedError('version')
  const isThird = version === VERSIONS[2]
  const [, algorithm, issuer, , subject, keyInfo, ...rest] = fields.slice(hasVersion ? 1 : 0)
  if (!algorithm || !issuer || !subject || !keyInfo) throw new der.MalformedError('certificate')
  if (!outerAlgorithm?.content.equals(algorithm.content)) {
    throw new der.MalformedError('signature algorithm')
  }
  if (x509.serialNumber.startsWith('-')) return { kind: 'negative-serial' }
  checkTexts(issuer, 'issuer')
  checkTexts(subject, 'subject')
  const [notBefore, notAfter] = [readTime(x509.validFrom), readTime(x509.validTo)]
  const key = readPublicKey(keyInfo, x509)
  if (key.kind === 'unsupported-curve') return { kind: 'curve', curve: key.curve }
  const extensions = isThird ? rest.find(({ tag }) => tag === EXTENSIONS) : undefined
  return {
    raw,
    x509,
    isSignedBy: once((parent: Certificate) => isSignedBy(x509, parent.x509)),
    subject: subject.whole,
    issuer: issuer.whole,
    notBefore,
    notAfter,
    unsupportedSignature: unsupportedSignature(algorithm),
    key,
    keyInfo: keyInfo.whole,
    isAuthority: isThird ? x509.ca : null,
    ...readExtensions(extensions)
  }
}

function isSignedBy(child: X509Certificate, parent: X509Certificate): boolean {
  try {
    return child.verify(parent.publicKey)
  } catch {
    return false
  }
}

/** Go validates the texts of names. */
function checkTexts(name: der.Element, part: string): void {
  const attributes = der.inside(name, part).flatMap((set) => der.inside(set, part, 0x31))
  for (const attribute of attributes) {
    const [, value] = der.inside(attribute, part)
    if (value === undefined || !der.isText(value)) throw new der.MalformedError(part)
  }
}

/** Milliseconds since 1970 of a time as OpenSSL writes it, such as `Jan  1 00:00:00 2020 GMT`. */
function readTime(text: string): number {
  const [, date, year] = /^(.*:\d\d) (\d+) GMT$/.exec(text) ?? []
  // The parser takes the year 49 for 2049.
  const time = new Date(`${date} 2000 GMT`).setUTCFullYear(Number(year))
  if (Number.isNaN(time)) throw new der.MalformedError('validity')
  return time
}

// 2.5.29.*: Go understands these, critical or not.
const KNOWN = [15, 19, 31, 32, 33, 36, 37, 54].map((last) => `2.5.29.${last}`)
// RFC 5280: must not be critical. Go does not read the certificate if they are.
const NEVER_CRITICAL = ['2.5.29.14', '2.5.29.35', '1.3.6.1.5.5.7.1.1']

function readExtensions(field: der.Element | undefined) {
  const part = 'extensions'
  const values = new Map<string, Buffer>()
  const critical: string[] = []
  for (const extension of field ? der.inside(der.inside(field, part, EXTENSIONS)[0], part) : []) {
    const [identifier, second, third] = der.inside(extension, part)
    const id = der.identifierOf(identifier)
    const value = third ?? second
    if (value?.tag !== 0x04 || values.has(id)) throw new der.MalformedError(part)
    values.set(id, value.content)
    if (third && second && der.isTrue(second)) critical.push(id)
  }
  if (critical.some((id) => NEVER_CRITICAL.includes(id))) throw new der.MalformedError(part)
  const read = <T>(last: number, reader: (value: Buffer) => T): T | null => {
    const value = values.get(`2.5.29.${last}`)
    return value === undefined ? null : reader(value)
  }
  const names = read(17, naming.readAlternativeNames) ?? { dns: [], addresses: [], others: [] }
  const constraints = read(30, naming.readConstraints)
  read(15, (value) => der.bitsOf(der.elementsOf(value, 'keyUsage')[0], 'keyUsage'))
  const handled = new Set(KNOWN)
  if (Object.values(names).some(({ length }) => length > 0)) handled.add('2.5.29.17')
  if (constraints?.isKnown) handled.add('2.5.29.30')
  return {
    encodedNames: values.get('2.5.29.17') ?? Buffer.alloc(0),
    names,
    constraints,
    maxPath: read(19, readMaxPath),
    usages: read(37, readUsages) ?? [],
    unhandled: critical.filter((id) => !handled.has(id))
  }
}

/** How many authorities basicConstraints allows below this one: a number, after a boolean that may be absent. */
function readMaxPath(value: Buffer): number | null {
  const part = 'basicConstraints'
  const fields = der.inside(der.elementsOf(value, part)[0], part)
  const hasBoolean = fields[0]?.tag === 0x01
  if (hasBoolean && fields[0]) der.isTrue(fields[0])
  const count = fields[hasBoolean ? 1 : 0]?.content
  if (count && count.length > 8) throw new der.MalformedError(part)
  return count === undefined ? null : Number(`0x${count.toString('hex')}`)
}

function readUsages(value: Buffer): readonly string[] {
  const part = 'extendedKeyUsage'
  return der.inside(der.elementsOf(value, part)[0], part).map((usage) => der.identifierOf(usage))
}
