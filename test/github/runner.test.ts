import { appendFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { annotate, writeLog, writeOutputs } from '../../src/run/github/runner.ts'
import { expect, it } from '../support/jest.ts'
import { parseFileCommands } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it('removes the half of an output that a full disk leaves, and sets the others', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'output')
  await writeFile(file, 'earlier=1\n')
  const half = {
    toJSON() {
      appendFileSync(file, 'hosts<<end\nhalf')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        syscall: 'write'
      })
    }
  }
  expect(writeOutputs(file, { passed: true, hosts: half, errors: 0 })).toEqual([
    'not written to GITHUB_OUTPUT, and empty for later steps: hosts: ENOSPC: no space left on device; free disk space'
  ])
  expect(parseFileCommands(await readFile(file, 'utf8'))).toEqual({
    earlier: '1',
    passed: 'true',
    errors: '0'
  })
})

it('sets no output that would begin another one', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'output')
  await writeFile(file, '')
  expect(writeOutputs(file, { hosts: ['a=b<<c\n'], report: 'a\npassed=true' })).toEqual([
    'not written to GITHUB_OUTPUT, and empty for later steps: report: the value has a line break'
  ])
  expect(parseFileCommands(await readFile(file, 'utf8'))).toEqual({ hosts: '["a=b<<c\\n"]' })
})

/** The standard output of a step. */
function writtenBy(step: () => void): string {
  const written: string[] = []
  const { write } = process.stdout
  process.stdout.write = (text) => written.push(String(text)) > 0
  try {
    step()
  } finally {
    process.stdout.write = write
  }
  return written.join('')
}

it('writes annotations in a group of their own, and none without annotations', () => {
  const place = { file: 'main.tf', line: 3, column: 1, endColumn: 9 }
  const annotations = [
    { level: 'error', title: 'a', message: 'b', ...place },
    { level: 'warning', title: 'c', message: 'd' }
  ] as const
  expect(writtenBy(() => annotate(annotations))).toBe(`::group::Annotations
::error title=a,file=main.tf,line=3,col=1,endColumn=9::b
::warning title=c::d
::endgroup::
`)
  expect(writtenBy(() => annotate([]))).toBe('')
})

it('writes parts plainly or as groups with a title', () => {
  const parts = [
    { kind: 'plain', text: 'error[a]: b\n  help: c' },
    { kind: 'plain', text: '' },
    { kind: 'group', text: '✗ host\n  response d\n  looks e' },
    { kind: 'plain', text: 'the end' }
  ] as const
  expect(writtenBy(() => writeLog(parts))).toBe(`error[a]: b
  help: c

::group::✗ host
  response d
  looks e
::endgroup::
the end
`)
})
