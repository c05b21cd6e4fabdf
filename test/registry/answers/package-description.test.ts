import { parseUrl } from '../../../src/rules/go/url.ts'
import {
  describedByRegistry,
  sumFault
} from '../../../src/rules/registry/answers/package-description.ts'
import { readProviderDocument } from '../../../src/rules/registry/answers/provider-answers.ts'
import { describe, expect, it } from '../../support/jest.ts'

const HASH = 'ab'.repeat(32)
const KEY = '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQ==\n-----END PGP PUBLIC KEY BLOCK-----\n'
const GOOD = {
  os: 'linux',
  arch: 'amd64',
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
  const { early, late } = describedByRegistry(read.value, 'linux_amd64', url.value)
  return [...early, ...late]
}

const early = (why: string) => ({ kind: 'description', why })
const late = (what: string) => ({
  kind: 'description',
  why: expect.stringContaining(`has ${what}`)
})

describe('the faults of a provider document', () => {
  it('finds no fault in a good document', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each([[[]], [null], [['4.0', '6.99']], [['5']]])('accepts the protocols %j', (protocols) => {
    expect(faultsOf({ protocols })).toEqual([])
  })

  it.each([
    [{ protocols: ['4.0', '7.0'] }, { kind: 'protocols', protocols: ['4.0', '7.0'] }],
    [{ protocols: ['5.0', 'v5'] }, early('has "v5" in `protocols`, which is not a version')],
    [{ os: 'Linux' }, early('is for Linux_amd64 instead of linux_amd64 (`os`, `arch`)')],
    [
      { download_url: 'ftp://x.example/a' },
      early('has an invalid URL in `download_url`: must use http or https scheme')
    ],
    [
      { shasums_url: '%zz' },
      early('has an invalid URL in `shasums_url`: parse "%zz": invalid URL escape "%zz"')
    ],
    [{ download_url: '' }, early('lacks `download_url`')],
    [{ filename: null, shasums_url: '' }, early('lacks `filename`, `shasums_url`')],
    [{ os: '', shasums_url: '' }, early('lacks `os`, `shasums_url`')],
    [{ shasum: 'ab' }, early('has "ab" in `shasum`, which is not 64 hexadecimal digits')],
    [{ shasum: 'xy'.repeat(32), packages: null }, { kind: 'description' }],
    [{ packages: { linux: {} } }, early('has "linux" in `packages`, which OpenTofu cannot read')],
    [{ packages: { darwin_arm64: {} } }, late('`packages` without an entry')],
    [{ packages: { linux_amd64: {} } }, late('no positive `package_size`')],
    [{ packages: { linux_amd64: { package_size: 1 } } }, late('no `zh:` hash')],
    [
      { packages: { linux_amd64: { package_size: 1, hashes: ['zh:00'] } } },
      late('another `zh:` hash')
    ]
  ])('finds the fault of %j', (fields, fault) => {
    expect(faultsOf(fields)[0]).toMatchObject(fault)
  })

  it('accepts packages that Terraform does not read', () => {
    expect(faultsOf({ packages: 'x' }, 'terraform')).toEqual([])
  })
})

describe('sumFault', () => {
  const missing = (name: string) => `has no line for box.zip, but one for ${name}`
  it.each([
    [`${HASH}  box.zip\n`, null],
    [`00  other.zip\n\t${HASH.toUpperCase()}\u00a0box.zip *\r\n`, null],
    [`${'cd'.repeat(32)}  box.zip\n`, expect.stringContaining('has another hash for box.zip')],
    [`${HASH}  ./box.zip\n`, missing('./box.zip')],
    [`${HASH} *box.zip\n`, missing('*box.zip')],
    [`${HASH}  other.zip\n`, 'has no line for box.zip'],
    [`x  box.zip\n${HASH}  box.zip\n`, 'has no SHA-256 hash in the line for box.zip'],
    ['<!DOCTYPE html>\n<p>', 'has no SHA-256 hash: it begins with "<!DOCTYPE html>"']
  ])('reads %j', (sums, fault) => {
    expect(sumFault(sums, { filename: 'box.zip', shasum: HASH })).toEqual(fault)
  })
})
