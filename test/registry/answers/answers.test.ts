import { accept, decodeUtf8, type Parsed } from '../../../src/rules/go/text.ts'
import { TOO_LONG } from '../../../src/rules/registry/answers/decode.ts'
import { readModuleVersions } from '../../../src/rules/registry/answers/module-versions.ts'
import { readLocation } from '../../../src/rules/registry/answers/package-plan.ts'
import {
  readMirrorIndex,
  readMirrorVersion,
  readProviderDocument,
  readProviderVersions
} from '../../../src/rules/registry/answers/provider-answers.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { seededRandom } from '../../support/random.ts'
import { readVectors } from '../../support/vectors.ts'

/** What Go's encoding/json made of bytes, written as Latin-1, with the structs of the clients. */
type GoRow = {
  readonly kind: Kind
  readonly bytes: string
  readonly why?: string
  readonly value?: unknown
}
const goRows = readVectors('registry-answers') as readonly GoRow[]

const JSON_TYPE = 'application/json'
const LINUX = 'linux_amd64'

function document(text: string, reader: 'terraform' | 'opentofu'): Parsed<unknown> {
  const read = readProviderDocument(text, reader)
  if (!read.ok) return read
  const { value } = read
  const packages = Array.from(value.packages ?? [], ([name, { hashes, package_size: size }]) => [
    name,
    hashes,
    size
  ])
  const { os, arch, protocols, filename, shasum } = value
  return accept({
    os,
    arch,
    protocols,
    filename,
    shasum,
    downloadUrl: value.download_url,
    sumsUrl: value.shasums_url,
    signatureUrl: value.shasums_signature_url,
    keys: value.signing_keys.gpg_public_keys.map((key) => key?.ascii_armor ?? null),
    packages: packages.sort()
  })
}

/** What the clients make of JSON that their structs take. */
const MODULE_FAULTS = new Map([
  ['has no element in "modules"', 'no-module'],
  ['has null in a list, at which the clients crash', 'crash']
])

const READERS = {
  'module-versions': (text: string): Parsed<unknown> => {
    const read = readModuleVersions(text)
    if (read.ok) return accept({ kind: 'versions', texts: read.value.texts })
    const kind = MODULE_FAULTS.get(read.why)
    return kind === undefined ? read : accept({ kind })
  },
  'provider-versions': (text: string): Parsed<unknown> => {
    const read = readProviderVersions(text)
    return read.ok ? accept({ texts: read.value.texts, warnings: read.value.warnings }) : read
  },
  'document-terraform': (text: string) => document(text, 'terraform'),
  'document-opentofu': (text: string) => document(text, 'opentofu'),
  'mirror-index': (text: string): Parsed<unknown> => {
    const read = readMirrorIndex(text, JSON_TYPE)
    return read.ok ? accept([...read.value].sort()) : read
  },
  'mirror-version': (text: string): Parsed<unknown> => {
    const read = readMirrorVersion(text, JSON_TYPE, LINUX)
    if (!read.ok) return read.why.endsWith('clients crash') ? accept({ kind: 'crash' }) : read
    return accept(
      read.value === null ? { kind: 'no-platform' } : { kind: 'archive', ...read.value }
    )
  },
  location: (text: string): Parsed<unknown> => {
    const read = readLocation(text, true)
    if (!read.ok) return read
    const { location, use_registry_credentials: usesCredentials } = read.value
    if (usesCredentials !== null) return accept({ kind: 'url', location, usesCredentials })
    return accept(location === '' ? { kind: 'none' } : { kind: 'address', location })
  }
}
type Kind = keyof typeof READERS

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

const readRow = ({ kind, bytes }: GoRow): Parsed<unknown> =>
  READERS[kind](decodeUtf8(bytesOf(bytes)))

