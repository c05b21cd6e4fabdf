import { showUrl } from '../../src/rules/go/url.ts'
import type { Hostname } from '../../src/rules/protocol/hostname.ts'
import {
  discoveryUrl,
  displayText,
  hostOfTokenVariable,
  isAllowed,
  parseHostname,
  parseSetHostname,
  showHostname,
  splitHostname,
  tokenVariables,
  unicodeHostname
} from '../../src/rules/protocol/hostname.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'
import { readVectors } from '../support/vectors.ts'

const variables = readVectors('credentials-env') as readonly {
  readonly name: string
  readonly hostname: string | null
}[]

// The clients accept these as the empty host, which cannot be contacted.
const EMPTY = 'nothing is left of the hostname once it is normalized'

function hostOf(text: string): Hostname {
  const host = parseHostname(text)
  if (!host.ok) throw new Error(`${text}: ${host.why}`)
  return host.value
}

// What golang.org/x/net 0.62.0 says with its tables of Unicode 17.
describe('has the details of Go', () => {
  it.each([
    ['rejects hyphens as third and fourth octet', 'ü--b.com', 'idna: invalid label "ü--b"'],
    ['accepts hyphens as fourth and fifth octet', 'aü--b.com', 'xn--a--b-0ra.com'],
    ['accepts a port with a sign', 'example.com:+0080', 'example.com:80'],
    ['reads port -0 as 0', 'example.com:-0', 'example.com:0'],
    ['checks the port before the name', '_:70000', 'port number is greater than 65535'],
    [
      'reports a host called http with a wrong port as a URL',
      'HTTP:70000',
      'need just a hostname and optional port number, not a full URL'
    ],
    ['ignores leading zeros of a port', `a:${'0'.repeat(30)}8443`, 'a:8443'],
    ['reads empty punycode as an empty label', 'a.XN--.b', 'a..b'],
    ['keeps two trailing dots', 'a..', 'a..'],
    [
      'rejects punycode of characters that are not allowed',
      'XN--a_b-xyz',
      'idna: disallowed rune U+005F'
    ],
    [
      'reports the first fault in a label: a character',
      'a\u0378_',
      'idna: invalid label "a\\u0378_"'
    ],
    ['reports the first fault in a label: ASCII', 'a_\u0378', 'idna: disallowed rune U+005F'],
    ['reports the first label with a fault', '-a.b_c', 'idna: invalid label "-a"'],
    ['rejects punycode that is not in NFC', 'XN--a-xbb', 'idna: invalid label "a\u0301"'],
    [
      'reports the whole mapped name for the bidi rule',
      'ABC.\u05d01\u0661',
      'idna: invalid label "abc.\u05d01\u0661"'
    ],
    ['reads a lone surrogate as U+FFFD', 'a\ud800b', 'idna: invalid label "a\ufffdb"']
  ])('%s', (_name, input, want) => {
    const host = parseHostname(input)
    expect(host.ok ? host.value : host.why).toBe(want)
  })
})

describe('is stricter than the clients and rejects', () => {
  it.each([
    ['a negative port', 'example.com:-1', 'port number is negative'],
    ['a negative port of a host called http', 'http:-8443', 'port number is negative'],
    ['a name that maps to an empty name', 'XN--', EMPTY],
    ['a name with a port that maps to an empty name', '\u00ad:8443', EMPTY],
    ['a long name in Unicode', 'ü'.repeat(257), 'hostname is longer than 256 characters'],
    ['long punycode', `XN--${'a'.repeat(256)}`, 'hostname is longer than 256 characters'],
    ['punycode that holds Unicode', 'XN--ü-', 'idna: invalid label "ü-"'],
    [
      'a joiner without characters to join',
      '\u0628\u200c3',
      'idna: invalid label "\u0628\\u200c3"'
    ],
    [
      '31 combining marks in a row',
      `x${'\u0316'.repeat(31)}`,
      `idna: invalid label "x${'\u0316'.repeat(31)}"`
    ],
    ['a Hebrew symbol beside Latin', 'a\u2137', 'idna: invalid label "a\u05d2"']
  ])('%s', (_name, input, why) => {
    expect(parseHostname(input)).toEqual({ ok: false, why })
  })
})

describe('a hostname', () => {
  it('has a name and a port, 443 by default', () => {
    expect(splitHostname(hostOf('Registry.example.com'))).toEqual({
      name: 'registry.example.com',
      port: 443
    })
    expect(splitHostname(hostOf('münchen.de:8443'))).toEqual({
      name: 'xn--mnchen-3ya.de',
      port: 8443
    })
  })

  it('has the URL of its discovery document', () => {
    expect(showUrl(discoveryUrl(hostOf('münchen.de:8443')))).toBe(
      'https://xn--mnchen-3ya.de:8443/.well-known/terraform.json'
    )
  })
})

