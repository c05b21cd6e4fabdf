// Reads HCL's native syntax: bodies of arguments and blocks, also in files with mistakes.
import { type Character, Cursor, isClosing, MAX_DEPTH } from './cursor.ts'
import { readExpression } from './expressions.ts'
import { skipExpression, skipToClosing } from './skip.ts'
import { readString } from './strings.ts'
import {
  type Attribute,
  type Block,
  type Body,
  type Label,
  PartCount,
  type Structure
} from './structure.ts'

// hcl/hclsyntax/spec.md. In expressions that `Expression` does not have, only mistakes in brackets and strings are seen.
/** Reads a text in HCL's native syntax as far as it makes sense. Never throws, in linear time. `readsAll`: mistakes in all bodies are seen. */
export function readHcl(text: string, parts = new PartCount(), readsAll = false): Structure {
  const cursor = new Cursor(text, text.startsWith('\uFEFF') ? 1 : 0, parts)
  cursor.readsAll = readsAll
  return cursor.structure(readBody(cursor, undefined))
}

type NativeBody = { kind: 'native'; attributes: Attribute[]; blocks: Block[] }

/** Reads items up to and including the brace that closes the one at `open`, or to the end. */
function readBody(cursor: Cursor, open: number | undefined): NativeBody {
  const body: NativeBody = { kind: 'native', attributes: [], blocks: [] }
  const names = new Set<string>()
  let isOneLine = open !== undefined && !cursor.isLineEnd(cursor.skipSpaces())
  for (;;) {
    const next = cursor.skipBlank()
    if (cursor.at >= cursor.text.length) {
      if (open !== undefined) cursor.report(UNCLOSED, open)
      break
    }
    if (next === '}' && open !== undefined) {
      cursor.at++
      break
    }
    readItem(cursor, next, body, names)
    endItem(cursor, isOneLine, body)
    isOneLine = false
  }
  return body
}

const UNCLOSED =
  'unclosed configuration block: there is no closing brace before the end of the file'

/** At least one character is skipped. */
function readItem(cursor: Cursor, first: Character, outer: NativeBody, names: Set<string>): void {
  const start = cursor.at
  cursor.countPart()
  const name = first === '"' ? readQuotedName(cursor) : cursor.readName()
  if (name === undefined) {
    if (first < '\x80') cursor.report('argument or block definition required', start)
    else cursor.reportCharacter()
    skipRest(cursor, start)
    return
  }
  const end = cursor.at
  const next = cursor.skipSpaces()
  if (next === '=' && cursor.peek(1) !== '=') {
    cursor.at++
    if (names.has(name)) cursor.report('attribute redefined: it is set a second time', start, end)
    names.add(name)
    outer.attributes.push({ name, start, end, value: readExpression(cursor, 'line') })
    return
  }
  const labels: Label[] = []
  for (let next = readLabel(cursor); next !== undefined; next = readLabel(cursor)) labels.push(next)
  const open = cursor.at
  if (cursor.peek() !== '{') {
    const message =
      labels.length === 0
        ? 'argument or block definition required: the name has neither "=" nor "{" after it'
        : 'invalid block definition: the header has no "{" at its end'
    cursor.report(message, start, end)
    skipRest(cursor, start)
    return
  }
  cursor.at++
  const isUnread = UNREAD.has(name) && labels[0]?.value !== 'terraform_remote_state'
  const isSkipped =
    isUnread && !cursor.readsAll && cursor.depth === 0 && cursor.mistake === undefined
  const body = isSkipped ? skipBody(cursor, open) : readNestedBody(cursor, open)
  outer.blocks.push({ type: name, labels, start, end: open, body })
}

// Most text of most repositories is in these blocks, and hardly a host: their bodies are read on demand, and
// only mistakes in brackets, strings and comments are seen before. To read all takes 1.14 to 1.19 × the CPU.
const UNREAD: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'output', 'variable'])

/** After `{`: skips the body. After a mistake it is read, so that no text is skipped more than three times. */
function skipBody(cursor: Cursor, open: number): Body {
  const { at } = cursor
  const isWhole = skipToClosing(cursor, '}', open)
  if (isWhole && cursor.mistake === undefined) {
    const unread = new Cursor(cursor.text.slice(0, cursor.at), at, cursor.parts)
    unread.depth = 1
    return new UnreadBody(unread)
  }
  cursor.at = at
  cursor.mistake = undefined
  return readNestedBody(cursor, open)
}

/** A body that is read when its text alone does not answer a question. The text of its cursor ends with it. */
class UnreadBody {
  readonly kind = 'native'
  private readonly cursor: Cursor
  private body: NativeBody | undefined

  constructor(cursor: Cursor) {
    this.cursor = cursor
  }

  get attributes(): readonly Attribute[] {
    return this.read().attributes
  }

  get blocks(): readonly Block[] {
    return this.read().blocks
  }

  mayHave(name: string): boolean {
    return this.body !== undefined || this.cursor.text.includes(name, this.cursor.at)
  }

  private read(): NativeBody {
    this.body ??= readBody(this.cursor, this.cursor.at - 1)
    return this.body
  }
}

function readNestedBody(cursor: Cursor, open: number): NativeBody {
  if (cursor.depth >= MAX_DEPTH) {
    cursor.report(`blocks are nested deeper than ${MAX_DEPTH} levels`, open)
    skipToClosing(cursor, '}', open)
    return { kind: 'native', attributes: [], blocks: [] }
  }
  cursor.depth++
  const body = readBody(cursor, open)
  cursor.depth--
  return body
}

/** HCL 1 allows quoted names; in HCL 2 this is a mistake, but the meaning is clear. */
function readQuotedName(cursor: Cursor): string | undefined {
  const start = cursor.at
  const name = readString(cursor)
  cursor.report('invalid argument name: argument names must not be quoted', start, cursor.at)
  return name.kind === 'string' ? name.value : undefined
}

function readLabel(cursor: Cursor): Label | undefined {
  const next = cursor.skipSpaces()
  const start = cursor.at
  let value: string | undefined
  if (next === '"') {
    const label = readString(cursor)
    if (label.kind === 'string') value = label.value
    else {
      value = cursor.text.slice(start + 1, Math.max(start + 1, cursor.at - 1))
      cursor.report('invalid block label: it has to be plain text', start, cursor.at)
    }
  } else value = cursor.readName()
  if (value === undefined) return undefined
  const { at: end } = cursor
  cursor.countPart()
  return { value, start, end }
}

/** After an item its line must end, except for the brace that closes a block of one line. */
function endItem(cursor: Cursor, isOneLine: boolean, { blocks }: NativeBody): void {
  const next = cursor.skipSpaces()
  if (isOneLine && (next !== '}' || blocks.length > 0)) {
    const message = 'a block in one line has one argument at most'
    cursor.report(`invalid single-argument block definition: ${message}`, cursor.at)
  } else if (!isOneLine && !cursor.isLineEnd(next)) {
    cursor.report('missing newline after argument or block definition', cursor.at)
  }
}

/** After a mistake: skips to the end of the line, over brackets that open in it, and at least one character. */
function skipRest(cursor: Cursor, start: number): void {
  skipExpression(cursor, 'line')
  if (cursor.at === start || (isClosing(cursor.peek()) && cursor.peek() !== '}')) cursor.at++
}
