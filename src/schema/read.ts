// Reads JSON that another program may have written, by its description: the first mistake is refused with its place.
import * as v from 'valibot'
import { accept, type Parsed, refuse } from '../go/text.ts'
import { brief } from '../problems/brief.ts'
import { hideAddressSecrets } from '../protocol/addresses/secrets.ts'

/** `why` follows the name of the file: `places[3].line is 0; expected a whole number from 1 to 100`. */
export function readAs<S extends v.GenericSchema>(
  schema: S,
  value: unknown
): Parsed<v.InferOutput<S>> {
  const read = v.safeParse(schema, value, { abortEarly: true })
  return read.success ? accept(read.output) : refuse(mistakeOf(read.issues[0]))
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
  return brief(hideAddressSecrets(JSON.stringify(value)), MAX_SHOWN)
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
