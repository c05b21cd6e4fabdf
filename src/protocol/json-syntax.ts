// The grammar of JSON as Go's encoding/json checks it, byte by byte, before it reads a value.
import { quoteByte } from './quote.ts'
import { decodeUtf8 } from './utf8.ts'

/** Where and why bytes are not JSON; `offset` is their length where they end too soon. */
export type JsonMistake = { readonly why: string; readonly offset: number }

/** Offsets in bytes; `end` is behind the last one. */
export type Span = { readonly start: number; readonly end: number }

export type JsonOutline = {
  readonly mistake: null
  /** The word that encoding/json has for the kind of the whole. */
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'bool' | 'null'
  /** The members of an outermost object, in order, duplicates included. */
  readonly members: readonly { readonly key: Span; readonly value: Span }[]
  /** The first number that is too large for a 64-bit float. */
  readonly overflow: Span | null
}

type Outline = JsonOutline | { readonly mistake: JsonMistake }
type Expected = 'value' | 'first element' | 'key' | 'first key' | 'colon' | 'next'

/** encoding/json stops there (maxNestingDepth), lest its stack overflow. */
const MAX_DEPTH = 10_000

const [SPACE, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d]
const [COLON, COMMA, PLUS, MINUS, POINT, ZERO] = [0x3a, 0x2c, 0x2b, 0x2d, 0x2e, 0x30]
// `1e309` is the shortest number that overflows.
const SHORTEST_OVERFLOW = 5

/** checkValid of encoding/json, with its messages. Reads each byte once. */
export function outlineJson(bytes: Uint8Array): Outline {
  const reader = new Reader(bytes)
  while (reader.mistake === null && !reader.isDone) reader.step()
  if (reader.mistake !== null) return { mistake: reader.mistake }
  const { kind, members, overflow } = reader
  return { mistake: null, kind, members, overflow }
}

class Reader {
  mistake: JsonMistake | null = null
  isDone = false
  kind: JsonOutline['kind'] = 'null'
  overflow: Span | null = null
  readonly members: { key: Span; value: Span }[] = []

