// Reads an archive of a module as it arrives. It is hostile by assumption: nothing of it is written, and everything has a limit.
import { createGunzip } from 'node:zlib'
import {
  type PackageBuilder,
  type PackageRead,
  packageBuilder
} from '../../../read/packages/package-tree.ts'
import type { ArchiveName } from '../../../rules/registry/answers/package-plan.ts'
import { unpackBzip2 } from './bzip2.ts'
import { tarReader } from './tar.ts'
import { readZip } from './zip.ts'

const MIB = 1024 * 1024
const MAX_TRANSFERRED = 64 * MIB
// Text is compressed to about a tenth.
const MAX_EXPANDED = 512 * MIB
const MAX_RATIO = 200
// This decoder takes ten times as long as that of gzip.
const MAX_EXPANDED_FROM_BZIP2 = 32 * MIB
// Archives of nearly nothing consist of zeros.
const EXPANDED_IN_ANY_CASE = MIB
// The first byte of what Go takes for gzip.
const GZIP = 0x1f

/** Takes the parts of an archive, one at a time. */
type FormatReader = {
  /** `transferred` counts this part too. */
  readonly write: (part: Uint8Array, transferred: number) => Promise<void>
  readonly end: () => Promise<void>
}

/**
 * Reads an archive from its parts as they arrive: all of them, because `init` unpacks after the transfer; after `unread`
 * no more. @throws the error of the stream if the transfer fails, and none for what the archive holds.
 */
export async function readArchive(
  kind: ArchiveName,
  parts: AsyncIterable<Uint8Array>
): Promise<PackageRead> {
  const builder = packageBuilder()
  const reader = readerOf(kind, builder)
  let transferred = 0
  for await (const part of parts) {
    transferred += part.length
    if (transferred > MAX_TRANSFERRED) {
      return { kind: 'unread', why: 'it has more than 64 MiB, the limit of this check' }
    }
    await reader.write(part, transferred)
    const failure = builder.failure()
    if (failure?.kind === 'unread') return failure
  }
  await reader.end()
  return builder.finish()
}

function readerOf(kind: ArchiveName, builder: PackageBuilder): FormatReader {
  switch (kind) {
    case 'zip':
      return wholeReader((archive) => readZip(archive, builder))
    case 'tar.gz':
    case 'tgz':
      return tarGzipReader(builder)
    case 'gz':
      return singleFile('gzip', builder)
    case 'bz2':
      return singleFile('bzip2', builder)
    case 'xz':
      return singleFile('xz', builder)
    case 'tar.bz2':
    case 'tar.tbz2':
    case 'tbz2':
      return tarBzip2Reader(builder)
    case 'tar.xz':
    case 'txz':
      return notOpened(builder)
  }
}

const ignored: FormatReader = { write: async () => {}, end: async () => {} }

function singleFile(format: string, builder: PackageBuilder): FormatReader {
  const why = `${format}-compressed files can only unarchive to a single file`
  builder.stop({ kind: 'broken', why })
  return ignored
}

function notOpened(builder: PackageBuilder): FormatReader {
  const why = 'it is compressed with xz, which this check does not read'
  builder.stop({ kind: 'unread', why, cure: 'publish the module as a .tar.gz or .zip archive' })
  return ignored
}

/** For formats that need all parts. */
const wholeReader = (read: (archive: Buffer) => Promise<void>): FormatReader => {
  const parts: Uint8Array[] = []
  return {
    write: async (part) => {
      parts.push(part)
    },
    end: () => read(Buffer.concat(parts.splice(0)))
  }
}

const tarBzip2Reader = (builder: PackageBuilder): FormatReader =>
  wholeReader(async (archive) => {
    const unpacked = unpackedTar(builder, MAX_EXPANDED_FROM_BZIP2)
    unpacked.count.transferred = archive.length
    const failure = await unpackBzip2(archive, unpacked.take)
    if (failure !== null) builder.stop(failure)
    unpacked.end()
  })

/** A tar archive from what is unpacked, within limits. `take` returns false if no more is wanted. */
function unpackedTar(builder: PackageBuilder, maxExpanded = MAX_EXPANDED) {
  const tar = tarReader(builder)
  const count = { transferred: 0, expanded: 0 }
  const unread = (why: string): void => builder.stop({ kind: 'unread', why })
  const take = (bytes: Buffer): boolean => {
    count.expanded += bytes.length
    if (count.expanded > Math.max(EXPANDED_IN_ANY_CASE, MAX_RATIO * count.transferred)) {
      unread(`it is compressed to less than 1/${MAX_RATIO}, the limit of this check`)
    } else if (count.expanded > maxExpanded) {
      const mib = maxExpanded / MIB
      unread(`it has more than ${mib} MiB when unpacked, the limit of this check`)
    } else tar.write(bytes)
    return !tar.isComplete() && builder.failure() === undefined
  }
  return { count, take, end: tar.end }
}

function tarGzipReader(builder: PackageBuilder): FormatReader {
  const { count, take, end } = unpackedTar(builder)
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  let isGzip = false
  gunzip.on('data', (bytes: Buffer) => {
    if (!take(bytes)) gunzip.destroy()
  })
  gunzip.on('error', (error) => {
    const why = wordsOfGo(error)
    // Go reads no more than the tar archive: it sees neither a wrong checksum nor other bytes after that.
    const isMaybeUnseen = why.startsWith('gzip:') && isGzip
    builder.stop({ kind: isMaybeUnseen ? 'unread' : 'broken', why })
  })
  // An error calls no function that waits for the end of a write.
  const closed = new Promise<void>((resolve) => gunzip.once('close', resolve))
  return {
    async write(part, transferred) {
      if (count.transferred === 0) isGzip = part[0] === GZIP
      count.transferred = transferred
      if (gunzip.destroyed) return
      await Promise.race([closed, new Promise((resolve) => gunzip.write(part, resolve))])
    },
    async end() {
      gunzip.end()
      await closed
      end()
    }
  }
}

/** What `compress/gzip` of Go says in place of an error of zlib. */
function wordsOfGo({ message }: Error): string {
  if (message === 'unexpected end of file') return 'unexpected EOF'
  if (/^incorrect (?:data|length) check$/.test(message)) return 'gzip: invalid checksum'
  if (/header|compression method/.test(message)) return 'gzip: invalid header'
  return 'flate: corrupt input'
}
