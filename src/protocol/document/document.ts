// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.
import { jsonString, jsonValue, type OnPart, scanJson } from '../../go/json.ts'
import { decodeUtf8 } from '../../go/text.ts'
import type { OfferedService } from '../services.ts'
import { otherFormat } from './other-format.ts'

/** Terraform and OpenTofu read no more than this (svchost disco.go, maxDiscoDocBytes). */
export const MAX_DOCUMENT_BYTES = 1024 * 1024

/**
 * `null` is not a mistake: for the clients it is a document without services. `why` and `advice`
 * quote nothing of the document; `advice` is null where `why` says it all.
 */
export type DocumentReading =
  | { readonly kind: 'object'; readonly services: readonly OfferedService[] }
  | { readonly kind: 'null' }
  | { readonly kind: 'not-json'; readonly why: string; readonly advice: string | null }
  | { readonly kind: 'not-object'; readonly why: string }

/** Which services of a document are kept, and what of them. */
export type ServiceSelection = {
  /** Called in order for each id that is not yet kept, with the length of the text of its value. */
  readonly keeps: (id: string, length: number) => boolean
  /** Longer values are not read. */
  readonly maxValue: number
}

const EVERYTHING: ServiceSelection = { keeps: () => true, maxValue: Number.POSITIVE_INFINITY }

/** Each id occurs once: the last of duplicate keys replaces the others. Without a selection, all is kept. */
export function parseDocument(
  bytes: Uint8Array,
  selection: ServiceSelection = EVERYTHING
): DocumentReading {
  const text = decodeUtf8(bytes)
  const members = membersOf(text, selection)
  const mistake = scanJson(text, members.add)
  if (mistake !== null) {
    const other = otherFormat(text)
    return other === null
      ? { kind: 'not-json', ...mistake }
      : { kind: 'not-json', why: `it ${other.what}`, advice: other.advice }
  }
  const first = /[^\t\n\r ]/.exec(text)?.[0]
  if (first === '{') return { kind: 'object', services: members.read() }
  return first === 'n' ? { kind: 'null' } : { kind: 'not-object', why: `found ${typeOf(first)}` }
}

/** The type of a value that is valid, by its first character. */
function typeOf(first: string | undefined): string {
  switch (first) {
    case '[':
      return 'an array'
    case '"':
      return 'a string'
    case 't':
    case 'f':
      return 'a boolean'
    default:
      return 'a number'
  }
}

/** The members of the outermost object that are kept; their values are only read in the end. */
function membersOf(text: string, selection: ServiceSelection) {
  const kept = new Map<string, { readonly id: string; start: number; end: number }>()
  const hasEscapes = text.includes('\\')
  const add: OnPart = (start, end, keyStart, keyEnd) => {
    // An element of an array, which is no document.
    if (keyEnd === 0) return
    const key = text.slice(keyStart, keyEnd)
    const id = hasEscapes ? jsonString(key) : key.slice(1, -1)
    const known = kept.get(id)
    if (known !== undefined) Object.assign(known, { start, end })
    else if (selection.keeps(id, end - start)) {
      // A slice would keep the whole text in memory, and what JSON.parse returns does not.
      kept.set(id, { id: jsonString(key), start, end })
    }
  }
  const read = (): readonly OfferedService[] =>
    Array.from(kept.values(), ({ id, start, end }) => ({
      id,
      value: end - start > selection.maxValue ? undefined : jsonValue(text.slice(start, end))
    }))
  return { add, read }
}
