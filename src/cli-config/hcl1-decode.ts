// Decodes HCL 1 into values of given types, as the library of the clients does (decoder.go of hashicorp/hcl v1).
import type { Span } from '../hcl/structure.ts'
import type { Hcl1Item, Hcl1Value } from './hcl1-tree.ts'

/**
 * A value of no fixed type. `maps`: the library makes a list of objects of an object within an
 * object; a `map` occurs only in a list.
 */
export type Loose =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'int' | 'float'; readonly value: number }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'list'; readonly elements: Loose[] }
  | { readonly kind: 'map'; readonly entries: LooseMap }
  | { readonly kind: 'maps'; readonly elements: LooseMap[] }

export type LooseMap = Map<string, Loose>

/** A value, items without their first key, or one item of these. */
export type Node =
  | Hcl1Value
  | { readonly kind: 'items'; readonly items: readonly Hcl1Item[] }
  | { readonly kind: 'item'; readonly item: Hcl1Item }

/** The argument that is decoded: its names, outermost first, and the position of the last one. */
export type Argument = { readonly path: readonly string[]; readonly span: Span }

/** An argument whose value has another type than `want`, which is in words. */
export class WrongType extends Error {
  readonly argument: Argument
  readonly want: string

  constructor(argument: Argument, want: string) {
    super(`${argument.path.join('.')} must be ${want}`)
    this.argument = argument
    this.want = want
  }
}

/** A mistake in a block that the client ignores, and no other block. */
export type IgnoredBlock = { readonly span: Span; readonly why: string }

/** Decodes a node, with the value that an earlier block gave. @throws WrongType */
type Decode<T> = (node: Node, argument: Argument, old: T | undefined) => T

/** One field of a struct, whose name is in lower case: first all items with labels together, then each item without. */
export function decodeField(
  items: readonly Hcl1Item[],
  name: string,
  within: Argument,
  decode: (node: Node, argument: Argument) => void
): void {
  // The library compares names without regard to case.
  const named = items.filter(({ keys }) => keys[0]?.name.toLowerCase() === name)
  const first = named[0]?.keys[0]
  if (first === undefined) return
  const argument = { path: [...within.path, name], span: first }
  const found = named.map(withoutFirstKey)
  const labelled = found.filter(({ keys }) => keys.length > 0)
  if (labelled.length > 0) decode({ kind: 'items', items: labelled }, argument)
  for (const { keys, value } of found) {
    if (keys.length > 0) continue
    decode(value.kind === 'object' ? { kind: 'items', items: value.items } : value, argument)
  }
}

/** The items among which the fields of a struct are. */
export function structItems(node: Node, argument: Argument): readonly Hcl1Item[] {
  if (node.kind === 'items' || node.kind === 'object') return node.items
  throw new WrongType(argument, 'a block')
}

// Labels that differ in case only share their blocks: each of them is decoded from all.
const MAX_DECODED = 100_000

/** Adds to the map of earlier blocks; what was added before a mistake stays. */
export function decodeMap<T>(
  node: Node,
  argument: Argument,
  old: Map<string, T> | undefined,
  decode: Decode<T>
): Map<string, T> {
  const map = old ?? new Map<string, T>()
  const items = node.kind === 'item' ? [node.item] : structItems(node, argument)
  const done = new Set<string>()
  const groups = Map.groupBy(items, ({ keys }) => keys[0]?.name.toLowerCase())
  let decoded = 0
  for (const { keys, value } of items) {
    const [first, ...rest] = keys
    if (first === undefined) throw new WrongType(argument, 'a block with a label')
    const { name } = first
    if (done.has(name)) continue
    if (rest.length > 0) done.add(name)
    const entry = { path: [...argument.path, name], span: first }
    const group = rest.length > 0 ? (groups.get(name.toLowerCase()) ?? []) : []
    decoded += group.length
    if (decoded > items.length + MAX_DECODED) throw new WrongType(entry, 'spelled like the others')
    const inner: Node =
      rest.length > 0 ? { kind: 'items', items: group.map(withoutFirstKey) } : value
    map.set(name, decode(inner, entry, map.get(name)))
  }
  return map
}

