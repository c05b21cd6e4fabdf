import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkoutAt } from '../../src/read/git/checkout.ts'
import { aRepository, checkOut, commit, git } from '../support/git.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { type TemporaryDirectory, temporaryDirectory } from '../support/temporary.ts'

const URL = 'https://github.com/acme/network'

let ground: TemporaryDirectory
let upstream: string
let sha: string

beforeAll(async () => {
  ground = await temporaryDirectory()
  upstream = join(ground.path, 'upstream')
  sha = aRepository(upstream, { 'main.tf': 'one\n' })
  checkOut(join(ground.path, 'template'), upstream, sha, URL)
})
afterAll(async () => {
  await ground[Symbol.asyncDispose]()
})

const fresh = (name: string): string => {
  const directory = join(ground.path, name)
  cpSync(join(ground.path, 'template'), directory, { recursive: true, preserveTimestamps: true })
  return directory
}

describe('the commit of a checkout', () => {
  it('is the one that was fetched and checked out', () => {
    expect(checkoutAt(fresh('fetched'))).toMatchObject({
      commit: sha,
      isFetched: true,
      remote: { host: 'github.com', owner: 'acme', name: 'network' }
    })
  })

  it('is that of the branch of a clone, in a file of its own or packed', () => {
    git(ground.path, 'clone', '-q', upstream, 'clone')
    const clone = join(ground.path, 'clone')
    expect(checkoutAt(clone)).toMatchObject({ commit: sha, isFetched: true })
    git(clone, 'pack-refs', '--all')
    expect(checkoutAt(clone)).toMatchObject({ commit: sha, isFetched: true })
  })

  it('is that of a worktree and of a submodule, which have a file instead of .git', () => {
    const directory = fresh('with-others')
    const other = commit(upstream, { 'other.tf': '' })
    git(directory, 'fetch', '-q', upstream, other)
    git(directory, 'worktree', 'add', '-q', '../worktree', other)
    expect(checkoutAt(join(ground.path, 'worktree'))).toMatchObject({
      commit: other,
      remote: { name: 'network' }
    })
    git(directory, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', upstream, 'inner')
    expect(checkoutAt(join(directory, 'inner'))).toMatchObject({ commit: other, isFetched: true })
  })

  it('is not one that the server has if it was made here', () => {
    const directory = fresh('own-commit')
    const own = commit(directory, { 'main.tf': 'changed\n' })
    expect(checkoutAt(directory)).toMatchObject({ commit: own, isFetched: false })
  })

  it('is not known without a checkout, and where HEAD names none', () => {
    expect(checkoutAt(ground.path)).toBeNull()
    const directory = join(ground.path, 'heads')
    mkdirSync(join(directory, '.git/refs'), { recursive: true })
    writeFileSync(join(directory, '.git/refs/loop'), 'ref: refs/loop\n')
    writeFileSync(join(directory, 'secret'), `${sha}\n`)
    const heads = ['', 'x', 'ref: refs/heads/main', 'ref: refs/loop', 'ref: refs/../../secret']
    for (const head of [...heads, 'ref: ../secret', sha.slice(1), `${sha}0`]) {
      writeFileSync(join(directory, '.git/HEAD'), `${head}\n`)
      expect([head, checkoutAt(directory)]).toEqual([head, null])
    }
  })
})
