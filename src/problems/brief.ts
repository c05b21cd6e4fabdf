// How values from a server are shown in a message.
import type { Json } from '../go/json.ts'

// A header may have a megabyte, and so may a number in a document: a sentence has room for this.
const MAX_CHARACTERS = 300

/** The text, or its beginning and an ellipsis. */
export function brief(text: string, maxCharacters = MAX_CHARACTERS): string {
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters).toWellFormed()}…`
}

/** At most `most` of the items, and the number of the others. */
export function listSome(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).map((item) => brief(item))
  return shown.join(', ') + (items.length > most ? ` and ${items.length - most} more` : '')
}

/** What a JSON value is, with its article. */
export function typeName(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Why one file could not be read. */
export type ReadFailure =
  /** The operating system's error code, such as EACCES. */
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'size'; readonly bytes: number; readonly maxBytes: number }

/** A clause that follows the name of the file. */
export function describeReadFailure(failure: ReadFailure): string {
  if (failure.kind === 'error') return `cannot be read: ${failure.code}`
  const { bytes, maxBytes } = failure
  return `has ${bytes} bytes and is not read; the limit is ${maxBytes / 1024 / 1024} MiB`
}
