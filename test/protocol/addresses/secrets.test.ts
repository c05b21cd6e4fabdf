import { describe, expect, it } from '@jest/globals'
import { hideAddressSecrets } from '../../../src/protocol/addresses/secrets.ts'

describe('hides', () => {
  it.each([
    ['https://user:pw@example.com/x.zip', 'https://***@example.com/x.zip'],
    ['https://ghp_x@github.com/a/b', 'https://***@github.com/a/b'],
    [
      'git::https://oauth2:pw@example.com/x.git?ref=v1',
      'git::https://***@example.com/x.git?ref=v1'
    ],
    ['https://user:p@ss@example.com/x', 'https://***@example.com/x'],
    ['https://user:p/s#s?@example.com/x', 'https://***@example.com/x'],
    ['user:pw@registry.example.com/a/b/c', '***@registry.example.com/a/b/c'],
    ['git::user:pw@example.com/x', '***@example.com/x'],
    ['"https://user:$\u007Bvar.p}@$\u007Bvar.h}/x" is', '"https://***@$\u007Bvar.h}/x" is'],
    ['https://example.com/x?sig=a%2Bb&ref=1#f', 'https://example.com/x?sig=***&ref=1#f'],
    ['registry.example.com/a/b/c?token=x/y', 'registry.example.com/a/b/c?token=***'],
    ['https://a.example/?u=https://user:pw@b.example', 'https://a.example/?u=***']
  ])('%s', (text, shown) => {
    expect(hideAddressSecrets(text)).toBe(shown)
  })
})

it.each([
  'ssh://git@github.com/a/b?ref=v1',
  'git@github.com:a/b.git',
  'registry.example.com:8443/a/b/c',
  'https://example.com:8443/@scope/x',
  'modules.v1=acme/network/aws@~>1.2',
  'var.a ? "x" : "y"',
  'see https://example.com/?'
])('leaves %s', (text) => {
  expect(hideAddressSecrets(text)).toBe(text)
})
