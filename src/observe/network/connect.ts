// The host and port of a URL, and one connection to them, directly or through a proxy, with its TLS certificate verified.
import { request } from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { isExhausted } from '../../read/files/read-text.ts'
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import { defaultPort, type Endpoint, hostText, type Url, urlHost } from '../../rules/go/url.ts'
import type { ProxyFault } from '../../rules/problems/http/obstacle.ts'
import { parseHostname } from '../../rules/protocol/hostname.ts'
import { literalKind } from '../../rules/protocol/hosts/address-kind.ts'
import { isAscii } from '../../rules/protocol/idna.ts'
import { describeCertificates, sentCertificates } from '../tls/sent.ts'
import * as tcp from './dial.ts'
import { explainHandshake } from './handshake.ts'

// Names in ALPN.
const HTTP_1 = 'http/1.1'
const HTTP_2 = 'h2'

/** Records what it sees in `dialing.connection`. Throws an error with a `code` that failure.ts explains. */
export async function openConnection(endpoint: Endpoint, dialing: tcp.Dialing): Promise<Socket> {
  const connectAgain = () => openTransport(endpoint, dialing)
  const transport = await connectAgain()
  if (endpoint.scheme === 'http') return transport
  try {
    return await openVerified(endpoint, transport, dialing, HTTP_1)
  } catch (error) {
    const code = tcp.codeOf(error)
    if (code.endsWith('_NO_APPLICATION_PROTOCOL')) await refuseHttp2(endpoint, dialing)
    if (!/^(ERR_SSL|EPROTO|ECONNRESET)/.test(code)) throw error
    throw await explainHandshake(error, endpoint, dialing, connectAgain)
  }
}

/** Offers HTTP/2, as the clients do, to name a host without HTTP/1.1 for that. Throws HTTP2_ONLY or CERTIFICATE_REJECTED. */
export async function refuseHttp2(endpoint: Endpoint, dialing: tcp.Dialing): Promise<void> {
  if (endpoint.scheme === 'http') return
  try {
    const transport = await openTransport(endpoint, dialing)
    const socket = await openVerified(endpoint, transport, dialing, HTTP_2)
    socket.destroy()
  } catch (error) {
    if (['HTTP2_ONLY', 'CERTIFICATE_REJECTED'].includes(tcp.codeOf(error))) throw error
  }
}

/** The endpoint that net/http connects to for a URL; `why` is its error for a URL without a usable endpoint. */
export function endpointOf(url: Url): Parsed<Endpoint> {
  const { scheme } = url
  if (scheme !== 'https' && scheme !== 'http')
    return refuse(`unsupported protocol scheme "${scheme}"`)
  const { name: written, port } = urlHost(url)
  if (written === '') return refuse('no Host in request URL')
  // net/http converts names that are not ASCII, and does not validate the others.
  const name = isAscii(written) ? accept(written.toLowerCase()) : parseHostname(written)
  if (!name.ok) return name
  const number = port === '' ? defaultPort(scheme) : Number(port)
  return number > 0 && number <= 65535
    ? accept({ scheme, name: name.value, port: number })
    : refuse(`invalid port "${port}"`)
}

/** The hostname as net/http compares it: in ASCII, its case unchanged. */
export function comparedName(url: Url): string {
  const { name } = urlHost(url)
  const ascii = parseHostname(name)
  return isAscii(name) || !ascii.ok ? name : ascii.value
}

/** The `Host` header: the name in ASCII, with the port that the URL contains. */
export function hostHeader(url: Url, { name }: Endpoint): string {
  const { port } = urlHost(url)
  return hostText(name) + (port === '' ? '' : `:${port}`)
}

/** True if the address that was connected to is public, or that of the name, as with a `resolve` rule. */
export function isPublic(
  { resolve }: Pick<tcp.Network, 'resolve'>,
  name: string,
  address: string | null
): boolean {
  const hasRule = resolve.some((rule) => rule.name === name)
  return !['private', 'loopback'].includes(literalKind((hasRule ? null : address) ?? name))
}

/** The host for display, with its port unless it is the scheme's default. */
export function showEndpoint({ scheme, name, port }: Endpoint): string {
  return hostText(name) + (port === defaultPort(scheme) ? '' : `:${port}`)
}

/** A `resolve` rule takes precedence over a proxy. */
export function routeOf(endpoint: Endpoint, { resolve, chooseProxy }: tcp.Network) {
  const rule = resolve.find(
    ({ name, port }) => name === endpoint.name && (port === null || port === endpoint.port)
  )
  return rule === undefined
    ? { host: endpoint.name, port: endpoint.port, proxy: chooseProxy(endpoint) }
    : { host: rule.address, port: rule.addressPort ?? endpoint.port, proxy: null }
}

