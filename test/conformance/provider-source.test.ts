import { CLIENT_NAMES, MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { explainAll } from '../support/explained.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type Reading = {
  readonly kind: 'registry' | 'builtin' | 'legacy' | 'error'
  readonly host: string | null
  readonly namespace: string | null
  readonly error: string | null
}
type Row = Reading & {
  readonly input: string
  readonly type: string | null
  readonly opentofu: Reading
}

/** The rows are from Terraform 1.11; since 1.16, namespaces may have underscores. */
const SINCE_1_16 = /^[^/]+\/[a-z]+_[a-z]+\/[a-z]+$/

const rows = readVectors('provider-source') as readonly Row[]

/** The expected JSON object. A row has no type that only one client accepts. */
function wanted(row: Row, client: MainClient): object {
  const { host, namespace, error, kind } = client === 'terraform' ? row : row.opentofu
  const type = kind === 'error' ? null : (row.type ?? expect.any(String))
  return { input: row.input, host, namespace, type, error }
}

const clients = MAIN_CLIENTS.map((client) => [CLIENT_NAMES[client], client] as const)

describe.each(clients)('explain provider agrees with %s', (_name, client) => {
  const { exitCode, explained } = explainAll(
    'provider',
    client,
    rows.map(({ input }) => input)
  )

  const same = rows.filter(({ input }) => client === 'opentofu' || !SINCE_1_16.test(input))
  it.each(same.map((row) => [JSON.stringify(row.input), row] as const))('about %s', (_, row) => {
    expect(explained.get(row.input)).toMatchObject(wanted(row, client))
  })

  it('about every row, with one line each', () => {
    expect(explained.size).toBe(new Set(rows.map(({ input }) => input)).size)
  })

  it('and exits with 1, because some rows are rejected', () => {
    expect(exitCode).toBe(1)
  })
})
