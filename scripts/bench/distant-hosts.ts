// Run as a process: serves every host of a wildcard certificate, once without and once with a delay.
import { createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { listen, portOf } from '../../test/support/registry.ts'

/** The first message to the process: PEM texts and milliseconds. */
export type Order = { readonly cert: string; readonly key: string; readonly roundTripMs: number }

/** Its answer: the ports of the two servers. */
export type Ports = { readonly near: number; readonly distant: number }

const DOCUMENT = '{"modules.v1":"/v1/modules/","providers.v1":"/v1/providers/"}'
const ANSWER = [
  'HTTP/1.1 200 OK',
  'Content-Type: application/json',
  `Content-Length: ${DOCUMENT.length}`,
  '',
  DOCUMENT
].join('\r\n')

process.once('message', (order: Order) => void serve(order))
// The parent process has ended.
process.once('disconnect', () => process.exit())

async function serve({ cert, key, roundTripMs }: Order): Promise<void> {
  const servers = [startHosts({ cert, key }, 0), startHosts({ cert, key }, roundTripMs)] as const
  const [near, distant] = servers
  await Promise.all(servers.map(listen))
  process.send?.({ near: portOf(near), distant: portOf(distant) } satisfies Ports)
}

/**
 * Connecting on loopback takes no time. So the handshake is answered one round trip after the connection,
 * and the request one round trip later: two round trips for discovery over TLS 1.3.
 */
function startHosts(credentials: { cert: string; key: string }, roundTripMs: number): Server {
  const after = (act: () => void): void => {
    if (roundTripMs === 0) act()
    else setTimeout(act, roundTripMs)
  }
  const secure = createTlsServer({ ...credentials, ALPNProtocols: ['http/1.1'] }, (socket) => {
    socket.on('error', () => {})
    let head = ''
    socket.on('data', (bytes) => {
      head += bytes.toString('latin1')
      if (!head.endsWith('\r\n\r\n')) return
      head = ''
      after(() => socket.write(ANSWER))
    })
  })
  return createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on('error', () => {})
    after(() => secure.emit('connection', socket))
  })
}
