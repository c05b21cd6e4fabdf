// The words that HCL 1 and its JSON are made of, cut as the library of the clients cuts them.
import { END, Hcl1Characters, type Hcl1Syntax, isDecimal } from './hcl1-characters.ts'
import { passDigits, passExponent, passNumber } from './hcl1-numbers.ts'
import { jsonStringText, stringText, unindented } from './hcl1-strings.ts'

/** `end` is that of the text; a signed or broken number is one word. */
export type Hcl1Token = {
  readonly kind: Hcl1TokenKind
  readonly start: number
  readonly end: number
}

export type Hcl1TokenKind =
  | 'name'
  | 'string'
  | 'heredoc'
  | 'number'
  | 'float'
  | 'bool'
  | 'null'
  | Punctuation
  | 'end of the file'
  | 'unknown character'

type Punctuation = '{' | '}' | '[' | ']' | ',' | '=' | ':' | '.' | '+' | '-'

const PUNCTUATION: Readonly<Record<Hcl1Syntax, string>> = { hcl: '{}[],=+', json: '{}[],:' }
const LETTER = /[A-Za-z_]|(?![\0-\x7f])\p{L}/u
const DIGIT = /[0-9]|(?![\0-\x7f])\p{Nd}/u

/** Cuts one text (hashicorp/hcl v1, hcl/scanner/scanner.go and json/scanner/scanner.go). */
export class Hcl1Scanner extends Hcl1Characters {
  /** The next word; comments are passed over. */
  scan(): Hcl1Token {
    for (;;) {
      let character = this.next()
      while (character !== END && ' \t\n\r'.includes(character)) character = this.next()
      const start = this.at - this.last
      const isComment = this.syntax === 'hcl' && (character === '#' || character === '/')
      if (!isComment) return { kind: this.#kindOf(character, start), start, end: this.at }
      this.#passComment(character)
    }
  }

  /** What a string or a heredoc says; undefined where the library panics. */
  meaningOf({ kind, start, end }: Hcl1Token): string | undefined {
    const text = this.text.slice(start, end)
    if (kind === 'heredoc') return unindented(text)
    if (kind === 'string') return this.syntax === 'json' ? jsonStringText(text) : stringText(text)
    return text
  }

  #kindOf(character: string, start: number): Hcl1TokenKind {
    if (character === END) return 'end of the file'
    if (LETTER.test(character)) return this.#passName(start)
    if (isDecimal(character)) return passNumber(this, character)
    if (PUNCTUATION[this.syntax].includes(character)) return character as Punctuation
    switch (character) {
      case '"':
        this.#passString()
        return 'string'
      case '<':
        if (this.syntax === 'json') break
        this.#passHeredoc()
        return 'heredoc'
      case '.':
        if (!isDecimal(this.peek())) return '.'
        passExponent(this, passDigits(this, this.peek()))
        return 'float'
      case '-':
        if (isDecimal(this.peek())) return passNumber(this, this.next())
        if (this.syntax === 'json') break
        return '-'
    }
    this.report('illegal character')
    return 'unknown character'
  }

  #passName(start: number): Hcl1TokenKind {
    const isPart = (character: string): boolean =>
      character !== END &&
      (LETTER.test(character) ||
        DIGIT.test(character) ||
        character === '-' ||
        (character === '.' && this.syntax === 'hcl'))
    let character = this.next()
    while (isPart(character)) character = this.next()
    if (character !== END) this.back()
    const word = this.text.slice(start, this.at)
    if (word === 'true' || word === 'false') return 'bool'
    if (this.syntax === 'hcl') return 'name'
    if (word === 'null') return 'null'
    this.report('illegal character', start)
    return 'unknown character'
  }

  #passComment(first: string): void {
    const second = this.peek()
    if (first === '/' && second !== '*' && second !== '/') {
      this.report("expected '/' for comment")
      return
    }
    if (first === '#' || second === '/') {
      let character = this.next()
      while (character !== '\n' && character !== END) character = this.next()
      if (character !== END) this.back()
      return
    }
    this.next()
    let before = this.next()
    for (;;) {
      if (before === END) {
        this.report('comment not terminated')
        return
      }
      const character = this.next()
      if (before === '*' && character === '/') return
      before = character
    }
  }

  /** In HCL quotes and line feeds count for nothing between `${` and its brace. */
  #passString(): void {
    const isHcl = this.syntax === 'hcl'
    let braces = 0
    for (;;) {
      const character = this.next()
      const isInside = isHcl && braces > 0
      if (character === END || (character === '\n' && !isInside)) {
        this.report('literal not terminated')
        return
      }
      if (character === '"' && !isInside) return
      if (braces === 0 && character === '$' && this.peek() === '{') {
        braces += 1
        this.next()
      } else if (braces > 0 && character === '{') braces += 1
      else if (braces > 0 && character === '}') braces -= 1
      else if (character === '\\') this.#passEscape()
    }
  }

  #passEscape(): void {
    const character = this.next()
    if (character !== END && 'abfnrtv\\"'.includes(character)) return
    if (character !== END && '01234567'.includes(character)) this.#passCode(character, /[0-7]/, 3)
    else if (character === 'x') this.#passCode(this.next(), HEXADECIMAL, 2)
    else if (character === 'u') this.#passCode(this.next(), HEXADECIMAL, 4)
    else if (character === 'U') this.#passCode(this.next(), HEXADECIMAL, 8)
    else this.report('illegal char escape')
  }

  #passCode(first: string, digit: RegExp, length: number): void {
    let character = first
    let left = length
    while (left > 0 && digit.test(character)) {
      character = this.next()
      // For the HCL syntax the library was taught to stop here, for JSON it was not.
      if (character === END && this.syntax === 'hcl') break
      left -= 1
    }
    if (left > 0) this.report('illegal char escape')
    if (this.syntax === 'json' || (left !== length && character !== END)) this.back()
  }

  #passHeredoc(): void {
    if (this.next() !== '<') {
      this.report("heredoc expected second '<', didn't see it")
      return
    }
    const from = this.at
    let character = this.next()
    if (character === '-') character = this.next()
    while (LETTER.test(character) || DIGIT.test(character)) character = this.next()
    if (character === '\r' && this.peek() === '\n') character = this.next()
    if (character === END) this.report('heredoc not terminated')
    else if (character !== '\n') this.report('invalid characters in heredoc anchor')
    else this.#passHeredocText(this.text.slice(from, this.at - 1))
  }

  /** After the line of the anchor. */
  #passHeredocText(anchor: string): void {
    const marker = anchor.replace(/^-/, '')
    if (marker === '') {
      this.report('zero-length heredoc anchor')
      return
    }
    for (;;) {
      const newline = this.text.indexOf('\n', this.at)
      if (newline < 0) {
        this.at = this.text.length
        this.last = 0
        this.report('heredoc not terminated')
        return
      }
      const line = this.text.slice(this.at, newline)
      this.at = newline + 1
      this.last = 1
      if (FORBIDDEN.test(line)) this.report('unexpected null character or U+E123')
      // The hyphen of `<<-` counts for the length that a line must have: a marker that is not indented
      // does not end the text.
      if (line.length < anchor.length) continue
      if (line.replace(/^[\t\n\v\f\r ]*/, '').replace(/\r*$/, '') === marker) return
    }
  }
}

const FORBIDDEN = /[\0\ue123]/
const HEXADECIMAL = /[0-9a-fA-F]/
