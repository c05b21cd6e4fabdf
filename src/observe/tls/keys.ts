// Keys and signatures of certificates that Go supports (crypto/x509, x509.go and parser.go).
import type { X509Certificate } from 'node:crypto'
import * as der from './elements.ts'

export type PublicKey =
  | { readonly kind: 'rsa'; readonly bits: number }
  | { readonly kind: 'ecdsa' | 'ed25519' }
  /** A kind that Go reads past: the certificate can be sent, and cannot be used. `name` for display. */
  | { readonly kind: 'unsupported'; readonly name: string }
  /** Go does not read a certificate with such a key. */
  | { readonly kind: 'unsupported-curve'; readonly curve: string }

// P-224, P-256, P-384, P-521.
const GO_CURVES = ['1.3.132.0.33', '1.2.840.10045.3.1.7', '1.3.132.0.34', '1.3.132.0.35']

const RSA_PSS = '1.2.840.113549.1.1.10'

// For display. What is not here is shown by its identifier.
const NAMES: Readonly<Record<string, string>> = {
  [RSA_PSS]: 'RSA-PSS',
  '1.2.840.113549.1.1.5': 'RSA with SHA-1',
  '1.2.840.10045.4.1': 'ECDSA with SHA-1',
  '1.3.101.113': 'Ed448',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
  '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
  '1.3.36.3.3.2.8.1.1.13': 'brainpoolP512r1',
  '1.3.132.0.10': 'secp256k1'
}

const PART = 'public key'
const malformed = () => new der.MalformedError(PART)

/** `info`: the SubjectPublicKeyInfo. @throws if OpenSSL or Go cannot read a key of a kind that Go supports */
export function readPublicKey(info: der.Element, x509: X509Certificate): PublicKey {
  const [algorithm, bits] = der.inside(info, PART)
  const [identifier, parameters] = der.inside(algorithm, PART)
  const id = der.identifierOf(identifier)
  const key = der.bitsOf(bits, PART)
  // Node must not read other kinds of keys, of which a hostile host has a wide choice.
  switch (id) {
    case '1.2.840.113549.1.1.1':
      if (parameters?.whole.toString('hex') !== '0500') throw malformed()
      return readRsaKey(key, x509)
    case '1.2.840.10045.2.1':
      return readEllipticKey(key, parameters, x509)
    case '1.3.101.112':
      if (parameters || key.length !== 32) throw malformed()
      return { kind: 'ed25519' }
    default:
      return { kind: 'unsupported', name: NAMES[id] ?? id }
  }
}

// A shortest number above 0. OpenSSL reads others, too.
const POSITIVE = /^(?:00[89a-f]|0[1-9a-f]|[1-7])/

function readRsaKey(key: Buffer, { publicKey }: X509Certificate): PublicKey {
  const numbers = der.inside(der.elementsOf(key, PART)[0], PART)
  const isPositive = numbers.every(({ content }) => POSITIVE.test(content.toString('hex')))
  if (!isPositive || (numbers[1]?.content.length ?? 0) > 8) throw malformed()
  const { modulusLength = 0, publicExponent = 0n } = publicKey.asymmetricKeyDetails ?? {}
  // crypto/rsa, checkPublicKey. With the exponent 1, anyone can sign.
  return publicExponent > 1n && publicExponent % 2n === 1n && publicExponent < 2n ** 31n
    ? { kind: 'rsa', bits: modulusLength }
    : { kind: 'unsupported', name: `RSA with the exponent ${publicExponent}` }
}

function readEllipticKey(
  key: Buffer,
  curve: der.Element | undefined,
  x509: X509Certificate
): PublicKey {
  // Parameters of a curve may also be explicit.
  const id = curve?.tag === 0x06 ? der.identifierOf(curve) : 'explicit parameters'
  if (!GO_CURVES.includes(id)) return { kind: 'unsupported-curve', curve: NAMES[id] ?? id }
  // Go reads uncompressed points only, and OpenSSL only those on their curve.
  if (key[0] !== 0x04 || x509.publicKey.asymmetricKeyType !== 'ec') throw malformed()
  return { kind: 'ecdsa' }
}

// SHA-256, SHA-384 and SHA-512 with RSA and with ECDSA, and Ed25519.
const SIGNATURES =
  /^(?:1\.2\.840\.113549\.1\.1\.1[123]|1\.2\.840\.10045\.4\.3\.[234]|1\.3\.101\.112)$/

// The parameters of RSA-PSS in hexadecimal: hash, mask by the same hash, and as long a salt.
const PSS =
  /^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/
const PSS_SALTS = ['201 20', '202 30', '203 40']

/** The name of a signature that Go does not verify, for display, else null. `algorithm`: its AlgorithmIdentifier. */
export function unsupportedSignature(algorithm: der.Element): string | null {
  const [identifier, parameters] = der.inside(algorithm, 'signature algorithm')
  const id = der.identifierOf(identifier)
  const [, hash, salt] = PSS.exec(parameters?.whole.toString('hex') ?? '') ?? []
  const isPss = id === RSA_PSS && PSS_SALTS.includes(`${hash} ${salt}`)
  if (isPss || SIGNATURES.test(id)) return null
  return id === RSA_PSS ? 'RSA-PSS with other parameters than SHA-2' : (NAMES[id] ?? id)
}
