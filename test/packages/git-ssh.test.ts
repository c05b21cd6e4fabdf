// Git over SSH, with a program in place of `ssh` that serves local repositories.
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitRead, GitRequest } from '../../src/observe/packages/git/fetcher.ts'
import { newTransfers } from '../../src/observe/packages/transfers.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { aRepository } from '../support/git.ts'
import { type FetchOptions, fetching } from '../support/git-fetching.ts'
import { describe, expect, it } from '../support/jest.ts'

/** `ssh -G` shows this host; otherwise the last argument is the command that Git runs on the host. */
const program = (log: string, host: string): string => `#!/bin/sh
echo "$@" >> '${log}'
for last; do :; done
for argument; do
  if [ "$argument" = -i ]; then key=yes
  elif [ "$key" = yes ]; then cp -p "$argument" '${log}.key'; key=; fi
done
case " $* " in *" -G "*) printf '%s\\n' ${host}; exit;; esac
exec sh -c "$last"
`

/** What is read of a repository at a URL for ssh, and with which arguments ssh was run. */
async function readOver(
  url: (path: string) => string,
  options: FetchOptions & { readonly shown?: string; readonly request?: Partial<GitRequest> } = {}
) {
  const { shown = "'hostname 203.0.112.7' 'port 22'", request = {}, ...others } = options
  await using with_ = await fetching(others)
  const bin = join(with_.home, 'bin')
  const log = join(with_.home, 'log')
  mkdirSync(bin)
  writeFileSync(join(bin, 'ssh'), program(log, shown))
  chmodSync(join(bin, 'ssh'), 0o700)
  writeFileSync(
    join(with_.home, '.gitconfig'),
    `${others.config ?? ''}\n[core]\n\tsshCommand = ${join(bin, 'ssh')} -o User=me\n`
  )
  const path = join(with_.server.directory.path, 'work')
  aRepository(path, { 'main.tf': 'content' })
  const read = await with_.fetch('', { url: url(path), ...request })
  const runs = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  const key = existsSync(`${log}.key`)
    ? { text: readFileSync(`${log}.key`, 'utf8'), mode: statSync(`${log}.key`).mode & 0o777 }
    : null
  return { read, runs, key, left: with_.left() }
}

const whyOf = (read: GitRead): string => (read.kind === 'read' ? 'read' : read.why)

const URL_OF = (path: string): string => `ssh://git@git.example.com${path}`

describe('over ssh', () => {
  it('a repository is read with the command of the user, in batch mode, and is private', async () => {
    const { read, runs } = await readOver(URL_OF)
    expect(read).toMatchObject({ kind: 'read', isPrivate: true })
    expect(runs[0]).toMatch(/^-o User=me -G -l git -- git\.example\.com$/)
    expect(runs.at(-1)).toMatch(
      /-o User=me -o BatchMode=yes .*git@git\.example\.com git-upload-pack/
    )
  })

  it('what arrives counts for the limit of all packages', async () => {
    const transfers = newTransfers(() => {})
    const before = transfers.room.bytes
    await readOver(URL_OF, { transfers })
    expect(transfers.room.bytes).toBeLessThan(before)
  })

  it('a repository can be reached by insteadOf with the short form', async () => {
    const { read, runs } = await readOver((path) => `https://github.com${path}`, {
      config: '[url "git@github.com:"]\n\tinsteadOf = https://github.com'
    })
    expect(whyOf(read)).toBe('read')
    expect(runs[0]).toContain('-- github.com')
  })

  it.each([
    [
      'is not allowed',
      {},
      'other.example.com is not in allowed-hosts',
      "'hostname other.example.com'"
    ],
    [
      'with its port is not allowed',
      {},
      'git.example.com:2222 is not in allowed-hosts',
      "'hostname git.example.com' 'port 2222'"
    ],
    [
      'is private, if a public host names the repository',
      { origin: { isPublic: true } },
      '10.0.0.1: 10.0.0.1 is a private address',
      "'hostname 10.0.0.1'"
    ],
    [
      'is a metadata service',
      {},
      '169.254.169.254: 169.254.169.254 is a metadata address',
      "'hostname 169.254.169.254'"
    ]
  ])('a host of the ssh configuration that %s is not contacted', async (_, request, why, shown) => {
    const isNamed = (host: string): boolean => !/other|2222/.test(host)
    const { read, runs } = await readOver(URL_OF, { isNamed, request, shown })
    expect(whyOf(read)).toBe(why)
    expect(runs).toHaveLength(1)
  })

  it('the key of a source is in a file that only this user can read', async () => {
    const text = 'PRIVATE KEY\n'
    const sshkey = new Token(Buffer.from(text).toString('base64'))
    const { read, key, runs } = await readOver(URL_OF, { request: { sshkey } })
    expect(whyOf(read)).toBe('read')
    expect(key).toEqual({ text, mode: 0o600 })
    // Like go-getter, without the command in the configuration.
    expect(runs.at(-1)).not.toContain('User=me')
  })

  it('a key that is not base64 is refused', async () => {
    const { read } = await readOver(URL_OF, { request: { sshkey: new Token('no key!') } })
    expect(read).toMatchObject({ kind: 'broken', why: 'illegal base64 data in sshkey' })
  })
})
