// Reads a tar archive from its bytes as they arrive, as go-getter unpacks it (decompress_tar.go, archive/tar of Go).
import { Parser } from 'tar/parse'
import type { ReadEntry } from 'tar/read-entry'
import type { PackageBuilder } from '../../../read/packages/package-tree.ts'
import { brief } from '../../../rules/problems/brief.ts'

// A second of work; repositories of whole products have fewer.
const MAX_ENTRIES = 100_000
// Long names and attributes, of which the parser reads 1 MiB in up to 0.1 s.
const MAX_METADATA = 32 * 1024 * 1024
const BLOCK = 512
const MAX_RATIO = 200
// Archives of nearly nothing consist of zeros.
const IN_ANY_CASE = 1024 * 1024

// Go reads nothing after the header of these (`isHeaderOnlyType`), and go-getter makes an empty file of each.
const WITHOUT_CONTENT = /^(?:Link|SymbolicLink|CharacterDevice|BlockDevice|FIFO)$/
const WITH_CONTENT = /^(?:File|OldFile|ContiguousFile)$/

/** Puts the entries, or the first failure, into the package. */
export function tarReader(builder: PackageBuilder, maxBytes: number) {
  const count = { bytes: 0, entries: 0, files: 0, bytesOfEntries: 0 }
  let isComplete = false
  let last: ReadEntry | undefined
  const broken = (why: string): void => builder.stop({ kind: 'broken', why })
  const unread = (why: string): void => builder.stop({ kind: 'unread', why })

  function read(entry: ReadEntry): void {
    last = entry
    count.entries += 1
    count.bytesOfEntries += BLOCK + entry.startBlockSize
    if (count.entries > MAX_ENTRIES) {
      unread(`it has more than ${MAX_ENTRIES} entries, the limit of this check`)
    } else if (entry.type === 'Directory') {
      builder.directory(entry.path)
    } else {
      count.files += 1
      readFile(entry)
    }
    entry.resume()
  }

  function readFile(entry: ReadEntry): void {
    const keep = builder.file(entry.path, entry.size)
    const parts: Buffer[] = []
    if (WITH_CONTENT.test(entry.type)) {
      if (keep === undefined) entry.ignore = true
      else {
        entry.on('data', (part) => parts.push(part))
        entry.on('end', () => keep(Buffer.concat(parts)))
      }
    } else if (!WITHOUT_CONTENT.test(entry.type)) {
      if (keep !== undefined) unread('it has configuration in an entry of an unusual type')
    } else if (entry.size > 0) {
      // The parser skips as many bytes, and Go does not.
      unread('it has a link or device with a size')
    } else {
      keep?.(new Uint8Array())
    }
  }

  const parser = new Parser({
    zstd: false,
    onReadEntry: read,
    onwarn: (_code, message) => {
      if (message === 'checksum failure') broken('archive/tar: invalid tar header')
      // Go accepts some of what the parser refuses, such as a link without a target.
      else unread(`the tar parser of this check does not read it (${brief(message)})`)
    }
  })
  parser.on('eof', () => {
    isComplete = true
  })
  parser.on('ignoredEntry', (entry: ReadEntry) => {
    // The parser and Go have the same limit of 1 MiB.
    if (entry.meta) broken('archive/tar: header field too long')
    else read(entry)
  })
  parser.on('meta', (text: string) => {
    // The parser leaves out such a record, and the name in the header is only the beginning.
    if (/^\d+ path=.*\uFFFD/m.test(text)) unread('it has a name that is not UTF-8')
  })
  // Gzip inside gzip is not opened: the parser looks for it in the first bytes only.
  parser.write(Buffer.alloc(BLOCK))

  function parse(bytes: Buffer): void {
    try {
      parser.write(bytes)
    } catch (error) {
      unread(`the tar parser of this check does not read it (${brief(Object(error).message)})`)
    }
    if (count.bytes - count.bytesOfEntries > MAX_METADATA) {
      unread('it has more than 32 MiB of long names and attributes, the limit of this check')
    }
  }

  return {
    /** Unpacked from so many bytes so far. False if no more is wanted: Go reads nothing after two blocks of zeros. */
    write(bytes: Buffer, transferred: number): boolean {
      count.bytes += bytes.length
      if (count.bytes > Math.max(IN_ANY_CASE, MAX_RATIO * transferred)) {
        unread(`it is compressed to less than 1/${MAX_RATIO}, the limit of this check`)
      } else if (count.bytes > maxBytes) {
        const mib = maxBytes / 1024 / 1024
        unread(`it has more than ${mib} MiB when unpacked, the limit of this check`)
      } else parse(bytes)
      return !isComplete && builder.failure() === undefined
    },
    /** All bytes have been written. */
    end(): void {
      // As in Go, the two blocks of zeros may be missing, and what fills the last block of a file.
      const cut = count.bytes % BLOCK
      const { remain = 0, blockRemain = 0 } = last ?? {}
      if (!isComplete && builder.failure() === undefined) {
        if (remain > cut || (cut > 0 && blockRemain === 0)) broken('unexpected EOF')
        else if (cut > 0) parser.write(Buffer.alloc(BLOCK - cut))
      }
      if (count.files === 0) broken('empty archive')
    }
  }
}
