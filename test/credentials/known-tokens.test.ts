import { knownTokens } from '../../src/observe/credentials/redaction/secrets.ts'
import { describe, expect, it } from '../support/jest.ts'

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

  const proxies = [
    {
      name: 'a password',
      url: 'http://proxy:word-1@a',
      secrets: ['word-1'],
      pairs: ['proxy:word-1']
    },
    {
      name: 'a password that is encoded',
      url: 'proxy:p%40ss@a:3128',
      secrets: ['p%40ss', 'p@ss'],
      pairs: ['proxy:p%40ss', 'proxy:p@ss']
    },
    { name: 'a password alone', url: 'http://:word-1@a', secrets: ['word-1'], pairs: [':word-1'] },
    {
      name: 'a password with slashes',
      url: 'http://u:a/b?@a',
      secrets: ['a/b?'],
      pairs: ['u:a/b?']
    },
    {
      name: 'a password with signs',
      url: 'http://u:a@b:c@a',
      secrets: ['a@b:c'],
      pairs: ['u:a@b:c']
    },
    {
      name: 'a password with percent',
      url: 'http://u:9%off@a',
      secrets: ['9%off'],
      pairs: ['u:9%off']
    },
    {
      name: 'a user name like a token',
      url: 'https://ghp_4x8Kq2@a',
      secrets: ['ghp_4x8Kq2'],
      pairs: []
    },
    { name: 'no user name that is a word', url: 'http://terraform@a', secrets: [], pairs: [] },
    { name: 'no user name with a domain', url: 'http://acme%5Cjoe@a', secrets: [], pairs: [] },
    { name: 'nothing without user info', url: 'http://proxy:3128', secrets: [], pairs: [] }
  ]
  it.each(proxies)('of a proxy include $name', ({ url, secrets, pairs }) => {
    const header = pairs.map((pair) => Buffer.from(pair).toString('base64'))
    for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy']) {
      expect(new Set(known('', { [name]: url }))).toEqual(new Set([...secrets, ...header]))
    }
  })
})
