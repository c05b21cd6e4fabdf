// The result of parsing text: a value, or the reason why there is none.

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string }

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value })

export const refuse = (why: string): { readonly ok: false; readonly why: string } => ({
  ok: false,
  why
})
