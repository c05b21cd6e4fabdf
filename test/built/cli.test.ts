import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderHelp } from '../../src/settings/command-line/help.ts'
import { HOST } from '../support/evidence-builder.ts'
import { aRepository } from '../support/git.ts'
import { describe, expect, it } from '../support/jest.ts'
import { CLI, runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Runs the built program with this text as its standard input. */
const withInput = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [CLI, ...args], { input, encoding: 'utf8' })

describe('explain host', () => {
  it('exits with 1 if one of the texts is not a hostname', async () => {
    const texts = ['a.example', 'https://a.example']
    const { stdout, stderr, exitCode } = await runCli(['explain', 'host', ...texts])
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 1 })
    expect(stdout).toMatch(/^a\.example\n/)
    expect(stdout).toMatch(/^https:\/\/a\.example is not a hostname: /m)
  })

  it('writes one JSON object per line', async () => {
    const { stdout, exitCode } = await runCli([
      'explain',
      'host',
      '--format=json',
      'a.example',
      'a_b'
    ])
    const [good, bad, ...more] = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
    expect(more).toEqual([])
    expect(good).toMatchObject({
      input: 'a.example',
      hostname: 'a.example',
      display: 'a.example',
      discoveryUrl: 'https://a.example/.well-known/terraform.json',
      tokenVariables: ['TF_TOKEN_a_example'],
      error: null
    })
    expect(bad).toMatchObject({
      input: 'a_b',
      hostname: null,
      discoveryUrl: null,
      tokenVariables: [],
      credentials: null
    })
    expect(exitCode).toBe(1)
  })

  it('reads standard input for a hyphen, with any line endings', () => {
    const { stdout, stderr, status } = withInput(
      'a.example\r\nb.example\n\nc.example',
      'explain',
      'host',
      '--format=json',
      '-'
    )
    expect(stderr).toBe('')
    expect(
      stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).input)
    ).toEqual(['a.example', 'b.example', '', 'c.example'])
    expect(status).toBe(1)
  })

  it('writes nothing for empty input', () => {
    const { stdout, stderr, status } = withInput('', 'explain', 'host', '-')
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 })
  })

  it.each(['text', 'json'])('escapes control characters in %s', async (format) => {
    const hostile = '\u001b[31ma\u202e\u009b.example'
    const { stdout } = await runCli(['explain', 'host', '--format', format, hostile])
    for (const character of '\u001b\u202e\u009b') expect(stdout).not.toContain(character)
    if (format === 'json') expect(JSON.parse(stdout).input).toBe(hostile)
  })

  it('shortens a hostname of 100,000 characters', async () => {
    const { stdout } = await runCli(['explain', 'host', 'x'.repeat(100_000)])
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThan(3000)
  })

  it('rejects a line of standard input that does not end', () => {
    const { stdout, stderr, status } = withInput('x'.repeat(2 ** 21), 'explain', 'host', '-')
    expect({ stdout, stderr, status }).toEqual({
      stdout: '',
      stderr: 'tf-disco: a line of standard input exceeds 1 MiB\n',
      status: 2
    })
  })

  it('says that a CLI configuration file is a named pipe', async () => {
    await using directory = await temporaryDirectory()
    execFileSync('mkfifo', [join(directory.path, 'rc')])
    const options = { directory: directory.path, env: { TF_CLI_CONFIG_FILE: 'rc' } }
    const ended = await runCli(['explain', 'host', 'a.example'], options)
    expect(ended.stdout).toContain('credentials-config: rc is a named pipe and is not read\n')
  })

  it('exits normally when the reader closes the pipe early', async () => {
    const child = spawn(process.execPath, [CLI, 'explain', 'host', '-'])
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.stdin.on('error', () => {}).end('registry.example.com\n'.repeat(2000))
    child.stdout.once('data', () => child.stdout.destroy())
    const exitCode = await new Promise((resolve) => child.once('close', resolve))
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
  })
})

