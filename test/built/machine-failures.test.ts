// Failures of the machine and wrong directories, as both built programs report them.
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '../support/jest.ts'
import { ACTION, CLI, runAction, runCli } from '../support/program.ts'
import { FakeProxy } from '../support/proxy.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOST = 'registry.example.com'
const MODULE = `module "m" {\n  source = "${HOST}/acme/network/aws"\n}\n`

// What opens files until the limit is reached, and when.
const EXHAUST = `const fs = require('node:fs'), { readdirSync } = fs
const exhaust = () => { try { for (;;) fs.openSync('/dev/null') } catch {} }`
const AT_SOCKET = `${EXHAUST}
require('node:diagnostics_channel').subscribe('net.client.socket', exhaust)`
const AT_LOOKUP = `${EXHAUST}
const dns = require('node:dns'), { lookup } = dns
dns.lookup = (...given) => { exhaust(); return lookup(...given) }
require('node:module').syncBuiltinESMExports()`
const AT_SCAN = `${EXHAUST}
fs.readdirSync = (...given) => { const entries = readdirSync(...given); exhaust(); return entries }
require('node:module').syncBuiltinESMExports()`

/** A program that becomes this one after a command of a shell, such as `ulimit`. */
async function launch(directory: string, command: string, program: string): Promise<string> {
  const launcher = join(directory, `${program === CLI ? 'cli' : 'action'}.cjs`)
  const words = ['sh', '-c', `${command}; exec "$@"`, 'sh', process.execPath, program]
  const code = `process.execve('/bin/sh', [...${JSON.stringify(words)}, ...process.argv.slice(2)], process.env)`
  await writeFile(launcher, code)
  return launcher
}

const ENDS =
  /could not run: .*EMFILE.*; raise the limit of open files, such as with `ulimit -n 4096`/

describe('too few open files are exit code 3', () => {
  it.each([
    ['while files are scanned', AT_SCAN, { 'allowed-hosts': 'a.example.com' }],
    ['at a name lookup', AT_LOOKUP, { hostnames: HOST }],
    ['at a connection', AT_SOCKET, { hostnames: HOST, resolve: `${HOST}=127.0.0.1:9` }],
    ['behind a proxy', AT_SOCKET, { hostnames: HOST }, 'http://127.0.0.1:9'],
    ['for questions', AT_SOCKET, { depth: 'versions', resolve: `${HOST}=127.0.0.1:9` }]
  ])('%s', async (_, fault, settings, proxy = '') => {
    await using directory = await temporaryDirectory()
    await writeFile(join(directory.path, 'main.tf'), MODULE)
    await writeFile(join(directory.path, 'fault.cjs'), fault)
    const env = {
      NODE_OPTIONS: `--require=${join(directory.path, 'fault.cjs')}`,
      HTTPS_PROXY: proxy
    }
    const run = async (program: string) => ({
      env,
      directory: directory.path,
      program: await launch(directory.path, 'ulimit -n 256', program)
    })
    const inputs = { dialect: 'terraform', ...settings }
    const cli = await runCli(['check', ...flagsOf(inputs)], await run(CLI))
    const action = await runAction(inputs, await run(ACTION))
    expect([cli.exitCode, action.exitCode]).toEqual([3, 3])
    for (const text of [cli.stderr, action.stdout]) {
      expect(text).toMatch(ENDS)
      expect(text).not.toContain('bug')
    }
  })

  it('for the last of several hosts, whose verdicts are lost', async () => {
    await using registry = await FakeRegistry.start()
    const hosts = ['a', 'b', 'c'].map((name) => `${name}.example.com`)
    for (const host of hosts) registry.offer(host, { 'modules.v1': '/' })
    await using directory = await temporaryDirectory()
    const fault = AT_SOCKET.replace('exhaust)', '() => { count += 1; if (count > 2) exhaust() })')
    await writeFile(join(directory.path, 'fault.cjs'), `let count = 0\n${fault}`)
    const inputs = {
      hostnames: hosts.join('\n'),
      resolve: registry.resolve,
      'ca-file': registry.caFile,
      concurrency: '1'
    }
    const env = { NODE_OPTIONS: `--require=${join(directory.path, 'fault.cjs')}` }
    const program = await launch(directory.path, 'ulimit -n 256', CLI)
    const cli = await runCli(['check', ...flagsOf(inputs)], { env, program })
    expect(cli).toMatchObject({ exitCode: 3, stderr: expect.stringMatching(ENDS) })
    expect(registry.requests).toHaveLength(2)
  })
})

describe('exit code 2 names', () => {
  it.each([
    ['does not exist', '/no/such/directory', {}],
    ['does not exist, without files to scan', '/no/such/directory', { hostnames: HOST }],
    ['does not exist, with a glob', '/no/such/directory', { scan: '**/*.tf' }],
    ['is a file', '/etc/hosts', {}],
    ['is a file, without files to scan', '/etc/hosts', { hostnames: HOST }],
    ['is below a file', '/etc/hosts/below', { hostnames: HOST }],
    ['is a device', '/dev/null', {}]
  ])('a GITHUB_WORKSPACE that %s', async (_, workspace, inputs) => {
    const ended = await runAction(inputs, { env: { GITHUB_WORKSPACE: workspace } })
    expect(ended.exitCode).toBe(2)
    expect(ended.stdout).toBe(
      `::error title=Wrong settings::GITHUB_WORKSPACE names ${workspace}, which is not a directory\n`
    )
  })

  it('a directory that this user may not read', async () => {
    await using directory = await temporaryDirectory()
    await writeFile(join(directory.path, 'main.tf'), 'locals {}\n')
    await chmod(directory.path, 0o100)
    const options = { directory: directory.path }
    const [action, cli] = [await runAction({}, options), await runCli(['check'], options)]
    await chmod(directory.path, 0o700)
    // Root may read everything.
    const isRoot = process.getuid?.() === 0
    expect([action.exitCode, cli.exitCode]).toEqual(isRoot ? [0, 0] : [2, 2])
    const mistake = `scan names ${directory.path}, which this user may not read`
    expect(action.stdout.includes(mistake)).toBe(!isRoot)
    expect(cli.stderr.includes(mistake)).toBe(!isRoot)
  })
})

it.each([['check'], ['usages'], ['explain', 'host', HOST]])(
  'a current directory that was deleted is exit code 3 of %s',
  async (...words) => {
    await using directory = await temporaryDirectory()
    await using other = await temporaryDirectory()
    const program = await launch(other.path, 'rmdir "$PWD"', CLI)
    const ended = await runCli(words, { directory: directory.path, program })
    expect(ended.exitCode).toBe(3)
    expect(ended.stderr).toMatch(/^tf-disco could not run: ENOENT: .*check that the path exists\n/)
  }
)

it('a proxy that refuses is still exit code 1', async () => {
  await using proxy = await FakeProxy.start({ refuse: 403 })
  const env = { HTTPS_PROXY: proxy.url }
  const { exitCode } = await runCli(['check', ...flagsOf({ hostnames: HOST, retries: '0' })], {
    env
  })
  expect(exitCode).toBe(1)
})
