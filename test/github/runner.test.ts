import { appendFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { writeOutputs } from '../../src/github/runner.ts'
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
  const before = process.env['GITHUB_OUTPUT']
  process.env['GITHUB_OUTPUT'] = file
  try {
    expect(await writeOutputs(file, { passed: true, hosts: half, errors: 0 })).toEqual([
      'not written to GITHUB_OUTPUT, and empty for later steps: hosts: ENOSPC: no space left on device; free disk space'
    ])
  } finally {
    if (before === undefined) delete process.env['GITHUB_OUTPUT']
    else process.env['GITHUB_OUTPUT'] = before
  }
  expect(parseFileCommands(await readFile(file, 'utf8'))).toEqual({
    earlier: '1',
    passed: 'true',
    errors: '0'
  })
})
