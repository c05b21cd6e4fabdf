// Reads HCL's quoted strings and heredocs: their text where it is known, and where it is not.
import { BACKSLASH, CLOSE_BRACE, DASH, DOLLAR, OPEN_BRACE, PERCENT, QUOTE } from './characters.ts'
import { Cursor, MAX_DEPTH } from './cursor.ts'
import { skipHeredoc, skipToClosing } from './skip.ts'
import type { Expression, Part, Span } from './structure.ts'
import { readHeredocHead } from './text.ts'

/**
 * Reads a quoted string; the cursor is at its quote. The kind is `other` only after a mistake that
 * leaves the string open: the cursor is then where reading can go on.
 */
export function readString(cursor: Cursor): Expression {
  const { text, at: start } = cursor
  cursor.at++
  if (cursor.skipPlainText() !== QUOTE) return readTemplate(cursor, start)
  const value = text.slice(start + 1, cursor.at++)
  return { kind: 'string', start, end: cursor.at, value, verbatim: value }
}

/**
 * Reads text that is a template as it stands, without quotes or escapes: a string of the JSON syntax.
 * `span` is where it comes from; unknown parts get it too.
 */
export function readBareTemplate(text: string, span: Span): Expression {
  if (!text.includes('{')) return { kind: 'string', ...span, value: text, verbatim: text }
  const cursor = new Cursor(text, false)
  const pieces: Pieces = { parts: [], known: '' }
  for (cursor.at = 0; cursor.at < text.length; ) {
    const from = cursor.at
    while (cursor.at < text.length && !isSign(cursor.peek())) cursor.at++
    pieces.known += text.slice(from, cursor.at)
    if (cursor.at < text.length && !readSequence(cursor, pieces)) {
      addUnknown(pieces, span)
      break
    }
  }
  const parts = pieces.parts.map((part) => (part.kind === 'known' ? part : { ...part, ...span }))
  return finish({ parts, known: pieces.known }, span, text)
}

const isSign = (code: number) => code === DOLLAR || code === PERCENT

/** A template's parts as they come: known text is collected until something unknown follows. */
type Pieces = { readonly parts: Part[]; known: string }

/** Reads on in the string that begins at `start`, after text that stands for itself. */
function readTemplate(cursor: Cursor, start: number): Expression {
  const { text } = cursor
  const pieces: Pieces = { parts: [], known: text.slice(start + 1, cursor.at) }
  for (;;) {
    const from = cursor.at
    const code = cursor.skipPlainText()
    pieces.known += text.slice(from, cursor.at)
    if (code === QUOTE) {
      cursor.at++
      return finish(pieces, { start, end: cursor.at })
    }
    if (code === BACKSLASH) pieces.known += readEscape(cursor)
    else if (!isSign(code)) {
      cursor.reportBrokenString(start)
      return { kind: 'other', start, end: cursor.at }
    } else if (!readSequence(cursor, pieces)) return { kind: 'other', start, end: cursor.at }
  }
}

/** The expression that the pieces make; `verbatim` is its whole text where that has a meaning. */
function finish({ parts, known }: Pieces, { start, end }: Span, verbatim?: string): Expression {
  if (parts.length === 0) {
    return { kind: 'string', start, end, value: known, verbatim: verbatim ?? known }
  }
  if (known !== '') parts.push({ kind: 'known', value: known })
  return { kind: 'template', start, end, parts, verbatim }
}

function addUnknown(pieces: Pieces, span: Span): void {
  if (pieces.known !== '') pieces.parts.push({ kind: 'known', value: pieces.known })
  pieces.known = ''
  pieces.parts.push({ kind: 'unknown', start: span.start, end: span.end })
}

