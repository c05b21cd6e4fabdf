// A value of several pieces, put together as far as literals decide it.
import { normalized, type Value } from './values.ts'

/** `text` is the whole value, or all of it before the first piece that is not known. */
export type Folded = { readonly isWhole: boolean; readonly text: string }

/** `values` are those of `local.name` and `var.name` which are literals. */
export function fold(
  value: Exclude<Value, { kind: 'known' }>,
  values: ReadonlyMap<string, string>
): Folded {
  let text = ''
  for (const piece of value.pieces) {
    const known =
      typeof piece === 'object' && piece !== null
        ? values.get(`${piece.scope}.${piece.name}`)
        : piece
    if (known === undefined || known === null) return { isWhole: false, text }
    text += known
  }
  return { isWhole: true, text: normalized(text) }
}
