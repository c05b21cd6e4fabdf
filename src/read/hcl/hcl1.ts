// Reads HCL 1, the language of CLI configuration files (hashicorp/hcl v1): names may have dots and quotation marks, labels need
// no quotation marks, and commas may end items. No message quotes the text, because wrong text may be a token.
import { Cursor, PLAIN_STRING } from './cursor.ts'
import { readHclJson } from './json.ts'
import {
  type Attribute,
  attributesOf,
  type Expression,
  type Label,
  type ObjectItem,
  PartCount,
  type Structure
} from './structure.ts'

// Settings are not nested this deeply; recursion stays far from the end of the stack.
const MAX_DEPTH = 200
// The library uses U+E123 internally.
const FORBIDDEN = /[\0\ue123]/
const NAME_START = /[\p{L}_]/uy
const NOT_NAME = /[^\p{L}\p{Nd}_.-]/gu
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y

// Text that begins with a brace is JSON (hashicorp/hcl v1.0.0, lex.go). Arguments and blocks are members.
/** `rejectsRepeated`: an argument that a body has twice is a mistake, as in v1.0.1-vault-7. Never throws. */
export function readHcl1(text: string, rejectsRepeated: boolean): Structure {
  const isJson = /^\p{White_Space}*\{/u.test(text)
  const source = isJson ? text : text.replaceAll('\r\n', '\n')
  const parts = new PartCount(Number.POSITIVE_INFINITY)
  const cursor = new Cursor(source, 0, parts)
  const forbidden = source.search(FORBIDDEN)
  if (forbidden >= 0) cursor.stop('null character or U+E123', forbidden)
  else if (isJson) {
    const { body, problems } = readHclJson(source, parts, true)
    return { text, body: { kind: 'json', members: flattened(attributesOf(body)) }, parts, problems }
  }
  const members = readItems(cursor, rejectsRepeated)
  if (!cursor.isAtEnd()) unexpected(cursor, 'the end of the file')
  return cursor.structure({ kind: 'json', members })
}

/** Unpacks lists of objects only, and makes the names in an object of objects labels (json/parser/flatten.go). */
const flattened = <I extends ObjectItem>(items: readonly I[]): readonly I[] =>
  items.flatMap((item): readonly I[] => {
    const { value } = item
    if (value.kind === 'tuple' && areObjects(value.elements)) {
      return flattened(value.elements.map((element) => ({ ...item, value: element })))
    }
    if (value.kind !== 'object') return [item]
    const hasLabels = areObjects(value.items.map((inner) => inner.value))
    return [{ ...item, hasLabels, value: { ...value, items: flattened(value.items) } }]
  })

const areObjects = (values: readonly Expression[]): boolean =>
  values.length > 0 && values.every(({ kind }) => kind === 'object')

/** Reads up to a closing brace or the end of the text. */
function readItems(cursor: Cursor, rejectsRepeated: boolean): readonly Attribute[] {
  const items: Attribute[] = []
  const assigned = new Set<string>()
  for (let next = cursor.skipBlank(); next !== '}' && next !== ''; next = cursor.skipBlank()) {
    const item = readItem(cursor, rejectsRepeated)
    if (item === undefined) break
    items.push(item)
    // The library compares source text, so `token` and `"token"` are two arguments.
    const source = cursor.text.slice(item.start, item.end)
    if (rejectsRepeated && item.isAssigned && assigned.has(source)) {
      cursor.stop('each argument can only be defined once', item.start)
    }
    if (item.isAssigned) assigned.add(source)
    if (cursor.skipBlank() === ',') cursor.at++
  }
  return items
}

/** Reads `name = value`, `name { }` or `name "label" { }`. */
function readItem(cursor: Cursor, rejectsRepeated: boolean): Attribute | undefined {
  const keys: Label[] = []
  for (let key = readKey(cursor); key !== undefined; key = readKey(cursor)) keys.push(key)
  const [name, label, second] = keys
  const next = cursor.skipBlank()
  if (name === undefined) return unexpected(cursor, 'a name')
  const item = { name: name.value, start: name.start, end: name.end }
  if (next === '=' && label === undefined) {
    cursor.at++
    // The library ignores an argument without a value at the end of the file.
    const value = cursor.skipBlank() === '' ? undefined : readValue(cursor, rejectsRepeated)
    return value && { ...item, value, isAssigned: true }
  }
  if (next !== '{') return unexpected(cursor, next === '=' ? '"{"' : '"=" or "{"')
  // The library accepts more labels, but no block of the clients has them.
  if (second !== undefined) return cursor.stop('expected "{" after one label', second.start)
  const value = readValue(cursor, rejectsRepeated)
  if (value === undefined || label === undefined) return value && { ...item, value }
  const inner = { name: label.value, start: label.start, end: label.end, value }
  return { ...item, hasLabels: true, value: { ...value, kind: 'object', items: [inner] } }
}

function readKey(cursor: Cursor): Label | undefined {
  const next = cursor.skipBlank()
  const start = cursor.at
  const word = wordAt(cursor)
  const isName = word !== '' && !isBoolean(word)
  if (isName) cursor.at += word.length
  const value = next === '"' ? readQuoted(cursor) : isName ? word : undefined
  return value === undefined ? undefined : { value, start, end: cursor.at }
}

const isBoolean = (word: string): boolean => word === 'true' || word === 'false'

/** The word at the cursor; empty if there is none. The search for its end needs no stack. */
function wordAt(cursor: Cursor): string {
  const { text, at } = cursor
  const hasName = cursor.match(NAME_START) !== null
  return hasName ? text.slice(at, cursor.match(NOT_NAME)?.index ?? text.length) : ''
}

function readValue(cursor: Cursor, rejectsRepeated: boolean): Expression | undefined {
  const next = cursor.skipBlank()
  const start = cursor.at
  if (next === '"' || next === '<') {
    const value = next === '"' ? readQuoted(cursor) : readHeredoc(cursor)
    if (value === undefined) return undefined
    return { kind: 'string', start, end: cursor.at, value, verbatim: value }
  }
  if (next !== '{' && next !== '[') return readPrimitive(cursor)
  if (cursor.depth >= MAX_DEPTH) {
    return cursor.stop(`values are nested deeper than ${MAX_DEPTH} levels`, start)
  }
  cursor.depth++
  cursor.at++
  const items = next === '{' ? readItems(cursor, rejectsRepeated) : []
  const elements = next === '[' ? readElements(cursor, rejectsRepeated) : []
  cursor.depth--
  const close = next === '{' ? '}' : ']'
  if (cursor.peek() !== close) return unexpected(cursor, `"${close}"`)
  const span = { start, end: ++cursor.at }
  return next === '{' ? { kind: 'object', ...span, items } : { kind: 'tuple', ...span, elements }
}

function readPrimitive(cursor: Cursor): Expression | undefined {
  const { at: start } = cursor
  const word = wordAt(cursor)
  const primitive = isBoolean(word) ? word : cursor.match(NUMBER)?.[0]
  if (primitive === undefined) return unexpected(cursor, 'a value')
  cursor.at += primitive.length
  const value = isBoolean(word) ? word === 'true' : Number(primitive)
  return { kind: 'primitive', start, end: cursor.at, value }
}

/** Reads up to the closing bracket. The library requires no comma after a list within a list, and accepts several. */
function readElements(cursor: Cursor, rejectsRepeated: boolean): readonly Expression[] {
  const elements: Expression[] = []
  let needsComma = false
  for (let next = cursor.skipBlank(); next !== ']'; next = cursor.skipBlank()) {
    if (next === ',') cursor.at++
    else {
      if (needsComma) unexpected(cursor, '"," or "]"')
      const element = readValue(cursor, rejectsRepeated)
      if (element === undefined) break
      elements.push(element)
    }
    needsComma = next !== ',' && next !== '['
  }
  return elements
}

function unexpected(cursor: Cursor, want: string): undefined {
  const word = wordAt(cursor) === '' ? '' : ', found a word without quotation marks'
  return cursor.stop(`expected ${want}${word}`, cursor.at)
}

const ESCAPES = new Map(
  Object.entries({ a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' })
)
// Escapes of single bytes beyond ASCII are not read.
const HEX = '[0-9a-fA-F]'
const ESCAPE = new RegExp(
  `\\\\(?:([abfnrtv\\\\"])|(u${HEX}{4}|U00(?:0${HEX}|10)${HEX}{4}|x[0-7]${HEX}|[01][0-7]{2}))`,
  'y'
)

/** Reads a string from its quotation mark (hcl/scanner and hcl/strconv). Undefined after a mistake. */
function readQuoted(cursor: Cursor): string | undefined {
  let value = ''
  let from = ++cursor.at
  for (;;) {
    const next = cursor.skipAll(PLAIN_STRING)
    if (next === '\n' || next === '') return cursor.stop('string is not terminated', cursor.at)
    const isSign = next !== '"' && next !== '\\'
    if (!isSign) value += cursor.text.slice(from, cursor.at)
    if (next === '"') {
      cursor.at++
      return value
    }
    if (next === '$' && cursor.peek(1) === '{') skipBraces(cursor)
    else if (isSign) cursor.at++
    else {
      const [whole = '', short = '', code] = cursor.match(ESCAPE) ?? []
      if (whole === '') return cursor.stop('invalid escape sequence', cursor.at)
      from = cursor.at += whole.length
      // Half of a surrogate pair is U+FFFD.
      const point = Number(code?.replace(/^[uUx]/, '0x').replace(/^(?!0x)/, '0o'))
      value +=
        code === undefined
          ? (ESCAPES.get(short) ?? short)
          : String.fromCodePoint(point).toWellFormed()
    }
  }
}

/** At `${`: quotation marks, line ends and escapes have no meaning up to its brace. */
function skipBraces(cursor: Cursor): void {
  let braces = 0
  do {
    cursor.at++
    if (cursor.peek() === '{') braces++
    else if (cursor.peek() === '}') braces--
  } while (braces > 0 && !cursor.isAtEnd())
}

const HEREDOC = /<<(-?)([\p{L}\p{Nd}_]{1,99})\n/uy

// hcl/scanner/scanner.go, hcl/token/token.go: the white space before the closing marker belongs to the text of `<<`.
/** From its `<<`. `<<-` requires that white space, and removes it from each line if every line has it. */
function readHeredoc(cursor: Cursor): string | undefined {
  const { text, at } = cursor
  const [head, hyphen, marker] = cursor.match(HEREDOC) ?? []
  if (head === undefined) return cursor.stop('invalid heredoc marker', at)
  const close = new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${hyphen ? '+' : '*'})${marker}\\n`, 'g')
  const from = at + head.length
  close.lastIndex = from
  const last = close.exec(text)
  if (last === null) return cursor.stop('heredoc is not terminated', text.length)
  cursor.at = close.lastIndex
  const [, indent = ''] = last
  const body = text.slice(from, last.index)
  if (!hyphen) return body + indent
  const lines = body.split('\n').slice(0, -1)
  if (!lines.every((line) => line.startsWith(indent))) return body
  return lines.map((line) => `${line.slice(indent.length)}\n`).join('')
}
