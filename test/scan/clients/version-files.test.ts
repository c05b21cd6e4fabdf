import { versionFileSigns } from '../../../src/read/scan/clients/tools.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { readVectors } from '../../support/vectors.ts'

type Row = readonly [name: string, file: string, text: string, signs: readonly string[]]

const rows = readVectors('version-files') as readonly Row[]

describe('reads', () => {
  it.each(rows)('%s', (_, file, text, signs) => {
    const found = versionFileSigns({ file, text }).map(({ client, version, place }) =>
      [place.line, client, version].join(' ')
    )
    expect(found).toEqual(signs)
  })
})
