// Reads JSON into known fields, as Go's encoding/json reads it into structs: one pass, and only what is known is kept.
import { type Extent, jsonMistake, jsonString } from '../../go/json.ts'
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { otherFormat } from '../../protocol/document.ts'
import { JsonCursor } from './cursor.ts'

/** A Go type. Where a key occurs twice, the later value is read over the earlier one. */
export type Shape<T> = {
  /** Its value where the field is absent. */
  readonly zero: T
  read(cursor: JsonCursor, before: T): T
}

/** An answer that has more elements than this check keeps. */
export const TOO_LONG = 'has too many elements'

/** One value of a wrong type fails the whole, also where no client uses it. `why` follows a subject. */
export function decode<T>(text: string, shape: Shape<T>, extent: Extent = 'first'): Parsed<T> {
  const mistake = jsonMistake(text, extent)
  if (mistake !== null) {
    return refuse(otherFormat(text)?.[1] ?? `is not valid JSON: ${mistake.why}`)
  }
  const cursor = new JsonCursor(text)
  const value = shape.read(cursor, shape.zero)
  if (cursor.mistake !== null) return refuse(cursor.mistake)
  return cursor.room < 0 ? refuse(TOO_LONG) : accept(value)
}

export const text: Shape<string> = {
  zero: '',
  read: (cursor, before) => cursor.literal('a string', /^"/, before, jsonString)
}

export const boolean: Shape<boolean> = {
  zero: false,
  read: (cursor, before) =>
    cursor.literal('a boolean', /^[tf]/, before, (value) => value === 'true')
}

/** An int64: no fraction and no exponent. A large one is not exact. */
export const integer: Shape<number> = {
  zero: 0,
  read: (cursor, before) => {
    // No longer number is one, and BigInt takes more than linear time.
    const test = (value: string): boolean =>
      /^-?\d{1,19}$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value)
    return cursor.literal('an integer', { test }, before, Number)
  }
}

/** A pointer: `null`, and no field, is null. */
export const optional = <T>(of: Shape<T>): Shape<T | null> => ({
  zero: null,
  read: (cursor, before) => (cursor.takeNull() ? null : of.read(cursor, before ?? of.zero))
})

/** A field that the client does not know. */
export const unread: Shape<null> = {
  zero: null,
  read: (cursor) => {
    cursor.skip()
    return null
  }
}

/** A field that no client reads: a value of a wrong type is as if it were absent. */
export const loose = <T>(of: Shape<T>): Shape<T> => ({
  zero: of.zero,
  read: (cursor, before) => {
    const { mistake } = cursor
    const value = of.read(cursor, before)
    cursor.mistake = mistake
    return value
  }
})

/** Its types count, but none of its values is kept. */
export const unkept = <T>(of: Shape<T>): Shape<null> => ({
  zero: null,
  read: (cursor) => {
    const { room } = cursor
    cursor.room = Number.POSITIVE_INFINITY
    of.read(cursor, of.zero)
    cursor.room = room
    return null
  }
})

export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  return {
    zero: [],
    read: (cursor, before) => {
      if (cursor.takeNull()) return []
      const items: T[] = []
      let count = 0
      const isList = cursor.parts('[', 'a list', () => {
        // Before its own elements, which may take all room that is left.
        const isKept = cursor.takeRoom()
        cursor.path.push(count)
        const value = of.read(cursor, before[count] ?? of.zero)
        cursor.path.pop()
        if (isKept) items.push(value)
        count += 1
      })
      return isList ? items : before
    }
  }
}

export function map<T>(of: Shape<T>): Shape<Map<string, T> | null> {
  return {
    zero: null,
    read: (cursor, before) => {
      if (cursor.takeNull()) return null
      const values = before ?? new Map<string, T>()
      cursor.parts('{', 'an object', (key) => {
        const isKept = cursor.takeRoom()
        cursor.path.push('*')
        const value = of.read(cursor, of.zero)
        cursor.path.pop()
        if (isKept) values.set(key, value)
      })
      return values
    }
  }
}

type Fields = { readonly [name: string]: Shape<unknown> }
type Values<F extends Fields> = { readonly [K in keyof F]: F[K]['zero'] }

/** An object with known fields, in any case. Others may have any value. */
export function struct<F extends Fields>(fields: F): Shape<Values<F>> {
  const entries = Object.entries(fields)
  const known = new Map(entries)
  const zero = Object.fromEntries(entries.map(([name, { zero }]) => [name, zero])) as Values<F>
  return {
    zero,
    read: (cursor, before) => {
      if (cursor.takeNull()) return before
      const values: { [name: string]: unknown } = { ...before }
      cursor.parts('{', 'an object', (key) => {
        const name = known.has(key) ? key : folded(key)
        const shape = known.get(name)
        if (shape === undefined) return cursor.skip()
        cursor.path.push(name)
        values[name] = shape.read(cursor, values[name])
        cursor.path.pop()
      })
      return values as Values<F>
    }
  }
}

/** Go compares names by simple case folding; the long s is the one letter that toLowerCase leaves. */
const folded = (name: string): string => name.toLowerCase().replaceAll('\u017f', 's')
