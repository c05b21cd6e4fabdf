// What each kind of hostile host does with a connection.
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { TlsOptions } from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { SeenRequest } from './request.ts'

const MIB = 1024 * 1024
const DOCUMENT = '{"modules.v1":"/v1/modules/","providers.v1":"/v1/providers/"}'

const head = (...headers: readonly string[]): string =>
  ['HTTP/1.1 200 OK', 'Content-Type: application/json', ...headers, '', ''].join('\r\n')

/** A connection that can also be reset. */
export type Connection = { readonly socket: Socket; readonly reset: () => void }

type OnConnection = (connection: Connection) => void | Promise<void>
type OnRequest = (connection: Connection, request: SeenRequest) => void | Promise<void>

export type Misbehaviour =
  /** Plain TCP from the first byte. */
  | { readonly layer: 'tcp'; readonly act: OnConnection }
  /** A TLS server with unusual options and a good document. */
  | { readonly layer: 'tls'; readonly options: TlsOptions }
  /** HTTP/2 alone, and a good document. */
  | { readonly layer: 'http2' }
  /** Good TLS, then this for every request. */
  | { readonly layer: 'http'; readonly act: OnRequest }

/** Sends the parts as fast as the other side reads them, until it disconnects. */
function stream(
  socket: Socket,
  parts: Iterable<string | Uint8Array> | AsyncIterable<string>
): void {
  Readable.from(parts, { objectMode: true }).pipe(socket)
}

function* repeated(
  first: string,
  times: number,
  part: string | Uint8Array
): Generator<string | Uint8Array> {
  yield first
  for (let count = 0; count < times; count += 1) yield part
}

async function* byteASecond(socket: Socket, text: string): AsyncGenerator<string> {
  for (const letter of text) {
    if (socket.destroyed) return
    yield letter
    await delay(1000, undefined, { ref: false })
  }
}

const tcp = (act: OnConnection): Misbehaviour => ({ layer: 'tcp', act })
const http = (act: OnRequest): Misbehaviour => ({ layer: 'http', act })
const raw = (text: string | Uint8Array): Misbehaviour => http(({ socket }) => void socket.end(text))

/** A status and one header; the time to read its value may grow with the square of the blanks. */
const blanks = (status: string, header: string): Misbehaviour =>
  raw(
    [`HTTP/1.1 ${status}`, `${header}${' '.repeat(240_000)}x`, 'Content-Length: 2', '', '{}'].join(
      '\r\n'
    )
  )

const withBody = (body: Uint8Array, ...headers: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from(head(...headers, `Content-Length: ${body.length}`)), body])

