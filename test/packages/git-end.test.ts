// How fetching ends: with the check, at limits of time, and without anything left on the disk.
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeLeftovers } from '../../src/observe/packages/git/fetcher.ts'
import { namesIn } from '../../src/read/files/read-text.ts'
import { aRepository } from '../support/git.ts'
import { type Fetching, type FetchOptions, fetching } from '../support/git-fetching.ts'
import { describe, expect, it } from '../support/jest.ts'
import { isAlive } from '../support/processes.ts'
import { temporaryDirectory } from '../support/temporary.ts'

async function aFetching(options: FetchOptions = {}): Promise<Fetching> {
  const with_ = await fetching(options)
  const work = join(with_.server.directory.path, 'work')
  aRepository(work, { 'main.tf': 'content' })
  with_.server.publish(work, 'm.git')
  return with_
}

/** Resolves when the condition holds; the time limit of the test ends it otherwise. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(10)
}

/** A credential helper that writes its process id, starts another process, and never answers. */
const SLEEPY = (home: string): string => {
  const program = join(home, 'sleepy')
  writeFileSync(program, `#!/bin/sh\nsleep 1000 &\necho $$ $! > '${join(home, 'pids')}'\nwait\n`)
  chmodSync(program, 0o700)
  return program
}

const pidsIn = (home: string): readonly number[] => {
  try {
    return readFileSync(join(home, 'pids'), 'utf8').trim().split(' ').map(Number)
  } catch {
    return []
  }
}

describe('fetching', () => {
  it('leaves nothing on the disk when it is closed', async () => {
    await using with_ = await aFetching()
    await with_.fetch('m.git')
    expect(with_.left()).toHaveLength(1)
    await with_.fetcher.close()
    await with_.fetcher.close()
    expect(with_.left()).toEqual([])
    expect(await with_.fetch('m.git')).toMatchObject({ kind: 'unread' })
    expect(with_.left()).toEqual([])
  })

  it('makes a directory that only this user can read', async () => {
    await using with_ = await aFetching()
    await with_.fetch('m.git')
    const [name = ''] = with_.left()
    expect(statSync(join(with_.home, '..', 'temp', name)).mode & 0o777).toBe(0o700)
  })

  it('from a server that never answers ends with the check', async () => {
    const controller = new AbortController()
    await using with_ = await aFetching({ stop: controller.signal })
    with_.server.intercept = () => true
    const read = with_.fetch('m.git')
    await until(() => with_.server.requests.length > 0)
    controller.abort()
    expect(await read).toMatchObject({ kind: 'unread', why: 'the check ended before git did' })
    await until(() => with_.left().length === 0)
    expect(with_.waits).toEqual([])
  })

  it('ends every process that git has started', async () => {
    const controller = new AbortController()
    await using with_ = await aFetching({ stop: controller.signal })
    writeFileSync(
      join(with_.home, '.gitconfig'),
      `[credential]\n\thelper = "!${SLEEPY(with_.home)}"\n`
    )
    with_.server.login = 'a:b'
    const read = with_.fetch('m.git')
    await until(() => pidsIn(with_.home).length === 2)
    const pids = pidsIn(with_.home)
    expect(pids.map(isAlive)).toEqual([true, true])
    controller.abort()
    await read
    await until(() => !pids.some(isAlive))
  })

  it('from a silent server ends after the limit', async () => {
    await using with_ = await aFetching({ limits: { silentMs: 100 } })
    with_.server.intercept = ({ method }, response) => {
      if (method === 'POST') response.writeHead(200).write('0')
      return method === 'POST'
    }
    expect(await with_.fetch('m.git')).toMatchObject({
      kind: 'unread',
      why: 'git.example.com: no byte arrived for 0.1 s'
    })
    expect(with_.waits).toEqual([])
  })

  it('with a program that never answers ends after the limit, with that program', async () => {
    await using with_ = await aFetching({ limits: { silentMs: 2000 } })
    writeFileSync(join(with_.home, '.gitconfig'), `[core]\n\taskPass = "${SLEEPY(with_.home)}"\n`)
    with_.server.login = 'a:b'
    expect(await with_.fetch('m.git')).toMatchObject({
      kind: 'unread',
      why: 'git.example.com: no byte arrived for 2 s'
    })
    expect(with_.waits).toEqual([])
    await until(() => pidsIn(with_.home).length === 2 && !pidsIn(with_.home).some(isAlive))
  })

  it('runs no hooks of templates, and no monitor', async () => {
    await using with_ = await aFetching()
    const hooks = join(with_.home, 'template', 'hooks')
    mkdirSync(hooks, { recursive: true })
    const mark = join(with_.home, 'mark')
    for (const name of ['post-checkout', 'reference-transaction', 'post-index-change', 'monitor']) {
      writeFileSync(join(hooks, name), `#!/bin/sh\ntouch '${mark}'\n`)
      chmodSync(join(hooks, name), 0o700)
    }
    writeFileSync(
      join(with_.home, '.gitconfig'),
      `[init]\n\ttemplateDir = ${join(with_.home, 'template')}\n[core]\n\thooksPath = ${hooks}\n\tfsmonitor = ${join(hooks, 'monitor')}\n`
    )
    expect(await with_.fetch('m.git')).toMatchObject({ kind: 'read' })
    expect(namesIn(with_.home)).not.toContain('mark')
  })

  it('writes no header that git sends to the disk', async () => {
    await using with_ = await aFetching({
      config: '[http]\n\textraHeader = PRIVATE-TOKEN: s3cr3t\n'
    })
    const parent = join(with_.home, '..', 'temp')
    const written: string[] = []
    with_.server.intercept = () => {
      const names = readdirSync(parent, { recursive: true, encoding: 'utf8' })
      const files = names.filter((name) => statSync(join(parent, name)).isFile())
      written.push(...files.map((name) => readFileSync(join(parent, name), 'latin1')))
      return false
    }
    expect(await with_.fetch('m.git')).toMatchObject({ kind: 'read' })
    expect(written).not.toEqual([])
    expect(written.join('\n')).not.toMatch(/s3cr3t|header/i)
  })

  it('gives git no secrets of this check', async () => {
    const environment = {
      INPUT_TOKENS: 'secret-a',
      TF_TOKEN_example_com: 'secret-b',
      ACTIONS_RUNTIME_TOKEN: 'secret-c',
      GIT_TRACE: '1',
      GIT_HTTP_PROXY_AUTHMETHOD: 'digest',
      GIT_DIR: '/nowhere',
      HTTPS_PROXY: 'http://me:secret-d@127.0.0.1:9',
      KEPT: 'kept'
    }
    await using with_ = await aFetching({ environment })
    const seen = join(with_.home, 'seen')
    const program = join(with_.home, 'show')
    writeFileSync(program, `#!/bin/sh\nenv > '${seen}'\n`)
    chmodSync(program, 0o700)
    writeFileSync(join(with_.home, '.gitconfig'), `[credential]\n\thelper = "!${program}"\n`)
    with_.server.login = 'a:b'
    await with_.fetch('m.git')
    const text = readFileSync(seen, 'utf8')
    expect(text).toContain('KEPT=kept')
    expect(text).not.toMatch(/secret-|GIT_TRACE=|\/nowhere/)
  })
})