describe('a TF_TOKEN_ variable is for the same host as in the clients', () => {
  it.each(variables)('$name', ({ name, hostname }) => {
    expect(hostOfTokenVariable(name)).toBe(hostname)
  })

  it.each([
    ['registry.example.com', ['TF_TOKEN_registry_example_com']],
    [
      'my-registry.example.com',
      ['TF_TOKEN_my__registry_example_com', 'TF_TOKEN_my-registry_example_com']
    ],
    ['a-b.example.com:8443', ['TF_TOKEN_a__b_example_com:8443', 'TF_TOKEN_a-b_example_com:8443']],
    [
      'münchen.de',
      ['TF_TOKEN_xn____mnchen__3ya_de', 'TF_TOKEN_xn--mnchen-3ya_de', 'TF_TOKEN_münchen_de']
    ],
    // TF_TOKEN_straße_de would be for strasse.de.
    ['straße.de', ['TF_TOKEN_xn____strae__oqa_de', 'TF_TOKEN_xn--strae-oqa_de']],
    ['a--b.example.com', ['TF_TOKEN_a____b_example_com', 'TF_TOKEN_a--b_example_com']],
    // A label that is empty, from two ideographic dots, would need two underscores: a hyphen.
    ['a\u3002\u3002b', []]
  ])('lists the variables of %s, first the one that a shell can export', (text, names) => {
    expect(tokenVariables(hostOf(text))).toEqual(names)
  })
})

// Names, signs and spellings, and characters with rules of their own, apart from the white space between them.
const PIECES =
  String.raw`registry example .com c 2 é münchen straße 日本語 עברית عربي a B 1 - -- _ . .. : :443 :8443 @ / * [
  xn-- XN-- mnchen-3ya strae-oqa https:// TF_TOKEN_ \u3002 \uff38\uff2e-- ü ß ẞ ς 日本 \u05d0 \u0628 \u0661 \u094d \u0915
  \u0301 \u20dd \u00ad \u200b \u200c \u200d \u202e \u2137 \ud800 \udc00 \ud83d\udca9 \u0020 \0`
    .split(/\s+/)
    .map((piece) =>
      piece.replaceAll(/\\u(....)/g, (_, code) => String.fromCharCode(Number(`0x${code}`)))
    )

describe('any text', () => {
  const next = seededRandom(20_260_416).below
  const texts = Array.from({ length: 4000 }, () =>
    Array.from({ length: next(7) }, () =>
      next(20) === 0 ? String.fromCharCode(next(0x10000)) : (PIECES[next(PIECES.length)] ?? '')
    ).join('')
  )
  const hosts = texts.flatMap((text) => {
    const host = parseHostname(text)
    return host.ok ? [host.value] : []
  })

  it('is sometimes a hostname and sometimes not', () => {
    expect(hosts.length).toBeGreaterThan(500)
    expect(hosts.length).toBeLessThan(3500)
  })

  it('is parsed and shown without an exception', () => {
    for (const text of texts) {
      expect(displayText(text).isWellFormed()).toBe(true)
      expect(() => hostOfTokenVariable(`TF_TOKEN_${text}`)).not.toThrow()
      expect(() => parseHostname(text)).not.toThrow()
    }
  })

  it('that is a hostname is parsed to ASCII, and without punycode to itself', () => {
    for (const host of hosts) {
      expect(host).toMatch(/^[a-z0-9.-]+(:[0-9]+)?$/)
      // Labels can be empty after the mapping of other dots; no text gives that again.
      if (/xn--|^\.|\.\.+[^.]|\.{3}|^\.+$/.test(host)) continue
      expect(parseHostname(host)).toEqual({ ok: true, value: host })
    }
  })

  it('that is the Unicode form of a hostname is parsed as that hostname', () => {
    for (const host of hosts) {
      if (/^\.|\.\.+[^.]|\.{3}/.test(host)) continue
      expect(parseHostname(unicodeHostname(host))).toEqual({ ok: true, value: host })
    }
  })

  it('that is listed as a variable of a hostname is read as that hostname', () => {
    for (const host of hosts) {
      for (const name of tokenVariables(host)) expect(hostOfTokenVariable(name)).toBe(host)
    }
  })
})

it('allows the subdomains of a pattern, and no host that only ends like it', () => {
  const patterns = [{ host: 'example.com' as Hostname, subdomains: true }]
  expect(isAllowed('a.example.com', patterns)).toBe(true)
  expect(isAllowed('attacker-example.com', patterns)).toBe(false)
  expect(isAllowed('example.com', patterns)).toBe(false)
})

describe('a name that is not ASCII', () => {
  const host = 'xn--god-sed.example.com:8443' as Hostname
  const shown = `g\u043Eod.example.com:8443 (${host})`

  it('is shown with its punycode beside it', () => {
    expect(showHostname(host)).toBe(shown)
    expect(showHostname('good.example.com')).toBe('good.example.com')
  })

  it('is read in settings in either form, where its punycode is valid', () => {
    expect(parseSetHostname('g\u043Eod.example.com:8443')).toEqual({ ok: true, value: host })
    expect(parseSetHostname(host)).toEqual({ ok: true, value: host })
    expect(parseSetHostname('xn--god.example.com').ok).toBe(false)
  })
})
