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

// Runs of characters that can be passed without a look at each. Regular expressions do that at a
// multiple of the speed of a loop, and from the first file on; the whole scan hangs on it.

/** All that means nothing to somebody who looks for the end of an expression. */
export const PLAIN_CODE = /[\w \t.:=?!&|*%+>~-]+/y

/** What stands for itself in a quoted string. */
export const PLAIN_TEXT = /[^"\\$%\r\n]+/y

export const PLAIN_HEREDOC = /[^\n$%]+/y

export const BLANK = /[ \t\n]+/y

/** An identifier, as long as it is in ASCII; in HCL 1 they have dots. */
export const ASCII_NAME = /[A-Za-z_][\w-]*/y
export const DOTTED_NAME = /[A-Za-z_][\w.-]*/y

export const isSpace = (code: number): boolean => code === 0x20 || code === 0x09

/** A letter, digit, `_` or `-` of ASCII. */
export const isNamePart = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f ||
  code === DASH

/** `)`, `]` or `}` */
export const isClosing = (code: number): boolean =>
  code === CLOSE_BRACE || code === CLOSE_PAREN || code === CLOSE_BRACKET
