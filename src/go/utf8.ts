// Bytes read as UTF-8 as Go reads them: each byte that is part of no character becomes U+FFFD.

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

// The first two or three bytes of a longer character that is incomplete (Unicode 15, table 3-7).
const INCOMPLETE =
  /(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f]|\xf0[\x90-\xbf][\x80-\xbf]?|[\xf1-\xf3][\x80-\xbf]{1,2}|\xf4[\x80-\x8f][\x80-\xbf]?)(?![\x80-\xbf])/g

/** TextDecoder makes one U+FFFD of all bytes of an incomplete character, Go one of each byte. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = decoder.decode(bytes)
  if (!text.includes('\ufffd')) return text
  return fromBytes(byteString(bytes).replace(INCOMPLETE, (found) => '\xff'.repeat(found.length)))
}

/** A Go string is bytes: here each byte is a character below U+0100. */
export const toBytes = (text: string): string => byteString(new TextEncoder().encode(text))

/** The inverse of `toBytes`; bytes that are not UTF-8 become U+FFFD. */
export function fromBytes(text: string): string {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return decoder.decode(bytes)
}

function byteString(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
