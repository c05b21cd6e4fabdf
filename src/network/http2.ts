// GET over HTTP/2 by undici. Loaded on demand: most private registries speak HTTP/1.
import type { Socket } from 'node:net'
import type { Dispatcher } from 'undici'
import request from 'undici/lib/api/api-request.js'
import Client from 'undici/lib/dispatcher/client.js'
import { MAX_HEADER_BYTES, readHead } from './body.ts'
import { codedError } from './dial.ts'
import type { Request, Response } from './http1.ts'

// The least that an interim response has: its status.
const INTERIM_BYTES = 16
// undici needs an origin, but the caller decides where to connect and which name to verify.
const NO_ORIGIN = 'http://origin.invalid'

export type Http2 = {
  readonly get: (request: Request) => Promise<Response>
  readonly close: () => void
}

/** `connect` opens a connection that has negotiated HTTP/2, whenever there is none. */
export function openHttp2(connect: () => Promise<Socket>): Http2 {
  const client = new Client(NO_ORIGIN, {
    maxHeaderSize: MAX_HEADER_BYTES,
    // Only the deadline of the whole discovery applies.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: true,
    connect: (_, callback) => {
      connect().then(
        (socket) => callback(null, socket),
        (error: Error) => callback(error, null)
      )
    }
  })
  return {
    get: async ({ path, headers }) => {
      const response = await request.call(client, {
        method: 'GET',
        ...interimLimit(),
        path,
        headers
      })
      const { statusCode, statusText, body } = response
      return { head: readHead(statusCode, statusText, response.headers), body }
    },
    close: () => void client.destroy().catch(() => {})
  }
}

/**
 * Counts interim responses (103 Early Hints and others) toward the header limit, as net/http does,
 * so that an endless series of them ends.
 */
function interimLimit(): Pick<Dispatcher.RequestOptions, 'signal' | 'onInfo'> {
  const limit = new AbortController()
  let bytes = 0
  return {
    signal: limit.signal,
    onInfo: ({ headers }) => {
      for (const [name, value] of Object.entries(headers)) bytes += name.length + `${value}`.length
      bytes += INTERIM_BYTES
      if (bytes <= MAX_HEADER_BYTES) return
      limit.abort(codedError('HEADERS_TOO_LARGE', 'too many headers'))
    }
  }
}
