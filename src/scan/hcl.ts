// Reads HCL's native syntax: bodies of arguments and blocks, also of files that hold a mistake.
import { CLOSE_BRACE, COMMA, EQUALS, isClosing, OPEN_BRACE, QUOTE } from './hcl-characters.ts'
import { Cursor, MAX_DEPTH } from './hcl-cursor.ts'
import { readExpression } from './hcl-expressions.ts'
import { skipExpression, skipToClosing } from './hcl-skip.ts'
import { readString } from './hcl-strings.ts'
import {
  type Attribute,
  type Block,
  type Body,
  type Label,
  placesIn,
  type Structure
} from './structure.ts'

/**
 * Reads a text in HCL's native syntax. Never throws; time grows with the length of the text and with
 * nothing else. Of a text with mistakes all that still makes sense is read, and the first one named.
 *
 * The grammar is that of hcl/hclsyntax/spec.md, where expressions are looked at no closer than
 * `Expression` says: a mistake inside one that leaves its brackets and strings whole goes unseen.
 */
export const readHcl = (text: string): Structure => readStructure(new Cursor(text, false))

/**
 * Reads a text in HCL 1, as in CLI configuration files: names may be quoted, items need no newline
 * between them but may have commas, values are literals (hashicorp/hcl v1: hcl/parser/parser.go).
 */
export const readHcl1 = (text: string): Structure => readStructure(new Cursor(text, true))

function readStructure(cursor: Cursor): Structure {
  const body = readBody(cursor, undefined)
  const { text, mistake } = cursor
  if (mistake === undefined) return { text, body, problems: [] }
  return { text, body, problems: [{ ...placesIn(text)(mistake), message: mistake.message }] }
}

/** What a body is read into. */
type Found = { readonly attributes: Attribute[]; readonly blocks: Block[] }

/** Reads items up to the brace that closes the one at `open`, which is passed, or to the end. */
function readBody(cursor: Cursor, open: number | undefined): Body {
  const found: Found = { attributes: [], blocks: [] }
  let isOneLine = open !== undefined && !cursor.isLineEnd(cursor.skipSpaces())
  for (;;) {
    const code = cursor.skipBlank()
    if (cursor.at >= cursor.text.length) {
      if (open !== undefined) cursor.report(UNCLOSED, open)
      break
    }
    if (code === CLOSE_BRACE && open !== undefined) {
      cursor.at++
      break
    }
    readItem(cursor, code, found)
    endItem(cursor, isOneLine, found)
    isOneLine = false
  }
  return { kind: 'native', attributes: found.attributes, blocks: found.blocks }
}

const UNCLOSED =
  'unclosed configuration block: there is no closing brace before the end of the file'

/** Reads an argument or a block; at least one character is passed. */
function readItem(cursor: Cursor, code: number, found: Found): void {
  const start = cursor.at
  const name = code === QUOTE ? readQuotedName(cursor) : cursor.readName()
  if (name === undefined) {
    if (isClosing(code) || code < 128) {
      cursor.report('argument or block definition required', start)
    } else cursor.reportCharacter()
    skipRest(cursor, start)
    return
  }
  const end = cursor.at
  const next = cursor.skipSpaces()
  if (next === EQUALS && cursor.text.charCodeAt(cursor.at + 1) !== EQUALS) {
    cursor.at++
    found.attributes.push({ name, start, end, value: readExpression(cursor, 'line') })
    return
  }
  const labels = readLabels(cursor)
  const open = cursor.at
  if (cursor.peek() !== OPEN_BRACE) {
    const message =
      labels.length === 0
        ? `argument or block definition required: "${name}" has neither "=" nor "{" after it`
        : `invalid block definition: the header of "${name}" has no "{" at its end`
    cursor.report(message, start, end)
    skipRest(cursor, start)
    return
  }
  cursor.at++
  found.blocks.push({ type: name, labels, start, end: open, body: readNestedBody(cursor, open) })
}

function readNestedBody(cursor: Cursor, open: number): Body {
  if (cursor.depth >= MAX_DEPTH) {
    cursor.report(`blocks are nested deeper than ${MAX_DEPTH} levels`, open)
    skipToClosing(cursor, CLOSE_BRACE, open)
    return { kind: 'native', attributes: [], blocks: [] }
  }
  cursor.depth++
  const body = readBody(cursor, open)
  cursor.depth--
  return body
}

/** HCL 1 lets names be quoted; in HCL 2 it is a mistake, but clear enough to go on. */
function readQuotedName(cursor: Cursor): string | undefined {
  const start = cursor.at
  const name = readString(cursor)
  if (!cursor.isFirstGeneration) {
    cursor.report('invalid argument name: argument names must not be quoted', start, cursor.at)
  }
  return name.kind === 'string' ? name.value : undefined
}

function readLabels(cursor: Cursor): readonly Label[] {
  const labels: Label[] = []
  for (;;) {
    const code = cursor.skipSpaces()
    const start = cursor.at
    let value: string | undefined
    if (code === QUOTE) {
      const label = readString(cursor)
      if (label.kind === 'string') value = label.value
      else {
        value = cursor.text.slice(start + 1, Math.max(start + 1, cursor.at - 1))
        cursor.report('invalid block label: it has to be plain text', start, cursor.at)
      }
    } else value = cursor.readName()
    if (value === undefined) return labels
    labels.push({ value, start, end: cursor.at })
  }
}

/** After an item nothing may follow in its line, but the brace that closes a block of one line. */
function endItem(cursor: Cursor, isOneLine: boolean, found: Found): void {
  const code = cursor.skipSpaces()
  if (cursor.isFirstGeneration) {
    if (code === COMMA) cursor.at++
    return
  }
  if (isOneLine && (code !== CLOSE_BRACE || found.blocks.length > 0)) {
    cursor.report(
      'invalid single-argument block definition: a block in one line has one argument at most',
      cursor.at
    )
  } else if (!isOneLine && !cursor.isLineEnd(code)) {
    cursor.report('missing newline after argument or block definition', cursor.at)
  }
}

/** After a mistake: to the end of the line, over brackets that open in it, and on by one character at least. */
function skipRest(cursor: Cursor, start: number): void {
  skipExpression(cursor, 'line')
  if (cursor.at === start || (isClosing(cursor.peek()) && cursor.peek() !== CLOSE_BRACE))
    cursor.at++
}
