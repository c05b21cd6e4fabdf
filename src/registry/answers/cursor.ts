// Walks through JSON that is valid, by the types that are expected.
import { endOfScalar, endOfString, jsonString, skipSpace } from '../../go/json.ts'

// Elements of all lists and maps that are kept: far more than any registry has. A provider with many has a
// thousand versions, and a described module some thousand calls. Thousands of constraints may be compared with each.
const MAX_ITEMS = 25_000

/** A place in text whose first value is valid JSON. */
export class JsonCursor {
  readonly #text: string
  #at: number
  /** Fields and indices that lead here. */
  readonly path: (string | number)[] = []
  /** The first value of a wrong type. */
  mistake: string | null = null
  /** How many more elements are kept; below zero if there are too many. */
  room = MAX_ITEMS

  constructor(text: string) {
    this.#text = text
    this.#at = skipSpace(text, 0)
  }

  /** Whether one more element is kept. */
  takeRoom(): boolean {
    this.room -= 1
    return this.room >= 0
  }

  /** Skips `null`, if it is here. */
  takeNull(): boolean {
    if (this.#text[this.#at] !== 'n') return false
    this.skip()
    return true
  }

  /** Reads a string, number or word; `null`, and a value of another type, leaves what was there before. */
  literal<T>(
    wanted: string,
    pattern: Pick<RegExp, 'test'>,
    before: T,
    read: (written: string) => T
  ): T {
    if (this.takeNull()) return before
    const start = this.#at
    this.skip()
    const written = this.#text.slice(start, this.#at)
    if (pattern.test(written)) return read(written)
    this.#refuse(wanted, written.charAt(0))
    return before
  }

  /** Calls `onPart`, which reads a value, at each part of a list or object. Skips any other value, and returns false. */
  parts(opening: '[' | '{', wanted: string, onPart: (key: string) => void): boolean {
    const text = this.#text
    const first = text.charAt(this.#at)
    if (first !== opening) {
      this.#refuse(wanted, first)
      this.skip()
      return false
    }
    this.#at = skipSpace(text, this.#at + 1)
    while (text[this.#at] !== ']' && text[this.#at] !== '}') {
      onPart(opening === '{' ? this.#key() : '')
      this.#at = skipSpace(text, this.#at)
      if (text[this.#at] === ',') this.#at = skipSpace(text, this.#at + 1)
    }
    this.#at += 1
    return true
  }

  skip(): void {
    const text = this.#text
    let depth = 0
    do {
      const at = skipSpace(text, this.#at)
      const character = text.charAt(at)
      if (character === '[' || character === '{') depth += 1
      if (character === ']' || character === '}') depth -= 1
      if (character === '"') this.#at = endOfString(text, at)
      else this.#at = '[]{},:'.includes(character) ? at + 1 : endOfScalar(text, at)
    } while (depth > 0)
  }

  #key(): string {
    const start = this.#at
    this.#at = endOfString(this.#text, start)
    const key = jsonString(this.#text.slice(start, this.#at))
    this.#at = skipSpace(this.#text, skipSpace(this.#text, this.#at) + 1)
    return key
  }

  #refuse(wanted: string, first: string): void {
    if (this.mistake !== null) return
    const path = this.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    const place = path.length === 0 ? '' : ` in "${path.join('').slice(1)}"`
    this.mistake = `has ${FOUND[first] ?? 'a number'} instead of ${wanted}${place}`
  }
}

const FOUND: Readonly<Record<string, string>> = {
  '[': 'a list',
  '{': 'an object',
  '"': 'a string',
  t: 'a boolean',
  f: 'a boolean'
}
