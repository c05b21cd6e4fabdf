// Reads HCL's quoted strings, templates and heredocs.
import { trimEnd, trimStart } from '../../rules/go/text.ts'
import { type Character, Cursor, MAX_DEPTH, PLAIN_STRING } from './cursor.ts'
import { readHeredocHead, skipHeredoc, skipToClosing } from './skip.ts'
import type { Expression, PartCount, Span, TemplatePart } from './structure.ts'

/** At a quote. The kind is `other` only after a mistake that leaves the string open; reading can continue. */
export function readString(cursor: Cursor): Expression {
  const { text, at: start } = cursor
  cursor.at++
  if (cursor.skipAll(PLAIN_STRING) !== '"') return readTemplate(cursor, start)
  const value = text.slice(start + 1, cursor.at++)
  return { kind: 'string', start, end: cursor.at, value, verbatim: value }
}

/** Reads a string of the JSON syntax. `span` is its place, and that of unknown parts; `counted` is of its file. */
export function readBareTemplate(text: string, span: Span, counted?: PartCount): Expression {
  if (!text.includes('{')) return { kind: 'string', ...span, value: text, verbatim: text }
  const cursor = new Cursor(text, 0, counted)
  const pieces: Pieces = { parts: [], text: '', isTrimmed: false }
  for (cursor.at = 0; cursor.at < text.length; ) {
    const from = cursor.at
    while (cursor.at < text.length && !isSign(cursor.peek())) cursor.at++
    pieces.text += text.slice(from, cursor.at)
    if (cursor.at < text.length && !readSequence(cursor, pieces)) {
      addUnknown(pieces, span)
      break
    }
  }
  const parts = pieces.parts.map((part) =>
    part.kind === 'known' ? part : { ...part, code: text.slice(part.start, part.end), ...span }
  )
  return finish({ ...pieces, parts }, span, text)
}

const isSign = (next: Character) => next === '$' || next === '%'

/** The parts of a template so far, and the known text since the last of them, whose first white space may be removed. */
type Pieces = { readonly parts: TemplatePart[]; text: string; isTrimmed: boolean }

/** Continues the string that begins at `start`, after text without escapes and templates. */
function readTemplate(cursor: Cursor, start: number): Expression {
  const { text } = cursor
  const beginning = text.slice(start + 1, cursor.at)
  const pieces: Pieces = { parts: [], text: beginning, isTrimmed: false }
  for (;;) {
    const from = cursor.at
    const next = cursor.skipAll(PLAIN_STRING)
    pieces.text += text.slice(from, cursor.at)
    if (next === '"') {
      cursor.at++
      return finish(pieces, { start, end: cursor.at })
    }
    if (next === '\\') pieces.text += cursor.readEscape()
    else if (!isSign(next)) {
      cursor.reportBrokenString(start)
      return { kind: 'other', start, end: cursor.at }
    } else if (!readSequence(cursor, pieces)) return { kind: 'other', start, end: cursor.at }
  }
}

/** The expression of the pieces; `verbatim` is its whole text where the clients may use that. */
function finish(pieces: Pieces, { start, end }: Span, verbatim?: string): Expression {
  const { parts, text } = pieces
  if (parts.length === 0) {
    return { kind: 'string', start, end, value: text, verbatim: verbatim ?? text }
  }
  addKnown(pieces)
  return { kind: 'template', start, end, parts, verbatim }
}

function addKnown(pieces: Pieces): void {
  const value = pieces.isTrimmed ? trimStart(pieces.text) : pieces.text
  if (value !== '') pieces.parts.push({ kind: 'known', value })
  pieces.text = ''
}

function addUnknown(pieces: Pieces, span: Span): void {
  addKnown(pieces)
  pieces.parts.push({ kind: 'unknown', start: span.start, end: span.end })
}

/** At `$` or `%`. False if the sequence that begins here has no end. */
function readSequence(cursor: Cursor, pieces: Pieces): boolean {
  const { text, at: start } = cursor
  const sign = text.charAt(start)
  if (cursor.peek(1) !== '{') {
    const isEscaped = text.startsWith(`${sign}{`, start + 1)
    pieces.text += isEscaped ? `${sign}{` : sign
    cursor.at += isEscaped ? 3 : 1
    return true
  }
  cursor.at += 2
  const inner = sign === '$' ? readInnerString(cursor) : undefined
  if (inner?.kind === 'other') return false
  if (inner?.kind === 'string' && cursor.skipBlank() === '}') {
    pieces.text += inner.value
    cursor.at++
    return true
  }
  if (!skipToClosing(cursor, '}', start)) return false
  // "${~" removes the white space before it, "~}" that after it.
  if (text.charAt(start + 2) === '~') pieces.text = trimEnd(pieces.text)
  addUnknown(pieces, { start, end: cursor.at })
  pieces.isTrimmed = text.charAt(cursor.at - 2) === '~'
  cursor.countPart()
  return true
}

/** After `${`: a string, whose value the official parser makes part of the template. */
function readInnerString(cursor: Cursor): Expression | undefined {
  if (cursor.skipBlank() !== '"' || cursor.depth >= MAX_DEPTH) return undefined
  cursor.depth++
  const inner = readString(cursor)
  cursor.depth--
  return inner
}

/** Reads a heredoc; the cursor is at `<`. Undefined, and the cursor stays, where none begins. */
export function readHeredoc(cursor: Cursor): Expression | undefined {
  const { text, at: start } = cursor
  const isIndented = cursor.peek(2) === '-'
  const marker = readHeredocHead(cursor)
  if (marker === undefined) return undefined
  const from = cursor.at
  if (!skipHeredoc(cursor, marker, start)) return { kind: 'other', start, end: cursor.at }
  const span = { start, end: cursor.at }
  const body = text.slice(from, text.lastIndexOf('\n', cursor.at - 1) + 1)
  if (SEQUENCE.test(body)) {
    const parts: TemplatePart[] = [{ kind: 'unknown', ...span }]
    return { kind: 'template', ...span, parts, verbatim: undefined }
  }
  const plain = body.replaceAll('$${', '${').replaceAll('%%{', '%{')
  const value = isIndented ? withoutIndentation(plain) : plain
  return { kind: 'string', ...span, value, verbatim: value }
}

// The start of code in a template: `${` or `%{`, unless the sign is doubled.
const SEQUENCE = /(?<!\$)\$\{|(?<!%)%\{/

// hclsyntax/parser_template.go, flushHeredocTemplateParts: blank lines are ignored and stay as they are.
function withoutIndentation(body: string): string {
  let least = body.length
  for (const [indent] of body.matchAll(INDENT)) least = Math.min(least, indent.length)
  return body.replace(INDENT, (indent) => indent.slice(least))
}

// Not with the flag m: for it a carriage return begins a line too, and many of them take quadratic time.
const INDENT = /(?<=^|\n)(?:(?!\n)\p{White_Space})*(?=\P{White_Space})/gu
