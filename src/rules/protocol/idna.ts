// Internationalized names that the clients accept, by UTS #46, with the error texts of Go's idna package.
import { toASCII, toUnicode } from 'tr46'
import { accept, type Parsed, quoteText, refuse } from '../go/text.ts'

/** The clients have none. DNS ends at 253 octets, and punycode takes time that grows with the square of the length. */
const MAX_UNICODE_NAME = 256

// The Lookup profile of golang.org/x/net/idna, except for hyphens, which it counts in UTF-8 octets.
const LOOKUP = { checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true }
// The clients' display profile has no bidi rule.
const DISPLAY = { ...LOOKUP, checkBidi: false }

// Go's norm package inserts a character after 30 combining marks (UAX #15) that is not allowed in a label.
const TOO_MANY_MARKS = /\p{M}{31}/u

const ACE_PREFIX = 'xn--'
// At the start or the end, or as third and fourth octet of more: two ASCII characters have two octets, as has one other.
const MISPLACED_HYPHEN = /^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s

/** The name in ASCII, as `idna.Lookup.ToASCII` gives it; `why` is that function's error text. */
export function lookupAscii(name: string): Parsed<string> {
  const labels = readLabels(name, false)
  if (!labels.ok) return labels
  const ascii = encode(labels.value, LOOKUP)
  return ascii === null ? refuse(invalidLabel(mapName(name, false))) : accept(ascii)
}

/** The name that `svchost.ForDisplay` shows: Unicode, transitional, so that ß becomes ss. Null where that function fails. */
export function displayName(name: string): string | null {
  const mapped = readLabels(name, true)
  if (!mapped.ok) return null
  const ascii = encode(mapped.value, DISPLAY)
  if (ascii === null) return null
  const shown = readLabels(ascii, false)
  return shown.ok ? shown.value.join('.') : null
}

/** An ASCII name that `lookupAscii` made, in Unicode. */
export const unicodeName = (ascii: string): string =>
  needsIdna(ascii) ? toUnicode(ascii, LOOKUP).domain : ascii

/** A label in lower-case punycode, decoded, whether or not it is valid; unchanged if it cannot be decoded. */
export const decodePunycode = (label: string): string => toUnicode(label).domain

const invalidLabel = (label: string): string => `idna: invalid label ${quoteText(label)}`

/** The labels, mapped, decoded and each valid; the rule for the whole name (bidi) is not checked. */
function readLabels(name: string, transitional: boolean): Parsed<readonly string[]> {
  if (name.length > MAX_UNICODE_NAME && needsIdna(name)) {
    return refuse(`hostname is longer than ${MAX_UNICODE_NAME} characters`)
  }
  const labels: string[] = []
  for (const label of mapName(name, transitional).split('.')) {
    const decoded = label.startsWith(ACE_PREFIX) ? decodeLabel(label) : accept(label)
    if (!decoded.ok) return decoded
    const why = labelMistake(decoded.value)
    if (why !== null) return refuse(why)
    labels.push(decoded.value)
  }
  return accept(labels)
}

function encode(labels: readonly string[], rules: typeof LOOKUP): string | null {
  const name = labels.join('.')
  return isAscii(name) ? name : toASCII(name, rules)
}

const needsIdna = (name: string): boolean => /[^\0-\x7f]|xn--/i.test(name)

/** Mapped by UTS #46 and NFC, character by character: tr46 would also decode punycode, which error texts quote. */
function mapName(name: string, transitionalProcessing: boolean): string {
  const mapped = name.replace(/[A-Z]+|[^\0-\x7f]/gu, (part) =>
    isAscii(part) ? part.toLowerCase() : toUnicode(part, { transitionalProcessing }).domain
  )
  return mapped.normalize('NFC')
}

function decodeLabel(label: string): Parsed<string> {
  const encoded = label.slice(ACE_PREFIX.length)
  // Go's idna decodes it to an empty label; in UTS #46 it is an error.
  if (encoded === '') return accept('')
  const decoded = toUnicode(label).domain
  // tr46 keeps what it cannot decode; a label of ASCII alone must not be encoded.
  if (decoded === label || isAscii(decoded)) return refuse(invalidLabel(encoded))
  if (decoded.normalize('NFC') !== decoded || !Array.from(decoded).every(isValid)) {
    return refuse(invalidLabel(decoded))
  }
  return accept(decoded)
}

/** The first mistake in a mapped label, in the order of Go's idna: hyphens, characters, context. */
function labelMistake(label: string): string | null {
  if (MISPLACED_HYPHEN.test(label)) return invalidLabel(label)
  if (/^[a-z0-9-]*$/.test(label)) return null
  if (TOO_MANY_MARKS.test(label)) return invalidLabel(label)
  if (!isAscii(label) && toASCII(label, DISPLAY) !== null) return null
  for (const character of label) {
    if (!isValid(character)) return invalidLabel(label)
    if (character < '\x80' && !/[a-z0-9-]/.test(character)) {
      return `idna: disallowed rune U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    }
  }
  return invalidLabel(label)
}

/** UTS #46 allows the character in a label. A digit precedes it, because a label cannot begin with a combining mark. */
function isValid(character: string): boolean {
  if (character < '\x80') return true
  const { domain, error } = toUnicode(`1${character}`)
  return !error && domain === `1${character}`
}

export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)
