// Reads single files without ever waiting, whatever they turn out to be, lists directories and follows links.
import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import type { ReadFailure } from '../../rules/problems/brief.ts'

/** `isUtf8` is false where bytes had to be replaced by U+FFFD. */
export type ReadText =
  | { readonly ok: true; readonly text: string; readonly isUtf8: boolean; readonly bytes: number }
  | { readonly ok: false; readonly failure: ReadFailure }

// The clients have no limit. The largest generated configurations known are a few megabytes.
export const MAX_FILE_BYTES = 16 * 1024 * 1024

// Otherwise opening a FIFO waits for a writer, and a terminal could become the controlling terminal of the process.
const FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0) | (fs.constants.O_NOCTTY ?? 0)

// Nearly every file fits: it is read with one call, and its size is not needed.
const buffer = Buffer.allocUnsafeSlow(256 * 1024)

/** Reads a regular file of at most `maxBytes`, at least 256 KiB. Errors of the file system are returned. */
export function readText(path: string, maxBytes = MAX_FILE_BYTES): ReadText {
  const content = readShared(path, maxBytes)
  if (!Buffer.isBuffer(content)) return content
  const text = content.toString('utf8')
  // The bytes are only looked at again where one may have been replaced.
  const isWhole = !text.includes('\uFFFD') || isUtf8(content)
  return { ok: true, text, isUtf8: isWhole, bytes: content.length }
}

/** The same without the reason; null if it cannot be read. */
export function textIn(path: string, maxBytes = MAX_FILE_BYTES): string | null {
  const reading = readText(path, maxBytes)
  return reading.ok ? reading.text : null
}

type UnreadFile = Extract<ReadText, { ok: false }>

/** The bytes of such a file, until the next file is read. */
export function readShared(path: string, maxBytes: number): Buffer | UnreadFile {
  try {
    return closing(fs.openSync(path, FLAGS), (descriptor) => {
      // Pipes and terminals refuse a position: what one holds now is only a part of what it will have held.
      const length = fs.readSync(descriptor, buffer, 0, buffer.length, 0)
      return length < buffer.length ? buffer.subarray(0, length) : readLong(descriptor, maxBytes)
    })
  } catch (error) {
    const code = systemError(error)
    const stats = ifPossible(() => fs.statSync(path), null)
    if (stats?.isFile() === false) return special(stats, code)
    return { ok: false, failure: { kind: 'error', code } }
  }
}

const special = (stats: fs.Stats, code: string): UnreadFile => ({
  ok: false,
  failure: { kind: 'special', is: kindOf(stats), code }
})

/** Names something that has no content of a known length, as some files of the kernel. */
export function kindOf(entry: fs.Dirent | fs.Stats): string {
  if (entry.isDirectory()) return 'a directory'
  if (entry.isFIFO() || entry.isSocket()) return entry.isFIFO() ? 'a named pipe' : 'a socket'
  if (entry.isFile()) return 'a file without a size'
  return entry.isBlockDevice() ? 'a block device' : 'a character device'
}

function readLong(descriptor: number, maxBytes: number): Buffer | UnreadFile {
  const stats = fs.fstatSync(descriptor)
  const { size } = stats
  // A device has no size, and perhaps no end.
  if (size < buffer.length) return special(stats, 'ESPIPE')
  if (size > maxBytes) return { ok: false, failure: { kind: 'size', bytes: size, maxBytes } }
  const bytes = Buffer.allocUnsafeSlow(size)
  let length = 0
  while (length < size) {
    const more = fs.readSync(descriptor, bytes, length, size - length, length)
    if (more === 0) break
    length += more
  }
  return bytes.subarray(0, length)
}

/** The machine has run out of descriptors or memory, which says nothing about a file or host. */
export const isExhausted = (error: unknown): boolean =>
  /^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(error).code)

/** The code of a failed operation on a file. @throws the error itself if it is a fault of this program, without a code, or of the machine */
export function systemError(error: unknown): string {
  const isSystem = typeof error === 'object' && error !== null && 'code' in error
  if (!isSystem || typeof error.code !== 'string' || isExhausted(error)) throw error
  return error.code
}

/** Returns the result of `act`, and closes the file. */
export function closing<T>(descriptor: number, act: (descriptor: number) => T): T {
  try {
    return act(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** The result of an operation on files, or `otherwise` where the operating system fails it. */
export function ifPossible<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch (error) {
    systemError(error)
    return otherwise
  }
}

/** Its entries; none if it does not exist or is not a directory. */
export const entriesOf = (directory: string): readonly fs.Dirent[] =>
  ifPossible(() => fs.readdirSync(directory, { withFileTypes: true }), [])

export const namesIn = (directory: string): readonly string[] =>
  entriesOf(directory)
    .map(({ name }) => name)
    .sort()

/** The names of its directories, without symbolic links. */
export const directoriesIn = (directory: string): readonly string[] =>
  entriesOf(directory).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** The path is that of the directory, or below it. Both are absolute. */
export function isWithin(path: string, directory: string): boolean {
  const way = relative(directory, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

export type LinkTarget = ReturnType<typeof targetOf>

/** The target of a link, by any number of further links, as a path without any. `error`: it is broken or cannot be followed. */
export function targetOf(link: string) {
  try {
    const path = fs.realpathSync(link)
    const stats = fs.statSync(path)
    if (stats.isFile()) return { kind: 'file', path } as const
    if (stats.isDirectory()) return { kind: 'directory', path } as const
    return { kind: 'special', path, is: kindOf(stats) } as const
  } catch (error) {
    return { kind: 'error', code: systemError(error) } as const
  }
}
