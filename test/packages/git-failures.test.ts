// What failures of git itself mean, and of the programs that it runs.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitRead, GitRequest } from '../../src/observe/packages/git/fetcher.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { aRepository, commit, git } from '../support/git.ts'
import { type Fetching, type FetchOptions, fetching } from '../support/git-fetching.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'

/** With one repository, `m.git`, that has the tag `v1`. */
async function aFetching(options: FetchOptions = {}): Promise<Fetching> {
  const with_ = await fetching(options)
  const work = join(with_.server.directory.path, 'work')
  aRepository(work, { 'main.tf': 'content' })
  git(work, 'tag', 'v1')
  commit(work, { 'main.tf': 'newer' })
  with_.server.publish(work, 'm.git')
  return with_
}

/** A program in place of another one, which it can run with `real`. */
function standIn(home: string, name: string, script: string): void {
  const path = join(home, 'bin', name)
  mkdirSync(join(home, 'bin'), { recursive: true })
  writeFileSync(path, `#!/bin/sh\nreal() { PATH=\${PATH#*:} ${name} "$@"; }\n${script}\n`)
  chmodSync(path, 0o700)
}

const whyOf = (read: GitRead): string =>
  read.kind === 'read' ? 'read' : `${read.kind}: ${read.why}`

/** What is said if ssh writes this, and if it then ends without an answer. */
async function readOverSsh(said: string, request: Partial<GitRequest> = {}): Promise<GitRead> {
  await using with_ = await aFetching()
  writeFileSync(join(with_.home, 'said'), said)
  const script = `case " $*" in *' -G '*) exec echo 'hostname 203.0.113.7';; esac\ncat ~/said >&2; exit 255`
  standIn(with_.home, 'ssh', script)
  return await with_.fetch('', { url: 'ssh://git@git.example.com/m.git', ...request })
}

describe('the cause is what was said before git ended, as of', () => {
  it.each([
    [
      "ERROR: The 'acme' organization has enabled SAML SSO.\n",
      "The 'acme' organization has enabled SAML SSO."
    ],
    [
      'ssh: connect to host x port 22: No route to host\r\n',
      'ssh: connect to host x port 22: No route to host'
    ],
    [
      'kex_exchange_identification: read: Connection reset\r\nConnection reset by x port 22\r\n',
      'kex_exchange_identification: read: Connection reset'
    ],
    [
      'remote: \nremote: =====\nremote: The server is read-only.\nremote: \n',
      'The server is read-only.'
    ]
  ])('%j', async (said, expected) => {
    expect(whyOf(await readOverSsh(said))).toBe(`unread: 203.0.113.7: ${expected}`)
  })
})

describe('the cure fits', () => {
  it.each([
    [
      '@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\nHost key verification failed.\n',
      'has changed',
      'operator'
    ],
    ['No ED25519 host key is known.\r\nHost key verification failed.\r\n', 'failed', 'add the key']
  ])('a key of a host: %j', async (said, why, cure) => {
    expect(await readOverSsh(said)).toMatchObject({
      why: expect.stringContaining(why),
      cure: expect.stringContaining(cure)
    })
  })

  it('a host of ssh that DNS does not know', async () => {
    await using with_ = await aFetching()
    standIn(with_.home, 'ssh', "echo 'hostname nowhere.invalid'")
    expect(await with_.fetch('', { url: 'ssh://git@short/m.git' })).toMatchObject({
      kind: 'unread',
      cure: 'check the spelling of nowhere.invalid, or its Host entry in ~/.ssh/config'
    })
  })

  it('a proxy that refuses', async () => {
    await using proxy = await FakeProxy.start({ credentials: 'me:secret' })
    const network = {
      resolve: [],
      chooseProxy: () => new URL(proxy.url.replace('secret', 'wrong'))
    }
    await using with_ = await aFetching({ network })
    expect(await with_.fetch('m.git')).toMatchObject({
      kind: 'unread',
      why: expect.stringContaining('407'),
      cure: expect.stringContaining('HTTPS_PROXY')
    })
  })

  it('a temporary directory that is missing', async () => {
    await using with_ = await aFetching({ parent: '/nowhere/temp' })
    expect(await with_.fetch('m.git')).toMatchObject({
      why: 'the temporary directory /nowhere/temp cannot be used: ENOENT',
      cure: expect.stringContaining('RUNNER_TEMP')
    })
  })
})

