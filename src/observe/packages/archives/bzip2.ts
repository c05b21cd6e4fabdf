// Unpacks bzip2 block by block, with the decoder of OpenPGP.js.
/// <reference path="./unbzip2-stream.d.ts" />
import { setImmediate } from 'node:timers/promises'
import bitIterator from '@openpgp/unbzip2-stream/lib/bit_iterator.js'
import bzip2 from '@openpgp/unbzip2-stream/lib/bzip2.js'
import type { PackageFailure } from '../../../read/packages/package-tree.ts'

const PART_BYTES = 64 * 1024
// The largest block before its runs are unpacked: one of these is the work of a tenth of a second.
const BLOCK_UNIT = 100_000
const MAX_BLOCK = 9 * BLOCK_UNIT

// Each takes time, also without content. Archives have one, or one for each CPU.
const MAX_STREAMS = 1000

const broken = (why: string): PackageFailure => ({ kind: 'broken', why })

/** Passes on what is unpacked; `take` returns false to end that. Returns why Go refuses the archive (compress/bzip2), or may; null if it does not. */
export async function unpackBzip2(
  archive: Uint8Array,
  take: (bytes: Buffer) => boolean
): Promise<PackageFailure | null> {
  const parts = [archive].values()
  // The decoder fails where there is no next part.
  const bits = bitIterator(() => parts.next().value)
  const out = collector(take)
  const memory = new Int32Array(MAX_BLOCK)
  let streams = 0
  try {
    while (!out.isEnded() && bits.bytesRead < archive.length) {
      const size = BLOCK_UNIT * bzip2.header(bits)
      streams += 1
      if (streams > MAX_STREAMS) {
        return { kind: 'unread', why: `it has more than ${MAX_STREAMS} streams of bzip2` }
      }
      let sum: number | null = 0
      while (sum !== null && !out.isEnded()) {
        sum = bzip2.decompress(bits, out.put, memory, size, sum)
        // Go reads no more than the tar archive, which may end here.
        out.flush()
        await setImmediate()
      }
    }
    return null
  } catch (error) {
    if (error === ENDED) return null
    out.flush()
    if (out.isEnded()) return null
    if (error instanceof TypeError) return broken('unexpected EOF')
    const why = `bzip2 data invalid: ${Object(error).message}`
    // Go accepts some of what the decoder refuses later, and does not reach the end.
    return streams === 0 ? broken(why) : { kind: 'unread', why }
  }
}

const ENDED = Symbol('ended')

/** Collects single bytes. A block can unpack to 46 MB, of which no more is kept than a part. */
function collector(take: (bytes: Buffer) => boolean) {
  const part = Buffer.allocUnsafe(PART_BYTES)
  let length = 0
  let isEnded = false
  const flush = (): void => {
    isEnded ||= !take(part.subarray(0, length))
    length = 0
  }
  const put = (byte: number): void => {
    part[length] = byte
    length += 1
    if (length < PART_BYTES) return
    flush()
    if (isEnded) throw ENDED
  }
  return { put, flush, isEnded: () => isEnded }
}
