// Addresses that only this machine or network can reach, behind a proxy and among several of one name.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { networkOf } from '../../src/observe/network/dial.ts'
import { readSettings } from '../../src/settings/read.ts'
import type { RawSettings } from '../../src/settings/settings.ts'
import { HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { runCli } from '../support/program.ts'
import { FakeProxy } from '../support/proxy.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { attemptOne, outcomeOf } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`

describe('a proxy is not asked for', () => {
  it.each([
    ['a private address', 'https://10.1.2.3/', 'private'],
    ['a private address over http', 'http://192.168.0.1/', 'private'],
    ['a private IPv6 address', 'https://[fd12:3456::1]/', 'private'],
    ['a loopback address that Go takes for a name', 'https://0x7f.1/', 'private'],
    ['a reserved address', 'https://198.51.100.7/', 'reserved'],
    ['a metadata address', 'https://169.254.169.254/', 'metadata']
  ])('%s that a public host redirects to', async (_, location, kind) => {
    await using registry = await FakeRegistry.start()
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
    registry.answer(DOCUMENT, { status: 302, headers: { Location: location } })
    const environment = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
    const attempt = await attemptOne(registry, { resolve: '', environment })
    expect(outcomeOf(attempt)).toBe('host-private-redirect')
    expect(inWords(attempt.discovery)).toMatchObject({
      problem: { message: expect.stringContaining(kind) }
    })
    expect(proxy.targets).toEqual([`${HOST}:443`])
    expect(proxy.requests).toHaveLength(1)
  })
})

it('only the workflow allows redirects to a host at a private address, and no project file', async () => {
  await using directory = await temporaryDirectory()
  const file = 'allowed_hosts = ["intranet.example.com", "other.example.com"]\n'
  await writeFile(join(directory.path, '.tf-disco.hcl'), file)
  const namedWith = (raw: RawSettings) =>
    networkOf(readSettings(raw, { directory: directory.path, environment: {} }), {}, 0).namedHosts
  expect(namedWith({})).toEqual(new Set())
  expect(namedWith({ 'allowed-hosts': '*.example.com' })).toEqual(new Set())
  expect(namedWith({ 'allowed-hosts': 'intranet.example.com' })).toEqual(
    new Set(['intranet.example.com'])
  )
})

// An address that IANA has assigned to no network, and one on which a registry listens.
const ADDRESSES = [
  { address: '127.0.0.1', family: 4 },
  { address: '2d00::1', family: 6 }
]
const LOOKUP = `require('node:dns').lookup = (name, options, done) =>
  process.nextTick(done, null, ${JSON.stringify(ADDRESSES)})
require('node:module').syncBuiltinESMExports()`

it('connects to none of the private addresses of a name that has a public one as well', async () => {
  await using registry = await FakeRegistry.start()
  await using home = await temporaryDirectory()
  registry.answer(DOCUMENT, {
    status: 302,
    headers: { Location: `https://mixed.example.com:${registry.port}/` }
  })
  await writeFile(join(home.path, 'lookup.cjs'), LOOKUP)
  const inputs = {
    hostnames: HOST,
    resolve: registry.resolve,
    'ca-file': registry.caFile,
    retries: '0',
    'timeout-seconds': '2'
  }
  const env = { NODE_OPTIONS: `--require=${join(home.path, 'lookup.cjs')}` }
  const { exitCode, stdout } = await runCli(['check', ...flagsOf(inputs)], { env })
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/error\[(?:host-unreachable|host-timeout)\]/)
  expect(registry.connections).toBe(1)
})
