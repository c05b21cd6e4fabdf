import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  inputEnv,
  type ProgramOptions,
  parseFileCommands,
  runAction,
  runProgram
} from './program.ts'
import { temporaryDirectory } from './temporary.ts'

describe('parseFileCommands', () => {
  it('reads values with and without a delimiter; the last value of a name wins', () => {
    const text = 'plain=a=b\nmany<<END\nline 1\nx=y\n\nEND\nplain=last\nnone<<END\nEND\n'
    expect(parseFileCommands(text)).toEqual({ plain: 'last', many: 'line 1\nx=y\n', none: '' })
  })

  it.each([
    { name: 'a value without its end line', text: 'a<<END\nvalue\n' },
    { name: 'a line that is not a command', text: 'value\n' }
  ])('throws on $name', ({ text }) => {
    expect(() => parseFileCommands(text)).toThrow()
  })
})

it('inputEnv keeps hyphens and replaces spaces', () => {
  expect(inputEnv({ 'required-services': 'a', 'two words': 'b' })).toEqual({
    'INPUT_REQUIRED-SERVICES': 'a',
    INPUT_TWO_WORDS: 'b'
  })
})

describe('runProgram', () => {
  async function run(code: string, options: ProgramOptions = {}) {
    await using home = await temporaryDirectory()
    const program = join(home.path, 'program.cjs')
    await writeFile(program, code)
    return await runProgram(program, ['one'], home.path, options)
  }

  it('returns its output and exit code', async () => {
    const code = 'console.log(process.argv[2]); console.error("two"); process.exitCode = 3'
    expect(await run(code)).toMatchObject({ exitCode: 3, stdout: 'one\n', stderr: 'two\n' })
  })

  it('inherits only PATH from the environment', async () => {
    process.env['TF_TOKEN_example_com'] = 'ours'
    const { stdout } = await run('console.log(Object.keys(process.env).sort().join())', {
      env: { NO_COLOR: '1' }
    })
    delete process.env['TF_TOKEN_example_com']
    expect(stdout.trim()).toBe('HOME,NO_COLOR,PATH')
  })

  it('is killed by the signal, and the error holds its output', async () => {
    const limit = new AbortController()
    const code = 'console.log("so far"); setInterval(() => {}, 1000)'
    const running = run(code, { signal: limit.signal, watch: () => limit.abort() })
    await expect(running).rejects.toThrow(/ended by SIGKILL .*\nso far/)
  })

  it('reports its peak memory', async () => {
    const measureMemory = true
    const small = await run('', { measureMemory })
    const large = await run('Buffer.alloc(200e6, 1); process.exit(0)', { measureMemory })
    expect(small.peakMemoryBytes).toBeGreaterThan(20e6)
    expect(large.peakMemoryBytes - small.peakMemoryBytes).toBeGreaterThan(190e6)
  })
})

it('runAction passes inputs and reads outputs, summary and report', async () => {
  await using home = await temporaryDirectory()
  const program = join(home.path, 'action.cjs')
  const code = `
    const { appendFileSync, writeFileSync } = require('node:fs')
    const { env } = process
    const report = env.RUNNER_TEMP + '/report.json'
    writeFileSync(report, '{}')
    appendFileSync(env.GITHUB_OUTPUT, 'report=' + report + '\\nhosts<<E\\n' + env['INPUT_HOST-NAMES'] + '\\nE\\n')
    appendFileSync(env.GITHUB_STEP_SUMMARY, '# summary')
    console.log(process.cwd() === env.GITHUB_WORKSPACE, env.EXTRA)`
  await writeFile(program, code)
  const ended = await runAction({ 'host-names': 'a\nb' }, { program, env: { EXTRA: 'here' } })
  expect(ended).toMatchObject({
    exitCode: 0,
    stdout: 'true here\n',
    stderr: '',
    outputs: { hosts: 'a\nb' },
    summary: '# summary',
    report: '{}'
  })
})
