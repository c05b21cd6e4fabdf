import { request as plainRequest } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import { connect, type TLSSocket } from 'node:tls'
import { describe, expect, it } from '@jest/globals'
import { Authority } from './certificates.ts'
import { HostileHost } from './hostile.ts'
import { MISBEHAVIOURS, type MisbehaviourName } from './misbehaviour.ts'
import { FakeProxy } from './proxy.ts'
import { FakeRegistry } from './registry.ts'

const HOST = 'registry.example.com'
const authority = new Authority()

// A host that never answers is given up on after this; a machine of any speed sees the same.
const PATIENCE_MS = 300

type Ending = 'by itself' | 'never answers' | 'never ends'

/** What Node's own client sees: an error's code, or status and bytes. */
function outcome(port: number, ending: Ending, options: RequestOptions = {}): Promise<string> {
  const controller = new AbortController()
  if (ending === 'never answers') setTimeout(() => controller.abort(), PATIENCE_MS)
  return new Promise((resolve) => {
    let seen = ''
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        servername: HOST,
        headers: { host: HOST },
        ca: authority.pem,
        agent: new Agent({ ALPNProtocols: ['http/1.1'] }),
        signal: controller.signal,
        ...options
      },
      (response) => {
        let bytes = 0
        seen = `${response.statusCode} then `
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if (ending === 'never ends') controller.abort()
        })
        response.on('error', ({ message }) => resolve(seen + message))
        response.on('end', () => resolve(`${response.statusCode} with ${bytes} bytes`))
      }
    )
    sent
      .on('error', (error: NodeJS.ErrnoException) => resolve(seen + (error.code ?? error.message)))
      .end()
  })
}

describe('a hostile host', () => {
  const wanted: Record<MisbehaviourName, RegExp> = {
    silent: /ABORT/,
    'stalled-handshake': /ABORT/,
    'closes-at-once': /ECONNRESET/,
    'resets-at-once': /ECONNRESET/,
    'plain-http': /WRONG_VERSION_NUMBER|EPROTO|PACKET_LENGTH_TOO_LONG/,
    banner: /WRONG_VERSION_NUMBER|EPROTO|PACKET_LENGTH_TOO_LONG/,
    'old-tls': /PROTOCOL_VERSION|EPROTO/,
    'no-shared-cipher': /HANDSHAKE_FAILURE|EPROTO/,
    'client-certificate': /CERTIFICATE_REQUIRED|ECONNRESET/,
    'http2-only': /NO_APPLICATION_PROTOCOL|ECONNRESET|HPE_|EPROTO/,
    'never-answers': /ABORT/,
    'drips-head': /ABORT/,
    'drips-body': /^200 then .*ABORT/i,
    'closes-before-answer': /ECONNRESET/,
    'resets-before-answer': /ECONNRESET/,
    'resets-mid-body': /^200 then (aborted|ECONNRESET)/,
    'short-body': /^200 then aborted/,
    'short-chunks': /^200 then aborted/,
    'bad-chunks': /HPE_INVALID_CHUNK_SIZE|^200 then/,
    'ten-mebibytes': /^200 with 10485760 bytes/,
    'endless-body': /^200 then .*ABORT/i,
    'gzip-bomb': /^200 with 1\d{6} bytes/,
    'bad-gzip': /^200 with 61 bytes/,
    'cut-gzip': /^200 with \d+ bytes/,
    brotli: /^200 with \d+ bytes/,
    'many-headers': /HPE_HEADER_OVERFLOW/,
    'endless-header': /HPE_HEADER_OVERFLOW/,
    'informational-flood': /ABORT/,
    'malformed-status': /HPE_INVALID_STATUS/,
    'not-http': /HPE_INVALID_CONSTANT|HPE_/,
    'twice-length': /HPE_UNEXPECTED_CONTENT_LENGTH|^200 with/,
    'blanks-in-type': /HPE_HEADER_OVERFLOW/,
    'blanks-in-parameters': /HPE_HEADER_OVERFLOW/,
    'blanks-in-location': /HPE_HEADER_OVERFLOW/,
    'blanks-in-retry': /HPE_HEADER_OVERFLOW/,
    'blanks-in-challenge': /HPE_HEADER_OVERFLOW/,
    'tiny-chunks': /^200 with 1048576 bytes/,
    'redirect-maze': /^302 with 0 bytes/
  }
  const ENDINGS: Partial<Record<MisbehaviourName, Ending>> = {
    silent: 'never answers',
    'stalled-handshake': 'never answers',
    'never-answers': 'never answers',
    'drips-head': 'never answers',
    'informational-flood': 'never answers',
    'drips-body': 'never ends',
    'endless-body': 'never ends'
  }
  const isName = (name: string): name is MisbehaviourName => name in MISBEHAVIOURS
  it.each(Object.entries(wanted))(
    'of the kind %s gives Node’s client %s',
    async (name, expected) => {
      if (!isName(name)) throw new Error(`${name} is not a misbehaviour`)
      await using host = await HostileHost.start(name, HOST, authority)
      expect(await outcome(host.port, ENDINGS[name] ?? 'by itself')).toMatch(expected)
    }
  )

  it('of the kind http2-only speaks HTTP/2', async () => {
    await using host = await HostileHost.start('http2-only', HOST, authority)
    const protocol = await new Promise((resolve, reject) => {
      const socket: TLSSocket = connect(
        {
          host: '127.0.0.1',
          port: host.port,
          servername: HOST,
          ca: authority.pem,
          ALPNProtocols: ['h2']
        },
        () => {
          resolve(socket.alpnProtocol)
          socket.destroy()
        }
      )
      socket.on('error', reject)
    })
    expect(protocol).toBe('h2')
  })

  it('of the kind redirect-maze redirects each time to another URL', async () => {
    await using host = await HostileHost.start('redirect-maze', HOST, authority)
    for (const path of ['/', '/maze/1/1', '/maze/1/2'])
      await outcome(host.port, 'by itself', { path })
    expect(host.requests.map(({ path }) => path)).toEqual(['/', '/maze/1/1', '/maze/1/2'])
    expect(host.connections).toBe(3)
  })
})

