// Reads HCL expressions: literals, objects and tuples; all others are skipped.
import {
  type Character,
  type Cursor,
  closingOf,
  isClosing,
  isNamePart,
  isSpace,
  MAX_DEPTH
} from './cursor.ts'
import { type Ends, skipExpression, skipToClosing } from './skip.ts'
import { readHeredoc, readString } from './strings.ts'
import type { Expression, ObjectItem } from './structure.ts'

/** Reads an expression up to what ends it, which is not skipped, unless a mistake makes it unclear. */
export function readExpression(cursor: Cursor, ends: Ends): Expression {
  cursor.countPart()
  const next = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces()
  const start = cursor.at
  const first = readLiteral(cursor, next)
  if (first !== undefined && isEnd(cursor, ends)) return first
  if (ends === 'line') reportSecondValue(cursor, first)
  skipExpression(cursor, ends)
  let end = cursor.at
  while (end > start && isSpace(cursor.text.charAt(end - 1))) end--
  if (end === start) {
    cursor.report('invalid expression: expected the start of an expression', start)
  }
  return first === undefined ? readPrimitive(cursor, start, end) : { kind: 'other', start, end }
}

// Names and operators, up to a name or number that another value follows.
const SECOND_VALUE = /[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y

/** After a value only an operator, an index or the arguments of a call go on. It is seen after a literal, and before any bracket or string. */
function reportSecondValue(cursor: Cursor, first: Expression | undefined): void {
  SECOND_VALUE.lastIndex = cursor.at
  const isSecond =
    first === undefined ? SECOND_VALUE.test(cursor.text) : /["\w]/.test(cursor.peek())
  const at = first === undefined ? SECOND_VALUE.lastIndex - 1 : cursor.at
  if (isSecond) cursor.report('missing newline after argument or block definition', at)
}

function isEnd(cursor: Cursor, ends: Ends): boolean {
  const next = ends === 'element' ? cursor.skipBlank() : cursor.skipSpaces()
  return isClosing(next) || next === ',' || cursor.isLineEnd(next)
}

/** A string, a heredoc or something in brackets; `next` is the character at the cursor. */
export function readLiteral(cursor: Cursor, next: Character): Expression | undefined {
  if (next === '"') return readString(cursor)
  if (next === '<') return readHeredoc(cursor)
  if (next !== '{' && next !== '[' && next !== '(') return undefined
  const start = cursor.at++
  cursor.depth++
  let read: Expression | undefined
  if (cursor.depth > MAX_DEPTH) read = skipBrackets(cursor, next, start)
  else if (next === '{') read = readObject(cursor, start)
  else if (next === '[') read = readTuple(cursor, start)
  else read = readParentheses(cursor, start)
  cursor.depth--
  return read
}

function skipBrackets(cursor: Cursor, open: Character, start: number): Expression {
  skipToClosing(cursor, closingOf(open) ?? open, start)
  return { kind: 'other', start, end: cursor.at }
}

const PRIMITIVE = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// No number that decides an address is longer.
const MAX_PRIMITIVE_LENGTH = 32

function readPrimitive(cursor: Cursor, start: number, end: number): Expression {
  PRIMITIVE.lastIndex = start
  const isPrimitive = PRIMITIVE.test(cursor.text) && PRIMITIVE.lastIndex === end
  if (!isPrimitive || end - start > MAX_PRIMITIVE_LENGTH) return { kind: 'other', start, end }
  const text = cursor.text.slice(start, end)
  const word = { true: true, false: false, null: null }[text]
  return { kind: 'primitive', start, end, value: word === undefined ? Number(text) : word }
}

/** After `(`. A literal in parentheses is still a literal. */
function readParentheses(cursor: Cursor, start: number): Expression {
  const inner = readExpression(cursor, 'element')
  if (cursor.skipBlank() !== ')') return skipBrackets(cursor, '(', start)
  cursor.at++
  return { ...inner, start, end: cursor.at }
}

function readTuple(cursor: Cursor, start: number): Expression {
  if (isFor(cursor)) return skipBrackets(cursor, '[', start)
  const elements: Expression[] = []
  let isNext = hasNext(cursor, ']', start)
  for (; isNext; isNext = hasNext(cursor, ']', start)) {
    const before = cursor.at
    elements.push(readExpression(cursor, 'element'))
    // No known text gets here without an element or an end, but the loop must end for any.
    if (cursor.at === before && cursor.peek() !== ',') cursor.at++
    if (cursor.skipBlank() === ',') cursor.at++
  }
  const span = { start, end: cursor.at }
  return isNext === undefined ? { kind: 'other', ...span } : { kind: 'tuple', ...span, elements }
}

/** After `{`. Newlines and commas both separate the items. Those that were read are kept. */
function readObject(cursor: Cursor, start: number): Expression {
  if (isFor(cursor)) return skipBrackets(cursor, '{', start)
  const items: ObjectItem[] = []
  while (hasNext(cursor, '}', start)) {
    items.push(readItem(cursor, cursor.peek()))
    if (cursor.skipSpaces() === ',') cursor.at++
  }
  return { kind: 'object', start, end: cursor.at, items }
}

/** True if another item follows, false after the closing bracket; undefined where it is missing. */
function hasNext(cursor: Cursor, close: Character, start: number): boolean | undefined {
  const next = cursor.skipBlank()
  if (next !== close && !cursor.isAtEnd() && !isClosing(next)) return true
  if (next !== close) return cursor.reportUnclosed(start)
  cursor.at++
  return false
}

/** Reads an item; at least one character is skipped. */
function readItem(cursor: Cursor, next: Character): ObjectItem {
  const start = cursor.at
  const name = readKey(cursor, next)
  let end = cursor.at
  while (end > start && isSpace(cursor.text.charAt(end - 1))) end--
  const separator = cursor.skipSpaces()
  if (separator !== '=' && separator !== ':') {
    cursor.report('missing attribute value: expected "=" or ":" after the key', cursor.at)
    skipExpression(cursor, 'line')
    if (cursor.at === start) cursor.at++
    return { name: undefined, start, end, value: { kind: 'other', start: end, end: cursor.at } }
  }
  cursor.at++
  const value = readExpression(cursor, 'line')
  return { name, start, end, value }
}

/** A key that is a name, a string or a number, or a string in parentheses; undefined for others. */
function readKey(cursor: Cursor, first: Character): string | undefined {
  const start = cursor.at
  let name: string | undefined
  if (first === '"' || first === '(') {
    const key = readLiteral(cursor, first)
    if (key?.kind === 'string') name = key.value
  } else name = cursor.readName()
  const next = cursor.skipSpaces()
  if (next === '=' || next === ':') return name
  skipKey(cursor)
  const text = cursor.text.slice(start, cursor.at).trimEnd()
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? text : undefined
}

const OPERATOR = /[=!<>]=|[-+*/%<>!&|?.]/y

/** Skips the rest of a key that is an expression, up to its separator. */
function skipKey(cursor: Cursor): void {
  for (;;) {
    const next = cursor.skipSpaces()
    const start = cursor.at
    if (cursor.isLineComment(next)) return
    if (isNamePart(next)) cursor.at++
    else if (next === '[' || next === '(') {
      cursor.at++
      skipBrackets(cursor, next, start)
    } else if (next === '"') readString(cursor)
    else if (cursor.match(OPERATOR) !== null) cursor.at = OPERATOR.lastIndex
    else if (cursor.readName() === undefined) return
  }
}

/** True where a `for` expression begins: the word cannot be a key (hclsyntax/parser.go). */
function isFor(cursor: Cursor): boolean {
  cursor.skipBlank()
  return cursor.text.startsWith('for', cursor.at) && !isNamePart(cursor.peek(3))
}
