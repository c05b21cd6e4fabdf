// The two ways to shorten a list.
import { describe, expect, it } from '@jest/globals'
import { fitInto, showSome, some } from '../../src/problems/brief.ts'

describe('a list that is shortened by count', () => {
  it('has the first items, the others and their number', () => {
    expect(some(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], rest: ['c'], more: 1 })
    expect(some(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], rest: [], more: 0 })
  })

  it('has all items up to twice a few, and a few of more', () => {
    expect(showSome([1, 2, 3, 4], { few: 2 })).toBe('1, 2, 3, 4')
    expect(showSome([1, 2, 3, 4, 5], { few: 2 })).toBe('1, 2 and 3 more')
  })
})

describe('a list that is shortened by bytes', () => {
  it('has the items before the first that does not fit', () => {
    const shown = ['ää', 'b']
    expect(fitInto([...shown, 'c', 'd'], 7, 1, String)).toEqual({ shown, more: 2 })
  })
})
