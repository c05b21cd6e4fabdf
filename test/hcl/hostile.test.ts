import { readHclJson } from '../../src/read/hcl/json.ts'
import { readHcl } from '../../src/read/hcl/native.ts'
import { attributesOf, type Body, blocksOf, placesIn } from '../../src/read/hcl/structure.ts'
import { HOSTILE_HCL, HOSTILE_JSON } from '../support/hostile-hcl.ts'
import { describe, expect, it } from '../support/jest.ts'
import { growthOf, isLinear } from '../support/linear.ts'

/** Reads blocks, arguments and their places, as the scan does. */
function use({ text, body }: { readonly text: string; readonly body: Body }): void {
  const place = placesIn(text)
  const blocks = [...blocksOf(body, 'module', 1), ...blocksOf(body, 'resource', 2)]
  for (const block of blocks) {
    place(block)
    for (const argument of attributesOf(block.body)) place(argument.value)
  }
}

describe('reads a hostile file in linear time', () => {
  const cases = [
    ...HOSTILE_HCL.map((row) => ({ ...row, read: readHcl, syntax: 'native' })),
    ...HOSTILE_JSON.map((row) => ({ ...row, read: readHclJson, syntax: 'JSON' }))
  ]
  it.each(cases)('$syntax: $name', ({ make, read }) => {
    const growths = growthOf((text) => use(read(text)), make)
    expect({ growths, isLinear: isLinear(growths) }).toMatchObject({ isLinear: true })
  })
})
