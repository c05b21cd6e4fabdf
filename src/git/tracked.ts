// Reads Git's index: which files of a checkout are tracked, and what Git noted of them when it wrote them.
import { lstatSync } from 'node:fs'
import { ifPossible, readBytes } from '../files/read-text.ts'

/** What `lstat` gave when Git last wrote or compared the file. */
export type TrackedFile = {
  /** Seconds since 1970, modulo 2^32. */
  readonly modified: number
  /** Bytes, modulo 2^32. */
  readonly size: number
}

// The index of a million files.
const MAX_INDEX_BYTES = 128 * 1024 * 1024

// gitformat-index: the header, and the fixed part of an entry before its name.
const HEADER_BYTES = 12
const ENTRY_BYTES = 62
const EXTENDED = 0x4000
const STAGE = 0x3000
const NAME_IS_PREFIXED = 4
const TYPE = 0o170000
// No file system has longer paths; without a limit, a broken index could take quadratic time.
const MAX_NAME_BYTES = 4096
const REGULAR = 0o100000
const NONE = Buffer.alloc(0)

/** The regular files among `wanted` that an index tracks. What cannot be read tracks none. */
export function trackedFiles(index: string, wanted: ReadonlySet<string>) {
  const found = new Map<string, TrackedFile>()
  const bytes = readBytes(index, MAX_INDEX_BYTES) ?? NONE
  if (bytes.length < HEADER_BYTES) return found
  const version = bytes.readUInt32BE(4)
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) return found
  const count = bytes.readUInt32BE(8)
  let previous: Buffer = NONE
  let at = HEADER_BYTES
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > bytes.length) return found
    const flags = bytes.readUInt16BE(at + 60)
    const start = at + ENTRY_BYTES + (flags & EXTENDED ? 2 : 0)
    const isPrefixed = version === NAME_IS_PREFIXED
    const { kept, from } = isPrefixed
      ? prefixAt(bytes, start, previous)
      : { kept: NONE, from: start }
    const end = bytes.indexOf(0, from)
    if (end < 0) return found
    const own = bytes.subarray(from, end)
    const name = isPrefixed ? Buffer.concat([kept, own]) : own
    if (name.length > MAX_NAME_BYTES) return found
    const isFile = (bytes.readUInt32BE(at + 24) & TYPE) === REGULAR
    const file = name.toString('utf8')
    if (isFile && (flags & STAGE) === 0 && wanted.has(file)) {
      found.set(file, { modified: bytes.readUInt32BE(at + 8), size: bytes.readUInt32BE(at + 36) })
    }
    // Up to version 3, entries are padded with 1 to 8 zero bytes to a multiple of eight.
    at = isPrefixed ? end + 1 : at + ((end - at + 8) & ~7)
    previous = name
  }
  return found
}

/** In version 4, a name begins with the number of bytes to remove from the end of the previous one. */
function prefixAt(bytes: Buffer, start: number, previous: Buffer) {
  let from = start
  let byte = bytes[from++] ?? 0
  let removed = byte & 127
  while (byte & 128) {
    byte = bytes[from++] ?? 0
    removed = (removed + 1) * 128 + (byte & 127)
  }
  return { kept: previous.subarray(0, Math.max(0, previous.length - removed)), from }
}

/** Whether a file is as Git wrote it, as far as `git status` can see without reading it. */
export function isUnmodified(path: string, { modified, size }: TrackedFile): boolean {
  const stats = ifPossible(() => lstatSync(path), null)
  const seconds = Math.floor((stats?.mtimeMs ?? 0) / 1000)
  return stats?.isFile() === true && stats.size % 2 ** 32 === size && seconds % 2 ** 32 === modified
}
