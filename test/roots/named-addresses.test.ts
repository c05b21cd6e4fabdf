import { parseNamedAddress, rootsNamed } from '../../src/read/roots/named-addresses.ts'
import { aHost } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const host = aHost()

it('makes a root for each client', () => {
  const addresses = [
    { host, service: 'modules.v1', text: 'acme/net/aws@~>1.2' },
    { host, service: 'providers.v1', text: 'acme/box' }
  ] as const
  const roots = rootsNamed([{ addresses }], ['terraform', 'opentofu'])
  const shown = roots.map(({ client, directory, calls, providers }) => [
    client,
    directory,
    calls.map(({ source, constraint }) => [source, constraint?.text]),
    providers.map(({ provider, constraints }) => [provider.type, constraints.length])
  ])
  const parts = [[['registry.example.com/acme/net/aws', '~>1.2']], [['box', 0]]]
  expect(shown).toEqual([
    ['terraform', 'hostnames input', ...parts],
    ['opentofu', 'hostnames input', ...parts]
  ])
})

it('is nothing without addresses', () => {
  expect(rootsNamed([{ addresses: [] }], ['terraform'])).toEqual([])
})

it('reads or rejects any text, and never another host', () => {
  const random = seededRandom(87)
  const pieces = [
    'acme',
    '/',
    '//',
    '@',
    '~>',
    '1.2',
    ',',
    '<2',
    '..',
    '?',
    '#',
    ':8',
    '\u00e9',
    '-'
  ] as const
  const starts = ['', 'acme/box', 'acme/net/aws', 'acme/box@1.2', 'acme/net/aws@~>1.2'] as const
  let read = 0
  for (let count = 0; count < 20_000; count += 1) {
    const service = random.pick(['modules.v1', 'providers.v1'] as const)
    const parsed = parseNamedAddress(
      { host, service, text: random.pick(starts) + random.text(pieces, 5) },
      'terraform'
    )
    if (!parsed.ok) continue
    read += 1
    expect('module' in parsed.value ? parsed.value.module?.host : parsed.value.provider.host).toBe(
      host
    )
  }
  expect(read).toBeGreaterThan(100)
})
