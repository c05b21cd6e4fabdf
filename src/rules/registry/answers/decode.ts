// Reads JSON into known fields, as Go's encoding/json reads it into structs.
import { isObject, type Json, type JsonObject, type JsonReader, readJson } from '../../go/json.ts'
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { describeJson, typeName } from '../../problems/brief.ts'
import { describeNotJson } from '../../protocol/document.ts'

/** A Go type. */
export type Shape<T> = {
  /** Its value where the field is absent, null or of a wrong type. */
  readonly zero: T
  read(value: Json, decoding: Decoding): T
}

/** An answer that has more elements than this check keeps. */
export const TOO_LONG = 'has too many elements'

// The most elements of all lists and maps; registries have a few thousand. Thousands of constraints may be compared with each element.
export const MAX_ITEMS = 25_000

/** One value of a wrong type fails the whole, also where no client uses it. `why` follows a subject. */
export function decode<T>(text: string, shape: Shape<T>, reader?: DecodeReader): Parsed<T> {
  const decoded = decodeAll(text, shape, reader)
  if (!decoded.ok) return decoded
  return decoded.value.items > MAX_ITEMS ? refuse(TOO_LONG) : accept(decoded.value.value)
}

type DecodeReader = Exclude<JsonReader, 'map'>

/** The value, and how many elements it has. */
export function decodeAll<T>(text: string, shape: Shape<T>, reader: DecodeReader = 'decoder') {
  // A decoder of Go reads the number of `404: Not Found`, which is no answer either.
  const json = readJson(text, /^[\t\n\r ]*[{n]/.test(text) ? reader : 'struct')
  if (!json.ok && json.isLimit) return refuse(TOO_LONG)
  if (!json.ok) return refuse(describeJson(describeNotJson(text, json)))
  const decoding = new Decoding()
  const value = shape.read(json.value, decoding)
  const { mistake, items } = decoding
  return mistake === null ? accept({ value, items }) : refuse(mistake)
}

const scalar = <T extends string | number | boolean>(
  zero: T,
  expected: string,
  test = (value: Json): boolean => typeof value === typeof zero
): Shape<T> => ({
  zero,
  read: (value, decoding) => {
    if (test(value)) return value as T
    if (value !== null) decoding.refuse(expected, value)
    return zero
  }
})

export const text = scalar<string>('', 'a string')

export const boolean = scalar<boolean>(false, 'a boolean')

/** An int64. Go refuses `1.0`, which `JSON.parse` reads as an integer, and what is larger. */
export const integer = scalar<number>(0, 'an integer', Number.isInteger)

/** A pointer: `null`, and no field, is null. */
export const optional = <T>(of: Shape<T>): Shape<T | null> => ({
  zero: null,
  read: (value, decoding) => (value === null ? null : of.read(value, decoding))
})

/** A field that the client does not know. */
export const unread: Shape<null> = { zero: null, read: () => null }

/** A field that no client reads: a value of a wrong type is as if it were absent. */
export const loose = <T>(of: Shape<T>): Shape<T> => ({
  zero: of.zero,
  read: (value, decoding) => {
    const { mistake, items } = decoding
    const decoded = of.read(value, decoding)
    Object.assign(decoding, { mistake, items })
    return decoded
  }
})

export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({
  zero: [],
  read: (value, decoding) => {
    if (!Array.isArray(value)) {
      if (value !== null) decoding.refuse('an array', value)
      return []
    }
    decoding.items += value.length
    return value.map((item: Json, index) => decoding.within(index, of, item))
  }
})

export const map = <T>(of: Shape<T>): Shape<ReadonlyMap<string, T> | null> => ({
  zero: null,
  read: (value, decoding) => {
    const members = decoding.membersOf(value)
    if (members === null) return null
    const entries = Object.entries(members)
    decoding.items += entries.length
    return new Map(entries.map(([key, member]) => [key, decoding.within('*', of, member)]))
  }
})

type Fields = { readonly [name: string]: Shape<unknown> }
type Values<F extends Fields> = { readonly [K in keyof F]: F[K]['zero'] }

/** An object with known fields, in any case. Others may have any value. */
export function struct<F extends Fields>(fields: F): Shape<Values<F>> {
  const entries = Object.entries(fields)
  const shapes = new Map(entries)
  const zero = Object.fromEntries(entries.map(([name, { zero }]) => [name, zero])) as Values<F>
  return {
    zero,
    read: (value, decoding) => {
      const members = decoding.membersOf(value)
      if (members === null) return zero
      const values: { [name: string]: unknown } = { ...zero }
      for (const [key, member] of Object.entries(members)) {
        const name = shapes.has(key) ? key : folded(key)
        const shape = shapes.get(name)
        if (shape !== undefined) values[name] = decoding.within(name, shape, member)
      }
      return values as Values<F>
    }
  }
}

/** Go compares names by simple case folding; the long s is the one letter that toLowerCase leaves. */
const folded = (name: string): string => name.toLowerCase().replaceAll('\u017f', 's')

/** The state of reading one text. */
class Decoding {
  /** Fields and indices that lead to the value. */
  readonly #path: (string | number)[] = []
  /** The first value of a wrong type. */
  mistake: string | null = null
  /** Elements of lists and maps. */
  items = 0

  within<T>(name: string | number, shape: Shape<T>, value: Json): T {
    this.#path.push(name)
    const decoded = shape.read(value, this)
    this.#path.pop()
    return decoded
  }

  /** Null for `null`, and for anything but an object. */
  membersOf(value: Json): JsonObject | null {
    if (isObject(value)) return value
    if (value !== null) this.refuse('an object', value)
    return null
  }

  refuse(expected: string, value: Json): void {
    if (this.mistake !== null) return
    const path = this.#path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    const place = path.length === 0 ? '' : ` in "${path.join('').slice(1)}"`
    this.mistake = `has ${typeName(value)} instead of ${expected}${place}`
  }
}
