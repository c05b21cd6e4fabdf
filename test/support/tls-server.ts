// TLS servers with unusual settings and certificates, as rows of test/vectors/tls-servers.json describe them.
import { createServer, type Server, type TlsOptions } from 'node:tls'
import { type Issued, issue, type Order } from './certificates.ts'

type CertificateRow = Omit<Order, 'commonName' | 'issuer' | 'keyOf' | 'from' | 'until'> & {
  /** By default the name of the host. */
  readonly commonName?: string
  /** Names of other certificates in the row. */
  readonly issuer?: string
  readonly sameKeyAs?: string
  readonly from?: string
  readonly until?: string
}

export type TlsServerRow = {
  readonly name: string
  readonly certificates: Readonly<Record<string, CertificateRow>>
  /** What the server sends, the certificate of its key first. */
  readonly sends: readonly string[]
  /** What the client trusts. */
  readonly trusts: readonly string[]
  readonly tls?: TlsOptions
}

export type TlsServer = {
  readonly server: Server
  /** The trusted certificates, PEM. */
  readonly pem: string
}

/** The server of a row; every request gets these bytes. */
export function tlsServer(row: TlsServerRow, host: string, answer: string): TlsServer {
  const made = new Map<string, Issued>()
  const make = (name: string): Issued => {
    const known = made.get(name)
    const order = row.certificates[name]
    if (known !== undefined) return known
    if (order === undefined) throw new Error(`the row has no certificate ${name}`)
    const { commonName = host, issuer, sameKeyAs, from, until, ...rest } = order
    const issued = issue({
      commonName,
      ...rest,
      ...(issuer === undefined ? {} : { issuer: make(issuer) }),
      ...(sameKeyAs === undefined ? {} : { keyOf: make(sameKeyAs) }),
      ...(from === undefined ? {} : { from: new Date(from) }),
      ...(until === undefined ? {} : { until: new Date(until) })
    })
    made.set(name, issued)
    return issued
  }
  const pem = (names: readonly string[]): string =>
    names.map((name) => make(name).certificate).join('')
  const { key } = make(row.sends[0] ?? '')
  const server = createServer(
    { ...row.tls, cert: pem(row.sends), key, ALPNProtocols: ['http/1.1'] },
    (socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(answer))
    }
  )
  server.on('tlsClientError', () => {})
  return { server, pem: pem(row.trusts) }
}
