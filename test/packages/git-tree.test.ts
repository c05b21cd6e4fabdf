// What is read of a commit, and the limits of that.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GitRead } from '../../src/observe/packages/git/fetcher.ts'
import { aRepository, commit, git } from '../support/git.ts'
import { type FetchOptions, fetching } from '../support/git-fetching.ts'
import { describe, expect, it } from '../support/jest.ts'

type Content = {
  readonly files?: Readonly<Record<string, string>>
  /** Targets by path. */
  readonly links?: Readonly<Record<string, string>>
}

/** What is read of a repository with these files. */
async function readOf({ files = {}, links = {} }: Content, options: FetchOptions = {}) {
  await using with_ = await fetching(options)
  const work = join(with_.server.directory.path, 'work')
  aRepository(work, { 'main.tf': 'main' })
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(work, path)), { recursive: true })
    symlinkSync(target, join(work, path))
  }
  commit(work, { ...files, 'outputs.tf': 'outputs' })
  with_.server.publish(work, 'm.git')
  return await with_.fetch('m.git')
}

const filesOf = (read: GitRead) =>
  read.kind === 'read' ? Object.fromEntries(read.tree.files) : read.why
const directoriesOf = (read: GitRead) =>
  read.kind === 'read' ? [...read.tree.directories].sort() : read.why

const MIB = 1024 * 1024
const TOP = { 'main.tf': 'main', 'outputs.tf': 'outputs' }

describe('a tree', () => {
  it('has files of configuration and all directories', async () => {
    const files = {
      'a/b/x.tofu': 'x',
      'a/y.tf.json': '{}',
      'a/z.tofu.json': '{}',
      'docs/readme.md': 'text',
      'with space/ü.tf': 'ü',
      'x.tfvars': 'no',
      tf: 'no'
    }
    const read = await readOf({ files })
    expect(filesOf(read)).toEqual({
      ...TOP,
      'a/b/x.tofu': 'x',
      'a/y.tf.json': '{}',
      'a/z.tofu.json': '{}',
      'with space/ü.tf': 'ü'
    })
    expect(directoriesOf(read)).toEqual(['', 'a', 'a/b', 'docs', 'with space'])
  })

  it('has the text of empty files and of equal ones', async () => {
    const files = { 'a.tf': '', 'b.tf': '', 'c.tf': 'main' }
    expect(filesOf(await readOf({ files }))).toEqual({ ...TOP, ...files })
  })

  it('has no files of submodules, which are not fetched', async () => {
    await using with_ = await fetching()
    const work = join(with_.server.directory.path, 'work')
    const inner = aRepository(work, { 'main.tf': 'inner' })
    git(work, 'update-index', '--add', '--cacheinfo', `160000,${inner},sub`)
    writeFileSync(
      join(work, '.gitmodules'),
      `[submodule "sub"]\n\tpath = sub\n\turl = ${with_.server.url('m.git')}\n`
    )
    commit(work, { 'outputs.tf': 'outputs' })
    // `git add .` took the missing submodule away.
    git(work, 'update-index', '--add', '--cacheinfo', `160000,${inner},sub`)
    git(work, 'commit', '-qm', 'submodule')
    with_.server.publish(work, 'm.git')
    const read = await with_.fetch('m.git')
    expect(filesOf(read)).toEqual({ 'main.tf': 'inner', 'outputs.tf': 'outputs' })
    expect(directoriesOf(read)).toEqual(['', 'sub'])
    const unknown = new Map([['sub', 'it is in a submodule, which this check does not fetch']])
    expect(read).toMatchObject({ tree: { unknown } })
  })
})

