import { execFile } from 'node:child_process'
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { appendLines, readLines, removeLines } from '../../src/read/files/line-file.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').split('\n').slice(0, -1)

function reading(file: string, maxBytes = 1e9) {
  const lines: string[] = []
  const read = readLines(file, maxBytes, (line) => lines.push(line))
  if (read === null) throw new Error('there is no file')
  return { lines, read }
}

it('follows no link that another process has put in the place of the file', async () => {
  await using home = await temporaryDirectory()
  const [file, victim] = [join(home.path, 'h'), join(home.path, 'victim')]
  writeFileSync(file, 'one\ntwo\n')
  const { read } = reading(file)
  writeFileSync(victim, 'kept\nas it is\n')
  rmSync(file)
  symlinkSync(victim, file)
  expect(() => appendLines(file, 'three\n')).toThrow('ELOOP')
  expect(() => reading(file)).toThrow('ELOOP')
  expect(() => removeLines(file, read, () => true)).toThrow('ELOOP')
  expect(readFileSync(victim, 'utf8')).toBe('kept\nas it is\n')
  expect(readdirSync(home.path)).toEqual(['h', 'victim'])
})

it('loses no line of two processes that append while another one shortens the file', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h.jsonl')
  const start = (role: string, name: string, count: number) =>
    promisify(execFile)(execPath, ['test/support/line-writer.ts', file, role, name, String(count)])
  await Promise.all([
    start('append', 'a', 120),
    start('append', 'b', 120),
    start('shorten', 'c', 60)
  ])
  const names = linesOf(file).flatMap((line) => /"id":"(.*?)"/.exec(line)?.[1] ?? [])
  const want = ['a', 'b'].flatMap((name) => Array.from({ length: 120 }, (_, at) => `${name}-${at}`))
  expect(new Set(names)).toEqual(new Set(want))
  expect(linesOf(file).every((line) => line === '' || line.endsWith('}'))).toBe(true)
  expect(readdirSync(home.path)).toEqual(['h.jsonl'])
})

it('keeps what is appended between reading and shortening', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h')
  writeFileSync(file, 'one\ntwo\nthree\n', { mode: 0o640 })
  const { read } = reading(file)
  appendFileSync(file, 'four\nhalf')
  expect(removeLines(file, read, (line) => line !== 1)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('two\nfour\nhalf')
  expect(statSync(file).mode & 0o777).toBe(0o640)
})

it('leaves half a line to the process that writes it while the file is shortened', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h')
  writeFileSync(file, 'one\ntwo\n')
  const { read } = reading(file)
  const removeFirst = (line: number): boolean => {
    // It will find the file replaced, and write its line again.
    if (line === 0) appendFileSync(file, 'three\nfo')
    return line === 0
  }
  expect(removeLines(file, read, removeFirst)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('two\nthree\n')
})

it('shortens nothing if another process has done it, or is doing it', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h')
  const lock = join(home.path, '.h.shorter')
  writeFileSync(file, 'one\ntwo\n')
  const { read } = reading(file)
  expect(removeLines(file, read, (line) => line === 0)).toBe(true)
  expect(removeLines(file, read, () => true)).toBe(false)
  const { read: again } = reading(file)
  writeFileSync(lock, '')
  expect(removeLines(file, again, () => true)).toBe(false)
  expect(linesOf(file)).toEqual(['two'])
  // Of a process that crashed: the run after this one shortens the file.
  utimesSync(lock, 0, 0)
  expect(removeLines(file, again, () => true)).toBe(false)
  expect(removeLines(file, again, () => true)).toBe(true)
  expect(readdirSync(home.path)).toEqual(['h'])
})

it('begins a new line after half a line', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h')
  writeFileSync(file, 'one\nhal')
  expect(reading(file)).toMatchObject({ lines: ['one'], read: { bytes: 4, rest: 'hal' } })
  appendLines(file, 'two\n')
  expect(linesOf(file)).toEqual(['one', 'hal', 'two'])
})

it('reads lines around the limits of its buffer, and cuts off longer ones', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h')
  const MIB = 1024 * 1024
  const long = [MIB - 1, 1, MIB, 5, 2 * MIB + 3, 7].map((length) => 'ü'.repeat(length / 2) || 'x')
  writeFileSync(file, long.map((line) => `${line}\n`).join(''))
  const { lines, read } = reading(file)
  const want = long.map((line) => (Buffer.byteLength(line) < MIB ? line : '…'))
  expect(lines.map((line) => line === want[lines.indexOf(line)])).toEqual(want.map(() => true))
  expect(read.bytes).toBe(statSync(file).size)
})

it('does not read a file above the limit', async () => {
  await using home = await temporaryDirectory()
  const file = join(home.path, 'h')
  writeFileSync(file, 'x'.repeat(3 * 1024 * 1024))
  expect(() => reading(file, 2 * 1024 * 1024)).toThrow(
    'it has 3145728 bytes, the limit is 2 MiB; remove its oldest lines'
  )
})
