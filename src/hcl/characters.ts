// The characters that HCL's native syntax is made of, by their code.

export const NEWLINE = 0x0a
export const RETURN = 0x0d
export const QUOTE = 0x22
export const HASH = 0x23
export const DOLLAR = 0x24
export const PERCENT = 0x25
export const OPEN_PAREN = 0x28
export const CLOSE_PAREN = 0x29
export const STAR = 0x2a
export const COMMA = 0x2c
export const DASH = 0x2d
export const DOT = 0x2e
export const SLASH = 0x2f
export const COLON = 0x3a
export const LESS = 0x3c
export const EQUALS = 0x3d
export const OPEN_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_BRACKET = 0x5d
export const OPEN_BRACE = 0x7b
export const CLOSE_BRACE = 0x7d
export const TILDE = 0x7e

/** Stands for every character beyond ASCII. */
export const BEYOND = 0x80
/** Follows the last character. */
export const END = 0xff

// Long runs that can be passed without a look at each character: regular expressions do that at a
// multiple of the speed of a loop until that is optimized, and hardly slower afterwards.

/** All that means nothing to somebody who looks for the end of brackets. */
export const PLAIN_ENCLOSED_CODE = /[\w \t\n,.:=?!&|*%+>~-]+/y

export const PLAIN_HEREDOC = /[^\n$%]+/y

const START_CLASS = 1
const NAME_CLASS = 2
const CODE_CLASS = 4
const STRING_CLASS = 8

const CLASSES = new Uint8Array(256)
for (let code = 0; code < BEYOND; code++) {
  const character = String.fromCharCode(code)
  const isIn = (set: RegExp, flag: number) => (set.test(character) ? flag : 0)
  CLASSES[code] =
    isIn(/[A-Za-z_]/, START_CLASS) |
    isIn(/[\w-]/, NAME_CLASS) |
    isIn(/[\w \t.:=?!&|*%+>~-]/, CODE_CLASS) |
    isIn(/[^"\\$%\r\n]/, STRING_CLASS)
}
CLASSES[BEYOND] = STRING_CLASS

const has = (code: number, flag: number) => ((CLASSES[code] ?? 0) & flag) !== 0

export const isSpace = (code: number): boolean => code === 0x20 || code === 0x09

/** Starts an identifier, as far as ASCII tells. */
export const isNameStart = (code: number): boolean => has(code, START_CLASS)

export const isNamePart = (code: number): boolean => has(code, NAME_CLASS)

/** Means nothing to somebody who looks for the end of an expression. */
export const isPlainCode = (code: number): boolean => has(code, CODE_CLASS)

/** Stands for itself in a quoted string. */
export const isPlainText = (code: number): boolean => has(code, STRING_CLASS)

/** `)`, `]` or `}` */
export const isClosing = (code: number): boolean =>
  code === CLOSE_BRACE || code === CLOSE_PAREN || code === CLOSE_BRACKET

/** The code that closes what this one opens; undefined where it opens nothing. */
export function closingOf(open: number): number | undefined {
  if (open === OPEN_BRACE) return CLOSE_BRACE
  if (open === OPEN_PAREN) return CLOSE_PAREN
  return open === OPEN_BRACKET ? CLOSE_BRACKET : undefined
}
