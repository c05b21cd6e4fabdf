// Opens one TCP connection, unless the address policy forbids its address.
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction, Socket } from 'node:net'
import { connect, isIP } from 'node:net'
import { addressKind } from './address-policy.ts'
import type { Certificate } from './observation.ts'

/** What is known of one connection, successful or not. Filled in while it is opened. */
export type Connection = {
  /** A DNS request is under way. */
  lookingUp: boolean
  lookupMs: number | null
  connectMs: number | null
  tlsMs: number | null
  /** The address that was connected to; null behind a proxy. */
  address: string | null
  /** The proxy's host and port, never its password. */
  proxy: string | null
  certificate: Certificate | null
}

export const noConnection = (): Connection => ({
  lookingUp: false,
  lookupMs: null,
  connectMs: null,
  tlsMs: null,
  address: null,
  proxy: null,
  certificate: null
})

export type Dialing = {
  readonly connection: Connection
  /** Whether loopback, private and link-local addresses are allowed. */
  readonly allowPrivate: boolean
  /** Receives every socket at once, so that a session can destroy it at its deadline. */
  readonly hold: (socket: Socket) => void
}

/** A connection that the address policy, a proxy or the peer's protocol made impossible. */
export class ConnectionRefusal extends Error {
  readonly code: 'ADDRESS_PRIVATE' | 'ADDRESS_METADATA' | 'PROXY_REFUSED' | 'PLAIN_HTTP'

  constructor(code: ConnectionRefusal['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * @throws ConnectionRefusal for a forbidden address, or Node's own error
 */
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

/** Resolves at the event; rejects if the socket fails or closes first. */
export function happens(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    const closed = () =>
      fail(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }))
    const forget = () => {
      socket.off(event, succeed).off('error', fail).off('close', closed)
    }
    const succeed = () => {
      forget()
      resolve()
    }
    const fail = (error: Error) => {
      forget()
      reject(error)
    }
    socket.on(event, succeed).on('error', fail).on('close', closed)
  })
}

/** @throws ConnectionRefusal for a forbidden address */
export function refuseAddress(address: string, dialing: Pick<Dialing, 'allowPrivate'>): void {
  const refusal = refusalOf(address, dialing)
  if (refusal !== null) throw refusal
}

function refusalOf(
  address: string,
  { allowPrivate }: Pick<Dialing, 'allowPrivate'>
): ConnectionRefusal | null {
  const reach = addressKind(address)
  if (reach === 'metadata') {
    return new ConnectionRefusal('ADDRESS_METADATA', `${address} is a metadata address`)
  }
  return reach === 'public' || allowPrivate
    ? null
    : new ConnectionRefusal('ADDRESS_PRIVATE', `${address} is a private address`)
}

// RFC 1035 §2.3.4, without the root label and the length byte of the first label.
const MAX_NAME = 253

// The system resolver reads `1.2` and `0x7f.1` as addresses. Go looks them up in DNS and finds none.
const isNumeric = (name: string): boolean => /(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(name)

function guardedLookup(dialing: Dialing, done: () => void): LookupFunction {
  return (name, options, callback) => {
    if (isNumeric(name) || name.replace(/\.$/, '').length > MAX_NAME) {
      const error = Object.assign(new Error(`no such host: ${name}`), { code: 'ENOTFOUND' })
      queueMicrotask(() => callback(error, []))
      return
    }
    dialing.connection.lookingUp = true
    dnsLookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      done()
      if (error !== null) return callback(error, [])
      const refusals = addresses.map(({ address }) => refusalOf(address, dialing))
      const allowed = addresses.filter((_, index) => refusals[index] === null)
      const refusal = refusals.find((each) => each !== null)
      if (allowed.length === 0 && refusal) return callback(refusal, [])
      callback(null, allowed)
    })
  }
}
