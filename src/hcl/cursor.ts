// Walks through HCL text: spaces, comments, names, and the first mistake met on the way.
import {
  BEYOND,
  DOLLAR,
  DOT,
  END,
  HASH,
  isNamePart,
  isNameStart,
  isPlainCode,
  isPlainText,
  isSpace,
  NEWLINE,
  PERCENT,
  RETURN,
  SLASH,
  STAR
} from './characters.ts'
import type { Span } from './structure.ts'

// Nobody writes blocks or values inside each other this often; recursion stays far from the stack's end.
export const MAX_DEPTH = 100

// hclsyntax/scan_tokens.rl: Ident = (ID_Start | '_') (ID_Continue | '-')*
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy

export type Mistake = Span & { readonly message: string }

// Looking at an array's elements is several times as fast as looking at a string's characters. One
// array serves all texts, as only one is read at a time; it grows with the longest.
let space = new Uint8Array(256 * 1024)
const ENCODER = new TextEncoder()

/** Puts the codes of the text from `start` to `end` into an array, at the places they have in the text. */
function codesOf(text: string, start: number, end: number): Uint8Array {
  if (space.length < end + 2) space = new Uint8Array(2 * (end + 2))
  const codes = space
  const isAll = start === 0 && end === text.length
  const part = isAll ? text : text.slice(start, end)
  const { read, written } = ENCODER.encodeInto(part, isAll ? codes : codes.subarray(start, end))
  // Only ASCII takes as many bytes as characters.
  if (read !== part.length || written !== part.length) {
    for (let at = start; at < end; at++) codes[at] = Math.min(text.charCodeAt(at), BEYOND)
  }
  codes[end] = END
  codes[end + 1] = END
  return codes
}

/** Walks through one text; a second one may only be made when the first is no longer used. */
export class Cursor {
  readonly text: string
  /** What the text's characters are, by `hcl-characters`: ASCII, BEYOND, or END after the last. */
  readonly codes: Uint8Array
  /** HCL 1, in which CLI configuration files are written. */
  readonly isFirstGeneration: boolean
  at: number
  depth = 0
  mistake: Mistake | undefined

  /** Reads the text from `start` to `end`; places stay those in the whole. */
  constructor(text: string, isFirstGeneration: boolean, start = 0, end: number = text.length) {
    this.text = text
    this.codes = codesOf(text, start, end)
    this.isFirstGeneration = isFirstGeneration
    this.at = start
  }

  /** Notes a mistake; only the first one is kept. */
  report(message: string, start: number, end: number = start + 1): void {
    this.mistake ??= { message, start, end: Math.min(end, Math.max(start, this.text.length)) }
  }

  /** What opens at `start` is not closed by the bracket at the cursor, or the text ends there. */
  reportUnclosed(start: number): void {
    const { codes, text, at } = this
    const isSequence = codes[start] === DOLLAR || codes[start] === PERCENT
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
    return this.codes[this.at] ?? END
  }

  /** The code of the character `distance` after the cursor's. */
  peekAfter(distance: number): number {
    return this.codes[this.at + distance] ?? END
  }

  /** Passes what may stand between two tokens of a line; returns the code that it stops at. */
  skipSpaces(): number {
    const { codes } = this
    for (;;) {
      let { at } = this
      let code = codes[at] ?? END
      while (isSpace(code)) code = codes[++at] ?? END
      this.at = at
      if (code > SLASH) return code
      if (code === RETURN) this.skipReturn()
      else if (code === SLASH && codes[at + 1] === STAR) this.skipBlockComment()
      else return code
    }
  }

  /** Like `skipSpaces`, but passes newlines and all comments too. */
  skipBlank(): number {
    for (;;) {
      const code = this.skipSpaces()
      if (code === NEWLINE) this.at++
      else if (this.isLineComment(code)) this.skipLine()
      else return code
    }
  }

  /** Passes code that means nothing to the end of an expression; returns the code that it stops at. */
  skipPlainCode(): number {
    const { codes } = this
    let { at } = this
    let code = codes[at] ?? END
    while (isPlainCode(code)) code = codes[++at] ?? END
    this.at = at
    return code
  }

  /** Passes text that stands for itself in a quoted string; returns the code that it stops at. */
  skipPlainText(): number {
    const { codes } = this
    let { at } = this
    let code = codes[at] ?? END
    while (isPlainText(code)) code = codes[++at] ?? END
    this.at = at
    return code
  }

  /** Passes what the expression, which is sticky, finds at the cursor; returns the code after it. */
  skipRun(run: RegExp): number {
    run.lastIndex = this.at
    if (run.test(this.text)) this.at = run.lastIndex
    return this.peek()
  }

  isLineComment(code: number): boolean {
    return code === HASH || (code === SLASH && this.peekAfter(1) === SLASH)
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

  /**
   * An identifier, or undefined and the cursor stays. In HCL 1 they have dots (hashicorp/hcl v1:
   * hcl/scanner/scanner.go, scanIdentifier).
   */
  readName(): string | undefined {
    const { codes, text, at: start } = this
    let at = start
    let code = codes[at] ?? END
    if (isNameStart(code)) {
      do code = codes[++at] ?? END
      while (isNamePart(code) || (code === DOT && this.isFirstGeneration))
    }
    this.at = at
    if (code === BEYOND) {
      this.at = start
      this.skipRun(NAME)
    }
    return this.at > start ? text.slice(start, this.at) : undefined
  }

  private skipReturn(): void {
    // "\r\n" is a newline, a lone "\r" is nothing (hclsyntax/scan_tokens.rl).
    if (this.peekAfter(1) !== NEWLINE) {
      this.report('invalid character: a carriage return without a line feed', this.at)
    }
    this.at++
  }
}
