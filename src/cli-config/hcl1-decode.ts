// Puts what HCL 1 says into values of given types, with all the ways that the clients' library knows.

import type { Span } from '../hcl/structure.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hcl1Item, Hcl1Value } from './hcl1-tree.ts'

/**
 * A value of no fixed type. `maps`: an object within an object, of which the library makes a list of
 * objects; a `map` stands only in a list.
 */
export type Loose =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'int' | 'float'; readonly value: number }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'list'; readonly elements: readonly Loose[] }
  | { readonly kind: 'map'; readonly entries: LooseMap }
  | { readonly kind: 'maps'; readonly elements: readonly LooseMap[] }

export type LooseMap = Map<string, Loose>

/** Items whose first key was taken off, an item, or a value. */
export type Node =
  | Hcl1Value
  | { readonly kind: 'items'; readonly items: readonly Hcl1Item[] }
  | { readonly kind: 'item'; readonly item: Hcl1Item }

/** An argument whose value has another type; the path is that of its names, `want` the type in words. */
export type WrongType = {
  readonly path: readonly string[]
  readonly want: string
  readonly at: Span
}

/** Decodes with what was there before, undefined after a mistake. */
export type Decode<T> = (node: Node, old: T | undefined) => T | undefined

/**
 * decoder.go of hashicorp/hcl v1. Whatever gives undefined has left a mistake, or a crash, and stops
 * everything; what was put into maps before stays there.
 */
export class Hcl1Decoder {
  mistake: WrongType | undefined
  /** The library panics, and the client with it. */
  crashed = false
  readonly client: MainClient
  #path: readonly string[] = []
  #at: Span = { start: 0, end: 0 }

  constructor(client: MainClient) {
    this.client = client
  }

  /** One field of a struct: first all that has labels, then each item that has none. */
  field(items: readonly Hcl1Item[], name: string, decode: (node: Node) => unknown): boolean {
    const found = this.#filter(items, name)
    if (found === undefined) return false
    const before = this.#path
    this.#path = [...before, name]
    const first = items.find(({ keys }) => isFold(keys[0]?.name ?? '', name))?.keys[0]
    if (first !== undefined) this.#at = first
    const labelled = found.filter(({ keys }) => keys.length > 0)
    if (labelled.length > 0 && decode({ kind: 'items', items: labelled }) === undefined)
      return false
    for (const { keys, value } of found) {
      if (keys.length > 0) continue
      const node: Node = value.kind === 'object' ? { kind: 'items', items: value.items } : value
      if (decode(node) === undefined) return false
    }
    this.#path = before
    return true
  }

  /** The items in which the fields of a struct are looked for. */
  struct(node: Node): readonly Hcl1Item[] | undefined {
    return node.kind === 'items' || node.kind === 'object'
      ? node.items
      : this.#wrong(node, 'a block')
  }

  /** Into the map that was there before, or into a new one. */
  map<T>(
    node: Node,
    old: Map<string, T> | undefined,
    decode: Decode<T>
  ): Map<string, T> | undefined {
    const map = old ?? new Map<string, T>()
    const items = node.kind === 'item' ? [node.item] : this.struct(node)
    if (items === undefined) return undefined
    const before = this.#path
    const done = new Set<string>()
    for (const { keys, value } of items) {
      const [first, ...rest] = keys
      if (first === undefined) return this.#wrong(node, 'a block with a label')
      const { name } = first
      if (name === undefined) return this.#crash()
      if (done.has(name)) continue
      const labelled = rest.length > 0 ? this.#filter(items, name) : undefined
      if (rest.length > 0 && labelled === undefined) return undefined
      if (rest.length > 0) done.add(name)
      this.#path = [...before, name]
      this.#at = first
      const inner: Node = labelled === undefined ? value : { kind: 'items', items: labelled }
      const decoded = decode(inner, map.get(name))
      if (decoded === undefined) return undefined
      map.set(name, decoded)
    }
    this.#path = before
    return map
  }

