// Plain data as tests compare and search it: a text with marks is its sentence.
import { isMarked, plain } from '../../src/rules/protocol/marked-text.ts'

/** The data with its texts as strings. */
export function inWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isMarked(value)) return plain(value)
  if (Array.isArray(value)) return value.map(inWords)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inWords(member)]))
}
