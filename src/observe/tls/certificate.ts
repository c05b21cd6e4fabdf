// Reads a certificate with OpenSSL, and what Node does not show of it from its bytes, by the rules of Go (crypto/x509, parser.go).
import { X509Certificate } from 'node:crypto'
import type { ParseFlaw } from '../../rules/problems/http/tls.ts'
import { once } from '../../rules/text/once.ts'
import * as der from './elements.ts'
import { readPublicKey, unsupportedSignature } from './keys.ts'
import * as naming from './names.ts'

export type Certificate = Readonly<
  Extract<ReturnType<typeof readCertificate>, { ok: true }>['certificate']
>

const refused = (flaw: ParseFlaw) => ({ ok: false, flaw }) as const

/** Never throws, whatever the bytes are. */
export function parseCertificate(bytes: Uint8Array) {
  try {
    const x509 = new X509Certificate(bytes)
    const { raw } = x509
    // Node takes a certificate in PEM among the bytes for all of them, and OpenSSL overlooks bytes after the end.
    if (!raw.equals(bytes)) throw new der.MalformedError('certificate')
    return readCertificate(x509, raw)
  } catch (error) {
    const part = error instanceof der.MalformedError ? error.message : 'certificate'
    return refused({ kind: 'malformed', part })
  }
}

const VERSION = 0xa0
// Encoded numbers, from 0 for version 1.
const VERSIONS = ['020100', '020101', '020102']
const EXTENSIONS = 0xa3

/** The fields after the version, and whether that is 3. */
function fieldsOf(content: der.Element | undefined) {
  const fields = der.inside(content, 'certificate')
  const hasVersion = fields[0]?.tag === VERSION
  const version = hasVersion ? fields[0]?.content.toString('hex') : VERSIONS[0]
  if (!VERSIONS.includes(version ?? '')) throw new der.MalformedError('version')
  return { isThird: version === VERSIONS[2], fields: fields.slice(hasVersion ? 1 : 0) }
}

function readCertificate(x509: X509Certificate, raw: Buffer) {
  const [content, outerAlgorithm] = der.inside(der.elementsOf(raw, 'certificate')[0], 'certificate')
  const { isThird, fields } = fieldsOf(content)
  const [, algorithm, issuer, , subject, keyInfo, ...optional] = fields
  if (!algorithm || !issuer || !subject || !keyInfo) throw new der.MalformedError('certificate')
  if (!outerAlgorithm?.content.equals(algorithm.content)) {
    throw new der.MalformedError('signature algorithm')
  }
  if (x509.serialNumber.startsWith('-')) return refused({ kind: 'negative-serial' })
  checkTexts(issuer, 'issuer')
  checkTexts(subject, 'subject')
  const [notBefore, notAfter] = [readTime(x509.validFrom), readTime(x509.validTo)]
  const key = readPublicKey(keyInfo, x509)
  if (key.kind === 'unsupported-curve') return refused({ kind: 'curve', curve: key.curve })
  const extensions = isThird ? optional.find(({ tag }) => tag === EXTENSIONS) : undefined
  const certificate = {
    raw,
    x509,
    /** The key of this one signed the certificate. Remembered for each, because nothing else decides about it. */
    isSignedBy: once((parent: X509Certificate) => isSignedBy(x509, parent)),
    /** The encoded names, which Go compares byte by byte. */
    subject: subject.whole,
    issuer: issuer.whole,
    /** Milliseconds since 1970. */
    notBefore,
    notAfter,
    /** The name of a signature that Go does not verify, else null. */
    unsupportedSignature: unsupportedSignature(algorithm),
    key,
    /** The encoded public key (SubjectPublicKeyInfo). */
    keyInfo: keyInfo.whole,
    /** Null before version 3, in which certificates do not say it. */
    isAuthority: isThird ? x509.ca : null,
    ...readExtensions(extensions)
  }
  return { ok: true, certificate } as const
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
  const decode = <T>(last: number, reader: (value: Buffer) => T): T | null => {
    const value = values.get(`2.5.29.${last}`)
    return value === undefined ? null : reader(value)
  }
  const names = decode(17, naming.readAlternativeNames) ?? { dns: [], addresses: [], others: [] }
  const constraints = decode(30, naming.readConstraints)
  decode(15, (value) => der.bitsOf(der.elementsOf(value, 'keyUsage')[0], 'keyUsage'))
  const handled = new Set(KNOWN)
  if (Object.values(names).some(({ length }) => length > 0)) handled.add('2.5.29.17')
  if (constraints?.isKnown) handled.add('2.5.29.30')
  return {
    /** The encoded subject alternative names; empty without that extension. */
    encodedNames: values.get('2.5.29.17') ?? Buffer.alloc(0),
    names,
    constraints,
    maxPath: decode(19, readMaxPath),
    /** Object identifiers; empty without extendedKeyUsage. */
    usages: decode(37, readUsages) ?? [],
    /** Object identifiers of critical extensions that Go does not know. */
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
