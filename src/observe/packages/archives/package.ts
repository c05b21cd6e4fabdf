// Reads the archive of a module package, and compares it with the checksum in its address.
import { createHash } from 'node:crypto'
import { basename, dirname, relative } from 'node:path/posix'
import type { PackageFailure, PackageRead } from '../../../read/packages/package-tree.ts'
import { brief } from '../../../rules/problems/brief.ts'
import type { ArchiveName, ArchivePlan } from '../../../rules/registry/answers/package-plan.ts'
import { readArchive } from './archive.ts'

/** The first bytes of a `direct` package, which OpenTofu downloads by itself, show its format. */
export async function readPackage(
  plan: ArchivePlan | { readonly kind: 'direct' },
  parts: AsyncIterable<Uint8Array>
): Promise<PackageRead> {
  if (plan.kind === 'direct') return readUnnamed(parts)
  const { archive, checksum: value } = plan
  if (value === null) return readArchive(archive, parts)
  const checksum = parseChecksum(value)
  if (checksum.kind !== 'checksum') return checksum
  const { parts: passed, failure } = verified(checksum, parts)
  const read = await readArchive(archive, passed)
  return read.kind === 'unread' ? read : (failure() ?? read)
}

// OpenTofu internal/registry/package_extract.go, in its order.
const STARTS: readonly (readonly [start: string, kind: ArchiveName])[] = [
  ['504b', 'zip'],
  ['1f8b', 'tar.gz'],
  ['fd377a585a00', 'tar.xz'],
  ['425a', 'tar.bz2']
]

const LONGEST_START = 6

async function readUnnamed(parts: AsyncIterable<Uint8Array>): Promise<PackageRead> {
  const iterator = parts[Symbol.asyncIterator]()
  let first = Buffer.of()
  while (first.length < LONGEST_START) {
    const { value, done } = await iterator.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  const start = first.subarray(0, LONGEST_START).toString('hex')
  const [, kind] = STARTS.find(([bytes]) => start.startsWith(bytes)) ?? []
  if (kind === undefined) return { kind: 'broken', why: 'it is no archive that OpenTofu can read' }
  async function* all() {
    yield first
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return readArchive(kind, all())
}

// Of the sums that go-getter verifies (checksum.go).
const BYTES = { md5: 16, sha1: 20, sha256: 32, sha512: 64 }

type Checksum = {
  readonly kind: 'checksum'
  readonly type: string
  /** Hexadecimal digits in lower case, of any even number. */
  readonly digits: string
}

/**
 * The checksum of an archive in a file of checksums, as `parseChecksum` reads it: a line in the style of GNU or BSD, or
 * a checksum alone; null without one. The paths are those of their URLs.
 */
export function checksumIn(text: string, archive: string, file: string): string | null {
  const name = basename(archive)
  const near = relative(dirname(file), archive)
  const names = ['', name, `*${name}`, `?${name}`, near, `./${near}`, archive]
  for (const line of text.split('\n')) {
    const fields = line.trim().split(/\s+/)
    const [first = '', second = '', , fourth] = fields
    const isBsd = fields.length === 4
    const checksum = isBsd ? `${first}:${fourth}` : first
    const owner = isBsd ? /^\((.+)\)$/.exec(second)?.[1] : fields.length === 2 ? second : ''
    const isSum = isBsd || !first.includes(':')
    if (first === '' || !isSum || parseChecksum(checksum).kind !== 'checksum') continue
    if (owner !== undefined && names.includes(owner)) return checksum
  }
  return null
}

/** Reads the value of the query parameter: `TYPE:DIGITS`, or digits whose number decides about the type. */
export function parseChecksum(value: string): Checksum | PackageFailure {
  const colon = value.indexOf(':')
  const digits = value.slice(colon + 1).toLowerCase()
  if (!/^[0-9a-f]*$/.test(digits)) return invalid('encoding/hex: invalid byte')
  if (digits.length % 2 > 0) return invalid('encoding/hex: odd length hex string')
  const named = value.slice(0, colon).toLowerCase()
  const [type] =
    Object.entries(BYTES).find(([name, bytes]) =>
      colon < 0 ? bytes * 2 === digits.length : name === named
    ) ?? []
  if (type !== undefined) return { kind: 'checksum', type, digits }
  return invalid(
    colon < 0 ? `unknown type for checksum ${digits}` : `unsupported checksum type: ${named}`
  )
}

const invalid = (why: string): PackageFailure => ({
  kind: 'broken',
  why: brief(`invalid checksum: ${why}`)
})

/** Passes the parts on. After the last one, `failure` says whether their checksum is another; before, it is not known. */
export function verified({ type, digits }: Checksum, parts: AsyncIterable<Uint8Array>) {
  const hash = createHash(type)
  let sum: string | undefined
  async function* passed(): AsyncGenerator<Uint8Array, void> {
    for await (const part of parts) {
      hash.update(part)
      yield part
    }
    sum = hash.digest('hex')
  }
  return {
    parts: passed(),
    failure(): PackageFailure | undefined {
      if (sum === undefined || sum === digits) return undefined
      const why = `checksums did not match: expected ${type} ${digits}, got ${sum}`
      return { kind: 'broken', why: brief(why) }
    }
  }
}
