// Bytes read as UTF-8 the way Go does it: every single byte that has no place in it becomes U+FFFD.

// U+FFFD in UTF-8.
const REPLACEMENT = [0xef, 0xbf, 0xbd]

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * TextDecoder would make one U+FFFD of several bytes of a character that is cut short, where Go makes
 * one of each; and it would take away a byte order mark.
 */
export const decodeUtf8 = (bytes: Uint8Array): string => decoder.decode(repair(bytes))

function repair(bytes: Uint8Array): Uint8Array {
  const wrong = countWrong(bytes)
  if (wrong === 0) return bytes
  const repaired = new Uint8Array(bytes.length + wrong * (REPLACEMENT.length - 1))
  let to = 0
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at)
    const next = length === 0 ? REPLACEMENT : bytes.subarray(at, at + length)
    repaired.set(next, to)
    to += next.length
    at += length === 0 ? 1 : length
  }
  return repaired
}

function countWrong(bytes: Uint8Array): number {
  let wrong = 0
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at)
    if (length === 0) wrong += 1
    at += length === 0 ? 1 : length
  }
  return wrong
}

/** How many bytes the character at `at` has; 0 where none begins (Unicode 15, table 3-7). */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  const second = bytes[at + 1] ?? 0
  const lowest = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const highest = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (second < lowest || second > highest) return 0
  for (let next = at + 2; next < at + length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

/** Go's strings are bytes; here each byte is a character below U+0100. */
export const toBytes = (text: string): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return bytes
}

/** The other way round; what is not UTF-8 becomes U+FFFD. */
export const fromBytes = (bytes: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (character) => character.charCodeAt(0))
  )