/** At `$` or `%`. False when what it starts has no end. */
function readSequence(cursor: Cursor, pieces: Pieces): boolean {
  const { text, at: start } = cursor
  const sign = text.charAt(start)
  if (cursor.peekAfter(1) !== OPEN_BRACE) {
    const isEscaped = text.startsWith(`${sign}{`, start + 1)
    pieces.known += isEscaped ? `${sign}{` : sign
    cursor.at += isEscaped ? 3 : 1
    return true
  }
  cursor.at += 2
  const inner = sign === '$' ? readInnerString(cursor) : undefined
  if (inner?.kind === 'other') return false
  if (inner?.kind === 'string' && cursor.skipBlank() === CLOSE_BRACE) {
    pieces.known += inner.value
    cursor.at++
    return true
  }
  if (!skipToClosing(cursor, CLOSE_BRACE, start)) return false
  // "${~" takes the white space before it away.
  if (text.charAt(start + 2) === '~') pieces.known = pieces.known.trimEnd()
  addUnknown(pieces, { start, end: cursor.at })
  return true
}

/** After `${`: a string, whose value the official parser folds into the template. */
function readInnerString(cursor: Cursor): Expression | undefined {
  if (cursor.skipBlank() !== QUOTE || cursor.depth >= MAX_DEPTH) return undefined
  cursor.depth++
  const inner = readString(cursor)
  cursor.depth--
  return inner
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\'
}
// hashicorp/hcl v1: hcl/scanner/scanner.go, scanEscape.
const OLDER_ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', v: '\v' }

/** At a backslash. What it can not stand for is a mistake, and stands for itself. */
function readEscape(cursor: Cursor): string {
  const { text, at: start } = cursor
  const letter = text.charAt(start + 1)
  const digits = text.slice(start + 2, start + (letter === 'U' ? 10 : 6))
  const isHex = letter === 'U' ? /^[0-9a-f]{8}$/i.test(digits) : /^[0-9a-f]{4}$/i.test(digits)
  const point = Number.parseInt(digits, 16)
  if ((letter === 'u' || letter === 'U') && isHex && point <= 0x10ffff) {
    cursor.at += digits.length + 2
    return String.fromCodePoint(point)
  }
  const known = ESCAPES[letter] ?? (cursor.isFirstGeneration ? OLDER_ESCAPES[letter] : undefined)
  cursor.at += known === undefined ? 1 : 2
  if (known !== undefined) return known
  const shown = JSON.stringify(text.slice(start, start + 2))
  cursor.report(`invalid escape sequence: ${shown} stands for nothing`, start, start + 2)
  return ''
}

/** Reads a heredoc; the cursor is at `<<`. Undefined, and the cursor stays, where none begins. */
export function readHeredoc(cursor: Cursor): Expression | undefined {
  const { text, at: start } = cursor
  const isIndented = cursor.peekAfter(2) === DASH
  const marker = readHeredocHead(cursor)
  if (marker === undefined) return undefined
  const from = cursor.at
  if (!skipHeredoc(cursor, marker, start)) return { kind: 'other', start, end: cursor.at }
  const span = { start, end: cursor.at }
  const body = text.slice(from, text.lastIndexOf('\n', cursor.at - 1) + 1)
  if (SEQUENCE.test(body)) {
    const parts: Part[] = [{ kind: 'unknown', ...span }]
    return { kind: 'template', ...span, parts, verbatim: undefined }
  }
  const plain = body.replaceAll('$${', '${').replaceAll('%%{', '%{')
  const value = isIndented ? withoutIndentation(plain) : plain
  return { kind: 'string', ...span, value, verbatim: value }
}

// Where code starts in a template: `${` or `%{`, unless the sign is doubled.
const SEQUENCE = /(?<!\$)\$\{|(?<!%)%\{/

// hclsyntax/parser_template.go, flushHeredocTemplateParts: blank lines neither count nor change.
function withoutIndentation(body: string): string {
  let least = body.length
  for (const [indent] of body.matchAll(INDENT)) least = Math.min(least, indent.length)
  return body.replace(INDENT, (indent) => indent.slice(least))
}

const INDENT = /^[^\S\n]*(?=\S)/gm
