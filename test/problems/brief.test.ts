// The two ways to shorten a list, and how responses are shown.

import { begins, fitInto, returned, showSome, some } from '../../src/rules/problems/brief.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { expect, it } from '../support/jest.ts'

it('shortens a list by count, to all items up to twice a few, or to a few of more', () => {
  expect(some(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], rest: ['c'], more: 1 })
  expect(some(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], rest: [], more: 0 })
  expect(showSome([1, 2, 3, 4], { few: 2 })).toBe('1, 2, 3, 4')
  expect(showSome([1, 2, 3, 4, 5], { few: 2 })).toBe('1, 2 and 3 more')
})

it('shortens a list by bytes, to the items before the first that does not fit', () => {
  expect(fitInto(['ää', 'b', 'c', 'd'], 7, 1, String)).toEqual({ shown: ['ää', 'b'], more: 2 })
})

it.each([
  [522, 'unknown', '522 (Cloudflare gets no answer from it)'],
  [525, '', '525 (Cloudflare gets no answer from it)'],
  [521, 'Web Server Is Down', '521 Web Server Is Down'],
  [599, '<none>', '599'],
  [500, 'Unknown error', '500 Unknown error']
])('leaves out the reason of %d if it is no phrase: %j', (status, reason, shown) => {
  expect(plain(returned({ url: '', page: null, status, reason }, true))).toBe(shown)
})

it('shows the first line of a text without secrets, in few characters', () => {
  expect(begins('\n  https://a:b@registry.example.com\r\nsecond')).toBe(
    'it begins with "https://***@registry.example.com"'
  )
  expect(begins('x'.repeat(10_000))).toBe(`it begins with "${'x'.repeat(60)}…"`)
})
