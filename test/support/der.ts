// Writes the parts of DER, the binary form of ASN.1, that an X.509 certificate needs.
import { isIPv4 } from 'node:net'

const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31
} as const

/** A value after its tag and its length. */
export function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), length(content.length), content])
}

function length(count: number): Buffer {
  if (count < 0x80) return Buffer.from([count])
  const digits = Buffer.from(count.toString(16).padStart(count > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

export const der = {
  sequence: (...parts: readonly Uint8Array[]): Buffer => tagged(TAG.sequence, ...parts),
  set: (...parts: readonly Uint8Array[]): Buffer => tagged(TAG.set, ...parts),
  octets: (...parts: readonly Uint8Array[]): Buffer => tagged(TAG.octets, ...parts),
  /** `unused`: how many of the last byte's lowest bits do not count. */
  bits: (content: Uint8Array, unused = 0): Buffer =>
    tagged(TAG.bits, Buffer.from([unused]), content),
  none: (): Buffer => tagged(0x05),
  yes: (): Buffer => tagged(TAG.boolean, Buffer.from([0xff])),
  /** A whole number, not negative, from its big-endian bytes. */
  integer: (bytes: Uint8Array): Buffer =>
    (bytes[0] ?? 0) < 0x80
      ? tagged(TAG.integer, bytes)
      : tagged(TAG.integer, Buffer.from([0]), bytes),
  /** An object identifier from its encoded bytes, in hexadecimal. */
  oid: (hex: string): Buffer => tagged(TAG.oid, Buffer.from(hex, 'hex')),
  utf8: (text: string): Buffer => tagged(TAG.utf8, Buffer.from(text)),
  /** RFC 5280 §4.1.2.5: years before 2050 are written with two digits. */
  time: (date: Date): Buffer => {
    const digits = `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
    return date.getUTCFullYear() < 2050
      ? tagged(TAG.utcTime, Buffer.from(digits.slice(2)))
      : tagged(TAG.generalizedTime, Buffer.from(digits))
  },
  /** A subject alternative name: an IPv4 address, else a DNS name. */
  alternativeName: (name: string): Buffer =>
    isIPv4(name)
      ? tagged(0x87, Buffer.from(name.split('.').map(Number)))
      : tagged(
          name.includes('@') ? 0x81 : name.includes(':') ? 0x86 : 0x82,
          Buffer.from(name, 'ascii')
        )
}
