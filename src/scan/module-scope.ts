// What one file adds to its module besides hosts: names with literal values, and uses of providers.
import type { Source } from './source.ts'
import { detach } from './source.ts'
import type { Block, Body, Span } from './structure.ts'
import { attributeOf, attributesOf, blocksOf } from './structure.ts'
import type { Place } from './usage.ts'
import { textOf } from './values.ts'

/** Something that uses a provider by its local name. */
export type ProviderUse = {
  readonly localName: string
  readonly text: string
  readonly address: string
  readonly place: Place
}

export type Variable = {
  readonly text: string
  /** Terraform evaluates no other variable before init. */
  readonly isConstant: boolean
}

export type ModuleScope = {
  readonly locals: ReadonlyMap<string, string>
  readonly variables: ReadonlyMap<string, Variable>
  /** The first use of each local name. */
  readonly providerUses: ReadonlyMap<string, ProviderUse>
  /** There is a `backend` or `cloud` block, of whatever type. */
  readonly hasBackend: boolean
  /** OpenTofu's `language` block. */
  readonly language: Place | null
}

export const NO_SCOPE: ModuleScope = {
  locals: new Map(),
  variables: new Map(),
  providerUses: new Map(),
  hasBackend: false,
  language: null
}

// The blocks that are looked at, and how many labels they have.
const BLOCKS: ReadonlyMap<string, number> = new Map([
  ['language', 0],
  ['terraform', 0],
  ['locals', 0],
  ['variable', 1],
  ['provider', 1],
  ['check', 1],
  ['import', 0],
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['list', 2],
  ['action', 2]
])

export function scopeOf(source: Source, body: Body): ModuleScope {
  const scope = new ScopeReader(source)
  if (body.kind === 'native') {
    for (const block of body.blocks) {
      if (BLOCKS.get(block.type) === block.labels.length) scope.read(block)
    }
  } else {
    for (const [type, labels] of BLOCKS) blocksOf(body, type, labels).forEach(scope.read, scope)
  }
  return scope.result()
}

// Empty maps are not small, and there may be a hundred thousand files in a module.
const filled = <K, V>(map: ReadonlyMap<K, V>, empty: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  map.size === 0 ? empty : map

/** Takes in one block after another. */
class ScopeReader {
  private readonly locals = new Map<string, string>()
  private readonly variables = new Map<string, Variable>()
  private readonly providerUses = new Map<string, ProviderUse>()
  private hasBackend = false
  private language: Place | null = null
  private readonly source: Source

  constructor(source: Source) {
    this.source = source
  }

  read(block: Block): void {
    const { type, labels, body } = block
    switch (type) {
      case 'language':
        this.language ??= this.source.place(block)
        return
      case 'terraform':
        this.hasBackend ||=
          blocksOf(body, 'backend', 1).length > 0 || blocksOf(body, 'cloud', 0).length > 0
        return
      case 'locals':
        for (const local of attributesOf(body)) {
          const text = textOf(this.source, local)
          if (text !== null) this.locals.set(detach(local.name), text)
        }
        return
      case 'variable':
        this.readVariable(block)
        return
      case 'provider':
        for (const label of labels) this.use(label.value, label.value, [type, label.value], label)
        return
      case 'check':
        for (const inner of blocksOf(body, 'data', 2)) {
          this.readTyped(inner, [type, labels[0]?.value ?? ''])
        }
        return
      case 'import':
        this.readNamed(block, [type])
        return
      default:
        this.readTyped(block, [])
    }
  }

  result(): ModuleScope {
    const { hasBackend, language } = this
    return {
      locals: filled(this.locals, NO_SCOPE.locals),
      variables: filled(this.variables, NO_SCOPE.variables),
      providerUses: filled(this.providerUses, NO_SCOPE.providerUses),
      hasBackend,
      language
    }
  }

  private readVariable({ labels, body }: Block): void {
    const text = textOf(this.source, attributeOf(body, 'default'))
    if (text === null) return
    const constant = attributeOf(body, 'const')?.value
    const isConstant = constant?.kind === 'primitive' && constant.value === true
    for (const { value } of labels) this.variables.set(detach(value), { text, isConstant })
  }

  /** A block whose first label is a type, which begins with its provider's name. */
  private readTyped(block: Block, above: readonly string[]): void {
    const [type, name] = block.labels
    if (type === undefined || name === undefined) return
    const path = [...above, block.type, type.value, name.value]
    if (!this.readNamed(block, path)) this.use(providerOfType(type.value), type.value, path, type)
  }

  /** `provider = aws.west` */
  private readNamed(block: Block, path: readonly string[]): boolean {
    const provider = attributeOf(block.body, 'provider')?.value
    const localName = provider === undefined ? undefined : localNameAt(this.source, provider)
    if (provider === undefined || localName === undefined) return false
    this.use(localName, localName, path, provider)
    return true
  }

  private use(localName: string, text: string, path: readonly string[], span: Span): void {
    if (this.providerUses.has(localName)) return
    const name = detach(localName)
    const rest = { text: detach(text), address: detach(path.join('.')) }
    this.providerUses.set(name, { localName: name, ...rest, place: this.source.place(span) })
  }
}

/** Text before the first `_` (Terraform addrs/resource.go ImpliedProvider). */
const providerOfType = (type: string): string => type.split('_', 1)[0] ?? type

// `provider = aws.west`; the older form has quotes around it.
const PROVIDER = /^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u
// Longer than any name.
const MAX_PROVIDER = 256

function localNameAt({ text }: Source, { start, end }: Span): string | undefined {
  return PROVIDER.exec(text.slice(start, Math.min(end, start + MAX_PROVIDER)))?.[1]
}
