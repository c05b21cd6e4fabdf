// An OpenPGP key and its signatures, which Terraform and OpenTofu accept.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'

// The seed is a text, so that the key is the same in each run.
const PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const SEED = createHash('sha256').update('a key for tests').digest()
const PRIVATE = createPrivateKey({
  key: Buffer.concat([PREFIX, SEED]),
  format: 'der',
  type: 'pkcs8'
})
const PUBLIC = createPublicKey(PRIVATE).export({ format: 'der', type: 'spki' }).subarray(-32)
const CREATED = Buffer.from([0x65, 0, 0, 0])
const ED25519 = Buffer.from('092b06010401da470f01', 'hex')

const size = (bytes: Uint8Array, octets: number): Buffer => {
  const length = Buffer.alloc(octets)
  length.writeUIntBE(bytes.length, 0, octets)
  return Buffer.concat([length, bytes])
}
const packet = (tag: number, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x81 | (tag << 2)]), size(body, 2)])

/** A number without zeros before it, and its length in bits. */
function numberOf(bytes: Buffer): Buffer {
  const start = bytes.findIndex((byte) => byte > 0)
  const bits = 8 * (bytes.length - start) - Math.clz32(bytes[start] ?? 0) + 24
  return Buffer.concat([Buffer.from([bits >> 8, bits]), bytes.subarray(start)])
}

const KEY = Buffer.concat([
  Buffer.from([4]),
  CREATED,
  Buffer.from([22]),
  ED25519,
  numberOf(Buffer.concat([Buffer.from([0x40]), PUBLIC]))
])
const HASHED_KEY = Buffer.concat([Buffer.from([0x99]), size(KEY, 2)])
const FINGERPRINT = createHash('sha1').update(HASHED_KEY).digest()

/** The ID of the key. */
export const KEY_ID = FINGERPRINT.subarray(-8).toString('hex').toUpperCase()

const subpacket = (kind: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([content.length + 1, kind]), content])

function signaturePacket(type: number, content: Uint8Array, more: Uint8Array): Buffer {
  const issuer = subpacket(33, Buffer.concat([Buffer.from([4]), FINGERPRINT]))
  const hashed = size(Buffer.concat([subpacket(2, CREATED), issuer, more]), 2)
  const signed = Buffer.concat([Buffer.from([4, type, 22, 8]), hashed])
  const end = Buffer.from([4, 0xff, 0, 0, 0, signed.length])
  const hash = createHash('sha256').update(content).update(signed).update(end).digest()
  const value = sign(null, hash, PRIVATE)
  const numbers = [numberOf(value.subarray(0, 32)), numberOf(value.subarray(32))]
  const unhashed = size(subpacket(16, FINGERPRINT.subarray(-8)), 2)
  return packet(2, Buffer.concat([signed, unhashed, hash.subarray(0, 2), ...numbers]))
}

/** A binary detached signature. */
export const signatureOf = (text: string): Buffer =>
  signaturePacket(0, Buffer.from(text), Buffer.alloc(0))

const USER = Buffer.from('publisher@example.com')
const CERTIFIED = Buffer.concat([HASHED_KEY, Buffer.from([0xb4]), size(USER, 4)])
const SIGNS = subpacket(27, Buffer.from([3]))

/** The public key in ASCII armor, described with more subpackets. */
function armored(more: Uint8Array): string {
  const description = signaturePacket(0x13, CERTIFIED, Buffer.concat([SIGNS, more]))
  const keyring = Buffer.concat([packet(6, KEY), packet(13, USER), description])
  return [
    '-----BEGIN PGP PUBLIC KEY BLOCK-----',
    '',
    ...(keyring.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END PGP PUBLIC KEY BLOCK-----',
    ''
  ].join('\n')
}

export const PUBLIC_KEY = armored(Buffer.alloc(0))

/** The same key, which expired after a day. */
export const EXPIRED_KEY = armored(subpacket(9, Buffer.from([0, 1, 0x51, 0x80])))
