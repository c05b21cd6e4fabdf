import { parseUrl, showUrl, type Url } from '../../src/rules/go/url.ts'
import { knownHost } from '../../src/rules/protocol/module-address.ts'
import {
  joinLocation,
  mirrorUrl,
  moduleDownloadUrl,
  moduleVersionsUrl,
  packageUrl,
  providerDocumentUrl,
  providerVersionsUrl,
  requestUrl,
  tfeUrl
} from '../../src/rules/registry/urls.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type EndpointRow = {
  readonly base: string
  readonly moduleVersions: string
  readonly moduleDownload: string
  readonly providerVersions: string
  readonly providerDownload: string
}

function urlOf(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

/** What a join makes of a reference, or why there is none. */
const shown = (url: { ok: true; value: Url } | { ok: false; why: string }): string =>
  url.ok ? showUrl(url.value) : url.why

describe('endpoints are joined as by the clients', () => {
  const module = { namespace: 'hashicorp', name: 'consul', system: 'aws' }
  const provider = { namespace: 'hashicorp', type: 'aws' }

  it.each(readVectors('endpoints') as readonly EndpointRow[])('$base', (row) => {
    const base = urlOf(row.base)
    expect({
      base: row.base,
      moduleVersions: showUrl(moduleVersionsUrl(base, module)),
      moduleDownload: showUrl(moduleDownloadUrl(base, module, '1.2.3')),
      providerVersions: showUrl(providerVersionsUrl(base, provider)),
      providerDownload: showUrl(providerDocumentUrl(base, provider, '1.2.3', 'linux_amd64')),
      source: 'measured'
    }).toEqual(row)
  })

  it.each(['https://tfe.example.com/api/v2', 'https://tfe.example.com/api/v2/'])('%s', (base) => {
    expect(showUrl(tfeUrl(urlOf(base), 'ping'))).toBe('https://tfe.example.com/api/v2/ping')
  })

  it('keeps build metadata as it is', () => {
    const url = moduleDownloadUrl(urlOf('https://r.example.com/m/'), module, '1.0.0+b.1')
    expect(showUrl(url)).toBe('https://r.example.com/m/hashicorp/consul/aws/1.0.0+b.1/download')
  })
})

describe('a mirror', () => {
  const provider = { host: knownHost('registry.example.com'), namespace: 'acme', type: 'box' }

  it.each([
    [
      'https://m.example.org/m/',
      'https://m.example.org/m/registry.example.com/acme/box/index.json'
    ],
    ['https://m.example.org/m', 'https://m.example.org/registry.example.com/acme/box/index.json']
  ])('is asked below %s', (base, expected) => {
    expect(shown(mirrorUrl(urlOf(base), provider, 'index.json'))).toBe(expected)
  })

  it('has no URL for a provider whose host has a port', () => {
    const host = knownHost('registry.example.com:8443')
    const url = mirrorUrl(urlOf('https://m.example.org/'), { ...provider, host }, 'index.json')
    expect(shown(url)).toBe('unsupported protocol scheme "registry.example.com"')
  })
})

describe('references', () => {
  const base = urlOf('https://r.example.com/v1/a/download')

  it.each([
    ['/x.zip', 'https://r.example.com/x.zip'],
    ['./x.zip', 'https://r.example.com/v1/a/x.zip'],
    ['../x.zip', 'https://r.example.com/v1/x.zip'],
    ['//h.example/x.zip', 'https://h.example/x.zip'],
    ['x.zip', 'x.zip'],
    ['git::https://g.example/x?ref=v1', 'git::https://g.example/x?ref=v1']
  ])('the module location %s leads to %s', (location, expected) => {
    expect(joinLocation(base, location)).toEqual({ ok: true, value: expected })
  })

  it('a module location with a bad escape is rejected', () => {
    expect(joinLocation(base, '/%zz').ok).toBe(false)
  })

  it.each([
    ['x.zip', 'https://r.example.com/v1/a/x.zip'],
    ['', 'https://r.example.com/v1/a/download'],
    ['http://h.example/x', 'http://h.example/x'],
    ['ftp://h.example/x', 'must use http or https scheme'],
    ['x.zip#a', 'must not include fragment part']
  ])('OpenTofu requests %s as %s', (location, expected) => {
    expect(shown(packageUrl(base, location))).toBe(expected)
  })

  it.each([
    ['', 'https://r.example.com/v1/a/download'],
    ['?x#y', 'https://r.example.com/v1/a/download?x#y'],
    ['file:///x', 'must use http or https scheme']
  ])('%j in a provider document means %s', (reference, expected) => {
    expect(shown(requestUrl(base, reference))).toBe(expected)
  })
})
