import { connect, createServer, type Socket } from 'node:net'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { attemptOne, outcomeOf } from '../support/visiting.ts'

/** The outcome behind a proxy that gives this answer to CONNECT and then opens the tunnel. */
async function outcomeBehind(answer: string): Promise<string> {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/' })
  const sockets = new Set<Socket>()
  const proxy = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.once('data', () => {
      const far = connect(registry.port, '127.0.0.1').on('error', () => {})
      sockets.add(far)
      socket.write(answer)
      socket.pipe(far).pipe(socket)
    })
  })
  await listen(proxy)
  const environment = { HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}` }
  const attempt = await attemptOne(registry, { resolve: '', environment })
  for (const socket of sockets) socket.destroy()
  await close(proxy)
  return outcomeOf(attempt)
}

describe('a tunnel', () => {
  it('is opened by status 200', async () => {
    expect(await outcomeBehind('HTTP/1.1 200 Connection established\r\n\r\n')).toBe('found')
  })

  it.each([201, 202, 204])('is not opened by status %i, as in net/http', async (status) => {
    expect(await outcomeBehind(`HTTP/1.1 ${status} Accepted\r\n\r\n`)).toBe('proxy-refused')
  })

  it('is refused if the proxy sends bytes in the name of the host', async () => {
    expect(await outcomeBehind('HTTP/1.1 200 OK\r\n\r\nearly')).toBe('proxy-refused')
  })
})
