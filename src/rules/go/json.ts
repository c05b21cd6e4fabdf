// JSON as Go's encoding/json reads it: checked in one pass that says what is wrong, and then read by `JSON.parse`.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** encoding/json reads no deeper (maxNestingDepth). */
const MAX_DEPTH = 10_000

// Values take up to a hundred times the memory of their text. A state of 16 MiB has fewer.
const MAX_VALUES = 500_000

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** A reader of Go: json.Unmarshal into a map or a struct, or json.Decoder, which reads nothing after the first value. */
export type JsonReader = 'map' | 'struct' | 'decoder'

/**
 * The value, or the first mistake for which encoding/json rejects the text before it looks at types. Of duplicate keys
 * the last counts: a struct of Go keeps fields that only the first has. Walk a value without recursion: it may have
 * 10,000 levels.
 */
export function readJson(text: string, reader: JsonReader) {
  const scan = new JsonScan(text, reader)
  const mistake = scan.run()
  if (mistake !== null) return { ok: false, ...placed(text, mistake) } as const
  const json = text.slice(0, scan.end)
  // Go reads a surrogate without its pair as U+FFFD.
  const repaired = json.includes('\\u')
    ? json.replace(ESCAPES, (whole, lone) => (lone === undefined ? whole : '\\ufffd'))
    : json
  return { ok: true, value: JSON.parse(repaired) as Json } as const
}

// Escapes one after another, a pair of surrogates as one; the group is a surrogate without its pair.
const ESCAPES =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g

/** The tokens that may follow; `next` is a comma, a closing bracket, or the end. */
type Expected = 'value' | 'key' | 'colon' | 'next'

/** A mistake, and its correction. */
type MistakeWords = readonly [why: string, advice: string]

type JsonMistake = readonly [at: number, ...MistakeWords]

const INCOMPLETE: MistakeWords = [
  'the text ends before the JSON value is complete',
  'check that the file was not truncated'
]
const TOO_MANY = 'more values than this check reads'

class JsonScan {
  readonly #text: string
  readonly #reader: JsonReader
  /** The closing brackets of what is open, the innermost last. */
  readonly #closing: number[] = []
  #expected: Expected = 'value'
  /** The first character of the token before, and its offset. */
  #before = 0
  #beforeAt = 0
  #values = 0
  /** The offset of a number that is too large; -1 if none is. */
  #tooLarge = -1
  /** The end of the value that was read. */
  end = 0

  constructor(text: string, reader: JsonReader) {
    this.#text = text
    this.#reader = reader
  }

