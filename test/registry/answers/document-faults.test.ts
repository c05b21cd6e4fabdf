import { describe, expect, it } from '@jest/globals'
import { parseUrl } from '../../../src/go/url.ts'
import { documentFaults } from '../../../src/registry/answers/document-faults.ts'
import { readProviderDocument } from '../../../src/registry/answers/provider-document.ts'
import { looksLikeSignature, sumOf } from '../../../src/registry/answers/sums.ts'

const LINUX = { os: 'linux', arch: 'amd64' }
const HASH = 'ab'.repeat(32)
const KEY = '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQ==\n-----END PGP PUBLIC KEY BLOCK-----\n'
const GOOD = {
  ...LINUX,
  protocols: ['5.0'],
  filename: 'box.zip',
  shasum: HASH,
  download_url: 'https://packages.example.net/box.zip',
  shasums_url: 'SHA256SUMS',
  shasums_signature_url: '/SHA256SUMS.sig',
  signing_keys: { gpg_public_keys: [{ ascii_armor: KEY }] },
  packages: { linux_amd64: { hashes: [`zh:${HASH}`, 'h1:x'], package_size: 3 } }
}

/** The faults of the document with these fields. */
function faultsOf(fields: object, reader: 'terraform' | 'opentofu' = 'opentofu') {
  const read = readProviderDocument(JSON.stringify({ ...GOOD, ...fields }), reader)
  const url = parseUrl('https://registry.example.com/v1/acme/box/1.0.0/download/linux/amd64')
  if (!read.ok || !url.ok) throw new Error('not read')
  return documentFaults(read.value, LINUX, url.value)
}

describe('documentFaults', () => {
  it('finds no fault in a good document', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each([[[]], [null], [['4.0', '6.99']], [['5']]])('accepts the protocols %j', (protocols) => {
    expect(faultsOf({ protocols })).toEqual([])
  })

  it.each([
    [{ protocols: ['4.0', '7.0'] }, { kind: 'protocols', protocols: ['4.0', '7.0'] }],
    [{ protocols: ['5.0', 'v5'] }, { kind: 'protocol-unreadable', text: 'v5' }],
    [{ os: 'Linux' }, { kind: 'target', found: { os: 'Linux', arch: 'amd64' } }],
    [{ download_url: 'ftp://x.example/a' }, { kind: 'url', field: 'download_url' }],
    [{ shasums_url: '%zz' }, { kind: 'url', field: 'shasums_url' }],
    [{ shasum: 'ab' }, { kind: 'shasum', text: 'ab' }],
    [{ shasum: 'xy'.repeat(32), packages: null }, { kind: 'shasum' }],
    [{ signing_keys: null }, { kind: 'keys', why: 'none' }],
    [{ signing_keys: { gpg_public_keys: [{}] } }, { kind: 'keys', why: 'not-armored' }],
    [{ signing_keys: { gpg_public_keys: [null] } }, { kind: 'keys', why: 'null' }],
    [{ packages: { linux: {} } }, { kind: 'packages-unreadable', text: 'linux' }],
    [{ packages: { darwin_arm64: {} } }, { kind: 'packages', why: 'no-platform' }],
    [{ packages: { linux_amd64: {} } }, { kind: 'packages', why: 'no-size' }],
    [{ packages: { linux_amd64: { package_size: 1 } } }, { kind: 'packages', why: 'no-hash' }],
    [
      { packages: { linux_amd64: { package_size: 1, hashes: ['zh:00'] } } },
      { kind: 'packages', why: 'other-hash' }
    ]
  ])('finds the fault of %j', (fields, fault) => {
    expect(faultsOf(fields)[0]).toMatchObject(fault)
  })

  it('accepts a key that is not armored after another one', () => {
    const keys = [{ ascii_armor: KEY }, { ascii_armor: 'x' }]
    expect(faultsOf({ signing_keys: { gpg_public_keys: keys } })).toEqual([])
  })

  it('accepts packages that Terraform does not read', () => {
    expect(faultsOf({ packages: 'x' }, 'terraform')).toEqual([])
  })
})

describe('sumOf', () => {
  it.each([
    [`${HASH}  box.zip\n`, { kind: 'found', hash: HASH }],
    [`00  other.zip\n\t${HASH.toUpperCase()}\u00a0box.zip *\r\n`, { kind: 'found', hash: HASH }],
    [`${HASH}  ./box.zip\n`, { kind: 'missing' }],
    [`${HASH} *box.zip\n`, { kind: 'missing' }],
    [`x  box.zip\n${HASH}  box.zip\n`, { kind: 'not-a-hash', text: 'x' }],
    ['', { kind: 'missing' }]
  ])('reads %j', (sums, found) => {
    expect(sumOf(sums, 'box.zip')).toEqual(found)
  })
})

describe('looksLikeSignature', () => {
  it.each([
    [[0x88, 0x75], true],
    [[0x89, 0x01], true],
    [[0xc2, 0x75], true],
    [[0x2d, 0x2d], false],
    [[0x99, 0x01], false],
    [[], false]
  ])('of %j is %s', (bytes, expected) => {
    expect(looksLikeSignature(Uint8Array.from(bytes))).toBe(expected)
  })
})
