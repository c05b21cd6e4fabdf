import { judgeBases, placeOfHost } from '../../src/judge/base-urls.ts'
import { parseUrl, type Url } from '../../src/rules/go/url.ts'
import { resolveServiceUrl } from '../../src/rules/protocol/services.ts'
import { aHop, aHost, anAttempt } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'

function urlOf(host: string, value: string): Url {
  const document = parseUrl(`https://${host}/.well-known/terraform.json`)
  if (!document.ok) throw new Error(document.why)
  const url = resolveServiceUrl(document.value, value)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

type Given = { readonly host?: string; readonly address?: string; readonly hasToken?: boolean }

/** The drafts about a document with these values. */
function drafts(document: Readonly<Record<string, string>>, given: Given = {}) {
  const { host: text = 'registry.example.com', address = '8.8.8.8', hasToken = true } = given
  const host = aHost(text)
  const kind = placeOfHost({ host, attempt: anAttempt({ hops: [aHop({ address })] }) }, [])
  const urls = Object.entries(document).map(([id, value]) => ({
    id,
    endpoint: null,
    url: urlOf(host, value),
    needed: id === 'modules.v1'
  }))
  return judgeBases(urls, { hostname: host, host: text, hasToken, kind, failures: new Map() })
}

const codes = (document: Readonly<Record<string, string>>, given?: Given) =>
  drafts(document, given).map(({ problem }) => problem.code)

describe('service-url-private', () => {
  it.each([
    'http://localhost:8080/v1/',
    'https://app.localhost/v1/',
    'https://127.0.0.1/v1/',
    'https://[::1]/v1/',
    'https://10.0.0.5/v1/',
    'https://192.168.1.2:8443/v1/',
    'https://[fd00::1]/v1/',
    'https://0.0.0.0/v1/',
    'https://0x7f.1/v1/',
    'https://１２７。０。０。１/v1/',
    'https://[2002:808:808::1]/v1/',
    'https://240.0.0.1/v1/'
  ])('reports %s of a public host, and nothing else', (url) => {
    expect(codes({ 'modules.v1': url })).toEqual(['service-url-private'])
  })

  it.each([
    ['localhost:8443', 'https://localhost:9443/v1/', '127.0.0.1', 'service-url-other-port'],
    ['127.0.0.1:8443', 'https://127.0.0.1:8443/v1/', '127.0.0.1', null],
    ['10.0.0.1', 'https://10.0.0.2/v1/', '10.0.0.1', 'service-url-cross-host'],
    ['10.0.0.1', 'https://240.0.0.2/v1/', '10.0.0.1', 'service-url-cross-host'],
    ['10.0.0.1', 'https://0.0.0.0/v1/', '10.0.0.1', 'service-url-private'],
    ['240.0.0.1', 'https://240.0.0.1/v1/', '240.0.0.1', null],
    ['240.0.0.1', 'https://10.0.0.2/v1/', '240.0.0.1', 'service-url-private'],
    ['registry.corp.internal', 'https://10.0.0.2/v1/', '10.0.0.1', 'service-url-cross-host'],
    ['registry.example.com', 'https://10.0.0.2/v1/', '10.0.0.1', 'service-url-cross-host'],
    ['registry.example.com', 'https://localhost/v1/', '10.0.0.1', 'service-url-private'],
    ['registry.example.com', 'https://registry.internal/v1/', '8.8.8.8', 'service-url-cross-host']
  ])('for host %s with a service at %s and address %s: %s', (host, url, address, code) => {
    const found = codes({ 'modules.v1': url }, { host, address })
    expect(found).toEqual(code === null ? [] : [code])
  })

  it('judges a host with a `resolve` rule for this machine by its name', () => {
    const hosts = { host: aHost(), attempt: anAttempt({ hops: [aHop({ address: '127.0.0.1' })] }) }
    const rule = {
      name: 'registry.example.com',
      port: null,
      address: '127.0.0.1',
      addressPort: null
    }
    expect(placeOfHost(hosts, [rule])).toBe('public')
    expect(placeOfHost(hosts, [])).toBe('loopback')
  })
})

it('reports one http base URL once, for all services and the clients that use them', () => {
  const url = 'http://registry.example.com:8082/'
  const [draft, ...more] = drafts({
    'modules.v1': url,
    'tfe.v2': url,
    'tfe.v2.1': url,
    'motd.v1': url
  })
  expect(more).toEqual([])
  expect(inWords(draft)).toMatchObject({
    needed: true,
    services: ['modules.v1', 'tfe.v2', 'tfe.v2.1', 'motd.v1'],
    problem: {
      code: 'service-url-insecure',
      message:
        'modules.v1, tfe.v2, tfe.v2.1, motd.v1 of host registry.example.com are not https: http://registry.example.com:8082',
      affects: ['terraform', 'opentofu', 'dependabot']
    }
  })
  expect(drafts({ 'tfe.v2': url })[0]?.problem.affects).toEqual(['terraform', 'opentofu'])
})

describe('service-url-cross-host', () => {
  it.each([
    ['reports another name', 'https://modules.example.com/', 'registry.example.com', true],
    ['ignores case', 'https://REGISTRY.example.com/', 'registry.example.com', false],
    ['ignores the port', 'https://registry.example.com:8443/', 'registry.example.com', false],
    ['accepts the same Unicode name', 'https://münchen.example.com/', 'münchen.example.com', false],
    [
      'accepts the same name in punycode',
      'https://xn--mnchen-3ya.example.com/',
      'münchen.example.com',
      false
    ],
    ['reports another Unicode name', 'https://zürich.example.com/', 'münchen.example.com', true]
  ])('%s', (_, value, host, want) => {
    expect(codes({ 'modules.v1': value }, { host }).includes('service-url-cross-host')).toBe(want)
  })
})

describe('service-url-other-port', () => {
  it.each([
    ['registry.example.com', 'https://registry.example.com:8443/', true],
    ['registry.example.com:8443', 'https://registry.example.com/', true],
    ['registry.example.com', 'https://registry.example.com:443/', false],
    ['registry.example.com:8443', '/v1/', false],
    ['registry.example.com', 'http://registry.example.com:8082/', false]
  ])('host %s, URL %s: %s', (host, url, want) => {
    expect(codes({ 'modules.v1': url }, { host }).includes('service-url-other-port')).toBe(want)
  })
})

it('reports URLs with a double slash once', () => {
  expect(
    codes({ 'modules.v1': 'https://registry.example.com//v1/', 'tfe.v2': '/api//v2/' })
  ).toEqual(['service-url-double-slash'])
})

it.each([
  [{ 'modules.v1': '/v1/', 'providers.v1': '/v1/' }, ['service-url-same']],
  [
    { 'modules.v1': '/v1', 'providers.v1': 'https://registry.example.com/v1/' },
    ['service-url-same']
  ],
  [{ 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }, []],
  [{ 'tfe.v2': '/api/v2/', 'tfe.v2.1': '/api/v2/', 'tfe.v2.2': '/api/v2/' }, []]
])('compares the URLs of modules and providers: %j', (document, want) => {
  expect(codes(document)).toEqual(want)
})
