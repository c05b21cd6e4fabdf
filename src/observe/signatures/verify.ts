// What the clients refuse in the signature of a file of checksums and in the keys that a registry lists for it
// (getproviders/package_authentication.go). OpenSSL verifies; what it or this check cannot read is no fault.
import { createHash, verify } from 'node:crypto'
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import { showSome } from '../../rules/problems/brief.ts'
import type { SignatureFault } from '../../rules/problems/init/provider-packages.ts'
import { type ArmorRules, armorRules, type MainClient } from '../../rules/protocol/clients.ts'
import { decodeArmor } from './armor.ts'
import * as pgp from './packets.ts'

type ListedKey = { readonly ascii_armor: string; readonly trust_signature?: string }

type Signed = {
  /** The file of checksums. */
  readonly sums: Uint8Array
  readonly signature: Uint8Array
  /** Null crashes the clients. Only Terraform reads `trust_signature`, which may be empty. */
  readonly keys: readonly (ListedKey | null)[]
}

export type Expiry = {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The user of OpenTofu forbids expired keys and signatures. */
  readonly refusesExpired: boolean
}

type Rules = Expiry & { readonly client: MainClient; readonly version: string }

const KEYS = '`signing_keys.gpg_public_keys`'
const ITS_SIGNATURE = 'the signature of its checksums'
// HashiCorp’s keys for its own providers, and the one for keys of partners (getproviders/public_keys.go).
const OFFICIAL = ['34365D9472D7468F', 'B0B441097685B676', 'C820C6D5CD27AB87']
const PARTNERS = '7D72D4268E4660FC'

// More is not read, so that it takes little time and memory.
const MAX_KEYS = 20
const MAX_CHARACTERS = 1024 * 1024
// OpenSSL reads no longer numbers.
const MAX_RSA_BYTES = 2048
const NONE = Buffer.alloc(0)

/** The first fault that the client meets; null without one. */
export function signatureFault(signed: Signed, rules: Rules): SignatureFault | null {
  const keys = signed.keys.filter((key) => key !== null)
  if (keys.length === 0 || keys.length < signed.keys.length) {
    const has = signed.keys.length === 0 ? 'no key' : 'null, at which the clients crash,'
    return { why: `the description has ${has} in ${KEYS}`, cure: 'signAndList' }
  }
  const size = keys.reduce((sum, key) => sum + key.ascii_armor.length, 0)
  if (keys.length > MAX_KEYS || size > MAX_CHARACTERS) return null
  try {
    return faultIn(signed, keys, rules)
  } catch (error) {
    if (error instanceof pgp.UnreadError) return null
    throw error
  }
}

/** The clients try the keys in their order. */
function faultIn(
  { sums, signature }: Signed,
  keys: readonly ListedKey[],
  rules: Rules
): SignatureFault | null {
  const file = readFile(signature)
  const armor = armorRules(rules.client, rules.version)
  const listed: string[] = []
  let expired: SignatureFault | null = null
  for (const [index, key] of keys.entries()) {
    const place = keys.length === 1 ? 'the key' : `key ${index + 1} of ${keys.length}`
    const refused = (field: keyof ListedKey, why: string, cure: 'armor' | 'trust') => {
      return { why: `\`${field}\` of ${place} in ${KEYS} ${why}`, cure }
    }
    const ring = readRing(key.ascii_armor, armor)
    if (!ring.ok) return refused('ascii_armor', ring.why, 'armor')
    const ids = ring.value.flatMap((packet) => (packet.kind === 'key' ? packet.id : []))
    const made = file.signatures.find(({ issuer }) => ids.includes(issuer))
    const fault = made === undefined ? file.fault : faultOf(made, ring.value, sums)
    if (fault !== null) return { ...fault, why: `${ITS_SIGNATURE} ${fault.why}` }
    if (made === undefined) listed.push(...ids)
    else if (isExpired(made, ring.value, rules)) {
      const cure = rules.client === 'opentofu' ? 'extend' : 'sign'
      expired ??= { why: `${ITS_SIGNATURE} or its key ${made.issuer} has expired`, cure }
    } else {
      const wrong = trustFault(key.trust_signature ?? '', made, armor)
      return wrong === null ? null : refused('trust_signature', wrong, 'trust')
    }
  }
  if (expired !== null) return expired
  const made = showSome(file.signatures, 3, ({ issuer }) => issuer)
  const others = listed.length === 0 ? 'no key' : showSome(listed, 3)
  return { why: `${ITS_SIGNATURE} is by key ${made}, but ${KEYS} lists ${others}`, cure: 'list' }
}

function readRing(text: string, rules: ArmorRules): Parsed<readonly pgp.Packet[]> {
  const armor = decodeArmor(text, /^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/, rules)
  if (!armor.ok) return armor
  const { packets, isDamaged } = pgp.readPackets(armor.value)
  return isDamaged ? refuse('is cut off or damaged') : accept(packets)
}

/** The signatures, and the fault for a client that needs another one. */
function readFile(bytes: Uint8Array) {
  const { packets, isDamaged } = pgp.readPackets(Buffer.from(bytes))
  const signatures = packets.flatMap((packet) => (packet.kind === 'signature' ? packet : []))
  const ended = (why: string) => ({ signatures, fault: { why, cure: 'sign' } as const })
  const [first] = bytes
  if (first === undefined) return ended('is empty')
  if (first < 0x80 || signatures.length < packets.length) {
    return ended('is not a binary OpenPGP signature (with `--armor` it is text)')
  }
  if (isDamaged) return ended('is cut off or damaged')
  // The clients refuse a signature that names no key.
  if (signatures.some(({ issuer }) => issuer === '')) return ended('does not name its key')
  return signatures.length === 0
    ? ended('is of a kind that the clients do not read')
    : { signatures, fault: null }
}

