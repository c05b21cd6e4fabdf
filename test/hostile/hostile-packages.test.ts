// Packages and servers that are made to exhaust a check or to lead it elsewhere, through the whole check. What counts is how far
// it goes, and that nothing is left in the temporary directory.

import { readdirSync } from 'node:fs'
import { createServer } from 'node:https'
import { gzipSync } from 'node:zlib'
import { Stop } from '../../src/observe/visit/stop.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import type { AnswerRow } from '../support/answer.ts'
import { tarEntry, tarOf, zipOf } from '../support/archives.ts'
import type { Run } from '../support/check-in-process.ts'
import type { CheckoutFiles } from '../support/checkout.ts'
import { aRepository } from '../support/git.ts'
import { GitServer } from '../support/git-server.ts'
import { describe, expect, it } from '../support/jest.ts'
import { call, checkIn, checkPackages, PACKAGES, startPackages } from '../support/package-world.ts'
import { close, listen, portOf } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MIB = 1024 * 1024
const URL_OF = { zip: `${PACKAGES}/net.zip`, tgz: `${PACKAGES}/net.tgz` }

/** What is found for an archive, and what is left on the disk. */
async function checkArchive(bytes: Buffer, kind: 'zip' | 'tgz' = 'tgz') {
  await using temporary = await temporaryDirectory()
  const url = URL_OF[kind]
  const responses: readonly AnswerRow[] = [{ url, bytes }]
  const environment = { RUNNER_TEMP: temporary.path }
  const run: Run = { files: { 'main.tf': call('net', url) }, environment }
  const { codes, verdict } = await checkPackages({ responses, run })
  const messages = verdict.findings.map(({ problem }) => plain(problem.message))
  return { codes, messages: messages.join(), left: readdirSync(temporary.path) }
}

const UNREAD = { codes: ['notice not-followed'], left: [] }
const BROKEN = { codes: ['error package-broken'], left: [] }
const large = tarEntry({ name: 'a.bin', size: 2 ** 31 })

describe('an archive', () => {
  it.each([
    ['of zeros', gzipSync(Buffer.concat([large, Buffer.alloc(64 * MIB)]))],
    [
      'in an archive in an archive',
      gzipSync(gzipSync(Buffer.concat([large, Buffer.alloc(64 * MIB)])))
    ],
    [
      'of too many entries',
      gzipSync(Buffer.concat(Array.from({ length: 100_001 }, () => tarEntry({ name: 'x' }))))
    ],
    [
      'of too much configuration',
      gzipSync(tarOf({ name: 'a.tf', content: '# x\n'.repeat(3 * MIB) }), { level: 0 })
    ]
  ])('%s is not followed, or broken', async (name, bytes) => {
    const { messages: _, ...result } = await checkArchive(bytes)
    expect(result).toEqual(name.includes('in an') ? BROKEN : UNREAD)
  })

  it('in zip whose file inflates to more than it says is broken', async () => {
    const bomb = { name: 'a.tf', content: Buffer.alloc(64 * MIB), claims: { size: 10 } }
    expect(await checkArchive(zipOf(bomb), 'zip')).toMatchObject(BROKEN)
  })

  it.each([
    ['a path above it', { name: '../../evil.tf', content: 'x' }, BROKEN],
    [
      'an absolute path',
      { name: '/evil.tf', content: call('x', './gone') },
      { codes: ['error source-missing'], left: [] }
    ],
    ['a link to a file of the machine', { name: 'main.tf', type: '2' }, { codes: [], left: [] }],
    ['a device', { name: 'main.tf', type: '3' }, { codes: [], left: [] }]
  ])('with %s writes nothing', async (_, entry, expected) => {
    expect(await checkArchive(gzipSync(tarOf(entry)))).toMatchObject(expected)
  })

  it('that never ends is given up at the limit of one transfer', async () => {
    await using registry = await startPackages({})
    let written = 0
    const part = gzipSync(Buffer.alloc(MIB, 'x'), { level: 0 })
    const server = createServer(registry.authority.show('endless.example.net'), (_, response) => {
      const more = (): void => {
        while (!response.destroyed) {
          written += part.length
          if (!response.write(part)) return void response.once('drain', more)
        }
      }
      response.write(gzipSync(large))
      more()
    })
    await listen(server)
    const { codes, verdict } = await checkIn(registry, {
      files: { 'main.tf': call('x', 'https://endless.example.net/x.tgz') },
      settings: {
        resolve: `${registry.resolve}\nendless.example.net:443=127.0.0.1:${portOf(server)}`
      }
    })
    server.closeAllConnections()
    await close(server)
    expect(verdict.findings.map(({ problem }) => plain(problem.message)).join()).toContain('64 MiB')
    expect(codes).toEqual(['notice not-followed'])
    expect(written).toBeLessThan(80 * MIB)
  })
})