  looseMap(node: Node, old: LooseMap | undefined): LooseMap | undefined {
    return this.map<Loose>(node, old, (inner, before) => this.#loose(inner, before, false))
  }

  list<T>(node: Node, old: readonly T[], decode: Decode<T>): readonly T[] | undefined {
    const nodes = nodesOf(node)
    if (nodes === undefined) return this.#wrong(node, 'a list')
    const elements = [...old]
    for (const each of nodes) {
      const element = decode(each, undefined)
      if (element === undefined) return undefined
      elements.push(element)
    }
    return elements
  }

  string(node: Node): string | undefined {
    if (node.kind === 'number') return node.text
    if (node.kind === 'string') return node.value ?? this.#crash()
    return this.#wrong(node, 'a string')
  }

  bool(node: Node): boolean | undefined {
    return node.kind === 'bool' ? node.value : this.#wrong(node, 'true or false')
  }

  /** One that was there before says of which type the value has to be. */
  #loose(node: Node, old: Loose | undefined, isInList: boolean): Loose | undefined {
    const kind = old?.kind ?? this.#kindOf(node, isInList)
    switch (kind) {
      case undefined:
        return undefined
      case 'string':
        return withValue(kind, this.string(node))
      case 'bool':
        return withValue(kind, this.bool(node))
      case 'int':
      case 'float':
        return withValue(kind, this.#number(node, kind))
      case 'list': {
        const before = old?.kind === kind ? old.elements : []
        const elements = this.list<Loose>(node, before, (each) =>
          this.#loose(each, undefined, true)
        )
        return elements && { kind, elements }
      }
      case 'map': {
        const entries = this.looseMap(node, old?.kind === kind ? old.entries : undefined)
        return entries && { kind, entries }
      }
      case 'maps': {
        const before = old?.kind === kind ? old.elements : []
        const elements = this.list<LooseMap>(node, before, (each) => this.looseMap(each, undefined))
        return elements && { kind, elements }
      }
    }
  }

  #kindOf(node: Node, isInList: boolean): Loose['kind'] | undefined {
    switch (node.kind) {
      case 'items':
      case 'object':
        return isInList ? 'map' : 'maps'
      case 'number':
        return 'int'
      case 'item':
        return this.#wrong(node, 'a value')
      case 'string':
      case 'float':
      case 'bool':
      case 'list':
        return node.kind
    }
  }

  #number(node: Node, kind: 'int' | 'float'): number | undefined {
    const value = kind === 'int' ? readInt(node) : readFloat(node)
    return value ?? this.#wrong(node, kind === 'int' ? 'a whole number' : 'a number')
  }

  /** The items whose first key is that name, in whatever case, and without that key. */
  #filter(items: readonly Hcl1Item[], name: string): readonly Hcl1Item[] | undefined {
    const found: Hcl1Item[] = []
    for (const { keys, value } of items) {
      const [first, ...rest] = keys
      if (first === undefined) continue
      if (first.name === undefined) return this.#crash()
      if (isFold(first.name, name)) found.push({ keys: rest, value })
    }
    return found
  }

  #wrong(node: Node, want: string): undefined {
    // v1.0.0 asks for the place of the first item to say where the mistake is, also where none is.
    if (node.kind === 'items' && node.items.length === 0 && this.client === 'terraform') {
      return this.#crash()
    }
    this.mistake ??= { path: this.#path, want, at: this.#at }
  }

  #crash(): undefined {
    this.crashed = true
  }
}

function nodesOf(node: Node): readonly Node[] | undefined {
  switch (node.kind) {
    case 'items':
      return node.items.map((item) => ({ kind: 'item', item }))
    case 'object':
      return [node]
    case 'list':
      return node.elements
    default:
      return undefined
  }
}

function withValue<K extends string, V>(kind: K, value: V | undefined) {
  return value === undefined ? undefined : { kind, value }
}

const INT = /^[+-]?(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/
const FLOAT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/
const MAX_INT64 = 2n ** 63n - 1n

/** strconv.ParseInt with base 0: a number, or a string that is one. */
function readInt(node: Node): number | undefined {
  const text =
    node.kind === 'number' ? node.text : node.kind === 'string' && !node.isHeredoc ? node.value : ''
  if (text === undefined || !INT.test(text)) return undefined
  const digits = text.replace(/^[+-]/, '')
  const isOctal = /^0[0-7]/.test(digits)
  const size = BigInt(isOctal ? `0o${digits}` : digits)
  const value = text.startsWith('-') ? -size : size
  return value > MAX_INT64 || value < -MAX_INT64 - 1n ? undefined : Number(value)
}

function readFloat(node: Node): number | undefined {
  if ((node.kind !== 'number' && node.kind !== 'float') || !FLOAT.test(node.text)) return undefined
  const value = Number(node.text)
  return Number.isFinite(value) ? value : undefined
}

const IS_ASCII = /^[\0-\x7f]*$/

/** strings.EqualFold: simple case folding, character by character. */
function isFold(a: string, b: string): boolean {
  if (a === b || a.length !== b.length) return a === b
  if (IS_ASCII.test(a + b)) return a.toLowerCase() === b.toLowerCase()
  return new RegExp(`^${RegExp.escape(b)}$`, 'iu').test(a)
}
