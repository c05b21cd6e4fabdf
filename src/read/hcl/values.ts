// The values of expressions as far as they are read in one file, and their places.
import { brief } from '../../rules/problems/brief.ts'
import type { Place } from '../../rules/problems/place.ts'
import { chosenParts, evaluate, evaluateText, interpolated, MAX_CODE } from './evaluate.ts'
import { beginningOf, dataText, MAX_TEXT, normalized, noScope, type Scope } from './scope.ts'
import { type Expression, placesIn, type Span, type Structure } from './structure.ts'

export type SourceText = { readonly text: string; readonly place: (span: Span) => Place }

export function sourceText({ text }: Structure, file: string, target?: string): SourceText {
  const place = placesIn(text)
  return { text, place: (span) => ({ file, ...place(span), target }) }
}

/** A copy that does not keep the file in memory, as slices of 13 characters or more do in V8. Joining parts copies. */
export const detach = (text: string): string => {
  const cut = text.length > MAX_TEXT ? brief(text, MAX_TEXT) : text
  return cut.length < 13 ? cut : [cut.slice(0, 1), cut.slice(1)].join('')
}

/** Several names with dots between them, as a text of its own. */
export function dotted(names: readonly string[]): string {
  const text = names.join('.')
  return text.length > MAX_TEXT ? detach(text) : text
}

export type Value = { readonly kind: 'known'; readonly text: string } | PartialValue

export type PartialValue = {
  readonly kind: 'pieces'
  readonly pieces: readonly Piece[]
  readonly text: string
  /** In JSON, a client that evaluates nothing there takes the text as it is. */
  readonly isJson?: boolean
}

/** Known text, or code that is evaluated where its names are known; null for what cannot be known. */
type Piece = string | { readonly code: string } | null

/** A text that is longer than an address is not known. */
const knownValue = (text: string): Value =>
  text.length > MAX_TEXT
    ? { kind: 'pieces', pieces: [null], text: detach(text) }
    : { kind: 'known', text: detach(normalized(text)) }

const pieceOf = (code: string | undefined): Piece =>
  code === undefined || code.length > MAX_CODE ? null : { code: detach(code) }

/** Reads strings, templates and constants. `isLiteral`: the clients evaluate nothing here. */
export function readValue(source: SourceText, expression: Expression, isLiteral = false): Value {
  const written = () => source.text.slice(expression.start, expression.end)
  const partial = (pieces: readonly Piece[]): PartialValue => ({
    kind: 'pieces',
    pieces,
    text: detach(written())
  })
  switch (expression.kind) {
    case 'string': {
      const { value, verbatim } = expression
      if (isLiteral || value === verbatim) return knownValue(verbatim)
      const text = detach(normalized(value))
      return { kind: 'pieces', pieces: [text], text, isJson: true }
    }
    case 'template': {
      if (isLiteral && expression.verbatim !== undefined) return knownValue(expression.verbatim)
      const isJson = expression.verbatim !== undefined
      const constant = isJson ? null : evaluate({ expression, text: source.text }, noScope())
      if (typeof constant === 'string') return knownValue(constant)
      const pieces = chosenParts(expression.parts, source.text, noScope()).map((part) =>
        part.kind === 'known' ? detach(part.value) : pieceOf(interpolated(part, source.text))
      )
      // A directive decides several parts.
      const code = pieces.includes(null) ? [pieceOf(written())] : pieces
      return { ...partial(code), ...(isJson && { isJson }) }
    }
    case 'other': {
      const code = written()
      const constant = evaluateText(code, noScope())
      return typeof constant === 'string' ? knownValue(constant) : partial([pieceOf(code)])
    }
    case 'primitive':
    case 'object':
    case 'tuple':
      return partial([null])
  }
}

/** Reads an argument that is a text: a number is one too, and null is the same as no argument. */
export function readText(source: SourceText, expression: Expression): Value | null {
  if (expression.kind !== 'primitive') return readValue(source, expression)
  return expression.value === null ? null : knownValue(String(expression.value))
}

export function memberOf(value: Value, name: string): Value {
  const [piece] = value.kind === 'pieces' ? value.pieces : []
  if (value.kind === 'known' || typeof piece !== 'object' || piece === null) return value
  return { ...value, pieces: [{ code: `(${piece.code}).${name}` }] }
}

export function literalText(expression: Expression | undefined): string | null {
  if (expression?.kind !== 'string') return null
  return detach(normalized(expression.value))
}

// A variable or function, but no word of a constant.
const REFERENCE = /^\s*(?!(?:true|false|null)\b)[\p{ID_Start}_]/u

/** The value, or a part of its text, begins with a name. */
export function isReference({ text }: SourceText, value: Expression): boolean {
  const codes =
    value.kind === 'template'
      ? value.parts.map((part) => (part.kind === 'unknown' ? interpolated(part, text) : ''))
      : [value.kind === 'other' ? text.slice(value.start, value.end) : '']
  return codes.some((code) => REFERENCE.test(code ?? ''))
}

export type Resolved = ReturnType<typeof resolveValue>

/** `text` precedes the first piece that is not known; null if the value is null, which is the same as no argument. */
export function resolveValue({ pieces }: PartialValue, scope: Scope) {
  let text = ''
  for (const piece of pieces) {
    const data = typeof piece === 'object' ? piece && evaluateText(piece.code, scope) : piece
    if (data === null && piece !== null && pieces.length === 1)
      return { isWhole: true, text: null, withheld: null }
    const next = dataText(data)
    if (next === undefined) return { isWhole: false, ...beginningOf(text, data) }
    if (text.length + next.length > MAX_TEXT) return { isWhole: false, text, withheld: null }
    text += next
  }
  return { isWhole: true, text: detach(normalized(text)), withheld: null }
}
