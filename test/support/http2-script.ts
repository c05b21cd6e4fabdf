// An HTTP/2 server that sends exactly the frames of a script, right or wrong.
import { createServer, type Server, type TLSSocket } from 'node:tls'
import { encodeFields, type Field, fieldDecoder } from '../../src/go/hpack.ts'
import { FLAGS, TYPES, writeFrame } from '../../src/network/http2-frames.ts'
import type { Shown } from './certificates.ts'

/** Frames are sent on the stream of the request, unless they belong to the connection. */
export type Step =
  | { readonly headers: readonly Field[]; readonly end?: boolean; readonly open?: boolean }
  | { readonly continuation: readonly Field[]; readonly open?: boolean }
  | { readonly data: string; readonly end?: boolean }
  | { readonly reset: number }
  /** The last stream and the error code. */
  | { readonly goAway: readonly [last: number, code: number] }
  | { readonly settings: readonly (readonly [id: number, value: number])[] }
  /** Type, flags, stream (null: that of the request) and payload, one character for each byte. */
  | {
      readonly frame: readonly [type: number, flags: number, stream: number | null, payload: string]
    }
  /** Bytes that need be no frame, one character for each. */
  | { readonly bytes: string }
  | { readonly repeat: number; readonly of: Step }
  | { readonly close: true }

export type Script = {
  /** Sent as soon as the handshake ends; by default the settings that a server must send first. */
  readonly greeting?: readonly Step[]
  /** What answers each discovery request, on whatever connection; the last answers all further ones. */
  readonly answers: readonly (readonly Step[])[]
}

export type ScriptedServer = {
  readonly server: Server
  /** The paths that were requested, in order. */
  readonly paths: readonly string[]
  readonly connections: () => number
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

const numbers = (...values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    })
  )

/** The bytes of a step; null for the end of the connection. */
function bytesOf(step: Step, stream: number): Buffer | null {
  const end = 'end' in step && step.end === true ? FLAGS.endStream : 0
  const whole = 'open' in step && step.open === true ? 0 : FLAGS.endHeaders
  if ('headers' in step) {
    return writeFrame(TYPES.headers, end | whole, stream, encodeFields(step.headers))
  }
  if ('continuation' in step) {
    return writeFrame(TYPES.continuation, whole, stream, encodeFields(step.continuation))
  }
  if ('data' in step) return writeFrame(TYPES.data, end, stream, latin1(step.data))
  if ('reset' in step) return writeFrame(TYPES.reset, 0, stream, numbers(step.reset))
  if ('goAway' in step) return writeFrame(TYPES.goAway, 0, 0, numbers(...step.goAway))
  if ('settings' in step) {
    const pairs = step.settings.map(([id, value]) => numbers(id, value).subarray(2))
    return writeFrame(TYPES.settings, 0, 0, Buffer.concat(pairs))
  }
  if ('frame' in step) {
    const [type, flags, on, payload] = step.frame
    return writeFrame(type, flags, on ?? stream, latin1(payload))
  }
  if ('bytes' in step) return latin1(step.bytes)
  if ('close' in step) return null
  const one = bytesOf(step.of, stream)
  return one === null ? null : Buffer.concat(Array.from({ length: step.repeat }, () => one))
}

function play(socket: TLSSocket, steps: readonly Step[], stream: number): void {
  for (const step of steps) {
    const bytes = bytesOf(step, stream)
    if (bytes === null) socket.end()
    else socket.write(bytes)
  }
}

const GREETING: readonly Step[] = [{ settings: [] }, { frame: [TYPES.settings, FLAGS.ack, 0, ''] }]
const PREFACE_BYTES = 24

/** A server that answers requests for a discovery document by the script, and every other path with 404. */
export function scriptedServer(script: Script, shown: Shown): ScriptedServer {
  const paths: string[] = []
  let connections = 0
  let asked = 0
  const answer = (socket: TLSSocket, path: string, stream: number): void => {
    paths.push(path)
    if (!path.startsWith('/.well-known/')) {
      play(socket, [{ headers: [[':status', '404']], end: true }], stream)
      return
    }
    const steps = script.answers[Math.min(asked, script.answers.length - 1)] ?? []
    asked += 1
    play(socket, steps, stream)
  }
  const server = createServer({ ...shown, ALPNProtocols: ['h2'] }, (socket) => {
    connections += 1
    socket.on('error', () => {})
    const decoder = fieldDecoder()
    let rest = Buffer.alloc(0)
    let skip = PREFACE_BYTES
    play(socket, script.greeting ?? GREETING, 0)
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes])
      const skipped = Math.min(skip, rest.length)
      rest = rest.subarray(skipped)
      skip -= skipped
      for (;;) {
        if (rest.length < 9) return
        const length = rest.readUIntBE(0, 3)
        if (rest.length < 9 + length) return
        const [type, flags = 0, stream] = [rest[3], rest[4], rest.readUInt32BE(5)]
        const hasPriority = (flags & FLAGS.priority) !== 0
        const payload = rest.subarray(hasPriority ? 14 : 9, 9 + length)
        rest = rest.subarray(9 + length)
        if (type !== TYPES.headers) continue
        const decoded = decoder.decode(payload, 1e6)
        if (!decoded.ok) throw new Error(decoded.why)
        const path = decoded.value.fields.find(([name]) => name === ':path')?.[1]
        answer(socket, path ?? '', stream)
      }
    })
  })
  server.on('connection', (socket) => socket.on('error', () => {}))
  return { server, paths, connections: () => connections }
}
