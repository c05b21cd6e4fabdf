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
/** What may come next. */
type Expected = 'value' | 'first element' | 'key' | 'first key' | 'colon' | 'next'

/** encoding/json stops there (maxNestingDepth), lest its stack overflow. */
const MAX_DEPTH = 10_000

const [SPACE, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d]
const [COLON, COMMA, PLUS, MINUS, POINT, ZERO] = [0x3a, 0x2c, 0x2b, 0x2d, 0x2e, 0x30]
const [UPPER_E, LOWER_E] = [0x45, 0x65]
// `1e309` is the shortest number that overflows.
const SHORTEST_OVERFLOW = 5

/** checkValid of encoding/json, with its messages. Reads each byte once. */
export function outlineJson(bytes: Uint8Array): Outline {
  const reader = new Reader(bytes)
  let mistake: JsonMistake | null = null
  while (mistake === null && !reader.isDone) mistake = reader.step()
  if (mistake !== null) return { mistake }
  return { mistake, kind: reader.kind, members: reader.members, overflow: reader.overflow }
}

/** What a step of the reader finds wrong; null if it got on. */
type Found = JsonMistake | null

class Reader {
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
  step(): Found {
    while (isSpace(this.#bytes[this.#at])) this.#at += 1
    const byte = this.#bytes[this.#at]
    if (byte === undefined) {
      this.isDone = this.#expected === 'next' && this.#open.length === 0
      return this.isDone ? null : this.#tooShort()
    }
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
        return byte === COLON ? this.#pass('value') : this.#wrong('after object key')
      case 'next':
        return this.#readNext(byte)
    }
  }

  /** Steps over the one byte here. */
  #pass(expected: Expected): null {
    this.#at += 1
    this.#expected = expected
    return null
  }

  #readValue(byte: number): Found {
    if (this.#open.length < 2) this.#valueStart = this.#at
    if (this.#open.length === 0) this.kind = kindOf(byte)
    if (byte === OPEN_OBJECT) return this.#openWith(byte, 'first key')
    if (byte === OPEN_ARRAY) return this.#openWith(byte, 'first element')
    const mistake = this.#readLiteral(byte)
    if (mistake === null) this.#endValue()
    return mistake
  }

  #readLiteral(byte: number): Found {
    if (byte === QUOTE) return this.#readString()
    if (byte === MINUS || isDigit(byte)) return this.#readNumber()
    const word = ['true', 'false', 'null'].find((each) => each.charCodeAt(0) === byte)
    return word === undefined ? this.#wrong('looking for beginning of value') : this.#readWord(word)
  }

  #openWith(byte: number, expected: Expected): Found {
    this.#open.push(byte)
    return this.#open.length > MAX_DEPTH ? this.#wrong('exceeded max depth') : this.#pass(expected)
  }

  #close(): Found {
    this.#open.pop()
    this.#at += 1
    this.#endValue()
    return null
  }

  #endValue(): void {
    this.#expected = 'next'
    if (this.#open.length !== 1 || this.#open[0] !== OPEN_OBJECT) return
    this.members.push({ key: this.#key, value: { start: this.#valueStart, end: this.#at } })
  }

  #readKey(byte: number): Found {
    if (byte !== QUOTE) return this.#wrong('looking for beginning of object key string')
    const start = this.#at
    const mistake = this.#readString()
    if (this.#open.length === 1) this.#key = { start, end: this.#at }
    this.#expected = 'colon'
    return mistake
  }

  #readNext(byte: number): Found {
    const open = this.#open.at(-1)
    if (open === undefined) return this.#wrong('after top-level value')
    const isObject = open === OPEN_OBJECT
    if (byte === (isObject ? CLOSE_OBJECT : CLOSE_ARRAY)) return this.#close()
    if (byte !== COMMA) {
      return this.#wrong(isObject ? 'after object key:value pair' : 'after array element')
    }
    return this.#pass(isObject ? 'key' : 'value')
  }

  #readString(): Found {
    for (;;) {
      this.#at += 1
      const byte = this.#bytes[this.#at]
      if (byte === undefined) return this.#tooShort()
      if (byte < SPACE) return this.#wrong('in string literal')
      if (byte === QUOTE) break
      const mistake = byte === BACKSLASH ? this.#readEscape() : null
      if (mistake !== null) return mistake
    }
    this.#at += 1
    return null
  }

  #readEscape(): Found {
    this.#at += 1
    const letter = String.fromCharCode(this.#bytes[this.#at] ?? SPACE)
    if (!'"\\/bfnrtu'.includes(letter)) return this.#wrong('in string escape code')
    for (let digits = letter === 'u' ? 4 : 0; digits > 0; digits -= 1) {
      this.#at += 1
      const isHex = /[0-9A-Fa-f]/.test(String.fromCharCode(this.#bytes[this.#at] ?? SPACE))
      if (!isHex) return this.#wrong('in \\u hexadecimal character escape')
    }
    return null
  }

  #readNumber(): Found {
    const start = this.#at
    if (this.#bytes[this.#at] === MINUS) this.#at += 1
    const mistake = this.#readWhole() ?? this.#readFraction() ?? this.#readExponent()
    if (mistake === null) this.#noteOverflow({ start, end: this.#at })
    return mistake
  }

  #readWhole(): Found {
    if (this.#bytes[this.#at] !== ZERO) return this.#readDigits('in numeric literal')
    this.#at += 1
    return null
  }

  #readFraction(): Found {
    if (this.#bytes[this.#at] !== POINT) return null
    this.#at += 1
    return this.#readDigits('after decimal point in numeric literal')
  }

  #readExponent(): Found {
    const letter = this.#bytes[this.#at]
    if (letter !== LOWER_E && letter !== UPPER_E) return null
    this.#at += 1
    const sign = this.#bytes[this.#at]
    if (sign === PLUS || sign === MINUS) this.#at += 1
    return this.#readDigits('in exponent of numeric literal')
  }

  #readDigits(context: string): Found {
    if (!isDigit(this.#bytes[this.#at])) return this.#wrong(context)
    while (isDigit(this.#bytes[this.#at])) this.#at += 1
    return null
  }

  #readWord(word: string): Found {
    for (const letter of word) {
      const isRight = this.#bytes[this.#at] === letter.charCodeAt(0)
      if (!isRight) return this.#wrong(`in literal ${word} (expecting '${letter}')`)
      this.#at += 1
    }
    return null
  }

  #noteOverflow(span: Span): void {
    if (this.overflow !== null || span.end - span.start < SHORTEST_OVERFLOW) return
    const text = decodeUtf8(this.#bytes.subarray(span.start, span.end))
    if (!Number.isFinite(Number(text))) this.overflow = span
  }

  /** The byte here is wrong. Go puts a space behind the end and finds fault with that. */
  #wrong(context: string): JsonMistake {
    const byte = quoteByte(this.#bytes[this.#at] ?? SPACE)
    return { why: `invalid character ${byte} ${context}`, offset: this.#at }
  }

  #tooShort(): JsonMistake {
    return { why: 'unexpected end of JSON input', offset: this.#bytes.length }
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
