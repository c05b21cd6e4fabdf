// What a fake server answers, as rows that a JSON file can hold, and those rows as bytes.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { headerOf, type SeenRequest } from './request.ts'

/** One answer; `status` is 200 by default. Only headers needed for framing are added. */
export type Answer = {
  readonly status?: number
  /** The reason phrase, by default the standard one. */
  readonly reason?: string
  /** Written unchanged, in UTF-8; a list repeats the header. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  /** A body of JSON, and the media type `application/json` with it. */
  readonly json?: unknown
  readonly body?: string
  readonly bodyBase64?: string
  /** A large body, of which a request may ask for a range. */
  readonly bytes?: Buffer
  readonly bodyRepeat?: { readonly text: string; readonly times: number }
  /** Pads the body with spaces to this many bytes. */
  readonly padTo?: number
  /** How the end of the body is marked; by default with Content-Length. */
  readonly encoding?: 'chunked' | 'close'
  readonly gzip?: boolean
  readonly delayMs?: number
  /** Only so many bytes of the body; then the connection is closed. */
  readonly truncate?: number
  /** Closes the connection without an answer. */
  readonly reset?: boolean
  /** Exactly these bytes instead of all the above; then the connection is closed. */
  readonly raw?: string | Uint8Array
  /**
   * In the reason, headers and body, `%AUTHORIZATION%` becomes what the request had there, `%TOKEN%`
   * the token alone, `%TOKEN_URL%` and `%TOKEN_BASE64%` the same, encoded.
   */
  readonly echo?: boolean
}

/** An answer to one URL. Rows with the same URL are used in order; the last one repeats. */
export type AnswerRow = Answer & { readonly url: string }

export type Handler = (request: SeenRequest) => Answer | Promise<Answer>

const CHUNK_BYTES = 16 * 1024

/** Writes the answer. True when the connection can be used again. */
export async function writeAnswer(
  socket: Socket,
  answer: Answer,
  request: SeenRequest
): Promise<boolean> {
  if (answer.delayMs !== undefined) await delay(answer.delayMs, undefined, { ref: false })
  if (socket.destroyed) return false
  if (answer.reset === true) {
    socket.destroy()
    return false
  }
  if (answer.raw !== undefined) {
    socket.end(answer.raw)
    return false
  }
  const { head, body, last } = inBytes(inRange(answer, request), request)
  // One write: a body that waits for the acknowledgement of the head costs 40 ms.
  socket.cork()
  socket.write(head)
  for (const part of body) socket.write(part)
  socket.uncork()
  if (last) socket.end()
  return !last
}

/** Of ranges, only the kind `bytes=FIRST-LAST` of a large body. */
function inRange(answer: Answer, request: SeenRequest): Answer {
  const range = /^bytes=(\d+)-(\d+)$/.exec(headerOf(request, 'range') ?? '')
  if (answer.bytes === undefined || range === null) return answer
  const [first, last] = [Number(range[1]), Number(range[2])]
  return {
    ...answer,
    status: 206,
    headers: {
      ...answer.headers,
      'Content-Range': `bytes ${first}-${last}/${answer.bytes.length}`
    },
    bytes: answer.bytes.subarray(first, last + 1)
  }
}

type Bytes = { readonly head: Buffer; readonly body: readonly Uint8Array[]; readonly last: boolean }

function inBytes(answer: Answer, request: SeenRequest): Bytes {
  const fill = answer.echo === true ? echoing(request.authorization ?? '') : (text: string) => text
  const status = answer.status ?? 200
  const content = bodyOf(answer, fill)
  // RFC 9110 §6.4.1: these never have a body.
  const bodiless = status < 200 || status === 204 || status === 304 || request.method === 'HEAD'
  const type = answer.json === undefined ? {} : { 'Content-Type': 'application/json' }
  const lines = Object.entries({ ...type, ...answer.headers }).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => `${name}: ${fill(one)}`)
  )
  const framing = {
    chunked: ['Transfer-Encoding: chunked'],
    close: ['Connection: close'],
    length: [`Content-Length: ${content.length}`]
  }
  if (answer.gzip === true) lines.push('Content-Encoding: gzip')
  if (!bodiless && !/^content-length:/im.test(lines.join('\n'))) {
    lines.push(...framing[answer.encoding ?? 'length'])
  }
  const reason = fill(answer.reason ?? STATUS_CODES[status] ?? '')
  const sent = content.subarray(0, answer.truncate)
  return {
    head: Buffer.from([`HTTP/1.1 ${status} ${reason}`, ...lines, '', ''].join('\r\n')),
    body: bodiless ? [] : answer.encoding === 'chunked' ? chunked(sent) : [sent],
    last: !bodiless && (answer.encoding === 'close' || answer.truncate !== undefined)
  }
}

function echoing(authorization: string): (text: string) => string {
  const token = authorization.replace(/^Bearer /, '')
  return (text) =>
    text
      .replaceAll('%AUTHORIZATION%', authorization)
      .replaceAll('%TOKEN%', token)
      .replaceAll('%TOKEN_URL%', encodeURIComponent(token))
      .replaceAll('%TOKEN_BASE64%', Buffer.from(token).toString('base64'))
}

function bodyOf(answer: Answer, fill: (text: string) => string): Buffer {
  if (answer.bytes !== undefined) return answer.bytes
  const { json, bodyRepeat, bodyBase64, padTo = 0 } = answer
  const text =
    json === undefined
      ? (answer.body ?? bodyRepeat?.text.repeat(bodyRepeat.times) ?? '')
      : JSON.stringify(json)
  const plain =
    bodyBase64 !== undefined ? Buffer.from(bodyBase64, 'base64') : Buffer.from(fill(text))
  const padded = Buffer.concat([plain, Buffer.alloc(Math.max(0, padTo - plain.length), ' ')])
  return answer.gzip === true ? gzipSync(padded) : padded
}

function chunked(content: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const part = content.subarray(at, at + CHUNK_BYTES)
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return [...parts, Buffer.from('0\r\n\r\n')]
}
