import { describe, expect, it } from '@jest/globals'
import { addressKind, literalKind, nameKind } from '../../../src/protocol/hosts/address-kind.ts'
import { readVectors } from '../../support/vectors.ts'

describe('addressKind', () => {
  const reaches = {
    public: [
      '8.8.8.8',
      '1.1.1.1',
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
      '169.253.255.255',
      '169.255.0.0',
      '172.15.255.255',
      '172.32.0.0',
      '192.167.255.255',
      '192.169.0.0',
      '192.0.1.0',
      '192.88.98.255',
      '203.0.114.0',
      '223.255.255.255',
      '2001:200::1',
      '2003::a9fe:a9fe',
      '2606:4700::1111',
      '2606:4700::a9fe:a9fe',
      '2606:4700::5efe:8.8.8.8',
      '::ffff:8.8.8.8',
      '64:ff9b::8.8.8.8',
      'registry.example.com'
    ],
    reserved: [
      '0.1.2.3',
      '192.0.0.1',
      '192.0.2.1',
      '192.88.99.1',
      '198.51.100.255',
      '203.0.113.7',
      '224.0.0.1',
      '239.255.255.250',
      '240.0.0.1',
      '255.255.255.255',
      '::ffff:240.0.0.1',
      '64:ff9b::240.0.0.1',
      '64:ff9b::1:0:0',
      '100::1',
      '1fff::1',
      '2001::1',
      '2001:2::1',
      '2001:10::1',
      '2001:20::1',
      '2001:db8::1',
      '2002:808:808::1',
      '2002:a00:1::1',
      '3fff:fff::1',
      '4000::1',
      '5f00::1',
      'fbff::1',
      'ff02::1'
    ],
    private: [
      '10.0.0.0',
      '10.255.255.255',
      '100.64.0.0',
      '100.127.255.255',
      '169.254.0.1',
      '169.254.169.253',
      '172.16.0.0',
      '172.31.255.255',
      '192.168.0.0',
      '192.168.255.255',
      '198.18.0.1',
      '198.19.255.255',
      '::FFFF:10.0.0.1',
      '::ffff:0:10.0.0.1',
      '64:ff9b::10.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      'fc00::1',
      'fdff::1',
      'fe80::1',
      'fe80::1%eth0',
      'FE80::1',
      'febf::1',
      'fec0::1'
    ],
    loopback: [
      '127.0.0.1',
      '127.255.255.255',
      '0.0.0.0',
      '::',
      '::ffff:0.0.0.0',
      '::1',
      '0:0:0:0:0:0:0:1',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1'
    ],
    metadata: [
      '169.254.169.254',
      '169.254.170.2',
      '169.254.170.23',
      '100.100.100.200',
      '192.0.0.192',
      '168.63.129.16',
      '::ffff:169.254.169.254',
      '::ffff:a9fe:a9fe',
      '0:0:0:0:0:FFFF:A9FE:A9FE',
      '::ffff:0:169.254.169.254',
      '::169.254.169.254',
      '64:ff9b::169.254.169.254',
      '64:ff9b:1:a9fe:a9:fe00::',
      '64:ff9b:1:ffa9:fe:a9fe::',
      '64:ff9b:1:ffff:a9:fea9:fe00:0',
      '64:ff9b:1:2:3:4:169.254.169.254',
      '2002:a9fe:a9fe::1',
      '2001:0:808:808:0:0:5601:5601',
      '2001:0:a9fe:a9fe::',
      '2606:4700::5efe:169.254.169.254',
      'fe80::200:5efe:100.100.100.200',
      '169.254.42.42',
      'fd00:c1::a9fe:a9fe',
      'fd00:a9fe:a9fe::1',
      'fd00:ec2::254',
      'FD00:EC2:0:0:0:0:0:254',
      'fd00:ec2::23',
      'fd20:ce::254',
      'fe80::a9fe:a9fe',
      'fe80::a9fe:a9fe%eth0'
    ]
  } as const
  const rows = (Object.keys(reaches) as (keyof typeof reaches)[]).flatMap((kind) =>
    reaches[kind].map((address) => ({ address, kind }))
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
