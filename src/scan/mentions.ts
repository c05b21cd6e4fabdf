// What one file says at the places of the table of kinds, and where exactly it says so.
import type { FileKind } from './file-kinds.ts'
import type { Row } from './kinds.ts'
import { rowsByType } from './kinds.ts'
import type { Source } from './source.ts'
import { detach } from './source.ts'
import type { Attribute, Block, Body, Expression } from './structure.ts'
import { attributeOf, attributesOf, blocksOf } from './structure.ts'
import type { Place, UsageKind } from './usage.ts'
import type { Value } from './values.ts'
import { readValue, textOf } from './values.ts'

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
  const add = (row: Row, found: Found) => {
    for (const given of mentionsAt(source, row, found)) mentions.push(given)
  }
  for (const row of rows.get('') ?? []) add(row, { body, block: undefined, names: [] })
  for (const block of outerBlocks(body, rows)) {
    for (const row of rows.get(block.type) ?? []) followPath(row, block, 0, [], add)
  }
  return mentions
}

/** The blocks at the top of a file whose types are asked for; most are not. */
function outerBlocks(body: Body, rows: ReadonlyMap<string, readonly Row[]>): readonly Block[] {
  if (body.kind === 'native') {
    return body.blocks.some(({ type }) => rows.has(type)) ? body.blocks : []
  }
  const types = new Set(body.members.map(({ name }) => name).filter((name) => rows.has(name)))
  return [...types].flatMap((type) => {
    const counts = new Set(rows.get(type)?.map(({ path }) => (path[0]?.length ?? 1) - 1))
    return [...counts].flatMap((labels) => blocksOf(body, type, labels))
  })
}

/** A body with the names of the blocks that lead to it. */
type Found = {
  readonly body: Body
  readonly block: Block | undefined
  readonly names: readonly string[]
}

/** Whether the block is what the row's path has at this step; then on to the blocks inside, or to `use`. */
function followPath(
  row: Row,
  block: Block,
  step: number,
  names: readonly string[],
  use: (row: Row, found: Found) => void
): void {
  const [type, ...patterns] = row.path[step] ?? ['']
  const { labels, body } = block
  if (block.type !== type || labels.length !== patterns.length) return
  if (patterns.some((pattern, i) => pattern !== '*' && pattern !== labels[i]?.value)) return
  const inner = [...names, type, ...labels.map(({ value }) => value)]
  const next = row.path[step + 1]
  if (next === undefined) {
    use(row, { body, block, names: inner })
    return
  }
  for (const found of blocksOf(body, next[0], next.length - 1)) {
    followPath(row, found, step + 1, inner, use)
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
    case 'elements': {
      const list = attributeOf(body, spot.name)?.value
      const elements = list?.kind === 'tuple' ? list.elements : []
      return elements.map((element) => atExpression(source, row, found, element, null))
    }
    case 'names':
      return attributesOf(body).map((entry) =>
        mention(row, found, {
          value: { kind: 'known', text: detach(entry.name) },
          versions: null,
          place: source.place(entry)
        })
      )
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
  const address = [...found.names, name].join('.')
  const key = row.merges === undefined ? null : `${row.merges}.${name}`
  const rest = { address: address, localName: detach(name), mergeKey: key }
  const whole = { ...rest, value: undefined, versions: null, place: source.place(value) }
  if (value.kind === 'object') {
    const versions = textOf(source, entryOf(value, 'version'))
    const given = value.items.filter((item) => item.name === 'source')
    const [first] = given
    if (first === undefined) {
      return [mention(row, found, { ...whole, kind: row.absent ?? row.kind, versions })]
    }
    return [{ ...atExpression(source, row, found, first.value, versions), ...rest }]
  }
  if (value.kind === 'string' || value.kind === 'primitive' || value.kind === 'template') {
    const versions = textOf(source, { value })
    return [mention(row, found, { ...whole, kind: 'required_provider_legacy', versions })]
  }
  return [mention(row, found, { ...whole, kind: 'required_provider_invalid' })]
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
  kind: row.kind,
  address: detach(names.join('.')),
  mergeKey: mergeKeyOf(row, names),
  localName: null,
  ...given
})

function mergeKeyOf(row: Row, names: readonly string[]): string | null {
  if (row.merges === undefined) return null
  return row.merges === 'module' ? detach(`module.${names.at(-1)}`) : row.merges
}
