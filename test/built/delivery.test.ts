// The built programs where the verdict, or a part of it, cannot be delivered: it stands, and a warning says what is lost.
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pullRequest } from '../support/events.ts'
import { FakeGitHub } from '../support/github-api.ts'
import { describe, expect, it } from '../support/jest.ts'
import { type ActionEnded, runAction, runCli } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** A checkout that passes; `out` is a link that leads out of it. */
async function stage(home: string): Promise<string> {
  const directory = join(home, 'checkout')
  await mkdir(join(home, 'elsewhere'))
  await mkdir(directory)
  await writeFile(join(directory, 'main.tf'), 'locals {}\n')
  await symlink('../elsewhere', join(directory, 'out'))
  return directory
}

const warningsOf = ({ stdout }: Pick<ActionEnded, 'stdout'>, home: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('::warning::'))
    .map((line) => line.replaceAll(home, 'HOME'))

const errorsOf = ({ stdout }: Pick<ActionEnded, 'stdout'>, home: string) =>
  (stdout.match(/^::error::.*/gm) ?? []).map((line) => line.replaceAll(home, 'HOME'))

/** An environment in which Node runs this code before the program. */
const first = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`
})

const LOST = first(`
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  process.stdout._write = (chunk, encoding, done) => done(error)
`)

// When the first output is set.
const CRASHING = first(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { appendFileSync } = fs
  fs.appendFileSync = (...given) => {
    process.nextTick(() => { throw new Error('a crash') })
    fs.appendFileSync = appendFileSync
    syncBuiltinESMExports()
    appendFileSync(...given)
  }
  syncBuiltinESMExports()
`)

