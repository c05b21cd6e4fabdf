// What an expression says, as far as one file tells.
import { constantCondition, constantText } from './constant.ts'
import type { Source } from './source.ts'
import { detach } from './source.ts'
import type { Expression, Part, Span } from './structure.ts'

/** `local.name` or `var.name`, which a literal in the same directory may decide. */
export type Reference = { readonly scope: 'local' | 'var'; readonly name: string }

/** A value as far as one file tells; a null piece is one that only the clients can work out. */
export type Value =
  | { readonly kind: 'known'; readonly text: string }
  | {
      readonly kind: 'pieces'
      readonly pieces: readonly (string | Reference | null)[]
      /** As it is written. */
      readonly text: string
    }

/** What the clients see of a text: every string of theirs is in NFC (cty.StringVal). */
export const normalized = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text

const known = (text: string): Value => ({ kind: 'known', text: normalized(detach(text)) })

/** The value of an expression, as far as this file tells. `isLiteral`: nothing is evaluated there. */
export function readValue(source: Source, expression: Expression, isLiteral = false): Value {
  const written = () => detach(source.text.slice(expression.start, expression.end))
  switch (expression.kind) {
    case 'string':
      return known(isLiteral ? expression.verbatim : expression.value)
    case 'template': {
      if (isLiteral && expression.verbatim !== undefined) {
        return known(expression.verbatim)
      }
      const pieces = chosenParts(source, expression.parts).map((part) =>
        part.kind === 'known' ? detach(part.value) : referenceIn(source, part, INTERPOLATION)
      )
      const isKnown = pieces.every((piece) => typeof piece === 'string')
      if (isKnown) return known(pieces.join(''))
      return { kind: 'pieces', pieces, text: written() }
    }
    case 'other': {
      const text = constantText(source.text.slice(expression.start, expression.end))
      if (text !== undefined) return known(text)
      return {
        kind: 'pieces',
        pieces: [referenceIn(source, expression, REFERENCE)],
        text: written()
      }
    }
    case 'primitive':
    case 'object':
    case 'tuple':
      return { kind: 'pieces', pieces: [null], text: written() }
  }
}

const IF = /^%\{\s*if\s+(.*)\}$/s
const ELSE = /^%\{\s*else\s*\}$/
const ENDIF = /^%\{\s*endif\s*\}$/

/** The parts that are left of a template with one `%{ if … }`, if its condition is constant. */
function chosenParts(source: Source, parts: readonly Part[]): readonly Part[] {
  const directives = parts.map((part) =>
    part.kind === 'known' ? '' : source.text.slice(part.start, Math.min(part.end, part.start + 512))
  )
  const start = directives.findIndex((text) => IF.test(text))
  const end = directives.findLastIndex((text) => ENDIF.test(text))
  const condition = constantCondition(IF.exec(directives[start] ?? '')?.[1] ?? '')
  const isOne = directives.filter((text) => IF.test(text)).length === 1
  if (condition === undefined || !isOne || end < start) return parts
  const found = directives.findIndex((text) => ELSE.test(text))
  const middle = found < 0 ? end : found
  const chosen = condition ? parts.slice(start + 1, middle) : parts.slice(middle + 1, end)
  return [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)]
}

const REFERENCE = /^(local|var)\.([\p{ID_Start}_][\p{ID_Continue}-]*)$/u
const INTERPOLATION = /^\$\{~?\s*(local|var)\.([\p{ID_Start}_][\p{ID_Continue}-]*)\s*~?\}$/u
// No name is longer; what is longer is an expression.
const MAX_REFERENCE = 256

function referenceIn({ text }: Source, { start, end }: Span, pattern: RegExp): Reference | null {
  if (end - start > MAX_REFERENCE) return null
  const [, scope, name] = pattern.exec(text.slice(start, end)) ?? []
  if (name === undefined) return null
  return { scope: scope === 'local' ? 'local' : 'var', name: name }
}

/** A literal's text; null for everything else. */
export const textOf = (
  source: Source,
  argument: { readonly value: Expression } | undefined
): string | null => {
  if (argument === undefined || argument.value.kind !== 'string') return null
  const value = readValue(source, argument.value)
  return value.kind === 'known' ? value.text : null
}
