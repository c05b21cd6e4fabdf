// Finds in one parsed file every place of the usage table, and what is written there.

import type { Attribute, Block, Body, Expression } from '../hcl/structure.ts'
import { attributeOf, attributesOf, blocksOf } from '../hcl/structure.ts'
import {
  detach,
  literalText,
  memberOf,
  readValue,
  type SourceText,
  type Value
} from '../hcl/values.ts'
import type { FileKind } from './file-kinds.ts'
import type { ModuleScope } from './module-scope.ts'
import type { Note } from './usage.ts'
import {
  type HostReference,
  reference,
  type UsageRow,
  type VersionReference,
  versionIn,
  versionOf,
  withWorkspace
} from './usage-row.ts'
import { rowsByType } from './usage-table.ts'

/** What one file contains, without its text. */
export type ParsedFile = {
  readonly file: string
  readonly kind: FileKind
  readonly references: readonly HostReference[]
  readonly scope: ModuleScope
  readonly notes: readonly Note[]
  /** The file decides what other files of its module mean, but is not reported. */
  readonly isContext: boolean
}

/** The references in a file, in the order of the text; slightly more than `most` if there are more. */
export function referencesIn(
  source: SourceText,
  body: Body,
  kind: FileKind,
  most: number
): readonly HostReference[] {
  const rows = rowsByType(kind.class)
  const found: HostReference[] = []
  for (const row of rows.get('') ?? NO_ROWS) {
    addAll(found, referencesAt(source, row, { body, block: undefined, names: [] }))
  }
  const blocks = body.kind === 'native' ? body.blocks : blocksIn(body, rows)
  for (const block of blocks) {
    if (found.length > most) break
    for (const row of rows.get(block.type) ?? NO_ROWS) {
      followPath(source, row, block, [], found)
    }
  }
  return found
}

const NO_ROWS: readonly UsageRow[] = []

// A file may hold more references than a call takes arguments.
function addAll(found: HostReference[], more: readonly HostReference[]): void {
  for (const reference of more) found.push(reference)
}

/** The blocks at the top of a JSON file whose types have rows. */
function blocksIn(
  body: Extract<Body, { kind: 'json' }>,
  rows: ReadonlyMap<string, readonly UsageRow[]>
): readonly Block[] {
  const types = new Set(body.members.map(({ name }) => name).filter((name) => rows.has(name)))
  return [...types].flatMap((type) => {
    const counts = new Set(rows.get(type)?.map(({ path }) => path[0]?.labels.length ?? 0))
    return [...counts].flatMap((labels) => blocksOf(body, type, labels))
  })
}

/** A body, its block, and the names of the blocks that lead to it. */
type Spot = {
  readonly body: Body
  readonly block: Block | undefined
  readonly names: readonly string[]
}

/** If the block is the next one in the row's path: the references in it, or in the blocks inside. */
function followPath(
  source: SourceText,
  row: UsageRow,
  block: Block,
  above: readonly Block[],
  found: HostReference[]
): void {
  const pattern = row.path[above.length]
  const { labels, body } = block
  if (pattern?.type !== block.type || labels.length !== pattern.labels.length) return
  for (let at = 0; at < labels.length; at++) {
    const wanted = pattern.labels[at]
    if (wanted !== '*' && wanted !== labels[at]?.value) return
  }
  const blocks = [...above, block]
  const next = row.path[blocks.length]
  if (next === undefined) {
    const names = blocks.flatMap((one) => [one.type, ...one.labels.map(({ value }) => value)])
    addAll(found, referencesAt(source, row, { body, block, names }))
    return
  }
  for (const inner of blocksOf(body, next.type, next.labels.length)) {
    followPath(source, row, inner, blocks, found)
  }
}

