// JSON that Go's encoding/json accepts: checked in one pass that builds nothing, and the values of its parts.
import * as mistakes from './json-mistake.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Called for each part of an object or list, with the offsets of its value and its key. A part of a list has no key: 0. */
export type OnPart = (start: number, end: number, keyStart: number, keyEnd: number) => void

/** encoding/json reads no deeper (maxNestingDepth). */
const MAX_DEPTH = 10_000

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * The first mistake for which json.Unmarshal into a map rejects the text; null if it accepts it. `onPart` is
 * called for the parts of the outermost value, also where a mistake follows. A document of 1 MiB may have
 * 100,000 keys: `JSON.parse` takes ten times as long, and a hundred times the memory of its brackets.
 */
export const scanJson = (text: string, onPart: OnPart): mistakes.JsonMistake | null =>
  new JsonScan(text, onPart).run()

/** What is read: the text, or its first value and nothing that follows, as by json.Decoder. */
export type Extent = 'whole' | 'first'

/** The first mistake for which encoding/json rejects text before it looks at types. Numbers may be of any size. */
export const jsonMistake = (text: string, extent: Extent): mistakes.JsonMistake | null =>
  new JsonScan(text, null).run(extent)

class JsonScan {
  readonly #text: string
  readonly #onPart: OnPart | null
  /** The closing brackets of what is open, the innermost last. */
  readonly #closing: number[] = []
  #expected: mistakes.Expected = 'value'
  /** The first character of the token before, and its offset. */
  #before = 0
  #beforeAt = 0
  /** The part that is being read. */
  #start = 0
  #keyStart = 0
  #keyEnd = 0
  /** Where a number is too large; -1 if none is. */
  #tooLarge = -1

  constructor(text: string, onPart: OnPart | null) {
    this.#text = text
    this.#onPart = onPart
  }

  run(extent: Extent = 'whole'): mistakes.JsonMistake | null {
    const text = this.#text
    const closing = this.#closing
    const first = skipSpace(text, 0)
    for (let at = first, end = 0; at < text.length; at = skipSpace(text, end)) {
      const code = text.charCodeAt(at)
      end = this.#read(at, code)
      if (end < 0) return this.#mistake(at, ~end)
      if (this.#expected === 'next' && closing.length === 1) {
        this.#onPart?.(this.#start, end, this.#keyStart, this.#keyEnd)
      }
      if (extent === 'first' && this.#expected === 'next' && closing.length === 0) return null
      this.#before = code
      this.#beforeAt = at
    }
    if (this.#expected !== 'next' || closing.length > 0) {
      return mistakes.placed(text, text.length, mistakes.INCOMPLETE)
    }
    // Go decodes the numbers of a map only if there is one.
    const isRejected =
      this.#onPart !== null && this.#tooLarge >= 0 && text.charCodeAt(first) === OPEN_OBJECT
    return isRejected ? mistakes.placed(text, this.#tooLarge, mistakes.TOO_LARGE) : null
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
        return code === QUOTE ? this.#readKey(at) : ~at
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
    const depth = this.#closing.length
    if (depth === 1) this.#start = at
    if (isOpening(code)) {
      if (depth === MAX_DEPTH) return ~at
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

  #readKey(at: number): number {
    const end = endOfString(this.#text, at)
    if (this.#closing.length === 1) {
      this.#keyStart = at
      this.#keyEnd = end
    }
    this.#expected = 'colon'
    return end
  }

  /** `wrong` is an offset in the token that begins at `at`. */
  #mistake(at: number, wrong: number): mistakes.JsonMistake {
    const text = this.#text
    const code = text.charCodeAt(at)
    const innermost = this.#closing.at(-1)
    if (wrong > at) return mistakes.placed(text, wrong, mistakes.inString(text, wrong))
    if (this.#expected === 'value' && isOpening(code))
      return mistakes.placed(text, at, mistakes.TOO_DEEP)
    if (code === innermost && this.#before === COMMA) {
      return mistakes.placed(text, this.#beforeAt, mistakes.TRAILING_COMMA)
    }
    const bracket = innermost === undefined ? undefined : String.fromCharCode(innermost)
    const words = mistakes.atToken(text.slice(at, at + 2), this.#expected, bracket)
    return mistakes.placed(text, at, words)
  }
}

const isOpening = (code: number): boolean => code === OPEN_OBJECT || code === OPEN_LIST

// Escapes one after another, a pair of surrogates as one; the group is a surrogate without its pair.
const ESCAPES =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g

/**
 * The value of text that `scanJson` accepts, or of one of its parts. `JSON.parse` also keeps the last of
 * duplicate keys, but Go reads a surrogate without its pair as U+FFFD. `__proto__` is an ordinary key.
 * A value may be nested 10,000 levels deep, so walk it without recursion.
 */
export function jsonValue(text: string): Json {
  // Surrogates of a string are repaired without looking at each escape.
  if (text.startsWith('"')) return jsonString(text)
  return text.includes('\\u')
    ? JSON.parse(text.replace(ESCAPES, (found, lone) => (lone === undefined ? found : '\\ufffd')))
    : JSON.parse(text)
}

/** The same for text that is a string, such as a key. */
export function jsonString(text: string): string {
  const value: string = JSON.parse(text)
  return value.toWellFormed()
}

const SPACE = 0x20

// A part of a string: V8 has room to remember some million repetitions.
const IN_STRING = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y
const SCALAR =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y

/** The offset of the next character that is no white space, or the end of the text. */
export function skipSpace(text: string, start: number): number {
  let at = start
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > SPACE || !' \t\n\r'.includes(text.charAt(at))) break
  }
  return at
}

/** Where the string that begins here ends, or the complement of the offset at which it is wrong. */
export function endOfString(text: string, start: number): number {
  let end = start + 1
  for (IN_STRING.lastIndex = end; IN_STRING.test(text); ) end = IN_STRING.lastIndex
  return text.charCodeAt(end) === QUOTE ? end + 1 : ~end
}

/** Where the number or word that begins here ends, or the complement of its start if it is neither. */
export function endOfScalar(text: string, start: number): number {
  SCALAR.lastIndex = start
  return SCALAR.test(text) ? SCALAR.lastIndex : ~start
}

// `1e309` is the shortest.
const MIN_TOO_LARGE = 5

/** Whether a number does not fit into a 64-bit float. */
export const isTooLarge = (text: string, start: number, end: number): boolean =>
  end - start >= MIN_TOO_LARGE && Math.abs(Number(text.slice(start, end))) === Infinity
