// HTTP/1 responses as Go reads them (net/http, response.go, transfer.go; net/http/internal, chunked.go; net/textproto, reader.go).
import { type Accepted, accept, type Parsed, refuse } from './text.ts'

/** Header values by lower-case name, in the order sent. Text is Latin-1: one character for each byte. */
export type Headers = ReadonlyMap<string, readonly string[]>

export type ResponseHead = Accepted<typeof parseResponseHead>

/** How the end of the body is found: in chunks, or by its length, which is infinite up to the end of the connection. */
export type Framing = 'chunked' | number

export type StatusLine = Accepted<typeof parseStatusLine>

/** `line`: the first one of a response, without its end. `version`: 11 for HTTP/1.1. `why`: what is malformed. */
export function parseStatusLine(line: string) {
  const [, protocol = '', status = '', reason = ''] = /^(\S+) +([^ ]*) ?(.*)$/s.exec(line) ?? []
  const version = /^HTTP\/(\d)\.(\d)$/.exec(protocol)
  if (version === null) return refuse('malformed status line')
  // strconv.Atoi reads a plus sign.
  if (!/^(\d|\+(?=\d))\d\d$/.test(status)) return refuse('malformed status')
  const [, major = '', minor = ''] = version
  return accept({ status: Number(status), reason, version: Number(major + minor) })
}

/** The whole head from its status line and header lines. `keepAlive`: another request may follow on the connection. */
export function parseResponseHead(start: StatusLine, lines: readonly string[]) {
  const parsed = parseHeaders(lines)
  if (!parsed.ok) return parsed
  const headers = new Map(parsed.value)
  const { status, reason, version } = start
  const framing = framingOf(status, version, headers)
  if (!framing.ok) return framing
  // The length of chunks is their own.
  if (framing.value === 'chunked') headers.delete('content-length')
  const keepAlive = framing.value !== Infinity && isKeptAlive(version, headers)
  return accept({ status, reason, headers, framing: framing.value, keepAlive })
}

// The characters of a token (RFC 9110 §5.6.2), and the space, which Go accepts and does not remove.
const NAME = /^[\w!#$%&'*+.^`|~ -]+$/
// validHeaderValueByte: no control characters but the tab.
const isHeaderValue = (text: string): boolean => /^[\t -~\u0080-\u00ff]*$/.test(text)

/** Header lines, and trailers. A name with a space is another name than the one without. */
export function parseHeaders(lines: readonly string[]): Parsed<Headers> {
  const headers = new Map<string, string[]>()
  for (const line of unfold(lines)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0))
    const value = trimBlanks(line.slice(colon + 1))
    if (!NAME.test(name)) return refuse('malformed header line')
    if (!isHeaderValue(value)) return refuse('control character in a header')
    const key = name.toLowerCase()
    const values = headers.get(key)
    if (values === undefined) headers.set(key, [value])
    else values.push(value)
  }
  return accept(headers)
}

// The lookbehind makes the search begin once in a run of blanks; otherwise its time would be quadratic.
const END_BLANKS = /(?<![ \t])[ \t]+$/

const trimBlanks = (text: string): string => text.replace(/^[ \t]+/, '').replace(END_BLANKS, '')

/** Joins lines that begin with white space to the ones before them, with one space. */
function unfold(lines: readonly string[]): readonly string[] {
  const folded: string[][] = []
  for (const line of lines) {
    const text = trimBlanks(line)
    const last = folded.at(-1)
    if (/^[ \t]/.test(line) && last !== undefined) last.push(text)
    // A first line without a colon, or with white space before it, gets an empty name, which is malformed.
    else folded.push([/^[ \t]|^[^:]*$/.test(line) ? ':' : text])
  }
  return folded.map((parts) => parts.join(' '))
}

// fixTrailer: they decide where the body ends.
const NO_TRAILERS = ['transfer-encoding', 'content-length', 'trailer']

