import type { MainClient } from '../../src/rules/protocol/clients.ts'
import {
  parseProviderPart,
  parseProviderSource
} from '../../src/rules/protocol/provider-address.ts'
import { describe, expect, it } from '../support/jest.ts'
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

describe('in a namespace, an underscore', () => {
  const namespaceIn = (client: MainClient, text: string) => {
    const address = parseProviderSource(`${text}/box`, client)
    return address.kind === 'invalid' ? null : address.namespace
  }

  it.each(['a_b', 'a__b', 'a-_b', '1_2', 'a_b-c_d'])('is accepted by Terraform: %s', (text) => {
    expect(namespaceIn('terraform', text)).toBe(text)
    expect(namespaceIn('opentofu', text)).toBeNull()
  })

  it.each(['_', '_a', 'a_', '-a_b', 'a_b-', 'a_b--c', 'a_.b', 'a_b!', 'a_ b'])(
    'is rejected by both: %s',
    (text) => {
      expect(namespaceIn('terraform', text)).toBeNull()
      expect(namespaceIn('opentofu', text)).toBeNull()
    }
  )

  it('leaves the rest in lower case', () => {
    expect(namespaceIn('terraform', 'Acme_Corp')).toBe('acme_corp')
  })
})
