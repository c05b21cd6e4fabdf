// Bytes read as UTF-8 as Go reads them: each byte that is part of no character becomes U+FFFD.

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** TextDecoder makes one U+FFFD of all bytes of an incomplete character, Go one of each byte. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = decoder.decode(bytes)
  return text.includes('\ufffd') ? decoder.decode(withoutIncomplete(bytes)) : text
}

// A byte that is in no character.
const INVALID = 0xff

/** A copy in which the first byte of each incomplete character is an invalid one, so that none of its bytes is valid. */
function withoutIncomplete(bytes: Uint8Array): Uint8Array {
  // Not `slice`, which for a Buffer is no copy.
  const copy = new Uint8Array(bytes)
  const continues = (at: number): boolean => ((bytes[at] ?? 0) & 0xc0) === 0x80
  for (const [at, lead] of bytes.entries()) {
    if (lead < 0xe0) continue
    const isWhole = continues(at + 1) && continues(at + 2) && (lead < 0xf0 || continues(at + 3))
    if (!isWhole) copy[at] = INVALID
  }
  return copy
}

/** A Go string is bytes: here each byte is a character below U+0100. */
export const toBytes = (text: string): string => byteString(new TextEncoder().encode(text))

/** The inverse of `toBytes`; bytes that are not UTF-8 become U+FFFD. */
export function fromBytes(text: string): string {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return decoder.decode(bytes)
}

/** Each byte as a character. */
export function byteString(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
