// Where tokens of JSON end. One look at each character: a document may be 1 MiB of any of them.

const TAB = 0x09
const LINE_FEED = 0x0a
const RETURN = 0x0d
const SPACE = 0x20
const QUOTE = 0x22
const PLUS = 0x2b
const COMMA = 0x2c
const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
const UPPER_E = 0x45
const BACKSLASH = 0x5c
const LOWER_E = 0x65
const LOWER_U = 0x75

const isSpace = (code: number): boolean =>
  code === SPACE || code === LINE_FEED || code === RETURN || code === TAB

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9

/** The offset of the next character that is no white space, or the end of the text. */
export function skipSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1
  return at
}

/** Where the string that begins here ends, or the complement of the offset at which it is wrong. */
export function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at + 1
    if (code < SPACE) return ~at
    if (code === BACKSLASH) {
      const length = escapeLength(text, at)
      if (length === 0) return ~at
      at += length
    } else at += 1
  }
  return ~text.length
}

/** The length of the escape that begins here; 0 if it is none. */
function escapeLength(text: string, at: number): number {
  if (at + 1 >= text.length) return 0
  if (text.charCodeAt(at + 1) !== LOWER_U) return '"\\/bfnrt'.includes(text.charAt(at + 1)) ? 2 : 0
  for (let digit = at + 2; digit < at + 6; digit += 1) {
    if (digit >= text.length || !isHexadecimal(text.charCodeAt(digit))) return 0
  }
  return 6
}

function isHexadecimal(code: number): boolean {
  // Upper case becomes lower case.
  const letter = code | 0x20
  return isDigit(code) || (letter >= 0x61 && letter <= 0x66)
}

/** Where the number or word that begins here ends, or the complement of its start if it is neither. */
export function endOfScalar(text: string, start: number): number {
  const end = isLetter(text.charCodeAt(start)) ? endOfWord(text, start) : endOfNumber(text, start)
  return end >= 0 && isDelimited(text, end) ? end : ~start
}

const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a

function endOfWord(text: string, start: number): number {
  const word = ['true', 'false', 'null'].find((each) => text.startsWith(each, start))
  return word === undefined ? -1 : start + word.length
}

/** Whether a number or word may end here. */
function isDelimited(text: string, at: number): boolean {
  if (at >= text.length) return true
  const code = text.charCodeAt(at)
  // Most are followed by a comma.
  return code === COMMA || isSpace(code) || '"{}[]:'.includes(text.charAt(at))
}

/** Where the digits of a number end; -1 if it is no number. */
function endOfNumber(text: string, start: number): number {
  const whole = codeAt(text, start) === MINUS ? start + 1 : start
  let end = codeAt(text, whole) === ZERO ? whole + 1 : endOfDigits(text, whole)
  if (end > 0 && codeAt(text, end) === POINT) end = endOfDigits(text, end + 1)
  if (end > 0 && (codeAt(text, end) === UPPER_E || codeAt(text, end) === LOWER_E)) {
    const sign = codeAt(text, end + 1)
    end = endOfDigits(text, sign === PLUS || sign === MINUS ? end + 2 : end + 1)
  }
  return end
}

/** Where one or more digits end; -1 if there is none. */
function endOfDigits(text: string, start: number): number {
  let at = start
  while (at < text.length && isDigit(text.charCodeAt(at))) at += 1
  return at === start ? -1 : at
}

const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0)

// The largest float has 309 digits, so a shorter number exceeds it only with an exponent of three digits.
const MAX_SURE_DIGITS = 200

/** Whether a number does not fit into a 64-bit float. */
export function isTooLarge(text: string, start: number, end: number): boolean {
  if (end - start <= MAX_SURE_DIGITS && !hasLargeExponent(text, start, end)) return false
  return !Number.isFinite(Number(text.slice(start, end)))
}

function hasLargeExponent(text: string, start: number, end: number): boolean {
  for (let at = start; at < end - 3; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LOWER_E || code === UPPER_E) return true
  }
  return false
}
