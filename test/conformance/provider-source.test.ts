import { describe, expect, it } from '@jest/globals'
import { MAIN_CLIENTS, type MainClient } from '../../src/protocol/clients.ts'
import { explainAll } from '../support/explained.ts'
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

const rows = readVectors('provider-source') as readonly Row[]

/** The object that DESIGN §5 wants. A type that only one client takes is in no row. */
function wanted(row: Row, client: MainClient): object {
  const { host, namespace, error, kind } = client === 'terraform' ? row : row.opentofu
  const type = kind === 'error' ? null : (row.type ?? expect.any(String))
  return { input: row.input, host, namespace, type, error }
}

describe.each(MAIN_CLIENTS)('explain provider says what %s makes of', (client) => {
  const { exitCode, explained } = explainAll(
    'provider',
    client,
    rows.map(({ input }) => input)
  )

  it.each(rows.map((row) => [JSON.stringify(row.input), row] as const))('%s', (_, row) => {
    expect(explained.get(row.input)).toEqual(wanted(row, client))
  })

  it('every row, and nothing else', () => {
    expect(explained.size).toBe(new Set(rows.map(({ input }) => input)).size)
  })

  it('all of them together: there are some that are refused', () => {
    expect(exitCode).toBe(1)
  })
})
