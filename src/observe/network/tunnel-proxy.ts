// A proxy on loopback for programs that contact hosts by themselves: it opens tunnels by the rules of this check.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
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
  /** What all tunnels of the transfer may receive. */
  readonly maxBytes: number
  /** A tunnel ends after so long without a byte. */
  readonly silentMs: number
}

/** `code`: HOST_NOT_NAMED, TRANSFER_LIMIT, SILENT, or as of errors of connections. `text` may quote the host. */
export type Refusal = { readonly host: string; readonly code: string; readonly text: string }

/** The tunnels of one run of a program. */
export type Transfer = {
  /** The proxy with a password for this transfer. */
  readonly url: string
  /** Why tunnels were not opened, or ended; in order. */
  readonly refusals: readonly Refusal[]
  /** The first host has no private address. */
  readonly isPublic: () => boolean
  /** Bytes received from hosts. */
  readonly received: () => number
  /** Ends all tunnels, and accepts no other. */
  readonly end: () => void
}

export type TunnelProxy = {
  readonly admit: (rules: TransferRules) => Transfer
  readonly close: () => void
}

type Tunnels = {
  readonly digest: Buffer
  readonly open: (authority: string) => Promise<Socket>
  readonly refuse: (authority: string, error: unknown) => void
  readonly end: () => void
}

/** A program ends with the check, so the proxy has to be closed. */
export async function openTunnelProxy(): Promise<TunnelProxy> {
  const transfers = new Map<string, Tunnels>()
  let count = 0
  const clients = new Set<Duplex>()
  const server = createServer((_, response) => response.writeHead(405).end())
  server.on('connect', (request, client) => {
    clients.add(client)
    client.on('error', () => {}).on('close', () => clients.delete(client))
    void serve(request, client, transferOf(request, transfers))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    admit(rules) {
      count += 1
      const name = String(count)
      const password = randomBytes(24).toString('base64url')
      const { tunnels, ...seen } = tunnelsBy(rules, digestOf(password))
      transfers.set(name, tunnels)
      const end = (): void => {
        transfers.delete(name)
        tunnels.end()
      }
      return { url: `http://${name}:${password}@127.0.0.1:${port}`, ...seen, end }
    },
    close() {
      server.close()
      server.closeAllConnections()
      for (const { end } of transfers.values()) end()
      for (const client of clients) client.destroy()
    }
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

function transferOf({ headers }: IncomingMessage, transfers: ReadonlyMap<string, Tunnels>) {
  const [scheme = '', encoded = ''] = (headers['proxy-authorization'] ?? '').split(' ')
  const [name = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  const transfer = transfers.get(name)
  const isRight =
    scheme.toLowerCase() === 'basic' &&
    transfer !== undefined &&
    timingSafeEqual(transfer.digest, digestOf(password))
  return isRight ? transfer : null
}

async function serve(request: IncomingMessage, client: Duplex, transfer: Tunnels | null) {
  const { url: authority = '' } = request
  if (transfer === null) {
    client.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n')
    return
  }
  try {
    const host = await transfer.open(authority)
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    pipeline(client, host, () => {})
    pipeline(host, client, (error) => {
      if (error) transfer.refuse(authority, error)
    })
  } catch (error) {
    transfer.refuse(authority, error)
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  }
}

/** Sockets that end together, and when they are silent. */
function socketsUntil(silentMs: number) {
  const sockets = new Set<Socket>()
  let hasEnded = false
  const hold = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    const text = `no byte arrived for ${silentMs / 1000} s`
    socket.setTimeout(silentMs, () => socket.destroy(codedError('SILENT', text)))
    if (hasEnded) socket.destroy()
  }
  const end = (): void => {
    hasEnded = true
    // Newest first: see Session.
    for (const socket of [...sockets].reverse()) socket.destroy()
  }
  return { hold, end, hasEnded: () => hasEnded }
}

function tunnelsBy(
  { network, isNamed, origin, maxBytes, silentMs }: TransferRules,
  digest: Buffer
) {
  const refusals: Refusal[] = []
  const { hold, end, hasEnded } = socketsUntil(silentMs)
  let received = 0
  let first: string | null = null
  // As for redirects: a public host leads to public ones only.
  let startsInPublic = origin?.isPublic ?? true
  const count = (socket: Socket) => (bytes: Buffer) => {
    received += bytes.length
    if (received <= maxBytes) return
    const text = `more than ${maxBytes / 1024 / 1024} MiB would be transferred`
    socket.destroy(codedError('TRANSFER_LIMIT', text))
  }
  const open = async (authority: string): Promise<Socket> => {
    const endpoint = endpointAt(authority)
    const host = showEndpoint(endpoint)
    if (!isNamed(host)) throw codedError('HOST_NOT_NAMED', `${host} is not in allowed-hosts`)
    first ??= host
    const isGiven = origin === null && host === first
    const connection = new Connection()
    const allowPrivate = !startsInPublic || isGiven || network.namedHosts.has(endpoint.name)
    const socket = await openTransport(endpoint, { network, connection, allowPrivate, hold })
    if (isGiven) startsInPublic = isPublic(network, endpoint.name, connection.address)
    return socket.on('data', count(socket))
  }
  const refuse = (authority: string, error: unknown): void => {
    // The program may close a tunnel before its end.
    if (hasEnded() || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return
    refusals.push({ host: hostAt(authority), code: codeOf(error), text: messageOf(error) })
  }
  const tunnels = { digest, open, refuse, end }
  return { tunnels, refusals, isPublic: () => startsInPublic, received: () => received }
}

function endpointAt(authority: string): Endpoint {
  const url = parseUrl(`https://${authority}/`)
  const endpoint = url.ok ? endpointOf(url.value) : url
  if (!endpoint.ok) throw codedError('BAD_AUTHORITY', endpoint.why)
  return endpoint.value
}

function hostAt(authority: string): string {
  try {
    return showEndpoint(endpointAt(authority))
  } catch {
    return ''
  }
}
