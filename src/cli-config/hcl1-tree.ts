// The structure of a file in HCL 1 or its JSON, and the error that ends its reading.

/** A name, or a string in its place. */
export type Hcl1Key = { readonly name: string; readonly start: number; readonly end: number }

/** `a = 1`, `a { }`, `a "b" "c" { }`: one key or more, and the value they lead to. */
export type Hcl1Item = {
  readonly keys: readonly Hcl1Key[]
  readonly value: Hcl1Value
  /** Written with `=`. */
  readonly isAssigned?: true
}

export type Hcl1Value =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number' | 'float'; readonly text: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'object'; readonly items: readonly Hcl1Item[] }
  | { readonly kind: 'list'; readonly elements: readonly Hcl1Value[] }

/** A mistake at an offset. The message contains no text of the file, which may be a token. */
export class Hcl1Error extends Error {
  readonly start: number

  constructor(message: string, start: number) {
    super(message)
    this.start = start
  }
}

// Settings are not nested this deeply; recursion stays far from the end of the stack.
export const MAX_DEPTH = 200

// The clients have no block with more than two labels. Decoding is recursive in the labels of a block, and the
// objects within a block of the JSON syntax repeat all of them.
const MAX_KEYS = 20

/** @throws Hcl1Error if a value has too many names before it */
export function checkKeys(keys: readonly Hcl1Key[]): void {
  const key = keys[MAX_KEYS]
  if (key === undefined) return
  throw new Hcl1Error(`more than ${MAX_KEYS} names before a value`, key.start)
}
