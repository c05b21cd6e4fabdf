import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { showUrl } from '../../src/go/url.ts'
import type { Hostname } from '../../src/protocol/hostname.ts'
import {
  discoveryUrl,
  displayText,
  hostOfTokenVariable,
  isAllowed,
  parseHostname,
  showHostname,
  splitHostname,
  tokenVariables
} from '../../src/protocol/hostname.ts'

type Reading = {
  readonly forComparison: string | null
  readonly forDisplay: string
  readonly hostnameForDisplay: string | null
  readonly error: string | null
}
type Row = Reading & { readonly input: string; readonly differs?: { readonly unicode17: Reading } }

const vectors = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'))

const rows = (vectors('hostname') as readonly Row[]).map((row) => ({
  ...row,
  ...row.differs?.unicode17
}))
const variables = vectors('credentials-env') as readonly {
  readonly name: string
  readonly hostname: string | null
}[]

// The clients accept these as the empty host, which cannot be contacted.
const EMPTY = 'nothing is left of the hostname once it is normalized'
const STRICTER: ReadonlyMap<string, string> = new Map([
  ['\u00ad', EMPTY],
  ['\u200b', EMPTY]
])

/** Shown with every character beyond ASCII as a code, so that two rows never look alike. */
const visible = (text: string): string =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text).replace(
    /[^ -~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  )

function read(text: string): Reading {
  const host = parseHostname(text)
  return {
    forComparison: host.ok ? host.value : null,
    forDisplay: displayText(text),
    hostnameForDisplay: host.ok ? showHostname(host.value) : null,
    error: host.ok ? null : host.why
  }
}

function hostOf(text: string): Hostname {
  const host = parseHostname(text)
  if (!host.ok) throw new Error(`${text}: ${host.why}`)
  return host.value
}

describe('accepts, rejects and shows a hostname as the clients do', () => {
  it.each(rows.map((row) => ({ name: visible(row.input), row })))('$name', ({ row }) => {
    const stricter = STRICTER.get(row.input)
    const { forComparison, forDisplay, hostnameForDisplay, error } = row
    expect(read(row.input)).toEqual(
      stricter === undefined
        ? { forComparison, forDisplay, hostnameForDisplay, error }
        : { forComparison: null, forDisplay, hostnameForDisplay: null, error: stricter }
    )
  })
})

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

/** Numbers below `limit`, the same in every run (mulberry32). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const PIECES = [
  ...['registry', 'example', '.com', 'c', '2', 'é', 'münchen', 'straße', '日本語', 'עברית', 'عربي'],
  ...[
    'a',
    'B',
    '1',
    '-',
    '--',
    '_',
    '.',
    '..',
    ':',
    ':443',
    ':8443',
    '@',
    '/',
    ' ',
    '\0',
    '*',
    '['
  ],
  ...[
    'xn--',
    'XN--',
    'mnchen-3ya',
    'strae-oqa',
    'https://',
    'TF_TOKEN_',
    '\u3002',
    '\uff38\uff2e--'
  ],
  ...[
    'ü',
    'ß',
    'ẞ',
    'ς',
    '日本',
    '\u05d0',
    '\u0628',
    '\u0661',
    '\u094d',
    '\u0915',
    '\u0301',
    '\u20dd'
  ],
  ...['\u00ad', '\u200b', '\u200c', '\u200d', '\u202e', '\u2137', '\ud800', '\udc00', '\u{1f4a9}']
]

describe('any text', () => {
  const next = randomNumbers(20_260_416)
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

  it('that is shown for a hostname is parsed as that hostname', () => {
    for (const host of hosts) {
      if (/^\.|\.\.+[^.]|\.{3}/.test(host)) continue
      expect(parseHostname(showHostname(host))).toEqual({ ok: true, value: host })
    }
  })

  it('that is listed as a variable of a hostname is read as that hostname', () => {
    for (const host of hosts) {
      for (const name of tokenVariables(host)) expect(hostOfTokenVariable(name)).toBe(host)
    }
  })
})

// A step in quadratic time would run into the time-out of the test.
describe('reads 100 KB in linear time', () => {
  const LENGTH = 100_000

  it.each([
    ...[
      'a',
      'a.',
      '.',
      '-',
      ':',
      '0:',
      '"',
      ' ',
      'a ',
      'a.b,',
      '@',
      '/',
      '?#',
      '_',
      '[',
      '$',
      '\0'
    ],
    ...['ü', 'XN--', 'XN--a.', 'xn--', '\u0301\u0316', 'a\u200c', '\ud800', '日', '\u05d0']
  ])('of %j repeated', (piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    expect(parseHostname(`${text}\0`).ok).toBe(false)
    expect(parseHostname(`a:${text}\0`).ok).toBe(false)
    expect(displayText(text).isWellFormed()).toBe(true)
    expect(hostOfTokenVariable(`TF_TOKEN_${text}\0`)).toBeNull()
  })
})

it('allows the subdomains of a pattern, and no host that only ends like it', () => {
  const patterns = [{ host: 'example.com' as Hostname, subdomains: true }]
  expect(isAllowed('a.example.com', patterns)).toBe(true)
  expect(isAllowed('attacker-example.com', patterns)).toBe(false)
  expect(isAllowed('example.com', patterns)).toBe(false)
})
