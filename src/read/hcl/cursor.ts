// Walks through HCL text: white space, comments, names, and the first mistake on the way.
import { type Body, type Mistake, PartCount, placesIn, type Structure } from './structure.ts'

// Far deeper than real configuration, and recursion stays far from the end of the stack.
export const MAX_DEPTH = 100

// hclsyntax/scan_tokens.rl: Ident = (ID_Start | '_') (ID_Continue | '-')*
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy

const ESCAPES = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' }))

/** A character of ASCII, U+0080 for every other one, or the empty string at the end of the text. */
export type Character = string

const BEYOND = '\x80'

const SPACE = 1
const NAME_START = 2
const NAME_PART = 4
/** Code of one line that has no brackets, strings, heredocs, comments and commas. */
export const PLAIN_CODE = 8
/** The same within brackets, where line ends and commas end nothing. */
export const PLAIN_ENCLOSED_CODE = 16
/** Text of a quoted string that has no escapes and templates. */
export const PLAIN_STRING = 32
/** The same in a line of a heredoc. */
export const PLAIN_HEREDOC = 64

const PATTERNS: readonly (readonly [set: number, RegExp])[] = [
  [SPACE, /[ \t]/],
  [NAME_START, /[A-Za-z_]/],
  [NAME_PART, /[\w-]/],
  [PLAIN_CODE, /[\w \t.:=?!&|*%+>~-]/],
  [PLAIN_ENCLOSED_CODE, /[\w \t\n,.:=?!&|*%+>~-]/],
  [PLAIN_STRING, /[^"\\$%\r\n]/],
  [PLAIN_HEREDOC, /[^\n$%]/]
]

const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code))

const setsOf = (character: Character): number =>
  PATTERNS.reduce((sets, [set, pattern]) => (pattern.test(character) ? sets | set : sets), 0)

// By the code of a character.
const SETS = new Uint8Array(2 ** 16).fill(setsOf(BEYOND))
SETS.set(ASCII.map(setsOf))

const isIn = (text: string, at: number, set: number): boolean =>
  at < text.length && ((SETS[text.charCodeAt(at)] ?? 0) & set) !== 0

export const isSpace = (next: Character) => next === ' ' || next === '\t'
export const isNamePart = (next: Character) => /^[\w-]/.test(next)
export const isClosing = (next: Character) => next === '}' || next === ')' || next === ']'

/** The bracket that closes this one; undefined if it is not an opening bracket. */
export function closingOf(next: Character): Character | undefined {
  if (next === '{') return '}'
  if (next === '(') return ')'
  return next === '[' ? ']' : undefined
}

/** A text that is read from `at`, and the first mistake in it. */
export class Reading {
  readonly text: string
  readonly parts: PartCount
  at: number
  depth = 0
  mistake: Mistake | undefined

  constructor(text: string, at = 0, parts = new PartCount()) {
    this.text = text
    this.parts = parts
    this.at = at
  }

  /** Counts a part of the structure. After too many, the rest of the text is skipped. */
  countPart(): void {
    if (!this.parts.add()) this.at = this.text.length
  }

  /** `pattern` is sticky or global, so that it is looked for from here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  structure(body: Body): Structure {
    const { text, parts, mistake } = this
    if (mistake === undefined) return { text, body, parts, problems: [] }
    const problem = { ...placesIn(text)(mistake), message: mistake.message }
    return { text, body, parts, problems: [problem] }
  }

  /** Records a mistake; only the first one is kept. */
  report(message: string, start: number, end: number = start + 1): void {
    this.mistake ??= { message, start, end: Math.min(end, Math.max(start, this.text.length)) }
  }

  /** Records a mistake after which no more is read. */
  stop(message: string, start: number): undefined {
    this.report(message, start)
    this.at = this.text.length
  }
}

export class Cursor extends Reading {
  /** No body is left unread. */
  readsAll = false

  /** The bracket or `${` at `start` is not closed by the bracket at the cursor, or the text ends. */
  reportUnclosed(start: number): undefined {
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

  /** The character at the cursor, or `distance` after it where that is not beyond the end. */
  peek(distance = 0): Character {
    const at = this.at + distance
    return at < this.text.length ? (ASCII[this.text.charCodeAt(at)] ?? BEYOND) : ''
  }

  /** Skips what can stand between two tokens of a line; returns the next character. */
  skipSpaces(): Character {
    for (;;) {
      const next = this.skipAll(SPACE)
      if (next === '\r') {
        // "\r\n" is a line end, a lone "\r" is not part of the language (hclsyntax/scan_tokens.rl).
        if (this.peek(1) !== '\n') {
          this.report('invalid character: a carriage return without a line feed', this.at)
        }
        this.at++
      } else if (next === '/' && this.peek(1) === '*') this.skipBlockComment()
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

  /** Skips all characters of the set; returns the next one. */
  skipAll(set: number): Character {
    const { text } = this
    let { at } = this
    while (isIn(text, at, set)) at++
    this.at = at
    return this.peek()
  }

  isLineComment(next: Character): boolean {
    return next === '#' || (next === '/' && this.peek(1) === '/')
  }

  /** True if the line has no further code; `next` is the character at the cursor. */
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
    const { text, at: start } = this
    if (isIn(text, start, NAME_START)) this.skipAll(NAME_PART)
    if (this.peek() === BEYOND) {
      this.at = start
      this.at += this.match(NAME)?.[0].length ?? 0
    }
    return this.at > start ? text.slice(start, this.at) : undefined
  }

  /** At a backslash of a quoted string. An unknown escape is a mistake. */
  readEscape(): string {
    const { text, at: start } = this
    const letter = text.charAt(start + 1)
    const digits = text.slice(start + 2, start + (letter === 'U' ? 10 : 6))
    const isHex = letter === 'U' ? /^[0-9a-f]{8}$/i.test(digits) : /^[0-9a-f]{4}$/i.test(digits)
    const point = Number.parseInt(digits, 16)
    if ((letter === 'u' || letter === 'U') && isHex && point <= 0x10ffff) {
      this.at += digits.length + 2
      return String.fromCodePoint(point)
    }
    const character = ESCAPES.get(letter)
    this.at += character === undefined ? 1 : 2
    if (character !== undefined) return character
    const shown = JSON.stringify(text.slice(start, start + 2))
    this.report(`invalid escape sequence: ${shown}`, start, start + 2)
    return ''
  }
}
