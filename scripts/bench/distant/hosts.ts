// Run as a process: registries at every host of a wildcard certificate, once without and once with a delay.
import { createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { listen, portOf } from '../../../test/support/registry.ts'
import { registryAnswer } from './answers.ts'

/** The first message to the process: PEM texts and milliseconds. */
export type Order = { readonly cert: string; readonly key: string; readonly roundTripMs: number }

/** Its answer: the ports of the two servers. */
export type Ports = { readonly near: number; readonly distant: number }

/** The answer to the message `count`: of all hosts, so far. */
export type Counts = { readonly connections: number; readonly requests: number }

const counts = { connections: 0, requests: 0 }

process.once('message', (order: Order) => void serve(order))
// The parent process has ended.
process.once('disconnect', () => process.exit())

async function serve({ cert, key, roundTripMs }: Order): Promise<void> {
  const servers = [startHosts({ cert, key }, 0), startHosts({ cert, key }, roundTripMs)] as const
  const [near, distant] = servers
  await Promise.all(servers.map(listen))
  process.send?.({ near: portOf(near), distant: portOf(distant) } satisfies Ports)
  process.on('message', () => process.send?.(counts satisfies Counts))
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
      const [, path = ''] = head.split(' ', 2)
      head = ''
      counts.requests += 1
      after(() => socket.write(answerTo(path)))
    })
  })
  return createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    counts.connections += 1
    socket.on('error', () => {})
    after(() => secure.emit('connection', socket))
  })
}

function answerTo(path: string): string {
  const body = registryAnswer(path)
  const head = [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`
  ]
  return [...head, '', body].join('\r\n')
}
