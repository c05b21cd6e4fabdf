// A proxy on loopback for a program that contacts hosts by itself: it opens tunnels by the rules of this check.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { type Endpoint, parseUrl } from '../../rules/go/url.ts'
import { endpointOf, isPublic, openTransport, showEndpoint } from './connect.ts'
import { Connection, codedError, codeOf, messageOf, type Network } from './dial.ts'
import type { Origin } from './redirects.ts'

export type TransferRules = {
  /** With the proxy that is beyond this one, if there is one. */
  readonly network: Network
  /** True for a host that may be contacted; with its port unless that is 443. */
  readonly isNamed: (host: string) => boolean
  /** As of a request: who names the first host. Null: the checkout, so that it may have a private address. */
  readonly origin: Origin | null
  /** What all tunnels may receive. */
  readonly maxBytes: number
}

/** `code`: HOST_NOT_NAMED, TRANSFER_LIMIT, or as of errors of connections. `text` may quote the host. */
export type Refusal = { readonly host: string; readonly code: string; readonly text: string }

const NO_PASSWORD =
  'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n'

/** For one run of a program. A program ends with the check, so the proxy has to be closed. */
export async function openTunnelProxy(rules: TransferRules) {
  const password = randomBytes(24).toString('base64url')
  const expected = digestOf(`Basic ${Buffer.from(`git:${password}`).toString('base64')}`)
  const server = createServer((_, response) => response.writeHead(405).end())
  const sockets = new Set<Duplex>()
  const hold = (socket: Duplex): void => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (!server.listening) socket.destroy()
  }
  const seen: Seen = { received: 0, isPublic: rules.origin?.isPublic ?? true, refusals: [] }
  const connectTo = connectorBy(rules, seen, hold)
  server.on('connect', ({ url = '', headers }, client) => {
    hold(client)
    const isRight = timingSafeEqual(digestOf(headers['proxy-authorization'] ?? ''), expected)
    if (isRight) void openTunnel(url, client, connectTo, seen)
    else client.end(NO_PASSWORD)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.close()
    server.closeAllConnections()
    // Newest first: see Session.
    for (const socket of [...sockets].reverse()) socket.destroy()
  }
  return { url: `http://git:${password}@127.0.0.1:${port}`, seen, close }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

type Seen = {
  /** Bytes from hosts. */
  received: number
  /** The first host has no private address. As for redirects, it leads to public ones only. */
  isPublic: boolean
  /** Why tunnels were not opened, or ended; in order. */
  readonly refusals: Refusal[]
}

/** Connects to hosts by the rules. */
function connectorBy(
  { network, isNamed, origin, maxBytes }: TransferRules,
  seen: Seen,
  hold: (socket: Socket) => void
) {
  let first: string | null = null
  const count = (socket: Socket) => (bytes: Buffer) => {
    seen.received += bytes.length
    if (seen.received <= maxBytes) return
    const text = `more than ${maxBytes / 1024 / 1024} MiB would be transferred`
    socket.destroy(codedError('TRANSFER_LIMIT', text))
  }
  return async (endpoint: Endpoint): Promise<Socket> => {
    const host = showEndpoint(endpoint)
    if (!isNamed(host)) throw codedError('HOST_NOT_NAMED', `${host} is not in allowed-hosts`)
    first ??= host
    const isGiven = origin === null && host === first
    const connection = new Connection()
    const allowPrivate = !seen.isPublic || isGiven || network.namedHosts.has(endpoint.name)
    const dialing = { network, connection, allowPrivate, hold }
    const socket = await openTransport(endpoint, dialing)
    if (isGiven) seen.isPublic = isPublic(network, endpoint.name, connection.address)
    return socket.on('data', count(socket))
  }
}

async function openTunnel(
  authority: string,
  client: Duplex,
  connectTo: ReturnType<typeof connectorBy>,
  { refusals }: Seen
): Promise<void> {
  const url = parseUrl(`https://${authority}/`)
  const endpoint = url.ok ? endpointOf(url.value) : url
  const host = endpoint.ok ? showEndpoint(endpoint.value) : ''
  const refuse = (error: unknown): void => {
    refusals.push({ host, code: codeOf(error), text: messageOf(error) })
  }
  try {
    if (!endpoint.ok) throw codedError('BAD_AUTHORITY', endpoint.why)
    const socket = await connectTo(endpoint.value)
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    let isLeft = false
    client.once('error', () => {
      isLeft = true
    })
    socket.once('error', (error) => {
      // The program may close or break a tunnel before its end.
      if (!isLeft && codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') refuse(error)
    })
    pipeline(client, socket, () => {})
    pipeline(socket, client, () => {})
  } catch (error) {
    refuse(error)
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  }
}
