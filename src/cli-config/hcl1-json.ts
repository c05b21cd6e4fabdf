// Parses the JSON syntax of HCL 1, which is more lenient than JSON.
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
 * hashicorp/hcl v1, json/parser. Closing braces may be missing, a last comma is accepted, and text
 * after the outermost object is ignored. An object that contains only objects becomes blocks with
 * labels (flatten.go).
 * @throws Hcl1Error
 */
export function parseHcl1Json(text: string): readonly Hcl1Item[] {
  const parser = new Parser(text)
  return flattened(parser.parse())
}

class Parser {
  readonly #scanner: Hcl1Scanner
  #depth = 0

  constructor(text: string) {
    this.#scanner = new Hcl1Scanner(text, 'json')
  }

  parse(): readonly Hcl1Item[] {
    this.#scanner.next()
    return this.#parseItems()
  }

  /** After the brace. Any token but a comma ends the object, so a missing comma loses what follows. */
  #parseItems(): readonly Hcl1Item[] {
    this.#depth += 1
    const items: Hcl1Item[] = []
    do {
      const keys = this.#parseKeys()
      const value = keys && this.#parseValue(this.#scanner.next())
      if (!value) break
      items.push({ keys, value })
    } while (this.#scanner.next().kind === ',')
    this.#depth -= 1
    return items
  }

  /** Up to the colon; null at the end of the object. */
  #parseKeys(): readonly Hcl1Key[] | null {
    const keys: Hcl1Key[] = []
    for (;;) {
      const { kind, value, start, end } = this.#scanner.next()
      if (kind === ':' && keys.length > 0) return keys
      if (kind === '}' || kind === 'end of the file') return null
      if (kind !== 'string') throw new Hcl1Error('expected a name in quotation marks', start)
      keys.push({ name: value, start, end })
      checkKeys(keys)
    }
  }

  /** Null where the object or the file ends instead. */
  #parseValue(token: Hcl1Token): Hcl1Value | null {
    const { kind, value, start } = token
    if (this.#depth > MAX_DEPTH) {
      throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH} levels`, start)
    }
    switch (kind) {
      case '{':
        return { kind: 'object', items: this.#parseItems() }
      case '[':
        return this.#parseList()
      case 'string':
        return { kind, value }
      case 'number':
      case 'float':
        return { kind, text: value }
      case 'bool':
        return { kind, value: value === 'true' }
      case 'null':
        // For the library it is an empty string, which the clients send as a token.
        return { kind: 'string', value: '' }
      case '}':
      case 'end of the file':
        return null
      default:
        throw new Hcl1Error('expected a value', start)
    }
  }

  /** After the bracket. The library drops `true` and `false`, and the brackets of inner lists. */
  #parseList(): Hcl1Value | null {
    const elements: Hcl1Value[] = []
    for (let token = this.#scanner.next(); token.kind !== ']'; token = this.#scanner.next()) {
      if (token.kind === ',' || token.kind === 'bool' || token.kind === '[') continue
      const element = this.#parseValue(token)
      if (element === null) return null
      elements.push(element)
    }
    return { kind: 'list', elements }
  }
}

function flattened(items: readonly Hcl1Item[]): readonly Hcl1Item[] {
  return items.flatMap(flattenedItem)
}

/** An object or a list that contains only objects becomes one item for each inner object. */
function flattenedItem({ keys, value }: Hcl1Item): readonly Hcl1Item[] {
  if (value.kind === 'object' && isFull(value.items.map((item) => item.value))) {
    return value.items.flatMap((item) => {
      const all = [...keys, ...item.keys]
      checkKeys(all)
      return flattenedItem({ keys: all, value: item.value })
    })
  }
  if (value.kind === 'list' && isFull(value.elements)) {
    return value.elements.flatMap((element) => flattenedItem({ keys, value: element }))
  }
  return [{ keys, value: flattenedValue(value) }]
}

const isFull = (values: readonly Hcl1Value[]): boolean =>
  values.length > 0 && values.every(({ kind }) => kind === 'object')

function flattenedValue(value: Hcl1Value): Hcl1Value {
  if (value.kind === 'object') return { kind: 'object', items: flattened(value.items) }
  if (value.kind === 'list') return { kind: 'list', elements: value.elements.map(flattenedValue) }
  return value
}
