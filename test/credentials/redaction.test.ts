import { describe, expect, it } from '@jest/globals'
import { knownTokens } from '../../src/credentials/known-tokens.ts'
import { makeRedact, secretForms } from '../../src/credentials/redaction.ts'
import { Token } from '../../src/protocol/token.ts'

const redact = (...tokens: string[]) => makeRedact(tokens.map((text) => new Token(text)))

describe('known tokens', () => {
  const known = (setting: string, environment: Readonly<Record<string, string>> = {}) =>
    knownTokens({ tokens: setting }, environment).map((token) => token.reveal())
  const rows = [
    {
      name: 'include the right side of each line',
      setting: 'a.example=one\n b.example:8443 = two=x ',
      tokens: ['one', 'two=x']
    },
    { name: 'do not include comments', setting: '# a.example=one\n\n', tokens: [] },
    {
      name: 'include a token with a number sign',
      setting: 'a.example=one#two',
      tokens: ['one#two']
    },
    {
      name: 'include a whole line without an equals sign',
      setting: 'just-a-secret',
      tokens: ['just-a-secret']
    },
    {
      name: 'include both sides of a line if they may be swapped',
      setting: 'secret=registry.example.com',
      tokens: ['registry.example.com', 'secret', 'secret=registry.example.com']
    },
    { name: 'do not include an empty token', setting: 'a.example=', tokens: [] },
    { name: 'do not include a host without a dot', setting: 'registry=one', tokens: ['one'] }
  ]
  it.each(rows)('$name', ({ setting, tokens }) => {
    expect(known(setting)).toEqual(tokens)
  })

  it('include the value of every TF_TOKEN_ variable, for a host or not', () => {
    const environment = {
      TF_TOKEN_a_example: 'one',
      TF_TOKEN____: 'two',
      TF_TOKEN_b: '',
      OTHER: 'three'
    }
    expect(known('', environment)).toEqual(['one', 'two'])
  })
})

describe('redaction', () => {
  it('replaces tokens in every string of plain data, keys included', () => {
    const data = {
      url: 'https://registry.example.com/?t=top-secret',
      list: ['top-secret', { 'a top-secret b': null }],
      number: 5,
      no: false
    }
    expect(redact('top-secret')(data)).toEqual({
      url: 'https://registry.example.com/?t=***',
      list: ['***', { 'a *** b': null }],
      number: 5,
      no: false
    })
  })

  // In base64, `>>>` becomes a plus sign and `???` a slash.
  const encoded = 'to/p >>>é???'
  const base64 = Buffer.from(encoded).toString('base64')
  it.each([
    ['as it is', encoded],
    ['percent-encoded', encodeURIComponent(encoded)],
    ['percent-encoded in lower case', 'to%2fp%20%3e%3e%3e%c3%a9%3f%3f%3f'],
    ['in base64', base64],
    ['in base64 without padding', base64.replaceAll('=', '')],
    ['in URL-safe base64', base64.replaceAll('+', '-').replaceAll('/', '_')]
  ])('hides a token %s', (_, form) => {
    expect(redact(encoded)(`<${form}>`)).toMatch(/^<\*\*\*=*>$/)
  })

  it('tests base64 with both characters that URL-safe base64 replaces', () => {
    expect(base64).toMatch(/\+.*\/|\/.*\+/)
  })

  it('hides each line of a token, and the token without outer white space', () => {
    const hide = redact('first line\nsecond line\n')
    expect(hide('x first line y second line z')).toBe('x *** y *** z')
    expect(redact(' padded-token ')('(padded-token)')).toBe('(***)')
  })

  it('hides the beginning of a token where a text was cut', () => {
    const hide = redact('to/p-secret-token')
    expect(hide('x to/p-sec…, want y')).toBe('x ***…, want y')
    expect(hide(`${'x'.repeat(191)}to/p-secr`)).toBe(`${'x'.repeat(191)}***`)
    expect(hide(`${'x'.repeat(191)}to%2Fp-se`)).toBe(`${'x'.repeat(191)}***`)
    expect(hide('to/p… to/p-secret-token… to/p-secret…')).toBe('***… ***… ***…')
    // Ordinary text may begin like a token, unless it was cut.
    expect(hide('to/p-sec')).toBe('to/p-sec')
    expect(hide('to/p-sec and more')).toBe('to/p-sec and more')
    expect(hide(`${'x'.repeat(300)}to/`)).toBe(`${'x'.repeat(300)}to/`)
  })

  it('replaces the longest token first', () => {
    expect(redact('secret', 'secret-and-more')('secret-and-more')).toBe('***')
  })

  it('does not read a token as a pattern', () => {
    expect(redact('a.*b(c')('a.*b(c aXXb(c')).toBe('*** aXXb(c')
    expect(redact('$&-token')('$&-token')).toBe('***')
  })

  it('does not hide tokens of fewer than four characters', () => {
    expect(redact('abc', '')('abc')).toBe('abc')
    expect(secretForms([new Token('abc')])).toEqual([])
  })

  it('returns data unchanged without tokens', () => {
    const data = { a: [1] }
    expect(redact()(data)).toBe(data)
  })

  it('accepts a token with a lone surrogate', () => {
    expect(redact('ab\ud800cd')('ab\ud800cd')).toBe('***')
  })
})

it('hides a token beyond ASCII that a header returns byte by byte', () => {
  const hide = redact('schlüssel')
  for (const text of ['schlüssel', 'schlÃ¼ssel', 'schl%C3%BCssel', 'schl%C3%83%C2%BCssel']) {
    expect(hide({ text: `a ${text} b` })).toEqual({ text: 'a *** b' })
  }
})

it('keeps fixed words of the report that equal a token, but not the words of hosts', () => {
  const redact = makeRedact([new Token('terraform'), new Token('nothing')])
  const looks = [{ source: 'CLI configuration', held: 'nothing', counts: false }]
  const place = { file: '~/.terraformrc', line: 3, column: 1, endColumn: 4 }
  const ours = { looks: [{ client: 'terraform', looks }], forced: [{ client: 'terraform', place }] }
  expect(redact(ours)).toEqual(ours)
  expect(redact({ client: 'the terraform of ours' })).toEqual({ client: 'the *** of ours' })
})