/** A connection to the endpoint or a tunnel to it, without TLS. Throws as `openConnection`. */
export async function openTransport(endpoint: Endpoint, dialing: tcp.Dialing): Promise<Socket> {
  const { host, port, proxy } = routeOf(endpoint, dialing.network)
  if (proxy === null) return tcp.dial(host, port, dialing)
  // The proxy resolves names, so only a literal address can be checked here.
  tcp.refuseAddress(endpoint.name, dialing)
  dialing.connection.proxy = proxy.host
  const connection = await openProxy(proxy, dialing)
  return endpoint.scheme === 'https' ? openTunnel(endpoint, proxy, connection) : connection
}

/** A connection to the proxy itself, which often has a private address. */
async function openProxy(proxy: URL, dialing: tcp.Dialing): Promise<Socket> {
  const scheme = proxy.protocol === 'https:' ? 'https' : 'http'
  const name = proxy.hostname.replace(/^\[|\]$/g, '')
  const endpoint = { scheme, name, port: Number(proxy.port) || defaultPort(scheme) } as const
  const connection = new tcp.Connection()
  try {
    const network = { ...dialing.network, resolve: [], chooseProxy: () => null }
    return await openConnection(endpoint, { ...dialing, network, connection, allowPrivate: true })
  } catch (error) {
    if (isExhausted(error)) throw error
    const text =
      tcp.codeOf(error) === 'ECONNREFUSED'
        ? `nothing listens at the proxy ${proxy.host}`
        : `proxy ${proxy.host} cannot be reached: ${tcp.messageOf(error)}`
    throw tcp.codedError('PROXY_ABSENT', text)
  } finally {
    dialing.connection.lookupMs = connection.lookupMs
    dialing.connection.connectMs = connection.connectMs
  }
}

async function openVerified(
  endpoint: Endpoint,
  transport: Socket,
  dialing: tcp.Dialing,
  protocol: string
): Promise<TLSSocket> {
  const { connection, network } = dialing
  const { trust } = network
  const started = performance.now()
  const options = { secureContext: trust.context(), ALPNProtocols: [protocol] }
  const socket = await tcp.secure(transport, dialing, endpoint.name, options)
  connection.tlsMs = performance.now() - started
  const sent = sentCertificates(socket)
  const verified = trust.verify(
    sent.map(({ raw }) => raw),
    endpoint.name
  )
  connection.certificate = describeCertificates(sent, verified, showEndpoint(endpoint))
  if (verified.ok && socket.alpnProtocol !== HTTP_2) return socket
  socket.destroy()
  if (verified.ok) throw tcp.codedError('HTTP2_ONLY', 'the host speaks only HTTP/2')
  connection.rejection = { ...verified, issuer: sent.at(-1)?.issuer ?? '', hasFile: trust.hasFile }
  throw tcp.codedError('CERTIFICATE_REJECTED', `certificate rejected: ${verified.flaw.kind}`)
}

/** `Proxy-Authorization` from the user info of the proxy's URL, if it has one. */
export function proxyHeaders(proxy: URL): { readonly 'proxy-authorization'?: string } {
  if (proxy.username === '' && proxy.password === '') return {}
  const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}

// Bad Gateway, Service Unavailable, Gateway Timeout: the proxy is willing, and did not reach the host.
const NOT_REACHED = [502, 503, 504]

/** Why a proxy opens no tunnel. `status`: that of its response; null if it closed the connection. */
function proxyFault({ pathname }: URL, status: number | null): ProxyFault {
  if (pathname !== '/') return 'PROXY_PATH'
  if (status === 407) return 'PROXY_LOGIN'
  return status !== null && NOT_REACHED.includes(status) ? 'PROXY_NOT_REACHED' : 'PROXY_REFUSED'
}

/** Throws a fault of the proxy. */
function openTunnel(endpoint: Endpoint, proxy: URL, connection: Socket): Promise<Socket> {
  const authority = `${hostText(endpoint.name)}:${endpoint.port}`
  return new Promise((resolve, reject) => {
    const connect = request({
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...proxyHeaders(proxy) },
      // net/http reads folded headers and others, which Node's strict parser rejects.
      insecureHTTPParser: true,
      createConnection: () => connection
    })
    connect.on('error', (error) => {
      const text = `proxy ${proxy.host} closed the connection: ${error.message}`
      reject(tcp.codedError(proxyFault(proxy, null), text))
    })
    connect.on('connect', (response, _, head) => {
      if (response.statusCode === 200 && head.length === 0) return resolve(connection)
      connection.destroy()
      const { statusCode = 0, statusMessage = '' } = response
      const text = `proxy ${proxy.host} returned ${statusCode} ${statusMessage}`
      reject(tcp.codedError(proxyFault(proxy, statusCode), text.trimEnd()))
    })
    connect.end()
  })
}