/** A clause. What the key of HashiCorp has signed is not compared. */
function trustFault(text: string, made: pgp.Signature, rules: ArmorRules): string | null {
  if (text === '' || OFFICIAL.includes(made.issuer)) return null
  // Terraform does not read up to the checksum.
  const armor = decodeArmor(text, /^/, { ...rules, readsChecksum: false })
  if (!armor.ok) return armor.why
  const { packets } = pgp.readPackets(armor.value)
  const isByPartners = packets.some(
    (packet) => packet.kind === 'signature' && packet.issuer === PARTNERS
  )
  return isByPartners ? null : 'is not by HashiCorp’s key for partners'
}

const REVOCATION = 0x20
// Of user IDs, and of a subkey.
const DESCRIPTIONS = [0x10, 0x11, 0x12, 0x13, 0x18]

const isPrimary = (packet: pgp.Packet): boolean => packet.kind === 'key' && !packet.isSubkey

/** The packets of the key with this ID, or whose subkey has it. */
function certificateOf(id: string, packets: readonly pgp.Packet[]): readonly pgp.Packet[] {
  const at = packets.findIndex((packet) => packet.kind === 'key' && packet.id === id)
  const next = packets.findIndex((packet, index) => index > at && isPrimary(packet))
  const until = packets.slice(0, next < 0 ? packets.length : next)
  return until.slice(until.findLastIndex(isPrimary))
}

/** What is wrong with a signature that names a key of the ring. */
function faultOf(
  made: pgp.Signature,
  ring: readonly pgp.Packet[],
  sums: Uint8Array
): SignatureFault | null {
  const { issuer } = made
  const certificate = certificateOf(issuer, ring)
  const key = certificate.find((packet) => packet.kind === 'key' && packet.id === issuer)
  if (key?.kind === 'key' && !isMadeBy(key, made, sums)) {
    const lines = Buffer.from(sums).includes('\r\n') ? ', whose lines end with CRLF' : ''
    return { why: `by key ${issuer} does not match the file of checksums${lines}`, cure: 'sign' }
  }
  const isRevoked = certificate.some(
    (packet) => packet.kind === 'signature' && packet.type === REVOCATION
  )
  return isRevoked ? { why: `is by key ${issuer}, which is revoked`, cure: 'signAndList' } : null
}

/** Terraform accepts expired keys; OpenTofu accepts all that has expired, unless its user forbids that. */
function isExpired(
  { issuer, created, lifetime }: pgp.Signature,
  ring: readonly pgp.Packet[],
  { client, now, refusesExpired }: Rules
): boolean {
  const isPast = (second: number): boolean => second < now / 1000
  const isOver = lifetime > 0 && isPast(created + lifetime)
  const certificate = certificateOf(issuer, ring)
  const newest = Math.max(...certificate.map((each) => (each.kind === 'key' ? each.created : 0)))
  // The clients read one of several descriptions of a key: which one is in doubt.
  const lifetimes = certificate.flatMap((packet) =>
    packet.kind === 'signature' && DESCRIPTIONS.includes(packet.type) ? packet.keyLifetime : []
  )
  if (client === 'terraform') return isOver && !lifetimes.some((seconds) => seconds > 0)
  const isKeyOver =
    lifetimes.length > 0 && lifetimes.every((seconds) => seconds > 0 && isPast(newest + seconds))
  return refusesExpired && (isOver || isKeyOver)
}

/** @throws UnreadError for what OpenSSL, or this check, does not know */
function isMadeBy(key: pgp.Key, made: pgp.Signature, sums: Uint8Array): boolean {
  const { type, algorithm, hash, signed, numbers } = made
  if (type > 1 || key.algorithm !== algorithm) return false
  const text = Buffer.from(sums).toString('latin1')
  // A signature of text is of lines that end with CRLF.
  const content = Buffer.from(type === 1 ? text.replace(/\r?\n/g, '\r\n') : text, 'latin1')
  const length = Buffer.from([4, 0xff, 0, 0, signed.length >> 8, signed.length])
  const data = Buffer.concat([content, signed, length])
  const { jwk, size } = keyOf(key)
  const padded = numbers.map((number) =>
    Buffer.concat([Buffer.alloc(size), number]).subarray(-size)
  )
  const value = Buffer.concat(padded)
  const options = { key: jwk, format: 'jwk' } as const
  try {
    return algorithm === pgp.EDDSA
      ? verify(null, createHash(hash).update(data).digest(), options, value)
      : verify(hash, data, options, value)
  } catch {
    throw new pgp.UnreadError()
  }
}

/** A key of RSA or Ed25519, and the bytes of each number in its signatures. */
function keyOf({ algorithm, numbers: [first = NONE, second = NONE] }: pgp.Key) {
  const text = (bytes: Buffer): string => bytes.toString('base64url')
  if (algorithm === pgp.EDDSA && first.length === 33) {
    return { jwk: { kty: 'OKP', crv: 'Ed25519', x: text(first.subarray(1)) }, size: 32 }
  }
  if (algorithm !== pgp.RSA || first.length > MAX_RSA_BYTES) throw new pgp.UnreadError()
  return { jwk: { kty: 'RSA', n: text(first), e: text(second) }, size: first.length }
}
