import { createServer as createTcpServer } from 'node:net'
import { createServer } from 'node:tls'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'
import { close, listen, portOf } from '../support/registry.ts'
import { attemptOne, outcomeOf } from '../support/visiting.ts'

const authority = new Authority()

it('rejects a host that renegotiates, as Go does, because it could show another certificate', async () => {
  const events: string[] = []
  const options = { ...authority.show(HOST), maxVersion: 'TLSv1.2' } as const
  const server = createServer(options, (socket) => {
    socket.on('error', (error) => events.push('code' in error ? `${error.code}` : ''))
    socket.once('data', () => {
      socket.renegotiate({}, () => {
        events.push('renegotiated')
        socket.destroy()
      })
    })
  })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority })
  await close(server)
  expect(outcomeOf(attempt)).toBe('tls-protocol')
  expect(events).toEqual(['ERR_SSL_NO_RENEGOTIATION'])
})

it('continues a handshake with a server that does not know secure renegotiation, as Go does', async () => {
  // A ServerHello of TLS 1.2 with ECDHE-ECDSA-AES128-GCM-SHA256, without extensions.
  const hello = Buffer.concat([
    Buffer.from([3, 3]),
    Buffer.alloc(32, 7),
    Buffer.from([0, 0xc0, 0x2b, 0])
  ])
  const message = Buffer.concat([Buffer.from([2, 0, 0, hello.length]), hello])
  const record = Buffer.concat([Buffer.from([22, 3, 3, 0, message.length]), message])
  const alerts: number[] = []
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (bytes[0] === 21) alerts.push(bytes[6] ?? 0)
      else socket.end(record)
    })
  })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority })
  await close(server)
  expect(outcomeOf(attempt)).toBe('host-unreachable')
  expect(alerts).toEqual([])
})
