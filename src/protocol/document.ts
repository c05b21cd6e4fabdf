// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.
import { jsonString, jsonValue, type OnPart, scanJson } from '../go/json.ts'
import { decodeUtf8 } from '../go/text.ts'
import { isAsked, MAX_VALUE, type OfferedService } from './services.ts'

/** Terraform and OpenTofu read no more than this (svchost disco.go, maxDiscoDocBytes). */
export const MAX_DOCUMENT_BYTES = 1024 * 1024

/** `null` is a document without services. `why` and `advice` quote nothing; without `advice`, `why` says it all. */
export type DocumentReading =
  | { readonly kind: 'object'; readonly services: readonly OfferedService[] }
  | { readonly kind: 'null' }
  | { readonly kind: 'not-json'; readonly why: string; readonly advice: string | null }
  | { readonly kind: 'not-object'; readonly why: string }

/** Which services of a document are kept, and what of them. */
type ServiceSelection = {
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
    const [, what, advice] = otherFormat(text) ?? []
    if (what === undefined) return { kind: 'not-json', ...mistake }
    return { kind: 'not-json', why: `it ${what}`, advice: advice ?? null }
  }
  const first = /[^\t\n\r ]/.exec(text)?.[0]
  if (first === '{') return { kind: 'object', services: members.read() }
  if (first === 'n') return { kind: 'null' }
  return { kind: 'not-object', why: `found ${TYPES[first ?? ''] ?? 'a number'}` }
}

// The types of valid values, by their first characters; a number has none of these.
const TYPES: Readonly<Record<string, string>> = {
  '[': 'an array',
  '"': 'a string',
  t: 'a boolean',
  f: 'a boolean'
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

/** What a server sent in place of JSON. `what` follows a subject; `advice` is null where it says it all. */
type OtherFormat = readonly [beginning: RegExp, what: string, advice: string | null]

const FORMATS: readonly OtherFormat[] = [
  [/^[\t\n\r ]*$/, 'is empty', null],
  [/^\ufeff/, 'starts with a byte order mark', 'save it as UTF-8 without a byte order mark'],
  [/^(?:\ufffd\ufffd|\0\{|\{\0)/, 'is UTF-16 or binary data', 'save it as UTF-8'],
  [
    /^\p{Cc}\ufffd/u,
    'is gzip or other binary data',
    'serve it with Content-Encoding: gzip, or uncompressed'
  ],
  [/^\s*</, 'is HTML or XML', null]
]

/** The format of a text that is not JSON; undefined for a text that may be JSON. */
export const otherFormat = (text: string): OtherFormat | undefined =>
  FORMATS.find(([beginning]) => beginning.test(text))

// More than any registry has. Reports list the services that are not required.
const MAX_OTHERS = 100
// Their ids and values together.
const MAX_OTHER_CHARACTERS = 16 * 1024
const MAX_ID = 200

/** Keeps required and known services, one version of a required name, and some others: hosts with 60,000 each once took 620 MiB. */
export function selectServices(required: readonly string[]): ServiceSelection {
  const needed = new Set(required)
  const names = new Set(required.map(nameWithDot))
  let others = 0
  let room = MAX_OTHER_CHARACTERS
  return {
    maxValue: MAX_VALUE,
    keeps: (id, length) => {
      if (isAsked(id) || needed.has(id)) return true
      const isFirst = id.length <= MAX_ID && names.delete(nameWithDot(id))
      if (others === MAX_OTHERS || id.length + length > room) return isFirst
      others += 1
      room -= id.length + length
      return true
    }
  }
}

/** `modules.` of `modules.v1`. */
const nameWithDot = (id: string): string => id.slice(0, id.indexOf('.') + 1)