export const MISBEHAVIOURS = {
  /** Accepts the connection and sends nothing, not even a handshake. */
  silent: tcp(() => {}),
  'stalled-handshake': tcp(({ socket }) => {
    // The first five bytes of a record that never follows.
    socket.once('data', () => socket.write(Buffer.from([0x16, 0x03, 0x03, 0x00, 0x7a])))
  }),
  'closes-at-once': tcp(({ socket }) => void socket.end()),
  'resets-at-once': tcp(({ socket, reset }) => void socket.once('data', reset)),
  'plain-http': tcp(({ socket }) => {
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'))
  }),
  banner: tcp(({ socket }) => {
    socket.write('SSH-2.0-OpenSSH_9.6\r\n')
    socket.once('data', () => socket.end())
  }),

  'old-tls': {
    layer: 'tls',
    options: { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }
  },
  'no-shared-cipher': {
    layer: 'tls',
    options: { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-NULL-SHA:@SECLEVEL=0' }
  },
  'client-certificate': { layer: 'tls', options: { requestCert: true, rejectUnauthorized: true } },
  'http2-only': { layer: 'http2' },

  'never-answers': http(() => {}),
  'drips-head': http(({ socket }) => stream(socket, byteASecond(socket, head()))),
  'drips-body': http(({ socket }) => {
    socket.write(head(`Content-Length: ${DOCUMENT.length}`))
    stream(socket, byteASecond(socket, DOCUMENT))
  }),
  'closes-before-answer': http(({ socket }) => void socket.end()),
  'resets-before-answer': http(({ reset }) => reset()),
  'resets-mid-body': http(async ({ socket, reset }) => {
    socket.write(head('Content-Length: 1000') + DOCUMENT)
    await delay(50, undefined, { ref: false })
    reset()
  }),
  'short-body': raw(head('Content-Length: 1000') + DOCUMENT),
  'short-chunks': raw(`${head('Transfer-Encoding: chunked')}2\r\n{}\r\n`),
  'bad-chunks': raw(`${head('Transfer-Encoding: chunked')}what\r\n{}\r\n`),
  'ten-mebibytes': http(({ socket }) => {
    const start = head(`Content-Length: ${10 * MIB}`)
    stream(socket, repeated(start, 160, Buffer.alloc(MIB / 16, '[')))
  }),
  'endless-body': http(({ socket }) => {
    const part = `10000\r\n${'['.repeat(MIB / 16)}\r\n`
    stream(socket, repeated(head('Transfer-Encoding: chunked'), Number.POSITIVE_INFINITY, part))
  }),
  /** 1 GiB in about 1 MiB: a gzip stream may have many members. */
  'gzip-bomb': http(({ socket }) => {
    const member = gzipSync(Buffer.alloc(MIB, '['))
    const start = head('Content-Encoding: gzip', `Content-Length: ${1024 * member.length}`)
    stream(socket, repeated(start, 1024, member))
  }),
  'bad-gzip': raw(withBody(Buffer.from(DOCUMENT), 'Content-Encoding: gzip')),
  'cut-gzip': raw(withBody(gzipSync(DOCUMENT).subarray(0, -12), 'Content-Encoding: gzip')),
  brotli: raw(withBody(brotliCompressSync(DOCUMENT), 'Content-Encoding: br')),
  'many-headers': http(({ socket }) => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `X-Header-${index}: yes`)
    socket.write(head(...lines, `Content-Length: ${DOCUMENT.length}`) + DOCUMENT)
  }),
  'endless-header': http(({ socket }) => {
    const start = `${head().slice(0, -2)}X-Long: `
    stream(socket, repeated(start, Number.POSITIVE_INFINITY, 'a'.repeat(MIB / 16)))
  }),
  'blanks-in-type': blanks('200 OK', 'Content-Type: application/json'),
  'blanks-in-parameters': blanks('200 OK', 'Content-Type: application/json;'),
  'blanks-in-location': blanks('302 Found', 'Location: :'),
  'blanks-in-retry': blanks('503 Service Unavailable', 'Retry-After: 1'),
  'blanks-in-challenge': blanks('401 Unauthorized', 'WWW-Authenticate: Basic'),
  /** 1 MiB in chunks of one byte. */
  'tiny-chunks': raw(
    `${head('Transfer-Encoding: chunked')}${'1\r\n \r\n'.repeat(MIB - 2)}2\r\n{}\r\n0\r\n\r\n`
  ),
  'informational-flood': http(({ socket }) => {
    const part = 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(100)
    stream(socket, repeated('', Number.POSITIVE_INFINITY, part))
  }),
  'malformed-status': raw('HTTP/1.1 TWO-HUNDRED OK\r\nContent-Length: 0\r\n\r\n'),
  'not-http': raw('220 mail.example.com ESMTP ready\r\n'),
  'twice-length': raw(`${head('Content-Length: 2', 'Content-Length: 3')}{} `),
  /** Each redirect leads to another URL of the same host. */
  'redirect-maze': http(({ socket }, { host, connection, path }) => {
    const next = `https://${host}/maze/${connection}/${Number(/\d+$/.exec(path)?.[0] ?? 0) + 1}`
    socket.write(`HTTP/1.1 302 Found\r\nLocation: ${next}\r\nContent-Length: 0\r\n\r\n`)
  })
} as const satisfies Record<string, Misbehaviour>

export type MisbehaviourName = keyof typeof MISBEHAVIOURS
