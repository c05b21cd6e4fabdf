// The two ways to shorten a list.

import { fitInto, showSome, some } from '../../src/rules/problems/brief.ts'
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
