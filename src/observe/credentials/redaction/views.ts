// Reads a text as the places that repeat a token may have written it: case, white space and escapes
// are removed, and every character that is left knows its place in the original.
import { decodePunycode } from '../../../rules/protocol/idna.ts'

/** Text to search: character `n` of `folded` is from `starts[n]`, and the last start is the length. */
export type TextView = { readonly folded: string; readonly starts: readonly number[] }

/** `starts` is null for the original itself. */
type DecodedText = { readonly text: string; readonly starts: readonly number[] | null }

// A text in a message is escaped by the server, by the URL that it is in, and by Go's %q around that.
const MAX_LEVELS = 4

/** Looks at the text as it is, and after each level of escapes is removed. */
export function viewsOf(text: string, look: (view: TextView) => void): void {
  let decoded: DecodedText | null = { text, starts: null }
  for (let level = 0; level < MAX_LEVELS && decoded !== null; level += 1) {
    look(fold(decoded, text.length))
    decoded = decode(decoded, text.length)
  }
}

/** Marks the end of a text that was cut. */
export const CUT = '…'

// The alphabet of base64 for URLs is read like the other one.
const ASCII = Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (code <= 0x20 || code === 0x7f) return ' '
  return ({ '-': '+', _: '/' }[character] ?? character).toLowerCase()
})

/** Any other character without differences of case and compatibility; ß, ẞ and SS are the same. */
function foldCharacter(character: string): string {
  if (character === CUT) return character
  if (/[\s\x80-\x9f]/.test(character)) return ' '
  // Invisible characters, and what decoders write for incomplete ones.
  if (/[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u.test(character)) return ''
  return character.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase()
}

/** Removes differences of case, compatibility and white space, a run of which becomes one space. */
function fold({ text, starts }: DecodedText, length: number): TextView {
  let folded = ''
  let isSpace = false
  const places: number[] = []
  const put = (unit: string, start: number): void => {
    if (unit === ' ' && isSpace) return
    isSpace = unit === ' '
    folded += unit
    places.push(start)
  }
  for (let at = 0; at < text.length; at += 1) {
    const start = starts === null ? at : (starts[at] ?? length)
    const plain = ASCII[text.charCodeAt(at)]
    if (plain !== undefined) {
      put(plain, start)
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    for (const unit of foldCharacter(character).split('')) put(unit, start)
    at += character.length - 1
  }
  places.push(length)
  return { folded, starts: places }
}

// References of HTML to ASCII, each with its character or a space, and to hyphens (html.spec.whatwg.org, named-characters).
const REFERENCES = new Map(
  `Tab NewLine nbsp excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`
    .split(/\s+/)
    .map((reference) => [reference.replace(/\W|_$/, ''), /\W|_$/.exec(reference)?.[0] ?? ' '])
)

// In this order: bytes; escapes of Go and JSON; of HTML and XML; labels in punycode; and
// what is left of an escape where a text was cut.
const ESCAPES =
  /((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d…]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f…]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=…|$)/g
const MAY_ESCAPE = /[%\\&]|xn--/i

/** The text after one level of escapes is removed; null if there is none. */
function decode({ text, starts }: DecodedText, length: number): DecodedText | null {
  if (!MAY_ESCAPE.test(text)) return null
  let decoded = ''
  const places: number[] = []
  let from = 0
  const placeOf = (at: number): number => (starts === null ? at : (starts[at] ?? length))
  const copyUntil = (end: number): void => {
    for (let at = from; at < end; at += 1) places.push(placeOf(at))
    decoded += text.slice(from, end)
  }
  for (const match of text.matchAll(ESCAPES)) {
    copyUntil(match.index)
    from = match.index + match[0].length
    for (const { written, at } of meaningOf(match)) {
      decoded += written
      for (let unit = 0; unit < written.length; unit += 1) places.push(placeOf(match.index + at))
    }
  }
  if (from === 0) return null
  copyUntil(text.length)
  return { text: decoded, starts: places }
}

/** Characters, and where in the escapes each is written. */
type Unescaped = readonly { readonly written: string; readonly at: number }[]

function meaningOf(match: RegExpExecArray): Unescaped {
  const [whole, bytes, unit, rune, itself, space, decimal, hexadecimal, entity, label] = match
  if (bytes !== undefined) return charactersOf(bytes)
  if (label !== undefined) return [{ written: decodePunycode(label.toLowerCase()), at: 0 }]
  const digits = unit ?? rune ?? hexadecimal
  if (digits !== undefined) return one(character(Number.parseInt(digits, 16)))
  if (decimal !== undefined) return one(character(Number(decimal)))
  if (entity !== undefined) return one(REFERENCES.get(entity) ?? whole)
  return one(itself ?? (space === undefined ? '' : ' '))
}

const one = (written: string): Unescaped => [{ written, at: 0 }]

const character = (code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'

// UTF-8, also in forms that are longer than allowed, or else one byte.
const CHARACTERS = /[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs

/** The characters of escaped bytes; a byte that is not part of UTF-8 is read as Latin-1. */
function charactersOf(escapes: string): Unescaped {
  const width = escapes.startsWith('%') ? 3 : 4
  const bytes = escapes.replace(/(?:%|\\x)(..)/g, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16))
  )
  return Array.from(bytes.matchAll(CHARACTERS), ({ 0: [lead = '', ...trail], index }) => {
    const first = lead.charCodeAt(0)
    const code = trail.reduce(
      (bits, byte) => (bits << 6) | (byte.charCodeAt(0) & 0x3f),
      trail.length === 0 ? first : first & (0x3f >> trail.length)
    )
    return { written: character(code), at: width * index }
  })
}
