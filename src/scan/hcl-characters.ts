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

const SPACE_CLASS = 1
const START_CLASS = 2
const NAME_CLASS = 4
const CODE_CLASS = 8
const STRING_CLASS = 16

// One look-up a character is what the speed of the whole scan hangs on.
const CLASSES = new Uint8Array(128)
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code)
  const isIn = (set: RegExp, flag: number) => (set.test(character) ? flag : 0)
  CLASSES[code] =
    isIn(/[ \t]/, SPACE_CLASS) |
    isIn(/[A-Za-z_]/, START_CLASS) |
    isIn(/[A-Za-z0-9_-]/, NAME_CLASS) |
    isIn(/[A-Za-z0-9_ \t.:=?!&|*%+>~-]/, CODE_CLASS) |
    isIn(/[^"\\$%\r\n]/, STRING_CLASS)
}

// Reading past the end gives NaN, which is in no class.
const has = (code: number, flag: number) => code < 128 && ((CLASSES[code] ?? 0) & flag) !== 0

export const isSpace = (code: number): boolean => has(code, SPACE_CLASS)

/** Starts an identifier; beyond ASCII only a regular expression can tell. */
export const isNameStart = (code: number): boolean => has(code, START_CLASS)

export const isNamePart = (code: number): boolean => has(code, NAME_CLASS)

/** Means nothing to somebody who looks for the end of an expression. */
export const isPlainCode = (code: number): boolean => has(code, CODE_CLASS)

/** Stands for itself in a quoted string. */
export const isPlainText = (code: number): boolean => code >= 128 || has(code, STRING_CLASS)

/** `)`, `]` or `}` */
export const isClosing = (code: number): boolean =>
  code === CLOSE_BRACE || code === CLOSE_PAREN || code === CLOSE_BRACKET
