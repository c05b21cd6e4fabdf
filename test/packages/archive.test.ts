import { gzipSync } from 'node:zlib'
import { readArchive } from '../../src/observe/packages/archives/archive.ts'
import { readPackage } from '../../src/observe/packages/archives/package.ts'
import type { PackageRead } from '../../src/read/packages/package-tree.ts'
import type { ArchiveName } from '../../src/rules/registry/answers/package-plan.ts'
import {
  END_OF_TAR,
  inParts,
  paxHeader,
  type TarEntry,
  tarEntry,
  tarOf,
  type ZipEntry,
  zipOf
} from '../support/archives.ts'
import { describe, expect, it } from '../support/jest.ts'

const MODULE = [
  { name: 'main.tf', content: 'variable "x" {}\n' },
  { name: 'modules/sub/a.tf.json', content: '{}' },
  { name: 'README.md', content: 'text' }
]
const TREE = {
  kind: 'read',
  tree: {
    files: new Map([
      ['main.tf', 'variable "x" {}\n'],
      ['modules/sub/a.tf.json', '{}']
    ]),
    directories: new Set(['', 'modules/sub', 'modules']),
    mixed: new Set(['']),
    unreadable: new Map(),
    unknown: new Map()
  }
}

const read = (kind: ArchiveName, bytes: Buffer, size?: number): Promise<PackageRead> =>
  readArchive(kind, inParts(bytes, size))
const readTar = (...entries: readonly TarEntry[]): Promise<PackageRead> =>
  read('tgz', gzipSync(tarOf(...entries)))
const readRawTar = (...parts: readonly Buffer[]): Promise<PackageRead> =>
  read('tgz', gzipSync(Buffer.concat(parts)))
const readZip = (...entries: readonly ZipEntry[]): Promise<PackageRead> =>
  read('zip', zipOf(...entries))

const broken = (why: string) => ({ kind: 'broken', why })
const files = (entries: Readonly<Record<string, string>>) => ({
  kind: 'read',
  tree: { files: new Map(Object.entries(entries)) }
})
const unread = (why: RegExp) => ({ kind: 'unread', why: expect.stringMatching(why) })

describe('a good archive', () => {
  const tar = gzipSync(tarOf(...MODULE))

  it.each(['tgz', 'tar.gz'] as const)('is read as %s', async (kind) => {
    expect(await read(kind, tar)).toEqual(TREE)
  })

  it('is read as zip, stored or deflated', async () => {
    expect(await readZip(...MODULE)).toEqual(TREE)
    expect(await readZip(...MODULE.map((entry) => ({ ...entry, isStored: true })))).toEqual(TREE)
  })

  it('may arrive byte by byte', async () => {
    expect(await read('tgz', tar, 1)).toEqual(TREE)
    expect(await read('zip', zipOf(...MODULE), 1)).toEqual(TREE)
  })

  it('may be several gzip members, as in Go', async () => {
    const plain = tarOf(...MODULE)
    const members = [plain.subarray(0, 700), plain.subarray(700)].map((part) => gzipSync(part))
    expect(await read('tgz', Buffer.concat(members))).toEqual(TREE)
  })

  it('may lack the blocks of zeros and the padding of its last file', async () => {
    const plain = Buffer.concat(MODULE.map(tarEntry))
    expect(await readRawTar(plain)).toEqual(TREE)
    expect(await readRawTar(plain, Buffer.alloc(512))).toEqual(TREE)
    expect(await readRawTar(plain.subarray(0, -300))).toEqual(TREE)
  })

  it('may be followed by anything after the blocks of zeros', async () => {
    expect(await readRawTar(tarOf(...MODULE), Buffer.alloc(700, 'x'))).toEqual(TREE)
    expect(await read('tgz', gzipSync(tarOf(...MODULE)).subarray(0, -4))).toEqual(TREE)
  })
})

