// What a file in HCL 1 or its JSON consists of, whichever of the two it is written in.
import type { Hcl1Mistake } from './hcl1-characters.ts'

/** A name, or a string in its place; `name` is undefined where reading it makes the client panic. */
export type Hcl1Key = {
  readonly name: string | undefined
  readonly start: number
  readonly end: number
}

/** `a = 1`, `a { }`, `a "b" "c" { }`: one key or more, and what they lead to. */
export type Hcl1Item = { readonly keys: readonly Hcl1Key[]; readonly value: Hcl1Value }

export type Hcl1Value =
  /** `value` is undefined where reading it makes the client panic. */
  | { readonly kind: 'string'; readonly value: string | undefined; readonly isHeredoc: boolean }
  | { readonly kind: 'number' | 'float'; readonly text: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'object'; readonly items: readonly Hcl1Item[] }
  | { readonly kind: 'list'; readonly elements: readonly Hcl1Value[] }

export type Hcl1Tree =
  | { readonly ok: true; readonly items: readonly Hcl1Item[] }
  | { readonly ok: false; readonly mistake: Hcl1Mistake }

// Nobody nests values deeper in a file of settings; recursion stays far from the stack's end.
export const MAX_DEPTH = 200
