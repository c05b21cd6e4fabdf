// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.
import { isObject, type Json, readJson } from '../go/json.ts'
import { decodeUtf8 } from '../go/text.ts'
import { ASKED, MAX_VALUE, type OfferedService } from './services.ts'

/** Terraform and OpenTofu read no more than this (svchost disco.go, maxDiscoDocBytes). */
export const MAX_DOCUMENT_BYTES = 1024 * 1024

/** `null` is a document without services. */
export type DocumentReading =
  | { readonly kind: 'object'; readonly services: readonly OfferedService[] }
  | { readonly kind: 'null' }
  | ({ readonly kind: 'not-json' } & NotJson)
  | { readonly kind: 'not-object'; readonly why: string }

/** Decides which services are kept. It is called in order for each id. */
type ServiceSelection = (id: string, value: Json) => boolean

/** Each id occurs once: the last of duplicate keys replaces the others. Without a selection, all is kept, of any length. */
export function parseDocument(bytes: Uint8Array, keeps?: ServiceSelection): DocumentReading {
  const text = decodeUtf8(bytes)
  const json = readJson(text, 'map')
  if (!json.ok) return { kind: 'not-json', ...describeNotJson(text, json) }
  if (json.value === null) return { kind: 'null' }
  if (Array.isArray(json.value)) return { kind: 'not-object', why: 'found an array' }
  if (!isObject(json.value)) return { kind: 'not-object', why: `found a ${typeof json.value}` }
  const services: OfferedService[] = []
  // `Object.entries` takes four times as long for a document of 40,000 services.
  for (const id of Object.keys(json.value)) {
    const value = json.value[id] ?? null
    if (keeps?.(id, value) === false) continue
    const isLong = keeps !== undefined && lengthOf(value) > MAX_VALUE
    services.push({ id, value: isLong ? undefined : value })
  }
  return { kind: 'object', services }
}

/** The characters that the value has as JSON. */
function lengthOf(value: Json): number {
  try {
    return JSON.stringify(value).length
  } catch {
    // Values of thousands of levels are too deep for it.
    return Number.POSITIVE_INFINITY
  }
}

/** `why` and `advice` quote nothing. `beginning`: of a text that is not meant to be JSON, such as "404: Not Found". */
export type NotJson = {
  readonly why: string
  readonly advice: string | null
  readonly beginning: string | null
}

/** Formats that a server sends in place of JSON; `what` follows a subject, and says it all without `advice`. */
const FORMATS: readonly (readonly [beginning: RegExp, what: string, advice?: string])[] = [
  [/^$/, 'is empty'],
  [/^\ufeff\s*\{/, 'starts with a byte order mark', 'save it as UTF-8 without a byte order mark'],
  [/^(?:\ufffd\ufffd|\0\{|\{\0)/, 'is UTF-16 or binary data', 'save it as UTF-8'],
  [/^\p{Cc}\ufffd/u, 'is gzip or other binary data', 'serve it uncompressed'],
  [/^\ufeff?</, 'is HTML or XML'],
  [/^\{[{%]/, 'is a template that was not rendered'],
  [/^---/, 'begins with `---`, as YAML and front matter do'],
  // In base64, an object begins with these letters.
  [/^e[wy][\w+/-]{10,}(?:[=\s]|$)/, 'is base64']
]

// A bracket after comments, but not that of `[section]`, or of a time in a log.
const MEANT_AS_JSON =
  /^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/

/** `why` and `advice` are those of a text that is meant to be JSON. */
export function describeNotJson(text: string, { why, advice }: Omit<NotJson, 'beginning'>) {
  const start = text.slice(0, 4096).replace(/^[\t\n\r ]+/, '')
  const [, what, cure = null] = FORMATS.find(([pattern]) => pattern.test(start)) ?? []
  if (what !== undefined) return { why: `it ${what}`, advice: cure, beginning: null }
  if (MEANT_AS_JSON.test(start)) return { why, advice, beginning: null }
  return { why: 'it is not JSON', advice: null, beginning: start }
}

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
  return (id, value) => {
    if (ASKED.has(id) || needed.has(id)) return true
    const isFirst = id.length <= MAX_ID && names.delete(nameWithDot(id))
    if (others === MAX_OTHERS) return isFirst
    const length = id.length + lengthOf(value)
    if (length > room) return isFirst
    others += 1
    room -= length
    return true
  }
}

/** `modules.` of `modules.v1`. */
const nameWithDot = (id: string): string => id.slice(0, id.indexOf('.') + 1)
