// Internationalised names: which ones the clients accept, in UTS #46 terms and in the words of Go's idna package.
import { toASCII, toUnicode } from 'tr46'
import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'
import { quoteText } from '../go/quote.ts'

/**
 * Characters of a name that needs IDNA. The clients have no such limit, but DNS ends at 253 octets,
 * and decoding and encoding punycode takes time that grows with the square of the length.
 */
const MAX_UNICODE_NAME = 1024

// What golang.org/x/net/idna calls Lookup, but for hyphens, which it counts in UTF-8 octets.
const LOOKUP = { checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true }
// The same without the bidi rule: what the clients' display profile asks for.
const DISPLAY = { ...LOOKUP, checkBidi: false }

// More combining marks than 30 in a row are no stream-safe text (UAX #15): Go's norm package puts a
// character among them that no label may hold.
const TOO_MANY_MARKS = /\p{M}{31}/u

const ACE_PREFIX = 'xn--'
const utf8 = new TextEncoder()

/** The name in ASCII, as `idna.Lookup.ToASCII` gives it; `why` is that function's error text. */
export function lookupAscii(name: string): Parsed<string> {
  const labels = readLabels(name, false)
  if (!labels.ok) return labels
  const ascii = encode(labels.value, LOOKUP)
  return ascii === null ? refuse(invalidLabel(mapName(name, false))) : accept(ascii)
}

/**
 * The name as `svchost.ForDisplay` shows it: Unicode, by way of the transitional mapping, so that ß
 * becomes ss and joiners vanish. Null where that function gives up.
 */
export function displayName(name: string): string | null {
  const mapped = readLabels(name, true)
  if (!mapped.ok) return null
  const ascii = encode(mapped.value, DISPLAY)
  if (ascii === null) return null
  const shown = readLabels(ascii, false)
  return shown.ok ? shown.value.join('.') : null
}

/** An ASCII name that `lookupAscii` made, in Unicode. */
export const unicodeName = (ascii: string): string => toUnicode(ascii, LOOKUP).domain

const invalidLabel = (label: string): string => `idna: invalid label ${quoteText(label)}`

function disallowedRune(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `idna: disallowed rune U+${digits.padStart(4, '0')}`
}

/** The name's labels, mapped, decoded and each found good; the rule between labels (bidi) is left. */
function readLabels(name: string, transitional: boolean): Parsed<readonly string[]> {
  if (name.length > MAX_UNICODE_NAME && needsIdna(name)) {
    return refuse(`hostname is longer than ${MAX_UNICODE_NAME} characters`)
  }
  const labels: string[] = []
  for (const label of mapName(name, transitional).split('.')) {
    const decoded = label.startsWith(ACE_PREFIX) ? decodeLabel(label) : accept(label)
    if (!decoded.ok) return decoded
    const why = faultOf(decoded.value)
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

/**
 * The name after UTS #46 mapping and NFC, punycode left as it is. Character by character, because
 * tr46 would decode punycode in the same step, and the error texts quote what was there before.
 */
function mapName(name: string, transitionalProcessing: boolean): string {
  const mapped = name.replace(/[A-Z]+|[^\0-\x7f]/gu, (part) =>
    isAscii(part) ? part.toLowerCase() : toUnicode(part, { transitionalProcessing }).domain
  )
  return mapped.normalize('NFC')
}

function decodeLabel(label: string): Parsed<string> {
  const encoded = label.slice(ACE_PREFIX.length)
  // Go's idna decodes nothing to nothing; UTS #46 would have it an error.
  if (encoded === '') return accept('')
  const decoded = toUnicode(label).domain
  // tr46 leaves in place what it cannot decode; a label of ASCII alone had no need of punycode.
  if (decoded === label || isAscii(decoded)) return refuse(invalidLabel(encoded))
  if (decoded.normalize('NFC') !== decoded || !Array.from(decoded).every(isValid)) {
    return refuse(invalidLabel(decoded))
  }
  return accept(decoded)
}

/** What is wrong with a mapped label, in the order in which Go's idna looks: hyphens, characters, context. */
function faultOf(label: string): string | null {
  if (hasMisplacedHyphen(label)) return invalidLabel(label)
  if (/^[a-z0-9-]*$/.test(label)) return null
  if (TOO_MANY_MARKS.test(label)) return invalidLabel(label)
  if (!isAscii(label) && toASCII(label, DISPLAY) !== null) return null
  for (const character of label) {
    if (!isValid(character)) return invalidLabel(label)
    if (character < '\x80' && !/[a-z0-9-]/.test(character)) return disallowedRune(character)
  }
  return invalidLabel(label)
}

function hasMisplacedHyphen(label: string): boolean {
  if (label.startsWith('-') || label.endsWith('-')) return true
  if (!label.slice(0, 4).includes('--')) return false
  const octets = utf8.encode(label.slice(0, 5))
  return octets.length > 4 && octets[2] === 0x2d && octets[3] === 0x2d
}

/** Whether UTS #46 lets the character stand in a label. The digit before it keeps a combining mark from the start. */
function isValid(character: string): boolean {
  if (character < '\x80') return true
  const { domain, error } = toUnicode(`1${character}`)
  return !error && domain === `1${character}`
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)
