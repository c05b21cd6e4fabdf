type Bits = ((count: number) => number) & { readonly bytesRead: number }

declare module '@openpgp/unbzip2-stream/lib/bit_iterator.js' {
  const bitIterator: (nextPart: () => Uint8Array | undefined) => Bits
  export default bitIterator
}

declare module '@openpgp/unbzip2-stream/lib/bzip2.js' {
  const bzip2: {
    /** The size of blocks in units of 100,000 bytes. */
    readonly header: (bits: Bits) => number
    /** The checksum so far; null after the last block of a stream. */
    readonly decompress: (
      bits: Bits,
      put: (byte: number) => void,
      block: Int32Array,
      size: number,
      sum: number
    ) => number | null
  }
  export default bzip2
}
