// One GET over HTTP/2 after the other: writes the request, and reads the response as net/http does.
import type { Socket } from 'node:net'
import { fieldDecoder } from '../go/hpack.ts'
import { declaredLength, type Http2Head, parseFields } from '../go/http2-response.ts'
import type { Parsed } from '../go/parsed.ts'
import { MAX_HEADER_BYTES, readHead } from './body.ts'
import { ByteSource } from './byte-source.ts'
import { codedError } from './dial.ts'
import { type HttpConnection, MAX_INTERIM, type Request, streamOf, wellFormed } from './http1.ts'
import {
  areValidSettings,
  contentOf,
  ERRORS,
  errorName,
  FLAGS,
  type Frame,
  greeting,
  isWellFormed,
  malformed,
  readFrame,
  requestFrames,
  TYPES,
  writeFrame
} from './http2-frames.ts'

// Of one response. A document has a few; floods of empty or ignored ones end here instead of at the deadline.
const MAX_FRAMES = 10_000
// What PING and SETTINGS cost of these: each is answered, and answers wait in memory until they are sent.
const REPLY_FRAMES = 10

// Go sends a request that was refused again at once, after a second, and then ever later. Here it does not
// wait: a host that refuses three times is reported, and a retry of the whole attempt may follow.
const MAX_SENDS = 3

type Http2 = {
  readonly socket: Socket
  readonly source: ByteSource
  readonly decoder: ReturnType<typeof fieldDecoder>
  stream: number
  /** The first frame of the server, which must be its settings, has arrived. */
  isOpen: boolean
  /** The server has not acknowledged our settings yet. */
  awaitsAck: boolean
  /** The error code with which the server has said that it accepts no more requests. */
  goneAway: number | null
  /** The last request was not processed. */
  isUnprocessed: boolean
  framesLeft: number
  headerBytesLeft: number
}

const limits = () => ({ framesLeft: MAX_FRAMES, headerBytesLeft: MAX_HEADER_BYTES })

type HeadPart = { readonly kind: 'head'; readonly head: Http2Head; readonly isLast: boolean }
type DataPart = { readonly kind: 'data'; readonly bytes: Buffer; readonly isLast: boolean }

/** A connection that has negotiated HTTP/2. */
export function openHttp2(socket: Socket): HttpConnection {
  const source = new ByteSource(socket)
  const http: Http2 = {
    socket,
    source,
    decoder: fieldDecoder(),
    stream: -1,
    isOpen: false,
    awaitsAck: true,
    goneAway: null,
    isUnprocessed: false,
    ...limits()
  }
  let isFree = true
  let receivedBefore = 0
  socket.write(greeting())
  return {
    isFree: () => isFree && http.goneAway === null && !socket.destroyed && socket.readable,
    mayRepeat: () => http.isUnprocessed || (http.stream > 1 && source.received === receivedBefore),
    get: async (request) => {
      isFree = false
      receivedBefore = source.received
      const { head, isLast } = await exchange(http, request)
      const finish = (): void => {
        isFree = true
      }
      // A body that is not read to its end takes the connection with it.
      const abandon = () => isFree || socket.destroy()
      const declared = declaredLength(head.headers)
      const headers = new Map(head.headers)
      if (declared === null) headers.delete('content-length')
      return {
        head: readHead(head.status ?? 0, '', Object.fromEntries(headers)),
        body: streamOf(bodyOf(http, declared, isLast), finish, abandon)
      }
    }
  }
}

/** Sends the request, again if it is refused, and reads up to the head that is not interim. */
async function exchange(http: Http2, request: Request): Promise<HeadPart> {
  for (let sent = 1; ; sent += 1) {
    http.stream += 2
    Object.assign(http, { isUnprocessed: false, ...limits() })
    http.socket.write(requestFrames(http.stream, request))
    try {
      return await readFinalHead(http)
    } catch (error) {
      if (!(error instanceof Refused) || sent === MAX_SENDS || http.goneAway !== null) throw error
    }
  }
}

/** REFUSED_STREAM: the request was not processed. */
class Refused extends Error {
  readonly code = 'HTTP2_STREAM'
}

async function readFinalHead(http: Http2): Promise<HeadPart> {
  for (let interim = 0; interim <= MAX_INTERIM; interim += 1) {
    const part = await nextPart(http)
    if (part.kind === 'data') throw malformed('data before headers')
    const { status } = part.head
    if (status === null) throw malformed('no status')
    if (status < 100 || status > 199) return part
    if (part.isLast) throw malformed('interim response without another one')
  }
  throw malformed(`more than ${MAX_INTERIM} interim responses`)
}

async function* bodyOf(
  http: Http2,
  declared: number | null,
  isComplete: boolean
): AsyncGenerator<Buffer> {
  let left = declared ?? Number.POSITIVE_INFINITY
  for (let isLast = isComplete; !isLast; ) {
    const part = await nextPart(http)
    isLast = part.isLast
    if (part.kind === 'head') {
      if (!isLast || part.head.status !== null) throw malformed('headers within the body')
      continue
    }
    left -= part.bytes.length
    if (left < 0) break
    if (part.bytes.length > 0) yield part.bytes
  }
  if (declared !== null && left !== 0) throw codedError('BODY_LENGTH', 'not the declared length')
}

