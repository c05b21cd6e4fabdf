// Reads elements of DER, the binary form of ASN.1, as strictly as Go: for what X509Certificate does not show.
import { isUtf8 } from 'node:buffer'

/** Go cannot read the certificate. The message names the malformed part. */
export class MalformedError extends Error {}

export type Element = {
  readonly tag: number
  readonly content: Buffer
  /** The tag, the length and the content. */
  readonly whole: Buffer
}

const SEQUENCE = 0x30

/** All elements, one after the other. @throws unless the bytes are just that, with shortest lengths */
export function elementsOf(bytes: Buffer, part: string): readonly Element[] {
  const elements: Element[] = []
  for (let start = 0; start < bytes.length; ) {
    const tag = bytes[start] ?? 0
    const first = bytes[start + 1] ?? 0x80
    const digits = Math.max(first - 0x80, 0)
    // Throws beyond the end, and for a length that follows the content.
    const length = first < 0x80 ? first : bytes.readUIntBE(start + 2, digits)
    const isShortest = digits === 0 || (length >= 0x80 && bytes[start + 2] !== 0)
    const from = start + 2 + digits
    const end = from + length
    // Tags of several bytes do not occur in certificates.
    if (!isShortest || end > bytes.length || (tag & 0x1f) === 0x1f) throw new MalformedError(part)
    elements.push({ tag, content: bytes.subarray(from, end), whole: bytes.subarray(start, end) })
    start = end
  }
  return elements
}

export function inside(element: Element | undefined, part: string, tag = SEQUENCE) {
  if (element?.tag !== tag) throw new MalformedError(part)
  return elementsOf(element.content, part)
}

/** An object identifier with dots. Go reads arcs below 2³¹. */
export function identifierOf(element: Element | undefined): string {
  const arcs = [0]
  for (const byte of element?.content ?? []) {
    const arc = 128 * (arcs.pop() ?? 0) + (byte & 0x7f)
    if (arc >= 2 ** 31) throw new MalformedError('object identifier')
    arcs.push(arc, ...(byte < 0x80 ? [0] : []))
  }
  const [first = 0, ...tail] = arcs.slice(0, -1)
  // The first two arcs are one number.
  const root = Math.min(Math.floor(first / 40), 2)
  return [root, first - 40 * root, ...tail].join('.')
}

/** The value of a boolean. DER has one form of each. */
export function isTrue({ tag, content }: Element): boolean {
  const hex = content.toString('hex')
  if (tag !== 0x01 || (hex !== '00' && hex !== 'ff')) throw new MalformedError('boolean')
  return hex === 'ff'
}

/** The bytes of a bit string; its unused bits are 0. */
export function bitsOf(element: Element | undefined, part: string): Buffer {
  const { tag = 0, content = Buffer.alloc(0) } = element ?? {}
  const unused = content[0] ?? 8
  const isClear = ((content.at(-1) ?? 0) & ((1 << unused) - 1)) === 0
  if (tag !== 0x03 || unused > 7 || !isClear) throw new MalformedError(part)
  return content.subarray(1)
}

// NumericString, PrintableString (with `*` and `&`, as in Go), T61String, IA5String; BMPString, in pairs of bytes without
// surrogates and characters that are reserved for ever.
const TEXTS: Readonly<Record<number, RegExp>> = {
  18: /^[\d ]*$/,
  19: /^[A-Za-z\d'()+,./ :=?*&-]*$/,
  20: /^/,
  22: /^[\0-\x7f]*$/,
  30: /^(?:(?!\xff[\xfe\xff]|\xfd[\xd0-\xef])[^\xd8-\xdf].)*$/s
}

/** The element is a string whose bytes its type allows (parseASN1String). */
export const isText = ({ tag, content }: Element): boolean =>
  tag === 12 ? isUtf8(content) : (TEXTS[tag]?.test(content.toString('latin1')) ?? false)
