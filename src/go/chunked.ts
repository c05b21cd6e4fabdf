// The chunked encoding of a body, as Go reads it (net/http/internal, chunked.go; net/http, transfer.go).
import { parseChunkSize, parseHeaders } from './http-response.ts'
import { accept, type Parsed, refuse } from './parsed.ts'
import { byteString } from './utf8.ts'

/** What some bytes hold. `used`: how many belong to the body; after its end, the others are the next response. */
type DecodedChunks = { readonly data: Uint8Array; readonly used: number; readonly isEnd: boolean }

// maxLineLength: a line between chunks, and all lines after them.
const MAX_LINE = 4096
// How much the lines may exceed twice the data.
const MAX_EXCESS = 16 * 1024

const LINE_FEED = 0x0a

/** Decodes a body from all the bytes that have arrived at once: a body of single bytes has a million chunks. */
export class ChunkedReader {
  #state: 'size' | 'data' | 'end of data' | 'trailer' | 'end' = 'size'
  /** Bytes of the chunk that have not arrived. */
  #left = 0
  #excess = 0
  /** What has arrived of a line. */
  #line = ''
  #trailer: string[] = []
  #trailerBytes = 0

  /** `why`: what is malformed. */
  push(bytes: Uint8Array): Parsed<DecodedChunks> {
    const data = new Uint8Array(bytes.length)
    let length = 0
    let at = 0
    while (at < bytes.length && this.#state !== 'end') {
      if (this.#state === 'data') {
        const end = Math.min(bytes.length, at + this.#left)
        data.set(bytes.subarray(at, end), length)
        length += end - at
        this.#left -= end - at
        at = end
        if (this.#left === 0) this.#state = 'end of data'
        continue
      }
      const end = bytes.indexOf(LINE_FEED, at) + 1 || bytes.length
      this.#line += byteString(bytes.subarray(at, end))
      at = end
      const why = this.#readLine(bytes[end - 1] === LINE_FEED)
      if (why !== null) return refuse(why)
    }
    return accept({ data: data.subarray(0, length), used: at, isEnd: this.#state === 'end' })
  }

  /** Reads the line if it is whole. Lines must end in CR LF. */
  #readLine(isWhole: boolean): string | null {
    const line = this.#line
    if (line.length + this.#trailerBytes > MAX_LINE) return 'long line in chunks'
    if (!isWhole) return null
    this.#line = ''
    if (!line.endsWith('\r\n') || line.indexOf('\r') < line.length - 2)
      return 'malformed end of a chunk line'
    return this.#readText(line.slice(0, -2))
  }

  #readText(text: string): string | null {
    if (this.#state === 'size') return this.#readSize(text)
    if (this.#state === 'end of data') {
      this.#state = 'size'
      return text === '' ? null : 'malformed chunk'
    }
    this.#trailerBytes += text.length + 2
    if (text !== '') {
      this.#trailer.push(text)
      return null
    }
    this.#state = 'end'
    const trailer = parseHeaders(this.#trailer)
    return trailer.ok ? null : trailer.why
  }

  #readSize(text: string): string | null {
    const size = parseChunkSize(text)
    if (!size.ok) return size.why
    this.#left = size.value
    this.#state = size.value === 0 ? 'trailer' : 'data'
    if (size.value === 0) return null
    this.#excess = Math.max(0, this.#excess + text.length + 2 - 16 - 2 * size.value)
    return this.#excess > MAX_EXCESS ? 'chunks with too little data' : null
  }
}
