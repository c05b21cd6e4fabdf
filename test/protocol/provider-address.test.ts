import type { MainClient } from '../../src/rules/protocol/clients.ts'
import {
  parseProviderPart,
  parseProviderSource
} from '../../src/rules/protocol/provider-address.ts'
import { expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

const cases = readVectors('provider-addresses') as {
  name: string
  text: string
  client?: MainClient
  want: object
}[]

it.each(cases)('$name', ({ text, client = 'terraform', want }) => {
  expect(parseProviderSource(text, client)).toMatchObject(want)
})

it.each([
  { text: '', why: 'must have at least one character' },
  { text: 'a.b', why: 'dots are not allowed' },
  { text: '-a', why: expect.stringContaining('leading or trailing dashes') },
  { text: 'a_b', why: expect.stringContaining('only letters, digits, and dashes') }
])('rejects the part "$text"', ({ text, why }) => {
  expect(parseProviderPart(text)).toEqual({ ok: false, why })
})
