import {
  createSecureServer,
  type Http2Session,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream
} from 'node:http2'
import type { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import type { Attempt } from '../../src/visit/evidence.ts'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { listen, portOf } from '../support/registry.ts'
import { attemptOne, hopsOf, outcomeOf, type Visiting } from '../support/visiting.ts'

const authority = new Authority()
const TYPE = { 'content-type': 'application/json' }

type Act = (stream: ServerHttp2Stream, path: string, session: Http2Session) => void

/** Visits a host that only speaks HTTP/2, and returns the headers that it received. */
async function visit(
  act: Act,
  visiting: Visiting = {}
): Promise<{ attempt: Attempt; seen: OutgoingHttpHeaders[]; sessions: number }> {
  const seen: OutgoingHttpHeaders[] = []
  const sessions = new Set<Http2Session>()
  const sockets = new Set<Socket>()
  const server = createSecureServer({ ...authority.show(HOST), allowHTTP1: false })
  server
    .on('connection', (socket) => sockets.add(socket))
    .on('session', (session) => sessions.add(session.on('error', () => {})))
    .on('sessionError', () => {})
    .on('stream', (stream, headers) => {
      seen.push(headers)
      stream.on('error', () => {})
      if (stream.session !== undefined) act(stream, headers[':path'] ?? '', stream.session)
    })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const tokens = { [HOST]: 'secret' }
  const attempt = await attemptOne({ resolve, authority }, { tokens, ...visiting })
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  return { attempt, seen, sessions: sessions.size }
}

const answer = (stream: ServerHttp2Stream, headers: OutgoingHttpHeaders, body = ''): void => {
  stream.respond({ ':status': 200, ...TYPE, ...headers })
  stream.end(body)
}

function pour(stream: ServerHttp2Stream): void {
  stream.respond({ ':status': 200, ...TYPE })
  const more = (): void => {
    if (stream.destroyed) return
    stream.write(Buffer.alloc(65_536, '['), () => more())
  }
  more()
}

describe('a host that speaks HTTP/2', () => {
  it('gets the same headers as over HTTP/1.1, and redirects over one connection', async () => {
    const { attempt, seen, sessions } = await visit((stream, path) =>
      path === '/x'
        ? answer(stream, {}, '{"modules.v1":"/"}')
        : answer(stream, { ':status': 302, location: '/x' })
    )
    expect(hopsOf(attempt)).toEqual([
      `302 https://${HOST}/.well-known/terraform.json`,
      `200 https://${HOST}/x`
    ])
    expect(outcomeOf(attempt)).toBe('found')
    expect(sessions).toBe(1)
    for (const headers of seen) {
      expect(headers).toMatchObject({
        ':authority': HOST,
        accept: 'application/json',
        'accept-encoding': 'gzip',
        authorization: 'Bearer secret'
      })
    }
  })

  it('gets a token that does not fit into one frame', async () => {
    const token = 'x'.repeat(40_000)
    const { attempt, seen } = await visit((stream) => answer(stream, {}, '{"modules.v1":"/"}'), {
      tokens: { [HOST]: token }
    })
    expect(outcomeOf(attempt)).toBe('found')
    expect(seen[0]?.authorization).toBe(`Bearer ${token}`)
  })

  // Single frames: test/vectors/http2-responses.json.
  const fates: readonly { name: string; fate: string; act: Act }[] = [
    {
      name: 'has no document',
      fate: 'absent',
      act: (stream) => answer(stream, { ':status': 404 })
    },
    {
      name: 'breaks the session off',
      fate: 'host-unreachable',
      act: (_, __, session) => session.destroy()
    },
    {
      name: 'sends GOAWAY and no response',
      fate: 'host-timeout',
      act: (_, __, session) => session.goaway(0)
    },
    { name: 'does not respond', fate: 'host-timeout', act: () => {} },
    {
      name: 'closes the session within the document',
      fate: 'document-incomplete',
      act: (stream, _, session) => {
        stream.respond({ ':status': 200, ...TYPE })
        stream.write('{"a":', () => setTimeout(() => session.destroy(), 20))
      }
    },
    { name: 'sends an endless document', fate: 'document-size', act: pour },
    {
      name: 'sends interim responses first',
      fate: 'found',
      act: (stream) => {
        for (let count = 0; count < 5; count += 1)
          stream.additionalHeaders({ ':status': 103, link: '</x>' })
        answer(stream, {}, '{}')
      }
    }
  ]
  it.each(fates)('that $name gives $fate', async ({ act, fate }) => {
    const { attempt } = await visit(act, fate === 'host-timeout' ? { timeoutMs: 1000 } : {})
    expect(outcomeOf(attempt)).toBe(fate)
  })
})
