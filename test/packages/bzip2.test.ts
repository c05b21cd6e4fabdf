// Archives that bzip2 compresses: good ones, as Python's bz2 writes them, and damaged and hostile ones.
import { readArchive } from '../../src/observe/packages/archives/archive.ts'
import { unpackBzip2 } from '../../src/observe/packages/archives/bzip2.ts'
import type { PackageRead } from '../../src/read/packages/package-tree.ts'
import { inParts } from '../support/archives.ts'
import { describe, expect, it } from '../support/jest.ts'
import { rounds, seededRandom } from '../support/random.ts'

/** A tar archive with `main.tf` and `m/main.tf`, of 3072 bytes. */
const GOOD = Buffer.from(
  'QlpoOTFBWSZTWcGIEGQAAGHbgsqQUAH3ggCgbyeeSgACCIggAJIJVTyn6pmkwARgEemjIJRU9qTCepmkGJmkaZPUNgVH9RZ1BWBEfD0QKQog84FAiKBIlB/eM4vSbXSTDal8zHMtUQqFBDKLhBxlj2wjSN4HOZgwlWExu4dopyINOXr4eqCQJJtWEiUrEMiFMDaMbxeeDsXckU4UJDBiBBkA',
  'base64'
)
const FILES = [
  ['main.tf', 'module "x" {\n  source = "./m"\n}\n'],
  ['m/main.tf', 'locals {}\n']
]
/** 45 MiB of zeros. */
const ZEROS = Buffer.from(
  'QlpoOTFBWSZTWQ4J4t8BX45AAMAAAAggADCATUZCoCWpCoCXMUFZJlNZl6e+HAAJ2sAEwAAAAQAIIAAwzAmqaZIhW1REK8XckU4UJCLtHuiA',
  'base64'
)
/** The header of a file of 4 GiB, and 46 MiB of zeros. */
const LARGE_FILE = Buffer.from(
  'QlpoOTFBWSZTWbQAXAYFfjxbgMmAQAFlAAAIcCEeAAAIIAB1CKU2oBpk0AiqGmNIAep1asqoAqqJQEEBVUSMWvGd6iCAqqJAbYpekq2k3gpxaZyImCvt8eVmZgAQFVRPzFBWSZTWVelF0oAEenAAsAAAIAACCAAMMwFKaaiVQ2CSqHi7kinChIH9LXo4',
  'base64'
)

// What `archive/tar` of Go 1.26 reads through `compress/bzip2`: it ends with the tar archive, and sees no checksum after that.
const CUT_THAT_GO_READS = 152
const GO_READS = (bit: number): boolean =>
  (bit >= 80 && bit < 112) ||
  (bit >= 1208 && bit !== 1214 && bit !== 1215) ||
  [24, 27, 128, 302, 306, 308, 309, 408, 409, 422].includes(bit)

const read = (bytes: Buffer, size?: number): Promise<PackageRead> =>
  readArchive('tar.bz2', inParts(bytes, size))

/** What is unpacked, at most `max` bytes, and why it ends. */
async function unpacked(bytes: Buffer, max = 4 * 1024 * 1024) {
  let length = 0
  let taken = 0
  const why = await unpackBzip2(bytes, (part) => {
    taken += 1
    length += part.length
    return length < max
  })
  return { why, length, taken }
}

describe('a good archive', () => {
  it('is read', async () => {
    const result = await read(GOOD)
    expect(result.kind === 'read' && [...result.tree.files]).toEqual(FILES)
  })

  it('is read however it arrives', async () => {
    expect(await read(GOOD, 1)).toEqual(await read(GOOD))
  })

  it('may be in several streams, of which all are unpacked', async () => {
    expect(await unpacked(GOOD)).toMatchObject({ why: null, length: 3072 })
    expect(await unpacked(Buffer.concat([GOOD, GOOD]))).toMatchObject({ why: null, length: 6144 })
  })

  it('may have anything after the end of the tar archive', async () => {
    const result = await read(Buffer.concat([GOOD, Buffer.from('garbage')]))
    expect(result.kind).toBe('read')
  })
})

describe('a damaged archive', () => {
  it('is broken if it is cut before the end of its block', async () => {
    for (let end = 0; end < CUT_THAT_GO_READS; end += 1) {
      expect([end, (await read(GOOD.subarray(0, end))).kind]).toEqual([end, 'broken'])
    }
  })

  it('is not called broken if it is cut where Go reads no more', async () => {
    for (let end = CUT_THAT_GO_READS; end < GOOD.length; end += 1) {
      expect([end, (await read(GOOD.subarray(0, end))).kind]).not.toEqual([end, 'broken'])
    }
  })

  const flipped = async (bit: number): Promise<PackageRead> => {
    const changed = Buffer.from(GOOD)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return await read(changed)
  }

  it('is never read with one other bit, where Go refuses it', async () => {
    for (let bit = 0; bit < GOOD.length * 8; bit += 1) {
      if (GO_READS(bit)) continue
      expect([bit, (await flipped(bit)).kind]).not.toEqual([bit, 'read'])
    }
  })

  it('is broken if it begins as no archive of bzip2', async () => {
    expect((await read(Buffer.from('<!DOCTYPE html>'))).kind).toBe('broken')
  })

  it('is not called broken with one other bit that Go does not see', async () => {
    for (let bit = 0; bit < GOOD.length * 8; bit += 1) {
      if (!GO_READS(bit)) continue
      expect([bit, (await flipped(bit)).kind]).not.toEqual([bit, 'broken'])
    }
  })

  it('has a result, whatever its bytes are', async () => {
    const random = seededRandom(11)
    for (let round = 0; round < rounds(300, 20_000); round += 1) {
      const changed = Buffer.from(GOOD)
      for (let left = 1 + random.below(8); left > 0; left -= 1) {
        changed[4 + random.below(GOOD.length - 4)] = random.below(256)
      }
      expect(['read', 'broken', 'unread']).toContain((await read(changed)).kind)
    }
  })

  it.each([
    ['of nothing', Buffer.alloc(0)],
    ['of a header alone', Buffer.from('BZh9')],
    ['of another format', Buffer.from('PK\u0003\u0004')],
    ['with a size of zero', Buffer.concat([Buffer.from('BZh0'), GOOD.subarray(4)])],
    ['with its end first', Buffer.from('BZh9\u0017rE8P\u0090\u0000\u0000\u0000\u0000', 'latin1')]
  ])('%s is broken', async (_, bytes) => {
    expect((await read(bytes)).kind).toBe('broken')
  })
})

describe('a bomb', () => {
  const tooDense = 'it is compressed to less than 1/200, the limit of this check'

  it('is given up after a MiB', async () => {
    expect(await read(LARGE_FILE)).toEqual({ kind: 'unread', why: tooDense })
  })

  it('is unpacked no further than it is wanted', async () => {
    const { length, taken } = await unpacked(ZEROS, 100_000)
    expect({ length, taken }).toEqual({ length: 2 * 65_536, taken: 2 })
  })

  it('of many streams is given up as well', async () => {
    const many = Buffer.concat([LARGE_FILE, ...Array.from({ length: 2000 }, () => ZEROS)])
    expect(await read(many)).toMatchObject({ kind: 'unread' })
  })

  // With 3.6 MB of memory for each stream, 64 MiB of them would be the work of hours.
  it('of streams with nothing in them is given up', async () => {
    const empty = Buffer.from('QlpoORdyRThQkAAAAAA=', 'base64')
    const many = Buffer.concat(Array.from({ length: 20_000 }, () => empty))
    expect(await read(many)).toMatchObject({ kind: 'unread' })
  })
})
