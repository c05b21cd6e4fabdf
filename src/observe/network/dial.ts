// Opens one TCP connection, unless the address policy forbids its address.
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import type { Environment } from '../../read/cli-config/machine.ts'
import type { Signer, Unsupported } from '../../rules/problems/http/tls.ts'
import { splitHostname } from '../../rules/protocol/hostname.ts'
import { literalKind } from '../../rules/protocol/hosts/address-kind.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import type { SentCertificate } from '../tls/sent.ts'
import { makeTrust } from '../tls/trust.ts'
import type { Rejection } from '../tls/verify.ts'

/** How hosts are reached. */
export type Network = Readonly<ReturnType<typeof networkOf>>

/** `maxInterim`: how many interim responses to one request are accepted. */
export function networkOf(
  settings: ResolvedSettings,
  environment: Environment,
  maxInterim: number
) {
  const { resolve, chooseProxy, authorities, hostnames, tokens, fixedHosts } = settings
  const allowed = fixedHosts.filter(({ subdomains }) => !subdomains)
  const named = [...hostnames, ...tokens, ...allowed].map(({ host }) => splitHostname(host).name)
  return {
    resolve,
    chooseProxy,
    maxInterim,
    trust: makeTrust(authorities, environment),
    /** Hosts in a setting that no file of the checkout decides about: a redirect may lead to them at any address. */
    namedHosts: new Set([...named, ...resolve.map(({ name }) => name)])
  }
}

/** All that is known of one connection, successful or not. Filled in while it is opened. */
export class Connection {
  /** A DNS request is under way. */
  lookingUp = false
  lookupMs: number | null = null
  connectMs: number | null = null
  tlsMs: number | null = null
  /** The address that was connected to; null behind a proxy. */
  address: string | null = null
  /** The proxy's host and port, never its password. */
  proxy: string | null = null
  certificate: SentCertificate | null = null
  rejection: (Rejection & Partial<Signer>) | null = null
  /** The algorithm or version that the host uses instead of what the clients support. */
  unsupported: Unsupported | null = null
}

export type Dialing = {
  readonly network: Network
  readonly connection: Connection
  readonly allowPrivate: boolean
  /** Receives every socket at once, so that a session can destroy it at its deadline. */
  readonly hold: (socket: Socket) => void
}

export const codedError = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code })

/** The `code` of an error of Node or this folder; empty if it has none. */
export function codeOf(error: unknown): string {
  // Not `instanceof`: the errors of Node's modules may come from another realm.
  if (typeof error !== 'object' || error === null) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/** @throws an error with a `code`: ADDRESS_… for a forbidden address, or Node's own */
export async function dial(host: string, port: number, dialing: Dialing): Promise<Socket> {
  const { connection } = dialing
  if (isIP(host) !== 0) refuseAddress(host, dialing)
  const started = performance.now()
  let resolved = started
  const socket = connect({
    host,
    port,
    noDelay: true,
    lookup: guardedLookup(dialing, () => {
      resolved = performance.now()
      connection.lookingUp = false
      connection.lookupMs = resolved - started
    })
  })
  dialing.hold(socket)
  await happens(socket, 'connect')
  connection.connectMs = performance.now() - resolved
  connection.address = socket.remoteAddress ?? null
  return socket
}

/** The caller verifies the certificates. OpenSSL must accept none: Node crashes at a brainpool key that it accepted. */
export async function secure(
  socket: Socket,
  dialing: Dialing,
  name: string,
  options: Required<Pick<ConnectionOptions, 'secureContext'>> & ConnectionOptions
): Promise<TLSSocket> {
  const secured = connectTls({
    ...options,
    socket,
    // An address has no SNI.
    servername: isIP(name) === 0 ? name.replace(/\.$/, '') : '',
    rejectUnauthorized: false
  })
  dialing.hold(secured)
  await happens(secured, 'secureConnect')
  return secured
}

/** Resolves at the event; rejects if the socket fails or closes first. Later, an error would only take time for its stack. */
function happens(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    const closed = () => reject(codedError('ECONNRESET', 'the connection was closed'))
    const happened = () => resolve(void socket.off('close', closed))
    socket.once(event, happened).once('error', reject).once('close', closed)
  })
}

/** @throws an error with the code ADDRESS_METADATA, ADDRESS_PRIVATE or ADDRESS_RESERVED */
export function refuseAddress(address: string, dialing: Dialing): void {
  const refusal = refusalOf(address, dialing)
  if (refusal !== null) throw refusal
}

function refusalOf(address: string, { allowPrivate }: Dialing): Error | null {
  const kind = literalKind(address)
  if (kind === 'metadata') return codedError('ADDRESS_METADATA', `${address} is a metadata address`)
  if (kind === 'public' || allowPrivate) return null
  const code = kind === 'reserved' ? 'ADDRESS_RESERVED' : 'ADDRESS_PRIVATE'
  return codedError(code, `${address} is a ${kind} address`)
}

// RFC 1035 §2.3.4, without the root label and the length byte of the first label.
const MAX_NAME = 253

// The system resolver reads `1.2` and `0x7f.1` as addresses. Go looks them up in DNS and finds none.
const isNumeric = (name: string): boolean => /(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(name)

/** For a program that looks the host up again by itself. @throws an error with a `code`, as `dial` */
export async function refuseAddressesOf(host: string, dialing: Dialing): Promise<void> {
  refuseAddress(host, dialing)
  if (isIP(host) !== 0) return
  const addresses = await lookup(host, { all: true })
  for (const { address } of addresses) refuseAddress(address, dialing)
}

function guardedLookup(dialing: Dialing, done: () => void): LookupFunction {
  return (name, options, callback) => {
    const isUnknown = isNumeric(name) || name.replace(/\.$/, '').length > MAX_NAME
    const unknown = isUnknown ? codedError('ENOTFOUND', `no such host: ${name}`) : null
    // Elsewhere than in its network, the name of a metadata service has any address.
    const error = unknown ?? refusalOf(name, dialing)
    if (error !== null) return queueMicrotask(() => callback(error, []))
    dialing.connection.lookingUp = true
    dnsLookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      done()
      if (error !== null) return callback(error, [])
      const refusals = addresses.map(({ address }) => refusalOf(address, dialing))
      const allowed = addresses.filter((_, index) => refusals[index] === null)
      const refusal = refusals.find((reason) => reason !== null)
      if (allowed.length === 0 && refusal) return callback(refusal, [])
      callback(null, allowed)
    })
  }
}
