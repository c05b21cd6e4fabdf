// Reads a zip archive, whose directory is at its end, as go-getter unpacks it (decompress_zip.go, archive/zip of Go).
import { crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { PackageBuilder } from '../../../read/packages/package-tree.ts'
import { brief } from '../../../rules/problems/brief.ts'

// As for tar.
const MAX_ENTRIES = 100_000

const STORED = 0
const DEFLATED = 8
const INVALID = 'zip: not a valid zip file'

/** Puts the entries, or the first failure, into the package. Only configuration is inflated. */
export async function readZip(archive: Buffer, builder: PackageBuilder): Promise<void> {
  try {
    // Names stay bytes, because this library refuses some that Go accepts.
    const zip = await fromBufferPromise(archive, { decodeStrings: false })
    if (zip.entryCount > MAX_ENTRIES) {
      const why = `it has more than ${MAX_ENTRIES} entries, the limit of this check`
      return builder.stop({ kind: 'unread', why })
    }
    if (zip.entryCount === 0) return builder.stop({ kind: 'broken', why: 'empty archive' })
    for await (const entry of zip.eachEntry()) {
      if (builder.failure() !== undefined) return
      await readEntry(entry, zip, archive, builder)
    }
  } catch (error) {
    const { message } = Object(error)
    if (/^(?:End of central dir|invalid local file header)/.test(message)) {
      return builder.stop({ kind: 'broken', why: INVALID })
    }
    // Go accepts some of what this library refuses, such as bytes before or after the archive.
    const why = `the zip parser of this check does not read it (${brief(message)})`
    builder.stop({ kind: 'unread', why })
  }
}

/** A link is a file with its target as content, as go-getter leaves it. */
async function readEntry(
  entry: Entry,
  zip: ZipFile,
  archive: Buffer,
  builder: PackageBuilder
): Promise<void> {
  const name = entry.fileNameRaw.toString()
  if (name.endsWith('/')) return builder.directory(name)
  const keep = builder.file(name, entry.uncompressedSize)
  if (keep === undefined) return
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
  const compressed = archive.subarray(fileDataStart, fileDataStart + entry.compressedSize)
  const content = inflate(compressed, entry)
  if (typeof content === 'string') return builder.stop({ kind: 'broken', why: content })
  keep(content)
}

/** The content of a file, or the words in which Go refuses it. */
function inflate(compressed: Buffer, entry: Entry): Buffer | string {
  const { compressionMethod, uncompressedSize } = entry
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    return 'zip: unsupported compression algorithm'
  }
  let content = compressed
  if (compressionMethod === DEFLATED) {
    try {
      content = inflateRawSync(compressed, { maxOutputLength: Math.max(1, uncompressedSize) })
    } catch (error) {
      const { code } = Object(error)
      if (code === 'ERR_BUFFER_TOO_LARGE') return INVALID
      return code === 'Z_BUF_ERROR' ? 'unexpected EOF' : 'flate: corrupt input'
    }
  }
  if (content.length !== uncompressedSize) {
    return content.length > uncompressedSize ? INVALID : 'unexpected EOF'
  }
  // Go takes a checksum of zero as one that was not set.
  return entry.crc32 !== 0 && crc32(content) !== entry.crc32 ? 'zip: checksum error' : content
}
