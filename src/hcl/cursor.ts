// Walks through HCL text: white space, comments, names, and the first mistake on the way.
import type { Mistake } from './structure.ts'

// Far deeper than real configuration, and recursion stays far from the end of the stack.
export const MAX_DEPTH = 100

// hclsyntax/scan_tokens.rl: Ident = (ID_Start | '_') (ID_Continue | '-')*
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy
const ASCII_NAME = /[A-Za-z_][\w-]*/y

/** Code of one line without brackets, templates, heredocs, comments and commas. */
export const PLAIN_CODE = /[\w \t.:=?!&|*%+>~-]*(?:"[^"\\$%\r\n]*"[\w \t.:=?!&|*%+>~-]*){0,64}/y
/** The same within brackets, where line ends and commas end nothing. */
export const PLAIN_ENCLOSED_CODE =
  /[\w \t\n,.:=?!&|*%+>~-]*(?:"[^"\\$%\r\n]*"[\w \t\n,.:=?!&|*%+>~-]*){0,64}/y
/** Text of a quoted string without escapes and templates. */
export const PLAIN_STRING = /[^"\\$%\r\n]+/y
/** The same in a line of a heredoc. */
export const PLAIN_HEREDOC = /[^\n$%]+/y

/** A single character, or the empty string at the end of the text. */
export type Character = string

export const isSpace = (next: Character): boolean => next === ' ' || next === '\t'

export const isNamePart = (next: Character): boolean => /^[\w-]/.test(next)

export const isClosing = (next: Character): boolean => next === '}' || next === ')' || next === ']'

/** The bracket that closes this one; undefined if it is not an opening bracket. */
export function closingOf(next: Character): Character | undefined {
  if (next === '{') return '}'
  if (next === '(') return ')'
  return next === '[' ? ']' : undefined
}

export class Cursor {
  readonly text: string
  at: number
  depth = 0
  mistake: Mistake | undefined

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  /** Records a mistake; only the first one is kept. */
  report(message: string, start: number, end: number = start + 1): void {
    this.mistake ??= { message, start, end: Math.min(end, Math.max(start, this.text.length)) }
  }

  /** The bracket or `${` at `start` is not closed by the bracket at the cursor, or the text ends. */
  reportUnclosed(start: number): void {
    const isSequence = /[$%]/.test(this.text.charAt(start))
    const open = this.text.slice(start, start + (isSequence ? 2 : 1))
    const end = this.isAtEnd() ? 'the end of the file' : `"${this.peek()}"`
    const message = `unbalanced brackets: "${open}" is not closed before ${end}`
    this.report(message, this.isAtEnd() ? start : this.at)
  }

  reportCharacter(): void {
    const character = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0)
    let why = `${JSON.stringify(character)} is not used in HCL`
    if (character === "'") why = 'single quotes are not valid; use double quotes'
    if (character === '\uFFFD') why = 'the file is not UTF-8 here'
    this.report(`invalid character: ${why}`, this.at, this.at + character.length)
  }

  /** The string that begins at `start` has no closing quote before the cursor. */
  reportBrokenString(start: number): void {
    const message = this.isAtEnd()
      ? 'unterminated template string: no closing quote before the end of the file'
      : 'invalid multi-line string: a quoted string must end in its line'
    this.report(message, start, this.at)
  }

  /** The character at the cursor, or `distance` after it. */
  peek(distance = 0): Character {
    return this.text.charAt(this.at + distance)
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** Skips what can stand between two tokens of a line; returns the next character. */
  skipSpaces(): Character {
    for (;;) {
      const { text } = this
      let { at } = this
      while (isSpace(text.charAt(at))) at++
      this.at = at
      const next = text.charAt(at)
      if (next === '\r') this.skipReturn()
      else if (next === '/' && this.peek(1) === '*') this.skipBlockComment()
      else return next
    }
  }

  /** Like `skipSpaces`, but skips line ends and all comments too. */
  skipBlank(): Character {
    for (;;) {
      const next = this.skipSpaces()
      if (next === '\n') this.at++
      else if (this.isLineComment(next)) this.skipLine()
      else return next
    }
  }

  /** Skips what the pattern, which is sticky, matches at the cursor; returns the next character. */
  skipRun(pattern: RegExp): Character {
    pattern.lastIndex = this.at
    if (pattern.test(this.text)) this.at = pattern.lastIndex
    return this.peek()
  }

  isLineComment(next: Character): boolean {
    return next === '#' || (next === '/' && this.peek(1) === '/')
  }

  /** Whether the line has no further code; `next` is the character at the cursor. */
  isLineEnd(next: Character): boolean {
    return next === '\n' || next === '' || this.isLineComment(next)
  }

  /** To the line end, which is not skipped. */
  skipLine(): void {
    const newline = this.text.indexOf('\n', this.at)
    this.at = newline < 0 ? this.text.length : newline
  }

  skipBlockComment(): void {
    const close = this.text.indexOf('*/', this.at + 2)
    if (close < 0) this.report('unterminated comment: "/*" has no "*/"', this.at, this.at + 2)
    this.at = close < 0 ? this.text.length : close + 2
  }

  /** An identifier; undefined, and the cursor stays, where none begins. */
  readName(): string | undefined {
    const start = this.at
    if (this.skipRun(ASCII_NAME) >= '\x80') {
      this.at = start
      this.skipRun(NAME)
    }
    return this.at > start ? this.text.slice(start, this.at) : undefined
  }

  private skipReturn(): void {
    // "\r\n" is a line end, a lone "\r" is not part of the language (hclsyntax/scan_tokens.rl).
    if (this.peek(1) !== '\n') {
      this.report('invalid character: a carriage return without a line feed', this.at)
    }
    this.at++
  }
}
