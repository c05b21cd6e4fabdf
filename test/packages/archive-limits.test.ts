// Archives that are made to exhaust the reader. Nothing is measured in seconds: what counts is how far they are read.
import { constants, gzipSync } from 'node:zlib'
import { readArchive } from '../../src/observe/packages/archives/archive.ts'
import type { PackageRead } from '../../src/read/packages/package-tree.ts'
import { inParts, paxHeader, tarEntry, tarOf, zipOf } from '../support/archives.ts'
import { describe, expect, it } from '../support/jest.ts'
import { rounds, seededRandom } from '../support/random.ts'

const MIB = 1024 * 1024

type Transfer = { readonly read: PackageRead; readonly parts: number }

/** Reads gzip members without end, each with the next piece of one tar archive, and counts those that were read. */
async function readEndless(piece: (index: number) => Buffer, level = 1): Promise<Transfer> {
  let parts = 0
  async function* endless() {
    for (; ; parts += 1) yield gzipSync(piece(parts), { level })
  }
  const read = await readArchive('tgz', endless())
  return { read, parts }
}

const unread = (why: string) => ({ kind: 'unread', why: `${why}, the limit of this check` })
const stored = constants.Z_NO_COMPRESSION

describe('the reader gives up', () => {
  it('a transfer above 64 MiB', async () => {
    const [part, begin] = [Buffer.alloc(MIB), tarEntry({ name: 'a.bin', size: 2 ** 31 })]
    const { read, parts } = await readEndless((index) => (index === 0 ? begin : part), stored)
    expect(read).toEqual(unread('it has more than 64 MiB'))
    expect(parts).toBeLessThan(66)
  })

  it('zeros that are compressed to nearly nothing', async () => {
    const [part, begin] = [Buffer.alloc(MIB), tarEntry({ name: 'a.bin', size: 2 ** 31 })]
    const { read, parts } = await readEndless((index) => (index === 0 ? begin : part))
    expect(read).toEqual(unread('it is compressed to less than 1/200'))
    expect(parts).toBeLessThan(5)
  })

  it('more than 512 MiB when unpacked', async () => {
    const bytes = Buffer.alloc(4 * MIB)
    for (let at = 0; at < bytes.length; at += 512) bytes.writeInt32LE(at * 77, at)
    const begin = tarEntry({ name: 'a.bin', size: 2 ** 32 })
    const { read, parts } = await readEndless((index) => (index === 0 ? begin : bytes))
    expect(read).toEqual(unread('it has more than 512 MiB when unpacked'))
    expect(parts).toBeLessThan(131)
  })

  it('entries without end', async () => {
    const entries = Buffer.concat(
      Array.from({ length: 2000 }, (_, index) => tarEntry({ name: `${index}` }))
    )
    const { read, parts } = await readEndless(() => entries, stored)
    expect(read).toEqual(unread('it has more than 100000 entries'))
    expect(parts).toBeLessThan(52)
  })

  it('headers without entries', async () => {
    const headers = Buffer.concat(
      Array.from({ length: 2000 }, () => tarEntry({ name: 'x', type: 'x' }))
    )
    const { read, parts } = await readEndless(() => headers, stored)
    expect(read).toEqual(unread('it has more than 32 MiB of long names and attributes'))
    expect(parts).toBeLessThan(35)
  })

  it('a long name of hundreds of megabytes, which Go refuses', async () => {
    const begin = tarEntry({ name: '././@LongLink', type: 'L', size: 300 * MIB })
    const part = Buffer.alloc(MIB, 'x')
    const { read } = await readEndless((index) => (index === 0 ? begin : part), stored)
    // It ends at the limit of a transfer, because a broken archive is read to its end.
    expect(read.kind).toBe('unread')
    const name = { name: '././@LongLink', type: 'L', content: Buffer.alloc(MIB + 1, 'x') }
    expect(await readArchive('tgz', inParts(gzipSync(tarOf(name), { level: 0 })))).toEqual({
      kind: 'broken',
      why: 'archive/tar: header field too long'
    })
  })

  it('too much configuration in one file, in many, and in one that is replaced again and again', async () => {
    const large = { name: 'a.tf', content: Buffer.alloc(3 * MIB, 'x') }
    const tooLarge = unread('it has more than 8 MiB of configuration')
    const tar = tarOf(large, large, large)
    expect(await readArchive('tgz', inParts(gzipSync(tar, { level: 0 })))).toEqual(tooLarge)
    expect(await readArchive('zip', inParts(zipOf(large, large, large)))).toEqual(tooLarge)
    const claim = { name: 'a.tf', content: 'x', claims: { size: 9 * MIB } }
    expect(await readArchive('zip', inParts(zipOf(claim)))).toEqual(tooLarge)
    const many = Array.from({ length: 5001 }, (_, index) => ({ name: `${index}.tf` }))
    const tooMany = unread('it has more than 5000 files of configuration')
    expect(await readArchive('zip', inParts(zipOf(...many)))).toEqual(tooMany)
  })

  it('a file of zip that inflates to more than its entry says', async () => {
    const bomb = { name: 'a.tf', content: Buffer.alloc(64 * MIB), claims: { size: 10 } }
    expect(await readArchive('zip', inParts(zipOf(bomb)))).toMatchObject({ kind: 'broken' })
  })

  it('names and directories', async () => {
    const read = (...names: readonly string[]): Promise<PackageRead> =>
      readArchive('zip', inParts(zipOf(...names.map((name) => ({ name })))))
    const long = 'd/'.repeat(2100)
    expect(await read(long)).toEqual(unread('a name in it has more than 4096 characters'))
    const deep = Array.from({ length: 26 }, (_, index) => `${index}/${'d/'.repeat(2000)}`)
    expect(await read(...deep)).toEqual(
      unread('the names of its directories have more than 16 Mi characters')
    )
    const many = Array.from({ length: 501 }, (_, index) => `${index}/${'d/'.repeat(100)}`)
    expect(await read(...many)).toEqual(unread('it has more than 50000 directories'))
  })
})

describe('of a damaged archive', () => {
  const entries = [
    paxHeader('path', 'long/name.tf'),
    { name: 'x', content: 'one' },
    { name: 'modules/sub/', type: '5' },
    { name: 'modules/sub/a.tf', content: 'two\n'.repeat(20) }
  ]
  const files = [...entries.slice(1), { name: 'stored.tf', content: 'three', isStored: true }]
  const archives = [
    ['tgz', gzipSync(tarOf(...entries))],
    ['tgz', gzipSync(Buffer.concat(entries.map(tarEntry)), { level: 0 })],
    ['zip', zipOf(...files)]
  ] as const
  const kinds = ['read', 'broken', 'unread']

  it('every beginning has a result', async () => {
    for (const [kind, bytes] of archives) {
      for (let end = 0; end < bytes.length; end += 1) {
        const { kind: result } = await readArchive(kind, inParts(bytes.subarray(0, end)))
        expect(kinds).toContain(result)
        if (kind === 'zip') expect(result).toBe('broken')
      }
    }
  })

  it('every changed byte has a result', async () => {
    const random = seededRandom(7)
    for (const [kind, bytes] of archives) {
      for (let round = 0; round < rounds(600, 100_000); round += 1) {
        const changed = Buffer.from(bytes)
        for (let left = 1 + random.below(3); left > 0; left -= 1) {
          changed[random.below(bytes.length)] = random.below(256)
        }
        const { kind: result } = await readArchive(kind, inParts(changed, 1 + random.below(2000)))
        expect(kinds).toContain(result)
      }
    }
  })
})
