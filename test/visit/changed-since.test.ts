// What Git says has changed, in checkouts that may be hostile.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { changedSince } from '../../src/observe/visit/changed-since.ts'
import { aRepository, commit, git } from '../support/git.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const { kill } = process
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null'
}
const machineWith = (environment: Readonly<Record<string, string>> = {}) => ({
  environment: { ...ENVIRONMENT, ...environment },
  kill,
  stop: new AbortController().signal
})

async function changesIn(directory: string, ref = 'main', machine = machineWith()) {
  const changes = await changedSince(ref, directory, machine)
  if (changes.kind === 'all') throw new Error(changes.why)
  return changes.files.map(({ file }) => file).sort()
}

const FILES = { 'a.tf': 'a', 'b/main.tf': 'b', 'c.tf': 'c' }

async function topicBranch(files: Readonly<Record<string, string>> = FILES) {
  const home = await temporaryDirectory()
  const directory = join(home.path, 'checkout')
  aRepository(directory, files)
  git(directory, 'checkout', '-q', '-b', 'topic')
  const at = (file: string) => join(directory, file)
  return {
    directory,
    at,
    home: home.path,
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]()
  }
}

describe('the changed files', () => {
  it('are those committed since the common commit, and not those of the other branch', async () => {
    await using branch = await topicBranch()
    commit(branch.directory, { 'b/main.tf': 'b2' })
    git(branch.directory, 'checkout', '-q', 'main')
    commit(branch.directory, { 'a.tf': 'a2' })
    git(branch.directory, 'checkout', '-q', 'topic')
    expect(await changesIn(branch.directory)).toEqual(['b/main.tf'])
    expect(await changesIn(branch.directory, 'HEAD')).toEqual([])
  })

  it('are also those that are staged, unstaged and untracked, but not ignored', async () => {
    await using branch = await topicBranch()
    writeFileSync(branch.at('a.tf'), 'unstaged')
    writeFileSync(branch.at('b/main.tf'), 'staged')
    writeFileSync(branch.at('.gitignore'), 'ignored.tf\n')
    writeFileSync(branch.at('staged.tf'), 'new')
    git(branch.directory, 'add', 'b', 'staged.tf')
    writeFileSync(branch.at('new.tf'), 'untracked')
    writeFileSync(branch.at('ignored.tf'), 'ignored')
    rmSync(branch.at('c.tf'))
    expect(await changesIn(branch.directory)).toEqual([
      '.gitignore',
      'a.tf',
      'b/main.tf',
      'c.tf',
      'new.tf',
      'staged.tf'
    ])
  })

  it('have both names if they were renamed', async () => {
    await using branch = await topicBranch()
    git(branch.directory, 'mv', 'a.tf', 'z.tf')
    expect(await changesIn(branch.directory)).toEqual(['a.tf', 'z.tf'])
  })

  it('are not those that were only touched', async () => {
    await using branch = await topicBranch()
    utimesSync(branch.at('a.tf'), 1, 1)
    expect(await changesIn(branch.directory)).toEqual([])
  })

  it.each([
    'with space.tf',
    'quote".tf',
    'é.tf',
    'two\nlines.tf',
    '-x.tf',
    ':(top)x.tf',
    '*.tf',
    'a\tb.tf'
  ])('may have the name %j', async (name) => {
    await using branch = await topicBranch({ [name]: 'a' })
    writeFileSync(branch.at(name), 'b')
    writeFileSync(branch.at(`new ${name}`), 'b')
    expect(await changesIn(branch.directory)).toEqual([name, `new ${name}`].sort())
  })

  it('are named from the directory of the check, and lie below it', async () => {
    await using branch = await topicBranch()
    writeFileSync(branch.at('a.tf'), '2')
    writeFileSync(branch.at('b/main.tf'), '2')
    writeFileSync(branch.at('b/new.tf'), '2')
    expect(await changesIn(branch.at('b'))).toEqual(['main.tf', 'new.tf'])
  })

  it('are those of a worktree', async () => {
    await using branch = await topicBranch()
    const worktree = join(branch.home, 'worktree')
    git(branch.directory, 'worktree', 'add', '-q', worktree, 'main')
    writeFileSync(join(worktree, 'a.tf'), '2')
    expect(await changesIn(worktree, 'topic')).toEqual(['a.tf'])
    expect(await changesIn(branch.directory)).toEqual([])
  })

  it('are not those of a submodule', async () => {
    await using branch = await topicBranch()
    aRepository(join(branch.home, 'other'), { 's.tf': 's' })
    const allow = ['-c', 'protocol.file.allow=always']
    git(branch.directory, ...allow, 'submodule', '-q', 'add', join(branch.home, 'other'), 'sub')
    git(branch.directory, 'commit', '-qm', 'submodule')
    commit(branch.at('sub'), { 's.tf': '2' })
    expect(await changesIn(branch.directory, 'HEAD')).toEqual([])
  })

  it('do not depend on the variables that Git sets for its hooks', async () => {
    await using branch = await topicBranch()
    writeFileSync(branch.at('a.tf'), '2')
    const environment = { GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere', GIT_WORK_TREE: '/' }
    expect(await changesIn(branch.directory, 'main', machineWith(environment))).toEqual(['a.tf'])
  })
})

describe('a wrong setting is', () => {
  it.each([
    [
      'topc',
      /^--changed-since needs .* topc and HEAD .*: git: Not a valid object name topc; fetch the branch/
    ],
    ['-x', / name -x;/],
    ['--output=x', / name --output=x;/],
    ['--help', / name --help;/],
    ['HEAD:a.tf', /Not a valid commit name HEAD:a\.tf/],
    ['main..topic', / name main\.\.topic;/]
  ])('the commit %j', async (ref, mistake) => {
    await using branch = await topicBranch()
    await expect(changesIn(branch.directory, ref)).rejects.toMatchObject({
      mistakes: [expect.stringMatching(mistake)]
    })
  })

  it('a shallow clone without the commit', async () => {
    await using branch = await topicBranch()
    commit(branch.directory, { 'a.tf': '2' })
    const clone = join(branch.home, 'clone')
    git(branch.home, 'clone', '-q', '--depth=1', `file://${branch.directory}`, clone)
    git(clone, 'fetch', '-q', '--depth=1', 'origin', 'main:main')
    for (const ref of ['HEAD~1', 'main']) {
      await expect(changesIn(clone, ref)).rejects.toMatchObject({
        mistakes: [expect.stringContaining('run `git fetch --unshallow`')]
      })
    }
  })

  it('a directory that is no checkout, and one without a commit', async () => {
    await using home = await temporaryDirectory()
    const mistakes = [
      expect.stringMatching(/^--changed-since needs a Git checkout .*: git: not a git /)
    ]
    await expect(changesIn(home.path)).rejects.toMatchObject({ mistakes })
    git(home.path, 'init', '-q')
    await expect(changesIn(home.path)).rejects.toMatchObject({
      mistakes: [expect.stringContaining('Not a valid object name main')]
    })
  })

  it('a machine without Git', async () => {
    await using branch = await topicBranch()
    const mistakes = [expect.stringMatching(/the program git was not found; install Git 2\.31/)]
    const nowhere = machineWith({ PATH: '/nowhere' })
    await expect(changesIn(branch.directory, 'main', nowhere)).rejects.toMatchObject({ mistakes })
  })
})

describe('a hostile checkout', () => {
  it('runs no program and changes nothing', async () => {
    await using branch = await topicBranch({ ...FILES, '.gitattributes': '* filter=x=y diff=x\n' })
    aRepository(branch.at('sub'), { 's.tf': 's' })
    git(branch.directory, 'add', '.')
    git(branch.directory, 'commit', '-qm', 'submodule')
    const canary = join(branch.home, 'canary')
    const program = join(branch.home, 'program')
    writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> '${canary}'\ncat\n`)
    chmodSync(program, 0o755)
    const hostile = `
[core]
  fsmonitor = ${program}
  hooksPath = ${join(branch.home, 'hooks')}
  pager = ${program}
  sshCommand = ${program}
  alternateRefsCommand = ${program}
  editor = ${program}
[filter "x=y"]
  clean = ${program}
  smudge = ${program}
  process = ${program}
  required = true
[diff]
  external = ${program}
[diff "x"]
  command = ${program}
  textconv = ${program}
[alias]
  diff-index = !${program}
  ls-files = !${program}
[pager]
  diff-index = ${program}
[credential]
  helper = ${program}
[extensions]
  partialClone = origin
[remote "origin"]
  url = ext::${program}
  promisor = true
  uploadpack = ${program}
[protocol]
  allow = always
`
    mkdirSync(join(branch.home, 'hooks'))
    for (const hook of ['post-index-change', 'reference-transaction', 'post-checkout']) {
      writeFileSync(join(branch.home, 'hooks', hook), `#!/bin/sh\n${program}\n`, { mode: 0o755 })
    }
    for (const config of ['.git/config', 'sub/.git/config']) {
      appendFileSync(branch.at(config), hostile)
    }
    writeFileSync(branch.at('a.tf'), 'changed')
    utimesSync(branch.at('c.tf'), 1, 1)
    writeFileSync(branch.at('sub/s.tf'), 'changed')
    // Git then compares the content of every file.
    for (const index of ['.git/index', 'sub/.git/index']) utimesSync(branch.at(index), 1, 1)
    expect(await changesIn(branch.directory, 'HEAD')).toEqual(['a.tf'])
    // Nor does it fetch what is missing.
    renameSync(branch.at('.git/objects'), branch.at('.git/lost'))
    mkdirSync(branch.at('.git/objects'))
    await expect(changesIn(branch.directory, 'HEAD')).rejects.toMatchObject({
      mistakes: [expect.stringMatching(/^--changed-since/)]
    })
    expect(existsSync(canary)).toBe(false)
  })

  it('may have a pipe in place of a file', async () => {
    await using branch = await topicBranch()
    rmSync(branch.at('a.tf'))
    git(branch.directory, 'symbolic-ref', 'refs/heads/loop', 'refs/heads/loop')
    execFileSync('mkfifo', [branch.at('a.tf')])
    expect(await changesIn(branch.directory, 'HEAD')).toContain('a.tf')
  })
})

it('a check that ends meanwhile has no changes to apply', async () => {
  await using branch = await topicBranch()
  const machine = { ...machineWith(), stop: AbortSignal.abort() }
  expect(await changedSince('main', branch.directory, machine)).toMatchObject({ kind: 'all' })
})
