import { makeRedact } from '../../../src/observe/credentials/redaction/redaction.ts'
import { clearCrash, openSecrets } from '../../../src/observe/credentials/redaction/secrets.ts'
import { masker } from '../../../src/observe/credentials/redaction/spellings.ts'
import { marked, named } from '../../../src/rules/protocol/marked-text.ts'
import { Token } from '../../../src/rules/protocol/token.ts'
import { describe, expect, it, jest } from '../../support/jest.ts'

const redact = (...tokens: string[]) => makeRedact(tokens.map((text) => new Token(text)))

describe('redaction', () => {
  it('replaces tokens in every string of plain data, and in no name of a member', () => {
    const data = {
      url: 'https://registry.example.com/?t=top-secret',
      list: ['top-secret', { top: { 'top-secret': null } }],
      number: 5,
      no: false
    }
    expect(redact('top-secret')(data)).toEqual({
      url: 'https://registry.example.com/?t=***',
      list: ['***', { top: { 'top-secret': null } }],
      number: 5,
      no: false
    })
  })

  it('hides a token that begins in one part of a text and ends in another', () => {
    const text = marked`${named('https://registry.example.com/v1/')} returned 404`
    expect(redact('example.com/v1')({ text })).toEqual({
      text: 'https://registry.***/ returned 404'
    })
    expect(redact('returned 404')({ text })).toEqual({
      text: [
        'https://',
        { host: 'registry.example.com', shownAs: 'registry.example.com' },
        '/v1/ ***'
      ]
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
    const mask = jest.fn()
    masker(mask)([new Token('abc')])
    expect(mask).not.toHaveBeenCalled()
  })

  it('returns data unchanged without tokens', () => {
    const data = { a: [1] }
    expect(redact()(data)).toBe(data)
  })

  it('returns nothing but plain data', () => {
    const data = { map: new Map([['top-secret', 1]]), error: new Error('top-secret') }
    expect(redact('top-secret')(data)).toEqual({ map: {}, error: {} })
  })

  it('searches a long list once, however many objects share it', () => {
    const read = jest.fn(() => 'text')
    const list = Array.from({ length: 200 }, () =>
      Object.defineProperty({}, 'x', { enumerable: true, get: read })
    )
    redact('top-secret')([{ list }, { list }])
    expect(read).toHaveBeenCalledTimes(200)
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

describe('a token in another spelling', () => {
  const token = `aZ9/"\\k+ü~é.!q`
  const bytes = Array.from(Buffer.from(token))
  const hex = (byte: number) => byte.toString(16).padStart(2, '0')
  const spellings: Readonly<Record<string, string>> = {
    'in lower case': token.toLowerCase(),
    'in upper case': token.toUpperCase(),
    'in full-width letters, which IDNA maps': `ａＺ９${token.slice(3)}`,
    'quoted as Go does': String.raw`aZ9/\"\\k+ü~é.!q`,
    'quoted in JSON, all of it': Array.from(
      token,
      (each) => `\\u${hex(each.charCodeAt(0)).padStart(4, '0')}`
    ).join(''),
    'in bytes of Go': bytes.map((byte) => `\\x${hex(byte)}`).join(''),
    'percent-encoded, all of it': bytes.map((byte) => `%${hex(byte)}`).join(''),
    'percent-encoded in part': String.raw`%61Z9%2f%22\%6B+%C3%bc~é.!q`,
    'percent-encoded twice': encodeURIComponent(encodeURIComponent(token)),
    'percent-encoded and then quoted': String.raw`aZ9/%22\\k+ü~é.!q`,
    'as HTML': 'aZ9/&quot;\\k&#43;&#xFC;~é.!q',
    'in hexadecimal digits': Buffer.from(token).toString('hex').toUpperCase(),
    'with invisible characters': Array.from(token).join('\u200b')
  }
  it.each(Object.entries(spellings))('%s is hidden', (_, spelling) => {
    expect(redact(token)(`a <${spelling}> b`)).toBe('a <***> b')
  })

  it.each([...'abc'].map((_, at) => ['user:12'.slice(0, at + 5), 'é'.repeat(at)] as const))(
    'is hidden in the base64 of %s and the token and "%s"',
    (before, after) => {
      for (const encoding of ['base64', 'base64url'] as const) {
        const whole = Buffer.from(before + token + after)
        const shown = redact(token)(`Basic ${whole.toString(encoding)}.`)
        expect(shown).toMatch(/^Basic .{5,10}\*\*\*.{0,6}\.$/)
      }
    }
  )

  it('is hidden in HTML, and with other white space', () => {
    expect(redact('a&b <c>')('x a&amp;b\u00a0&#60;c&gt; y')).toBe('x *** y')
    expect(redact('one  two\tthree')('x one two\n three y')).toBe('x *** y')
  })

  it('is hidden as a label in punycode', () => {
    const url = new URL('https://a-schlüssel-für-b.evil.test/')
    expect(url.host).toMatch(/^xn--/)
    expect(redact('schlüssel-für')(`to ${url.host}, and on`)).toBe('to ***.evil.test, and on')
  })

  it('is hidden where a text was cut within an escape', () => {
    for (const cut of ['aZ9%2f%2', 'aZ9/\\"\\', 'aZ9/&quo', 'aZ9/"\\k+%C3']) {
      expect(redact(token)(`x ${cut}… y`)).toBe('x ***… y')
    }
  })
})

describe('many and long tokens', () => {
  const random = (index: number): string => Math.imul(index + 1, 0x9e3779b1).toString(36)
  const long = (length: number): string =>
    Array.from({ length: length / 4 }, (_, index) => random(index))
      .join('')
      .slice(0, length)

  it('hides a token of 26,000 characters, and its parts', () => {
    const token = long(26_000)
    const hide = redact(token)
    expect(hide(`<${token}>`)).toBe('<***>')
    expect(hide(`<${Buffer.from(token).toString('base64')}>`)).toMatch(/^<\*\*\*=*>$/)
    for (const from of [5000, 5001, 5002, 5003]) {
      expect(hide(`<${token.slice(from, from + 12)}>`)).toBe('<***>')
    }
    expect(hide('no token at all')).toBe('no token at all')
  })

  it('hides the first 64 KiB of a token, which is not sent', () => {
    const token = long(100_000)
    expect(redact(token)(`<${token}>`)).toBe(`<***${token.slice(65_536)}>`)
  })

  it('hides thousands of tokens with the same beginning', () => {
    const tokens = Array.from({ length: 3000 }, (_, index) => `ghp_${random(index)}${index}`)
    const hide = redact(...tokens)
    for (const index of [0, 1711, 2999]) expect(hide(`<${tokens[index]}>`)).toBe('<***>')
    expect(hide('ghp_'.repeat(40))).toBe('ghp_'.repeat(40))
  })

  it('hides one that is the beginning of another, and those that overlap', () => {
    const hide = redact('abcd', 'abcdefgh', 'efghij', 'a-much-longer-token-of-many-parts')
    expect(hide('1 abcd 2 abcdefgh 3 abcdefghij 4')).toBe('1 *** 2 *** 3 *** 4')
  })
})

it('keeps the names of the check, also where a token is a part of them', () => {
  const names = new Set(['registry.example.com', 'modules.v1', 'a.example.com.'])
  const tokens = ['registry', 'modules', 'https', 'example.com'].map((text) => new Token(text))
  const text =
    'modules.v1 of registry.example.com: https://registry.example.com/modules/ example.com. a.example.com.'
  expect(makeRedact(tokens)(text, names)).toBe(
    'modules.v1 of registry.example.com: ***://registry.example.com/***/ ***. a.example.com.'
  )
})

it('does not keep words of a document or of a lock file, whatever its fields are called, nor their names', () => {
  const document = { kind: 'the-secret', place: { file: 'the-secret' }, 'a the-secret': [null] }
  const redacted = { kind: '***', place: { file: '***' }, 'a ***': [null] }
  for (const name of ['value', 'hashes']) {
    expect(redact('the-secret')({ [name]: document })).toEqual({ [name]: redacted })
  }
})

describe('an error while tokens are hidden', () => {
  const secrets = openSecrets({ tokens: 'a.example=the-secret' }, {})
  const broken = {
    get message(): string {
      throw new Error('the-secret')
    }
  }

  it('says nothing about them', () => {
    expect(() => secrets.redact(broken)).toThrow(/^tokens could not be hidden$/)
    const failing = () => {
      throw new Error('the-secret')
    }
    expect(() => openSecrets({ tokens: 'a.example=the-secret' }, {}, failing)).toThrow(
      /^tokens could not be hidden$/
    )
  })

  it('leaves nothing of the description of a crash', () => {
    expect(clearCrash((clear) => clear('x the-secret'), secrets)).toBe('x ***')
    const text = clearCrash(() => secrets.redact(broken).message, secrets)
    expect(text).toMatch(/^tf-disco crashed, and the description/)
  })
})

describe('masks', () => {
  const masksOf = (...tokens: string[]): readonly string[] => {
    const masks: string[] = []
    const mask = masker((text) => void masks.push(text))
    for (const token of tokens) mask([new Token(token)])
    return masks
  }

  it('are the lines of a token, and what this program may make of them', () => {
    const masks = masksOf('AbC"d/ü€\nsecond line')
    expect(masks).toEqual(
      expect.arrayContaining([
        'AbC"d/ü€\nsecond line',
        'AbC"d/ü€',
        'second line',
        'abc"d/ü€',
        String.raw`AbC\"d/ü€`,
        'AbC%22d/%C3%BC%E2%82%AC',
        'AbC%22d%2F%C3%BC%E2%82%AC',
        'AbC%22d/%c3%bc%e2%82%ac',
        Buffer.from('AbC"d/ü€').toString('base64').replace(/=+$/, ''),
        Buffer.from('AbC"d/ü€').toString('hex')
      ])
    )
    for (const mask of masks) expect(mask.trim().length).toBeGreaterThanOrEqual(4)
  })

  it('stay within a limit for long and for many tokens', () => {
    expect(masksOf('x'.repeat(1_000_000))).toHaveLength(1)
    const many = Array.from({ length: 10_000 }, (_, index) => `token-${'x'.repeat(60)}-${index}`)
    const masks = masksOf(...many)
    expect(new Set(masks).isSupersetOf(new Set(many))).toBe(true)
    expect(masks.join('\n').length).toBeLessThan(3_000_000)
  })
})

it('keeps fixed words of the report that equal a token, but not the words of hosts', () => {
  const redactAll = makeRedact([new Token('terraform'), new Token('nothing')])
  const redact = <T>(data: T) => redactAll(data, new Set(['terraform']))
  const looks = [{ source: 'CLI configuration', held: 'nothing', counts: false }]
  const place = { file: '~/.terraformrc', line: 3, column: 1, endColumn: 4 }
  const ours = { looks: [{ client: 'terraform', looks }], forced: [{ client: 'terraform', place }] }
  expect(redact(ours)).toEqual(ours)
  expect(redact({ client: 'nothing' })).toEqual({ client: '***' })
  expect(redact({ client: 'terraform-cli' })).toEqual({ client: '***-cli' })
})

it('leaves out what is nested too deeply to be searched', () => {
  let nested: unknown = 'the-secret-token'
  for (let depth = 0; depth < 100; depth += 1) nested = { nested }
  const redact = makeRedact([new Token('the-secret-token')])
  expect(JSON.stringify(redact(nested))).not.toContain('secret')
})

it('hides a token that is found after the first use', () => {
  const secrets = openSecrets({}, {})
  expect(secrets.redact('a-later-token')).toBe('a-later-token')
  secrets.learn(new Token('a-later-token'))
  expect(secrets.redact('a-later-token')).toBe('***')
})

it('hides user info in data, also where a token has the mark that ends it', () => {
  const redact = makeRedact([new Token('rest@example')])
  const text = 'https://user:pass rest@example.com/'
  expect(redact({ text }).text).toBe('https://***@example.com/')
  expect(makeRedact([])([text])).toEqual(['https://***@example.com/'])
})
