// A file of checksums and its signature, as the clients read them (getproviders/package_authentication.go).

type SumOf =
  | { readonly kind: 'found'; readonly hash: string }
  | { readonly kind: 'missing' }
  /** Not a SHA-256 hash. */
  | { readonly kind: 'not-a-hash'; readonly text: string }

// bytes.Fields: unicode.IsSpace.
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/

/** The hash of a file in lower case: the first word of the first line whose second word is its name. */
export function sumOf(sums: string, filename: string): SumOf {
  for (const line of sums.split('\n')) {
    const [hash = '', name] = line.split(SPACES, 4).filter((word) => word !== '')
    if (name !== filename) continue
    return /^[0-9a-fA-F]{64}$/.test(hash)
      ? { kind: 'found', hash: hash.toLowerCase() }
      : { kind: 'not-a-hash', text: hash }
  }
  return { kind: 'missing' }
}

/** Whether bytes begin like a binary OpenPGP signature: packets of tag 2 (RFC 9580, 4.2). */
export function looksLikeSignature(bytes: Uint8Array): boolean {
  const first = bytes[0] ?? 0
  return first === 0xc2 || (first & 0xfc) === 0x88
}
