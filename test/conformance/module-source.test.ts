import { CLIENT_NAMES, MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { explainAll } from '../support/explained.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly input: string
  readonly kind: 'registry' | 'local' | 'remote' | 'error'
  readonly host: string | null
  readonly hostOpenTofu?: string
  readonly namespace: string | null
  readonly name: string | null
  /** The target system. */
  readonly provider: string | null
  readonly subdir: string | null
  readonly error: string | null
}

const rows = readVectors('module-source') as readonly Row[]

// The rows are Terraform's; OpenTofu differs in its own name, in "string" and in its registry.
const inWordsOf = (client: MainClient, text: string): string =>
  client === 'terraform'
    ? text
    : text
        .replace(/^Terraform cannot/, `${CLIENT_NAMES[client]} cannot`)
        .replace('invalid source address', 'invalid source string')

/** The expected JSON object; what does not apply is null. */
function wanted(row: Row, client: MainClient): object {
  const { input, namespace, name, provider: system } = row
  const nothing = { input, host: null, namespace: null, name: null, system: null, error: null }
  switch (row.kind) {
    case 'registry': {
      const host = client === 'terraform' ? row.host : row.hostOpenTofu
      const parts = { host, namespace, name, system, subdirectory: row.subdir }
      return { input, kind: 'registry', ...parts, error: null }
    }
    case 'local':
      return { ...nothing, kind: 'local', subdirectory: null }
    case 'remote':
      return { ...nothing, kind: 'remote', subdirectory: row.subdir }
    case 'error':
      return {
        ...nothing,
        kind: 'invalid',
        subdirectory: null,
        error: inWordsOf(client, row.error ?? '')
      }
  }
}

const clients = MAIN_CLIENTS.map((client) => [CLIENT_NAMES[client], client] as const)

describe.each(clients)('explain module agrees with %s', (_name, client) => {
  const { exitCode, explained } = explainAll(
    'module',
    client,
    rows.map(({ input }) => input)
  )

  it.each(rows.map((row) => [JSON.stringify(row.input), row] as const))('about %s', (_, row) => {
    expect(explained.get(row.input)).toMatchObject(wanted(row, client))
  })

  it('about every row, with one line each', () => {
    expect(explained.size).toBe(rows.length)
  })

  it('and exits with 1, because some rows are rejected', () => {
    expect(exitCode).toBe(1)
  })
})
