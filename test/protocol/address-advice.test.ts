// Sources that are nearly right: what the client makes of them, and what was probably meant.
import { expect, it } from '@jest/globals'
import { readModule } from '../support/module.ts'

const module = (source: string, more = '') =>
  readModule({ 'main.tf': `module "a" {\n  source = "${source}"\n${more}}\n` })

const cases: { source: string; code: string; help: RegExp; host?: string }[] = [
  {
    source: 'registry.example.com/acme/network',
    code: 'source-invalid',
    help: /has three parts after it: HOST\/NAMESPACE\/NAME\/SYSTEM; here are two/
  },
  { source: '', code: 'source-invalid', help: /^the source is empty$/ },
  {
    source: 'gitlab.com/acme/network',
    code: 'source-invalid',
    help: /git::https:\/\/gitlab\.com/
  },
  {
    source: 'https://registry.example.com/acme/network/aws',
    code: 'source-near-miss',
    help: /fetches an archive from this URL; .* write registry\.example\.com\/acme\/network\/aws, without https:\/\//
  },
  {
    source: 'acme/network/AWS',
    code: 'source-invalid',
    help: /lower-case letters and digits only: acme\/network\/aws/
  },
  {
    source: 'registry_x.example.com/acme/network/aws',
    code: 'source-invalid',
    help: /registry_x\.example\.com has an underscore/
  },
  {
    source: 'localhost:8080/acme/network/aws',
    code: 'source-near-miss',
    help: /takes "localhost" for a way to fetch; the host of a module needs a dot, as in 127\.0\.0\.1:8080 or localhost\.localdomain:8080/
  },
  {
    source: 'localhost/acme/network/aws',
    code: 'source-invalid',
    help: /^the host of a module needs a dot/
  },
  {
    source: 'XN--bcher-kva.example/acme/network/aws',
    code: 'source-near-miss',
    help: /punycode in capitals is taken by oversight/,
    host: 'xn--bcher-kva.example'
  },
  {
    source: 'xn--bcher-kva.example/acme/network/aws',
    code: 'source-invalid',
    help: /in its own letters, not in punycode/
  },
  {
    source: 'registry.example.com./acme/network/aws',
    code: 'source-near-miss',
    help: /with the dot at the end it is another host/,
    host: 'registry.example.com.'
  },
  {
    source: 'registry.example.com:/acme/network/aws',
    code: 'source-near-miss',
    help: /the port of registry\.example\.com: is no number/
  },
  {
    source: 'acme/network/aws?ref=v1',
    code: 'source-invalid',
    help: /has no query; give the version with the argument version/
  },
  { source: ' acme/network/aws', code: 'source-invalid', help: /white space/ },
  { source: 'modules/network', code: 'source-invalid', help: /write \.\/modules\/network/ },
  { source: 'modules/a/b/c', code: 'source-invalid', help: /write \.\/modules\/a\/b\/c/ }
]

it.each(cases)('$source is $code', ({ source, code, help, host = null }) => {
  const { usages, notes } = module(source)
  expect(notes).toMatchObject([{ problem: { code }, host, place: { line: 2, column: 12 } }])
  expect(notes[0]?.problem.help).toMatch(help)
  expect(usages[0]?.host).toBe(host)
})

it.each([
  'registry.example.com/acme/network/aws',
  'acme/network/aws//modules/x',
  './network',
  'github.com/acme/network',
  'git::https://example.com/acme/network.git?ref=v1',
  'https://example.com/acme/network.zip',
  'https://example.com/a/b/c',
  'https://registry.example.com/acme/network/aws.zip',
  'git@ssh.dev.azure.com:v3/acme/network/aws',
  's3::https://s3.amazonaws.com/acme/network.zip'
])('there is nothing to say about %s', (source) => {
  expect(module(source).notes).toEqual([])
})

it('beside a version only a registry will do, and the client says why it is none', () => {
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
  { source: 'registry.example.com/net', code: 'source-invalid', help: /has two parts after it/ },
  { source: 'https://registry.example.com/acme/net', code: 'source-invalid', help: /without the/ },
  { source: 'registry.example.com/acme/net/aws', code: 'source-invalid', help: /form of a module/ },
  { source: 'registry.example.com./acme/net', code: 'source-near-miss', help: /dot at the end/ },
  { source: 'acme/net ', code: 'source-invalid', help: /white space/ }
])('the provider $source is $code', ({ source, code, help }) => {
  const { notes } = provider(source)
  expect(notes).toMatchObject([{ problem: { code, help: expect.stringMatching(help) } }])
})

it.each([
  {
    hostname: 'https://tfe.example.com',
    code: 'host-invalid',
    help: 'write just the host: tfe.example.com'
  },
  {
    hostname: 'tfe.example.com/',
    code: 'host-invalid',
    help: 'write just the host: tfe.example.com'
  },
  {
    hostname: 'tfe_x.example.com',
    code: 'host-invalid',
    help: expect.stringMatching(/underscore/)
  },
  { hostname: 'tfe.example.com.', code: 'source-near-miss', help: expect.stringMatching(/dot/) }
])('the hostname $hostname is $code', ({ hostname, code, help }) => {
  const text = `terraform {\n  cloud {\n    hostname = "${hostname}"\n  }\n}\n`
  expect(readModule({ 'main.tf': text }).notes).toMatchObject([{ problem: { code, help } }])
})
