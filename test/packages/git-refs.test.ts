// What a `ref` leads to, fetched from repositories that Git itself serves.
import { join } from 'node:path'
import type { GitRead } from '../../src/observe/packages/git/fetcher.ts'
import { aRepository, commit, git } from '../support/git.ts'
import { type Fetching, fetching } from '../support/git-fetching.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'

let with_: Fetching
/** By the content of its main.tf, each commit. */
const commits = new Map<string, string>()

beforeAll(async () => {
  with_ = await fetching()
  const work = join(with_.server.directory.path, 'work')
  const add = (name: string): void => {
    commits.set(name, commit(work, { 'main.tf': name }))
  }
  commits.set('first', aRepository(work, { 'main.tf': 'first' }))
  git(work, 'tag', 'light')
  add('second')
  git(work, 'tag', '-a', '-m', 'annotated', 'annotated')
  add('tagged')
  git(work, 'tag', 'both')
  git(work, 'tag', 'v1.0.0')
  add('branched')
  git(work, 'branch', 'both')
  git(work, 'branch', 'v1.0.0')
  git(work, 'branch', 'v2.0.0')
  git(work, 'branch', 'feature/slash')
  git(work, 'branch', 'deadbeef')
  add('third')
  git(work, 'branch', 'origin/odd')
  add('newest')
  git(work, 'update-ref', 'refs/pull/1/head', commits.get('first') ?? '')
  with_.server.publish(work, 'm.git')
})

afterAll(async () => {
  await with_[Symbol.asyncDispose]()
})

/** The content of main.tf, or why there is none. */
const outcome = (read: GitRead): string =>
  read.kind === 'read'
    ? (read.tree.files.get('main.tf') ?? 'no main.tf')
    : `${read.kind}: ${read.why}`

describe('a ref', () => {
  it.each([
    ['nothing', null, 'newest'],
    ['an empty text', '', 'newest'],
    ['HEAD', 'HEAD', 'newest'],
    ['a branch', 'main', 'newest'],
    ['a branch with a slash', 'feature/slash', 'branched'],
    ['a branch whose name is the beginning of a hash', 'deadbeef', 'branched'],
    ['a lightweight tag', 'light', 'first'],
    ['an annotated tag', 'annotated', 'second'],
    ['a tag with the name of a branch', 'both', 'tagged'],
    ['the tag of a release, which is a branch too', 'v1.0.0', 'tagged'],
    ['a branch with the name of a release', 'v2.0.0', 'branched'],
    ['a release that is none', 'v3.0.0', 'broken: it has no branch, tag or commit "v3.0.0"'],
    ['a branch after refs/remotes/origin/', 'refs/remotes/origin/both', 'branched'],
    ['a branch after origin/', 'origin/main', 'newest'],
    ['a branch that begins with origin/', 'origin/odd', 'third'],
    ['the default branch after refs/heads/', 'refs/heads/main', 'newest'],
    ['the default branch after heads/', 'heads/main', 'newest'],
    ['the name of the remote', 'origin', 'newest'],
    ['the default branch of the remote', 'origin/HEAD', 'newest'],
    [
      'another branch after refs/heads/, which clones do not have there',
      'refs/heads/feature/slash',
      'broken: it has no branch, tag or commit "refs/heads/feature/slash"'
    ],
    [
      'another branch after heads/',
      'heads/feature/slash',
      'broken: it has no branch, tag or commit "heads/feature/slash"'
    ],
    [
      'an entry of a reflog',
      'main@{0}',
      'unread: this check does not evaluate the expression "main@{0}"'
    ],
    ['a search', ':/first', 'unread: this check does not evaluate the expression ":/first"'],
    ['a tag after tags/', 'tags/light', 'first'],
    ['a tag after refs/tags/', 'refs/tags/light', 'first'],
    ['a parent of a tag', 'annotated~1', 'first'],
    ['a parent of a branch', 'main^^', 'branched'],
    ['a parent of the default branch', 'HEAD~1', 'third'],
    ['a missing name', 'nope', 'broken: it has no branch, tag or commit "nope"'],
    [
      'a ref that clones do not have',
      'refs/pull/1/head',
      'broken: it has no branch, tag or commit "refs/pull/1/head"'
    ],
    [
      'an option',
      '--upload-pack=touch x',
      'broken: it has no branch, tag or commit "--upload-pack=touch x"'
    ],
    ['an option with an operator', '-O^', 'broken: it has no branch, tag or commit "-O^"'],
    ['the beginning of no commit', 'fffffff', 'broken: it has no branch, tag or commit "fffffff"'],
    ['no commit', 'f'.repeat(40), `broken: it has no branch, tag or commit "${'f'.repeat(40)}"`],
    [
      'a line break',
      'main\nlight',
      String.raw`broken: it has no branch, tag or commit "main\nlight"`
    ],
    ['a null character', 'main\0', String.raw`broken: it has no branch, tag or commit "main\x00"`]
  ])('that is %s', async (_, ref, expected) => {
    expect(outcome(await with_.fetch('m.git', { ref }))).toBe(expected)
  })

  it.each(['first', 'tagged', 'newest'])('that is a commit', async (name) => {
    const ref = commits.get(name) ?? ''
    expect(outcome(await with_.fetch('m.git', { ref }))).toBe(name)
    expect(outcome(await with_.fetch('m.git', { ref: ref.toUpperCase() }))).toBe(name)
  })

  it('that is the beginning of a commit', async () => {
    const ref = commits.get('second')?.slice(0, 8) ?? ''
    expect(outcome(await with_.fetch('m.git', { ref }))).toBe('second')
  })
})