  readonly #bytes: Uint8Array
  /** The opening brackets that wait for their closing one. */
  readonly #open: number[] = []
  #at = 0
  #expected: Expected = 'value'
  #key: Span = { start: 0, end: 0 }
  #valueStart = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Reads one token. */
  step(): void {
    while (isSpace(this.#bytes[this.#at])) this.#at += 1
    const byte = this.#bytes[this.#at]
    if (byte === undefined) return this.#stop()
    switch (this.#expected) {
      case 'value':
        return this.#readValue(byte)
      case 'first element':
        return byte === CLOSE_ARRAY ? this.#close() : this.#readValue(byte)
      case 'key':
        return this.#readKey(byte)
      case 'first key':
        return byte === CLOSE_OBJECT ? this.#close() : this.#readKey(byte)
      case 'colon':
        return this.#readColon(byte)
      case 'next':
        return this.#readNext(byte)
    }
  }

  #stop(): void {
    this.isDone = this.#expected === 'next' && this.#open.length === 0
    if (!this.isDone) this.#failAtEnd()
  }

  #readValue(byte: number): void {
    if (this.#open.length < 2) this.#valueStart = this.#at
    if (this.#open.length === 0) this.kind = kindOf(byte)
    if (byte === OPEN_OBJECT) return this.#openWith(byte, 'first key')
    if (byte === OPEN_ARRAY) return this.#openWith(byte, 'first element')
    const start = this.#at
    if (byte === QUOTE) this.#readString()
    else if (byte === MINUS || isDigit(byte)) this.#readNumber()
    else if (!this.#readWord(byte)) this.#fail('looking for beginning of value')
    if (this.mistake !== null) return
    if (isDigit(this.#bytes[this.#at - 1])) this.#noteOverflow({ start, end: this.#at })
    this.#endValue()
  }

  #openWith(byte: number, expected: Expected): void {
    this.#open.push(byte)
    if (this.#open.length > MAX_DEPTH) return this.#fail('exceeded max depth')
    this.#at += 1
    this.#expected = expected
  }

  #close(): void {
    this.#open.pop()
    this.#at += 1
    this.#endValue()
  }

  #endValue(): void {
    this.#expected = 'next'
    if (this.#open.length !== 1 || this.#open[0] !== OPEN_OBJECT) return
    this.members.push({ key: this.#key, value: { start: this.#valueStart, end: this.#at } })
  }

  #readKey(byte: number): void {
    if (byte !== QUOTE) return this.#fail('looking for beginning of object key string')
    const start = this.#at
    this.#readString()
    if (this.#open.length === 1) this.#key = { start, end: this.#at }
    this.#expected = 'colon'
  }

  #readColon(byte: number): void {
    if (byte !== COLON) return this.#fail('after object key')
    this.#at += 1
    this.#expected = 'value'
  }

  #readNext(byte: number): void {
    const open = this.#open.at(-1)
    if (open === undefined) return this.#fail('after top-level value')
    if (byte === (open === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY)) return this.#close()
    if (byte !== COMMA) {
      return this.#fail(
        open === OPEN_OBJECT ? 'after object key:value pair' : 'after array element'
      )
    }
    this.#at += 1
    this.#expected = open === OPEN_OBJECT ? 'key' : 'value'
  }

  #readString(): void {
    for (;;) {
      this.#at += 1
      const byte = this.#bytes[this.#at]
      if (byte === undefined) return this.#failAtEnd()
      if (byte < SPACE) return this.#fail('in string literal')
      if (byte === BACKSLASH) this.#readEscape()
      if (this.mistake !== null) return
      if (byte === QUOTE) break
    }
    this.#at += 1
  }

  #readEscape(): void {
    this.#at += 1
    const letter = String.fromCharCode(this.#bytes[this.#at] ?? SPACE)
    if (!'"\\/bfnrtu'.includes(letter)) return this.#fail('in string escape code')
    for (let digits = letter === 'u' ? 4 : 0; digits > 0; digits -= 1) {
      this.#at += 1
      const isHex = /[0-9A-Fa-f]/.test(String.fromCharCode(this.#bytes[this.#at] ?? SPACE))
      if (!isHex) return this.#fail('in \\u hexadecimal character escape')
    }
  }

  #readNumber(): void {
    if (this.#bytes[this.#at] === MINUS) this.#at += 1
    if (this.#bytes[this.#at] === ZERO) this.#at += 1
    else this.#readDigits('in numeric literal')
    if (this.mistake === null && this.#bytes[this.#at] === POINT) {
      this.#at += 1
      this.#readDigits('after decimal point in numeric literal')
    }
    if (this.mistake === null && ((this.#bytes[this.#at] ?? 0) | SPACE) === 0x65) {
      this.#at += 1
      const sign = this.#bytes[this.#at]
      if (sign === PLUS || sign === MINUS) this.#at += 1
      this.#readDigits('in exponent of numeric literal')
    }
  }

  #readDigits(context: string): void {
    if (!isDigit(this.#bytes[this.#at])) return this.#fail(context)
    while (isDigit(this.#bytes[this.#at])) this.#at += 1
  }

  /** False where no word of JSON begins. */
  #readWord(byte: number): boolean {
    const word = ['true', 'false', 'null'].find((each) => each.charCodeAt(0) === byte)
    if (word === undefined) return false
    for (const letter of word) {
      if (this.#bytes[this.#at] !== letter.charCodeAt(0)) {
        this.#fail(`in literal ${word} (expecting '${letter}')`)
        return true
      }
      this.#at += 1
    }
    return true
  }

  #noteOverflow(span: Span): void {
    if (this.overflow !== null) return
    if (span.end - span.start < SHORTEST_OVERFLOW) return
    const text = decodeUtf8(this.#bytes.subarray(span.start, span.end))
    if (!Number.isFinite(Number(text))) this.overflow = span
  }

  /** The byte here is wrong. Go puts a space behind the end and finds fault with that. */
  #fail(context: string): void {
    const byte = quoteByte(this.#bytes[this.#at] ?? SPACE)
    this.mistake = { why: `invalid character ${byte} ${context}`, offset: this.#at }
  }

  #failAtEnd(): void {
    this.mistake = { why: 'unexpected end of JSON input', offset: this.#bytes.length }
  }
}

function kindOf(byte: number): JsonOutline['kind'] {
  if (byte === OPEN_OBJECT) return 'object'
  if (byte === OPEN_ARRAY) return 'array'
  if (byte === QUOTE) return 'string'
  if (byte === MINUS || isDigit(byte)) return 'number'
  return byte === 0x6e ? 'null' : 'bool'
}

const isSpace = (byte: number | undefined): boolean =>
  byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= ZERO && byte <= 0x39
