// The decision whether a link to a file is followed.

import type { LinkTarget } from '../../src/read/files/read-text.ts'
import { followLink } from '../../src/read/scan/checkout-files.ts'
import { describe, expect, it } from '../support/jest.ts'

const follow = (target: LinkTarget, boundary = '/x/repo') => followLink(target, { boundary })

const file = (path: string): LinkTarget => ({ kind: 'file', path })

describe('a link to a file', () => {
  it('is followed within the checkout', () => {
    const path = '/x/repo/.shared/main.tf'
    expect(follow(file(path))).toBe(path)
  })

  it.each(['/x/repository/main.tf', '/x/repo.tf', '/x/main.tf', '/etc/hosts'])(
    'is rejected if it leads to %s, outside the checkout /x/repo',
    (path) => {
      expect(follow(file(path))).toMatchObject({ code: 'file-outside' })
    }
  )

  it('is followed within a directory outside the checkout that scan names', () => {
    const boundary = '/y/modules'
    expect(follow(file('/y/modules/.a/main.tf'), boundary)).toBe('/y/modules/.a/main.tf')
    expect(follow(file('/y/modules2/main.tf'), boundary)).toMatchObject({ code: 'file-outside' })
    expect(follow(file('/x/repo/main.tf'), boundary)).toMatchObject({ code: 'file-outside' })
  })
})

it('ignores a link to a directory in the checkout', () => {
  expect(follow({ kind: 'directory', path: '/x/repo/a' })).toBeNull()
})

it.each([
  { name: 'a broken link', target: { kind: 'error', code: 'ENOENT' } },
  {
    name: 'a link to a FIFO',
    target: { kind: 'special', path: '/x/repo/pipe', is: 'a named pipe' }
  }
] as const)('reports $name as file-unreadable', ({ target }) => {
  expect(follow(target)).toMatchObject({ code: 'file-unreadable' })
})
