import { expect, it } from '@jest/globals'
import { normalizeQuery } from '../../src/go/url-escape.ts'

it.each([
  { name: 'an empty query', text: '', want: '' },
  { name: 'a pair', text: 'ref=v1', want: 'ref=v1' },
  { name: 'a name alone', text: 'ref', want: 'ref=' },
  { name: 'empty pairs', text: '&&a=1&', want: 'a=1' },
  { name: 'pairs in any order', text: 'b=2&a=1&b=1', want: 'a=1&b=2&b=1' },
  { name: 'an equals sign in a value', text: 'a=b=c', want: 'a=b%3Dc' },
  { name: 'both forms of a space', text: 'a+b=c%20d', want: 'a+b=c+d' },
  { name: 'needless escapes', text: '%61=%2e', want: 'a=.' },
  { name: 'characters that need an escape', text: 'a=/é', want: 'a=%2F%C3%A9' },
  { name: 'bytes that are not UTF-8', text: 'a=%e9', want: 'a=%E9' }
])('sorts and escapes a query as Go does: $name', ({ text, want }) => {
  expect(normalizeQuery(text)).toEqual({ ok: true, value: want })
})

it.each([
  { text: 'a=1;b=2', why: 'invalid semicolon separator in query' },
  { text: 'a=%zz', why: 'invalid URL escape "%zz"' },
  { text: 'a%2', why: 'invalid URL escape "%2"' },
  { text: 'a=%日', why: 'invalid URL escape "%\\xe6\\x97"' }
])('rejects a query in the words of Go: $text', ({ text, why }) => {
  expect(normalizeQuery(text)).toEqual({ ok: false, why })
})
