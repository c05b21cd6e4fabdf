// One GET over HTTP/1: writes the request, and reads the response as net/http does.
import type { Socket } from 'node:net'
import {
  ChunkedReader,
  parseResponseHead,
  parseStatusLine,
  type ResponseHead
} from '../../rules/go/http-response.ts'
import type { Parsed } from '../../rules/go/text.ts'
import { type BodyStream, type Head, MAX_HEADER_BYTES, readHead } from './body.ts'
import { codedError } from './dial.ts'

/** The path and the values are Latin-1: one character for each byte. */
export type HttpRequest = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export type HttpResponse = { readonly head: Head; readonly body: BodyStream }

export type HttpConnection = ReturnType<typeof openHttp1>

/** A connection for one request after the other. */
export function openHttp1(socket: Socket, maxInterim: number) {
  const source = new ByteSource(socket)
  let isFree = true
  let receivedBefore = 0
  return {
    /** The server has closed the kept connection before it read the request: net/http sends it again over a new one. */
    mayRepeat: () => receivedBefore > 0 && source.received === receivedBefore,
    /** The last response is read to its end, and another request may follow. */
    isFree: () => isFree && source.isEmpty && !socket.destroyed && socket.readable,
    get: async (request: HttpRequest): Promise<HttpResponse> => {
      isFree = false
      receivedBefore = source.received
      socket.write(requestText(request), 'latin1')
      await refuseFrames(source)
      const received = await readFinalHead(source, maxInterim)
      const { framing } = received
      const body = async function* () {
        yield* framing === 'chunked' ? chunks(source) : parts(source, framing)
        isFree = received.keepAlive
      }
      // A body that is not read to its end takes the connection with it.
      const destroy = (): void => {
        if (!isFree) socket.destroy()
      }
      return { head: readHead(received), body: Object.assign(body(), { destroy }) }
    }
  }
}

function requestText({ path, headers }: HttpRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const all = [`GET ${path} HTTP/1.1`, ...lines]
  // Tokens and URLs are validated before; one that is not must not become a header of its own.
  if (all.some((line) => /[\r\n\0]/.test(line))) throw new Error('a request has a line break')
  return `${all.join('\r\n')}\r\n\r\n`
}

// A frame of HTTP/2 (RFC 9113 §4.1), and the type SETTINGS.
const FRAME_HEADER_BYTES = 9
const SETTINGS = 4

/** A server that ignores ALPN begins with the settings of HTTP/2 (§3.4). No status line begins with a zero byte. */
async function refuseFrames(source: ByteSource): Promise<void> {
  const bytes = await source.arrived()
  if (bytes === null || bytes.length < FRAME_HEADER_BYTES) return
  const isSettings = bytes[0] === 0 && bytes[3] === SETTINGS && bytes.readUInt32BE(5) === 0
  if (isSettings) throw codedError('HTTP2_FRAME', 'a frame of HTTP/2, which was not negotiated')
}

/** The first head that is not interim (100 Continue, 103 Early Hints); all share the header limit. */
async function readFinalHead(source: ByteSource, maxInterim: number): Promise<ResponseHead> {
  source.textBytes = MAX_HEADER_BYTES
  for (let interim = 0; interim <= maxInterim; interim += 1) {
    const start = wellFormed(parseStatusLine(await headLine(source)))
    const lines: string[] = []
    for (;;) {
      const line = await headLine(source)
      if (line === '') break
      lines.push(line)
    }
    const head = wellFormed(parseResponseHead(start, lines))
    // 101 ends the exchange, although nothing was asked for.
    if (head.status < 100 || head.status > 199 || head.status === 101) return head
  }
  throw codedError('HTTP_MALFORMED', `more than ${maxInterim} interim responses`)
}

/** @throws an error with the code HTTP_MALFORMED */
function wellFormed<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw codedError('HTTP_MALFORMED', parsed.why)
  return parsed.value
}

async function headLine(source: ByteSource): Promise<string> {
  const line = await source.line()
  if (line === null) throw codedError('ECONNRESET', 'the connection was closed')
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

const PART_BYTES = 64 * 1024

/** A body without chunks. One of infinite length ends with the connection. */
async function* parts(source: ByteSource, length: number): AsyncGenerator<Uint8Array> {
  let left = length
  while (left > 0) {
    const isOpen = (await source.arrived()) !== null
    if (!isOpen && left === Infinity) return
    if (!isOpen) throw codedError('BODY_CUT', 'the body is cut off')
    const part = source.take(Math.min(left, PART_BYTES))
    left -= part.length
    yield part
  }
}

async function* chunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  const reader = new ChunkedReader()
  for (;;) {
    const bytes = await source.arrived()
    if (bytes === null) throw codedError('BODY_CUT', 'the body is cut off')
    const { data, used, isEnd } = wellFormed(reader.push(bytes))
    source.take(used)
    if (data.length > 0) yield data
    if (isEnd) return
  }
}

const LINE_FEED = 0x0a

class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  received = 0
  /** How much may still be read as text; lowered by every line. */
  textBytes = 0

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]()
  }

  /** Nothing has arrived that was not read. */
  get isEmpty(): boolean {
    return this.#rest.length === 0
  }

  /** In Latin-1, without the line feed, which the last line may lack unless it is empty. Null at the end of the connection. */
  async line(): Promise<string | null> {
    const parts: Buffer[] = []
    for (;;) {
      const end = this.#rest.indexOf(LINE_FEED)
      const part = this.take(end < 0 ? this.#rest.length : end + 1)
      parts.push(part)
      this.textBytes -= part.length
      if (this.textBytes < 0) throw codedError('HEADERS_TOO_LARGE', 'too many headers')
      if (end >= 0) return Buffer.concat(parts).toString('latin1').slice(0, -1)
      if (await this.#fill()) continue
      const last = Buffer.concat(parts).toString('latin1')
      return last === '' || last === '\r' ? null : last
    }
  }

  /** The bytes that have arrived, at least one; null at the end of the connection. They stay until `take`. */
  async arrived(): Promise<Buffer | null> {
    return this.isEmpty && !(await this.#fill()) ? null : this.#rest
  }

  take(most: number): Buffer {
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  /** Waits for more; false at the end of the connection. */
  async #fill(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done === true) return false
    this.#rest = next.value
    this.received += this.#rest.length
    return true
  }
}