describe('an archive that has another format than its name says', () => {
  it.each([
    ['gz', 'gzip-compressed files can only unarchive to a single file'],
    ['bz2', 'bzip2-compressed files can only unarchive to a single file'],
    ['xz', 'xz-compressed files can only unarchive to a single file']
  ] as const)('%s alone has no directory', async (kind, why) => {
    expect(await read(kind, Buffer.from('x'))).toEqual(broken(why))
  })

  it.each(['tar.xz', 'txz'] as const)('%s is not opened', async (kind) => {
    expect(await read(kind, Buffer.from('x'))).toMatchObject({
      ...unread(/^it is compressed with xz, which this check does not read$/),
      cure: 'publish the module as a .tar.gz or .zip archive'
    })
  })

  it('HTML is neither gzip nor zip', async () => {
    const page = Buffer.from('<!DOCTYPE html>\n'.repeat(100))
    expect(await read('tgz', page)).toEqual(broken('gzip: invalid header'))
    expect(await read('zip', page)).toEqual(broken('zip: not a valid zip file'))
    expect(await readRawTar(page)).toEqual(broken('archive/tar: invalid tar header'))
  })

  it('gzip inside gzip is not opened', async () => {
    const twice = gzipSync(gzipSync(tarOf(...MODULE)))
    expect((await read('tgz', twice)).kind).toBe('broken')
  })
})

describe('an entry', () => {
  it('is refused if it contains ..', async () => {
    for (const name of ['a/../main.tf', '..', '../x', 'a\\..\\b']) {
      expect(await readTar({ name })).toEqual(broken(`entry contains '..': ${name}`))
      expect(await readZip({ name })).toEqual(broken(`entry contains '..': ${name}`))
    }
    expect(await readTar({ name: 'a..b/..c.tf' })).toMatchObject(files({ 'a..b/..c.tf': '' }))
  })

  it('is below the top even if its name is absolute or has empty parts', async () => {
    const names = ['/etc/a.tf', './/b.tf', 'x/./c.tf']
    const expected = files({ 'etc/a.tf': '', 'b.tf': '', 'x/c.tf': '' })
    expect(await readTar(...names.map((name) => ({ name })))).toMatchObject(expected)
    expect(await readZip(...names.map((name) => ({ name })))).toMatchObject(expected)
  })

  it('replaces an earlier one of the same name', async () => {
    const twice = ['1', '2'].map((content) => ({ name: 'a.tf', content }))
    expect(await readTar(...twice)).toMatchObject(files({ 'a.tf': '2' }))
    expect(await readZip(...twice)).toMatchObject(files({ 'a.tf': '2' }))
  })

  it('is no file and directory at the same time', async () => {
    const [file, inside] = [{ name: 'a.tf' }, { name: 'a.tf/b.tf' }]
    expect(await readTar(file, inside)).toEqual(broken('a.tf: not a directory'))
    expect(await readTar(inside, file)).toEqual(broken('a.tf: is a directory'))
    expect(await readTar(file, { name: 'a.tf', type: '5' })).toEqual(
      broken('a.tf: not a directory')
    )
  })

  it('is empty in a tar archive if it is a link, device or pipe', async () => {
    const entries = ['1', '2', '3', '4', '6'].map((type) => ({ name: `${type}.tf`, type }))
    const expected = files({ '1.tf': '', '2.tf': '', '3.tf': '', '4.tf': '', '6.tf': '' })
    expect(await readTar(...entries)).toMatchObject(expected)
    expect(await readTar({ name: 'a.tf', type: '2', size: 512 })).toMatchObject(unread(/link/))
  })

  it('is a directory, also without files', async () => {
    const tree = { directories: new Set(['', 'a/b', 'a', 'c']) }
    const file = { name: 'c/x.txt' }
    expect(await readTar({ name: 'a/b/', type: '5' }, file)).toMatchObject({ tree })
    expect(await readZip({ name: 'a/b/' }, file)).toMatchObject({ tree })
  })

  it('keeps its byte order mark, and has U+FFFD for invalid UTF-8', async () => {
    const entry = { name: 'a.tf', content: Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff]) }
    expect(await readTar(entry)).toMatchObject(files({ 'a.tf': '\uFEFFa\uFFFD' }))
  })

  it('has a long name in headers of GNU or pax', async () => {
    const name = `${'d/'.repeat(99)}ä.tf`
    const entry = { name: 'short.tf', content: 'x' }
    const gnu = { name: '././@LongLink', type: 'L', content: `${name}\0` }
    expect(await readTar(gnu, entry)).toMatchObject(files({ [name]: 'x' }))
    expect(await readTar(paxHeader('path', name), entry)).toMatchObject(files({ [name]: 'x' }))
  })

  it('is not read under the beginning of a name that is not UTF-8', async () => {
    const { content, ...header } = paxHeader('path', 'a?b.tf')
    const latin = Buffer.from(String(content).replace('?', '\xe4'), 'latin1')
    expect(await readTar({ ...header, content: latin }, { name: 'a' })).toMatchObject(
      unread(/not UTF-8/)
    )
  })

  it('does not take its name from a global header', async () => {
    const global = paxHeader('path', 'other.tf', 'g')
    expect(await readTar(global, { name: 'a.tf' })).toMatchObject(files({ 'a.tf': '' }))
  })

  it('is not guessed at if its type is unusual', async () => {
    expect(await readTar({ name: 'a.tf', type: 'S' })).toMatchObject(unread(/unusual type/))
    expect(await readTar({ name: 'a.bin', type: 'S' })).toMatchObject(files({}))
  })
})

