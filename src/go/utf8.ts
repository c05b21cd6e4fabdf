// Bytes read as UTF-8 as Go reads them: each byte that is part of no character becomes U+FFFD.

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

// The first byte of a character that lacks others.
const INCOMPLETE = /[\xe0-\xef](?![\x80-\xbf]{2})|[\xf0-\xf4](?![\x80-\xbf]{3})/g

/** TextDecoder makes one U+FFFD of all bytes of an incomplete character, Go one of each byte. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = decoder.decode(bytes)
  // No character has the byte 0xff, and the others of an incomplete one cannot begin a character.
  return text.includes('\ufffd') ? fromBytes(byteString(bytes).replace(INCOMPLETE, '\xff')) : text
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
