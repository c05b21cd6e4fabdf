// What CI configuration, build files and scripts tell about clients.

import { toolSigns } from '../../../src/read/scan/clients/tools.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { readVectors } from '../../support/vectors.ts'

/** Each sign as `LINE CLIENT VERSION`. */
const signsIn = (file: string, text: string): readonly string[] =>
  toolSigns({ file, text }).map(({ client, version, place }) =>
    [place.line, client, version ?? ''].join(' ').trim()
  )

type Row = readonly [name: string, file: string, text: string, signs: readonly string[]]

const CI = '.github/workflows/ci.yml'

const evidence = readVectors('client-tools') as readonly Row[]

describe('finds a client in', () => {
  it.each(evidence)('%s', (_, file, text, signs) => expect(signsIn(file, text)).toEqual(signs))
})

const traps = readVectors('client-tool-traps') as readonly (readonly [
  name: string,
  file: string,
  text: string
])[]

describe('finds no client in', () => {
  it.each(traps)('%s', (_, file, text) => expect(signsIn(file, text)).toEqual([]))
})

it('gives the place of what it found, in code points', () => {
  const [sign] = toolSigns({ file: CI, text: 'on: push\nrun: "😀"; tofu init\n' })
  expect(sign?.place).toEqual({ file: CI, line: 2, column: 10, endColumn: 20 })
})
