// Reads JSON that another program may have written: each value has a shape, and the first mistake is refused
// with its place.
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import { brief } from '../problems/brief.ts'

/** Returns the value in its known form. Throws a `Mismatch`. */
export type Read<T> = (value: unknown) => T

/** What a `Read` throws: what was expected, and the way to the value, such as `.usages[3].host`. */
class Mismatch extends Error {
  path = ''
  readonly expected: string
  readonly value: unknown

  constructor(expected: string, value: unknown) {
    super(expected)
    this.expected = expected
    this.value = value
  }
}

/** Refuses a value: `expected` is a noun phrase, such as `a hostname`. */
export function mismatch(expected: string, value: unknown): never {
  throw new Mismatch(expected, value)
}

/** Reads a value. `why` follows the name of the file: `usages[3].host is "a b"; expected a hostname`. */
export function readShape<T>(value: unknown, read: Read<T>): Parsed<T> {
  try {
    return accept(read(value))
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    const path = error.path.replace(/^\./, '')
    const subject = path === '' ? 'the document' : path
    return refuse(`${subject} is ${shown(error.value)}; expected ${error.expected}`)
  }
}

/** Parses a text. `why` follows the name of the file. */
export function parseJson(json: string): Parsed<unknown> {
  if (json.trim() === '') return refuse('is empty')
  try {
    return accept(JSON.parse(json))
  } catch {
    // The message of the engine quotes the text.
    return refuse('is not JSON')
  }
}

const MAX_SHOWN = 80

function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return brief(JSON.stringify(value) ?? typeof value, MAX_SHOWN)
}

/** Adds the way to a part of a value to a mistake in it: `inside('.host', host, hostname)`. */
export function inside<T>(step: string, value: unknown, read: Read<T>): T {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof Mismatch) error.path = step + error.path
    throw error
  }
}

// Reports repeat texts. The scan shortens those of a file to less, and those that hide a secret may be longer.
const MAX_TEXT = 10_000

/** A text that `pattern` matches, if there is one. */
export const text =
  (expected = 'a text', pattern: RegExp | null = null): Read<string> =>
  (value) => {
    if (typeof value !== 'string') mismatch(expected, value)
    if (value.length > MAX_TEXT) mismatch(`a text of at most ${MAX_TEXT} characters`, value)
    return pattern?.test(value) === false ? mismatch(expected, value) : value
  }

/** A whole number from `least` to `most`. */
export const integer =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : mismatch(`a whole number from ${least} to ${most}`, value)

export const flag: Read<boolean> = (value) =>
  typeof value === 'boolean' ? value : mismatch('true or false', value)

/** One of these texts. */
export const oneOf = <const T extends string>(values: readonly T[]): Read<T> => {
  const known: ReadonlySet<unknown> = new Set(values)
  return (value) =>
    known.has(value) ? (value as T) : mismatch(`one of ${values.join(', ')}`, value)
}

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** A member that may be absent. */
export const optional =
  <T, F>(read: Read<T>, absent: F): Read<T | F> =>
  (value) =>
    value === undefined ? absent : read(value)

export const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value) =>
    Array.isArray(value)
      ? value.map((item, at) => inside(`[${at}]`, item, read))
      : mismatch('an array', value)

const members: Read<Readonly<Record<string, unknown>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : mismatch('an object', value)

type Members<T> = { readonly [K in keyof T]: Read<T[K]> }

/** An object with these members. Others are ignored: a later version of the program may have added them. */
export const object = <T extends object>(shape: Members<T>): Read<T> => {
  const reads = Object.entries(shape) as [string, Read<unknown>][]
  return (value) => {
    const given = members(value)
    const made: Record<string, unknown> = {}
    for (const [name, read] of reads) {
      const own = Object.hasOwn(given, name) ? given[name] : undefined
      made[name] = inside(`.${name}`, own, read)
    }
    return made as T
  }
}

/** An object of any names that `name` accepts. */
export const mapOf =
  <K extends string, T>(name: Read<K>, read: Read<T>): Read<ReadonlyMap<K, T>> =>
  (value) =>
    new Map(
      Object.entries(members(value)).map(([key, item]) => [
        name(key),
        inside(`[${brief(JSON.stringify(key), MAX_SHOWN)}]`, item, read)
      ])
    )
