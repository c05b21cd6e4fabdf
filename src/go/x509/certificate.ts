// Reads an X.509 certificate as Go does (crypto/x509, parser.go): the parts that verification needs.
import { byteString } from '../text.ts'
import * as algorithms from './algorithms.ts'
import { DerError, DerReader, isText, sameBytes, TAG } from './der.ts'
import * as naming from './names.ts'

export type Certificate = {
  readonly raw: Uint8Array
  /** The encoded names, which Go compares byte by byte. */
  readonly subject: Uint8Array
  readonly issuer: Uint8Array
  /** Milliseconds since 1970. */
  readonly notBefore: number
  readonly notAfter: number
  readonly version: number
  readonly signature: algorithms.SignatureAlgorithm
  readonly key: algorithms.PublicKey
  /** The encoded public key (SubjectPublicKeyInfo). */
  readonly keyInfo: Uint8Array
  /** The encoded subject alternative names; empty without that extension. */
  readonly encodedNames: Uint8Array
  readonly names: naming.GeneralNames
  readonly constraints: naming.Constraints | null
  /** Null without the extension basicConstraints. */
  readonly basic: { readonly isAuthority: boolean; readonly maxPath: number | null } | null
  /** Null without keyUsage. */
  readonly maySign: boolean | null
  /** Object identifiers; empty without extendedKeyUsage. */
  readonly usages: readonly string[]
  /** Object identifiers of critical extensions that Go does not know. */
  readonly unhandled: readonly string[]
}

/** Why Go cannot read a certificate. */
export type ParseFlaw =
  /** `part` is malformed. */
  | { readonly kind: 'malformed'; readonly part: string }
  | { readonly kind: 'negative-serial' }
  /** The object identifier of the curve of its key, or its name if it has one. */
  | { readonly kind: 'curve'; readonly curve: string }

export type CertificateReading =
  | { readonly ok: true; readonly certificate: Certificate }
  | { readonly ok: false; readonly flaw: ParseFlaw }

/** Never throws, whatever the bytes are. */
export function parseCertificate(der: Uint8Array): CertificateReading {
  try {
    const outer = new DerReader(der, 'certificate')
    const body = outer.inside(TAG.sequence)
    if (!outer.isEmpty) throw new DerError('certificate')
    const content = body.inside(TAG.sequence)
    const algorithm = body.content(TAG.sequence)
    const certificate = readContent(der, content, algorithm)
    body.bits()
    return 'kind' in certificate ? { ok: false, flaw: certificate } : { ok: true, certificate }
  } catch (error) {
    if (!(error instanceof DerError)) throw error
    return { ok: false, flaw: { kind: 'malformed', part: error.message } }
  }
}

const VERSION = 0xa0
const EXTENSIONS = 0xa3
const UNIQUE_IDS = [0x81, 0x82]

function readContent(
  raw: Uint8Array,
  content: DerReader,
  algorithm: Uint8Array
): Certificate | ParseFlaw {
  const version = content.isNext(VERSION) ? content.inside(VERSION).count() + 1 : 1
  if (version > 3) throw new DerError('version')
  if ((content.integer()[0] ?? 0) >= 0x80) return { kind: 'negative-serial' }
  const signed = content.content(TAG.sequence)
  if (!sameBytes(signed, algorithm)) throw new DerError('signature algorithm')
  const issuer = readName(content, 'issuer')
  const validity = content.inside(TAG.sequence)
  const notBefore = readTime(validity)
  const notAfter = readTime(validity)
  const subject = readName(content, 'subject')
  const keyInfo = content.element(TAG.sequence).whole
  const key = algorithms.readPublicKey(keyInfo)
  if (key.kind === 'unsupported-curve') return { kind: 'curve', curve: key.curve }
  if (version > 1) for (const tag of UNIQUE_IDS) content.optional(tag)
  return {
    raw,
    subject,
    issuer,
    notBefore,
    notAfter,
    version,
    signature: algorithms.readSignatureAlgorithm(signed),
    key,
    keyInfo,
    ...readExtensions(version === 3 ? content.optional(EXTENSIONS) : null)
  }
}

/** A distinguished name, whose texts Go validates; its encoding. */
function readName(content: DerReader, part: string): Uint8Array {
  const { whole } = content.element(TAG.sequence)
  const sets = new DerReader(whole, part).inside(TAG.sequence)
  while (!sets.isEmpty) {
    const attributes = sets.inside(TAG.set)
    while (!attributes.isEmpty) {
      const attribute = attributes.inside(TAG.sequence)
      attribute.oid()
      if (!isText(attribute.any())) throw new DerError(part)
    }
  }
  return whole
}

