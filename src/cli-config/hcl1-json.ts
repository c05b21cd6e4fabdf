// The JSON of HCL 1, which is more lenient than JSON: much of what is missing is not missed.
import type { Hcl1Mistake } from './hcl1-characters.ts'
import type { Hcl1Scanner, Hcl1Token } from './hcl1-tokens.ts'
import {
  type Hcl1Item,
  type Hcl1Key,
  type Hcl1Tree,
  type Hcl1Value,
  MAX_DEPTH
} from './hcl1-tree.ts'

/**
 * hashicorp/hcl v1, json/parser. Closing braces may be missing, what follows the outermost object is
 * not looked at, and an object of nothing but objects becomes as many blocks with labels (flatten.go).
 */
export function readHcl1Json(scanner: Hcl1Scanner): Hcl1Tree {
  const parser = new Parser(scanner)
  const root = parser.readRoot()
  if (root === undefined) {
    return { ok: false, mistake: parser.mistake ?? { why: 'an object is expected', start: 0 } }
  }
  return { ok: true, items: flattened(root) }
}

/** Whatever gives undefined has left a mistake, unless the file just ended. */
class Parser {
  mistake: Hcl1Mistake | undefined
  readonly #scanner: Hcl1Scanner
  #token: Hcl1Token = { kind: 'end of the file', start: 0, end: 0 }
  #depth = 0

  constructor(scanner: Hcl1Scanner) {
    this.#scanner = scanner
  }

  readRoot(): readonly Hcl1Item[] | undefined {
    this.#scan()
    const root = this.#readObject()
    return root?.kind === 'object' ? root.items : undefined
  }

  /** After its brace. A mistake at a closing brace is the end of the object, such as a last comma. */
  #readObject(): Hcl1Value | undefined {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) {
      return this.#report(`values are nested deeper than ${MAX_DEPTH} levels`)
    }
    const items: Hcl1Item[] = []
    while (this.#readItem(items)) {
      if (this.#scan().kind !== ',') break
    }
    if (this.mistake !== undefined) {
      if (this.#token.kind !== '}') return undefined
      this.mistake = undefined
    }
    this.#depth -= 1
    return { kind: 'object', items }
  }

  /** False after the last one; a mistake is left if it was none. */
  #readItem(items: Hcl1Item[]): boolean {
    const keys: Hcl1Key[] = []
    for (let token = this.#scan(); token.kind !== ':'; token = this.#scan()) {
      const { kind, start, end } = token
      if (kind === 'end of the file') return false
      if (kind !== 'string') {
        this.#report('a name in quotation marks is expected')
        return false
      }
      keys.push({ name: this.#valueOf(token), start, end })
    }
    if (keys.length === 0) {
      this.#report('":" without a name')
      return false
    }
    const value = this.#readValue()
    if (value === undefined) return false
    items.push({ keys, value })
    return true
  }

  #readValue(): Hcl1Value | undefined {
    const token = this.#scan()
    switch (token.kind) {
      case '{':
        return this.#readObject()
      case '[':
        return this.#readList()
      case 'bool':
        return { kind: 'bool', value: this.#textOf(token) === 'true' }
      case 'null':
        // The library makes an empty string of it, which counts as a token.
        return { kind: 'string', value: '', isHeredoc: false }
      case 'end of the file':
        return undefined
      default:
        return this.#literal(token) ?? this.#report('a value is expected')
    }
  }

  /** After its bracket. `true`, `false` and the brackets of lists within lists are passed over. */
  #readList(): Hcl1Value | undefined {
    const elements: Hcl1Value[] = []
    for (let token = this.#scan(); token.kind !== ']'; token = this.#scan()) {
      if (token.kind === ',' || token.kind === 'bool' || token.kind === '[') continue
      const element = token.kind === '{' ? this.#readObject() : this.#literal(token)
      if (element === undefined) {
        if (this.mistake === undefined) this.#report('a value or "]" is expected')
        return undefined
      }
      elements.push(element)
    }
    return { kind: 'list', elements }
  }

  #literal(token: Hcl1Token): Hcl1Value | undefined {
    const { kind } = token
    if (kind === 'string') return { kind, value: this.#valueOf(token), isHeredoc: false }
    if (kind === 'number' || kind === 'float') return { kind, text: this.#textOf(token) }
    return undefined
  }

  /** A broken string has a mistake, and nobody reads it. */
  #valueOf(token: Hcl1Token): string | undefined {
    return this.#scanner.mistake === undefined ? this.#scanner.meaningOf(token) : ''
  }

  #textOf({ start, end }: Hcl1Token): string {
    return this.#scanner.text.slice(start, end)
  }

  #scan(): Hcl1Token {
    this.#token = this.#scanner.scan()
    return this.#token
  }

  #report(why: string): undefined {
    this.mistake = { why, start: this.#token.start }
  }
}

/** Objects, and lists, of nothing but objects are taken apart: each inner object is an item. */
function flattened(items: readonly Hcl1Item[]): readonly Hcl1Item[] {
  const flat: Hcl1Item[] = []
  const take = (item: Hcl1Item): void => {
    const { keys, value } = item
    if (value.kind === 'object' && value.items.length > 0 && value.items.every(isObject)) {
      for (const inner of value.items) {
        take({ keys: [...keys, ...inner.keys], value: inner.value })
      }
    } else if (
      value.kind === 'list' &&
      value.elements.length > 0 &&
      value.elements.every(areItems)
    ) {
      for (const element of value.elements) take({ keys, value: element })
    } else flat.push(item)
  }
  items.forEach(take)
  return flat.map(({ keys, value }) => ({ keys, value: flattenedValue(value) }))
}

const isObject = ({ value }: Hcl1Item): boolean => value.kind === 'object'
const areItems = ({ kind }: Hcl1Value): boolean => kind === 'object'

function flattenedValue(value: Hcl1Value): Hcl1Value {
  if (value.kind === 'object') return { kind: 'object', items: flattened(value.items) }
  if (value.kind === 'list') return { kind: 'list', elements: value.elements.map(flattenedValue) }
  return value
}
