// Reads the archive of a module package, and compares it with the checksum in its address.
import type { PackageRead } from '../../../read/packages/package-tree.ts'
import type { ArchiveName, ArchivePlan } from '../../../rules/registry/answers/package-plan.ts'
import { readArchive } from './archive.ts'
import { parseChecksum, verified } from './checksum.ts'

/** The first bytes of a `direct` package, which OpenTofu downloads by itself, show its format. */
export async function readPackage(
  plan: ArchivePlan | { readonly kind: 'direct' },
  parts: AsyncIterable<Uint8Array>
): Promise<PackageRead> {
  if (plan.kind === 'direct') return readUnnamed(parts)
  const { archive, checksum: value } = plan
  if (value === null) return readArchive(archive, parts)
  if (value.startsWith('file:')) {
    const why = 'its checksum is in another file, which this check does not read'
    return { kind: 'unread', why }
  }
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

async function readUnnamed(parts: AsyncIterable<Uint8Array>): Promise<PackageRead> {
  const iterator = parts[Symbol.asyncIterator]()
  const { value: first = new Uint8Array() } = await iterator.next()
  const start = Buffer.from(first.subarray(0, 8)).toString('hex')
  const [, kind] = STARTS.find(([bytes]) => start.startsWith(bytes)) ?? []
  if (kind === undefined) return { kind: 'broken', why: 'it is no archive that OpenTofu can read' }
  async function* all() {
    yield first
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return readArchive(kind, all())
}