/** The next part of the response to the last request. */
async function nextPart(http: Http2): Promise<HeadPart | DataPart> {
  for (;;) {
    const frame = await nextFrame(http)
    const isOurs = frame.stream === http.stream
    const isLast = (frame.flags & FLAGS.endStream) !== 0
    if (frame.type === TYPES.headers) {
      const head = await readFields(http, frame)
      if (isOurs) return { kind: 'head', isLast, head: wellFormed(head()) }
    } else if (frame.type === TYPES.data) {
      const bytes = contentOf(frame)
      if (frame.stream > http.stream + 1) throw malformed('data that was not requested')
      if (isOurs) return { kind: 'data', isLast, bytes }
    } else {
      handle(http, frame)
    }
  }
}

async function nextFrame(http: Http2): Promise<Frame> {
  http.framesLeft -= 1
  if (http.framesLeft < 0) throw malformed('too many HTTP/2 frames')
  const frame = await readFrame(http.source)
  if (frame === null) throw closedBy(http)
  if (!http.isOpen && frame.type !== TYPES.settings) throw malformed('no HTTP/2 settings')
  http.isOpen = true
  if (!isWellFormed(frame)) throw malformed('malformed HTTP/2 frame')
  return frame
}

/** The fields of a HEADERS frame and those that continue it. Always decoded: later ones depend on them. */
async function readFields(http: Http2, first: Frame): Promise<() => Parsed<Http2Head>> {
  const parts = [contentOf(first)]
  let left = http.headerBytesLeft - first.payload.length
  for (let frame = first; (frame.flags & FLAGS.endHeaders) === 0; ) {
    frame = await nextFrame(http)
    if (frame.type !== TYPES.continuation || frame.stream !== first.stream) {
      throw malformed('headers are not continued')
    }
    parts.push(frame.payload)
    left -= frame.payload.length
    if (left < 0) break
  }
  const decoded = wellFormed(http.decoder.decode(Buffer.concat(parts), http.headerBytesLeft))
  http.headerBytesLeft -= decoded.size
  if (left < 0 || decoded.truncated) throw codedError('HEADERS_TOO_LARGE', 'too many headers')
  return () => parseFields(decoded.fields)
}

/** Frames of the connection, and those that end the stream. */
function handle(http: Http2, frame: Frame): void {
  const { type, flags, stream, payload } = frame
  const isAck = (flags & FLAGS.ack) !== 0
  switch (type) {
    case TYPES.settings:
      if (!areValidSettings(frame)) throw malformed('malformed HTTP/2 settings')
      if (isAck && !http.awaitsAck) throw malformed('unexpected HTTP/2 acknowledgement')
      if (isAck) http.awaitsAck = false
      else reply(http, frame)
      return
    case TYPES.ping:
      if (!isAck) reply(http, frame)
      return
    case TYPES.windowUpdate:
      if ([0, http.stream].includes(stream) && (payload.readUInt32BE() & 0x7fff_ffff) === 0)
        throw malformed('malformed HTTP/2 window')
      return
    case TYPES.continuation:
      throw malformed('continuation of no headers')
    case TYPES.reset:
      if (stream === http.stream) reset(http, payload.readUInt32BE())
      return
    case TYPES.goAway:
      goAway(http, payload.readUInt32BE() & 0x7fff_ffff, payload.readUInt32BE(4))
  }
}

/** The same frame as an acknowledgement; that of settings is empty. */
function reply(http: Http2, { type, payload }: Frame): void {
  http.framesLeft -= REPLY_FRAMES
  const echo = type === TYPES.ping ? payload : undefined
  http.socket.write(writeFrame(type, FLAGS.ack, 0, echo))
}

/** Go sends the request again after REFUSED_STREAM, and after PROTOCOL_ERROR over a new connection (golang/go#47635). */
function reset(http: Http2, code: number): never {
  if (code === ERRORS.refusedStream) throw new Refused(errorName(code))
  http.isUnprocessed = code === ERRORS.protocolError
  throw codedError('HTTP2_STREAM', errorName(code))
}

const closedBy = ({ goneAway }: Http2): Error =>
  goneAway === null || goneAway === ERRORS.noError
    ? codedError('ECONNRESET', 'the connection was closed')
    : codedError('HTTP2_SESSION', errorName(goneAway))

/** Responses up to the last stream still follow. Go does not repeat the first request of a connection after an error. */
function goAway(http: Http2, last: number, code: number): void {
  http.goneAway = code
  if (http.stream <= last) return
  http.isUnprocessed = code === ERRORS.noError || http.stream > 1
  throw codedError('HTTP2_SESSION', errorName(code))
}
