// The characters of a text in HCL 1 or its JSON, one after the other, as the clients' library takes them.

export type Hcl1Syntax = 'hcl' | 'json'

/** What is wrong where, in the words of the library as far as they hold nothing of the text. */
export type Hcl1Mistake = { readonly why: string; readonly start: number }

/** Stands for the character after the last one. */
export const END = ''

export const isDecimal = (character: string): boolean => character >= '0' && character <= '9'

/** Of several mistakes the first is kept: with any at all the clients do not read the file. */
export class Hcl1Characters {
  readonly text: string
  readonly syntax: Hcl1Syntax
  mistake: Hcl1Mistake | undefined
  /** The library itself would stop the client with a panic. */
  crashed = false
  at = 0
  /** The length of the character that was passed last: 0 at the end. */
  last = 0

  /** In HCL the line ends of `text` have to be line feeds. */
  constructor(text: string, syntax: Hcl1Syntax) {
    this.text = text
    this.syntax = syntax
  }

  /** Passes one character, which is given; END at the end, and in JSON for U+0000 as well. */
  next(): string {
    const point = this.text.codePointAt(this.at)
    if (point === undefined) {
      this.last = 0
      return END
    }
    const character = String.fromCodePoint(point)
    this.last = character.length
    this.at += this.last
    if (this.syntax === 'hcl' && point === 0) {
      this.report('unexpected null character (0x00)')
      return END
    }
    if (this.syntax === 'hcl' && point === 0xe123) {
      this.report('unicode code point U+E123 reserved for internal use')
    }
    return point === 0 ? END : character
  }

  peek(): string {
    const point = this.text.codePointAt(this.at)
    return point === undefined || point === 0 ? END : String.fromCodePoint(point)
  }

  /** Before the last character again; the library panics where there was none. */
  back(): void {
    if (this.last === 0) this.crashed = true
    this.at -= this.last
    this.last = 0
  }

  report(why: string, start: number = Math.max(0, this.at - this.last)): void {
    this.mistake ??= { why, start }
  }
}