describe('directories of earlier runs', () => {
  const HOUR = 3_600_000
  const now = Date.now()
  const world = { isAlive: (pid: number) => pid === 1, now: () => now }

  it('are removed if their process has ended, or after a day', async () => {
    await using parent = await temporaryDirectory()
    const ages = {
      'tf-disco-git-2-abcdef': 2 * HOUR,
      'tf-disco-git-1-abcdef': 2 * HOUR,
      'tf-disco-git-1-ghijkl': 25 * HOUR,
      'tf-disco-git-2-ghijkl': HOUR / 2,
      'tf-disco-git-2-ghijkl.txt': 25 * HOUR,
      'another-2-abcdef': 25 * HOUR
    }
    for (const [name, age] of Object.entries(ages)) {
      mkdirSync(join(parent.path, name, 'inside'), { recursive: true })
      const time = new Date(now - age)
      utimesSync(join(parent.path, name), time, time)
    }
    removeLeftovers(parent.path, world)
    expect([...namesIn(parent.path)].sort()).toEqual([
      'another-2-abcdef',
      'tf-disco-git-1-abcdef',
      'tf-disco-git-2-ghijkl',
      'tf-disco-git-2-ghijkl.txt'
    ])
  })

  it('are not followed where they are links or have links', async () => {
    await using parent = await temporaryDirectory()
    await using other = await temporaryDirectory()
    writeFileSync(join(other.path, 'file'), 'kept')
    const old = join(parent.path, 'tf-disco-git-2-abcdef')
    mkdirSync(old)
    symlinkSync(other.path, join(old, 'link'))
    symlinkSync(other.path, join(parent.path, 'tf-disco-git-2-linked'))
    removeLeftovers(parent.path, { ...world, now: () => now + 48 * HOUR })
    expect(namesIn(parent.path)).toEqual(['tf-disco-git-2-linked'])
    expect(namesIn(other.path)).toEqual(['file'])
  })
})
