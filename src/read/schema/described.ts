// Reads JSON by its description: the first mistake is refused with its place. A message is a noun phrase: what was expected.
import * as v from 'valibot'
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import { brief } from '../../rules/problems/brief.ts'

// Reports repeat texts. The scan shortens those of a file to less, and those that hide a secret may be longer.
const MAX_TEXT = 10_000
const TOO_LONG = `a text of at most ${MAX_TEXT} characters`

export const text = v.pipe(v.string('a text'), v.maxLength(MAX_TEXT, TOO_LONG))

export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.maxLength(MAX_TEXT, TOO_LONG), v.regex(pattern, expected))

/** A text that a function accepts. It may not be written in any other way. */
export const accepted = <T extends string>(
  isValid: (text: string) => text is T,
  expected: string
) => v.pipe(v.string(expected), v.maxLength(MAX_TEXT, TOO_LONG), v.guard(isValid, expected))

export function wholeNumber(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected)
  )
}

export const flag = v.boolean('true or false')

export const oneOf = <const T extends string>(values: readonly T[]) =>
  v.picklist(values, `one of ${values.join(', ')}`)

/** A list, which its reader does not change. */
export const list = <T extends v.GenericSchema>(
  item: T
): v.GenericSchema<readonly v.InferInput<T>[], readonly v.InferOutput<T>[]> =>
  v.array(item, 'an array')

/** An object with these members. Others are ignored: a later version of the program may have added them. */
export const object = <T extends v.ObjectEntries>(entries: T) =>
  v.object(entries, ({ path }) => {
    const missing = entries[String(path?.[0]?.key)]
    return missing === undefined ? 'an object' : expectedBy(missing)
  })

/** The expectation in the message of a schema. */
function expectedBy(schema: object): string {
  if ('message' in schema && typeof schema.message === 'string') return schema.message
  if ('wrapped' in schema) return expectedBy(schema.wrapped as object)
  return 'an object'
}

/** An object of any names that `name` accepts. */
export const mapOf = <T extends v.GenericSchema>(name: v.GenericSchema<string>, value: T) =>
  v.record(name, value, 'an object')

/** `why` follows the name of the file: `places[3].line is 0; expected a whole number from 1 to 100`. */
export function readAs<S extends v.GenericSchema>(schema: S, value: unknown) {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? accept(result.output) : refuse(mistakeOf(result.issues[0]))
}

function mistakeOf({ path: way, input, message }: v.BaseIssue<unknown>): string {
  const path: readonly v.IssuePathItem[] = way ?? []
  // The name of a member is wrong, rather than its value.
  const isName = path.at(-1)?.origin === 'key' && input !== undefined
  const steps = (isName ? path.slice(0, -1) : path).map(({ key }) => stepTo(key))
  const subject = steps.join('').replace(/^\./, '')
  return `${subject === '' ? 'the value' : subject} is ${shownValue(input)}; expected ${message}`
}

function stepTo(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`
  const name = String(key)
  return /^\w+$/.test(name) ? `.${name}` : `[${shownValue(name)}]`
}

const MAX_SHOWN = 80

function shownValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return brief(JSON.stringify(value), MAX_SHOWN)
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
