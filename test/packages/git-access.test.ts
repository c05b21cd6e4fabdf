// With which credentials git goes, and what its failures mean.
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitRead } from '../../src/observe/packages/git/fetcher.ts'
import { aRepository } from '../support/git.ts'
import { type Fetching, type FetchOptions, fetching } from '../support/git-fetching.ts'
import { GIT_HOST } from '../support/git-server.ts'
import { describe, expect, it } from '../support/jest.ts'

/** With one repository, `m.git`. */
async function aFetching(options: FetchOptions = {}): Promise<Fetching> {
  const with_ = await fetching(options)
  const work = join(with_.server.directory.path, 'work')
  aRepository(work, { 'main.tf': 'content' })
  with_.server.publish(work, 'm.git')
  return with_
}

const whyOf = (read: GitRead): string =>
  read.kind === 'read' ? `read${read.isPrivate ? ', private' : ''}` : `${read.kind}: ${read.why}`

const LOGIN = 'someone:s3cr3t-token'
const BASIC = Buffer.from(LOGIN).toString('base64')
const ASKS = `unread: ${GIT_HOST} asks git for credentials`

/** A credential helper that always has the login. */
const HELPER = `[credential]\n\thelper = "!f() { echo username=someone; echo password=s3cr3t-token; }; f"\n`

describe('a repository that asks for credentials', () => {
  it.each([
    ['without any, without a question', {}, ASKS],
    ['with a credential helper', { config: HELPER }, 'read, private'],
    [
      'with an extra header, as of actions/checkout',
      { config: `[http "https://${GIT_HOST}/"]\n\textraheader = AUTHORIZATION: basic ${BASIC}\n` },
      'read, private'
    ],
    [
      'with insteadOf',
      {
        config: `[url "https://${LOGIN}@${GIT_HOST}/"]\n\tinsteadOf = https://${GIT_HOST}/\n`
      },
      'read, private'
    ],
    [
      'with insteadOf in the environment',
      {
        environment: {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `url.https://${LOGIN}@${GIT_HOST}/.insteadOf`,
          GIT_CONFIG_VALUE_0: `https://${GIT_HOST}/`
        }
      },
      'read, private'
    ],
    [
      'with the wrong ones',
      { config: HELPER.replace('s3cr3t', 'wrong') },
      `unread: ${GIT_HOST} rejected the credentials of git`
    ]
  ])('is fetched %s', async (_, options, expected) => {
    await using with_ = await aFetching(options)
    with_.server.login = LOGIN
    const read = await with_.fetch('m.git')
    expect(whyOf(read)).toBe(expected)
    expect(JSON.stringify(read)).not.toContain('s3cr3t')
  })

  it('is fetched with the login of a .netrc, and is private then', async () => {
    await using with_ = await aFetching()
    with_.server.login = LOGIN
    writeFileSync(
      join(with_.home, '.netrc'),
      `machine ${GIT_HOST} login someone password s3cr3t-token\n`
    )
    expect(whyOf(await with_.fetch('m.git'))).toBe('read, private')
  })

  it('is fetched with a program that git asks for passwords', async () => {
    await using with_ = await aFetching()
    const program = join(with_.home, 'ask')
    writeFileSync(
      program,
      '#!/bin/sh\ncase $1 in User*) echo someone;; *) echo s3cr3t-token;; esac\n'
    )
    chmodSync(program, 0o700)
    writeFileSync(join(with_.home, '.gitconfig'), `[core]\n\taskPass = ${program}\n`)
    with_.server.login = LOGIN
    expect(whyOf(await with_.fetch('m.git'))).toBe('read, private')
  })

  it('makes secrets known that the configuration of git contains', async () => {
    const config = [
      `[url "https://${LOGIN}@${GIT_HOST}/"]\n\tinsteadOf = https://short.example.com/`,
      `[http "https://${GIT_HOST}/"]\n\textraheader = AUTHORIZATION: basic ${BASIC}`
    ].join('\n')
    await using with_ = await aFetching({ config })
    await with_.fetch('', { url: 'https://short.example.com/m.git' })
    expect(with_.learnt).toContain('s3cr3t-token')
    expect(with_.learnt).toContain(BASIC)
  })

  it.each([`https://${LOGIN}@${GIT_HOST}:port/`, `http://${LOGIN}@${GIT_HOST}/`])(
    'makes the secret of an address known that is not used: %s',
    async (url) => {
      const config = `[url "${url}"]\n\tinsteadOf = https://${GIT_HOST}/`
      await using with_ = await aFetching({ config })
      expect(await with_.fetch('m.git')).toMatchObject({ kind: 'unread' })
      expect(with_.learnt).toContain('s3cr3t-token')
    }
  )

  it('is not private if it is public, whatever credentials there are', async () => {
    await using with_ = await aFetching({ config: HELPER })
    expect(whyOf(await with_.fetch('m.git'))).toBe('read')
  })
})

describe('a missing repository', () => {
  it('may be hidden from git without credentials', async () => {
    await using with_ = await aFetching()
    const read = await with_.fetch('none.git')
    expect(read).toMatchObject({
      kind: 'unread',
      why: `${GIT_HOST} has no such repository, or hides it from git without credentials`,
      cure: expect.stringContaining('insteadOf')
    })
    await with_.fetch('none.git', { ref: 'v1' })
    expect(with_.waits).toEqual([])
  })

  it('is missing for a user with credentials', async () => {
    await using with_ = await aFetching({ config: HELPER })
    with_.server.login = LOGIN
    expect(whyOf(await with_.fetch('none.git'))).toBe(`broken: repository not found on ${GIT_HOST}`)
  })
})

describe('a transient failure', () => {
  it.each([429, 500, 503])('such as status %i is retried twice', async (status) => {
    await using with_ = await aFetching()
    with_.server.intercept = (_, response) => {
      response.writeHead(status).end()
      return true
    }
    expect(whyOf(await with_.fetch('m.git'))).toMatch(
      new RegExp(`^unread: .*The requested URL returned error: ${status}`)
    )
    expect(with_.waits).toEqual([1000, 4000])
    expect(with_.server.requests).toHaveLength(3)
  })

  it('is no failure if a retry succeeds', async () => {
    await using with_ = await aFetching()
    let left = 2
    with_.server.intercept = (_, response) => {
      left -= 1
      if (left >= 0) response.destroy()
      return left >= 0
    }
    expect(whyOf(await with_.fetch('m.git'))).toBe('read')
  })

  it('such as a transfer that is cut is retried', async () => {
    await using with_ = await aFetching()
    with_.server.intercept = ({ method }, response) => {
      if (method !== 'POST') return false
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' })
      response.write('000dpackfile\n0020\x01PACK')
      setTimeout(() => response.destroy(), 20)
      return true
    }
    expect(whyOf(await with_.fetch('m.git'))).toMatch(/^unread: /)
    expect(with_.waits).toEqual([1000, 4000])
  })
})

it('a certificate that git does not trust is no failure of the repository', async () => {
  await using with_ = await aFetching({ environment: { GIT_SSL_CAINFO: undefined } })
  expect(await with_.fetch('m.git')).toMatchObject({
    kind: 'unread',
    why: expect.stringContaining('certificate'),
    cure: 'add its authority to http.sslCAInfo of git'
  })
  expect(with_.waits).toEqual([])
})

describe('without git', () => {
  it('says what to do', async () => {
    await using with_ = await aFetching({ environment: { PATH: '/nowhere' } })
    expect(await with_.fetch('m.git')).toMatchObject({
      kind: 'unread',
      why: 'the program git was not found',
      cure: expect.stringContaining('Git 2.31')
    })
  })
})
