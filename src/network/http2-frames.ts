// Frames of HTTP/2 (RFC 9113 §4 and §6): reads them from a connection, and writes them.
import { encodeFields, type Field } from '../go/hpack.ts'
import { MAX_HEADER_BYTES } from './body.ts'
import type { ByteSource } from './byte-source.ts'
import { codedError } from './dial.ts'
import type { Request } from './http1.ts'

export type Frame = {
  readonly type: number
  readonly flags: number
  readonly stream: number
  readonly payload: Buffer
}

export const TYPES = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  push: 5,
  ping: 6,
  goAway: 7,
  windowUpdate: 8,
  continuation: 9
} as const

export const FLAGS = { ack: 1, endStream: 1, endHeaders: 4, padded: 8, priority: 32 } as const

const ERROR_NAMES = [
  'NO_ERROR',
  'PROTOCOL_ERROR',
  'INTERNAL_ERROR',
  'FLOW_CONTROL_ERROR',
  'SETTINGS_TIMEOUT',
  'STREAM_CLOSED',
  'FRAME_SIZE_ERROR',
  'REFUSED_STREAM',
  'CANCEL',
  'COMPRESSION_ERROR',
  'CONNECT_ERROR',
  'ENHANCE_YOUR_CALM',
  'INADEQUATE_SECURITY',
  'HTTP_1_1_REQUIRED'
]

/** The error codes that are not all treated alike. */
export const ERRORS = { noError: 0, protocolError: 1, refusedStream: 7 } as const

/** The name of an error code (§7). */
export const errorName = (code: number): string => ERROR_NAMES[code] ?? `error ${code}`

// What both sides must accept; none announces more.
export const MAX_FRAME_BYTES = 16_384
const HEADER_BYTES = 9

export const malformed = (why: string): Error => codedError('HTTP_MALFORMED', why)

/** The next frame; null at the end of the connection. */
export async function readFrame(source: ByteSource): Promise<Frame | null> {
  const header = await take(source, HEADER_BYTES)
  if (header === null) return null
  const length = header.readUIntBE(0, 3)
  if (length > MAX_FRAME_BYTES) throw malformed('HTTP/2 frame is too long')
  const payload = await take(source, length)
  if (payload === null) return null
  const [type = 0, flags = 0] = header.subarray(3)
  return { type, flags, stream: header.readUInt32BE(5) & 0x7fff_ffff, payload }
}

const EMPTY = Buffer.alloc(0)

/** Exactly this many bytes; null if the connection ends before. */
async function take(source: ByteSource, length: number): Promise<Buffer | null> {
  if (length === 0) return EMPTY
  const parts: Buffer[] = []
  let left = length
  while (left > 0) {
    const part = await source.bytes(left)
    if (part === null) return null
    left -= part.length
    parts.push(part)
  }
  const [first] = parts
  return parts.length === 1 && first !== undefined ? first : Buffer.concat(parts)
}

export function writeFrame(
  type: number,
  flags: number,
  stream: number,
  payload: Uint8Array = new Uint8Array()
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUIntBE(payload.length, 0, 3)
  header[3] = type
  header[4] = flags
  header.writeUInt32BE(stream, 5)
  return Buffer.concat([header, payload])
}

/** What DATA and HEADERS carry, without padding and priority. */
export function contentOf({ type, flags, payload }: Frame): Buffer {
  const isPadded = (flags & FLAGS.padded) !== 0
  const padding = isPadded ? (payload[0] ?? Number.POSITIVE_INFINITY) : 0
  const hasPriority = type === TYPES.headers && (flags & FLAGS.priority) !== 0
  const start = (isPadded ? 1 : 0) + (hasPriority ? 5 : 0)
  const end = payload.length - padding
  if (end < start) throw malformed('padding of an HTTP/2 frame is too long')
  return payload.subarray(start, end)
}

/** Whether length and stream are as the type requires them (Go: the parsers in h2_bundle.go, parse…Frame). */
export function isWellFormed({ type, flags, stream, payload: { length } }: Frame): boolean {
  switch (type) {
    case TYPES.data:
    case TYPES.headers:
    case TYPES.continuation:
      return stream !== 0
    case TYPES.priority:
      return stream !== 0 && length === 5
    case TYPES.reset:
      return stream !== 0 && length === 4
    case TYPES.settings:
      return stream === 0 && ((flags & FLAGS.ack) === 0 ? length % 6 === 0 : length === 0)
    case TYPES.ping:
      return stream === 0 && length === 8
    case TYPES.goAway:
      return stream === 0 && length >= 8
    case TYPES.windowUpdate:
      return length === 4
    default:
      // No server may push, because it was not allowed to; frames of unknown types are ignored.
      return type !== TYPES.push
  }
}

// §6.5.2: ENABLE_PUSH, INITIAL_WINDOW_SIZE and MAX_FRAME_SIZE, with the range of their values.
const SETTING_RANGES: Readonly<Record<number, readonly [number, number]>> = {
  2: [0, 1],
  4: [0, 2 ** 31 - 1],
  5: [MAX_FRAME_BYTES, 2 ** 24 - 1]
}

/** Whether the values of a SETTINGS frame are in their range. */
export function areValidSettings({ payload }: Frame): boolean {
  for (let at = 0; at < payload.length; at += 6) {
    const value = payload.readUInt32BE(at + 2)
    const [least, most] = SETTING_RANGES[payload.readUInt16BE(at)] ?? [0, value]
    if (value < least || value > most) return false
  }
  return true
}

// The windows of Go's client: larger than all that is read of a body and a connection, so that
// they are never refilled.
const STREAM_WINDOW = 4 * 1024 * 1024
const CONNECTION_WINDOW = 1024 * 1024 * 1024

/** What a client sends first (§3.4). */
export function greeting(): Buffer {
  const settings = Buffer.alloc(18)
  // ENABLE_PUSH, INITIAL_WINDOW_SIZE, MAX_HEADER_LIST_SIZE
  for (const [index, [id, value]] of [
    [2, 0],
    [4, STREAM_WINDOW],
    [6, MAX_HEADER_BYTES]
  ].entries()) {
    settings.writeUInt16BE(id ?? 0, index * 6)
    settings.writeUInt32BE(value ?? 0, index * 6 + 2)
  }
  const window = Buffer.alloc(4)
  window.writeUInt32BE(CONNECTION_WINDOW)
  return Buffer.concat([
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    writeFrame(TYPES.settings, 0, 0, settings),
    writeFrame(TYPES.windowUpdate, 0, 0, window)
  ])
}

/** HEADERS, and CONTINUATION for what does not fit. */
export function requestFrames(stream: number, { path, headers }: Request): Buffer {
  const { host = '', ...rest } = headers
  const fields: readonly Field[] = [
    [':method', 'GET'],
    [':scheme', 'https'],
    [':authority', host],
    [':path', path],
    ...Object.entries(rest)
  ]
  const block = encodeFields(fields)
  const frames: Buffer[] = []
  for (let at = 0; at < block.length; at += MAX_FRAME_BYTES) {
    const isEnd = at + MAX_FRAME_BYTES >= block.length
    const flags = (isEnd ? FLAGS.endHeaders : 0) | (at === 0 ? FLAGS.endStream : 0)
    const type = at === 0 ? TYPES.headers : TYPES.continuation
    frames.push(writeFrame(type, flags, stream, block.subarray(at, at + MAX_FRAME_BYTES)))
  }
  return Buffer.concat(frames)
}
