// A login.v1 object that stands for a larger one.
import { type Json, jsonString, partsOf, type Range } from '../../go/json.ts'
import { GRANT_TYPES } from '../login.ts'
import { shortUrl } from './short-url.ts'
import { shortValue } from './short-value.ts'

/** The fields that the clients read. */
const FIELDS = ['client', 'grant_types', 'authz', 'token', 'ports', 'scopes']

// The longest of them with each character as an escape, in quotation marks.
const MAX_KEY = 6 * 'grant_types'.length + 2

const MAX_ELEMENTS = 100
// The text of all elements of one list.
const MAX_LIST_CHARACTERS = 4096

/** The fields that clients read of a valid object, each as long as rules and reports need it. */
export function shortLogin(text: string, range: Range): Json {
  const fields = new Map<string, Json>()
  partsOf(text, range, (start, end, keyStart, keyEnd) => {
    if (keyEnd - keyStart > MAX_KEY) return
    const name = jsonString(text.slice(keyStart, keyEnd))
    if (FIELDS.includes(name)) fields.set(name, shortField(name, text, { start, end }))
  })
  return Object.fromEntries(fields)
}

function shortField(name: string, text: string, range: Range): Json {
  if (text[range.start] === '[') return shortList(text, range)
  const value = text.slice(range.start, range.end)
  const isUrl = (name === 'authz' || name === 'token') && value.startsWith('"')
  return isUrl ? shortUrl(jsonString(value)) : shortValue(value)
}

/** The first elements, and of the others those that decide whether the list is valid. */
function shortList(text: string, range: Range): Json {
  const value: Json[] = []
  const decided = new Set<string>()
  let room = MAX_LIST_CHARACTERS
  partsOf(text, range, (start, end) => {
    const decides = decidingAt(text, start, end)
    const isFirst = value.length < MAX_ELEMENTS && end - start <= room
    if (isFirst || (decides !== null && !decided.has(decides))) {
      value.push(shortValue(text.slice(start, end)))
      room -= end - start
      if (decides !== null) decided.add(decides)
    }
  })
  return value
}

const TYPES = GRANT_TYPES.map((type) => JSON.stringify(type))

/** A grant type that the clients know, or a value that is no string; null for other elements. */
function decidingAt(text: string, start: number, end: number): string | null {
  if (text[start] !== '"') return 'no string'
  return TYPES.find((type) => type.length === end - start && text.startsWith(type, start)) ?? null
}
