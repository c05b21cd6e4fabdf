// Reads HCL's native syntax: bodies of arguments and blocks, also of files that hold a mistake.

import { BEYOND, CLOSE_BRACE, COMMA, EQUALS, isClosing, OPEN_BRACE, QUOTE } from './characters.ts'
import { Cursor, MAX_DEPTH } from './cursor.ts'
import { readExpression } from './expressions.ts'
import { skipExpression, skipToClosing } from './skip.ts'
import { readString } from './strings.ts'
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
  if (cursor.text.startsWith('\uFEFF')) cursor.at++
  const body = readBody(cursor, undefined)
  const { text, mistake } = cursor
  if (mistake === undefined) return { text, body, problems: [] }
  return { text, body, problems: [{ ...placesIn(text)(mistake), message: mistake.message }] }
}

type NativeBody = Extract<Body, { kind: 'native' }>

/** What a body is read into. */
type Found = { readonly attributes: Attribute[]; readonly blocks: Block[] }

/** Reads items up to the brace that closes the one at `open`, which is passed, or to the end. */
function readBody(cursor: Cursor, open: number | undefined): NativeBody {
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
    if (isClosing(code) || code < BEYOND) {
      cursor.report('argument or block definition required', start)
    } else cursor.reportCharacter()
    skipRest(cursor, start)
    return
  }
  const end = cursor.at
  const next = cursor.skipSpaces()
  if (next === EQUALS && cursor.peekAfter(1) !== EQUALS) {
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
  const isBulk = !cursor.isFirstGeneration && BULK.has(name) && labels[0]?.value !== REMOTE_STATE
  const isSkipped = isBulk && cursor.depth === 0 && cursor.mistake === undefined
  const body = isSkipped ? skipBody(cursor, open) : readNestedBody(cursor, open)
  found.blocks.push({ type: name, labels, start, end: open, body })
}

// What most text of most repositories is in, and hardly a host: these bodies are read when somebody asks.
// Until then only such mistakes are seen in them as upset brackets, strings or comments.
const BULK: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'output', 'variable'])
const REMOTE_STATE = 'terraform_remote_state'

/**
 * After `{`: passes the body without reading it, unless there is a mistake in it. Not tried again
 * after a mistake, so that no text is passed more than three times.
 */
function skipBody(cursor: Cursor, open: number): Body {
  const { at, text } = cursor
  const isWhole = skipToClosing(cursor, CLOSE_BRACE, open)
  if (isWhole && cursor.mistake === undefined) return new UnreadBody(text, open, cursor.at)
  cursor.at = at
  cursor.mistake = undefined
  return readNestedBody(cursor, open)
}

/** A body that is read at the first question that its text does not already answer. */
class UnreadBody {
  readonly kind = 'native'
  private readonly text: string
  private readonly open: number
  private readonly end: number
  private body: NativeBody | undefined

  constructor(text: string, open: number, end: number) {
    this.text = text
    this.open = open
    this.end = end
  }

  get attributes(): readonly Attribute[] {
    return this.read().attributes
  }

  get blocks(): readonly Block[] {
    return this.read().blocks
  }

  mayHave(name: string): boolean {
    return this.body !== undefined || this.text.slice(this.open, this.end).includes(name)
  }

  private read(): NativeBody {
    if (this.body === undefined) {
      const cursor = new Cursor(this.text, false, this.open + 1, this.end)
      cursor.depth = 1
      this.body = readBody(cursor, this.open)
    }
    return this.body
  }
}

function readNestedBody(cursor: Cursor, open: number): NativeBody {
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
