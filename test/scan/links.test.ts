// The decision whether a link to a file is followed.
import { describe, expect, it } from '@jest/globals'
import type { LinkTarget } from '../../src/files/read-text.ts'
import { exclusion, followLink, type Start } from '../../src/scan/selection.ts'

const ROOT = '/x/repo'
const START: Start = { path: ROOT, name: '', boundary: ROOT }

const follow = (
  target: LinkTarget,
  { start = START, exclude = [] }: { start?: Start; exclude?: readonly string[] } = {}
) => followLink(target, start, ROOT, exclusion(exclude))

const file = (path: string): LinkTarget => ({ kind: 'file', path })

describe('a link to a file', () => {
  it('is followed within the checkout', () => {
    const path = '/x/repo/.shared/main.tf'
    expect(follow(file(path))).toEqual({ path, isScanned: false })
  })

  it.each(['/x/repository/main.tf', '/x/repo.tf', '/x/main.tf', '/etc/hosts'])(
    'is rejected if it leads to %s, outside the checkout /x/repo',
    (path) => {
      expect(follow(file(path))).toMatchObject({ code: 'file-outside' })
    }
  )

  it('is followed within a directory outside the checkout that scan names', () => {
    const start = { path: '/y/modules', name: '../../y/modules', boundary: '/y/modules' }
    expect(follow(file('/y/modules/.a/main.tf'), { start })).toMatchObject({
      path: '/y/modules/.a/main.tf'
    })
    expect(follow(file('/y/modules2/main.tf'), { start })).toMatchObject({ code: 'file-outside' })
    expect(follow(file('/x/repo/main.tf'), { start })).toMatchObject({ code: 'file-outside' })
  })
})

describe('the target of a link is scanned under its own name', () => {
  const isScanned = (...given: Parameters<typeof follow>) => {
    const followed = follow(...given)
    return followed !== null && 'isScanned' in followed && followed.isScanned
  }

  it('if the walk finds it', () => {
    expect(isScanned(file('/x/repo/shared/main.tf'))).toBe(true)
  })

  it.each([
    { name: 'its directory is hidden', path: '/x/repo/a/.b/c/main.tf' },
    { name: 'its directory is node_modules', path: '/x/repo/node_modules/main.tf' },
    { name: 'no client reads a file of its name', path: '/x/repo/shared/main.txt' }
  ])('unless $name', ({ path }) => {
    expect(isScanned(file(path))).toBe(false)
  })

  it.each(['shared', 'shared/main.tf', '**/*.tf'])('unless exclude has %s', (pattern) => {
    expect(isScanned(file('/x/repo/shared/main.tf'), { exclude: [pattern] })).toBe(false)
  })

  it('unless the walk begins in another directory', () => {
    const live = { path: '/x/repo/live', name: 'live', boundary: ROOT }
    expect(isScanned(file('/x/repo/live2/main.tf'), { start: live })).toBe(false)
    expect(isScanned(file('/x/repo/live/main.tf'), { start: live })).toBe(true)
  })

  it('unless scan names a file or a glob', () => {
    const target = file('/x/repo/shared/main.tf')
    expect(isScanned(target, { start: { ...START, file: 'a.tf' } })).toBe(false)
    expect(isScanned(target, { start: { ...START, glob: '*.tf' } })).toBe(false)
  })
})

it('ignores a link to a directory in the checkout', () => {
  expect(follow({ kind: 'directory', path: '/x/repo/a' })).toBeNull()
})

it.each([
  { name: 'a broken link', target: { kind: 'error', code: 'ENOENT' } },
  { name: 'a link to a FIFO', target: { kind: 'special', path: '/x/repo/pipe' } }
] as const)('reports $name as file-unreadable', ({ target }) => {
  expect(follow(target)).toMatchObject({ code: 'file-unreadable' })
})
