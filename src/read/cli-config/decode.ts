// Decodes HCL 1 into values of given types, as the library of the clients does (decoder.go of hashicorp/hcl v1).
import type { Json } from '../../rules/go/json.ts'
import type { Attribute, Expression, ObjectItem, Span } from '../hcl/structure.ts'

/** The argument that is decoded: its names, outermost first, and the position of the last one. */
export type Argument = { readonly path: readonly string[]; readonly span: Span }

/** An argument whose value has another type than `want`, which is in words. */
export class WrongType extends Error {
  readonly span: Span

  constructor({ path, span }: Argument, want: string) {
    super(`${path.join('.')} must be ${want}`)
    this.span = span
  }
}

/** Decoding stops at the first mistake. */
export function wrongTypeIn(decode: () => void): WrongType | null {
  try {
    decode()
    return null
  } catch (error) {
    if (error instanceof WrongType) return error
    throw error
  }
}

/** Decodes a value. `old` is what an earlier argument or block gave. @throws WrongType */
type Decode<T> = (value: Expression, argument: Argument, old?: T) => T

/** The fields of a struct, in the order in which the library decodes them. Their names are in lower case. */
export type StructFields<S> = { readonly [Name in keyof S]: Decode<S[Name]> }

export type Entry<T> = Span & { readonly value: T }

const isNamed = (item: ObjectItem): item is Attribute => item.name !== undefined

function itemsOf(value: Expression, argument: Argument): readonly Attribute[] {
  if (value.kind === 'object') return value.items.filter(isNamed)
  throw new WrongType(argument, 'a block')
}

export function bodiesOf({ value, hasLabels }: Attribute): readonly (readonly Attribute[])[] {
  if (value.kind !== 'object') return []
  const items = value.items.filter(isNamed)
  return hasLabels ? items.flatMap(bodiesOf) : [items]
}

/**
 * Decodes fields into a struct, which keeps what was decoded before a mistake. Other items are ignored. Blocks with and
 * without labels are decoded in their order, where the library takes those with labels first.
 */
export function decodeFields<S>(
  items: readonly Attribute[],
  within: Argument,
  fields: StructFields<S>,
  struct: Partial<S> = {}
): Partial<S> {
  for (const name of Object.keys(fields) as (keyof S & string)[]) {
    // The library compares names without regard to case.
    const named = items.filter((item) => item.name.toLowerCase() === name)
    const [first] = named
    if (first === undefined) continue
    const argument = { path: [...within.path, name], span: first }
    for (const { value } of named) struct[name] = fields[name](value, argument, struct[name])
  }
  return struct
}

/** A block that is written twice adds to its first value if `isMerged`, and otherwise replaces it. */
export const structOf =
  <S>(fields: StructFields<S>, isMerged: boolean): Decode<Partial<S>> =>
  (value, argument, old) =>
    decodeFields(itemsOf(value, argument), argument, fields, isMerged ? old : {})

/** Adds to the map of earlier blocks; what was added before a mistake stays. */
export const mapOf =
  <T>(decode: Decode<T>): Decode<Map<string, Entry<T>>> =>
  (value, argument, old = new Map()) => {
    for (const { name, start, end, value: inner } of itemsOf(value, argument)) {
      const entry = { path: [...argument.path, name], span: { start, end } }
      old.set(name, { start, end, value: decode(inner, entry, old.get(name)?.value) })
    }
    return old
  }

/** Adds to the list of earlier arguments, in place: there may be a hundred thousand. */
export const listOf =
  <T>(decode: Decode<T>): Decode<T[]> =>
  (value, argument, old = []) => {
    if (value.kind !== 'tuple') throw new WrongType(argument, 'a list')
    for (const element of value.elements) old.push(decode(element, argument))
    return old
  }

export const decodeString: Decode<string> = (value, argument) => {
  if (value.kind === 'string' || value.kind === 'template') return value.verbatim ?? ''
  // Null occurs only in JSON. For the library it is an empty string, which the clients send as a token.
  if (value.kind === 'primitive' && value.value === null) return ''
  if (isWhole(value)) return String(value.value)
  throw new WrongType(argument, 'a string')
}

/** A number may be in quotation marks. */
export const decodeInt: Decode<number> = (value, argument) => {
  if (isWhole(value)) return value.value
  if (value.kind === 'string' && /^-?(?:0|[1-9]\d*)$/.test(value.value)) return Number(value.value)
  throw new WrongType(argument, 'a whole number')
}

/** The client uses the digits as they are written: not those of `1.0` or `1e3`. */
const isWhole = (value: Expression): value is Span & { kind: 'primitive'; value: number } =>
  value.kind === 'primitive' &&
  Number.isSafeInteger(value.value) &&
  String(value.value).length === value.end - value.start

export const decodeBool: Decode<boolean> = (value, argument) => {
  if (value.kind === 'primitive' && typeof value.value === 'boolean') return value.value
  throw new WrongType(argument, 'true or false')
}

/** A value of any type; a second one of that name must be of the same simple type. */
export const decodeAny: Decode<Json> = (value, argument, old) => {
  const decoded = jsonOf(value, argument)
  if (old !== undefined && (typeof old === 'object' || typeof old !== typeof decoded)) {
    throw new WrongType(argument, 'set only once')
  }
  return decoded
}

function jsonOf(value: Expression, argument: Argument): Json {
  if (value.kind === 'tuple') return value.elements.map((element) => jsonOf(element, argument))
  if (value.kind === 'object') {
    const entries = mapOf(decodeAny)(value, argument)
    return Object.fromEntries(Array.from(entries, ([name, entry]) => [name, entry.value]))
  }
  if (value.kind !== 'primitive' || value.value === null) return decodeString(value, argument)
  // The library has no larger number.
  if (Math.abs(Number(value.value)) > 2 ** 63) throw new WrongType(argument, 'a whole number')
  return value.value
}
