// Syntax that only one client accepts, as measured with the clients: what they refuse is evidence for the others.

import { resolveDialect } from '../../../src/read/scan/clients/dialect.ts'
import { readTools } from '../../../src/read/scan/clients/tools.ts'
import { writeCheckout } from '../../support/checkout.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { scanCheckout } from '../../support/scan-at-once.ts'
import { temporaryDirectory } from '../../support/temporary.ts'
import { readVectors } from '../../support/vectors.ts'

type Row = {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
  readonly clients: Readonly<Record<string, 'accepts' | 'refuses'>>
}

/** Where the files are evidence of something else, and why. */
const DIFFERENT: ReadonlyMap<string, string> = new Map([
  // Someone who writes a .tofu file uses OpenTofu, even if it has a mistake.
  ['a broken .tofu file next to a .tf file', 'opentofu'],
  // Both files are there so that both clients can be used.
  ['a broken .tf file with a .tofu file of the same name', 'both'],
  // `-backend-config` can set it.
  ['backend remote without hostname', 'assumed']
])

const { rows } = readVectors('client-syntax') as { readonly rows: readonly Row[] }

function expectedFor({ name, clients }: Row): string {
  const accepting = Object.keys(clients).filter((client) => clients[client] === 'accepts')
  const families = [...new Set(accepting.map((client) => client.split('-')[0] ?? ''))]
  return DIFFERENT.get(name) ?? (families.length === 1 ? (families[0] ?? '') : 'assumed')
}

describe('is evidence as the clients accept and refuse it:', () => {
  it.each(rows)('$name', async (row) => {
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, row.files)
    const selection = { root: directory.path, scan: ['.'], exclude: [] }
    const scanned = scanCheckout(selection)
    const dialect = resolveDialect({
      setting: { name: 'auto', version: null },
      scan: {
        ...scanned,
        tools: () => readTools(selection, scanned.toolFiles),
        hasCloudHostname: row.environment?.['TF_CLOUD_HOSTNAME'] !== undefined
      }
    })
    expect(dialect.isGuess ? 'assumed' : dialect.name).toBe(expectedFor(row))
  })
})
