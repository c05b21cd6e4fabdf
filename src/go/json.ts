// JSON that Go's encoding/json accepts, and what is wrong with text that it rejects.

/** Any JSON value, as `JSON.parse` makes it. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** `why` begins with the line and column; `advice` is the correction. */
export type JsonMistake = { readonly why: string; readonly advice: string }

type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | ({ readonly ok: false } & JsonMistake)

/** encoding/json reads no deeper (maxNestingDepth). */
const MAX_DEPTH = 10_000

// Escapes one after another, a pair of surrogates as one; the group is a surrogate without its pair.
const ESCAPES =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g

/**
 * Reads JSON as json.Unmarshal reads it into a map. `JSON.parse` accepts the same grammar and also
 * keeps the last of duplicate keys, but Go limits the depth and the size of numbers, and reads a
 * surrogate without its pair as U+FFFD. `__proto__` is an ordinary key. A value may be nested 10,000
 * levels deep, so walk it without recursion.
 */
export function parseJson(text: string): JsonReading {
  const tooDeep = indexOfTooDeep(text)
  if (tooDeep >= 0) return { ok: false, ...mistakeAt(text, tooDeep, TOO_DEEP) }
  const paired = text.replace(ESCAPES, (found, lone) => (lone === undefined ? found : '\\ufffd'))
  let value: Json
  try {
    value = JSON.parse(paired)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, ...syntaxMistake(text) }
  }
  // Go decodes the numbers only if the whole is an object.
  const tooLarge = isObject(value) ? indexOfTooLarge(text) : -1
  if (tooLarge >= 0) return { ok: false, ...mistakeAt(text, tooLarge, TOO_LARGE) }
  return { ok: true, value }
}

export const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Where the nesting exceeds Go's limit, else -1. Checked first: `JSON.parse` needs a hundred times the
 * memory of a text that only opens brackets.
 */
function indexOfTooDeep(text: string): number {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isInString = !isInString
    else if (isInString) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_DEPTH) return at
    } else if (character === ']' || character === '}') depth -= 1
  }
  return -1
}

const VALID_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

/** Where valid JSON has a number that does not fit into a 64-bit float, else -1. */
function indexOfTooLarge(text: string): number {
  for (const { 0: token, index } of text.matchAll(VALID_NUMBERS)) {
    if (!token.startsWith('"') && !Number.isFinite(Number(token))) return index
  }
  return -1
}

type Words = readonly [why: string, advice: string]

const TOO_DEEP: Words = [`more than ${MAX_DEPTH} levels of nesting`, 'nest brackets less deeply']
const TOO_LARGE: Words = ['number too large for a 64-bit float', 'use a smaller number']
const INCOMPLETE: Words = [
  'the text ends before the JSON value is complete',
  'check that the file was not truncated'
]

const STRING = String.raw`"[^"\\\0-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\0-\x1f]*)*`
// A quotation mark alone begins a string that is not valid.
const TOKENS = new RegExp(String.raw`${STRING}"|["{}[\],:]|[^\t\n\r "{}[\],:]+`, 'g')
const SCALAR = /^(?:".*|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/s

/** `next`: a comma, a closing bracket, or the end. */
type Expected = 'value' | 'key' | 'colon' | 'next'

/** Where and why `JSON.parse` rejects the text. */
function syntaxMistake(text: string): JsonMistake {
  const closing: string[] = []
  let expected: Expected = 'value'
  let before = { token: '', index: 0 }
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const isString = expected === 'value' || expected === 'key'
    if (token === '"' && isString) return stringMistake(text, index)
    const isEmpty = before.token === '{' || before.token === '['
    const innermost = closing.at(-1)
    if (token === innermost && (expected === 'next' || isEmpty)) {
      closing.pop()
      expected = 'next'
    } else if (token === innermost && before.token === ',') {
      return mistakeAt(text, before.index, ['trailing comma', 'remove the comma'])
    } else {
      const then = accepts(expected, token, innermost)
      if (then === null) return mistakeAt(text, index, wordsFor(token, expected, innermost))
      expected = then
      if (token === '{') closing.push('}')
      if (token === '[') closing.push(']')
    }
    before = { token, index }
  }
  return mistakeAt(text, text.length, INCOMPLETE)
}

/** What is expected after the token; null if it cannot stand here. */
function accepts(expected: Expected, token: string, innermost?: string): Expected | null {
  switch (expected) {
    case 'value':
      if (token === '{') return 'key'
      if (token === '[') return 'value'
      return SCALAR.test(token) ? 'next' : null
    case 'key':
      return token.startsWith('"') ? 'colon' : null
    case 'colon':
      return token === ':' ? 'value' : null
    case 'next':
      if (token !== ',' || innermost === undefined) return null
      return innermost === '}' ? 'key' : 'value'
  }
}

function stringMistake(text: string, start: number): JsonMistake {
  const valid = new RegExp(STRING, 'y')
  valid.lastIndex = start
  valid.test(text)
  const end = valid.lastIndex
  if (end === text.length) return mistakeAt(text, end, INCOMPLETE)
  return mistakeAt(
    text,
    end,
    text[end] === '\\'
      ? ['invalid escape sequence in a string', String.raw`write a backslash as \\`]
      : ['control character in a string', String.raw`escape it, for example a line break as \n`]
  )
}

// By the token itself, wherever it stands.
const BY_TOKEN: readonly (readonly [RegExp, ...Words])[] = [
  [/^(?:\/[/*]|#)/, 'comment', 'remove the comment; JSON has none'],
  [/^'/, 'single quotation marks', 'use double quotation marks'],
  [/^[\u201c-\u201f]/, 'typographic quotation marks', 'use straight double quotation marks'],
  [/^,/, 'unexpected comma', 'remove the comma']
]

function wordsFor(token: string, expected: Expected, innermost: string | undefined): Words {
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
      if (innermost === undefined) return ['text after the end of the JSON value', 'remove it']
      return /^[}\]]/.test(token)
        ? ['wrong closing bracket', `write ${innermost}`]
        : ['missing comma', 'add the comma']
  }
}

/** Lines end with a line feed; columns count characters. Both start at 1. */
function mistakeAt(text: string, offset: number, [why, advice]: Words): JsonMistake {
  const before = text.slice(0, offset)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const pairs = line.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0
  let lines = 1
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) lines += 1
  return { why: `line ${lines}, column ${line.length - pairs + 1}: ${why}`, advice }
}
