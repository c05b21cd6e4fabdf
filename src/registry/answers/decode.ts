// Reads JSON into known fields, as Go's encoding/json reads it into structs: one pass, and only what is known is kept.
import * as json from '../../go/json.ts'
import { accept, type Parsed, refuse } from '../../go/text.ts'
import { otherFormat } from '../../protocol/document.ts'

/** A Go type. Where a key occurs twice, the later value is read over the earlier one. */
export type Shape<T> = {
  /** Its value where the field is absent. */
  readonly zero: T
  read(cursor: JsonCursor, before: T): T
}

/** An answer that has more elements than this check keeps. */
export const TOO_LONG = 'has too many elements'

/** One value of a wrong type fails the whole, also where no client uses it. `why` follows a subject. */
export function decode<T>(text: string, shape: Shape<T>, extent: json.Extent = 'first'): Parsed<T> {
  const mistake = json.jsonMistake(text, extent)
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
  read: (cursor, before) => cursor.literal('a string', /^"/, before, json.jsonString)
}

export const boolean: Shape<boolean> = {
  zero: false,
  read: (cursor, before) => cursor.literal('a boolean', /^[tf]/, before, (word) => word === 'true')
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

export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({
  zero: [],
  read: (cursor, before) => {
    if (cursor.takeNull()) return []
    const items: T[] = []
    let count = 0
    const isList = cursor.parts('[', 'a list', () => {
      // Before its own elements, which may take all room that is left.
      const isKept = cursor.room-- > 0
      const value = cursor.within(count, of, before[count] ?? of.zero)
      if (isKept) items.push(value)
      count += 1
    })
    return isList ? items : before
  }
})

export const map = <T>(of: Shape<T>): Shape<Map<string, T> | null> => ({
  zero: null,
  read: (cursor, before) => {
    if (cursor.takeNull()) return null
    const values = before ?? new Map<string, T>()
    cursor.parts('{', 'an object', (key) => {
      const isKept = cursor.room-- > 0
      const value = cursor.within('*', of, of.zero)
      if (isKept) values.set(key, value)
    })
    return values
  }
})

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
        values[name] = cursor.within(name, shape, values[name])
      })
      return values as Values<F>
    }
  }
}

/** Go compares names by simple case folding; the long s is the one letter that toLowerCase leaves. */
const folded = (name: string): string => name.toLowerCase().replaceAll('\u017f', 's')

// Of all lists and maps; registries have a few thousand. Thousands of constraints may be compared with each element.
const MAX_ITEMS = 25_000

/** A place in text whose first value is valid JSON. */
class JsonCursor {
  readonly #text: string
  #at: number
  /** Fields and indices that lead here. */
  readonly #path: (string | number)[] = []
  /** The first value of a wrong type. */
  mistake: string | null = null
  /** How many more elements are kept; below zero if there are too many. */
  room = MAX_ITEMS

  constructor(text: string) {
    this.#text = text
    this.#at = json.skipSpace(text, 0)
  }

  /** Reads the value of a field or element. */
  within<T>(name: string | number, shape: Shape<T>, before: T): T {
    this.#path.push(name)
    const value = shape.read(this, before)
    this.#path.pop()
    return value
  }

  /** Skips `null`, if it is here. */
  takeNull(): boolean {
    if (this.#text[this.#at] !== 'n') return false
    this.skip()
    return true
  }

  /** Reads a string, number or word; `null`, and a value of another type, leaves what was there before. */
  literal<T>(
    wanted: string,
    pattern: Pick<RegExp, 'test'>,
    before: T,
    read: (written: string) => T
  ): T {
    if (this.takeNull()) return before
    const start = this.#at
    this.skip()
    const written = this.#text.slice(start, this.#at)
    if (pattern.test(written)) return read(written)
    this.#refuse(wanted, written.charAt(0))
    return before
  }

  /** Calls `onPart`, which reads a value, at each part of a list or object. Skips any other value, and returns false. */
  parts(opening: '[' | '{', wanted: string, onPart: (key: string) => void): boolean {
    const text = this.#text
    const first = text.charAt(this.#at)
    if (first !== opening) {
      this.#refuse(wanted, first)
      this.skip()
      return false
    }
    this.#at = json.skipSpace(text, this.#at + 1)
    while (text[this.#at] !== ']' && text[this.#at] !== '}') {
      onPart(opening === '{' ? this.#key() : '')
      this.#at = json.skipSpace(text, this.#at)
      if (text[this.#at] === ',') this.#at = json.skipSpace(text, this.#at + 1)
    }
    this.#at += 1
    return true
  }

  skip(): void {
    const text = this.#text
    let depth = 0
    do {
      const at = json.skipSpace(text, this.#at)
      const character = text.charAt(at)
      if (character === '[' || character === '{') depth += 1
      if (character === ']' || character === '}') depth -= 1
      if (character === '"') this.#at = json.endOfString(text, at)
      else this.#at = '[]{},:'.includes(character) ? at + 1 : json.endOfScalar(text, at)
    } while (depth > 0)
  }

  #key(): string {
    const start = this.#at
    this.#at = json.endOfString(this.#text, start)
    const key = json.jsonString(this.#text.slice(start, this.#at))
    this.#at = json.skipSpace(this.#text, json.skipSpace(this.#text, this.#at) + 1)
    return key
  }

  #refuse(wanted: string, first: string): void {
    if (this.mistake !== null) return
    const path = this.#path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    const place = path.length === 0 ? '' : ` in "${path.join('').slice(1)}"`
    this.mistake = `has ${FOUND[first] ?? 'a number'} instead of ${wanted}${place}`
  }
}

const FOUND: Readonly<Record<string, string>> = {
  '[': 'a list',
  '{': 'an object',
  '"': 'a string',
  t: 'a boolean',
  f: 'a boolean'
}
