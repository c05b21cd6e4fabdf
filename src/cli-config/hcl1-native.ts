// The grammar of HCL 1, as each client's version of the library has it.
import type { MainClient } from '../protocol/clients.ts'
import type { Hcl1Mistake } from './hcl1-characters.ts'
import type { Hcl1Scanner, Hcl1Token } from './hcl1-tokens.ts'
import {
  type Hcl1Item,
  type Hcl1Key,
  type Hcl1Tree,
  type Hcl1Value,
  MAX_DEPTH
} from './hcl1-tree.ts'

/** hashicorp/hcl v1, hcl/parser/parser.go. The scanner has to be at the start. */
export function readHcl1Native(scanner: Hcl1Scanner, client: MainClient): Hcl1Tree {
  const parser = new Parser(scanner, client)
  const items: Hcl1Item[] = []
  parser.readItems(items, false)
  const { mistake } = parser
  return mistake === undefined ? { ok: true, items } : { ok: false, mistake }
}

/** Nothing follows: what was begun is left out without a word. */
const NOTHING = 'nothing'
type Nothing = typeof NOTHING

/** Whatever gives undefined or false has left a mistake. */
class Parser {
  mistake: Hcl1Mistake | undefined
  readonly #scanner: Hcl1Scanner
  readonly #isStrict: boolean
  #token: Hcl1Token = { kind: 'end of the file', start: 0, end: 0 }
  #isRead = false
  #depth = 0

  constructor(scanner: Hcl1Scanner, client: MainClient) {
    this.#scanner = scanner
    this.#isStrict = client === 'opentofu'
  }

  readItems(items: Hcl1Item[], isInside: boolean): boolean {
    const seen = new Set<string>()
    for (;;) {
      if (isInside && this.#peek().kind === '}') return true
      const item = this.#readItem()
      if (item === NOTHING) return true
      if (item === undefined) return false
      if (item.isAssigned && this.#isStrict && this.#isRepeated(item.keys, seen)) return false
      items.push({ keys: item.keys, value: item.value })
      if (this.#peek().kind === ',') this.#scan()
    }
  }

  /** By its text, so that `token` and `"token"` are two. */
  #isRepeated(keys: readonly Hcl1Key[], seen: Set<string>): boolean {
    for (const { start, end } of keys) {
      const text = this.#scanner.text.slice(start, end)
      if (seen.has(text)) {
        this.#report('each argument can only be defined once', start)
        return true
      }
      seen.add(text)
    }
    return false
  }

  #readItem(): (Hcl1Item & { readonly isAssigned: boolean }) | Nothing | undefined {
    const keys: Hcl1Key[] = []
    if (!this.#readKeys(keys)) return undefined
    const { kind } = this.#token
    if (kind === 'end of the file' && keys.length === 0) return NOTHING
    if (kind !== '=' && kind !== '{') return this.#report('expected "=" or "{" after a name')
    const value = kind === '=' ? this.#readValue() : this.#readObject()
    if (value === NOTHING || value === undefined) return value
    // The library looks ahead for a comment, and so meets the next mistake.
    this.#peek()
    return { keys, value, isAssigned: kind === '=' }
  }

  /** Up to what ends them. */
  #readKeys(keys: Hcl1Key[]): boolean {
    for (;;) {
      const token = this.#scan()
      const { kind, start, end } = token
      switch (kind) {
        case 'name':
        case 'string':
          keys.push({ name: this.#scanner.meaningOf(token), start, end })
          break
        case '=':
          if (keys.length === 1) return true
          this.#report(keys.length === 0 ? '"=" without a name' : 'expected "{" after two names')
          return false
        case '{':
        case 'end of the file':
          if (kind === '{' && keys.length === 0) this.#report('"{" without a name')
          return kind !== '{' || keys.length > 0
        case '}':
          if (keys.length > 0) {
            this.#report('expected "=" or "{" after a name')
            // The library forgets the brace, or the mistake would be passed over with it.
            this.#token = { ...token, kind: 'end of the file' }
            return false
          }
          this.#report(`a name is expected, not ${describe(kind)}`)
          return false
        default:
          this.#report(`a name, "=" or "{" is expected, not ${describe(kind)}`)
          return false
      }
    }
  }

  #readValue(): Hcl1Value | Nothing | undefined {
    const token = this.#scan()
    switch (token.kind) {
      case '{':
        return this.#readObject()
      case '[':
        return this.#readList()
      case 'end of the file':
        return NOTHING
      default:
        return (
          this.#literal(token) ?? this.#report(`a value is expected, not ${describe(token.kind)}`)
        )
    }
  }

  #literal(token: Hcl1Token): Hcl1Value | undefined {
    const { kind, start, end } = token
    const text = this.#scanner.text.slice(start, end)
    switch (kind) {
      case 'string':
      case 'heredoc': {
        // A broken one has a mistake, and nobody reads it.
        const isWhole = this.#scanner.mistake === undefined
        const value = isWhole ? this.#scanner.meaningOf(token) : ''
        return { kind: 'string', value, isHeredoc: kind === 'heredoc' }
      }
      case 'number':
      case 'float':
        return { kind, text }
      case 'bool':
        return { kind, value: text === 'true' }
      default:
        return undefined
    }
  }

  /** After its brace. */
  #readObject(): Hcl1Value | undefined {
    if (!this.#enter()) return undefined
    const items: Hcl1Item[] = []
    if (!this.readItems(items, true)) {
      // v1.0.0 takes a mistake at a closing brace for the end of the object.
      if (this.#isStrict || this.#token.kind !== '}') return undefined
      this.mistake = undefined
    }
    const { kind } = this.#scan()
    if (kind !== '}') return this.#report(`"}" is expected, not ${describe(kind)}`)
    this.#depth -= 1
    return { kind: 'object', items }
  }

  /** After its bracket. */
  #readList(): Hcl1Value | undefined {
    if (!this.#enter()) return undefined
    const elements: Hcl1Value[] = []
    let needsComma = false
    for (;;) {
      const token = this.#scan()
      const { kind } = token
      if (kind === ']') break
      if (kind === ',') {
        this.#peek()
        needsComma = false
        continue
      }
      if (needsComma) return this.#report(`"," or "]" is expected, not ${describe(kind)}`)
      const element = this.#readElement(token)
      if (element === undefined) return undefined
      elements.push(element)
      // After a list within a list nobody asks for it.
      needsComma = kind !== '['
    }
    this.#depth -= 1
    return { kind: 'list', elements }
  }

  #readElement(token: Hcl1Token): Hcl1Value | undefined {
    if (token.kind === '{') return this.#readObject()
    if (token.kind === '[') return this.#readList()
    return (
      this.#literal(token) ??
      this.#report(`a value or "]" is expected, not ${describe(token.kind)}`)
    )
  }

  #enter(): boolean {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) this.#report(`values are nested deeper than ${MAX_DEPTH} levels`)
    return this.#depth <= MAX_DEPTH
  }

  #scan(): Hcl1Token {
    if (this.#isRead) this.#isRead = false
    else this.#token = this.#scanner.scan()
    return this.#token
  }

  #peek(): Hcl1Token {
    const token = this.#scan()
    this.#isRead = true
    return token
  }

  #report(why: string, start: number = this.#token.start): undefined {
    this.mistake = { why, start }
  }
}

/** A token's own text is not told: who forgets the quotes has a secret there. */
const describe = (kind: Hcl1Token['kind']): string =>
  kind.length === 1
    ? `"${kind}"`
    : kind === 'name'
      ? 'a word without quotation marks'
      : kind === 'end of the file'
        ? 'the end of the file'
        : `a ${kind}`
