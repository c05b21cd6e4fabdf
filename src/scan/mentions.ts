// What one file says at the places of the table of kinds, and where exactly it says so.

import type { Source } from '../hcl/source.ts'
import { detach } from '../hcl/source.ts'
import type { Attribute, Block, Body, Expression } from '../hcl/structure.ts'
import { attributeOf, attributesOf, blocksOf } from '../hcl/structure.ts'
import type { Value } from '../hcl/values.ts'
import { readValue, textOf } from '../hcl/values.ts'
import type { Place } from '../problems/place.ts'
import type { FileKind } from './file-kinds.ts'
import { rowsByType } from './kinds.ts'
import type { Row } from './row.ts'
import type { UsageKind } from './usage.ts'

export type Mention = {
  readonly row: Row
  readonly kind: UsageKind
  /** The path of blocks, `module.network`. */
  readonly address: string
  /** Undefined where nothing is written. */
  readonly value: Value | undefined
  readonly versions: string | null
  readonly place: Place
  /** What an override file replaces; null where it replaces nothing. */
  readonly mergeKey: string | null
  /** A provider's name within its module. */
  readonly localName: string | null
}

/** All that the table finds in a file. */
export function mentionsIn(source: Source, body: Body, kind: FileKind): readonly Mention[] {
  const rows = rowsByType(kind.class)
  const mentions: Mention[] = []
  for (const row of rows.get('') ?? NO_ROWS) {
    addAll(mentions, mentionsAt(source, row, { body, block: undefined, names: [] }))
  }
  const blocks = body.kind === 'native' ? body.blocks : blocksIn(body, rows)
  for (const block of blocks) {
    for (const row of rows.get(block.type) ?? NO_ROWS) {
      followPath(source, row, block, [], mentions)
    }
  }
  return mentions
}

const NO_ROWS: readonly Row[] = []

// A file may hold more than a call takes arguments.
function addAll(mentions: Mention[], more: readonly Mention[]): void {
  for (const mention of more) mentions.push(mention)
}

/** The blocks at the top of a JSON file whose types are asked for. */
function blocksIn(
  body: Extract<Body, { kind: 'json' }>,
  rows: ReadonlyMap<string, readonly Row[]>
): readonly Block[] {
  const types = new Set(body.members.map(({ name }) => name).filter((name) => rows.has(name)))
  return [...types].flatMap((type) => {
    const counts = new Set(rows.get(type)?.map(({ path }) => path[0]?.labels.length ?? 0))
    return [...counts].flatMap((labels) => blocksOf(body, type, labels))
  })
}

/** A body with the names of the blocks that lead to it. */
type Found = {
  readonly body: Body
  readonly block: Block | undefined
  readonly names: readonly string[]
}

/** Whether the block is what the row's path has after `above`; then on to the blocks inside, or to what is mentioned there. */
function followPath(
  source: Source,
  row: Row,
  block: Block,
  above: readonly Block[],
  mentions: Mention[]
): void {
  const step = row.path[above.length]
  const { labels, body } = block
  if (step === undefined || labels.length !== step.labels.length || block.type !== step.type) return
  for (const [i, pattern] of step.labels.entries()) {
    if (pattern !== '*' && pattern !== labels[i]?.value) return
  }
  const blocks = [...above, block]
  const next = row.path[blocks.length]
  if (next === undefined) {
    const names = blocks.flatMap((one) => [one.type, ...one.labels.map(({ value }) => value)])
    addAll(mentions, mentionsAt(source, row, { body, block, names }))
    return
  }
  for (const found of blocksOf(body, next.type, next.labels.length)) {
    followPath(source, row, found, blocks, mentions)
  }
}