function referencesAt(source: SourceText, row: UsageRow, spot: Spot): readonly HostReference[] {
  const { position } = row
  const { body, block, names } = spot
  switch (position) {
    case 'source':
      return atArgument(
        source,
        row,
        spot,
        attributeOf(body, position)?.value,
        versionIn(source, body)
      )
    case 'hostname': {
      const argument = attributeOf(body, position)?.value
      const found = atArgument(source, row, spot, argument, versionIn(source, body))
      const all = row.merges === 'backend' ? withWorkspace(found, body) : found
      return withToken(all, attributeOf(body, 'token')?.value)
    }
    case 'addresses':
      return ['address', 'lock_address', 'unlock_address'].flatMap((name) =>
        atArgument(source, row, spot, attributeOf(body, name)?.value, null)
      )
    case 'entries':
      return attributesOf(body).map((entry) => atEntry(source, row, spot, entry))
    case 'label': {
      const label = block?.labels.at(-1)
      if (label === undefined) return []
      const value: Value = { kind: 'known', text: detach(label.value) }
      const place = source.place(label)
      const version = versionIn(source, body)
      return [reference(row, names.slice(0, -1), { value, version, place })]
    }
    case 'manifest':
      return atManifest(source, row, body)
    default:
      return atRemoteState(source, row, spot, position)
  }
}

/** The argument of `config` in a remote state with this backend. */
function atRemoteState(
  source: SourceText,
  row: UsageRow,
  spot: Spot,
  wanted: { readonly backend: string; readonly argument: string }
): readonly HostReference[] {
  const backend = literalText(attributeOf(spot.body, 'backend')?.value)
  if (backend !== wanted.backend) return []
  const config = attributeOf(spot.body, 'config')?.value
  const argument = itemOf(config, wanted.argument)
  const found = withToken(atArgument(source, row, spot, argument, null), itemOf(config, 'token'))
  if (config === undefined || config.kind === 'object') return found
  // An expression may well evaluate to an object with a hostname.
  const value = memberOf(readValue(source, config), wanted.argument)
  return found.map((given) => ({ ...given, value }))
}

const withToken = (found: readonly HostReference[], token: Expression | undefined) =>
  token === undefined ? found : found.map((each) => ({ ...each, hasOwnToken: true }))

function atArgument(
  source: SourceText,
  row: UsageRow,
  { block, names }: Spot,
  argument: Expression | undefined,
  version: VersionReference | null
): readonly HostReference[] {
  if (argument !== undefined) return [atExpression(source, row, names, argument, version)]
  if (row.absent === undefined || block === undefined) return []
  const place = source.place(block)
  return [reference(row, names, { kind: row.absent, value: undefined, version, place })]
}

function atExpression(
  source: SourceText,
  row: UsageRow,
  names: readonly string[],
  expression: Expression,
  version: VersionReference | null
): HostReference {
  // For an optional argument, null is the same as no argument.
  const isNull = expression.kind === 'primitive' && expression.value === null
  const isAbsent = isNull && row.defaults !== undefined
  const value = isAbsent ? undefined : readValue(source, expression, row.isLiteral)
  return reference(row, names, { value, version, place: source.place(expression) })
}

/** An argument of `required_providers`. */
function atEntry(
  source: SourceText,
  row: UsageRow,
  { names }: Spot,
  { name, value }: Attribute
): HostReference {
  const mergeKey = row.merges === undefined ? null : `${row.merges}.${name}`
  const entry = { address: detach([...names, name].join('.')), localName: detach(name), mergeKey }
  if (value.kind === 'object') {
    const given = itemOf(value, 'source')
    return reference(row, names, {
      ...entry,
      kind: given === undefined ? (row.absent ?? row.kind) : row.kind,
      value: given && readValue(source, given, row.isLiteral),
      version: versionOf(source, itemOf(value, 'version'), readValue),
      place: source.place(given ?? value)
    })
  }
  const isVersion =
    value.kind === 'string' || value.kind === 'primitive' || value.kind === 'template'
  const kind = isVersion ? 'required_provider_legacy' : 'required_provider_invalid'
  return reference(row, names, {
    ...entry,
    kind,
    value: undefined,
    version: isVersion ? versionOf(source, value) : null,
    place: source.place(value)
  })
}

function atManifest(source: SourceText, row: UsageRow, body: Body): readonly HostReference[] {
  const modules = attributeOf(body, 'Modules')?.value
  if (modules?.kind !== 'tuple') return []
  return modules.elements.flatMap((module) => {
    const given = itemOf(module, 'Source')
    const key = literalText(itemOf(module, 'Key'))
    if (given === undefined || key === null) return []
    const version = versionOf(source, itemOf(module, 'Version'))
    return [atExpression(source, row, ['module', key], given, version)]
  })
}

const itemOf = (object: Expression | undefined, name: string): Expression | undefined =>
  object?.kind === 'object' ? object.items.find((item) => item.name === name)?.value : undefined
