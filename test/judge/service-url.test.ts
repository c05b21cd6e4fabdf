import { describe, expect, it } from '@jest/globals'
import { parseUrl } from '../../src/go/url.ts'
import { urlFlaws } from '../../src/judge/service-url.ts'
import { parseHostname } from '../../src/protocol/hostname.ts'
import { resolveServiceUrl } from '../../src/protocol/service-url.ts'

/** `CODE: MESSAGE` of all that is said of a value of modules.v1. */
function said(value: string, hostText = 'registry.example.com'): readonly string[] {
  const host = parseHostname(hostText)
  if (!host.ok) throw new Error(host.why)
  const documentUrl = parseUrl(`https://${host.value}/.well-known/terraform.json`)
  if (!documentUrl.ok) throw new Error(documentUrl.why)
  const url = resolveServiceUrl(documentUrl.value, value)
  if (!url.ok) throw new Error(url.why)
  return urlFlaws({
    id: 'modules.v1',
    value,
    url: url.value,
    host: host.value,
    display: hostText,
    hasToken: true
  }).map(({ problem }) => `${problem.code}: ${problem.message}`)
}

describe('a URL that Go takes and nobody can connect to is the one thing that is said', () => {
  // The words are net/http's own, which Terraform 1.11.4 repeats for each of these.
  it.each([
    [
      'a scheme without slashes',
      'https:foo',
      '"https:foo", which leads nowhere (no Host in request URL)'
    ],
    ['one slash', 'https:/foo', '"https:/foo", which leads nowhere (no Host in request URL)'],
    [
      'three slashes',
      'https:///foo',
      '"https:///foo", which leads nowhere (no Host in request URL)'
    ],
    [
      'slashes and nothing else',
      'https://',
      '"https:", which leads nowhere (no Host in request URL)'
    ],
    ['no more than a scheme', 'http:', '"http:", which leads nowhere (no Host in request URL)'],
    [
      'backslashes',
      'https:\\\\h\\x',
      '"https:\\\\h\\x", which leads nowhere (no Host in request URL)'
    ],
    [
      'a port above the last',
      'https://h:65536/',
      '"https://h:65536/", which leads nowhere (invalid port "65536")'
    ],
    ['port 0', 'https://h:0/', '"https://h:0/", which leads nowhere (invalid port "0")']
  ])('%s', (_, value, words) => {
    expect(said(value)).toEqual([
      `service-url-invalid: modules.v1 of host registry.example.com is ${words}`
    ])
  })

  it.each([
    ['the last port', 'https://registry.example.com:65535/'],
    ['a colon without a port', 'https://registry.example.com:/']
  ])('but not %s', (_, value) => {
    expect(said(value)).toEqual([])
  })
})

describe('a service is on another host', () => {
  const elsewhere = (value: string, host: string): boolean =>
    said(value, host).some((text) => text.startsWith('service-url-cross-host: '))

  it.each([
    ['with another name', 'https://modules.example.com/', 'registry.example.com', true],
    ['not in other letters', 'https://REGISTRY.example.com/', 'registry.example.com', false],
    ['not on another port', 'https://registry.example.com:8443/', 'registry.example.com', false],
    ['not in Unicode', 'https://münchen.example.com/', 'münchen.example.com', false],
    ['not in punycode', 'https://xn--mnchen-3ya.example.com/', 'münchen.example.com', false],
    ['with another name in Unicode', 'https://zürich.example.com/', 'münchen.example.com', true]
  ])('%s', (_, value, host, want) => {
    expect(elsewhere(value, host)).toBe(want)
  })
})
