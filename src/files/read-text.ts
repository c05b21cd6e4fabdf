// Reads one file's text without ever waiting for it, whatever the file turns out to be.
import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** `isUtf8` is false where bytes had to be replaced by U+FFFD. */
export type ReadText =
  | { readonly ok: true; readonly text: string; readonly isUtf8: boolean; readonly bytes: number }
  | { readonly ok: false; readonly code: 'file-unreadable' | 'file-limit'; readonly why: string }

// The clients have no limit. The largest generated configurations known are a few megabytes.
export const MAX_FILE_BYTES = 16 * 1024 * 1024

// Opening a FIFO would wait until somebody writes to it, and a terminal could take over the process.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

// Nearly every file fits; it is read with one call and without asking for its size.
const buffer = Buffer.allocUnsafeSlow(256 * 1024)

/** Reads a regular file of at most `MAX_FILE_BYTES`. Errors of the file system are in the answer. */
export function readText(path: string): ReadText {
  let descriptor: number
  try {
    descriptor = openSync(path, FLAGS)
  } catch (error) {
    return unreadable(error)
  }
  try {
    const length = readSync(descriptor, buffer, 0, buffer.length, null)
    return length < buffer.length ? decode(buffer, length) : readLong(descriptor)
  } catch (error) {
    return unreadable(error)
  } finally {
    closeSync(descriptor)
  }
}

function readLong(descriptor: number): ReadText {
  const { size } = fstatSync(descriptor)
  // A device has no size, and perhaps no end.
  if (size > MAX_FILE_BYTES || size < buffer.length) {
    const mebibytes = MAX_FILE_BYTES / 1024 / 1024
    const why = `the file has ${size} bytes, more than ${mebibytes} MiB; it is not read`
    return { ok: false, code: 'file-limit', why }
  }
  const whole = Buffer.allocUnsafe(size)
  let length = 0
  while (length < size) {
    const more = readSync(descriptor, whole, length, size - length, length)
    if (more === 0) break
    length += more
  }
  return decode(whole, length)
}

function decode(bytes: Buffer, length: number): ReadText {
  const text = bytes.toString('utf8', 0, length)
  // Looking at the bytes again is only worth it where one may have been replaced.
  const isWhole = !text.includes('\uFFFD') || isUtf8(bytes.subarray(0, length))
  return { ok: true, text, isUtf8: isWhole, bytes: length }
}

/** Why an operation on a file failed, as the system calls it. Anything else is our own fault. */
export function systemError(error: unknown): string {
  const isSystem = typeof error === 'object' && error !== null && 'code' in error
  if (!isSystem || typeof error.code !== 'string') throw error
  return error.code
}

const unreadable = (error: unknown): ReadText => ({
  ok: false,
  code: 'file-unreadable',
  why: `the file cannot be read: ${systemError(error)}`
})
