import { comparedName, endpointOf, hostHeader } from '../../src/observe/network/connect.ts'
import { parseUrl, type Url } from '../../src/rules/go/url.ts'
import { describe, expect, it } from '../support/jest.ts'

function urlOf(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

describe('endpointOf', () => {
  const rows = [
    { url: 'https://a.example.com/', want: 'https a.example.com 443', header: 'a.example.com' },
    { url: 'http://a.example.com', want: 'http a.example.com 80', header: 'a.example.com' },
    {
      url: 'HTTPS://A.Example.COM:8443/',
      want: 'https a.example.com 8443',
      header: 'a.example.com:8443'
    },
    {
      url: 'https://a.example.com:443/',
      want: 'https a.example.com 443',
      header: 'a.example.com:443'
    },
    { url: 'https://a.example.com:/', want: 'https a.example.com 443', header: 'a.example.com' },
    {
      url: 'https://a.example.com.:0443/',
      want: 'https a.example.com. 443',
      header: 'a.example.com.:0443'
    },
    {
      url: 'https://münchen.example/',
      want: 'https xn--mnchen-3ya.example 443',
      header: 'xn--mnchen-3ya.example'
    },
    {
      url: 'https://m%C3%BCnchen.example/',
      want: 'https xn--mnchen-3ya.example 443',
      header: 'xn--mnchen-3ya.example'
    },
    {
      url: 'https://under_score.example/',
      want: 'https under_score.example 443',
      header: 'under_score.example'
    },
    { url: 'https://127.0.0.1:1/', want: 'https 127.0.0.1 1', header: '127.0.0.1:1' },
    { url: 'https://[::1]:8443/', want: 'https ::1 8443', header: '[::1]:8443' },
    { url: 'https://[2001:DB8::1]/', want: 'https 2001:db8::1 443', header: '[2001:db8::1]' },
    {
      url: 'https://me:pw@a.example.com/',
      want: 'https a.example.com 443',
      header: 'a.example.com'
    }
  ]
  it.each(rows)('finds the endpoint and Host header of $url', ({ url, want, header }) => {
    const endpoint = endpointOf(urlOf(url))
    if (!endpoint.ok) throw new Error(endpoint.why)
    const { scheme, name, port } = endpoint.value
    expect(`${scheme} ${name} ${port}`).toBe(want)
    expect(hostHeader(urlOf(url), endpoint.value)).toBe(header)
  })

  it.each([
    { url: 'ftp://a.example.com/', why: 'unsupported protocol scheme "ftp"' },
    { url: '/a', why: 'unsupported protocol scheme ""' },
    { url: 'https:///a', why: 'no Host in request URL' },
    { url: 'https:a', why: 'no Host in request URL' },
    { url: 'https://a.example.com:0/', why: 'invalid port "0"' },
    { url: 'https://a.example.com:65536/', why: 'invalid port "65536"' },
    { url: 'https://ü..example/', why: expect.stringMatching(/empty label/) }
  ])('rejects $url', ({ url, why }) => {
    expect(endpointOf(urlOf(url))).toEqual({ ok: false, why })
  })
})

it('comparedName converts a name to ASCII and keeps its case', () => {
  expect(comparedName(urlOf('https://A.Example.com:8443/'))).toBe('A.Example.com')
  expect(comparedName(urlOf('https://MÜNCHEN.example/'))).toBe('xn--mnchen-3ya.example')
  expect(comparedName(urlOf('https://ü..example/'))).toBe('ü..example')
  expect(comparedName(urlOf('https://[::1]:1/'))).toBe('::1')
})