describe('explain', () => {
  it('suggests what else a text may be', async () => {
    const { stdout, exitCode } = await runCli(['explain', 'module', 'registry.example.com'])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('  help: did you mean "explain host registry.example.com"?\n')
  })

  it('names the registry of each CLI where they differ', async () => {
    const { stdout } = await runCli(['explain', 'module', 'acme/vpc/aws', 'a.example/acme/vpc/aws'])
    expect(stdout).toBe(
      [
        'Terraform: acme/vpc/aws is module acme/vpc/aws of registry registry.terraform.io',
        'OpenTofu: acme/vpc/aws is module acme/vpc/aws of registry registry.opentofu.org',
        'a.example/acme/vpc/aws is module acme/vpc/aws of registry a.example',
        ''
      ].join('\n')
    )
  })
})

describe('explain with a problem code', () => {
  it('prints its section, which the program finds from any directory', async () => {
    const { stdout, stderr, exitCode } = await runCli(['explain', 'tls-expired', 'host-slow'])
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
    expect(stdout).toMatch(/^error\[tls-expired\]: .*\n[\s\S]*\nRenew the certificate/)
    expect(stdout).toMatch(/[^\n]\n\nwarning\[host-slow\]: /)
  })

  it('exits with 2 for an unknown code', async () => {
    const { stdout, stderr, exitCode } = await runCli(['explain', 'tls-expird'])
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 })
    expect(stderr).toContain('did you mean "tls-expired"?\n')
  })
})

describe('help', () => {
  it('is that of the command, on standard output', async () => {
    const { stdout, stderr, exitCode } = await runCli(['usages', '--help'])
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
    expect(stdout).toBe(renderHelp('usages'))
  })

  it('shows the version of the package for --version', async () => {
    const file = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
    const { version }: { version: string } = JSON.parse(file)
    expect(await runCli(['--version'])).toMatchObject({
      stdout: `${version}\n`,
      stderr: '',
      exitCode: 0
    })
  })
})

describe('wrong settings', () => {
  it('are reported all at once with exit code 2 before any host is contacted', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    const inputs = {
      hostnames: `${HOST}\na_b`,
      resolve: registry.resolve,
      'ca-file': '/does/not/exist.pem',
      tokens: `${HOST}=top-secret\nanother top-secret`,
      'timeout-seconds': 'many'
    }
    const env = { HTTPS_PROXY: 'socks5://me:top-secret@proxy.example.com' }
    const ended = await runCli(['check', ...flagsOf(inputs)], { env })
    expect(ended.exitCode).toBe(2)
    expect(ended.stdout).toBe('')
    expect(ended.stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^tf-disco: --hostnames: "a_b" is not a hostname/),
      expect.stringMatching(/^tf-disco: --tokens: a line has no "="/),
      expect.stringMatching(/^tf-disco: --timeout-seconds is "many"/),
      expect.stringMatching(
        /^tf-disco: --ca-file "\/does\/not\/exist\.pem" cannot be read: ENOENT/
      ),
      expect.stringMatching(/^tf-disco: HTTPS_PROXY is a socks5:\/\/ proxy/)
    ])

    const action = await runAction(inputs, { env })
    expect(action.exitCode).toBe(2)
    expect(action.stdout).toMatch(
      /^::error title=Wrong settings::hostnames: "a_b".*%0Atokens: .*%0Atimeout-seconds/m
    )
    expect(action.summary + action.exported).toBe('')
    expect(action.outputs).toEqual({})

    // In the mask alone may the Action speak of a token.
    const told = ended.stderr + action.stderr + action.stdout.replace(/^::add-mask::.*$/gm, '')
    expect(told).not.toContain('top-secret')
    expect(registry.connections).toBe(0)
  })

  it('are none of the Action in what it has no input for, which the runner warns about', async () => {
    const env = { INPUT_RETRIES: 'many', INPUT_BADGE: 'b.svg', 'INPUT_SLOW-SECONDS': '-1' }
    const { exitCode, stdout } = await runAction({}, { env })
    expect(exitCode).not.toBe(2)
    expect(stdout).toContain('[nothing-to-check]')
    expect(stdout).not.toMatch(/retries|badge|slow/)
  })

  it('are reported together with unknown flags', async () => {
    const { stdout, stderr, exitCode } = await runCli(['--hostname=a.example', '--retries=many'])
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 })
    expect(stderr).toBe(
      'tf-disco: "--hostname" is not a flag; did you mean --hostnames?\ntf-disco: --retries is "many", expected a whole number from 0 to 10\n'
    )
  })
})

