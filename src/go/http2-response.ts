// The headers of an HTTP/2 response, as Go reads them (net/http, h2_bundle.go, readMetaFrame and handleResponse).
import type { Field } from './hpack.ts'
import { type Headers, isHeaderValue } from './http-response.ts'
import { accept, type Parsed, refuse } from './parsed.ts'

export type Http2Head = {
  /** Null in trailers. */
  readonly status: number | null
  readonly headers: Headers
}

// httpguts.ValidHeaderFieldName, without capital letters.
const NAME = /^[a-z0-9!#$%&'*+.^_`|~-]+$/

/** The headers of a response, or its trailers. `why`: what is malformed. */
export function parseFields(fields: readonly Field[]): Parsed<Http2Head> {
  const headers = new Map<string, string[]>()
  let status: number | null = null
  for (const [name, value] of fields) {
    if (!isHeaderValue(value)) return refuse('control character in a header')
    if (name.startsWith(':')) {
      if (headers.size > 0) return refuse('pseudo header after a header')
      if (name !== ':status' || status !== null) return refuse('unexpected pseudo header')
      // strconv.Atoi reads a sign.
      if (!/^[+-]?\d{1,18}$/.test(value)) return refuse('malformed status')
      status = Number(value)
      continue
    }
    if (!NAME.test(name)) return refuse('malformed header name')
    const values = headers.get(name)
    if (values === undefined) headers.set(name, [value])
    else values.push(value)
  }
  return accept({ status, headers })
}

/** Content-Length; null unless there is one, which is a number: nothing else depends on it. */
export function declaredLength(headers: Headers): number | null {
  const [length, ...more] = headers.get('content-length') ?? []
  const isNumber = length !== undefined && more.length === 0 && /^\d{1,19}$/.test(length)
  return isNumber && Number(length) < 2 ** 63 ? Number(length) : null
}
