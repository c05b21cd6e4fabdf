// Header compression of HTTP/2 (RFC 7541), as Go decodes it (golang.org/x/net/http2/hpack).
import { accept, type Parsed, refuse } from './parsed.ts'

/** A header. Text is Latin-1: one character for each byte. */
export type Field = readonly [name: string, value: string]

export type Fields = {
  readonly fields: readonly Field[]
  /** What the fields take of the limit: their bytes, and 32 for each. */
  readonly size: number
  /** There were more than the limit allows; they are not decoded, and neither can later blocks be. */
  readonly truncated: boolean
}

export type FieldDecoder = {
  /** The fields of one header block, up to a size. */
  readonly decode: (block: Uint8Array, maxSize: number) => Parsed<Fields>
}

// Appendix A: `name value`, by index from 1.
const STATIC_TABLE: readonly Field[] = (
  ':authority|:method GET|:method POST|:path /|:path /index.html|:scheme http|:scheme https' +
  '|:status 200|:status 204|:status 206|:status 304|:status 400|:status 404|:status 500' +
  '|accept-charset|accept-encoding gzip, deflate|accept-language|accept-ranges|accept' +
  '|access-control-allow-origin|age|allow|authorization|cache-control|content-disposition' +
  '|content-encoding|content-language|content-length|content-location|content-range' +
  '|content-type|cookie|date|etag|expect|expires|from|host|if-match|if-modified-since' +
  '|if-none-match|if-range|if-unmodified-since|last-modified|link|location|max-forwards' +
  '|proxy-authenticate|proxy-authorization|range|referer|refresh|retry-after|server' +
  '|set-cookie|strict-transport-security|transfer-encoding|user-agent|vary|via' +
  '|www-authenticate'
)
  .split('|')
  .map((entry): Field => {
    const [name = '', ...value] = entry.split(' ')
    return [name, value.join(' ')]
  })

// Neither side changes it.
const TABLE_BYTES = 4096
const OVERHEAD = 32

const sizeOf = ([name, value]: Field): number => name.length + value.length + OVERHEAD

/** A decoder for the blocks of one connection, which share a table. */
export function fieldDecoder(): FieldDecoder {
  const table: Field[] = []
  let used = 0
  let limit = TABLE_BYTES
  const evict = (): void => {
    while (used > limit) used -= sizeOf(table.pop() ?? ['', ''])
  }
  const add = (field: Field): void => {
    table.unshift(field)
    used += sizeOf(field)
    evict()
  }
  const entry = (index: number): Field => {
    const field = STATIC_TABLE[index - 1] ?? table[index - 1 - STATIC_TABLE.length]
    if (field === undefined) throw new Malformed('index of a header that does not exist')
    return field
  }
  const resize = (bytes: number, isFirst: boolean): void => {
    if (!isFirst && used > 0) throw new Malformed('table size within a header block')
    if (bytes > TABLE_BYTES) throw new Malformed('table size above the limit')
    limit = bytes
    evict()
  }
  const literal = (cursor: Cursor, bits: number): Field => {
    const index = cursor.integer(bits)
    const name = index === 0 ? cursor.text() : entry(index)[0]
    return [name, cursor.text()]
  }
  /** Null for a change of the table size. */
  const next = (cursor: Cursor, isFirst: boolean): Field | null => {
    const kind = cursor.peek()
    if (kind >= 0x80) return entry(cursor.integer(7))
    if (kind >= 0x40) {
      const field = literal(cursor, 6)
      add(field)
      return field
    }
    if (kind < 0x20) return literal(cursor, 4)
    resize(cursor.integer(5), isFirst)
    return null
  }
  const decode = (block: Uint8Array, maxSize: number): Fields => {
    const cursor = new Cursor(block)
    const fields: Field[] = []
    let size = 0
    while (!cursor.isAtEnd()) {
      const field = next(cursor, fields.length === 0)
      if (field === null) continue
      size += sizeOf(field)
      if (size > maxSize) return { fields, size, truncated: true }
      fields.push(field)
    }
    return { fields, size, truncated: false }
  }
  return {
    decode: (block, maxSize) => {
      try {
        return accept(decode(block, maxSize))
      } catch (error) {
        if (error instanceof Malformed) return refuse(error.message)
        throw error
      }
    }
  }
}

class Malformed extends Error {}

class Cursor {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  peek(): number {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) throw new Malformed('header block is cut off')
    return byte
  }

  #byte(): number {
    const byte = this.peek()
    this.#at += 1
    return byte
  }

  /** An integer whose first byte has this many bits for it (§5.1). */
  integer(bits: number): number {
    const most = 2 ** bits - 1
    let value = this.#byte() & most
    if (value < most) return value
    for (let shift = 0; shift < 63; shift += 7) {
      const byte = this.#byte()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    throw new Malformed('integer in a header block is too long')
  }

  /** A string (§5.2). */
  text(): string {
    const isHuffman = this.peek() >= 0x80
    const length = this.integer(7)
    const bytes = this.#bytes.subarray(this.#at, this.#at + length)
    if (bytes.length < length) throw new Malformed('header block is cut off')
    this.#at += length
    return isHuffman ? unpack(bytes) : latin1(bytes)
  }
}

function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

// Appendix B: the bits of the code of each byte and of the end of the string, in base 36. The codes
// are canonical, so their lengths define them.
const CODE_LENGTHS =
  'dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6cad67777777777777777777777878djde6' +
  'f56565666577666567655677777fbedskmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn' +
  'qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrqu'
const END_OF_STRING = 256

type CodeLength = {
  /** The first code of this length. */
  readonly first: number
  /** The symbols with codes of this length, in the order of their codes. */
  readonly symbols: readonly number[]
}

/** Codes by their length. */
const CODES: readonly CodeLength[] = (() => {
  const lengths = [...CODE_LENGTHS].map((digit) => Number.parseInt(digit, 36))
  let code = 0
  return Array.from({ length: 31 }, (_, length) => {
    const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol] === length)
    const first = code * 2
    code = first + symbols.length
    return { first, symbols }
  })
})()

function unpack(bytes: Uint8Array): string {
  let text = ''
  let code = 0
  let length = 0
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      code = code * 2 + ((byte >> bit) & 1)
      length += 1
      const { first = 0, symbols = [] } = CODES[length] ?? {}
      const symbol = symbols[code - first]
      if (symbol === undefined) continue
      if (symbol === END_OF_STRING) throw new Malformed('end of string within a header')
      text += String.fromCharCode(symbol)
      code = 0
      length = 0
    }
  }
  // The rest of the last byte is filled with the first bits of the end of the string, which are ones.
  if (length > 7 || code !== 2 ** length - 1) throw new Malformed('malformed end of a header')
  return text
}

/** A header block of literals, which leave nothing in the tables of proxies on the way (§6.2.3). */
export function encodeFields(fields: readonly Field[]): Uint8Array {
  const bytes: number[] = []
  for (const field of fields) {
    bytes.push(0x10)
    for (const text of field) {
      encodeLength(text.length, bytes)
      for (let at = 0; at < text.length; at += 1) bytes.push(text.charCodeAt(at))
    }
  }
  return Uint8Array.from(bytes)
}

function encodeLength(length: number, bytes: number[]): void {
  if (length < 127) {
    bytes.push(length)
    return
  }
  bytes.push(127)
  let rest = length - 127
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128))
  bytes.push(rest)
}
