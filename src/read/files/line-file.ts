// A file of lines that several processes append to at the same time, and that any of them may shorten.
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ExplainedError, refuseSpecial } from './output.ts'
import { closing, systemError } from './read-text.ts'

/** A file, and how much of it was read. */
export type ReadPart = NonNullable<ReturnType<typeof readLines>>

// A link that is put in the place of the file is not followed; opening a FIFO does not wait.
const SAFE =
  (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0) | (fs.constants.O_NOCTTY ?? 0)
const APPEND = fs.constants.O_RDWR | fs.constants.O_APPEND | fs.constants.O_CREAT | SAFE
const CREATE =
  fs.constants.O_WRONLY | fs.constants.O_APPEND | fs.constants.O_CREAT | fs.constants.O_EXCL | SAFE

// Bytes. Lines as long as this are not of this program, and would take many times as much memory when they are parsed.
const MAX_LINE = 1024 * 1024
const TOO_LONG = '…'
const MAX_REST = 100
const LINE_FEED = 10
// Each time, another process has shortened the file in the moment of writing.
const MAX_TRIES = 20
// Shortening the largest file takes seconds.
const STALE_MS = 10 * 60_000

/** Appends lines, twice if another process replaces the file meanwhile. @throws ExplainedError, or one of the system */
export function appendLines(file: string, lines: string): void {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const isWritten = closing(fs.openSync(file, APPEND, 0o666), (descriptor) => {
      const { size } = regular(descriptor)
      const last = Buffer.alloc(1)
      const isEnded =
        size === 0 || fs.readSync(descriptor, last, 0, 1, size - 1) === 0 || last[0] === LINE_FEED
      // One call, so that lines of concurrent writers do not mix.
      fs.writeFileSync(descriptor, isEnded ? lines : `\n${lines}`)
      return idOf(descriptor) === idAt(file)
    })
    if (isWritten) return
  }
  throw new ExplainedError('other processes replace it again and again')
}

/** Reads complete lines, one of 1 MiB or more as an ellipsis; null without a file. @throws as `appendLines` */
export function readLines(file: string, maxBytes: number, use: (line: string) => void) {
  let descriptor: number
  try {
    descriptor = fs.openSync(file, fs.constants.O_RDONLY | SAFE)
  } catch (error) {
    if (systemError(error) === 'ENOENT') return null
    throw error
  }
  return closing(descriptor, () => {
    const { size } = regular(descriptor)
    if (size > maxBytes) {
      const limit = `the limit is ${maxBytes / 1024 / 1024} MiB`
      throw new ExplainedError(`it has ${size} bytes, ${limit}; remove its oldest lines`)
    }
    const whole = fs.readFileSync(descriptor)
    /** Up to the end of the last complete line. What follows is being written, or the end of a crashed writer. */
    let bytes = 0
    for (const [start, end] of completeLines(whole)) {
      use(end - start < MAX_LINE ? whole.toString('utf8', start, end) : TOO_LONG)
      bytes = end + 1
    }
    return { id: idOf(descriptor), bytes, rest: whole.toString('utf8', bytes, bytes + MAX_REST) }
  })
}

/** The start of each complete line, and the offset of its line feed. */
function* completeLines(text: Buffer): Generator<readonly [start: number, end: number]> {
  for (let start = 0; ; ) {
    const end = text.indexOf(LINE_FEED, start)
    if (end < 0) return
    yield [start, end]
    start = end + 1
  }
}

/** Removes lines that were read before. False, and no change, if another process has done so since. @throws as `appendLines` */
export function removeLines(file: string, part: ReadPart, isRemoved: (line: number) => boolean) {
  // The temporary file is also the lock: only one process can create it, and renaming it releases it.
  const aside = join(dirname(file), `.${basename(file).slice(0, 60)}.shorter`)
  const writer = createAside(aside)
  if (writer === null) return false
  return closing(writer, () => {
    try {
      return closing(fs.openSync(file, fs.constants.O_RDONLY | SAFE), (reader) => {
        fs.fchmodSync(writer, fs.fstatSync(reader).mode & 0o777)
        const whole = fs.readFileSync(reader)
        writeKept(writer, whole.subarray(0, part.bytes), isRemoved)
        const half = copyLines(writer, whole.subarray(part.bytes))
        fs.fsyncSync(writer)
        // Each reading begins where the one before ended, and finds what others have appended since.
        const rest = copyLines(writer, Buffer.concat([half, fs.readFileSync(reader)]))
        if (idAt(aside) !== idOf(writer) || idAt(file) !== part.id) return false
        fs.renameSync(aside, file)
        // A process that has appended to the old file since then takes it for the current one; from now on, none does.
        const last = copyLines(writer, Buffer.concat([rest, fs.readFileSync(reader)]))
        // A process that crashed, or an editor, has left it. If it grows, its writer finds the file replaced, and writes it again.
        if (last.equals(half)) fs.writeFileSync(writer, last)
        return true
      })
    } finally {
      // Another process may have one of its own there, if this one was suspended for long.
      if (idAt(aside) === idOf(writer)) fs.rmSync(aside, { force: true })
    }
  })
}

/** Null if another process has it. One that crashed leaves it behind. */
function createAside(aside: string): number | null {
  try {
    return fs.openSync(aside, CREATE, 0o666)
  } catch (error) {
    if (systemError(error) !== 'EEXIST') throw error
  }
  const age = Date.now() - (fs.statSync(aside, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > STALE_MS) fs.rmSync(aside, { force: true })
  return null
}

/** Copies complete lines, and returns what follows them. */
function copyLines(writer: number, lines: Buffer): Buffer {
  const end = lines.lastIndexOf(LINE_FEED) + 1
  fs.writeFileSync(writer, lines.subarray(0, end))
  return lines.subarray(end)
}

function writeKept(writer: number, lines: Buffer, isRemoved: (line: number) => boolean): void {
  let [line, from] = [0, 0]
  for (const [start, end] of completeLines(lines)) {
    if (isRemoved(line)) {
      fs.writeFileSync(writer, lines.subarray(from, start))
      from = end + 1
    }
    line += 1
  }
  fs.writeFileSync(writer, lines.subarray(from))
}

function regular(descriptor: number): { readonly size: number } {
  const stats = fs.fstatSync(descriptor)
  refuseSpecial(stats)
  return stats
}

/** The number of a file that was removed can be that of a new one. */
const named = ({ dev, ino, birthtimeNs }: fs.BigIntStats): string => `${dev}:${ino}:${birthtimeNs}`

const idOf = (descriptor: number): string => named(fs.fstatSync(descriptor, { bigint: true }))

/** Identifies the file that has the name now; null if there is none. */
function idAt(file: string): string | null {
  const stats = fs.statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats === undefined ? null : named(stats)
}
