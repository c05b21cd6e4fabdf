// What is read of an answer: its head, and as much of its body as is wanted.
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The head of an answer. Header values are UTF-8; of a repeated header the first counts, as in Go. */
export type Head = {
  readonly status: number
  readonly reason: string
  readonly contentType: string | null
  readonly contentEncoding: string | null
  readonly location: string | null
  readonly retryAfter: string | null
  /** Bytes of the document as declared; null when it is not known, or packed. */
  readonly declaredBytes: number | null
}

/** `whole`: up to `maxBytes`, and a failure counts. `excerpt`: what comes soon; a failure is no matter. */
export type BodyPlan = { readonly kind: 'whole' | 'excerpt'; readonly maxBytes: number }

export type Body = {
  readonly bytes: Uint8Array
  /** There was more than `maxBytes`. */
  readonly truncated: boolean
}

// An excerpt is for a message: who sends slowly is not waited for.
const EXCERPT_MS = 1000

export function readHead(status: number, reason: string, headers: IncomingHttpHeaders): Head {
  const first = (name: string): string | null => {
    const value = headers[name]
    const text = Array.isArray(value) ? value[0] : value
    // undici reads headers as latin1, and the reason as UTF-8, which is what servers write.
    // Nor does it leave out the spaces after a value.
    const bytes = text?.replace(/^[ \t]+|[ \t]+$/g, '')
    return bytes === undefined ? null : Buffer.from(bytes, 'latin1').toString('utf8')
  }
  const contentEncoding = first('content-encoding')
  const declared = first('content-length')
  return {
    status,
    reason,
    contentType: first('content-type'),
    contentEncoding,
    location: first('location'),
    retryAfter: first('retry-after'),
    declaredBytes: declared === null || isGzip(contentEncoding) ? null : Number(declared)
  }
}

/** net/http unpacks gzip and nothing else (transport.go, ascii.EqualFold of Content-Encoding). */
const isGzip = (encoding: string | null): boolean => encoding?.toLowerCase() === 'gzip'

/**
 * Reads a body, unpacked, and leaves the rest.
 * @throws the stream's error, when the whole body was wanted
 */
export async function readBody(stream: Readable, head: Head, plan: BodyPlan): Promise<Body> {
  const chunks: Uint8Array[] = []
  let size = 0
  const timer =
    plan.kind === 'excerpt' ? setTimeout(() => stream.destroy(), EXCERPT_MS).unref() : undefined
  try {
    for await (const chunk of unpacked(stream, head)) {
      const bytes: Uint8Array = chunk
      chunks.push(bytes)
      size += bytes.byteLength
      // Leaving the loop destroys the stream, so no more is read from the network.
      if (size > plan.maxBytes) break
    }
  } catch (error) {
    if (plan.kind === 'whole') throw error
  } finally {
    clearTimeout(timer)
  }
  const bytes = Buffer.concat(chunks)
  return { bytes: bytes.subarray(0, plan.maxBytes), truncated: size > plan.maxBytes }
}

function unpacked(stream: Readable, head: Head): Readable {
  if (!isGzip(head.contentEncoding)) return stream
  const gunzip = createGunzip()
  // The loop over the unpacked side sees every error; the callback only keeps them from being loose.
  pipeline(stream, gunzip, () => {})
  return gunzip
}
