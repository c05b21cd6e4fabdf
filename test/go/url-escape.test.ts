import { queryMistake } from '../../src/rules/go/url-escape.ts'
import { expect, it } from '../support/jest.ts'

it.each(['', 'ref=v1', 'ref', '&&a=1&', 'a=b=c', 'a+b=c%20d', 'a=/é', 'a=%e9'])(
  'accepts the query %j as Go does',
  (text) => {
    expect(queryMistake(text)).toBeNull()
  }
)

it.each([
  { text: 'a=1;b=2', why: 'invalid semicolon separator in query' },
  { text: 'a=%zz', why: 'invalid URL escape "%zz"' },
  { text: 'a%2', why: 'invalid URL escape "%2"' },
  { text: 'a=%日b', why: 'invalid URL escape "%日b"' }
])('rejects a query in the words of Go: $text', ({ text, why }) => {
  expect(queryMistake(text)).toBe(why)
})
