// Reading one file, whatever it is.
import { execFileSync, spawnSync } from 'node:child_process'
import { ftruncateSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWithin, MAX_FILE_BYTES, readText } from '../../src/read/files/read-text.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MODULE = new URL('../../src/read/files/read-text.ts', import.meta.url).href
// Far more than a process takes to start: a read that waits for a writer never ends.
const SAFETY_NET_MS = 20_000

it('says that a FIFO is one, without waiting for a writer', async () => {
  await using directory = await temporaryDirectory()
  const path = join(directory.path, 'main.tf')
  execFileSync('mkfifo', [path])
  const script = `import { readText } from '${MODULE}'; console.log(JSON.stringify(readText(${JSON.stringify(path)})))`
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', script],
    { encoding: 'utf8', timeout: SAFETY_NET_MS, killSignal: 'SIGKILL' }
  )
  expect({ status, read: stdout === '' ? null : JSON.parse(stdout) }).toEqual({
    status: 0,
    read: { ok: false, failure: { kind: 'special', is: 'a named pipe', code: 'ESPIPE' } }
  })
})

it('reads a file of exactly the limit and rejects one byte more', async () => {
  await using directory = await temporaryDirectory()
  const path = join(directory.path, 'main.tf')
  const descriptor = openSync(path, 'w')
  ftruncateSync(descriptor, MAX_FILE_BYTES)
  expect(readText(path)).toMatchObject({ ok: true, bytes: MAX_FILE_BYTES })
  ftruncateSync(descriptor, MAX_FILE_BYTES + 1)
  expect(readText(path)).toEqual({
    ok: false,
    failure: { kind: 'size', bytes: MAX_FILE_BYTES + 1, maxBytes: MAX_FILE_BYTES }
  })
})

it.each([
  ['/dev/zero', 'a character device'],
  ['/', 'a directory']
])('says that %s is %s', (path, is) => {
  expect(readText(path)).toMatchObject({ ok: false, failure: { kind: 'special', is } })
})

it('reads the null device as an empty file, as the clients do', () => {
  expect(readText('/dev/null')).toMatchObject({ ok: true, text: '' })
})

it('returns the error code of a file that does not exist', () => {
  const failure = { kind: 'error', code: 'ENOENT' }
  expect(readText('/nonexistent/main.tf')).toEqual({ ok: false, failure })
})

it('distinguishes replaced bytes from a replacement character in the file', async () => {
  await using directory = await temporaryDirectory()
  const path = join(directory.path, 'main.tf')
  writeFileSync(path, '# \uFFFD')
  expect(readText(path)).toMatchObject({ text: '# \uFFFD', isUtf8: true })
  writeFileSync(path, Buffer.of(0x23, 0x20, 0xff))
  expect(readText(path)).toMatchObject({ text: '# \uFFFD', isUtf8: false })
})

it.each([
  { path: '/x/repo', directory: '/x/repo', want: true },
  { path: '/x/repo/a/b.tf', directory: '/x/repo', want: true },
  { path: '/a.tf', directory: '/', want: true },
  { path: '/x/repository', directory: '/x/repo', want: false },
  { path: '/x/repository/a.tf', directory: '/x/repo', want: false },
  { path: '/x', directory: '/x/repo', want: false }
])('says whether $path is within $directory: $want', ({ path, directory, want }) => {
  expect(isWithin(path, directory)).toBe(want)
})
