// Finds out why a TLS handshake failed, with further connections to the same host.
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createSecureContext, type SecureContextOptions, type TLSSocket } from 'node:tls'
import type { Endpoint } from '../../rules/go/url.ts'
import type { Unsupported } from '../../rules/problems/http/tls.ts'
import { parseCertificate } from '../tls/certificate.ts'
import { ANY_TLS, GO_CIPHERS, GO_GROUPS } from '../tls/offer.ts'
import { sentCertificates } from '../tls/sent.ts'
import type { Rejection } from '../tls/verify.ts'
import { codedError, codeOf, type Dialing, secure } from './dial.ts'

// OpenSSL's errors for a response that is not TLS.
const NO_TLS_RECORD = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']
// The host wants a certificate of the client, or does not know the name.
const NO_MISMATCH = /CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/

/** The error with the cause: PLAIN_HTTP, CERTIFICATE_REJECTED, TLS_UNSUPPORTED, or the error itself. */
export async function explainHandshake(
  error: unknown,
  { name }: Endpoint,
  dialing: Dialing,
  connectAgain: () => Promise<Socket>
): Promise<unknown> {
  const code = codeOf(error)
  if (NO_TLS_RECORD.includes(code)) {
    const isHttp = await answersPlainHttp(await connectAgain())
    return isHttp ? codedError('PLAIN_HTTP', 'the port responds in plain HTTP') : error
  }
  if (NO_MISMATCH.test(code)) return error
  const cause = await findMismatch(name, dialing, connectAgain)
  if (cause === null) return error
  if ('flaw' in cause) {
    dialing.connection.rejection = cause
    return codedError('CERTIFICATE_REJECTED', `certificate rejected: ${cause.flaw.kind}`)
  }
  dialing.connection.unsupported = cause
  return codedError('TLS_UNSUPPORTED', `not supported by the clients: ${cause.name}`)
}

// Three seconds, long enough for a busy host; the deadline of the discovery ends it earlier. In turns of this process: without
// the processor for a while, it would take the answer that has arrived meanwhile for silence.
const [SNIFF_TURNS, TURN_MS] = [30, 100]
// An empty TLS record, to which a plain HTTP server responds with 400.
const EMPTY_RECORD = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x00])

async function answersPlainHttp(socket: Socket): Promise<boolean> {
  const response = await new Promise<string>((resolve) => {
    void silence().then(() => resolve(''))
    socket.once('data', (bytes) => resolve(bytes.toString('latin1', 0, 5)))
    socket.once('error', () => resolve('')).once('close', () => resolve(''))
    socket.write(EMPTY_RECORD)
  })
  socket.destroy()
  return response === 'HTTP/'
}

async function silence(): Promise<void> {
  for (let turn = 0; turn < SNIFF_TURNS; turn += 1) await pause(TURN_MS, null, { ref: false })
}

// Some groups and keys do not exist in TLS 1.3.
const ATTEMPTS: readonly SecureContextOptions[] = [ANY_TLS, { ...ANY_TLS, maxVersion: 'TLSv1.2' }]

/** Repeats the handshake with all that OpenSSL supports, and returns what the host uses that Go does not. */
async function findMismatch(name: string, dialing: Dialing, connectAgain: () => Promise<Socket>) {
  for (const options of ATTEMPTS) {
    const secureContext = createSecureContext({ ...options, ca: [] })
    const transport = await connectAgain()
    const socket = await secure(transport, dialing, name, { secureContext }).catch(() => null)
    if (socket === null) continue
    const cause = mismatchOf(socket)
    socket.destroy()
    return cause
  }
  return null
}

function mismatchOf(socket: TLSSocket): Rejection | Unsupported | null {
  const protocol = socket.getProtocol() ?? ''
  if (!['TLSv1.2', 'TLSv1.3'].includes(protocol)) return { kind: 'version', name: protocol }
  const [leaf] = sentCertificates(socket)
  const reading = leaf && parseCertificate(leaf.raw)
  if (reading?.ok === false) return { flaw: reading.flaw, isLeaf: true }
  const cipher = socket.getCipher().name
  if (!GO_CIPHERS.includes(cipher)) return { kind: 'cipher', name: cipher }
  const group = groupOf(socket)
  if (!GO_GROUPS.includes(group)) return { kind: 'group', name: group }
  const key = reading?.certificate.key
  return key?.kind === 'unsupported'
    ? { flaw: { kind: 'key', name: key.name }, isLeaf: true }
    : null
}

const NIST_NAMES: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
  secp224r1: 'P-224'
}

function groupOf(socket: TLSSocket): string {
  const key = socket.getEphemeralKeyInfo()
  if (key === null || !('type' in key)) return ''
  if (key.type === 'DH') return `ffdhe${key.size}`
  return NIST_NAMES[key.name ?? ''] ?? key.name ?? ''
}
