import {
  addressKind,
  literalKind,
  nameKind
} from '../../../src/rules/protocol/hosts/address-kind.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { readVectors } from '../../support/vectors.ts'

describe('addressKind', () => {
  const reaches = readVectors('address-kinds') as Readonly<Record<string, readonly string[]>>
  const rows = Object.entries(reaches).flatMap(([kind, addresses]) =>
    addresses.map((address) => ({ address, kind }))
  )
  it.each(rows)('classifies $address as $kind', ({ address, kind }) => {
    expect(addressKind(address)).toBe(kind)
  })
})

// Computed with `ipaddress` of Python: `is_global`, and neither multicast nor reserved; both ends of every
// range that it or IANA lists, the addresses beside them, and random ones.
it('calls the addresses public that Python does, but for newer and deprecated ranges', () => {
  const rows = readVectors('ip-addresses') as readonly {
    readonly address: string
    readonly global: boolean
  }[]
  const differing = rows
    .filter(({ address, global }) => (addressKind(address) === 'public') !== global)
    .map(({ address }) => address.replace(/^(192\.\d+\.\d+|2002|3fff|::ffff).*/, '$1'))
  // Assignments and relays of 6to4, IPv4 in IPv6, 6to4, and the documentation range of RFC 9637.
  expect([...new Set(differing)].sort()).toEqual(
    ['192.0.0', '192.88.99', '2002', '3fff', '::ffff'].sort()
  )
})

describe('literalKind', () => {
  it.each([
    ['0x7f.1', 'loopback'],
    ['127.1', 'loopback'],
    ['2130706433', 'loopback'],
    ['017700000001', 'loopback'],
    ['0', 'loopback'],
    ['0x', 'loopback'],
    ['169.254.43518', 'metadata'],
    ['0xA9FEA9FE', 'metadata'],
    ['0251.0376.0251.0376', 'metadata'],
    ['2852039166.', 'metadata'],
    ['169.254.169.254.', 'metadata'],
    ['10.1', 'private'],
    ['4294967295', 'reserved'],
    ['4294967296', 'public'],
    ['1.2.3.4.5', 'public'],
    ['256.1.1.1', 'public'],
    ['127.0.0.08', 'public'],
    ['127..1', 'public'],
    ['', 'public'],
    ['9'.repeat(1000), 'public']
  ])('classifies %s as %s', (name, kind) => {
    expect(literalKind(name)).toBe(kind)
  })
})

describe('nameKind', () => {
  it.each([
    ['localhost', 'loopback'],
    ['app.localhost.', 'loopback'],
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['10.0.0.1', 'private'],
    ['registry', 'private'],
    ['registry.corp.internal', 'private'],
    ['registry.local', 'private'],
    ['registry.example.com', 'public'],
    ['notlocalhost.example', 'public'],
    ['local.example.com', 'public'],
    ['8.8.8.8', 'public'],
    ['2001:db8::1', 'reserved']
  ])('classifies %s as %s', (name, kind) => {
    expect(nameKind(name)).toBe(kind)
  })
})