function framingOf(status: number, version: number, headers: Headers): Parsed<Framing> {
  const encodings = version >= 11 ? (headers.get('transfer-encoding') ?? []) : []
  const [encoding] = encodings
  if (encodings.length > 1) return refuse('several Transfer-Encoding headers')
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
    return refuse('unsupported Transfer-Encoding')
  }
  const trailers = elementsOf(headers, 'trailer')
  if (encoding !== undefined && trailers.some((name) => NO_TRAILERS.includes(name))) {
    return refuse('forbidden name in Trailer')
  }
  const lengths = headers.get('content-length') ?? []
  if (new Set(lengths).size > 1) return refuse('different Content-Length headers')
  const [length] = lengths
  const bytes = Number(length)
  if (length !== undefined && !(/^\d+$/.test(length) && bytes < 2 ** 63)) {
    return refuse('malformed Content-Length')
  }
  if (status < 200 || status === 204 || status === 304) return accept(0)
  if (encoding !== undefined) return accept('chunked')
  return accept(length === undefined ? Infinity : bytes)
}

const elementsOf = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? [])
    .flatMap((value) => value.split(','))
    .map((element) => element.trim().toLowerCase())

function isKeptAlive(version: number, headers: Headers): boolean {
  const options = elementsOf(headers, 'connection')
  if (version < 10 || options.includes('close')) return false
  return version >= 11 || options.includes('keep-alive')
}

// maxLineLength: a line between chunks, and all lines after them.
const MAX_LINE = 4096
// How much the lines may exceed twice the data.
const MAX_EXCESS = 16 * 1024

/** Decodes a body from all the bytes that have arrived at once. A body of single bytes has a million chunks: nothing is allocated for each. */
export class ChunkedReader {
  /** The next line, after the data. */
  #reads: 'size' | 'end of data' | 'trailer' | 'nothing' = 'size'
  /** Bytes of the chunk that have not arrived. */
  #left = 0
  #excess = 0
  /** The part of a line that has arrived. */
  #line = ''
  readonly #trailer: string[] = []
  #trailerBytes = 0

  /** `used`: how many bytes belong to the body; after its end, the others are the next response. */
  push(bytes: Uint8Array) {
    const data = new Uint8Array(bytes.length)
    let length = 0
    let at = 0
    while (at < bytes.length && this.#reads !== 'nothing') {
      if (this.#left > 0) {
        const end = Math.min(at + this.#left, bytes.length)
        this.#left -= end - at
        for (; at < end; at += 1, length += 1) data[length] = bytes[at] ?? 0
        continue
      }
      const byte = bytes[at] ?? 0
      at += 1
      this.#line += String.fromCharCode(byte)
      if (this.#line.length + this.#trailerBytes > MAX_LINE) return refuse('long line in chunks')
      if (byte !== 0x0a) continue
      const why = this.#readLine(this.#line)
      if (why !== null) return refuse(why)
      this.#line = ''
    }
    return accept({ data: data.subarray(0, length), used: at, isEnd: this.#reads === 'nothing' })
  }

  /** Lines must end in CR LF. Returns what is malformed. */
  #readLine(line: string): string | null {
    if (!line.endsWith('\r\n') || line.indexOf('\r') < line.length - 2) {
      return 'malformed end of a chunk line'
    }
    if (this.#reads === 'size') return this.#readSize(line)
    const isEmpty = line === '\r\n'
    if (this.#reads === 'end of data') {
      this.#reads = 'size'
      return isEmpty ? null : 'malformed chunk'
    }
    this.#trailerBytes += line.length
    if (!isEmpty) {
      this.#trailer.push(line.slice(0, -2))
      return null
    }
    this.#reads = 'nothing'
    const trailer = parseHeaders(this.#trailer)
    return trailer.ok ? null : trailer.why
  }

  #readSize(line: string): string | null {
    // Larger chunks are more than any body that is read.
    if (!/^[\da-f]{1,16}(;.*|[ \t]*)\r\n$/is.test(line)) return 'malformed chunk size'
    this.#left = Number.parseInt(line, 16)
    this.#reads = this.#left === 0 ? 'trailer' : 'end of data'
    if (this.#left === 0) return null
    this.#excess = Math.max(0, this.#excess + line.length - 16 - 2 * this.#left)
    return this.#excess > MAX_EXCESS ? 'chunks with too little data' : null
  }
}
