// Reads an archive of a module as it arrives. It is hostile by assumption: nothing of it is written, and everything has a limit.
import { createGunzip } from 'node:zlib'
import {
  type PackageBuilder,
  type PackageFailure,
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
// This decoder takes ten times as long as that of gzip.
const MAX_EXPANDED_FROM_BZIP2 = 32 * MIB
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
  const reader = READERS[kind](builder)
  if ('kind' in reader) return reader
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

const singleFile = (format: string): PackageFailure => ({
  kind: 'broken',
  why: `${format}-compressed files can only unarchive to a single file`
})

const NOT_OPENED: PackageFailure = {
  kind: 'unread',
  why: 'it is compressed with xz, which this check does not read',
  cure: 'publish the module as a .tar.gz or .zip archive'
}

/** For formats that need all parts. */
function wholeReader(read: (archive: Buffer) => Promise<void>): FormatReader {
  const parts: Uint8Array[] = []
  return {
    write: async (part) => void parts.push(part),
    end: () => read(Buffer.concat(parts.splice(0)))
  }
}

const tarBzip2Reader = (builder: PackageBuilder): FormatReader =>
  wholeReader(async (archive) => {
    const tar = tarReader(builder, MAX_EXPANDED_FROM_BZIP2)
    const failure = await unpackBzip2(archive, (bytes) => tar.write(bytes, archive.length))
    if (failure !== null) builder.stop(failure)
    tar.end()
  })

function tarGzipReader(builder: PackageBuilder): FormatReader {
  const tar = tarReader(builder, MAX_EXPANDED)
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  let [isGzip, received] = [false, 0]
  gunzip.on('data', (bytes: Buffer) => {
    if (!tar.write(bytes, received)) gunzip.destroy()
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
      if (received === 0) isGzip = part[0] === GZIP
      received = transferred
      if (gunzip.destroyed) return
      await Promise.race([closed, new Promise((resolve) => gunzip.write(part, resolve))])
    },
    async end() {
      gunzip.end()
      await closed
      tar.end()
    }
  }
}

const READERS: Readonly<
  Record<ArchiveName, (builder: PackageBuilder) => FormatReader | PackageFailure>
> = {
  zip: (builder) => wholeReader((archive) => readZip(archive, builder)),
  'tar.gz': tarGzipReader,
  tgz: tarGzipReader,
  gz: () => singleFile('gzip'),
  bz2: () => singleFile('bzip2'),
  xz: () => singleFile('xz'),
  'tar.bz2': tarBzip2Reader,
  'tar.tbz2': tarBzip2Reader,
  tbz2: tarBzip2Reader,
  'tar.xz': () => NOT_OPENED,
  txz: () => NOT_OPENED
}

/** What `compress/gzip` of Go says in place of an error of zlib. */
function wordsOfGo({ message }: Error): string {
  if (message === 'unexpected end of file') return 'unexpected EOF'
  if (/^incorrect (?:data|length) check$/.test(message)) return 'gzip: invalid checksum'
  if (/header|compression method/.test(message)) return 'gzip: invalid header'
  return 'flate: corrupt input'
}
