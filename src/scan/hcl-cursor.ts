// Walks through HCL text: spaces, comments, names, and the first mistake met on the way.
import {
  ASCII_NAME,
  BLANK,
  DOLLAR,
  DOTTED_NAME,
  HASH,
  isSpace,
  NEWLINE,
  PERCENT,
  RETURN,
  SLASH,
  STAR
} from './hcl-characters.ts'
import type { Span } from './structure.ts'

// Nobody writes blocks or values inside each other this often; recursion stays far from the stack's end.
export const MAX_DEPTH = 100

// hclsyntax/scan_tokens.rl: Ident = (ID_Start | '_') (ID_Continue | '-')*
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy

export type Mistake = Span & { readonly message: string }

export class Cursor {
  readonly text: string
  /** HCL 1, in which CLI configuration files are written. */
  readonly isFirstGeneration: boolean
  at: number
  depth = 0
  mistake: Mistake | undefined

  constructor(text: string, isFirstGeneration: boolean) {
    this.text = text
    this.isFirstGeneration = isFirstGeneration
    this.at = text.startsWith('\uFEFF') ? 1 : 0
  }

  /** Notes a mistake; only the first one is kept. */
  report(message: string, start: number, end: number = start + 1): void {
    this.mistake ??= { message, start, end: Math.min(end, Math.max(start, this.text.length)) }
  }

  /** What opens at `start` is not closed by the bracket at the cursor, or the text ends there. */
  reportUnclosed(start: number): void {
    const { text, at } = this
    const isSequence = text.charCodeAt(start) === DOLLAR || text.charCodeAt(start) === PERCENT
    const open = text.slice(start, start + (isSequence ? 2 : 1))
    const end = at < text.length ? `"${text.charAt(at)}"` : 'the end of the file'
    const message = `unbalanced brackets: "${open}" is not closed before ${end}`
    this.report(message, at < text.length ? at : start)
  }

  reportCharacter(): void {
    const character = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0)
    let why = `${JSON.stringify(character)} is not used in this language`
    if (character === "'")
      why = 'single quotes are not valid, strings are enclosed in double quotes'
    if (character === '\uFFFD') why = 'this is not UTF-8'
    this.report(`invalid character: ${why}`, this.at, this.at + character.length)
  }

  /** A string that begins at `start` has not ended before the cursor's newline, or the end. */
  reportBrokenString(start: number): void {
    const message =
      this.at >= this.text.length
        ? 'unterminated template string: no quote closes it before the end of the file'
        : 'invalid multi-line string: a quoted string has to end in its line'
    this.report(message, start, this.at)
  }

  peek(): number {
    return this.text.charCodeAt(this.at)
  }

  /** Passes what may stand between two tokens of a line; returns the code it stops at, NaN at the end. */
  skipSpaces(): number {
    const { text } = this
    for (;;) {
      let { at } = this
      let code = text.charCodeAt(at)
      if (code > SLASH) return code
      while (isSpace(code)) code = text.charCodeAt(++at)
      this.at = at
      if (code > SLASH) return code
      if (code === RETURN) this.skipReturn()
      else if (code === SLASH && text.charCodeAt(at + 1) === STAR) this.skipBlockComment()
      else return code
    }
  }

  /** Like `skipSpaces`, but passes newlines and all comments too. */
  skipBlank(): number {
    for (;;) {
      this.skipRun(BLANK)
      const code = this.skipSpaces()
      if (this.isLineComment(code)) this.skipLine()
      else if (code !== NEWLINE) return code
    }
  }

  /** Passes what the expression, which is sticky, finds at the cursor; returns the code after it. */
  skipRun(run: RegExp): number {
    run.lastIndex = this.at
    if (run.test(this.text)) this.at = run.lastIndex
    return this.text.charCodeAt(this.at)
  }

  isLineComment(code: number): boolean {
    return code === HASH || (code === SLASH && this.text.charCodeAt(this.at + 1) === SLASH)
  }

  /** Nothing more stands in this line; `code` is the one at the cursor. */
  isLineEnd(code: number): boolean {
    return code === NEWLINE || this.at >= this.text.length || this.isLineComment(code)
  }

  /** To the newline, which is not passed. */
  skipLine(): void {
    const newline = this.text.indexOf('\n', this.at)
    this.at = newline < 0 ? this.text.length : newline
  }

  skipBlockComment(): void {
    const close = this.text.indexOf('*/', this.at + 2)
    if (close < 0) this.report('unterminated comment: "/*" has no "*/"', this.at, this.at + 2)
    this.at = close < 0 ? this.text.length : close + 2
  }

  /** An identifier, or undefined and the cursor stays. */
  readName(): string | undefined {
    const { text, at } = this
    const code = this.skipRun(this.isFirstGeneration ? DOTTED_NAME : ASCII_NAME)
    if (code >= 128) {
      this.at = at
      this.skipRun(NAME)
    }
    return this.at > at ? text.slice(at, this.at) : undefined
  }

  private skipReturn(): void {
    // "\r\n" is a newline, a lone "\r" is nothing (hclsyntax/scan_tokens.rl).
    if (this.text.charCodeAt(this.at + 1) !== NEWLINE) {
      this.report('invalid character: a carriage return without a line feed', this.at)
    }
    this.at++
  }
}
