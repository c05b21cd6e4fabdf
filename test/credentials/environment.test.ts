import { environmentSource, settingSource } from '../../src/observe/credentials/client-sources.ts'
import { findFirst, type KnownSource } from '../../src/observe/credentials/source.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { aHost } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

/** Where the token of a host comes from, and what it is. */
function found(source: KnownSource, host: string): string | null {
  const credentials = source.find(aHost(host))
  return credentials && `${credentials.source}: ${credentials.token?.reveal() ?? 'none'}`
}

const settings = (tokens: Readonly<Record<string, string>>) =>
  settingSource(
    Object.entries(tokens).map(([host, text]) => ({ host: aHost(host), token: new Token(text) }))
  )

describe('a TF_TOKEN_ variable', () => {
  const rows = readVectors('token-variables') as readonly {
    readonly name: string
    readonly variable: string
    readonly host: string
    readonly reaches: boolean
  }[]

  it.each(rows)('$name', ({ variable, host, reaches }) => {
    expect(found(environmentSource({ [variable]: 'secret' }), host)).toBe(
      reaches ? `${variable}: secret` : null
    )
  })

  it('is used if it is the last one for the host', () => {
    const environment = {
      TF_TOKEN_a_example: 'one',
      'TF_TOKEN_a.example': 'two',
      TF_TOKEN_A_example: 'three'
    }
    expect(found(environmentSource(environment), 'a.example')).toBe('TF_TOKEN_A_example: three')
  })

  it('sends an empty token if it is empty', () => {
    const credentials = environmentSource({ TF_TOKEN_a_example: '' }).find(aHost('a.example'))
    expect(credentials?.token?.reveal()).toBe('')
    expect(credentials?.problem?.code).toBe('credentials-empty')
  })

  it('is ignored if it is not set', () => {
    const { find } = environmentSource({ TF_TOKEN_a_example: undefined })
    expect(find(aHost('a.example'))).toBeNull()
  })

  it('keeps white space around the token', () => {
    expect(found(environmentSource({ TF_TOKEN_a_example: ' x ' }), 'a.example')).toBe(
      'TF_TOKEN_a_example:  x '
    )
  })
})

