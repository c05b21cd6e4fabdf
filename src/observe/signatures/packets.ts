// Reads as much of OpenPGP packets (RFC 9580) as shows who made a signature and whether it is good, as the clients do
// (github.com/ProtonMail/go-crypto, openpgp/packet).
import { hash } from 'node:crypto'

/** Thrown for what the clients may read, and this check does not. */
export class UnreadError extends Error {}

export type Signature = {
  readonly kind: 'signature'
  readonly type: number
  readonly algorithm: number
  /** OpenSSL’s name of the hash function. */
  readonly hash: string
  /** The part of the packet that is signed. */
  readonly signed: Buffer
  /** The ID of the key, in hexadecimal digits; empty if it names none. */
  readonly issuer: string
  /** In seconds since 1970. */
  readonly created: number
  /** In seconds; 0 for no end. */
  readonly lifetime: number
  /** The lifetime of the key that it describes. */
  readonly keyLifetime: number
  readonly numbers: readonly Buffer[]
}

export type Key = Pick<Signature, 'algorithm' | 'created' | 'numbers'> & {
  readonly kind: 'key'
  readonly id: string
  readonly isSubkey: boolean
}

export type Packet = Signature | Key

// More are read of no file, so that it takes little time and memory.
const MAX_PACKETS = 1000

export const [RSA, EDDSA] = [1, 22]
/** By algorithm, how many numbers keys and signatures have: also DSA and ECDSA. Others do not sign. */
const NUMBERS: Readonly<Record<number, readonly [ofKey: number, ofSignature: number]>> = {
  ...{ [RSA]: [2, 1], 3: [2, 1], 17: [4, 2], 19: [1, 2], [EDDSA]: [1, 2] }
}

/** Ed25519 and Ed448 of RFC 9580. */
const NEWER = [27, 28]

const SHA2 = { 8: 'sha256', 9: 'sha384', 10: 'sha512', 11: 'sha224' }
const SHA: Readonly<Record<number, string>> = { 2: 'sha1', ...SHA2, 12: 'sha3-256', 14: 'sha3-512' }

const [SIGNATURE, KEY, SUBKEY] = [2, 6, 14]
const SECRET_KEYS = [5, 7]

/** Functions that throw a RangeError beyond the end. */
function readerOf(bytes: Buffer) {
  let at = 0
  const left = (): number => bytes.length - at
  const take = (length: number): Buffer => {
    if (length > left()) throw new RangeError('cut off')
    at += length
    return bytes.subarray(at - length, at)
  }
  const number = (length: number): number => take(length).readUIntBE(0, length)
  const [taken, rest] = [() => bytes.subarray(0, at), () => bytes.subarray(at)]
  return { left, take, number, taken, rest }
}

type PacketReader = ReturnType<typeof readerOf>

/** The packets, and whether one is cut off or something else follows them. @throws UnreadError */
export function readPackets(bytes: Buffer) {
  const packets: Packet[] = []
  const reader = readerOf(bytes)
  try {
    while (reader.left() > 0) {
      if (packets.length > MAX_PACKETS) throw new UnreadError()
      packets.push(...nextPacket(reader))
    }
    return { packets, isDamaged: false }
  } catch (error) {
    if (error instanceof RangeError) return { packets, isDamaged: true }
    throw error
  }
}

/** Nothing for a packet that does not matter. */
function nextPacket(reader: PacketReader): readonly Packet[] {
  const first = reader.number(1)
  if (first < 0x80) throw new RangeError('no packet')
  const isOld = first < 0xc0
  const tag = isOld ? (first & 0x3c) >> 2 : first & 0x3f
  const length = isOld ? oldLength(reader, first & 3) : lengthIn(reader, 224)
  const body = readerOf(reader.rest().subarray(0, length))
  const packets = packetsFrom(tag, body)
  // The clients look for the next packet behind the last field of this one.
  reader.take(body.taken().length + (packets.length > 0 ? 0 : body.left()))
  return packets
}

function packetsFrom(tag: number, body: PacketReader): readonly Packet[] {
  if (SECRET_KEYS.includes(tag)) throw new UnreadError()
  if (tag === SIGNATURE) return readSignature(body)
  return tag === KEY || tag === SUBKEY ? [readKey(body, tag === SUBKEY)] : []
}

const oldLength = (reader: PacketReader, type: number): number =>
  type === 3 ? reader.left() : reader.number(1 << type)

/** From `parts` on, packets have several lengths, which no program writes for signatures and keys. */
function lengthIn(reader: PacketReader, parts = 255): number {
  const first = reader.number(1)
  if (first < 192) return first
  if (first === 255) return reader.number(4)
  if (first >= parts) throw new UnreadError()
  return (first - 192) * 256 + reader.number(1) + 192
}

function readSignature(reader: PacketReader): readonly Signature[] {
  const version = reader.number(1)
  const [type, algorithm, hash] = [reader.number(1), reader.number(1), SHA[reader.number(1)]]
  if (version === 5 || version === 6 || NEWER.includes(algorithm)) throw new UnreadError()
  const [, count] = NUMBERS[algorithm] ?? []
  if (version !== 4 || hash === undefined || count === undefined) return []
  const hashed = subpacketsIn(readerOf(reader.take(reader.number(2))))
  const signed = reader.taken()
  const areas = [hashed, subpacketsIn(readerOf(reader.take(reader.number(2))))]
  // The clients do not compare the beginning of the hash.
  reader.take(2)
  const issuer = areas.flatMap((area) => area.get(33) ?? area.get(16) ?? []).at(-1)
  const seconds = (kind: number): number => hashed.get(kind)?.readUInt32BE() ?? 0
  const times = { created: seconds(2), lifetime: seconds(3), keyLifetime: seconds(9) }
  const id = idIn(issuer?.toString('hex') ?? '')
  const facts = { type, algorithm, hash, signed, issuer: id, numbers: numbersIn(reader, count) }
  return [{ kind: 'signature', ...facts, ...times }]
}

function readKey(reader: PacketReader, isSubkey: boolean): Key {
  if (reader.number(1) !== 4) throw new UnreadError()
  const [created, algorithm] = [reader.number(4), reader.number(1)]
  const [count = 0] = NUMBERS[algorithm] ?? []
  if (count === 0) reader.take(reader.left())
  // The name of a curve comes first.
  if (count === 1) reader.take(reader.number(1))
  const numbers = numbersIn(reader, count)
  const body = reader.taken()
  const start = Buffer.from([0x99, body.length >> 8, body.length])
  const id = idIn(hash('sha1', Buffer.concat([start, body])))
  return { kind: 'key', id, algorithm, created, numbers, isSubkey }
}

/** The last 8 bytes of a fingerprint. */
const idIn = (fingerprint: string): string => fingerprint.slice(-16).toUpperCase()

const numbersIn = (reader: PacketReader, count: number): readonly Buffer[] =>
  Array.from({ length: count }, () => reader.take(Math.ceil(reader.number(2) / 8)))

function subpacketsIn(reader: PacketReader): ReadonlyMap<number, Buffer> {
  const contents: Buffer[] = []
  while (reader.left() > 0) {
    const length = lengthIn(reader)
    // The clients refuse the signature, or pass over it in a key.
    if (length > reader.left()) return new Map()
    contents.push(reader.take(length))
  }
  // The first bit of a kind is whether readers have to know it.
  return new Map(contents.map((content) => [(content[0] ?? 0) & 0x7f, content.subarray(1)]))
}
