// What the clients refuse in a file of checksums and its signature (getproviders/package_authentication.go).
import type { ProviderDocument } from './provider-document.ts'

// bytes.Fields: unicode.IsSpace.
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/

/** What is wrong with the first line whose second word is the name of the package; null if it has the same hash. */
export function sumFault(
  sums: string,
  { filename, shasum }: Pick<ProviderDocument, 'filename' | 'shasum'>
): string | null {
  for (const line of sums.split('\n')) {
    const [hash = '', name] = line.split(SPACES, 4).filter((word) => word !== '')
    if (name !== filename) continue
    if (!/^[0-9a-fA-F]{64}$/.test(hash)) return `has no SHA-256 hash in the line for ${filename}`
    if (hash.toLowerCase() === shasum.toLowerCase()) return null
    return `has another hash for ${filename} than \`shasum\` in the description of the package`
  }
  return `has no line for ${filename === '' ? 'the empty `filename` of the package' : filename}`
}

/** Why bytes are no signature, if that shows without OpenPGP: packets of tag 2 (RFC 9580, 4.2). A clause, or null. */
export function signatureFault(bytes: Uint8Array): string | null {
  const [first] = bytes
  if (first === undefined) return 'the signature of its checksums is empty'
  return first === 0xc2 || (first & 0xfc) === 0x88
    ? null
    : 'the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text)'
}

const KEYS = 'in `signing_keys.gpg_public_keys`'

/** Why no signature can be good; a clause. The keys are tried in order, and one that is not armored ends that: after another one it may not be reached. */
export function keysFault(keys: ProviderDocument['keys']): string | null {
  const [first] = keys
  if (keys.includes(null)) return `the description has null ${KEYS}, at which the clients crash`
  if (first === undefined) return `the description has no key ${KEYS}`
  return /-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(first ?? '')
    ? null
    : `the description has a key ${KEYS} whose \`ascii_armor\` is not an armored public key`
}
