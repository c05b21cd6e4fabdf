// Where git does not go: hosts, protocols and proxies that this check does not allow.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitRead } from '../../src/observe/packages/git/fetcher.ts'
import { aRepository, git } from '../support/git.ts'
import { type Fetching, type FetchOptions, fetching } from '../support/git-fetching.ts'
import { GIT_HOST } from '../support/git-server.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'

/** With one repository, `m.git`. */
async function aFetching(options: FetchOptions = {}): Promise<Fetching> {
  const with_ = await fetching(options)
  const work = join(with_.server.directory.path, 'work')
  aRepository(work, { 'main.tf': 'content' })
  with_.server.publish(work, 'm.git')
  return with_
}

const whyOf = (read: GitRead): string =>
  read.kind === 'read' ? 'read' : `${read.kind}: ${read.why}`

describe('git is not led', () => {
  /** Redirects everything to another host. */
  const redirecting = async (to: (with_: Fetching) => string, options: FetchOptions = {}) => {
    const with_ = await aFetching(options)
    with_.server.intercept = ({ url = '', headers }, response) => {
      if (headers.host !== GIT_HOST) return false
      response.writeHead(302, { location: `${to(with_)}${url}` }).end()
      return true
    }
    return with_
  }

  it('to a private address by a public host', async () => {
    await using with_ = await redirecting(({ server }) => `https://127.0.0.1:${server.port}`)
    const read = await with_.fetch('m.git')
    expect(whyOf(read)).toContain('127.0.0.1 is a loopback address, and a public host named it')
    expect(with_.server.requests.map(({ host }) => host)).toEqual([GIT_HOST])
  })

  it('to a host that is not allowed', async () => {
    await using with_ = await redirecting(() => 'https://other.example.com', {
      isNamed: (host) => host === GIT_HOST
    })
    expect(await with_.fetch('m.git')).toMatchObject({
      kind: 'unread',
      why: 'git was led to other.example.com, which allowed-hosts does not allow',
      cure: expect.stringContaining('other.example.com')
    })
  })

  it('to the metadata service of a cloud', async () => {
    await using with_ = await redirecting(() => 'https://169.254.169.254')
    expect(whyOf(await with_.fetch('m.git'))).toContain('169.254.169.254 is a metadata address')
  })

  it.each([
    ['another program', 'ext::sh -c touch% x', 'unread: git over ext is not run by this check'],
    ['plain http', `http://${GIT_HOST}/m.git`, 'unread: git over http is not run by this check'],
    ['git:', `git://${GIT_HOST}/m.git`, 'unread: git over git is not run by this check'],
    ['a file', 'file:///m.git', 'unread: git over file is not run by this check'],
    ['a path', '/m.git', 'unread: git with a path is not run by this check'],
    ['an option', '--upload-pack=x', 'unread: git with a path is not run by this check'],
    [
      'a host that is not allowed',
      'https://other.example.com/m.git',
      'unread: other.example.com is not in allowed-hosts'
    ]
  ])('by the address: %s', async (_, url, expected) => {
    await using with_ = await aFetching({ isNamed: (host) => host === GIT_HOST })
    expect(whyOf(await with_.fetch('', { url }))).toBe(expected)
    expect(with_.server.requests).toEqual([])
  })

  it('by an insteadOf that holds only for the URL of a remote', async () => {
    await using with_ = await aFetching({ isNamed: (host) => host === GIT_HOST })
    const other = join(with_.home, 'other')
    writeFileSync(other, `[url "https://other.example.com/"]\n\tinsteadOf = https://${GIT_HOST}/\n`)
    const condition = `includeIf "hasconfig:remote.*.url:https://${GIT_HOST}/**"`
    writeFileSync(join(with_.home, '.gitconfig'), `[${condition}]\n\tpath = ${other}\n`)
    expect(whyOf(await with_.fetch('m.git'))).toBe(
      'unread: other.example.com is not in allowed-hosts'
    )
  })

  it('over https where the user allows only ssh', async () => {
    await using with_ = await aFetching({ environment: { GIT_ALLOW_PROTOCOL: 'ssh' } })
    expect(whyOf(await with_.fetch('m.git'))).toMatch(/^unread: .*'https' not allowed/)
    expect(with_.server.requests).toEqual([])
  })

  it('by insteadOf to another scheme, whatever the user allows', async () => {
    const config = `[url "ext::sh -c touch% x "]\n\tinsteadOf = https://${GIT_HOST}/\n[protocol "ext"]\n\tallow = always\n`
    await using with_ = await aFetching({ config })
    expect(whyOf(await with_.fetch('m.git'))).toBe('unread: git over ext is not run by this check')
  })

  it('by the configuration of a checkout around the temporary directory', async () => {
    await using with_ = await fetching()
    await using inside = await fetching({ parent: join(with_.home, 'runner') })
    mkdirSync(join(with_.home, 'runner'))
    git(with_.home, 'init', '-q')
    git(with_.home, 'config', `url.https://other.example.com/.insteadOf`, `https://${GIT_HOST}/`)
    const work = join(inside.server.directory.path, 'work')
    aRepository(work, { 'main.tf': 'content' })
    inside.server.publish(work, 'm.git')
    expect(whyOf(await inside.fetch('m.git'))).toBe('read')
  })

  it('around the proxy of this check by settings of the user', async () => {
    const config = [
      `[http "https://${GIT_HOST}/m.git"]\n\tproxy = http://127.0.0.1:9`,
      '[remote "origin"]\n\tproxy = http://127.0.0.1:9'
    ].join('\n')
    const environment = { NO_PROXY: '*', no_proxy: '*', HTTPS_PROXY: 'http://127.0.0.1:9' }
    await using with_ = await aFetching({ config, environment })
    // The resolve rule of the test goes before any proxy.
    expect(whyOf(await with_.fetch('m.git'))).toBe('read')
  })

  it('past the proxy that its configuration names', async () => {
    await using proxy = await FakeProxy.start({ credentials: 'me:pr0xy-s3cret' })
    const config = `[http "https://${GIT_HOST}/"]\n\tproxy = ${proxy.url}\n`
    await using with_ = await aFetching({ config, network: { resolve: [] } })
    await with_.fetch('m.git')
    expect(proxy.targets[0]).toBe(`${GIT_HOST}:443`)
    expect(with_.learnt).toContain('pr0xy-s3cret')
  })
})