const TIMES: readonly { readonly tag: number; readonly format: RegExp }[] = [
  { tag: TAG.utcTime, format: /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/ },
  { tag: TAG.generalizedTime, format: /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/ }
]

function readTime(validity: DerReader): number {
  const time = TIMES.find(({ tag }) => validity.isNext(tag))
  const match = time?.format.exec(byteString(validity.content(time.tag)))
  if (!match) throw new DerError('validity')
  const [year = 0, month = 0, ...rest] = match.slice(1).map((digits) => Number(digits ?? 0))
  // RFC 5280 §4.1.2.5.1: two digits are years from 1950 to 2049.
  const whole = match[1]?.length === 4 ? year : year < 50 ? 2000 + year : 1900 + year
  const [day = 0, hour = 0, minute = 0, second = 0] = rest
  const date = new Date(0)
  date.setUTCFullYear(whole, month - 1, day)
  // A 31 February becomes another day.
  if (date.getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59) {
    throw new DerError('validity')
  }
  return date.setUTCHours(hour, minute, second)
}

// 2.5.29.*: Go understands these, critical or not.
const KNOWN = [15, 19, 31, 32, 33, 36, 37, 54].map((last) => `2.5.29.${last}`)
// RFC 5280: must not be critical. Go does not read the certificate if they are.
const NEVER_CRITICAL = ['2.5.29.14', '2.5.29.35', '1.3.6.1.5.5.7.1.1']

function readExtensions(bytes: Uint8Array | null) {
  const all = new Map<string, { readonly critical: boolean; readonly value: Uint8Array }>()
  const list = bytes && new DerReader(bytes, 'extensions').inside(TAG.sequence)
  while (list && !list.isEmpty) {
    const each = list.inside(TAG.sequence)
    const id = each.oid()
    const critical = each.isNext(TAG.boolean) && each.boolean()
    if (all.has(id)) throw new DerError('extensions')
    if (critical && NEVER_CRITICAL.includes(id)) throw new DerError('extensions')
    all.set(id, { critical, value: each.content(TAG.octets) })
  }
  const value = (last: number): Uint8Array | null => all.get(`2.5.29.${last}`)?.value ?? null
  const [keyUsage, alternative, basic, constraints, usages] = [15, 17, 19, 30, 37].map(value)
  const names = alternative ? naming.parseAlternativeNames(alternative) : null
  const limits = constraints ? naming.parseConstraints(constraints) : null
  const handled = new Set(KNOWN)
  if (names?.isKnown) handled.add('2.5.29.17')
  if (limits?.isKnown) handled.add('2.5.29.30')
  return {
    encodedNames: alternative ?? new Uint8Array(),
    names: names ?? { dns: [], addresses: [], others: [] },
    constraints: limits,
    basic: basic ? readBasicConstraints(basic) : null,
    maySign: keyUsage ? readMaySign(keyUsage) : null,
    usages: usages ? readUsages(usages) : [],
    unhandled: [...all].flatMap(([id, { critical }]) => (critical && !handled.has(id) ? id : []))
  }
}

function readBasicConstraints(value: Uint8Array): Certificate['basic'] {
  const reader = new DerReader(value, 'basicConstraints').inside(TAG.sequence)
  const isAuthority = reader.isNext(TAG.boolean) && reader.boolean()
  return { isAuthority, maxPath: reader.isNext(TAG.integer) ? reader.count() : null }
}

// Bit 5 of keyUsage, counted from the left, and bit 8, the last that has a meaning.
const KEY_CERT_SIGN = 0x04
const DECIPHER_ONLY = 0x80

/** Go treats a keyUsage without any bit as if it were absent. */
function readMaySign(value: Uint8Array): boolean | null {
  const [bits = 0, more = 0] = new DerReader(value, 'keyUsage').bits()
  return bits === 0 && more < DECIPHER_ONLY ? null : (bits & KEY_CERT_SIGN) !== 0
}

function readUsages(value: Uint8Array): readonly string[] {
  const list = new DerReader(value, 'extendedKeyUsage').inside(TAG.sequence)
  const usages: string[] = []
  while (!list.isEmpty) usages.push(list.oid())
  return usages
}
