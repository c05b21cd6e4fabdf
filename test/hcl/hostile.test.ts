import { readHclJson } from '../../src/hcl/json.ts'
import { readHcl } from '../../src/hcl/native.ts'
import { attributesOf, type Body, blocksOf, placesIn } from '../../src/hcl/structure.ts'
import { HOSTILE_HCL, HOSTILE_JSON } from '../support/hostile-hcl.ts'
import { describe, expect, it } from '../support/jest.ts'

const LENGTH = 1_000_000

/** Reads blocks, arguments and their places, as the scan does. */
function use({ text, body }: { readonly text: string; readonly body: Body }): void {
  const place = placesIn(text)
  const blocks = [...blocksOf(body, 'module', 1), ...blocksOf(body, 'resource', 2)]
  for (const block of blocks) {
    place(block)
    for (const argument of attributesOf(block.body)) place(argument.value)
  }
}

// A step in quadratic time would run into the time-out of the test.
describe('reads a hostile file in linear time', () => {
  const cases = [
    ...HOSTILE_HCL.map((row) => ({ ...row, read: readHcl, syntax: 'native' })),
    ...HOSTILE_JSON.map((row) => ({ ...row, read: readHclJson, syntax: 'JSON' }))
  ]
  it.each(cases)('$syntax: $name', ({ make, read }) => {
    const text = make(LENGTH)
    expect(() => use(read(text))).not.toThrow()
  })
})
