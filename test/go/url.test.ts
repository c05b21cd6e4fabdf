import {
  basicAuthorization,
  parseUrl,
  requestTarget,
  resolveReference,
  resolveUrl,
  safeUrl,
  showUrl,
  type Url,
  urlHost
} from '../../src/rules/go/url.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'
import { readVectors } from '../support/vectors.ts'

/** What Go's net/url made of a reference; `resolved` is against `base`. */
type GoRow = { readonly base: string; readonly text: string } & (
  | { readonly why: string }
  | {
      readonly shown: string
      readonly target: string
      readonly name: string
      readonly port: string
      readonly authorization: string | null
      readonly resolved: string
    }
)
const goRows = readVectors('go-urls') as readonly GoRow[]

function urlOf(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

function resolved(base: string, reference: string): string {
  const url = resolveUrl(urlOf(base), reference)
  return url.ok ? showUrl(url.value) : url.why
}

describe('parses, shows and resolves a reference as Go does', () => {
  it.each(goRows.map((row) => [row.text, row] as const))('%j', (text, row) => {
    const url = parseUrl(text)
    if ('why' in row) {
      expect(url).toEqual({ ok: false, why: row.why })
      return
    }
    if (!url.ok) throw new Error(url.why)
    expect({
      shown: showUrl(url.value),
      target: requestTarget(url.value),
      ...urlHost(url.value),
      authorization: basicAuthorization(url.value),
      resolved: resolved(row.base, text)
    }).toEqual({
      shown: row.shown,
      target: row.target,
      name: row.name,
      port: row.port,
      authorization: row.authorization,
      resolved: row.resolved
    })
  })
})

describe('parseUrl', () => {
  const safe = [
    { name: 'user info', text: 'https://user:secret@example.com/a', want: 'https://example.com/a' },
    { name: 'a query', text: 'https://example.com/a?token=secret', want: 'https://example.com/a' },
    { name: 'an empty query', text: 'https://example.com/a?', want: 'https://example.com/a' },
    { name: 'a fragment', text: 'https://example.com/a#secret', want: 'https://example.com/a' },
    {
      name: 'user info without its slashes',
      text: 'https:user:secret@example.com/a',
      want: 'https:example.com/a'
    },
    {
      name: 'user info behind backslashes',
      text: 'https:\\\\user:secret@example.com/a',
      want: 'https:\\\\example.com/a'
    }
  ]
  it.each(safe)('leaves $name out of a printed URL', ({ text, want }) => {
    expect(safeUrl(urlOf(text))).toBe(want)
  })

  const authorizations = [
    { name: 'a name and a password', text: 'https://user:pw@h/', want: 'user:pw' },
    { name: 'a name alone', text: 'https://user@h/', want: 'user:' },
    { name: 'an empty user name', text: 'https://@h/', want: ':' },
    { name: 'escapes beyond ASCII', text: 'https://%C3%BC:%e2%82%ac@h/', want: 'ü:€' },
    { name: 'a colon in the password', text: 'https://a:b:c@h/', want: 'a:b:c' }
  ]
  it.each(authorizations)('makes basic authorization of $name', ({ text, want }) => {
    const encoded = new TextEncoder().encode(want)
    const base64 = btoa(String.fromCharCode(...encoded))
    expect(basicAuthorization(urlOf(text))).toBe(`Basic ${base64}`)
  })

  const hosts = [
    { text: 'https://example.com/', name: 'example.com', port: '' },
    { text: 'https://example.com:8443/', name: 'example.com', port: '8443' },
    { text: 'https://example.com:/', name: 'example.com', port: '' },
    { text: 'https://[2001:db8::1]:8443/', name: '2001:db8::1', port: '8443' },
    { text: 'https://[fe80::1%25en0]/', name: 'fe80::1%en0', port: '' },
    { text: 'https://%EF%BB%BFh%E2%98/', name: '\ufeffh\ufffd', port: '' },
    { text: 'https://m%C3%BCnchen.de/', name: 'münchen.de', port: '' }
  ]
  it.each(hosts)('splits the host and port of $text', ({ text, name, port }) => {
    expect(urlHost(urlOf(text))).toEqual({ name, port })
  })
})

describe('any reference', () => {
  const PIECES = [
    'https:',
    'http:',
    '//',
    '/',
    '?',
    '#',
    '@',
    ':',
    '..',
    '.',
    '%',
    '%2F',
    '%zz',
    '%c3%bc',
    '[',
    ']',
    '[::1]',
    'example.com',
    ':8443',
    'a',
    'b c',
    'ü',
    '😀',
    '\ud800',
    '\u0000',
    '\n',
    '"',
    '<',
    '\\',
    '*'
  ] as const

  it('is parsed without an exception, and the same again after it is shown', () => {
    const random = seededRandom(20261120)
    const faults: string[] = []
    let shownAgain = 0
    for (let round = 0; round < 20_000; round += 1) {
      const text = random.text(PIECES, 12)
      const url = parseUrl(text)
      if (!url.ok) {
        if (!url.why.startsWith('parse "')) faults.push(text)
        continue
      }
      resolveReference(url.value, url.value)
      safeUrl(url.value)
      // An escaped slash that Go unescapes may leave a path that looks like a host.
      if (url.value.host === '' && url.value.path.startsWith('//')) continue
      const shown = showUrl(url.value)
      const again = parseUrl(shown)
      if (!again.ok || showUrl(again.value) !== shown) faults.push(text)
      shownAgain += 1
    }
    expect(faults).toEqual([])
    expect(shownAgain).toBeGreaterThan(5_000)
  })
})
