import { appendFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeLog, writeOutputs } from '../../src/run/github/runner.ts'
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

it('writes parts plainly or as groups with a title', () => {
  const written: string[] = []
  const { write } = process.stdout
  process.stdout.write = (text) => written.push(String(text)) > 0
  try {
    writeLog([
      { kind: 'plain', text: 'error[a]: b\n  help: c' },
      { kind: 'plain', text: '' },
      { kind: 'group', text: '✗ host\n  response d\n  looks e' },
      { kind: 'plain', text: 'the end' }
    ])
  } finally {
    process.stdout.write = write
  }
  expect(written.join('')).toBe(`error[a]: b
  help: c

::group::✗ host
  response d
  looks e
::endgroup::
the end
`)
})
