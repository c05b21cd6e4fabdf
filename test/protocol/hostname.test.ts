import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Hostname } from '../../src/protocol/hostname.ts'
import {
  discoveryUrl,
  displayText,
  explainHostname,
  hostOfTokenVariable,
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

// docs/decisions/0002-hostnames-stricter-than-upstream.md
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

describe('a hostname is read, refused and shown as the clients do it', () => {
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
describe('details that only Go has', () => {
  it.each([
    ['hyphens count in octets: third and fourth', 'ü--b.com', 'idna: invalid label "ü--b"'],
    ['hyphens count in octets: fourth and fifth', 'aü--b.com', 'xn--a--b-0ra.com'],
    ['a port may have a sign', 'example.com:+0080', 'example.com:80'],
    ['minus nothing is port 0', 'example.com:-0', 'example.com:0'],
    ['the port is read before the name', '_:70000', 'port number is greater than 65535'],
    [
      'the wrong port of "http" makes it a URL',
      'HTTP:70000',
      'need just a hostname and optional port number, not a full URL'
    ],
    ['a port of many zeros is still a number', `a:${'0'.repeat(30)}8443`, 'a:8443'],
    ['empty punycode is an empty label', 'a.XN--.b', 'a..b'],
    ['two dots at the end stay', 'a..', 'a..'],
    ['punycode must hold what it decodes to', 'XN--a_b-xyz', 'idna: disallowed rune U+005F'],
    [
      'the first fault in a label speaks: a character',
      'a\u0378_',
      'idna: invalid label "a\\u0378_"'
    ],
    ['the first fault in a label speaks: ASCII', 'a_\u0378', 'idna: disallowed rune U+005F'],
    ['the first fault of the labels speaks', '-a.b_c', 'idna: invalid label "-a"'],
    ['what punycode holds is normal (NFC)', 'XN--a-xbb', 'idna: invalid label "a\u0301"'],
    [
      'the bidi rule names the whole name, mapped',
      'ABC.\u05d01\u0661',
      'idna: invalid label "abc.\u05d01\u0661"'
    ],
    ['a lone surrogate is U+FFFD', 'a\ud800b', 'idna: invalid label "a\ufffdb"']
  ])('%s', (_name, input, want) => {
    const host = parseHostname(input)
    expect(host.ok ? host.value : host.why).toBe(want)
  })
})

describe('stricter than the clients', () => {
  it.each([
    ['a negative port', 'example.com:-1', 'port number is negative'],
    ['a negative port of a host called http', 'http:-8443', 'port number is negative'],
    ['a name that maps to nothing', 'XN--', EMPTY],
    ['a name that maps to nothing, with a port', '\u00ad:8443', EMPTY],
    ['a long name in Unicode', 'ü'.repeat(1025), 'hostname is longer than 1024 characters'],
    ['long punycode', `XN--${'a'.repeat(1024)}`, 'hostname is longer than 1024 characters'],
    ['punycode that holds Unicode', 'XN--ü-', 'idna: invalid label "ü-"'],
    ['a joiner that joins nothing', '\u0628\u200c3', 'idna: invalid label "\u0628\\u200c3"'],
    [
      'a heap of combining marks',
      `x${'\u0316'.repeat(31)}`,
      `idna: invalid label "x${'\u0316'.repeat(31)}"`
    ],
    ['a Hebrew symbol beside Latin', 'a\u2137', 'idna: invalid label "a\u05d2"']
  ])('%s is refused', (_name, input, why) => {
    expect(parseHostname(input)).toEqual({ ok: false, why })
  })
})

describe('what was meant by a text that is no host', () => {
  it.each([
    ['https://registry.example.com', 'leave out the scheme: registry.example.com'],
    [
      'https://registry.example.com:8443/',
      'leave out the scheme and the slash at the end: registry.example.com:8443'
    ],
    [
      'HTTPS://registry.example.com/v1?x=1',
      'leave out the scheme and the path: registry.example.com'
    ],
    ['https://user:secret@example.com', 'leave out the scheme and the user name: example.com'],
    ['git@example.com:acme/network.git', 'leave out the path and the user name: example.com'],
    ['registry.example.com/acme/network/aws', 'leave out the path: registry.example.com'],
    ['registry.example.com?x', 'leave out the query: registry.example.com'],
    [' registry.example.com\n', 'leave out the space around it: registry.example.com'],
    ['"registry.example.com"', 'leave out the quotes: registry.example.com'],
    ['registry.example.com:', 'leave out the colon at the end: registry.example.com'],
    ['a.example.com, b.example.com', 'give one host at a time: a.example.com'],
    ['registry example com', 'a hostname has no spaces, commas or semicolons'],
    ['xn--mnchen-3ya.de', 'write it in Unicode: münchen.de'],
    ['https://xn--strae-oqa.de/', 'write it in Unicode: straße.de'],
    ['xn--a', 'write it in Unicode, not in punycode'],
    [
      'my_registry.example.com',
      'a hostname has no underscores; perhaps my-registry.example.com is meant'
    ],
    ['my_registry.example.com:x', 'a hostname has no underscores'],
    ['TF_TOKEN_example_com', 'this is the name of a variable, not of a host'],
    ['*.example.com', 'a wildcard is no host; name each host'],
    ['::1', 'the clients cannot read an IPv6 address; give a DNS name that leads to it'],
    [
      'https://[2001:db8::1]:8443/',
      'the clients cannot read an IPv6 address; give a DNS name that leads to it'
    ],
    ['example.com:70000', 'ports go from 1 to 65535'],
    ['example.com:-1', 'ports go from 1 to 65535'],
    ['example.com:https', 'only a port in digits follows the colon: example.com:8443'],
    ['.example..com', 'leave out the extra dots: example.com'],
    ['-a.example.com', 'no part of a hostname begins or ends with a hyphen'],
    ['ab--c.example.com', 'no part of a hostname has hyphens in both its third and fourth place'],
    [`\${HOST}`, 'a placeholder in it was not filled in'],
    ['https:registry.example.com', 'leave out the scheme: registry.example.com'],
    ['https:8443x', 'only a port in digits follows the colon: https:8443'],
    ['https:', null],
    ['', null],
    ['\u00ad', null],
    ['registry.example.com', null]
  ])('%j', (text, advice) => {
    expect(explainHostname(text)).toBe(advice)
  })

  it.each([
    'https://user:p@secret/word@example.com',
    'https://secret:pa/ss@example.com/',
    'https://user:secret@exa_mple.com/'
  ])('never repeats a password: %s', (text) => {
    expect(explainHostname(text)).not.toContain('secret')
  })
})

describe('the parts of a host', () => {
  it('are its name and port, 443 when there is none', () => {
    expect(splitHostname(hostOf('Registry.example.com'))).toEqual({
      name: 'registry.example.com',
      port: 443
    })
    expect(splitHostname(hostOf('münchen.de:8443'))).toEqual({
      name: 'xn--mnchen-3ya.de',
      port: 8443
    })
  })

  it('make the address of its discovery document', () => {
    expect(discoveryUrl(hostOf('münchen.de:8443'))).toBe(
      'https://xn--mnchen-3ya.de:8443/.well-known/terraform.json'
    )
  })
})

describe('a TF_TOKEN_ variable reaches the host that the clients give its token to', () => {
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
  ])('the names for %s, the one that a shell can export first', (text, names) => {
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

describe('whatever the text', () => {
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

  it('some are hosts and some are not', () => {
    expect(hosts.length).toBeGreaterThan(500)
    expect(hosts.length).toBeLessThan(3500)
  })

  it('nothing throws, and only what is refused gets advice', () => {
    for (const text of texts) {
      const isHost = parseHostname(text).ok
      expect(displayText(text).isWellFormed()).toBe(true)
      expect(() => hostOfTokenVariable(`TF_TOKEN_${text}`)).not.toThrow()
      if (isHost) expect(explainHostname(text)).toBeNull()
      else explainHostname(text)
    }
  })

  it('a host is ASCII, and without punycode it reads as itself', () => {
    for (const host of hosts) {
      expect(host).toMatch(/^[a-z0-9.-]+(:[0-9]+)?$/)
      // Labels can be empty after the mapping of other dots; no text gives that again.
      if (/xn--|^\.|\.\.+[^.]|\.{3}|^\.+$/.test(host)) continue
      expect(parseHostname(host)).toEqual({ ok: true, value: host })
    }
  })

  it('what is shown of a host reads as that host', () => {
    for (const host of hosts) {
      if (/^\.|\.\.+[^.]|\.{3}/.test(host)) continue
      expect(parseHostname(showHostname(host))).toEqual({ ok: true, value: host })
    }
  })

  it('every TF_TOKEN_ name offered for a host reaches that host', () => {
    for (const host of hosts) {
      for (const name of tokenVariables(host)) expect(hostOfTokenVariable(name)).toBe(host)
    }
  })
})

describe('a text of 100 KB takes no longer than its length asks for', () => {
  const LENGTH = 100_000
  // Time that grew with the square would be minutes for most of these; 20 ms is usual.
  const MAX_MS = 3000

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
  ])('%j again and again', (piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    const start = performance.now()
    parseHostname(text)
    parseHostname(`a:${text}`)
    displayText(text)
    explainHostname(text)
    hostOfTokenVariable(`TF_TOKEN_${text}`)
    expect(performance.now() - start).toBeLessThan(MAX_MS)
  })
})