describe('with depth, a ref', () => {
  it.each([
    ['nothing', null, 'newest'],
    ['a branch with the name of a tag', 'both', 'branched'],
    ['a branch with the name of a release, which is a tag too', 'v1.0.0', 'branched'],
    ['a tag', 'annotated', 'second'],
    ['HEAD', 'HEAD', 'broken: Remote branch "HEAD" not found in upstream origin'],
    [
      'a commit',
      'f'.repeat(40),
      `broken: Remote branch "${'f'.repeat(40)}" not found in upstream origin (note that setting 'depth' requires 'ref' to be a branch or tag name)`
    ]
  ])('that is %s', async (_, ref, expected) => {
    expect(outcome(await with_.fetch('m.git', { ref, depth: 1 }))).toBe(expected)
  })
})

describe('of a repository', () => {
  it('without commits, the tree is empty', async () => {
    git(with_.server.root, 'init', '-q', '--bare', 'empty.git')
    const read = await with_.fetch('empty.git')
    expect(read).toMatchObject({ kind: 'read', tree: { files: new Map() } })
    expect(await with_.fetch('empty.git', { ref: 'main' })).toMatchObject({ kind: 'broken' })
  })

  it('on a server that gives no commit by its hash, the whole history is fetched', async () => {
    await using old = await fetching()
    const work = join(old.server.directory.path, 'work')
    const ref = aRepository(work, { 'main.tf': 'first' })
    commit(work, { 'main.tf': 'second' })
    old.server.publish(work, 'm.git')
    old.server.isOld = true
    expect(outcome(await old.fetch('m.git', { ref }))).toBe('first')
  })

  it('40 refs are fetched with one list of refs and few transfers', async () => {
    await using many = await fetching()
    const work = join(many.server.directory.path, 'work')
    aRepository(work, { 'main.tf': '0' })
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`)
    for (const name of names) {
      commit(work, { 'main.tf': name })
      git(work, 'tag', name)
    }
    many.server.publish(work, 'm.git')
    const reads = await Promise.all(names.map((ref) => many.fetch('m.git', { ref })))
    expect(reads.map(outcome)).toEqual(names)
    const lists = many.server.paths.filter((path) => path.includes('/info/refs'))
    expect(lists.length).toBeLessThanOrEqual(3)
  })

  it('a missing ref among others fails alone', async () => {
    await using mixed = await fetching()
    const work = join(mixed.server.directory.path, 'work')
    const first = aRepository(work, { 'main.tf': 'first' })
    mixed.server.publish(work, 'm.git')
    const missing = 'f'.repeat(40)
    const refs = [first, missing, null]
    const reads = await Promise.all(refs.map((ref) => mixed.fetch('m.git', { ref })))
    expect(reads.map(outcome)).toEqual([
      'first',
      `broken: it has no branch, tag or commit "${missing}"`,
      'first'
    ])
  })
})
