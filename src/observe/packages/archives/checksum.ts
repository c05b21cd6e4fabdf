// The `checksum` of a source address, as go-getter verifies it (checksum.go).
import { createHash } from 'node:crypto'
import type { PackageFailure } from '../../../read/packages/package-tree.ts'
import { brief } from '../../../rules/problems/brief.ts'

const BYTES = { md5: 16, sha1: 20, sha256: 32, sha512: 64 }

export type Checksum = {
  readonly kind: 'checksum'
  readonly type: string
  /** Hexadecimal digits in lower case, of any even number. */
  readonly digits: string
}

/** Reads the value of the query parameter: `TYPE:DIGITS`, or digits whose number decides about the type. `file:URL` is up to the caller. */
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
