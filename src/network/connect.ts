// Opens one connection for HTTP, directly or through a proxy, and verifies its TLS certificate.
import { isIP, type Socket } from 'node:net'
import {
  type ConnectionOptions,
  connect as connectTls,
  type SecureContext,
  type TLSSocket
} from 'node:tls'
import type { Endpoint } from '../go/url.ts'
import type { ResolveRule } from '../settings/lines.ts'
import type { ChooseProxy } from '../settings/proxy.ts'
import { codedError, type Dialing, dial, happens, noConnection, refuseAddress } from './dial.ts'
import { checkIdentity, describeCertificate, type Trust } from './trust.ts'
import { openTunnel } from './tunnel.ts'

export type ConnectSettings = {
  readonly resolve: readonly ResolveRule[]
  readonly chooseProxy: ChooseProxy
  readonly trust: Trust
}

// Errors that the authorities of the system may resolve. They are read only then, because that takes time.
const RESOLVED_BY_SYSTEM_TRUST = new Set([
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT'
])

// OpenSSL's errors for a response that is not TLS.
const NO_TLS_RECORD = new Set(['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'])

/**
 * Opens a connection to an endpoint, and records what it sees in `dialing.connection`.
 * @throws an error with a `code` that failure.ts explains
 */
export async function openConnection(
  endpoint: Endpoint,
  settings: ConnectSettings,
  dialing: Dialing,
  protocols: readonly string[] = ['http/1.1', 'h2']
): Promise<Socket> {
  if (endpoint.scheme === 'http') return openTransport(endpoint, settings, dialing)
  const tryTrust = async (secureContext: SecureContext): Promise<TLSSocket> =>
    openTls(endpoint, await openTransport(endpoint, settings, dialing), dialing, {
      secureContext,
      ALPNProtocols: [...protocols]
    })
  try {
    return await tryTrust(settings.trust.usual())
  } catch (error) {
    const code = codeOf(error)
    if (NO_TLS_RECORD.has(code)) await detectPlainHttp(endpoint, settings, dialing)
    if (!RESOLVED_BY_SYSTEM_TRUST.has(code)) throw error
  }
  return tryTrust(settings.trust.withSystem())
}

/** The `code` of an error of Node, undici or this folder; empty if it has none. */
export function codeOf(error: unknown): string {
  // Not `instanceof`: the errors of Node's modules may come from another realm.
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // undici's parser has no code for some malformed responses.
  return 'name' in error && error.name === 'HTTPParserError' ? 'HPE_UNREADABLE' : ''
}

/** The message of an error, or any other thrown value as text. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/** The host for display, with its port unless it is the scheme's default. */
export function showEndpoint({ scheme, name, port }: Endpoint): string {
  const shown = name.includes(':') ? `[${name}]` : name
  return port === (scheme === 'https' ? 443 : 80) ? shown : `${shown}:${port}`
}

/** Where to connect for an endpoint. */
export type Route =
  | { readonly kind: 'direct'; readonly host: string; readonly port: number }
  | { readonly kind: 'proxy'; readonly proxy: URL }

/** A `resolve` rule takes precedence over a proxy. */
export function routeOf(endpoint: Endpoint, settings: ConnectSettings): Route {
  const rule = settings.resolve.find(
    ({ name, port }) => name === endpoint.name && (port === null || port === endpoint.port)
  )
  if (rule !== undefined) {
    return { kind: 'direct', host: rule.address, port: rule.addressPort ?? endpoint.port }
  }
  const proxy = settings.chooseProxy(endpoint)
  return proxy === null
    ? { kind: 'direct', host: endpoint.name, port: endpoint.port }
    : { kind: 'proxy', proxy }
}

async function openTransport(
  endpoint: Endpoint,
  settings: ConnectSettings,
  dialing: Dialing
): Promise<Socket> {
  const route = routeOf(endpoint, settings)
  if (route.kind === 'direct') return dial(route.host, route.port, dialing)
  // The proxy resolves names, so only a literal address can be checked here.
  if (isIP(endpoint.name) !== 0) refuseAddress(endpoint.name, dialing)
  dialing.connection.proxy = route.proxy.host
  const connection = await openProxy(route.proxy, settings, dialing)
  return endpoint.scheme === 'https' ? openTunnel(endpoint, route.proxy, connection) : connection
}

/** A connection to the proxy itself, which often has a private address. */
async function openProxy(proxy: URL, settings: ConnectSettings, dialing: Dialing): Promise<Socket> {
  const scheme = proxy.protocol === 'https:' ? 'https' : 'http'
  const name = proxy.hostname.replace(/^\[|\]$/g, '')
  const endpoint = {
    scheme,
    name,
    port: Number(proxy.port) || (scheme === 'https' ? 443 : 80)
  } as const
  const seen = noConnection()
  try {
    return await openConnection(
      endpoint,
      { ...settings, resolve: [], chooseProxy: () => null },
      { ...dialing, connection: seen, allowPrivate: true },
      // CONNECT is sent in HTTP/1.1, so HTTP/2 must not be negotiated.
      ['http/1.1']
    )
  } catch (error) {
    const text = `proxy ${proxy.host} cannot be reached: ${messageOf(error)}`
    throw codedError('PROXY_REFUSED', text)
  } finally {
    dialing.connection.lookupMs = seen.lookupMs
    dialing.connection.connectMs = seen.connectMs
  }
}

async function openTls(
  endpoint: Endpoint,
  transport: Socket,
  dialing: Dialing,
  options: Pick<ConnectionOptions, 'secureContext' | 'ALPNProtocols'>
): Promise<TLSSocket> {
  const { connection } = dialing
  const started = performance.now()
  const name = endpoint.name.replace(/\.$/, '')
  const socket = connectTls({
    ...options,
    socket: transport,
    servername: isIP(name) === 0 ? name : '',
    // Verified below, so that a rejected certificate can be described.
    rejectUnauthorized: false,
    checkServerIdentity: (_, certificate) => checkIdentity(name, certificate)
  })
  dialing.hold(socket)
  await happens(socket, 'secureConnect')
  connection.tlsMs = performance.now() - started
  connection.certificate = describeCertificate(socket, showEndpoint(endpoint))
  if (socket.authorized) return socket
  socket.destroy()
  const code = String(socket.authorizationError)
  throw codedError(code, `certificate rejected: ${code}`)
}

// Long enough for a busy host; the deadline of the discovery ends it earlier.
const SNIFF_MS = 3000
// An empty TLS record, to which a plain HTTP server responds with 400.
const EMPTY_RECORD = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x00])

/** @throws an error with the code PLAIN_HTTP if the port responds in plain HTTP */
async function detectPlainHttp(
  endpoint: Endpoint,
  settings: ConnectSettings,
  dialing: Dialing
): Promise<void> {
  const socket = await openTransport(endpoint, settings, dialing)
  const response = await new Promise<string>((resolve) => {
    socket.setTimeout(SNIFF_MS, () => resolve(''))
    socket.once('data', (bytes) => resolve(bytes.toString('latin1', 0, 5)))
    socket.once('error', () => resolve('')).once('close', () => resolve(''))
    socket.write(EMPTY_RECORD)
  })
  socket.destroy()
  if (response === 'HTTP/') throw codedError('PLAIN_HTTP', 'the port responds in plain HTTP')
}
