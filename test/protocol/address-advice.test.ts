import { describe, expect, it } from '@jest/globals'
import { hostAdvice } from '../../src/protocol/address-advice.ts'
import { readModule } from '../support/module.ts'
import { readVectors } from '../support/vectors.ts'

const IPV6 = 'use a DNS name; the clients do not support IPv6 addresses'

describe('advises how to write a hostname', () => {
  it.each([
    ['https://registry.example.com', 'remove the scheme: registry.example.com'],
    [
      'https://registry.example.com:8443/',
      'remove the scheme and the trailing slash: registry.example.com:8443'
    ],
    ['HTTPS://registry.example.com/v1?x=1', 'remove the scheme and the path: registry.example.com'],
    ['https://user:secret@example.com', 'remove the scheme and the user name: example.com'],
    [
      ' "https://git@example.com/" ',
      'remove the white space, the quotation marks, the scheme, the trailing slash and the user name: example.com'
    ],
    ['git@example.com:acme/network.git', 'remove the path and the user name: example.com'],
    ['registry.example.com/acme/network/aws', 'remove the path: registry.example.com'],
    ['registry.example.com?x', 'remove the query: registry.example.com'],
    [' registry.example.com\n', 'remove the white space: registry.example.com'],
    ['"registry.example.com"', 'remove the quotation marks: registry.example.com'],
    ['registry.example.com:', 'remove the trailing colon: registry.example.com'],
    ['https:registry.example.com', 'remove the scheme: registry.example.com'],
    ['a.example.com, b.example.com', 'write one hostname at a time: a.example.com'],
    ['registry example com', 'remove the spaces, commas and semicolons'],
    ['xn--mnchen-3ya.de', 'write it in Unicode: münchen.de'],
    ['https://xn--strae-oqa.de/', 'write it in Unicode: straße.de'],
    ['xn--a', 'write it in Unicode, not in punycode'],
    [
      'my_registry.example.com',
      'a hostname cannot contain underscores; did you mean my-registry.example.com?'
    ],
    ['my_registry.example.com:x', 'a hostname cannot contain underscores'],
    ['TF_TOKEN_example_com', 'write the hostname; this is the name of a variable'],
    ['*.example.com', 'write each hostname; wildcards are not supported'],
    ['::1', IPV6],
    ['https://[2001:db8::1]:8443/', IPV6],
    ['example.com:70000', 'use a port from 1 to 65535'],
    ['example.com:-1', 'use a port from 1 to 65535'],
    ['example.com:https', 'write the port as a number: example.com:8443'],
    ['https:8443x', 'write the port as a number: https:8443'],
    ['.example..com', 'remove the extra dots: example.com'],
    ['-a.example.com', 'remove the hyphen at the start or end of a label'],
    ['a-:8443', 'remove the hyphen at the start or end of a label'],
    ['ab--c.example.com', 'a label cannot have hyphens as its third and fourth character'],
    [`\${HOST}`, 'replace the placeholder']
  ])('%j', (text, advice) => {
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

const cases: { source: string; code: string; help: RegExp; host?: string }[] = [
  {
    source: 'registry.example.com/acme/network',
    code: 'source-invalid',
    help: /^write HOST\/NAMESPACE\/NAME\/SYSTEM, three parts after the host$/
  },
  {
    source: '',
    code: 'source-invalid',
    help: /^write a path such as \.\/network, or a registry address or URL$/
  },
  {
    source: 'gitlab.com/acme/network',
    code: 'source-invalid',
    help: /git::https:\/\/gitlab\.com/
  },
  {
    source: 'https://registry.example.com/acme/network/aws',
    code: 'source-near-miss',
    help: /^remove https:\/\/ to use the registry module: registry\.example\.com\/acme\/network\/aws; with it, the client downloads an archive/
  },
  {
    source: 'https://example.com:8443/acme/network/aws//modules/vpc',
    code: 'source-near-miss',
    help: /^remove https:\/\/ to use the registry module: example\.com:8443\/acme\/network\/aws\/\/modules\/vpc; with it, .* \(for a Git repository, write git::https:\/\/…\)$/
  },
  {
    source: 'git.example.com/gitlab/acme/network/aws',
    code: 'source-invalid',
    help: /^write HOST\/NAMESPACE\/NAME\/SYSTEM, such as git\.example\.com\/acme\/network\/aws; service discovery works only at the root of a host, not below \/gitlab$/
  },
  {
    source: 'registry.example.com/acme/network/aws/1.2.0',
    code: 'source-invalid',
    help: /^write registry\.example\.com\/acme\/network\/aws, and the version in the `version` argument$/
  },
  {
    source: 'acme/network/AWS',
    code: 'source-invalid',
    help: /^write the target system in lower case: acme\/network\/aws$/
  },
  {
    source: 'registry_x.example.com/acme/network/aws',
    code: 'source-invalid',
    help: /underscores; did you mean registry-x\.example\.com\?$/
  },
  {
    source: 'localhost:8080/acme/network/aws',
    code: 'source-near-miss',
    help: /^write a host with a dot, such as 127\.0\.0\.1:8080 or localhost\.localdomain:8080; the client reads "localhost" as a download method$/
  },
  {
    source: 'localhost/acme/network/aws',
    code: 'source-invalid',
    help: /^write a host with a dot, such as 127\.0\.0\.1 or localhost\.localdomain$/
  },
  {
    source: 'XN--bcher-kva.example/acme/network/aws',
    code: 'source-near-miss',
    help: /^write it in Unicode: bücher\.example; upper-case punycode/,
    host: 'xn--bcher-kva.example'
  },
  {
    source: 'xn--bcher-kva.example/acme/network/aws',
    code: 'source-invalid',
    help: /^write it in Unicode: bücher\.example$/
  },
  {
    source: 'registry.example.com./acme/network/aws',
    code: 'source-near-miss',
    help: /^remove the trailing dot: tokens and settings for registry\.example\.com do not/,
    host: 'registry.example.com.'
  },
  {
    source: 'registry.example.com:/acme/network/aws',
    code: 'source-near-miss',
    help: /^remove the trailing colon: registry\.example\.com$/
  },
  {
    source: 'acme/network/aws?ref=v1',
    code: 'source-invalid',
    help: /^remove the query; set the version with the `version` argument$/
  },
  { source: ' acme/network/aws', code: 'source-invalid', help: /white space/ },
  { source: 'modules/network', code: 'source-invalid', help: /write \.\/modules\/network/ },
  { source: 'modules/a/b/c', code: 'source-invalid', help: /write \.\/modules\/a\/b\/c/ }
]

it.each(cases)('reports the source $source as $code', ({ source, code, help, host = null }) => {
  const { usages, notes } = module(source)
  expect(notes).toMatchObject([{ problem: { code }, host, place: { line: 2, column: 12 } }])
  expect(notes[0]?.problem.help).toMatch(help)
  expect(usages[0]?.host).toBe(host)
})

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
    if (isRejected) expect(notes[0]?.problem.help).toMatch(/127\.0\.0\.1:8443\/acme\/network\/aws/)
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
  'https://example.com/a/b/c?archive=zip',
  'https://github.com/acme/network/aws',
  'https://example.com/acme/network.zip//vpc',
  'https://registry.example.com/acme/network/aws.zip',
  'git@ssh.dev.azure.com:v3/acme/network/aws',
  's3::https://s3.amazonaws.com/acme/network.zip'
])('accepts %s without advice', (source) => {
  expect(module(source).notes).toEqual([])
})

it.each([
  [
    'https://artifacts.example.com/acme/network/aws',
    /^remove https:\/\/ to use the registry module: artifacts\.example\.com\/acme\/network\/aws$/
  ],
  [
    'git.example.com/registry/acme/network/aws',
    /such as git\.example\.com\/acme\/network\/aws; service discovery/
  ],
  [
    'https://git.example.com/registry/acme/network/aws',
    /such as git\.example\.com\/acme\/network\/aws; service discovery/
  ]
])('advises how to write %s where it has a version', (source, help) => {
  const { notes } = module(source, '  version = "1.0.0"\n')
  expect(notes).toMatchObject([{ problem: { code: 'source-invalid' } }])
  expect(notes[0]?.problem.help).toMatch(help)
})

it('reports a source with a version that is not a registry address, in the words of the client', () => {
  const { notes } = module('github.com/acme/network/aws', '  version = "1.0.0"\n')
  expect(notes).toMatchObject([
    {
      problem: {
        code: 'source-invalid',
        message:
          'can\'t use "github.com" as a module registry host, because it\'s reserved for installing directly from version control repositories'
      }
    }
  ])
})

const provider = (source: string) =>
  readModule({
    'main.tf': `terraform {\n  required_providers {\n    x = { source = "${source}" }\n  }\n}\n`
  })

it.each([
  {
    source: 'registry.example.com/net',
    code: 'source-invalid',
    help: /^write HOST\/NAMESPACE\/TYPE, two parts/
  },
  {
    source: 'https://registry.example.com/acme/net',
    code: 'source-invalid',
    help: /^remove the scheme: registry/
  },
  {
    source: 'registry.example.com/acme/net/aws',
    code: 'source-invalid',
    help: /four parts are a module address$/
  },
  {
    source: 'registry.example.com./acme/net',
    code: 'source-near-miss',
    help: /^remove the trailing dot/
  },
  { source: 'acme/net ', code: 'source-invalid', help: /white space/ }
])('reports the provider $source as $code', ({ source, code, help }) => {
  const { notes } = provider(source)
  expect(notes).toMatchObject([{ problem: { code, help: expect.stringMatching(help) } }])
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
