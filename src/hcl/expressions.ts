// Reads HCL expressions as far as anybody asks: literals, objects, tuples; all else is passed over.
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COMMA,
  closingOf,
  END,
  EQUALS,
  isClosing,
  isNamePart,
  isSpace,
  LESS,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_PAREN,
  QUOTE
} from './characters.ts'
import { type Cursor, MAX_DEPTH } from './cursor.ts'
import { type Ends, skipExpression, skipToClosing } from './skip.ts'
import { readHeredoc, readString } from './strings.ts'
import type { Expression, Item } from './structure.ts'

/** Reads an expression up to what ends it; that is not passed, unless a mistake makes it unclear. */
export function readExpression(cursor: Cursor, ends: Ends): Expression {
  const code = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces()
  const start = cursor.at
  const first = readLiteral(cursor, code)
  if (first !== undefined && isEnd(cursor, ends)) return first
  if (cursor.isFirstGeneration) skipWord(cursor)
  else skipExpression(cursor, ends)
  let end = cursor.at
  while (end > start && isSpace(cursor.codes[end - 1] ?? END)) end--
  if (end === start) {
    cursor.report('invalid expression: expected the start of an expression', start)
  }
  return first === undefined ? readPrimitive(cursor, start, end) : { kind: 'other', start, end }
}

function isEnd(cursor: Cursor, ends: Ends): boolean {
  const code = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces()
  if (cursor.isFirstGeneration || isClosing(code)) return true
  return cursor.isLineEnd(code) || code === COMMA
}

function readLiteral(cursor: Cursor, code: number): Expression | undefined {
  if (code === QUOTE) return readString(cursor)
  if (code === LESS) return readHeredoc(cursor)
  if (code !== OPEN_BRACE && code !== OPEN_BRACKET && code !== OPEN_PAREN) return undefined
  const start = cursor.at++
  cursor.depth++
  let read: Expression | undefined
  if (cursor.depth > MAX_DEPTH) read = skipBrackets(cursor, code, start)
  else if (code === OPEN_BRACE) read = readObject(cursor, start)
  else if (code === OPEN_BRACKET) read = readTuple(cursor, start)
  else read = readParentheses(cursor, start)
  cursor.depth--
  return read
}

/** Passes over brackets that have been opened before the cursor. */
function skipBrackets(cursor: Cursor, open: number, start: number): Expression {
  skipToClosing(cursor, closingOf(open) ?? open, start)
  return { kind: 'other', start, end: cursor.at }
}

const PRIMITIVE = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
// Longer numbers there are, but none that anybody asks for.
const MAX_PRIMITIVE_LENGTH = 32

// A digit, "-", or the first letter of "false", "null", "true".
const isPrimitiveStart = (code: number) =>
  code <= 0x39 || code === 0x66 || code === 0x6e || code === 0x74

function readPrimitive(cursor: Cursor, start: number, end: number): Expression {
  const isShort = end - start <= MAX_PRIMITIVE_LENGTH
  const text =
    isShort && isPrimitiveStart(cursor.codes[start] ?? END) ? cursor.text.slice(start, end) : ''
  if (!PRIMITIVE.test(text)) return { kind: 'other', start, end }
  const word = { true: true, false: false, null: null }[text]
  return { kind: 'primitive', start, end, value: word === undefined ? Number(text) : word }
}