function mentionsAt(source: Source, row: Row, found: Found): readonly Mention[] {
  const { spot } = row
  const { body, block } = found
  switch (spot.at) {
    case 'argument': {
      const versions = textOf(source, attributeOf(body, 'version'))
      return atArgument(source, row, found, attributeOf(body, spot.name), versions)
    }
    case 'config': {
      if (textOf(source, attributeOf(body, 'backend')) !== spot.backend) return []
      const config = attributeOf(body, 'config')
      const argument = config && entryOf(config.value, spot.name)
      const mentions = atArgument(source, row, found, argument, null)
      if (config === undefined || config.value.kind === 'object') return mentions
      // What cannot be looked into may well hold a hostname.
      return mentions.map((given) => ({ ...given, value: readValue(source, config.value) }))
    }
    case 'entries':
      return attributesOf(body).flatMap((entry) => atEntry(source, row, found, entry))
    case 'label': {
      const label = block?.labels.at(-1)
      if (label === undefined) return []
      const value: Value = { kind: 'known', text: detach(label.value) }
      const versions = textOf(source, attributeOf(body, 'version'))
      const names = found.names.slice(0, -1)
      return [mention(row, { ...found, names }, { value, versions, place: source.place(label) })]
    }
    case 'manifest':
      return atManifest(source, row, found, spot.list, spot.name)
  }
}

function atArgument(
  source: Source,
  row: Row,
  found: Found,
  argument: Attribute | ConfigValue | undefined,
  versions: string | null
): readonly Mention[] {
  const { block } = found
  if (argument !== undefined) {
    return [atExpression(source, row, found, argument.value, versions)]
  }
  if (row.absent === undefined || block === undefined) return []
  const place = source.place(block)
  return [mention(row, found, { kind: row.absent, value: undefined, versions, place })]
}

type ConfigValue = { readonly value: Expression }

const atExpression = (
  source: Source,
  row: Row,
  found: Found,
  expression: Expression,
  versions: string | null
): Mention => {
  // A null is the same as nothing, for an argument that may be left out.
  const isNull = expression.kind === 'primitive' && expression.value === null
  const value =
    isNull && row.defaults !== undefined ? undefined : readValue(source, expression, row.isLiteral)
  return mention(row, found, { value, versions, place: source.place(expression) })
}

function atEntry(
  source: Source,
  row: Row,
  found: Found,
  { name, value }: Attribute
): readonly Mention[] {
  const address = detach([...found.names, name].join('.'))
  const mergeKey = row.merges === undefined ? null : `${row.merges}.${name}`
  const rest = { address, localName: detach(name), mergeKey }
  if (value.kind === 'object') {
    const versions = textOf(source, entryOf(value, 'version'))
    const given = entryOf(value, 'source')?.value
    const place = source.place(given ?? value)
    if (given === undefined) {
      const kind = row.absent ?? row.kind
      return [mention(row, found, { ...rest, kind, value: undefined, versions, place })]
    }
    const known = readValue(source, given, row.isLiteral)
    return [mention(row, found, { ...rest, value: known, versions, place })]
  }
  const place = source.place(value)
  if (value.kind === 'string' || value.kind === 'primitive' || value.kind === 'template') {
    const versions = textOf(source, { value })
    const legacy = { kind: 'required_provider_legacy', value: undefined, versions, place } as const
    return [mention(row, found, { ...rest, ...legacy })]
  }
  const kind = 'required_provider_invalid'
  return [mention(row, found, { ...rest, kind, value: undefined, versions: null, place })]
}

function atManifest(
  source: Source,
  row: Row,
  found: Found,
  list: string,
  name: string
): readonly Mention[] {
  const modules = attributeOf(found.body, list)?.value
  if (modules?.kind !== 'tuple') return []
  return modules.elements.flatMap((module) => {
    const given = entryOf(module, name)
    const key = textOf(source, entryOf(module, 'Key'))
    if (given === undefined || key === null) return []
    const versions = textOf(source, entryOf(module, 'Version'))
    const names = ['module', key]
    return [atExpression(source, row, { ...found, names }, given.value, versions)]
  })
}

const entryOf = (object: Expression, name: string): ConfigValue | undefined =>
  object.kind === 'object' ? object.items.find((item) => item.name === name) : undefined

type Given = Pick<Mention, 'value' | 'versions' | 'place'> & Partial<Mention>

const mention = (row: Row, { names }: Found, given: Given): Mention => ({
  row,
  kind: given.kind ?? row.kind,
  address: given.address ?? detach(names.join('.')),
  value: given.value,
  versions: given.versions,
  place: given.place,
  mergeKey: given.mergeKey === undefined ? mergeKeyOf(row, names) : given.mergeKey,
  localName: given.localName ?? null
})

function mergeKeyOf(row: Row, names: readonly string[]): string | null {
  if (row.merges === undefined) return null
  return row.merges === 'module' ? detach(`module.${names.at(-1)}`) : row.merges
}
