// A discovery document's text: the services in it, as Go's encoding/json reads them, or what is wrong.
import { type JsonMistake, outlineJson, type Span } from '../go/json.ts'
import type { Json } from '../go/parsed.ts'
import { decodeUtf8 } from '../go/utf8.ts'

/**
 * `null` is no mistake: the clients take it for a host without services. `why` is the error text of
 * encoding/json, which the clients put after `failed to decode discovery document as a JSON object: `;
 * it may quote a number at full length.
 */
export type DocumentReading =
  | { readonly kind: 'object'; readonly services: readonly DocumentService[] }
  | { readonly kind: 'null' }
  | { readonly kind: 'not-json'; readonly why: string }
  | { readonly kind: 'not-object'; readonly why: string }

type DocumentService = { readonly id: string; readonly value: Json }

// Escapes one after another, a pair of surrogates in one; the group is a surrogate on its own.
const ESCAPES =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g

const GZIP = [0x1f, 0x8b]
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
// A byte order mark, or an opening brace, of two bytes.
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0x00, 0x7b],
  [0x7b, 0x00]
]

// Enough of a page to know it by, and of a line to find a comment or a word in.
const EXCERPT_BYTES = 120

const HTML = /^<(?:!doctype\s+html|html|head|body|script|meta|title|!--)/i
const UNKNOWN_WORD = 'a word that JSON does not have; it has true, false and null'

/** The words for what encoding/json finds wrong after `invalid character '…' `. */
const BY_CONTEXT: readonly (readonly [context: string, words: string])[] = [
  ['in string literal', 'a line break or another control character inside a string; escape it'],
  ['in string escape code', 'an escape that JSON does not have; write \\\\ for a backslash'],
  ['character escape', 'an escape that JSON does not have; \\u takes four hexadecimal digits'],
  ['looking for beginning of object key string', 'a key without quotation marks; put it in "…"'],
  ['looking for beginning of value', 'a value is missing, or is none that JSON has'],
  ['after object key:value pair', 'no comma after the member before this'],
  ['after array element', 'no comma after the element before this'],
  ['after object key', 'no colon after the key before this'],
  ['numeric literal', 'a number that is not written as JSON has it'],
  ['exceeded max depth', 'brackets are nested more than 10000 deep']
]

/**
 * Ids are exact and each occurs once: of duplicates the last counts, at the place of the first. What
 * is not UTF-8, and a surrogate without its other half, is U+FFFD, in ids and values. `__proto__` is
 * a key like any other. A value may be nested 10000 deep, so walk it without recursion.
 */
export function parseDocument(bytes: Uint8Array): DocumentReading {
  const outline = outlineJson(bytes)
  if (outline.mistake !== null) return { kind: 'not-json', why: outline.mistake.why }
  if (outline.kind === 'null') return { kind: 'null' }
  if (outline.kind !== 'object') {
    const why = `json: cannot unmarshal ${outline.kind} into Go value of type map[string]interface {}`
    return { kind: 'not-object', why }
  }
  if (outline.overflow !== null) {
    const number = decodeUtf8(bytes.subarray(outline.overflow.start, outline.overflow.end))
    const why = `json: cannot unmarshal number ${number} into Go value of type float64`
    return { kind: 'not-json', why }
  }
  const services = new Map<string, Json>()
  for (const { key, value } of outline.members) {
    services.set(String(readValue(bytes, key)), readValue(bytes, value))
  }
  return { kind: 'object', services: Array.from(services, ([id, value]) => ({ id, value })) }
}

/**
 * A sentence without capital or full stop, such as `line 2, column 9: a comma before the closing
 * bracket; remove it`; null if the bytes are JSON, though perhaps no object. Lines end with a line
 * feed, columns count characters, both from 1. Nothing of the text itself is quoted.
 */
export function describeJsonMistake(bytes: Uint8Array): string | null {
  const outline = outlineJson(bytes)
  if (outline.mistake === null) {
    if (outline.kind !== 'object' || outline.overflow === null) return null
    return `${placeOf(bytes, outline.overflow.start)}: a number too large for a 64-bit float`
  }
  return describeWhole(bytes) ?? describeMistake(bytes, outline.mistake)
}

