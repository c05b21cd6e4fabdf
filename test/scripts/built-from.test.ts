import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../scripts/built-from.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it('hashOf changes with the content and the name of a file, and with nothing else', async () => {
  await using directory = await temporaryDirectory()
  const at = (name: string): string => join(directory.path, name)
  const hash = (): string => hashOf(['*.ts'], directory.path)
  writeFileSync(at('a.ts'), 'one')
  const first = hash()
  writeFileSync(at('b.md'), 'other')
  expect(hash()).toBe(first)
  writeFileSync(at('a.ts'), 'two')
  const second = hash()
  expect(second).not.toBe(first)
  renameSync(at('a.ts'), at('c.ts'))
  expect(hash()).not.toBe(second)
})
