// The values of expressions, as far as literals in one file decide them, and their places.

import { brief } from '../problems/brief.ts'
import type { Place } from '../problems/place.ts'
import { evaluate } from './constant.ts'
import type { Expression, Part, Span, Structure } from './structure.ts'
import { placesIn } from './structure.ts'

/** The text of a file, and the line and column of its parts. */
export type SourceText = { readonly text: string; readonly place: (span: Span) => Place }

export function sourceText({ text }: Structure, file: string): SourceText {
  const place = placesIn(text)
  return { text, place: (span) => ({ file, ...place(span) }) }
}

// No source address is longer.
const MAX_TEXT = 4096

/**
 * A copy that does not keep the whole file in memory: in V8 a slice of 13 characters or more points
 * into the text that it comes from. Adding a character makes a text of its own.
 */
export const detach = (text: string): string => {
  const cut = brief(text, MAX_TEXT)
  return cut.length < 13 ? cut : ` ${cut}`.slice(1)
}

/** Two names with a dot, such as `local.name`. */
type Traversal = { readonly name: string }

/** A value as far as one file tells. A piece that is null cannot be known. */
export type Value =
  | { readonly kind: 'known'; readonly text: string }
  | {
      readonly kind: 'pieces'
      readonly pieces: readonly (string | Traversal | null)[]
      /** The expression as written. */
      readonly text: string
    }

// Every string of the clients is in NFC (cty.StringVal).
const normalized = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text

const known = (text: string): Value => ({ kind: 'known', text: normalized(detach(text)) })

// `local.name` as an expression, and within a template.
const NAME = String.raw`[\p{ID_Start}_][\p{ID_Continue}-]*`
const TRAVERSAL = new RegExp(`^(${NAME}\\.${NAME})$`, 'u')
const INTERPOLATION = new RegExp(`^\\$\\{~?\\s*(${NAME}\\.${NAME})\\s*~?\\}$`, 'u')
// No name is longer; what is longer is another expression.
const MAX_TRAVERSAL = 256

function traversalIn({ text }: SourceText, { start, end }: Span, form: RegExp): Traversal | null {
  if (end - start > MAX_TRAVERSAL) return null
  const name = form.exec(text.slice(start, end))?.[1]
  return name === undefined ? null : { name }
}

const IF = /^%\{\s*if\s+(.*)\}$/s
const ELSE = /^%\{\s*else\s*\}$/
const ENDIF = /^%\{\s*endif\s*\}$/
const MAX_DIRECTIVE = 512

/** The parts that remain of a template whose only `%{ if … }` has a constant condition. */
function chosenParts({ text }: SourceText, parts: readonly Part[]): readonly Part[] {
  const codes = parts.map((part) =>
    part.kind === 'known'
      ? ''
      : text.slice(part.start, Math.min(part.end, part.start + MAX_DIRECTIVE))
  )
  const [start, ...more] = codes.keys().filter((at) => IF.test(codes[at] ?? ''))
  const end = codes.findIndex((code) => ENDIF.test(code))
  if (start === undefined || more.length > 0 || end < start) return parts
  const condition = evaluate(IF.exec(codes[start] ?? '')?.[1] ?? '')
  if (typeof condition !== 'boolean') return parts
  const found = codes.findIndex((code) => ELSE.test(code))
  const middle = found < 0 ? end : found
  const chosen = condition ? parts.slice(start + 1, middle) : parts.slice(middle + 1, end)
  return [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)]
}

/** Reads strings, templates, traversals and constants. `isLiteral`: the clients evaluate nothing here. */
export function readValue(source: SourceText, expression: Expression, isLiteral = false): Value {
  const text = () => source.text.slice(expression.start, expression.end)
  const partial = (pieces: readonly (string | Traversal | null)[]): Value => ({
    kind: 'pieces',
    pieces,
    text: detach(text())
  })
  switch (expression.kind) {
    case 'string':
      return known(isLiteral ? expression.verbatim : expression.value)
    case 'template': {
      if (isLiteral && expression.verbatim !== undefined) return known(expression.verbatim)
      const pieces = chosenParts(source, expression.parts).map((part) =>
        part.kind === 'known' ? detach(part.value) : traversalIn(source, part, INTERPOLATION)
      )
      return pieces.every((piece) => typeof piece === 'string')
        ? known(pieces.join(''))
        : partial(pieces)
    }
    case 'other': {
      const constant = evaluate(text())
      if (typeof constant === 'string') return known(constant)
      return partial([traversalIn(source, expression, TRAVERSAL)])
    }
    case 'primitive':
    case 'object':
    case 'tuple':
      return partial([null])
  }
}

/** The text of a literal; null for everything else. */
export function literalText(expression: Expression | undefined): string | null {
  if (expression?.kind !== 'string') return null
  return normalized(detach(expression.value))
}

/** `text` is the whole value, or what precedes the first piece that is not known. */
export type Resolved = { readonly isWhole: boolean; readonly text: string }

/** Puts the pieces of a value together. `values` has the values of traversals, by name. */
export function resolveValue(value: Value, values: ReadonlyMap<string, string>): Resolved {
  if (value.kind === 'known') return { isWhole: true, text: value.text }
  let text = ''
  for (const piece of value.pieces) {
    const found = typeof piece === 'string' || piece === null ? piece : values.get(piece.name)
    if (found === undefined || found === null) return { isWhole: false, text }
    text += found
  }
  return { isWhole: true, text: normalized(text) }
}
