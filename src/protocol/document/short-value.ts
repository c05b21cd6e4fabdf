// Values that stand for larger ones: a document of 1 MiB may consist of a single one.
import { type Json, jsonString, jsonValue } from '../../go/json.ts'

const MAX_CHARACTERS = 2048

/**
 * The first characters of a text. A slice would keep the whole text in memory, because V8 represents it as
 * a reference to the text.
 */
export const cutAt = (text: string, most = MAX_CHARACTERS): string =>
  text.length <= most ? text : structuredClone(text.slice(0, most).toWellFormed())

/** The value of valid JSON; of a long one the beginning, or an empty list or object. */
export function shortValue(text: string): Json {
  if (text.length <= MAX_CHARACTERS) return jsonValue(text)
  switch (text[0]) {
    case '"':
      return cutAt(jsonString(text))
    case '[':
      return []
    case '{':
      return {}
    default:
      return jsonValue(text)
  }
}
