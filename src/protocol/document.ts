// The services in a discovery document, as Go's encoding/json reads them, or what is wrong with it.
import { isObject, parseJson } from '../go/json.ts'
import { decodeUtf8 } from '../go/utf8.ts'
import type { OfferedService } from './services.ts'

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

// What is served in place of JSON, by its beginning.
const OTHER_FORMATS: readonly (readonly [RegExp, why: string, advice: string | null])[] = [
  [/^[\t\n\r ]*$/, 'the document is empty', null],
  [/^\ufeff/, 'it starts with a byte order mark', 'save it as UTF-8 without a byte order mark'],
  [/^(?:\ufffd\ufffd|\0\{|\{\0)/, 'it is UTF-16 or binary data', 'save it as UTF-8'],
  [
    /^\p{Cc}\ufffd/u,
    'it is gzip or other binary data',
    'serve it with Content-Encoding: gzip, or uncompressed'
  ],
  [/^\s*</, 'it is HTML or XML', null]
]

/** Each id occurs once: the last of duplicate keys replaces the others. */
export function parseDocument(bytes: Uint8Array): DocumentReading {
  const text = decodeUtf8(bytes)
  const json = parseJson(text)
  if (!json.ok) {
    const other = OTHER_FORMATS.find(([pattern]) => pattern.test(text))
    const [, why, advice] = other ?? [null, json.why, json.advice]
    return { kind: 'not-json', why, advice }
  }
  const { value } = json
  if (value === null) return { kind: 'null' }
  if (!isObject(value)) {
    return {
      kind: 'not-object',
      why: Array.isArray(value) ? 'found an array' : `found a ${typeof value}`
    }
  }
  return { kind: 'object', services: Object.entries(value).map(([id, value]) => ({ id, value })) }
}