describe('the fake proxy', () => {
  const target = 'registry.example.com:443'

  /** A CONNECT through the proxy, then a GET inside of it. */
  function through(proxy: FakeProxy, headers: Record<string, string> = {}): Promise<string> {
    return new Promise((resolve) => {
      plainRequest({
        host: '127.0.0.1',
        port: proxy.port,
        method: 'CONNECT',
        path: target,
        headers
      })
        .on('connect', ({ statusCode }, socket) => {
          if (statusCode === 200) {
            const secure = connect({ socket, servername: HOST, ca: authority.pem })
            const options = { createConnection: () => secure, agent: undefined }
            resolve(outcome(0, 'by itself', { ...options, path: '/.well-known/terraform.json' }))
          } else {
            socket.destroy()
            resolve(`refused with ${statusCode}`)
          }
        })
        .on('error', ({ message }) => resolve(message))
        .end()
    })
  }

  it('tunnels to the registry for every target', async () => {
    await using registry = await FakeRegistry.start({ authority })
    registry.offer(HOST, {})
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
    expect(await through(proxy)).toBe('200 with 2 bytes')
    expect(proxy.targets).toEqual([target])
    expect(registry.urls).toEqual([`https://${HOST}/.well-known/terraform.json`])
  })

  it('refuses with the status of its option', async () => {
    await using proxy = await FakeProxy.start({ refuse: 403 })
    expect(await through(proxy)).toBe('refused with 403')
  })

  it('accepts only its credentials', async () => {
    await using registry = await FakeRegistry.start({ authority })
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port, credentials: 'me:pw' })
    expect(await through(proxy)).toBe('refused with 407')
    const authorization = `Basic ${Buffer.from('me:pw').toString('base64')}`
    expect(await through(proxy, { 'Proxy-Authorization': authorization })).toMatch(/^404/)
    expect(proxy.url).toBe(`http://me:pw@127.0.0.1:${proxy.port}`)
  })

  it('forwards plain requests', async () => {
    await using registry = await FakeRegistry.start({ authority })
    registry.answer(`http://${HOST}/x`, { body: 'plain' })
    await using proxy = await FakeProxy.start({ forwardPort: registry.plainPort })
    const status = await new Promise((resolve, reject) => {
      const path = `http://${HOST}/x`
      plainRequest(
        { host: '127.0.0.1', port: proxy.port, path, headers: { host: HOST } },
        (answer) => resolve(answer.resume().statusCode)
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(200)
    expect(registry.urls).toEqual([`http://${HOST}/x`])
  })
})
