import { HOST } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'
import { close, listen, portOf } from '../support/registry.ts'
import { type TlsServerRow, tlsServer } from '../support/tls-server.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, outcomeOf } from '../support/visiting.ts'

type Row = TlsServerRow & {
  /** `accepts`, or the error, by client and release. */
  readonly clients: Readonly<Record<string, string>>
  /** `found`, or the code of our problem. */
  readonly outcome: string
  /** Why one release accepts what another one refuses; we follow the newest releases, or the stricter client. */
  readonly releasesDiffer?: string
  /** Why OpenSSL rejects what every client accepts; we reject it, too. */
  readonly openssl?: string
}

const rows = readVectors('tls-servers') as readonly Row[]

const TEXT = '{"modules.v1":"/"}'
const ANSWER = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${TEXT.length}\r\n\r\n${TEXT}`

async function outcomeAt(row: Row): Promise<string> {
  const { server, pem } = tlsServer(row, HOST, ANSWER)
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority: { pem } })
  await close(server)
  return outcomeOf(attempt)
}

it('accepts and rejects TLS servers as the clients do', async () => {
  const outcomes = await Promise.all(rows.map(outcomeAt))
  const show = (row: Row, outcome: string | undefined) => `${row.name}: ${outcome}`
  expect(rows.map((row, index) => show(row, outcomes[index]))).toEqual(
    rows.map((row) => show(row, row.outcome))
  )
})

it('agrees with every client, except where their releases differ or OpenSSL is stricter', () => {
  const disagreeing = rows.filter(({ clients, outcome, releasesDiffer, openssl }) => {
    if (openssl !== undefined) return outcome === 'found'
    const accepting = Object.values(clients).filter((said) => said === 'accepts').length
    const wanted = outcome === 'found' ? Object.keys(clients).length : 0
    return releasesDiffer === undefined
      ? accepting !== wanted
      : accepting === 0 || outcome === 'found'
  })
  expect(disagreeing.map(({ name }) => name)).toEqual([])
  expect(rows.length).toBeGreaterThan(120)
})