export const decodeLooseMap: Decode<LooseMap> = (node, argument, old) =>
  decodeMap(node, argument, old, decodeLoose)

/** Adds to the list of earlier blocks, in place: there may be a million of them. */
export function decodeList<T>(node: Node, argument: Argument, list: T[], decode: Decode<T>): T[] {
  const nodes = nodesOf(node)
  if (nodes === undefined) throw new WrongType(argument, 'a list')
  const added = nodes.map((each) => decode(each, argument, undefined))
  for (const each of added) list.push(each)
  return list
}

function nodesOf(node: Node): readonly Node[] | undefined {
  if (node.kind === 'items') return node.items.map((item) => ({ kind: 'item', item }))
  if (node.kind === 'object') return [node]
  return node.kind === 'list' ? node.elements : undefined
}

export const decodeString: Decode<string> = (node, argument) => {
  if (node.kind === 'number') return node.text
  if (node.kind === 'string') return node.value
  throw new WrongType(argument, 'a string')
}

/** A number may be in quotes. */
export const decodeInt: Decode<number> = (node, argument) =>
  decodeNumber(
    node.kind === 'string' ? { kind: 'number', text: node.value } : node,
    argument,
    'int'
  )

export const decodeBool: Decode<boolean> = (node, argument) => {
  if (node.kind === 'bool') return node.value
  throw new WrongType(argument, 'true or false')
}

/** The value of an earlier block decides which type this one must have. */
const decodeLoose: Decode<Loose> = (node, argument, old) =>
  decodeAs(old?.kind ?? looseKind(node, argument), node, argument, old)

function decodeAs(
  kind: Loose['kind'],
  node: Node,
  argument: Argument,
  old: Loose | undefined
): Loose {
  switch (kind) {
    case 'string':
      return { kind, value: decodeString(node, argument, undefined) }
    case 'bool':
      return { kind, value: decodeBool(node, argument, undefined) }
    case 'int':
    case 'float':
      return { kind, value: decodeNumber(node, argument, kind) }
    case 'list': {
      const before = old?.kind === kind ? old.elements : []
      return { kind, elements: decodeList(node, argument, before, decodeElement) }
    }
    case 'map':
      return { kind, entries: decodeLooseMap(node, argument, undefined) }
    case 'maps': {
      const before = old?.kind === kind ? old.elements : []
      return { kind, elements: decodeList(node, argument, before, decodeLooseMap) }
    }
  }
}

const decodeElement: Decode<Loose> = (node, argument) => {
  const kind = looseKind(node, argument)
  return decodeAs(kind === 'maps' ? 'map' : kind, node, argument, undefined)
}

function looseKind(node: Node, argument: Argument): Loose['kind'] {
  switch (node.kind) {
    case 'items':
    case 'object':
      return 'maps'
    case 'number':
      return 'int'
    case 'item':
      throw new WrongType(argument, 'a value')
    case 'string':
    case 'float':
    case 'bool':
    case 'list':
      return node.kind
  }
}

const INT = /^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/
const MAX_INT64 = 2 ** 63 - 1

/** strconv.ParseInt with base 0, or ParseFloat. */
function decodeNumber(node: Node, argument: Argument, kind: 'int' | 'float'): number {
  if (node.kind !== 'number' && node.kind !== 'float') throw new WrongType(argument, 'a number')
  const digits = node.text.replace('-', '')
  const value = Number(/^0[0-7]+$/.test(digits) ? `0o${digits}` : digits)
  if (kind === 'int' && (!INT.test(digits) || value > MAX_INT64)) {
    throw new WrongType(argument, 'a whole number')
  }
  if (!Number.isFinite(value)) throw new WrongType(argument, 'a number')
  return node.text.startsWith('-') ? -value : value
}

const withoutFirstKey = ({ keys, value }: Hcl1Item): Hcl1Item => ({ keys: keys.slice(1), value })
