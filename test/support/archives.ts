// Small tar and zip archives, good and bad, and how parts of them arrive.
import { crc32, deflateRawSync } from 'node:zlib'

const BLOCK = 512

export type TarEntry = {
  readonly name: string
  readonly content?: string | Buffer
  /** The type flag; `0` is a file, `5` a directory. */
  readonly type?: string
  /** The size in the header; absent if it is that of the content. */
  readonly size?: number
}

const octal = (value: number, width: number): string =>
  `${value.toString(8).padStart(width - 1, '0')}\0`

/** The header and the content of one entry, in whole blocks. */
export function tarEntry({ name, content = '', type = '0', size }: TarEntry): Buffer {
  const bytes = Buffer.from(content)
  const header = Buffer.alloc(BLOCK)
  const fields: readonly (readonly [string, number])[] = [
    [name, 0],
    [octal(0o644, 8), 100],
    [octal(0, 8), 108],
    [octal(0, 8), 116],
    [octal(size ?? bytes.length, 12), 124],
    [octal(0, 12), 136],
    [' '.repeat(8), 148],
    [type, 156],
    [type === '1' || type === '2' ? 'main.tf' : '', 157],
    ['ustar\0' + '00', 257]
  ]
  for (const [text, offset] of fields) header.write(text, offset)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))])
}

export const END_OF_TAR = Buffer.alloc(2 * BLOCK)

export const tarOf = (...entries: readonly TarEntry[]): Buffer =>
  Buffer.concat([...entries.map(tarEntry), END_OF_TAR])

/** An extended header with one record: `path`, for example. */
export function paxHeader(key: string, value: string, type = 'x'): TarEntry {
  const rest = ` ${key}=${value}\n`
  const length = Buffer.byteLength(rest)
  const total = length + String(length + String(length).length).length
  return { name: 'PaxHeaders/0', type, content: `${total}${rest}` }
}

export type ZipEntry = {
  readonly name: string
  readonly content?: string | Buffer
  readonly isStored?: boolean
  /** What the headers say in place of the truth. */
  readonly claims?: {
    readonly crc?: number
    readonly method?: number
    readonly size?: number
    readonly signature?: number
  }
  /** The compressed bytes. */
  readonly compressed?: Buffer
}

function zipRecords(entry: ZipEntry, offset: number) {
  const { name, content = '', isStored = false, claims = {} } = entry
  const bytes = Buffer.from(content)
  const compressed = entry.compressed ?? (isStored ? bytes : deflateRawSync(bytes))
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(claims.method ?? (isStored ? 0 : 8), 4)
  fields.writeUInt32LE(claims.crc ?? crc32(bytes), 10)
  fields.writeUInt32LE(compressed.length, 14)
  fields.writeUInt32LE(claims.size ?? bytes.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(claims.signature ?? 0x04034b50)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return {
    local: Buffer.concat([signature, fields, Buffer.from(name), compressed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, place, Buffer.from(name)])
  }
}

export function zipOf(...entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { local, central } = zipRecords(entry, offset)
    offset += local.length
    locals.push(local)
    centrals.push(central)
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** The bytes in parts of `size`, as from a stream. */
export async function* inParts(bytes: Buffer, size = 16_384): AsyncGenerator<Buffer, void> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
