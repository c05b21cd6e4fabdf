// Reads DER, the binary form of ASN.1, as strictly as Go (golang.org/x/crypto/cryptobyte).
import { byteString, decodeUtf8 } from '../text.ts'

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31
} as const

/** Bytes that are not what a certificate must contain there; `message` names the part. */
export class DerError extends Error {}

export type Element = {
  readonly tag: number
  readonly content: Uint8Array
  /** With its tag and length. */
  readonly whole: Uint8Array
}

/** Reads elements one after the other. Every method throws `DerError` if there is no such element. */
export class DerReader {
  #rest: Uint8Array
  readonly #part: string

  /** `part` is the name of what is read, for the error. */
  constructor(bytes: Uint8Array, part: string) {
    this.#rest = bytes
    this.#part = part
  }

  get isEmpty(): boolean {
    return this.#rest.length === 0
  }

  isNext(tag: number): boolean {
    return this.#rest[0] === tag
  }

  any(): Element {
    const tag = this.#rest[0] ?? 0
    const first = this.#rest[1] ?? 0
    // Tags of several bytes do not occur in certificates.
    if (this.#rest.length < 2 || (tag & 0x1f) === 0x1f) throw this.#error()
    const digits = first < 0x80 ? 0 : first & 0x7f
    const length = digits === 0 && first < 0x80 ? first : this.#longLength(digits)
    const start = 2 + digits
    const end = start + length
    if (end > this.#rest.length) throw this.#error()
    const [content, whole] = [this.#rest.subarray(start, end), this.#rest.subarray(0, end)]
    this.#rest = this.#rest.subarray(end)
    return { tag, content, whole }
  }

  element(tag: number): Element {
    if (!this.isNext(tag)) throw this.#error()
    return this.any()
  }

  content(tag: number): Uint8Array {
    return this.element(tag).content
  }

  /** The content of the next element if it has the tag, else null. */
  optional(tag: number): Uint8Array | null {
    return this.isNext(tag) ? this.content(tag) : null
  }

  inside(tag: number): DerReader {
    return new DerReader(this.content(tag), this.#part)
  }

  /** An object identifier with dots. Its arcs are shortest and below 2³¹. */
  oid(): string {
    const arcs: number[] = []
    let arc = 0
    let isStart = true
    for (const byte of this.content(TAG.oid)) {
      arc = arc * 128 + (byte & 0x7f)
      // Shorter forms exist.
      if ((isStart && byte === 0x80) || arc >= 2 ** 31) throw this.#error()
      isStart = byte < 0x80
      if (!isStart) continue
      arcs.push(arc)
      arc = 0
    }
    // The first two arcs are one number.
    const [first, ...rest] = arcs
    if (first === undefined || !isStart) throw this.#error()
    const root = Math.min(Math.floor(first / 40), 2)
    return [root, first - 40 * root, ...rest].join('.')
  }

  /** A shortest integer in two's complement. */
  integer(): Uint8Array {
    const content = this.content(TAG.integer)
    const first = content[0]
    const second = content[1] ?? 0
    const padded = (first === 0 && second < 0x80) || (first === 0xff && second >= 0x80)
    if (first === undefined || (content.length > 1 && padded)) throw this.#error()
    return content
  }

  /** A whole number from 0 to 2⁶³ − 1, rounded above 2⁵³. */
  count(): number {
    const bytes = this.integer()
    if (bytes.length > 8 || (bytes[0] ?? 0) >= 0x80) throw this.#error()
    return bytes.reduce((number, byte) => number * 256 + byte, 0)
  }

  boolean(): boolean {
    const content = this.content(TAG.boolean)
    if (content.length !== 1 || (content[0] !== 0 && content[0] !== 0xff)) throw this.#error()
    return content[0] !== 0
  }

  /** The bytes of a bit string; its unused bits are 0. */
  bits(): Uint8Array {
    const content = this.content(TAG.bits)
    const [unused = 8] = content
    const bytes = content.subarray(1)
    const last = bytes.at(-1) ?? 0
    if (unused > 7 || (unused > 0 && bytes.length === 0)) throw this.#error()
    if ((last & ((1 << unused) - 1)) !== 0) throw this.#error()
    return bytes
  }

  #longLength(digits: number): number {
    const bytes = this.#rest.subarray(2, 2 + digits)
    if (digits === 0 || digits > 4 || bytes.length < digits) throw this.#error()
    const length = bytes.reduce((number, byte) => number * 256 + byte, 0)
    // Shorter forms exist.
    if (length < 0x80 || bytes[0] === 0) throw this.#error()
    return length
  }

  #error(): DerError {
    return new DerError(this.#part)
  }
}

// A surrogate, or a character that is reserved for ever, among pairs of bytes.
const NO_UCS2 = /^(?:..)*?(?:[\xd8-\xdf].|\xff[\xfe\xff]|\xfd[\xd0-\xef])/s

const TEXTS: Readonly<Record<number, (bytes: Uint8Array) => boolean>> = {
  // UTF8String, NumericString, PrintableString (with `*` and `&`, as in Go), T61String, IA5String, BMPString.
  12: (bytes) => !decodeUtf8(bytes).includes('\ufffd'),
  18: (bytes) => /^[\d ]*$/.test(byteString(bytes)),
  19: (bytes) => /^[A-Za-z\d'()+,./ :=?*&-]*$/.test(byteString(bytes)),
  20: () => true,
  22: (bytes) => bytes.every((byte) => byte < 0x80),
  30: (bytes) => bytes.length % 2 === 0 && !NO_UCS2.test(byteString(bytes))
}

/** Whether an element is a string whose bytes its type allows (parseASN1String). */
export const isText = ({ tag, content }: Element): boolean => TEXTS[tag]?.(content) ?? false

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