describe('a JSON web token', () => {
  const lifeOf = (claims: unknown, before = '') => {
    const [header, payload] = [{ alg: 'HS256' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url')
    )
    const text = `${before}${header}.${payload}.c2lnbmF0dXJl`
    return environmentSource({ TF_TOKEN_a_example: text }).find(aHost('a.example'))?.life
  }

  it('has an end, and perhaps a beginning', () => {
    expect(lifeOf({ exp: 1_700_000_000 })).toEqual({ expires: 1_700_000_000_000, issued: null })
    expect(lifeOf({ exp: 2, iat: 1 }, 'glcbt-')).toEqual({ expires: 2000, issued: 1000 })
  })

  it.each([[{}], [{ exp: '1700000000' }], [{ exp: -1 }], [null], [[1]], ['text']])(
    'without an end as %j has none',
    (claims) => {
      expect(lifeOf(claims)).toBeNull()
    }
  )
})

describe('a malformed token', () => {
  const problems = [
    { text: 'plain', code: undefined },
    { text: 'four', code: undefined },
    { text: 'thr', code: 'credentials-short' },
    { text: 'x-api-key:va/lu=e', code: undefined },
    { text: ' ', code: 'credentials-malformed' },
    { text: 'with spaces and\ttabs', code: 'credentials-malformed' },
    { text: 'blank-at-the-end ', code: 'credentials-malformed' },
    { text: 'schlüssel', code: 'credentials-malformed' },
    { text: '"in-quotation-marks"', code: 'credentials-malformed' },
    { text: "'in-other-marks'", code: 'credentials-malformed' },
    { text: '', code: 'credentials-empty' },
    { text: 'ends with a line feed\n', code: 'credentials-malformed' },
    { text: 'a\r\nX-Injected: yes', code: 'credentials-malformed' },
    { text: 'a\u0000', code: 'credentials-malformed' },
    { text: 'a\u007f', code: 'credentials-malformed' }
  ]
  it.each([
    { text: 'Bearer pasted-whole', says: /begins with "Bearer "/, isSent: true },
    { text: '"in-quotation-marks"', says: /is enclosed in quotation marks/, isSent: true },
    { text: ' in-blanks', says: /begins or ends with white space/, isSent: true },
    { text: 'two values', says: /contains white space/, isSent: true },
    { text: 'schlüssel', says: /beyond ASCII/, isSent: true },
    { text: `\${TOKEN}`, says: /is a placeholder that nothing replaced/, isSent: true },
    { text: 'line\n', says: /which no client can send/, isSent: false }
  ])('$text is reported, and sent as the clients send it', (row) => {
    const answer = environmentSource({ TF_TOKEN_a_example: row.text }).find(aHost('a.example'))
    expect(inWords(answer?.problem?.message)).toMatch(row.says)
    expect(answer?.isUnsendable !== true).toBe(row.isSent)
  })

  it('of more than 64 KiB is a wrong setting, which is not quoted', () => {
    const source = (length: number) =>
      environmentSource({ TF_TOKEN_a_example: 'xy'.repeat(length / 2) })
    expect(found(source(65_536), 'a.example')).toContain('xyx')
    expect(() => source(65_538)).toThrow(
      /^TF_TOKEN_a_example: the token is longer than 64 KiB;[^x]*$/
    )
    expect(environmentSource({ TF_TOKEN_: 'x'.repeat(65_538) }).answers.size).toBe(0)
  })

  it('of more than 64 KiB from another source is an error, and is not sent', () => {
    const source = (length: number) => settings({ 'a.example': 'xy'.repeat(length / 2) })
    expect(source(65_536).find(aHost('a.example'))).toMatchObject({ problem: null })
    const answer = source(65_538).find(aHost('a.example'))
    expect(answer).toMatchObject({ isUnsendable: true, problem: { severity: 'error' } })
    expect(inWords(answer?.problem?.message)).toBe(
      'the token from tokens setting is longer than 64 KiB and is not sent'
    )
  })

  it.each(problems)('$text', ({ text, code }) => {
    for (const source of [
      environmentSource({ TF_TOKEN_a_example: text }),
      settings({ 'a.example': text })
    ]) {
      const problem = source.find(aHost('a.example'))?.problem
      expect(problem?.code).toBe(code)
      if (text.length > 3 && code !== undefined)
        expect(inWords(problem?.message)).not.toContain(text.slice(0, 5))
    }
  })
})

describe('the tokens setting', () => {
  it('is for exactly one host and port', () => {
    const source = settings({ 'a.example': 'one', 'a.example:8443': 'two' })
    expect(found(source, 'a.example')).toBe('tokens setting: one')
    expect(found(source, 'a.example:8443')).toBe('tokens setting: two')
    expect(found(source, 'a.example:9443')).toBeNull()
    expect(found(source, 'b.a.example')).toBeNull()
  })

  it('sends nothing with an empty token', () => {
    const credentials = settings({ 'a.example': '' }).find(aHost('a.example'))
    expect(credentials?.token).toBeNull()
    expect(credentials?.problem?.code).toBe('credentials-empty')
  })
})

describe('the first source that knows a host', () => {
  it('answers for it, even without a token', async () => {
    const environment = environmentSource({
      TF_TOKEN_a_example: 'variable',
      TF_TOKEN_b_example: 'variable'
    })
    const sources = [settings({ 'a.example': '' }), environment]
    const answers = await Promise.all(
      ['a.example', 'b.example', 'c.example'].map((host) => findFirst(sources, aHost(host)))
    )
    expect(answers.map(({ answer }) => answer && [answer.source, answer.token?.reveal()])).toEqual([
      ['tokens setting', undefined],
      ['TF_TOKEN_b_example', 'variable'],
      null
    ])
  })

  it('is null without sources', async () => {
    expect(await findFirst([], aHost('a.example'))).toEqual({
      answer: null,
      looks: [],
      findings: []
    })
  })
})
