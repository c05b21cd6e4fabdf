import { describe, expect, it } from '@jest/globals'
import { addressKind, nameKind } from '../../../src/protocol/hosts/address-kind.ts'

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
      '203.0.113.7',
      '2001:db8::1',
      '2606:4700::1111',
      '::ffff:8.8.8.8',
      '64:ff9b::8.8.8.8',
      'fbff::1',
      'ff02::1',
      'registry.example.com'
    ],
    private: [
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.0',
      '10.255.255.255',
      '100.64.0.0',
      '100.127.255.255',
      '169.254.0.1',
      '169.254.169.253',
      '172.16.0.0',
      '172.31.255.255',
      '192.0.0.1',
      '192.168.0.0',
      '192.168.255.255',
      '198.18.0.1',
      '198.19.255.255',
      '::',
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
      '64:ff9b::169.254.169.254',
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
    ['203.0.113.7', 'public'],
    ['2001:db8::1', 'public']
  ])('classifies %s as %s', (name, kind) => {
    expect(nameKind(name)).toBe(kind)
  })
})
