import { describe, expect, it } from '@jest/globals'
import { knownTokens } from '../../src/credentials/redaction/secrets.ts'

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
