// Finds in one parsed file every place of the usage table, and what is written there.

import type { Note } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import { ENCRYPTION_HOSTS } from '../../rules/protocol/backend-address.ts'
import { itemOf } from '../hcl/evaluate.ts'
import {
  type Attribute,
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf,
  type Expression
} from '../hcl/structure.ts'
import {
  detach,
  dotted,
  literalText,
  memberOf,
  readText,
  readValue,
  type SourceText,
  type Value
} from '../hcl/values.ts'
import type { Definition } from '../modules/definitions.ts'
import type { FileClass, FileKind } from './file-kinds.ts'
import { type ModuleScope, workspaceIn } from './module-scope.ts'
import type { Usage } from './usage.ts'
import { mergeKeyOf, rowsByType, type UsageRow } from './usage-table.ts'

export type ParsedFile = {
  /** Relative to the root, with slashes. May hold any character but NUL. */
  readonly file: string
  readonly kind: FileKind
  readonly references: readonly HostReference[]
  readonly scope: ModuleScope
  readonly definitions: readonly Definition[]
  readonly notes: readonly Note[]
  /** The file is not selected: it decides what other files of its module mean, but is not reported. */
  readonly isContext: boolean
}

/** A place in a file where a host is named, or would be. */
export type HostReference = Required<
  Pick<Usage, 'kind' | 'address' | 'constraints' | 'place' | 'hasOwnToken' | 'workspace'>
> & {
  readonly row: UsageRow
  readonly value: Value | undefined
  readonly version: { readonly value: Value; readonly place: Place } | null
  /** Override files replace what has the same key; null where nothing is replaced. */
  readonly mergeKey: string | null
  readonly localName: string | null
}

export function referencesIn(source: SourceText, body: Body, fileClass: FileClass) {
  const rows = rowsByType(fileClass)
  const references: HostReference[] = []
  const types = new Set([''])
  if (body.kind === 'json') for (const { name } of body.members) types.add(name)
  else for (const { type } of body.blocks) if (rows.has(type)) types.add(type)
  for (const type of types) {
    for (const row of rows.get(type) ?? []) {
      new RowReader(source, row, references).readAt(0, { body, block: undefined, names: [] })
    }
  }
  return references
}

type Spot = {
  readonly body: Body
  readonly block: Block | undefined
  readonly names: readonly string[]
}

type WrittenReference = Pick<HostReference, 'value' | 'place'> & Partial<HostReference>

class RowReader {
  private readonly source: SourceText
  private readonly row: UsageRow
  private readonly references: HostReference[]

  constructor(source: SourceText, row: UsageRow, references: HostReference[]) {
    this.source = source
    this.row = row
    this.references = references
  }

  /** Reads the spots below this one that the blocks of the row's path lead to, from the block at `depth`. */
  readAt(depth: number, spot: Spot): void {
    const pattern = this.row.path[depth]
    if (pattern === undefined) {
      this.read(spot)
      return
    }
    const [type] = pattern
    const { body } = spot
    // Most files have many blocks, and few of them are such: no list is made of them.
    const blocks = body.kind === 'native' ? body.blocks : blocksOf(body, type, pattern.length - 1)
    for (const block of blocks) {
      const { labels } = block
      if (block.type !== type || labels.length !== pattern.length - 1) continue
      const isOther = labels.some(({ value }, at) => !['*', value].includes(pattern[at + 1] ?? ''))
      if (isOther) continue
      const names = [...spot.names, type, ...labels.map(({ value }) => value)]
      this.readAt(depth + 1, { body: block.body, block, names })
    }
  }

  private read(spot: Spot): void {
    const { body, block, names } = spot
    switch (this.row.position) {
      case 'entries':
        for (const entry of attributesOf(body)) this.addEntry(names, entry)
        return
      case 'label': {
        const label = block?.labels.at(-1)
        if (label === undefined) return
        const value: Value = { kind: 'known', text: detach(label.value) }
        const place = this.source.place(label)
        const version = this.version(attributeOf(body, 'version')?.value)
        const constraints = literalText(attributeOf(body, 'constraints')?.value) ?? undefined
        this.add(names.slice(0, -1), { value, place, version, constraints })
        return
      }
      case 'urls': {
        const urls = attributeOf(body, 'urls')?.value
        for (const url of urls?.kind === 'tuple' ? urls.elements : []) {
          this.add(names, this.written(url))
        }
        return
      }
      case 'open-state':
        this.addOpenState(spot)
        return
      default:
        this.addArguments(spot, this.row.position)
    }
  }