type GitRun = {
  readonly files?: CheckoutFiles
  readonly source?: string
  readonly prepare?: (server: GitServer, stop: Stop) => void
}

/** A check of one module from Git; `main.tf` of the repository calls a directory that is missing. */
async function checkGit({ files = {}, source = 'acme/net.git', prepare }: GitRun) {
  await using temporary = await temporaryDirectory()
  await using work = await temporaryDirectory()
  await using registry = await startPackages({})
  await using server = await GitServer.start()
  aRepository(work.path, { 'main.tf': call('x', './gone') })
  server.publish(work.path, 'net.git')
  const { name, address, addressPort } = server.rule()
  const stop = new Stop()
  prepare?.(server, stop)
  const checked = await checkIn(registry, {
    files: { 'main.tf': call('net', source), ...files },
    settings: { resolve: `${registry.resolve}\n${name}=${address}:${addressPort}` },
    environment: { RUNNER_TEMP: temporary.path, GIT_SSL_CAINFO: server.caFile },
    world: { stop }
  })
  return { checked, paths: server.paths, left: readdirSync(temporary.path) }
}

const SOURCE = 'git::https://git.example.com/net.git'

describe('a Git server', () => {
  it('that never answers ends with the check, and leaves nothing', async () => {
    const { checked, left } = await checkGit({
      source: SOURCE,
      prepare: (server, stop) => {
        server.intercept = () => {
          stop.end({ kind: 'deadline', ms: 1000 })
          return true
        }
      }
    })
    expect(left).toEqual([])
    expect(checked.verdict.passed).toBe(false)
    expect(checked.verdict.stopped).toHaveLength(1)
  })

  it('that never ends a pack ends with the check, and leaves nothing', async () => {
    const { left } = await checkGit({
      source: SOURCE,
      prepare: (server, stop) => {
        server.intercept = ({ method }, response) => {
          if (method !== 'POST') return false
          response.writeHead(200, { 'Content-Type': 'application/x-git-upload-pack-result' })
          response.write('0')
          stop.end({ kind: 'deadline', ms: 1000 })
          return true
        }
      }
    })
    expect(left).toEqual([])
  })

  it('whose repository is read leaves nothing', async () => {
    const { checked, left } = await checkGit({ source: SOURCE })
    expect(checked.codes).toEqual(['error source-missing'])
    expect(left).toEqual([])
  })

  it.each([
    ['http://127.0.0.1:1/evil.git'],
    ['https://127.0.0.1:1/evil.git'],
    ['ext::sh -c touch% mark'],
    ['file:///etc']
  ])('that redirects to %s is not followed there', async (location) => {
    const { checked, left } = await checkGit({
      source: SOURCE,
      prepare: (server) => {
        server.intercept = (_, response) => {
          response
            .writeHead(302, { Location: `${location}/info/refs?service=git-upload-pack` })
            .end()
          return true
        }
      }
    })
    expect(checked.codes).toEqual(['notice not-followed'])
    expect(left).toEqual([])
  })

  it.each([
    ['an option as its ref', `${SOURCE}?ref=--upload-pack=touch`],
    ['an option as its name', 'git::https://git.example.com/--upload-pack=touch'],
    ['a command', 'git::ext::sh -c touch'],
    ['a directory of the machine', 'git::file:///etc'],
    ['http', 'git::http://git.example.com/net.git']
  ])('is not asked by %s', async (_, source) => {
    const { checked, left } = await checkGit({ source })
    expect(checked.codes.at(-1)).toMatch(
      /not-followed|package-(broken|location|unreachable)|source-invalid/
    )
    expect(left).toEqual([])
  })

  it('is not replaced by what the configuration of the checkout says', async () => {
    const evil =
      '[url "https://evil.example.org/"]\n\tinsteadOf = https://git.example.com/\n[core]\n\tsshCommand = touch mark\n'
    const { checked, paths } = await checkGit({
      source: SOURCE,
      files: {
        '.git/config': evil,
        '.git/HEAD': 'ref: refs/heads/main\n',
        '.git/objects/x': '',
        '.git/refs/x': '',
        '.gitmodules': evil
      }
    })
    expect(checked.codes).toEqual(['error source-missing'])
    expect(paths.length).toBeGreaterThan(0)
  })
})
