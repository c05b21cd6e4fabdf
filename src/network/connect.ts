// Opens one connection for HTTP: directly or through a proxy, and over TLS that is checked by name.
import type { Socket } from 'node:net'
import { isIP } from 'node:net'
import type { ConnectionOptions, SecureContext, TLSSocket } from 'node:tls'
import { connect as connectTls } from 'node:tls'
import type { ResolveRule } from '../settings/lines.ts'
import type { ChooseProxy, Target } from '../settings/proxy.ts'
import {
  ConnectionRefusal,
  type Dialing,
  dial,
  happens,
  noConnection,
  refuseAddress
} from './dial.ts'
import { checkIdentity, describeCertificate, type Trust } from './trust.ts'
import { openTunnel } from './tunnel.ts'

export type ConnectSettings = {
  readonly resolve: readonly ResolveRule[]
  readonly chooseProxy: ChooseProxy
  readonly trust: Trust
}

// What the machine's own authorities can mend; only then are they read, for that takes time.
const MENDED_BY_SYSTEM_TRUST = new Set([
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT'
])

// How OpenSSL says that what came back was no TLS at all.
const NO_TLS_RECORD = new Set(['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'])

/**
 * Opens a connection to a target. What was seen is written to `dialing.connection` on the way.
 * @throws ConnectionRefusal, or Node's own error with its `code`
 */
export async function openConnection(
  target: Target,
  settings: ConnectSettings,
  dialing: Dialing,
  protocols: readonly string[] = ['http/1.1', 'h2']
): Promise<Socket> {
  if (target.scheme === 'http') return openTransport(target, settings, dialing)
  const tryTrust = async (secureContext: SecureContext): Promise<TLSSocket> =>
    openTls(target, await openTransport(target, settings, dialing), dialing, {
      secureContext,
      ALPNProtocols: [...protocols]
    })
  try {
    return await tryTrust(settings.trust.usual())
  } catch (error) {
    const code = codeOf(error)
    if (NO_TLS_RECORD.has(code)) await recognisePlainHttp(target, settings, dialing)
    if (!MENDED_BY_SYSTEM_TRUST.has(code)) throw error
  }
  return tryTrust(settings.trust.withSystem())
}

/** The `code` of an error of Node's, undici's or ours; empty without. */
export function codeOf(error: unknown): string {
  // Not by class: the errors of Node's own modules need not be of this realm.
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // undici's parser has no code for some of what it cannot read.
  return 'name' in error && error.name === 'HTTPParserError' ? 'HPE_UNREADABLE' : ''
}

/** What an error says; the value itself when it is none. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/** A target as host, and port unless it is the scheme's own. */
export function showTarget({ scheme, name, port }: Target): string {
  const shown = name.includes(':') ? `[${name}]` : name
  return port === (scheme === 'https' ? 443 : 80) ? shown : `${shown}:${port}`
}

/** Where the bytes for a target go first. */
export type Route =
  | { readonly kind: 'direct'; readonly host: string; readonly port: number }
  | { readonly kind: 'proxy'; readonly proxy: URL }

/** A `resolve` rule comes before any proxy: it says where to connect. */
export function routeOf(target: Target, settings: ConnectSettings): Route {
  const rule = settings.resolve.find(
    ({ name, port }) => name === target.name && (port === null || port === target.port)
  )
  if (rule !== undefined) {
    return { kind: 'direct', host: rule.address, port: rule.addressPort ?? target.port }
  }
  const proxy = settings.chooseProxy(target)
  return proxy === null
    ? { kind: 'direct', host: target.name, port: target.port }
    : { kind: 'proxy', proxy }
}

async function openTransport(
  target: Target,
  settings: ConnectSettings,
  dialing: Dialing
): Promise<Socket> {
  const route = routeOf(target, settings)
  if (route.kind === 'direct') return dial(route.host, route.port, dialing)
  // The proxy resolves names; an address as it stands is ours to refuse.
  if (isIP(target.name) !== 0) refuseAddress(target.name, dialing)
  dialing.connection.proxy = route.proxy.host
  const connection = await openProxy(route.proxy, settings, dialing)
  return target.scheme === 'https' ? openTunnel(target, route.proxy, connection) : connection
}

/** A connection to the proxy itself, which may well be at a private address. */
async function openProxy(proxy: URL, settings: ConnectSettings, dialing: Dialing): Promise<Socket> {
  const scheme = proxy.protocol === 'https:' ? 'https' : 'http'
  const name = proxy.hostname.replace(/^\[|\]$/g, '')
  const target = {
    scheme,
    name,
    port: Number(proxy.port) || (scheme === 'https' ? 443 : 80)
  } as const
  const seen = noConnection()
  try {
    return await openConnection(
      target,
      { ...settings, resolve: [], chooseProxy: () => null },
      { ...dialing, connection: seen, allowPrivate: true },
      // CONNECT is asked for in HTTP/1.1, so the proxy must not choose HTTP/2.
      ['http/1.1']
    )
  } catch (error) {
    const text = `proxy ${proxy.host} cannot be reached: ${messageOf(error)}`
    throw new ConnectionRefusal('PROXY_REFUSED', text)
  } finally {
    dialing.connection.lookupMs = seen.lookupMs
    dialing.connection.connectMs = seen.connectMs
  }
}

async function openTls(
  target: Target,
  transport: Socket,
  dialing: Dialing,
  options: Pick<ConnectionOptions, 'secureContext' | 'ALPNProtocols'>
): Promise<TLSSocket> {
  const { connection } = dialing
  const started = performance.now()
  const name = target.name.replace(/\.$/, '')
  const socket = connectTls({
    ...options,
    socket: transport,
    servername: isIP(name) === 0 ? name : '',
    // Verified all the same, below: only so is there a certificate to describe when it is wrong.
    rejectUnauthorized: false,
    checkServerIdentity: (_, certificate) => checkIdentity(name, certificate)
  })
  dialing.hold(socket)
  await happens(socket, 'secureConnect')
  connection.tlsMs = performance.now() - started
  connection.certificate = describeCertificate(socket, showTarget(target))
  if (socket.authorized) return socket
  socket.destroy()
  const code = String(socket.authorizationError)
  throw Object.assign(new Error(`the certificate is refused: ${code}`), { code })
}

const SNIFF_MS = 1000
// A TLS record of nothing: whoever speaks plain HTTP answers 400 to it, as it did to our handshake.
const EMPTY_RECORD = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x00])

/** @throws ConnectionRefusal when the port answers in plain HTTP; returns when it does not */
async function recognisePlainHttp(
  target: Target,
  settings: ConnectSettings,
  dialing: Dialing
): Promise<void> {
  const socket = await openTransport(target, settings, dialing)
  const answer = await new Promise<string>((resolve) => {
    socket.setTimeout(SNIFF_MS, () => resolve(''))
    socket.once('data', (bytes) => resolve(bytes.toString('latin1', 0, 5)))
    socket.once('error', () => resolve('')).once('close', () => resolve(''))
    socket.write(EMPTY_RECORD)
  })
  socket.destroy()
  if (answer === 'HTTP/') {
    throw new ConnectionRefusal('PLAIN_HTTP', 'server gave HTTP response to HTTPS client')
  }
}
