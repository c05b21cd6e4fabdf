import { createHash } from 'node:crypto'
import { parseChecksum, verified } from '../../src/observe/packages/archives/package.ts'
import type { PackageFailure } from '../../src/read/packages/package-tree.ts'
import { inParts } from '../support/archives.ts'
import { expect, it } from '../support/jest.ts'

const BYTES = Buffer.from('some bytes of an archive')
const sumOf = (type: string): string => createHash(type).update(BYTES).digest('hex')

/** The failure after all parts have passed. */
async function failureOf(value: string, bytes = BYTES): Promise<PackageFailure | undefined> {
  const checksum = parseChecksum(value)
  if (checksum.kind !== 'checksum') return checksum
  const { parts, failure } = verified(checksum, inParts(bytes, 5))
  const passed: Uint8Array[] = []
  for await (const part of parts) passed.push(part)
  expect(Buffer.concat(passed)).toEqual(bytes)
  return failure()
}

it.each(['md5', 'sha1', 'sha256', 'sha512'])(
  'accepts a right %s, with and without its type',
  async (type) => {
    const digits = sumOf(type)
    for (const value of [
      digits,
      `${type}:${digits}`,
      `${type.toUpperCase()}:${digits.toUpperCase()}`
    ]) {
      expect(await failureOf(value)).toBeUndefined()
    }
  }
)

it('reports a wrong sum, or one of another length', async () => {
  const digits = sumOf('md5')
  expect(await failureOf(digits, Buffer.from('other'))).toEqual({
    kind: 'broken',
    why: `checksums did not match: expected md5 ${digits}, got ${createHash('md5').update('other').digest('hex')}`
  })
  expect((await failureOf(`sha256:${digits}`))?.why).toMatch(/^checksums did not match/)
})

it.each([
  ['sha256:xyz', 'invalid checksum: encoding/hex: invalid byte'],
  ['abc', 'invalid checksum: encoding/hex: odd length hex string'],
  ['abcd', 'invalid checksum: unknown type for checksum abcd'],
  ['crc32:abcd', 'invalid checksum: unsupported checksum type: crc32'],
  ['sha256:sha256:abcd', 'invalid checksum: encoding/hex: invalid byte']
])('refuses %s', (value, why) => {
  expect(parseChecksum(value)).toEqual({ kind: 'broken', why })
})

it('knows nothing before the last part', async () => {
  const checksum = parseChecksum(sumOf('md5'))
  if (checksum.kind !== 'checksum') throw new Error(checksum.why)
  const { parts, failure } = verified(checksum, inParts(Buffer.from('other')))
  await parts.next()
  expect(failure()).toBeUndefined()
  await parts.next()
  expect(failure()).toMatchObject({ kind: 'broken' })
})