describe('a link', () => {
  it('to a file has its content, whatever the name of the file', async () => {
    const read = await readOf({
      files: { 'shared/versions.txt': 'versions', 'a/x.md': 'no' },
      links: { 'a/versions.tf': '../shared/versions.txt', 'b/again.tf': '../a/versions.tf' }
    })
    expect(filesOf(read)).toEqual({ ...TOP, 'a/versions.tf': 'versions', 'b/again.tf': 'versions' })
  })

  it('to a directory makes it reachable by its name, with the links in it', async () => {
    const read = await readOf({
      files: { 'modules/net/net.tf': 'net', 'modules/net/deep/x.tf': 'x' },
      links: { alias: 'modules/net', 'modules/net/up.tf': '../../main.tf', 'modules/other': 'net' }
    })
    expect(filesOf(read)).toEqual({
      ...TOP,
      'modules/net/net.tf': 'net',
      'modules/net/deep/x.tf': 'x',
      'modules/net/up.tf': 'main',
      'modules/other/net.tf': 'net',
      'modules/other/deep/x.tf': 'x',
      'modules/other/up.tf': 'main',
      'alias/net.tf': 'net',
      'alias/deep/x.tf': 'x',
      'alias/up.tf': 'main'
    })
    expect(directoriesOf(read)).toContain('alias/deep')
  })

  it.each([
    ['to nothing', 'none.tf', 'ENOENT'],
    ['to itself', 'link.tf', 'ENOENT'],
    ['through a file', '../main.tf/x', 'ENOENT'],
    ['to a directory', '../b', 'EISDIR']
  ])('%s has no content, and cannot be read', async (_, target, code) => {
    const read = await readOf({ files: { 'b/x.md': 'x' }, links: { 'a/link.tf': target } })
    expect(filesOf(read)).toEqual(TOP)
    expect(read).toMatchObject({ tree: { unreadable: new Map([['a/link.tf', code]]) } })
  })

  it.each([
    ['out of the tree', '../../main.tf'],
    ['to an absolute path', '/etc/passwd'],
    ['to .git', '../.git/config']
  ])('%s has no content that is known', async (_, target) => {
    const read = await readOf({ links: { 'a/link.tf': target } })
    const why = 'it has a link there that leads out of the package'
    expect(filesOf(read)).toEqual(TOP)
    expect(read).toMatchObject({ tree: { unknown: new Map([['a/link.tf', why]]) } })
  })

  it('to a directory above it ends there', async () => {
    const read = await readOf({ files: { 'a/x.tf': 'x' }, links: { 'a/top': '..', 'a/self': '.' } })
    expect(filesOf(read)).toEqual({ ...TOP, 'a/x.tf': 'x' })
  })

  it('of which each doubles the directories is limited', async () => {
    const pairs = Array.from({ length: 20 }, (_, index) => [
      [`d${index}/a`, `../d${index + 1}`],
      [`d${index}/b`, `../d${index + 1}`]
    ])
    const read = await readOf({
      files: { 'd20/x.md': 'x' },
      links: Object.fromEntries(pairs.flat())
    })
    expect(read).toMatchObject({
      kind: 'unread',
      why: 'it has more than 50000 directories, the limit of this check'
    })
  })
})

describe('a limit', () => {
  it.each([
    [
      'bytes',
      { 'big.tf': 'x'.repeat(4 * MIB), 'other.tf': 'y'.repeat(4 * MIB) },
      'it has more than 8 MiB of configuration, the limit of this check'
    ],
    [
      'files',
      Object.fromEntries(Array.from({ length: 4999 }, (_, index) => [`${index}.tf`, ''])),
      'it has more than 5000 files of configuration, the limit of this check'
    ]
  ])('of %s', async (_, files, why) => {
    expect(await readOf({ files })).toMatchObject({ kind: 'unread', why })
  })

  it('is not for other files', async () => {
    const files = { 'picture.png': 'x'.repeat(9 * MIB) }
    expect(filesOf(await readOf({ files }))).toEqual(TOP)
  })

  it('of a transfer ends it', async () => {
    const noise = Array.from({ length: 20_000 }, (_, index) => Math.sin(index)).join()
    const read = await readOf({ files: { 'noise.md': noise } }, { limits: { maxBytes: 64 * 1024 } })
    expect(read).toMatchObject({
      kind: 'unread',
      why: 'git.example.com: more than 0.0625 MiB would be transferred'
    })
  })
})

it.each(['..', '.git .', 'GIT~1'])('refuses %j, which Git would not check out', async (name) => {
  await using with_ = await fetching()
  const work = join(with_.server.directory.path, 'work')
  aRepository(work, { 'main.tf': 'main' })
  const blob = git(work, 'rev-parse', 'HEAD:main.tf')
  writeFileSync(join(work, 'tree'), `100644 blob ${blob}\tmain.tf\n`)
  const inner = git(work, 'rev-parse', 'HEAD^{tree}')
  const bytes = Buffer.concat([Buffer.from(`40000 ${name}\0`), Buffer.from(inner, 'hex')])
  writeFileSync(join(work, 'tree'), bytes)
  const tree = git(work, 'hash-object', '--literally', '-t', 'tree', '-w', 'tree')
  git(work, 'update-ref', 'refs/heads/main', git(work, 'commit-tree', '-m', 'x', tree))
  with_.server.publish(work, 'm.git')
  expect(await with_.fetch('m.git')).toMatchObject({
    kind: 'broken',
    why: 'it has an invalid path'
  })
})