/** In HCL 1 a value is one literal; anything else is a mistake, as far as the next space or bracket. */
function skipWord(cursor: Cursor): void {
  const word = /[^ \t\r\n,{}[\]"]*/y
  word.lastIndex = cursor.at
  word.test(cursor.text)
  cursor.at = word.lastIndex
}

/** After `(`. What is a literal stays one in parentheses. */
function readParentheses(cursor: Cursor, start: number): Expression {
  const inner = readExpression(cursor, 'element')
  if (cursor.skipBlank() !== CLOSE_PAREN) return skipBrackets(cursor, OPEN_PAREN, start)
  cursor.at++
  return { ...inner, start, end: cursor.at }
}

/** After `[`. */
function readTuple(cursor: Cursor, start: number): Expression {
  if (isFor(cursor)) return skipBrackets(cursor, OPEN_BRACKET, start)
  const elements: Expression[] = []
  for (;;) {
    const code = cursor.skipBlank()
    if (code === CLOSE_BRACKET) {
      cursor.at++
      return { kind: 'tuple', start, end: cursor.at, elements }
    }
    if (cursor.at >= cursor.text.length || isClosing(code)) {
      cursor.reportUnclosed(start)
      return { kind: 'other', start, end: cursor.at }
    }
    const before = cursor.at
    elements.push(readExpression(cursor, 'element'))
    // Nothing known comes here without an element or an end; but a loop must not hang on it.
    if (cursor.at === before && cursor.peek() !== COMMA) cursor.at++
    if (cursor.skipBlank() === COMMA) cursor.at++
  }
}

/** After `{`. Newlines and commas both separate the items. */
function readObject(cursor: Cursor, start: number): Expression {
  if (isFor(cursor)) return skipBrackets(cursor, OPEN_BRACE, start)
  const items: Item[] = []
  for (;;) {
    const code = cursor.skipBlank()
    if (code === CLOSE_BRACE) {
      cursor.at++
      return { kind: 'object', start, end: cursor.at, items }
    }
    if (cursor.at >= cursor.text.length || isClosing(code)) {
      // What has been read counts, also when the rest makes no sense.
      cursor.reportUnclosed(start)
      return { kind: 'object', start, end: cursor.at, items }
    }
    items.push(readItem(cursor, code))
    if (cursor.skipSpaces() === COMMA) cursor.at++
  }
}

/** Reads an item; at least one character is passed. */
function readItem(cursor: Cursor, code: number): Item {
  const start = cursor.at
  const name = readKey(cursor, code)
  let end = cursor.at
  while (end > start && isSpace(cursor.codes[end - 1] ?? END)) end--
  const separator = cursor.skipSpaces()
  if (separator !== EQUALS && separator !== COLON) {
    cursor.report('missing attribute value: expected "=" or ":" after the key', cursor.at)
    skipExpression(cursor, 'line')
    if (cursor.at === start) cursor.at++
    return { name: undefined, start, end, value: { kind: 'other', start: end, end: cursor.at } }
  }
  cursor.at++
  const value = readExpression(cursor, 'line')
  return { name, start, end, value }
}

/** A key that is a name, a string, a number or one of these in parentheses; undefined for others. */
function readKey(cursor: Cursor, code: number): string | undefined {
  const start = cursor.at
  let name: string | undefined
  if (code === QUOTE || code === OPEN_PAREN) {
    const key = readLiteral(cursor, code)
    if (key?.kind === 'string') name = key.value
  } else name = cursor.readName()
  const next = cursor.skipSpaces()
  if (next === EQUALS || next === COLON) return name
  skipKey(cursor)
  const text = cursor.text.slice(start, cursor.at).trimEnd()
  return /^\d+$/.test(text) ? text : undefined
}

/** Passes the rest of a key that is an expression, up to its separator. */
function skipKey(cursor: Cursor): void {
  const operator = /[=!<>]=|[-+*/%<>!&|?.]/y
  for (;;) {
    const code = cursor.skipSpaces()
    const start = cursor.at
    operator.lastIndex = start
    if (cursor.isLineComment(code)) return
    if (isNamePart(code)) cursor.at++
    else if (code === OPEN_BRACKET || code === OPEN_PAREN) {
      cursor.at++
      skipBrackets(cursor, code, start)
    } else if (code === QUOTE) readString(cursor)
    else if (operator.test(cursor.text)) cursor.at = operator.lastIndex
    else if (cursor.readName() === undefined) return
  }
}

/** Whether a `for` expression begins here; the word can not be a key there (hclsyntax/parser.go). */
function isFor(cursor: Cursor): boolean {
  cursor.skipBlank()
  return cursor.text.startsWith('for', cursor.at) && !isNamePart(cursor.peekAfter(3))
}
