// Whatever the text, reading it ends, without an exception and in a time that its length explains.
import { describe, expect, it } from '@jest/globals'
import { readHclJson } from '../../src/hcl/json.ts'
import { readHcl, readHcl1 } from '../../src/hcl/native.ts'
import { attributesOf, type Body, blocksOf, placesIn } from '../../src/hcl/structure.ts'
import { HOSTILE_HCL, HOSTILE_JSON } from '../support/hostile-hcl.ts'

const LENGTH = 300_000
// A hundred times what it takes; ten times less than anything quadratic would take.
const MOST_MS = 3000

/** Reads all that a reader of usages would look at, places included. */
function use({ text, body }: { readonly text: string; readonly body: Body }): void {
  const place = placesIn(text)
  const blocks = [...blocksOf(body, 'module', 1), ...blocksOf(body, 'resource', 2)]
  for (const block of blocks) {
    place(block)
    for (const argument of attributesOf(block.body)) place(argument.value)
  }
}

describe('a hostile file is read in time', () => {
  const cases = [
    ...HOSTILE_HCL.map((row) => ({ ...row, read: readHcl, syntax: 'native' })),
    ...HOSTILE_HCL.map((row) => ({ ...row, read: readHcl1, syntax: 'HCL 1' })),
    ...HOSTILE_JSON.map((row) => ({ ...row, read: readHclJson, syntax: 'JSON' }))
  ]
  it.each(cases)('$syntax: $name', ({ make, read }) => {
    const text = make(LENGTH)
    const before = performance.now()
    use(read(text))
    expect(performance.now() - before).toBeLessThan(MOST_MS)
  })
})
