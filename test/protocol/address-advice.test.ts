import { hostAdvice } from '../../src/rules/protocol/advice/address-advice.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readModule } from '../support/module.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly source: string
  readonly code: string
  readonly help: string
  readonly host?: string
}

/** `help` is a pattern, but of hosts the text itself. */
const rows = readVectors('address-advice') as {
  readonly hosts: readonly (readonly [text: string, advice: string])[]
  readonly modules: readonly Row[]
  readonly withVersion: readonly (readonly [source: string, help: string])[]
  readonly providers: readonly Row[]
}

describe('advises how to write a hostname', () => {
  it.each(rows.hosts)('%j', (text, advice) => {
    expect(hostAdvice(text)).toBe(advice)
  })

  it.each([
    [
      'registry.example.com.:8443',
      'remove the trailing dot: tokens and settings for registry.example.com:8443 do not apply to this host'
    ],
    [
      'XN--bcher-kva.example',
      'write it in Unicode: bücher.example; upper-case punycode is only accepted by accident'
    ]
  ])('%j, which the clients accept', (text, advice) => {
    expect(hostAdvice(text)).toBe(advice)
  })

  it.each(['https:', '', '\u00ad', 'registry.example.com', 'a:8443'])('but not for %j', (text) => {
    expect(hostAdvice(text)).toBeNull()
  })

  it.each([
    'https://user:p@secret/word@example.com',
    'https://secret:pa/ss@example.com/',
    'https://user:secret@exa_mple.com/'
  ])('without the password in %s', (text) => {
    expect(hostAdvice(text)).not.toContain('secret')
  })
})

const module = (source: string, more = '') =>
  readModule({ 'main.tf': `module "a" {\n  source = "${source}"\n${more}}\n` })

it.each(rows.modules)(
  'reports the source $source as $code',
  ({ source, code, help, host = null }) => {
    const { usages, notes } = module(source)
    expect(notes).toMatchObject([
      { problem: { code }, namedHost: host, places: [{ line: 2, column: 12 }] }
    ])
    expect(inWords(notes[0]?.problem.help)).toMatch(RegExp(help))
    expect(usages[0]?.host).toBe(host)
  }
)

type MistakenRow = {
  readonly source: string
  readonly hasVersion: boolean
  /** `downloads`: from the URL itself, without a registry. */
  readonly clients: Readonly<Record<string, 'downloads' | 'rejects'>>
}

it.each(readVectors('mistaken-sources') as readonly MistakenRow[])(
  'takes $source (version: $hasVersion) as the clients do',
  ({ source, hasVersion, clients }) => {
    const { notes } = module(source, hasVersion ? '  version = "1.0.0"\n' : '')
    const isRejected = notes.some(({ problem }) => problem.code === 'source-invalid')
    const outcome = isRejected ? 'rejects' : 'downloads'
    expect(Object.values(clients)).toEqual([outcome, outcome, outcome])
    if (isRejected)
      expect(inWords(notes[0]?.problem.help)).toMatch(/127\.0\.0\.1:8443\/acme\/network\/aws/)
  }
)

it.each([
  'registry.example.com/acme/network/aws',
  'acme/network/aws//modules/x',
  './network',
  'github.com/acme/network',
  'git::https://example.com/acme/network.git?ref=v1',
  'https://example.com/acme/network.zip',
  'https://example.com/a/b',
  'https://example.com/a/b/c/d',
  'https://example.com/modules/acme/network/aws/vpc',
  'https://example.com/modules/acme/network.zip',
  'https://example.com/modules/acme/network/aws/1.2.0.zip',
  'https://example.com/modules/acme/network/aws/1.0?archive=zip',
  'C:/modules/network',
  'https://example.com/a/b/c?archive=zip',
  'https://github.com/acme/network/aws',
  'https://example.com/acme/network.zip//vpc',
  'https://registry.example.com/acme/network/aws.zip',
  'git@ssh.dev.azure.com:v3/acme/network/aws',
  's3::https://s3.amazonaws.com/acme/network.zip'
])('accepts %s without advice', (source) => {
  expect(module(source).notes).toEqual([])
})

it.each(rows.withVersion)('advises how to write %s where it has a version', (source, help) => {
  const { notes } = module(source, '  version = "1.0.0"\n')
  expect(notes).toMatchObject([{ problem: { code: 'source-invalid' } }])
  expect(inWords(notes[0]?.problem.help)).toMatch(RegExp(help))
})

it('says of a source with a version to what `version` applies', () => {
  const { notes } = module('github.com/acme/network/aws', '  version = "1.0.0"\n')
  expect(notes).toMatchObject([
    {
      problem: {
        code: 'source-invalid',
        message:
          '"github.com/acme/network/aws" is not a registry module, and `version` applies to registry modules only'
      }
    }
  ])
})

const provider = (source: string) =>
  readModule({
    'main.tf': `terraform {\n  required_providers {\n    x = { source = "${source}" }\n  }\n}\n`
  })

it.each(rows.providers)('reports the provider $source as $code', ({ source, code, help }) => {
  const { notes } = provider(source)
  expect(notes).toMatchObject([{ problem: { code, help: expect.stringMatching(RegExp(help)) } }])
})

it.each([
  {
    hostname: 'https://tfe.example.com',
    code: 'host-invalid',
    help: 'remove the scheme: tfe.example.com'
  },
  {
    hostname: 'tfe.example.com/',
    code: 'host-invalid',
    help: 'remove the trailing slash: tfe.example.com'
  },
  {
    hostname: 'tfe_x.example.com',
    code: 'host-invalid',
    help: expect.stringMatching(/underscore/)
  },
  { hostname: 'tfe.example.com.', code: 'source-near-miss', help: expect.stringMatching(/dot/) }
])('reports the hostname $hostname as $code', ({ hostname, code, help }) => {
  const text = `terraform {\n  cloud {\n    hostname = "${hostname}"\n  }\n}\n`
  expect(readModule({ 'main.tf': text }).notes).toMatchObject([{ problem: { code, help } }])
})