describe('a broken archive', () => {
  it('is empty without a file in tar, and without an entry in zip', async () => {
    const empty = broken('empty archive')
    expect(await readTar()).toEqual(empty)
    expect(await readTar({ name: 'd', type: '5' })).toEqual(empty)
    expect(await readTar(paxHeader('comment', 'x', 'g'))).toEqual(empty)
    expect(await readZip()).toEqual(empty)
  })

  it('is cut off', async () => {
    const tar = gzipSync(tarOf(...MODULE))
    const cut = broken('unexpected EOF')
    expect(await read('tgz', tar.subarray(0, -60))).toEqual(cut)
    expect(await read('tgz', Buffer.alloc(0))).toEqual(cut)
    expect(await readRawTar(tarEntry(MODULE[0] ?? { name: '' }).subarray(0, 520))).toEqual(cut)
    expect(await readRawTar(tarEntry({ name: 'a.tf' }), Buffer.from('abc'))).toEqual(cut)
    expect(await read('zip', zipOf(...MODULE).subarray(0, -1))).toEqual(
      broken('zip: not a valid zip file')
    )
  })

  it('has a header with a wrong checksum', async () => {
    const tar = tarOf(...MODULE)
    tar.write('n', 0)
    expect(await readRawTar(tar)).toEqual(broken('archive/tar: invalid tar header'))
  })

  it('may have a wrong checksum that Go does not see', async () => {
    const tar = gzipSync(Buffer.concat(MODULE.map(tarEntry)))
    tar.writeUInt32LE(1, tar.length - 8)
    expect(await read('tgz', tar)).toEqual({ kind: 'unread', why: 'gzip: invalid checksum' })
  })

  it.each([
    ['zip: checksum error', { claims: { crc: 7 } }],
    ['zip: unsupported compression algorithm', { claims: { method: 12 } }],
    ['zip: not a valid zip file', { claims: { size: 2 } }],
    ['unexpected EOF', { claims: { size: 2000 } }],
    ['zip: not a valid zip file', { claims: { signature: 1 } }],
    ['flate: corrupt input', { compressed: Buffer.alloc(20, 0xff) }],
    ['unexpected EOF', { compressed: Buffer.from([0x4b]) }]
  ] as const)('zip: %s: %j', async (why, entry) => {
    expect(await readZip({ name: 'a.tf', content: 'some text', ...entry })).toEqual(broken(why))
  })

  it('takes a checksum of zero in zip for none', async () => {
    expect(await readZip({ name: 'a.tf', content: 'x', claims: { crc: 0 } })).toMatchObject(
      files({ 'a.tf': 'x' })
    )
  })

  it('is not read if bytes surround a zip, which Go accepts', async () => {
    const zip = zipOf(...MODULE)
    const more = Buffer.from('more')
    expect(await read('zip', Buffer.concat([zip, more]))).toMatchObject(unread(/zip parser/))
    expect(await read('zip', Buffer.concat([more, zip]))).toMatchObject(unread(/zip parser/))
  })

  it('is reported after the transfer, whose own error comes first', async () => {
    async function* failing() {
      yield Buffer.from('<html>')
      throw new Error('connection reset')
    }
    await expect(readArchive('tgz', failing())).rejects.toThrow('connection reset')
  })

  it('is not told apart from a complete one before all parts have arrived', async () => {
    let arrived = 0
    async function* counted() {
      for await (const part of inParts(
        Buffer.concat([gzipSync(tarOf(...MODULE)), END_OF_TAR]),
        64
      )) {
        arrived += part.length
        yield part
      }
    }
    expect(await readArchive('tgz', counted())).toEqual(TREE)
    expect(arrived).toBeGreaterThan(END_OF_TAR.length)
  })
})

it.each([1, 3, 5])('the format of an unnamed archive shows in parts of %i bytes', async (size) => {
  const parts = inParts(zipOf(...MODULE), size)
  expect(await readPackage({ kind: 'direct' }, parts)).toEqual(TREE)
})
