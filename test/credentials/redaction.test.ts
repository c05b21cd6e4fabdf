import { describe, expect, it } from '@jest/globals'
import { knownTokens } from '../../src/credentials/known-tokens.ts'
import { makeRedact, secretForms } from '../../src/credentials/redaction.ts'
import { Token } from '../../src/protocol/token.ts'

const redact = (...tokens: string[]) => makeRedact(tokens.map((text) => new Token(text)))

describe('what is known to be secret', () => {
  const known = (setting: string, environment: Readonly<Record<string, string>> = {}) =>
    knownTokens({ tokens: setting }, environment).map((token) => token.reveal())
  const rows = [
    {
      name: 'the right side of each line',
      setting: 'a.example=one\n b.example:8443 = two=x ',
      tokens: ['one', 'two=x']
    },
    { name: 'not a comment', setting: '# a.example=one\n\n', tokens: [] },
    { name: 'a token with a number sign', setting: 'a.example=one#two', tokens: ['one#two'] },
    {
      name: 'all of a line that has no sides',
      setting: 'just-a-secret',
      tokens: ['just-a-secret']
    },
    {
      name: 'both sides where they may be swapped',
      setting: 'secret=registry.example.com',
      tokens: ['registry.example.com', 'secret', 'secret=registry.example.com']
    },
    { name: 'nothing of an empty side', setting: 'a.example=', tokens: [] },
    { name: 'local hosts are no secret', setting: 'registry=one', tokens: ['one'] }
  ]
  it.each(rows)('$name', ({ setting, tokens }) => {
    expect(known(setting)).toEqual(tokens)
  })

  it('the value of every TF_TOKEN_ variable, whether or not it reaches a host', () => {
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
  it('reaches every string of plain data, keys too, and leaves the rest', () => {
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

  it('knows the usual encodings', () => {
    const token = 'to/p+s=e crét'
    const base64 = Buffer.from(token).toString('base64')
    const forms = [
      token,
      encodeURIComponent(token),
      base64,
      base64.replaceAll('=', ''),
      Buffer.from(token).toString('base64url')
    ]
    for (const form of forms) expect(redact(token)(`<${form}>`)).toMatch(/^<\*\*\*=*>$/)
  })

  it('knows each line of a token, and the token without its ends', () => {
    const hide = redact('first line\nsecond line\n')
    expect(hide('x first line y second line z')).toBe('x *** y *** z')
    expect(redact(' padded-token ')('(padded-token)')).toBe('(***)')
  })

  it('knows the beginning of a token where a text was cut', () => {
    const hide = redact('to/p-secret-token')
    expect(hide('x to/p-sec…, want y')).toBe('x ***…, want y')
    expect(hide(`${'x'.repeat(191)}to/p-secr`)).toBe(`${'x'.repeat(191)}***`)
    expect(hide(`${'x'.repeat(191)}to%2Fp-se`)).toBe(`${'x'.repeat(191)}***`)
    expect(hide('to/p… to/p-secret-token… to/p-secret…')).toBe('***… ***… ***…')
    // Anything may begin like a token; only what was cut may be one.
    expect(hide('to/p-sec')).toBe('to/p-sec')
    expect(hide('to/p-sec and more')).toBe('to/p-sec and more')
    expect(hide(`${'x'.repeat(300)}to/`)).toBe(`${'x'.repeat(300)}to/`)
  })

  it('takes the longest first, so that nothing of it is left', () => {
    expect(redact('secret', 'secret-and-more')('secret-and-more')).toBe('***')
  })

  it('takes a token for text, not for a pattern', () => {
    expect(redact('a.*b(c')('a.*b(c aXXb(c')).toBe('*** aXXb(c')
    expect(redact('$&-token')('$&-token')).toBe('***')
  })

  it('leaves what is shorter than a secret can be', () => {
    expect(redact('abc', '')('abc')).toBe('abc')
    expect(secretForms([new Token('abc')])).toEqual([])
  })

  it('of nothing changes nothing', () => {
    const data = { a: [1] }
    expect(redact()(data)).toBe(data)
  })

  it('bears a token that is not well-formed', () => {
    expect(redact('ab\ud800cd')('ab\ud800cd')).toBe('***')
  })
})

it('a token beyond ASCII is hidden as a header brings it back, byte by byte', () => {
  const hide = redact('schlüssel')
  for (const text of ['schlüssel', 'schlÃ¼ssel', 'schl%C3%BCssel', 'schl%C3%83%C2%BCssel']) {
    expect(hide({ text: `a ${text} b` })).toEqual({ text: 'a *** b' })
  }
})

it('leaves our own words about credentials alone, and not those of hosts', () => {
  const redact = makeRedact([new Token('terraform'), new Token('nothing')])
  const looks = [{ source: 'CLI configuration', held: 'nothing', counts: false }]
  const place = { file: '~/.terraformrc', line: 3, column: 1, endColumn: 4 }
  const ours = { looks: [{ client: 'terraform', looks }], forced: [{ client: 'terraform', place }] }
  expect(redact(ours)).toEqual(ours)
  expect(redact({ client: 'the terraform of ours' })).toEqual({ client: 'the *** of ours' })
})