describe('a key that is rejected', () => {
  const DENIED = 'git@x: Permission denied (publickey).\r\n'
  const sshkey = new Token(Buffer.from('KEY\n').toString('base64'))
  it.each([
    ['of ssh', DENIED, {}, '203.0.113.7 rejected the key of ssh', 'load a deploy key'],
    ['of a source', DENIED, { sshkey }, '203.0.113.7 rejected the key of ssh', '`sshkey`'],
    [
      'by ssh itself',
      `Load key "/x": invalid format\r\n${DENIED}`,
      {},
      'ssh: Load key "/x": invalid format',
      'that it can read'
    ]
  ])('%s is named with its cure', async (_, said, request, why, cure) => {
    const read = await readOverSsh(said, request)
    expect(read).toMatchObject({ kind: 'unread', why, cure: expect.stringContaining(cure) })
  })
})

describe('a program that does not say where git goes', () => {
  it('is named with what it says, and with the cure', async () => {
    await using with_ = await aFetching({ config: '[no' })
    expect(await with_.fetch('m.git')).toMatchObject({
      kind: 'unread',
      why: expect.stringMatching(/^git: bad config line \d in file /),
      cure: 'correct the configuration of git on this machine'
    })
  })

  it.each([
    ['git', 'exit 3', 'unread: git failed with exit code 3'],
    [
      'ssh',
      'echo "No user exists for uid 7" >&2; exit 255',
      'unread: ssh: No user exists for uid 7'
    ],
    [
      'ssh',
      'echo "config: line 1: Bad configuration option: x" >&2; echo "config: terminating" >&2; exit 255',
      'unread: ssh: config: line 1: Bad configuration option: x'
    ]
  ])('may be %s: %s', async (name, script, expected) => {
    await using with_ = await aFetching()
    standIn(with_.home, name, script)
    expect(whyOf(await with_.fetch('', { url: 'ssh://git.example.com/m.git' }))).toBe(expected)
  })

  it('may not be executable', async () => {
    await using with_ = await aFetching()
    standIn(with_.home, 'git', '')
    chmodSync(join(with_.home, 'bin', 'git'), 0o600)
    await using only = await aFetching({ environment: { PATH: join(with_.home, 'bin') } })
    expect(whyOf(await only.fetch('m.git'))).toBe('unread: git was not started: EACCES')
  })
})

it('what ends git on this machine is no failure of the host, and is not repeated', async () => {
  await using with_ = await aFetching()
  const programs = git(with_.home, '--exec-path')
  const path = join(with_.home, 'exec')
  mkdirSync(path)
  symlinkSync(join(programs, 'git-remote-https'), join(path, 'git-remote-https'))
  const run = `unset GIT_EXEC_PATH; exec '${join(programs, 'git')}' "$@"`
  writeFileSync(
    join(path, 'git'),
    `#!/bin/sh\ncase "$*" in *index-pack*) kill -9 $$;; esac\n${run}\n`
  )
  chmodSync(join(path, 'git'), 0o700)
  const environment = { GIT_EXEC_PATH: path }
  await using broken = await aFetching({ environment })
  expect(whyOf(await broken.fetch('m.git'))).toBe(
    'unread: git: fetch-pack: invalid index-pack output'
  )
  expect(broken.waits).toEqual([])
})

describe('a git that is killed', () => {
  it.each([
    ['the files of a tag', 'ls-tree', 'v1'],
    ['what a ref means', 'rev-parse --verify', 'v1~0']
  ])('while it reads %s says nothing about the repository', async (_, command, ref) => {
    await using with_ = await aFetching()
    const killed = `case "$*" in *'${command}'*) kill -9 $$;; esac\nreal "$@"`
    standIn(with_.home, 'git', killed)
    expect(whyOf(await with_.fetch('m.git', { ref }))).toBe('unread: git was killed')
  })
})