describe('a check', () => {
  it('uses colors on request and none in a pipe', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': '/m/' })
    const flags = flagsOf({
      hostnames: HOST,
      resolve: registry.resolve,
      'ca-file': registry.caFile
    })
    const env = { FORCE_COLOR: '1' }
    const runs = [[], ['--color=always'], ['--color=never']].flatMap((more) =>
      [{}, env].map(async (env) => {
        const { stdout } = await runCli(['check', ...flags, ...more], { env })
        return stdout.includes('\u001b[')
      })
    )
    expect(await Promise.all(runs)).toEqual([false, true, true, true, false, false])
  })
})

describe('each request', () => {
  const document = `https://${HOST}/.well-known/terraform.json`
  const moved = `https://${HOST}/top-secret.json`

  /** The host leads to a URL with the token in it. */
  async function stage() {
    const registry = await FakeRegistry.start()
    registry.answer(document, { status: 302, headers: { location: moved } })
    registry.answer(moved, { json: { 'modules.v1': '/m/' } })
    const { resolve, caFile } = registry
    const settings = { hostnames: HOST, resolve, 'ca-file': caFile, tokens: `${HOST}=top-secret` }
    return { settings, [Symbol.asyncDispose]: () => registry[Symbol.asyncDispose]() }
  }

  it('is a line on standard error for --verbose, and the JSON is whole', async () => {
    await using staged = await stage()
    const flags = flagsOf(staged.settings)
    const { stdout, stderr } = await runCli(['-v', '--format=json', ...flags])
    expect(JSON.parse(stdout)).toMatchObject({ passed: true })
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^GET https:\S+: 302 in \d+ ms \(127\.0\.0\.1, token sent\)$/),
      expect.stringMatching(/^GET https:\S+\*\*\*\.json: 200 in \d+ ms \(127/)
    ])
    expect(stdout + stderr).not.toContain('top-secret')
  })

  it('is a debug message of the Action if the runner asks for them', async () => {
    await using staged = await stage()
    const runs = ['0', '1'].map(async (debug) => {
      const { stdout } = await runAction(staged.settings, { env: { RUNNER_DEBUG: debug } })
      return stdout.match(/^::debug::.*/gm) ?? []
    })
    expect(await Promise.all(runs)).toEqual([
      [],
      [
        expect.stringMatching(/^::debug::GET https:\S+: 302 in \d+ ms /),
        expect.stringMatching(/^::debug::GET https:\S+\*\*\*\.json: 200 in /)
      ]
    ])
  })
})

it('--changed-since checks what has changed, from a directory below the top', async () => {
  await using home = await temporaryDirectory()
  const module = (host: string) => `module "a" {\n  source = "${host}/acme/net/aws"\n}\n`
  const at = (file: string) => join(home.path, file)
  const files = { 'a.tf': module('a.invalid'), 'b/b.tf': module('b.invalid'), 'b/c.tf': '' }
  aRepository(home.path, files)
  await writeFile(at('b/c.tf'), module('c.invalid'))
  await writeFile(at('a.tf'), module('a2.invalid'))
  const flags = ['--changed-since=HEAD', '--ignore=host-unknown', '--retries=0', '--format=json']
  const { stdout } = await runCli(flags, { directory: at('b') })
  const { hosts, remarks } = JSON.parse(stdout)
  expect(hosts.map(({ host }: { readonly host: string }) => host)).toEqual(['c.invalid'])
  expect(remarks).toContain('--changed-since HEAD finds 2 files with 1 of 2 usages')
  const wrong = await runCli(['--changed-since=HAED'], { directory: at('b') })
  expect(wrong).toMatchObject({ exitCode: 2, stdout: '' })
})

describe('a path that does not exist', () => {
  it.each([['nowhere'], ['check', 'nowhere'], ['usages', 'nowhere'], ['--scan=nowhere']])(
    'exits with 2 for %j %j',
    async (...words) => {
      const ended = await runCli(words)
      expect(ended.exitCode).toBe(2)
      expect(ended.stderr).toMatch(/^tf-disco: "nowhere" does not exist in /)
    }
  )

  it('is accepted as a glob, but matches nothing to check', async () => {
    const ended = await runCli(['--scan=nowhere/**'])
    expect(ended).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(
        /\n1 error.*checked in [\d.]+ m?s\nfound no [\s\S]*\n✗ nothing to check.*\n$/
      )
    })
    expect(ended.stdout).toContain('`--scan` (nowhere/**)')
  })
})
