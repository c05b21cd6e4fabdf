// Parses HCL 1 in its native syntax, with the differences between the clients' versions of the library.
import { Hcl1Scanner, type Hcl1Token } from './hcl1-tokens.ts'
import {
  checkKeys,
  Hcl1Error,
  type Hcl1Item,
  type Hcl1Key,
  type Hcl1Value,
  MAX_DEPTH
} from './hcl1-tree.ts'

/**
 * hashicorp/hcl v1, hcl/parser/parser.go. `isStrict` is the library of OpenTofu, which rejects an
 * argument that is set twice.
 * @throws Hcl1Error
 */
export const parseHcl1Native = (text: string, isStrict: boolean): readonly Hcl1Item[] =>
  new Parser(text, isStrict).parse()

class Parser {
  readonly #text: string
  readonly #scanner: Hcl1Scanner
  readonly #isStrict: boolean
  #peeked: Hcl1Token | null = null
  #depth = 0

  constructor(text: string, isStrict: boolean) {
    this.#text = text
    this.#scanner = new Hcl1Scanner(text, 'hcl')
    this.#isStrict = isStrict
  }

  parse(): readonly Hcl1Item[] {
    const items = this.#parseItems()
    this.#expect('end of the file')
    return items
  }

  /** The items up to a closing brace or the end of the file. */
  #parseItems(): readonly Hcl1Item[] {
    const items: Hcl1Item[] = []
    const seen = new Set<string>()
    while (this.#peek().kind !== '}' && this.#peek().kind !== 'end of the file') {
      const keys = this.#parseKeys()
      const isAssigned = this.#peek().kind === '='
      if (isAssigned) this.#next()
      // The library ignores an argument without a value at the end of the file.
      if (isAssigned && this.#peek().kind === 'end of the file') break
      items.push(
        isAssigned
          ? { keys, value: this.#parseValue(), isAssigned }
          : { keys, value: this.#parseObject() }
      )
      if (isAssigned && this.#isStrict) this.#rejectRepeated(keys, seen)
      if (this.#peek().kind === ',') this.#next()
    }
    return items
  }

  /** The library compares source text, so `token` and `"token"` are two arguments. */
  #rejectRepeated(keys: readonly Hcl1Key[], seen: Set<string>): void {
    for (const { start, end } of keys) {
      const text = this.#text.slice(start, end)
      if (seen.has(text)) throw new Hcl1Error('each argument can only be defined once', start)
      seen.add(text)
    }
  }

  /** One name before `=`, one or more before `{`. */
  #parseKeys(): readonly Hcl1Key[] {
    const keys: Hcl1Key[] = []
    for (;;) {
      const { kind, value, start, end } = this.#peek()
      if (kind !== 'name' && kind !== 'string') break
      keys.push({ name: value, start, end })
      checkKeys(keys)
      this.#next()
    }
    const { kind } = this.#peek()
    if (keys.length === 0) throw this.#unexpected('a name')
    if (kind === '=' && keys.length > 1) throw this.#unexpected('"{"')
    if (kind !== '=' && kind !== '{') throw this.#unexpected('"=" or "{"')
    return keys
  }

  #parseValue(): Hcl1Value {
    const { kind, value } = this.#peek()
    switch (kind) {
      case '{':
        return this.#parseObject()
      case '[':
        return this.#parseList()
      case 'string':
      case 'heredoc':
        this.#next()
        return { kind: 'string', value }
      case 'number':
      case 'float':
        this.#next()
        return { kind, text: value }
      case 'bool':
        this.#next()
        return { kind, value: value === 'true' }
      default:
        throw this.#unexpected('a value')
    }
  }

  #parseObject(): Hcl1Value {
    this.#enter('{')
    const items = this.#parseItems()
    this.#expect('}')
    this.#depth -= 1
    return { kind: 'object', items }
  }

  /** The library requires no comma after a list within a list, and accepts several. */
  #parseList(): Hcl1Value {
    this.#enter('[')
    const elements: Hcl1Value[] = []
    let needsComma = false
    for (let token = this.#peek(); token.kind !== ']'; token = this.#peek()) {
      if (token.kind === ',') {
        this.#next()
        needsComma = false
      } else {
        if (needsComma) throw this.#unexpected('"," or "]"')
        elements.push(this.#parseValue())
        needsComma = token.kind !== '['
      }
    }
    this.#expect(']')
    this.#depth -= 1
    return { kind: 'list', elements }
  }

  #enter(kind: '{' | '['): void {
    const { start } = this.#peek()
    this.#expect(kind)
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) {
      throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH} levels`, start)
    }
  }

  #expect(kind: '{' | '}' | '[' | ']' | 'end of the file'): void {
    if (this.#peek().kind !== kind) throw this.#unexpected(describe(kind))
    this.#next()
  }

  #peek(): Hcl1Token {
    this.#peeked ??= this.#scanner.next()
    return this.#peeked
  }

  #next(): void {
    this.#peeked = null
  }

  #unexpected(want: string): Hcl1Error {
    const { kind, start } = this.#peek()
    return new Hcl1Error(`expected ${want}, found ${describe(kind)}`, start)
  }
}

/** Never the text of a token: without its quotation marks, it may be a secret. */
function describe(kind: Hcl1Token['kind']): string {
  if (kind.length === 1) return `"${kind}"`
  if (kind === 'name') return 'a word without quotation marks'
  return kind === 'end of the file' ? 'the end of the file' : `a ${kind}`
}
