// What servers send in place of JSON.

// By its beginning.
const FORMATS: readonly (readonly [RegExp, what: string, advice: string | null])[] = [
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

/** `what` follows a subject; `advice` is null where it says it all. Null for text that may be JSON. */
export function otherFormat(
  text: string
): { readonly what: string; readonly advice: string | null } | null {
  const found = FORMATS.find(([pattern]) => pattern.test(text))
  return found === undefined ? null : { what: found[1], advice: found[2] }
}
