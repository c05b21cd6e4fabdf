// What scan and exclude select, by names alone.

import {
  exclusion,
  isNamedBy,
  isSkippedDirectory,
  splitGlob
} from '../../src/read/files/selection.ts'
import { describe, expect, it } from '../support/jest.ts'

describe('splitGlob', () => {
  it.each([
    { pattern: 'live/eu', want: { fixed: 'live/eu' } },
    { pattern: 'live/*/eu', want: { fixed: 'live', glob: '*/eu' } },
    { pattern: '**/*.tf', want: { fixed: '', glob: '**/*.tf' } },
    { pattern: '/srv/{a,b}', want: { fixed: '/srv', glob: '{a,b}' } }
  ])('splits $pattern before its first wildcard', ({ pattern, want }) => {
    expect(splitGlob(pattern)).toEqual(want)
  })
})

describe('exclude', () => {
  it.each([
    { pattern: 'a/b', name: 'a/b', want: true },
    { pattern: './a/b/', name: 'a/b', want: true },
    { pattern: '/a/b', name: 'a/b', want: true },
    { pattern: '/a/**', name: 'a/b', want: true },
    { pattern: '/b', name: 'a/b', want: false },
    { pattern: '**/fixtures', name: 'a/fixtures', want: true },
    { pattern: '*.tf', name: 'a/b.tf', want: false },
    { pattern: 'a/b/**', name: 'a/b', want: false },
    { pattern: 'a/b/**/d', name: 'a/b/c/d', want: true },
    { pattern: 'a/b/*', name: 'a/c/b', want: false },
    { pattern: 'a/../b', name: 'b', want: true },
    { pattern: 'a', name: 'ab', want: false }
  ])('$pattern excludes $name: $want', ({ pattern, name, want }) => {
    expect(exclusion([pattern])(name)).toBe(want)
  })
})

it('selects the named file or what the glob matches, and nothing else', () => {
  const start = { path: '/x', name: '', boundary: '/x' }
  expect(isNamedBy({ ...start, file: 'a.tf' }, 'a.tf')).toBe(true)
  expect(isNamedBy({ ...start, file: 'a.tf' }, 'b.tf')).toBe(false)
  expect(isNamedBy({ ...start, glob: '*/a.tf' }, 'b/a.tf')).toBe(true)
  expect(isNamedBy(start, 'a.tf')).toBe(false)
})

it('skips hidden directories and node_modules', () => {
  const names = ['.terraform', 'node_modules', 'vendor', 'modules']
  expect(names.filter(isSkippedDirectory)).toEqual(['.terraform', 'node_modules'])
})
