// Bytes read as UTF-8 as Go reads them: each byte that is part of no character becomes U+FFFD.

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** TextDecoder makes one U+FFFD of all bytes of an incomplete character, Go one of each byte. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = decoder.decode(bytes)
  return text.includes('\ufffd') ? decoder.decode(withoutIncomplete(bytes)) : text
}

// A byte that is in no character.
const INVALID = 0xff

/** A copy in which the bytes of incomplete characters are invalid ones. */
function withoutIncomplete(bytes: Uint8Array): Uint8Array {
  // Not `slice`, which for a Buffer is no copy.
  const copy = new Uint8Array(bytes)
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    // Shorter characters have no incomplete form of several bytes.
    if (lead < 0xe0 || lead > 0xf4) continue
    const size = lead < 0xf0 ? 3 : 4
    const seen = bytesSeen(bytes, at, size)
    if (seen < size) copy.fill(INVALID, at, at + seen)
    at += seen - 1
  }
  return copy
}

/** How many bytes of a character of this size there are (Unicode 15, table 3-7). */
function bytesSeen(bytes: Uint8Array, start: number, size: number): number {
  const lead = bytes[start]
  const second = bytes[start + 1] ?? 0
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < least || second > most) return 1
  let seen = 2
  while (seen < size && ((bytes[start + seen] ?? 0) & 0xc0) === 0x80) seen += 1
  return seen
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
