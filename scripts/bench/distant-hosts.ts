// A process of its own: every host of a wildcard certificate, near, and as far away as it is told.
import { createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { listen, portOf } from '../../test/support/registry.ts'

/** What the process is told when it begins. PEM; milliseconds. */
export type Order = { readonly cert: string; readonly key: string; readonly roundTripMs: number }

/** What it answers: where the hosts are. */
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
// Whoever started it is gone.
process.once('disconnect', () => process.exit())

async function serve({ cert, key, roundTripMs }: Order): Promise<void> {
  const servers = [startHosts({ cert, key }, 0), startHosts({ cert, key }, roundTripMs)] as const
  const [near, distant] = servers
  await Promise.all(servers.map(listen))
  process.send?.({ near: portOf(near), distant: portOf(distant) } satisfies Ports)
}

/**
 * Loopback connects at once. So the handshake's answer comes a round trip after the connection, and
 * the document a round trip after the request: two round trips for a discovery over TLS 1.3.
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