  private add(names: readonly string[], written: WrittenReference): void {
    const { row } = this
    const absent = { version: null, constraints: undefined, localName: null, workspace: undefined }
    const keys = { row, address: dotted(names), mergeKey: mergeKeyOf(row, names) }
    this.references.push({ kind: row.kind, hasOwnToken: false, ...absent, ...written, ...keys })
  }

  /** An expression for Terragrunt's `remote_state`, or a key provider in its `encryption`: any host. */
  private addOpenState({ body, names }: Spot): void {
    const { source } = this
    const argumentOf = (name: string) => attributeOf(body, name)?.value
    const encryption = argumentOf('encryption')
    const isEncryptionOpen =
      encryption?.kind === 'other' ||
      ENCRYPTION_HOSTS.some((name) => itemOf(encryption, name, source.text) !== undefined)
    const backend = literalText(argumentOf('backend'))
    const state = backend === null ? argumentOf('backend') : argumentOf('config')
    const isStateOpen = backend !== 'remote' && state?.kind !== 'object'
    const open = isEncryptionOpen ? encryption : isStateOpen ? state : undefined
    if (open === undefined) return
    const value: Value = { kind: 'pieces', pieces: [null], text: readValue(source, open).text }
    this.add(names, { value, place: source.place(open) })
  }

  /** The arguments of a block, or those of `config` in a remote state. */
  private addArguments({ body, block, names }: Spot, wanted: readonly string[]): void {
    const { row, source } = this
    const argumentOf = (name: string) => attributeOf(body, name)?.value
    const isRemote = row.backend !== undefined
    if (isRemote && literalText(argumentOf('backend')) !== row.backend) return
    const config = isRemote ? argumentOf('config') : undefined
    const argument = (path: string) => {
      const [name = '', item] = path.split('.')
      const value = isRemote ? itemOf(config, name, source.text) : argumentOf(name)
      const isInner = item !== undefined && value?.kind === 'object'
      return isInner ? itemOf(value, item, source.text) : value
    }
    const rest = {
      version: this.version(argumentOf('version')),
      hasOwnToken: row.grammar === 'host' && argument('token') !== undefined,
      workspace: row.merges === 'backend' && row.grammar === 'host' ? workspaceIn(body) : undefined
    }
    // An expression that gives several of them is there once.
    const distinct = new Map(wanted.map((name) => [argument(name) ?? name, name]))
    for (const [expression, name] of distinct) {
      if (typeof expression !== 'string') this.add(names, { ...rest, ...this.written(expression) })
      else if (row.absent !== undefined && block !== undefined) {
        // An expression may well evaluate to an object with a hostname.
        const isOpen = config !== undefined && config.kind !== 'object'
        const value = isOpen ? memberOf(readValue(source, config), name) : undefined
        this.add(names, { ...rest, kind: row.absent, value, place: source.place(block) })
      }
    }
  }

  private written(expression: Expression): WrittenReference {
    const { row, source } = this
    const isNull = expression.kind === 'primitive' && expression.value === null
    // For an optional argument, null is the same as no argument.
    const isAbsent = row.defaults !== undefined && isNull
    const value = isAbsent ? undefined : readValue(source, expression, row.isLiteral)
    return { value, place: source.place(expression) }
  }

  private addEntry(names: readonly string[], { name, value }: Attribute): void {
    const { row, source } = this
    const path = [...names, name]
    const localName = detach(name)
    if (value.kind === 'object') {
      const item = (name: string) => itemOf(value, name, source.text, row.isLiteral)
      const address = item('source')
      this.add(path, {
        localName,
        kind: address === undefined ? (row.absent ?? row.kind) : row.kind,
        value: address && readValue(source, address, row.isLiteral),
        version: this.version(item('version'), readValue),
        place: source.place(address ?? value)
      })
      return
    }
    const isVersion = ['string', 'primitive', 'template'].includes(value.kind)
    const kind = isVersion ? 'required_provider_legacy' : 'required_provider_invalid'
    const version = isVersion ? this.version(value) : null
    this.add(path, { localName, kind, version, value: undefined, place: source.place(value) })
  }

  private version(expression: Expression | undefined, read = readText): HostReference['version'] {
    const value = expression && read(this.source, expression)
    return expression && value ? { value, place: this.source.place(expression) } : null
  }
}