describe('the Action', () => {
  it('keeps its verdict when nothing else can be written, and warns of each part', async () => {
    await using home = await temporaryDirectory()
    const at = (name: string) => join(home.path, name)
    const directory = await stage(home.path)
    await mkdir(at('a-directory'))
    await writeFile(at('a-file'), '')
    await writeFile(at('event'), 'not JSON, with a s3cret')
    const ended = await runAction(
      {
        report: 'out/r.json\n../r.json\n/proc/1/x/r.json\nwell.sarif',
        issue: 'on-failure',
        'github-token': 'a-token-for-github'
      },
      {
        directory,
        env: {
          GITHUB_API_URL: 'not a URL',
          GITHUB_EVENT_PATH: at('event'),
          GITHUB_OUTPUT: at('a-directory'),
          GITHUB_STEP_SUMMARY: at('missing'),
          RUNNER_TEMP: at('a-file')
        }
      }
    )
    expect([ended.exitCode, ended.stderr]).toEqual([3, ''])
    expect(ended.stdout).toMatch(/\n✓ no registry hosts to check\n$/)
    expect(warningsOf(ended, home.path)).toEqual([
      '::warning::the event of this run is ignored: the file in GITHUB_EVENT_PATH is not JSON; check that no earlier step changes it',
      '::warning::not written to GITHUB_OUTPUT, and empty for later steps: passed, hosts, services, errors, warnings, left-out: EISDIR: illegal operation on a directory; remove or rename the directory of that name',
      '::warning::the job summary was not written to GITHUB_STEP_SUMMARY: ENOENT: no such file or directory; check that the path exists',
      '::warning::the JSON report was not written to RUNNER_TEMP: ENOTDIR: not a directory; remove or rename the file that is in the place of a directory',
      '::warning::the issue was not written: GITHUB_API_URL is not an https URL: not a URL'
    ])
    expect(errorsOf(ended, home.path)).toEqual([
      '::error::the report out/r.json was not written: the link out leads outside HOME/checkout; remove it or choose another path',
      '::error::the report ../r.json was not written: it is outside HOME/checkout; use an absolute path if that is intended',
      expect.stringMatching(/^::error::the report \/proc\/1\/x\/r\.json was not written: E[A-Z]+: /)
    ])
    expect((await readdir(home.path)).sort()).toEqual([
      'a-directory',
      'a-file',
      'checkout',
      'elsewhere',
      'event'
    ])
    expect(await readdir(at('elsewhere'))).toEqual([])
    expect((await readdir(directory)).sort()).toEqual(['main.tf', 'out', 'well.sarif'])
  })

  it('delivers the rest when GitHub returns something else and RUNNER_TEMP leads elsewhere', async () => {
    await using home = await temporaryDirectory()
    await using github = await FakeGitHub.start()
    const { payload, name } = pullRequest(1)
    await mkdir(join(home.path, 'elsewhere'))
    await mkdir(join(home.path, 'temp'))
    await symlink('../elsewhere', join(home.path, 'temp/tf-disco'))
    await writeFile(join(home.path, 'event'), JSON.stringify(payload))
    github.misbehave({ kind: 'status', status: 200, body: [{ id: 1, body: 5 }] })
    const ended = await runAction(
      { comment: 'always', 'github-token': 'a-token-for-github' },
      {
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_EVENT_NAME: name,
          GITHUB_EVENT_PATH: join(home.path, 'event'),
          RUNNER_TEMP: join(home.path, 'temp')
        }
      }
    )
    expect([ended.exitCode, ended.outputs]).toEqual([
      1,
      { passed: 'false', hosts: '[]', services: '{}', errors: '1', warnings: '0', 'left-out': '0' }
    ])
    expect(ended.summary).toContain('Nothing to check')
    expect(warningsOf(ended, home.path)).toEqual([
      '::warning::the JSON report was not written to RUNNER_TEMP: the link tf-disco leads outside HOME/temp; remove it or choose another path',
      `::warning::the comment was not written: ${github.url} did not answer as expected (the response is not one of GitHub’s REST API)`
    ])
    expect(await readdir(join(home.path, 'elsewhere'))).toEqual([])
  })

  it('keeps its exit code and delivers the rest when something crashes meanwhile', async () => {
    await using home = await temporaryDirectory()
    const directory = await stage(home.path)
    const ended = await runAction({ report: 'well.sarif' }, { directory, env: CRASHING })
    expect([ended.exitCode, ended.outputs['passed']]).toEqual([0, 'true'])
    expect(ended.stdout).toContain('Error: a crash')
    expect(ended.report).toContain('"passed": true')
    expect(await readdir(directory)).toContain('well.sarif')
  })

  it('sets its outputs and exit code when the log is lost', async () => {
    await using home = await temporaryDirectory()
    const directory = await stage(home.path)
    const ended = await runAction({}, { directory, env: LOST })
    expect([ended.exitCode, ended.outputs['passed'], ended.stdout, ended.stderr]).toEqual([
      0,
      'true',
      '',
      'the log was not written: ENOSPC: no space left on device; free disk space\n'
    ])
  })
})

describe('the command line', () => {
  it.each([
    ['check', ['check', '--report=r.json'], 3],
    ['check without all of its reports', ['check', '--report=r.json', '--report=out/r.json'], 3],
    ['a command that has only its output', ['--version'], 3]
  ])('%s says that its output is lost', async (name, parameters, exitCode) => {
    await using home = await temporaryDirectory()
    const directory = await stage(home.path)
    const ended = await runCli(parameters, { directory, env: LOST })
    expect([ended.exitCode, ended.stdout]).toEqual([exitCode, ''])
    expect(ended.stderr).toContain(
      'tf-disco: the output was not written: ENOSPC: no space left on device; free disk space\n'
    )
    if (!name.startsWith('check')) return
    const unwritten = 'tf-disco: the report out/r.json was not written: the link out '
    expect(ended.stderr.includes(unwritten)).toBe(name.includes('without'))
    expect(JSON.parse(await readFile(join(directory, 'r.json'), 'utf8')).passed).toBe(true)
    expect(await readdir(join(home.path, 'elsewhere'))).toEqual([])
  })
})