/** What stands in a span that is sound JSON. */
function readValue(bytes: Uint8Array, { start, end }: Span): Json {
  const text = decodeUtf8(bytes.subarray(start, end))
  const paired = text.replace(ESCAPES, (found, lone) => (lone === undefined ? found : '\\ufffd'))
  return JSON.parse(paired)
}

function describeWhole(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'the document is empty'
  if (startsWith(bytes, BYTE_ORDER_MARK)) {
    return 'the document begins with a byte order mark; save it as UTF-8 without one'
  }
  if (UTF_16.some((start) => startsWith(bytes, start))) {
    return 'the document is UTF-16; save it as UTF-8'
  }
  if (startsWith(bytes, GZIP)) {
    return 'the document is gzip data; serve it with Content-Encoding: gzip or unpacked'
  }
  const text = textAt(
    bytes,
    bytes.findIndex((byte) => byte > 0x20)
  )
  if (text === '') return 'the document holds nothing but white space'
  if (HTML.test(text)) return 'the document is an HTML page'
  return text.startsWith('<') ? 'the document is XML' : null
}

function describeMistake(bytes: Uint8Array, mistake: JsonMistake): string {
  const { offset, why } = mistake
  if (offset >= bytes.length) return `${placeOf(bytes, bytes.length)}: the document breaks off here`
  const before = lastOffsetBefore(bytes, offset)
  if (isTrailingComma(bytes, before, offset)) {
    return `${placeOf(bytes, before)}: a comma before the closing bracket; remove it`
  }
  const text = textAt(bytes, offset)
  const isLeadingZero = /^[0-9]/.test(text) && bytes[offset - 1] === 0x30
  const words = isLeadingZero ? 'a number begins with 0; leave that out' : describeText(text, why)
  return `${placeOf(bytes, offset)}: ${words}`
}

/** `text` is what stands at the mistake. */
function describeText(text: string, why: string): string {
  const isInString = why.endsWith(' in string literal') || why.endsWith(' escape code')
  if (!isInString) {
    if (/^(?:\/[/*]|#)/.test(text)) return 'a comment; JSON has none'
    if (text.startsWith("'")) return 'single quotation marks; write "…"'
    if (/^[\u201c-\u201f]/.test(text)) return 'typographic quotation marks; write "…"'
    if (text.startsWith(',')) return 'one comma too many; remove it'
  }
  if (why.endsWith(' after top-level value')) {
    return /^[{["]/.test(text)
      ? 'a second document begins here; serve only one'
      : 'text after the end of the document'
  }
  if (why.endsWith(' beginning of value') && /^\w/.test(text)) return UNKNOWN_WORD
  const words = BY_CONTEXT.find(([context]) => why.endsWith(context))?.[1]
  return words ?? UNKNOWN_WORD
}

function isTrailingComma(bytes: Uint8Array, before: number, offset: number): boolean {
  const closing = String.fromCharCode(bytes[offset] ?? 0)
  return (closing === '}' || closing === ']') && bytes[before] === 0x2c
}

/** Where the last thing that is no white space stands before `offset`; -1 if nothing does. */
function lastOffsetBefore(bytes: Uint8Array, offset: number): number {
  let at = offset - 1
  while (at >= 0 && (bytes[at] ?? 0) <= 0x20) at -= 1
  return at
}

function placeOf(bytes: Uint8Array, offset: number): string {
  let line = 1
  let lineStart = 0
  for (let at = 0; at < offset; at += 1) {
    if (bytes[at] !== 0x0a) continue
    line += 1
    lineStart = at + 1
  }
  const before = decodeUtf8(bytes.subarray(lineStart, offset))
  return `line ${line}, column ${Array.from(before).length + 1}`
}

function textAt(bytes: Uint8Array, offset: number): string {
  return offset < 0 ? '' : decodeUtf8(bytes.subarray(offset, offset + EXCERPT_BYTES))
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)
