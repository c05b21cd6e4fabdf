// Splits text in HCL 1 or its JSON into tokens.
import { readHeredoc, readString } from './hcl1-strings.ts'
import { Hcl1Error } from './hcl1-tree.ts'

type Hcl1Syntax = 'hcl' | 'json'

/** `value` is the meaning of a string or heredoc, and the text of any other token. */
export type Hcl1Token = {
  readonly kind: Hcl1TokenKind
  readonly start: number
  readonly end: number
  readonly value: string
}

type Punctuation = '{' | '}' | '[' | ']' | ',' | '=' | ':'

type Hcl1TokenKind =
  | 'name'
  | 'string'
  | 'heredoc'
  | 'number'
  | 'float'
  | 'bool'
  | 'null'
  | Punctuation
  | 'end of the file'

const PUNCTUATION: Readonly<Record<Hcl1Syntax, string>> = { hcl: '{}[],=', json: '{}[],:' }
const SPACE = /[ \t\n\r]+/y
const LINE_COMMENT = /(?:#|\/\/)[^\n]*/y
const NAME_START = /[\p{L}_]/uy
const NOT_NAME = /[^\p{L}\p{Nd}_.-]/gu
const HEXADECIMAL = /-?0[xX][0-9a-fA-F]+/y
const DECIMAL = /(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y
// Like the library, it does not look at the digit after the 0.
const NOT_OCTAL = /^-?0\d+[89]/
const LEADING_ZERO = /^-?0\d/
const FORBIDDEN = /[\0\ue123]/

/** The text that a sticky pattern matches at an offset; empty where it does not match. */
function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/**
 * hashicorp/hcl v1, hcl/scanner/scanner.go and json/scanner/scanner.go. Text in HCL must have line
 * feeds as line ends.
 */
export class Hcl1Scanner {
  readonly #text: string
  readonly #syntax: Hcl1Syntax
  #at = 0

  constructor(text: string, syntax: Hcl1Syntax) {
    this.#text = text
    this.#syntax = syntax
    // The library uses U+E123 internally.
    const forbidden = text.search(FORBIDDEN)
    if (forbidden >= 0) throw new Hcl1Error('null character or U+E123', forbidden)
  }

  /** @throws Hcl1Error where no token begins */
  next(): Hcl1Token {
    this.#skipSpace()
    const start = this.#at
    const { kind, value, end } = this.#read(start)
    this.#at = end
    return { kind, value, start, end }
  }

  #read(start: number): Omit<Hcl1Token, 'start'> {
    const text = this.#text
    const character = text[start]
    if (character === undefined) return { kind: 'end of the file', value: '', end: start }
    if (PUNCTUATION[this.#syntax].includes(character)) {
      return { kind: character as Punctuation, value: character, end: start + 1 }
    }
    if (character === '"') return { kind: 'string', ...readString(text, start, this.#syntax) }
    if (character === '<' && this.#syntax === 'hcl') {
      return { kind: 'heredoc', ...readHeredoc(text, start) }
    }
    if (match(NAME_START, text, start) !== '') return this.#readName(start)
    const hexadecimal = this.#syntax === 'hcl' ? match(HEXADECIMAL, text, start) : ''
    const number = hexadecimal || match(DECIMAL, text, start)
    if (number === '') throw new Hcl1Error('illegal character', start)
    const end = start + number.length
    const isFloat = hexadecimal === '' && /[.eE]/.test(number)
    const isWrong = this.#syntax === 'hcl' ? NOT_OCTAL : LEADING_ZERO
    if (!isFloat && isWrong.test(number)) throw new Hcl1Error('number begins with 0', start)
    return { kind: isFloat ? 'float' : 'number', value: number, end }
  }

  /** The search for the end needs no stack, whatever the length of the name. */
  #readName(start: number): Omit<Hcl1Token, 'start'> {
    NOT_NAME.lastIndex = start
    const end = NOT_NAME.exec(this.#text)?.index ?? this.#text.length
    const value = this.#text.slice(start, end)
    if (value === 'true' || value === 'false') return { kind: 'bool', value, end }
    if (this.#syntax === 'hcl') return { kind: 'name', value, end }
    if (value === 'null') return { kind: 'null', value, end }
    throw new Hcl1Error('illegal character', start)
  }

  #skipSpace(): void {
    for (;;) {
      const from = this.#at
      this.#at += match(SPACE, this.#text, this.#at).length
      if (this.#syntax === 'hcl') this.#skipComment()
      if (this.#at === from) return
    }
  }

  #skipComment(): void {
    if (this.#text.startsWith('/*', this.#at)) {
      const end = this.#text.indexOf('*/', this.#at + 2)
      if (end < 0) throw new Hcl1Error('comment is not terminated', this.#text.length)
      this.#at = end + 2
    } else this.#at += match(LINE_COMMENT, this.#text, this.#at).length
  }
}