  run(): JsonMistake | null {
    const text = this.#text
    const closing = this.#closing
    const first = skipSpace(text, 0)
    for (let at = first, end = 0; at < text.length; at = skipSpace(text, end)) {
      const code = text.charCodeAt(at)
      end = this.#read(at, code)
      if (end < 0) return this.#mistake(at, ~end)
      this.end = end
      if (this.#reader === 'decoder' && this.#expected === 'next' && closing.length === 0)
        return null
      this.#before = code
      this.#beforeAt = at
    }
    if (this.#expected !== 'next' || closing.length > 0) {
      return [text.length, ...INCOMPLETE]
    }
    // Go decodes the numbers of a map only if there is one.
    const isRejected =
      this.#reader === 'map' && this.#tooLarge >= 0 && text.charCodeAt(first) === OPEN_OBJECT
    if (!isRejected) return null
    return [this.#tooLarge, 'number too large for a 64-bit float', 'use a smaller number']
  }

  /** Reads one token. Returns where it ends, or the complement of the offset at which it is wrong. */
  #read(at: number, code: number): number {
    const innermost = this.#closing[this.#closing.length - 1]
    if (code === innermost && (this.#expected === 'next' || isOpening(this.#before))) {
      this.#closing.pop()
      this.#expected = 'next'
      return at + 1
    }
    switch (this.#expected) {
      case 'value':
        return this.#readValue(at, code)
      case 'key':
        if (code !== QUOTE) return ~at
        this.#expected = 'colon'
        return endOfString(this.#text, at)
      case 'colon':
        if (code !== COLON) return ~at
        this.#expected = 'value'
        return at + 1
      case 'next':
        if (code !== COMMA || innermost === undefined) return ~at
        this.#expected = innermost === CLOSE_OBJECT ? 'key' : 'value'
        return at + 1
    }
  }

  #readValue(at: number, code: number): number {
    this.#values += 1
    if (this.#values > MAX_VALUES) return ~at
    if (isOpening(code)) {
      if (this.#closing.length === MAX_DEPTH) return ~at
      // In ASCII, a closing bracket is two after its opening one.
      this.#closing.push(code + 2)
      this.#expected = code === OPEN_OBJECT ? 'key' : 'value'
      return at + 1
    }
    const isString = code === QUOTE
    const end = isString ? endOfString(this.#text, at) : endOfScalar(this.#text, at)
    if (end < 0) return end
    if (!isString && this.#tooLarge < 0 && isTooLarge(this.#text, at, end)) this.#tooLarge = at
    this.#expected = 'next'
    return end
  }

  /** `wrong` is an offset in the token that begins at `at`. */
  #mistake(at: number, wrong: number): JsonMistake {
    const text = this.#text
    const code = text.charCodeAt(at)
    const innermost = this.#closing.at(-1)
    if (this.#values > MAX_VALUES) return [at, TOO_MANY, 'split the text']
    if (wrong > at) return [wrong, ...inString(text, wrong)]
    if (this.#expected === 'value' && isOpening(code))
      return [at, `more than ${MAX_DEPTH} levels of nesting`, 'nest brackets less deeply']
    if (code === innermost && this.#before === COMMA) {
      return [this.#beforeAt, 'trailing comma', 'remove the comma']
    }
    const bracket = innermost === undefined ? undefined : String.fromCharCode(innermost)
    return [at, ...atToken(text.slice(at, at + 2), this.#expected, bracket)]
  }
}

const isOpening = (code: number): boolean => code === OPEN_OBJECT || code === OPEN_LIST

// A part of a string: V8 has room to remember some million repetitions.
const IN_STRING = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y
const SCALAR =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y

/** The offset of the next character that is no white space, or the end of the text. */
function skipSpace(text: string, start: number): number {
  let at = start
  for (; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 0x20 || !' \t\n\r'.includes(text.charAt(at))) break
  }
  return at
}

/** The end of the string that begins here, or the complement of the offset at which it is wrong. */
function endOfString(text: string, start: number): number {
  let end = start + 1
  for (IN_STRING.lastIndex = end; IN_STRING.test(text); ) end = IN_STRING.lastIndex
  return text.charCodeAt(end) === QUOTE ? end + 1 : ~end
}

/** The end of the number or word that begins here, or the complement of its start if it is neither. */
function endOfScalar(text: string, start: number): number {
  SCALAR.lastIndex = start
  return SCALAR.test(text) ? SCALAR.lastIndex : ~start
}

/** The number does not fit into a 64-bit float; `1e309` is the shortest. */
const isTooLarge = (text: string, start: number, end: number): boolean =>
  end - start >= 5 && Math.abs(Number(text.slice(start, end))) === Infinity

/** The mistake at an offset inside a string. */
function inString(text: string, at: number): MistakeWords {
  if (at === text.length) return INCOMPLETE
  return text[at] === '\\'
    ? ['invalid escape sequence in a string', String.raw`write a backslash as \\`]
    : ['control character in a string', String.raw`escape it, for example a line break as \n`]
}

// By the token itself, wherever it stands.
const BY_TOKEN: readonly (readonly [RegExp, ...MistakeWords])[] = [
  [/^(?:\/[/*]|#)/, 'comment', 'remove the comment; JSON has none'],
  [/^'/, 'single quotation marks', 'use double quotation marks'],
  [/^[\u201c-\u201f]/, 'typographic quotation marks', 'use straight double quotation marks'],
  [/^,/, 'unexpected comma', 'remove the comma']
]

/** `token`: its first two characters. `closing` closes the innermost bracket, if one is open. */
function atToken(token: string, expected: Expected, closing?: string): MistakeWords {
  for (const [pattern, ...words] of BY_TOKEN) if (pattern.test(token)) return words
  switch (expected) {
    case 'value':
      if (/^[}\]:]/.test(token)) return ['missing value', 'add the value']
      return /^[-+.\d]/.test(token)
        ? ['invalid number', 'write a decimal number without leading zeros']
        : ['unknown word', 'put text in double quotation marks; the words are true, false and null']
    case 'key':
      return ['key without quotation marks', 'put the key in double quotation marks']
    case 'colon':
      return ['missing colon after a key', 'add the colon']
    case 'next':
      if (closing === undefined) return ['text after the end of the JSON value', 'remove it']
      return /^[}\]]/.test(token)
        ? ['wrong closing bracket', `write ${closing}`]
        : ['missing comma', 'add the comma']
  }
}

/** `why` begins with the line and column, from 1; columns count characters. `isLimit`: Go reads the text, and this check does not. */
function placed(text: string, [offset, why, advice]: JsonMistake) {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  // Surrogates that follow one are the second half of a character.
  const column =
    before.slice(before.lastIndexOf('\n') + 1).replace(/[\udc00-\udfff]/g, '').length + 1
  const place = `line ${line}, column ${column}`
  return { why: `${place}: ${why}`, advice, isLimit: why === TOO_MANY }
}