// No registry is known to answer so (docs/decisions/0050-removed-code.md): a field twice, and a size that is no int64.
const BEYOND = [
  /"shasums_url":"s","SHASUMS_URL":null/,
  /"root": ?\{.*\},"root":null/,
  /^\{"modules":\[.*\],"modules":\[\{"versions":\[\{\}/,
  /"version":"1\.0\.0","version":null/,
  /"package_size":(?:1\.0|9223372036854775808)\}/
]
const isBeyond = ({ bytes }: GoRow): boolean => BEYOND.some((pattern) => pattern.test(bytes))

describe('reads answers as the clients do', () => {
  it.each(goRows.filter((row) => !isBeyond(row)))('$kind $bytes', (row) => {
    const { why, value } = row
    const read = readRow(row)
    if (why === undefined) expect(read).toEqual(accept(value))
    else expect(read.ok).toBe(false)
  })
})

it('keeps only the last of a field that occurs twice, and accepts any whole number', () => {
  const rows = goRows.filter(isBeyond)
  expect(rows).toHaveLength(6)
  for (const row of rows) expect(readRow(row).ok).toBe(true)
})

describe('a broken answer', () => {
  it('never throws, whatever its bytes', () => {
    const random = seededRandom(11)
    let refused = 0
    for (const { kind, bytes } of goRows) {
      for (let round = 0; round < 20; round += 1) {
        const broken = bytesOf(bytes)
        for (let count = 0; count <= round % 4; count += 1) {
          broken[random.below(broken.length)] = random.below(256)
        }
        const read: Parsed<unknown> = READERS[kind](decodeUtf8(broken))
        if (!read.ok) refused += 1
      }
    }
    expect(refused).toBeGreaterThan(goRows.length)
  })

  it.each<[string, RegExp]>([
    ['', /^is not JSON: it is empty$/],
    ['<html>', /^is not JSON: it is HTML or XML$/],
    ['\ufeff{}', /^is not JSON: it starts with a byte order mark$/],
    ['404: Not Found', /^is not JSON: it begins with "404: Not Found"$/],
    ['OK\n2', /^is not JSON: it begins with "OK"$/],
    ['404', /^has a number instead of an object$/],
    ['{"versions":[{}', /^is not valid JSON: line 1, column 16: the text ends before/],
    ['{"versions":4}', /^has a number instead of an array in "versions"$/],
    ['[]', /^has an array instead of an object$/],
    [
      '{"versions":[{},{"PROTOCOLS":["5",true]}]}',
      /^has a boolean instead of a string in "versions\[1\]\.protocols\[1\]"$/
    ]
  ])('says what is wrong with %j', (body, why) => {
    expect(readProviderVersions(body)).toMatchObject({ ok: false, why: expect.stringMatching(why) })
  })
})

it('refuses a list that is far longer than those of registries', () => {
  const versions = Array(300_000).fill('{}').join()
  const body = `{"modules":[{"versions":[${versions}]}]}`
  expect(readModuleVersions(body)).toEqual({ ok: false, why: TOO_LONG })
  const described = `{"dependencies":[${versions}]}`
  const read = readModuleVersions(`{"modules":[{"versions":[{"root":${described}}]}]}`)
  expect(read).toMatchObject({ ok: true })
})

it('refuses more values than fit into memory, also where they are not kept', () => {
  const body = `{"x":[${Array(500_000).fill('[]').join()}]}`
  expect(readProviderVersions(body)).toEqual({ ok: false, why: TOO_LONG })
})

describe('readProviderVersions', () => {
  it('lists the versions with a protocol of the clients', () => {
    const protocols = [['5'], ['4.0', '6.0'], ['7.0'], ['6.0-beta'], [], ['v5']]
    const versions = protocols.map((each, index) => ({ version: `${index}.0.0`, protocols: each }))
    const read = readProviderVersions(JSON.stringify({ versions }))
    expect(read).toMatchObject({ value: { compatible: ['0.0.0', '1.0.0'] } })
  })

  it('gives the platforms of each version, which may have any type', () => {
    const platforms = [
      { os: 'linux', arch: 'amd64' },
      { os: 'darwin', arch: 'arm64' }
    ]
    const listed = [platforms, undefined, 'linux', [1, { os: {}, arch: null }]]
    const versions = listed.map((value, at) => ({ version: `${at}.0.0`, platforms: value }))
    expect(readProviderVersions(JSON.stringify({ versions }))).toMatchObject({
      value: { platforms: ['linux_amd64 darwin_arm64', '', '', '_ _'] }
    })
  })

  it('counts no platform as an element, of which there may be many', () => {
    const platforms = Array(30_000).fill({ os: 'linux', arch: 'amd64' })
    const body = JSON.stringify({ versions: [{ version: '1.0.0', platforms }] })
    expect(readProviderVersions(body).ok).toBe(true)
  })
})

describe('readModuleVersions', () => {
  it('gives the calls and providers of the versions that have any', () => {
    const provider = { name: 'aws', namespace: 'hashicorp', source: '', version: '~> 5.0' }
    const call = { name: 'a', source: './a', version: '' }
    const modules = [{ path: 'modules/a', providers: [provider], dependencies: null }]
    const body = JSON.stringify({
      modules: [
        {
          versions: [
            {
              version: '1.0.0',
              root: { providers: [], dependencies: [call] },
              submodules: modules
            },
            { version: '2.0.0', root: { dependencies: [call] } },
            { version: '3.0.0', root: {} }
          ]
        }
      ]
    })
    expect(readModuleVersions(body)).toMatchObject({
      value: {
        texts: ['1.0.0', '2.0.0', '3.0.0'],
        described: new Map([
          [
            '1.0.0',
            [
              { path: '', calls: [call], providers: [] },
              { path: 'modules/a', calls: [], providers: [provider] }
            ]
          ],
          ['2.0.0', [{ path: '', calls: [call], providers: [] }]]
        ])
      }
    })
  })

  it('gives none if an answer describes far more than those of registries', () => {
    const root = { dependencies: Array(25_000).fill({ name: 'a' }) }
    const body = JSON.stringify({ modules: [{ versions: [{ version: '1.0.0', root }] }] })
    expect(readModuleVersions(body)).toMatchObject({
      value: { texts: ['1.0.0'], described: new Map() }
    })
  })
})

describe('a network mirror', () => {
  const body = '{"versions":{"1.0.0":{}}}'

  it.each([JSON_TYPE, 'Application/JSON; charset=utf-8'])('may send %s', (type) => {
    expect(readMirrorIndex(body, type)).toEqual(accept(['1.0.0']))
  })

  it.each([null, '', 'text/plain', 'application/json; x', 'application/vnd.api+json'])(
    'must not send %s',
    (type) => {
      expect(readMirrorIndex(body, type)).toMatchObject({ ok: false })
    }
  )
})
