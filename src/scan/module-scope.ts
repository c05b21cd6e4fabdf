// What one file adds to its module besides references to hosts: uses of providers, and its backend.

import type { Attribute, Block, Body, Span } from '../hcl/structure.ts'
import { attributeOf, blocksOf } from '../hcl/structure.ts'
import { detach, dotted, literalText, type SourceText } from '../hcl/values.ts'
import type { Place } from '../problems/place.ts'
import type { OwnSyntax } from '../protocol/clients.ts'

/** A block that uses a provider by its local name. */
export type ProviderUse = {
  readonly text: string
  readonly address: string
  readonly place: Place
}

export type ModuleScope = {
  /** The first use of each provider, by its local name. */
  readonly providerUses: ReadonlyMap<string, ProviderUse>
  /** There is a `backend` or `cloud` block, of whatever type. */
  readonly hasBackend: boolean
  /** What tells clients and their versions apart. */
  readonly traits: readonly Trait[]
}

/** Syntax that only one client or some versions accept; `text` is the value, if there is one. */
export type Trait =
  | SyntaxTrait
  | VersionTrait
  /** The client that Terragrunt runs. */
  | { readonly kind: 'binary'; readonly text: string; readonly place: Place }

export type SyntaxTrait = { readonly kind: OwnSyntax; readonly text: ''; readonly place: Place }

/** A constraint outside of `required_providers`. */
export type VersionTrait = {
  /** `version`: on the client's version; `compatible`: on OpenTofu's; `provider-version`: of a `provider` block. */
  readonly kind: 'version' | 'compatible' | 'provider-version'
  readonly text: string
  /** The name of the provider in its module; null without one. */
  readonly localName: string | null
  readonly place: Place
}

export const NO_SCOPE: ModuleScope = {
  providerUses: new Map(),
  hasBackend: false,
  traits: []
}

// The blocks to read, and how many labels they have.
const BLOCKS: ReadonlyMap<string, number> = new Map([
  ['language', 0],
  ['terraform', 0],
  ['provider', 1],
  ['check', 1],
  ['import', 0],
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['list', 2],
  ['action', 2]
])

export function scopeOf(source: SourceText, body: Body): ModuleScope {
  const scope = new ScopeReader(source)
  if (body.kind === 'native') {
    for (const block of body.blocks) {
      if (BLOCKS.get(block.type) === block.labels.length) scope.read(block)
    }
  } else {
    for (const [type, labels] of BLOCKS) blocksOf(body, type, labels).forEach(scope.read, scope)
  }
  const { providerUses, hasBackend, traits } = scope
  return { providerUses, hasBackend, traits }
}

/** Terragrunt's arguments that choose a client and its version. */
export function terragruntScopeOf(source: SourceText, body: Body): ModuleScope {
  const traits = TERRAGRUNT_TRAITS.flatMap(({ argument, kind }): readonly Trait[] => {
    const value = attributeOf(body, argument)?.value
    const text = literalText(value)
    if (value === undefined || text === null) return []
    const place = source.place(value)
    if (kind === 'version') return [{ kind, text, localName: null, place }]
    const name = /(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(text)?.[1]
    return name === undefined ? [] : [{ kind, text: name, place }]
  })
  return traits.length === 0 ? NO_SCOPE : { ...NO_SCOPE, traits }
}

const TERRAGRUNT_TRAITS = [
  { argument: 'terraform_binary', kind: 'binary' },
  { argument: 'terraform_version_constraint', kind: 'version' }
] as const

class ScopeReader {
  readonly providerUses = new Map<string, ProviderUse>()
  hasBackend = false
  readonly traits: Trait[] = []
  private readonly source: SourceText

  constructor(source: SourceText) {
    this.source = source
  }

  read(block: Block): void {
    const { type, labels, body } = block
    switch (type) {
      case 'language':
        this.addTrait('language', block)
        for (const inner of blocksOf(body, 'compatible_with', 0)) {
          this.addVersion('compatible', attributeOf(inner.body, 'opentofu'))
        }
        return
      case 'terraform':
        this.hasBackend ||=
          blocksOf(body, 'backend', 1).length > 0 || blocksOf(body, 'cloud', 0).length > 0
        for (const encryption of blocksOf(body, 'encryption', 0)) {
          this.addTrait('encryption', encryption)
        }
        this.addVersion('version', attributeOf(body, 'required_version'))
        return
      case 'provider':
        for (const label of labels) {
          this.use(label.value, label.value, label, [block])
          this.addVersion('provider-version', attributeOf(body, 'version'), detach(label.value))
        }
        if (attributeOf(body, 'for_each') !== undefined) this.addTrait('provider-for-each', block)
        return
      case 'action':
        this.addTrait('action', block)
        this.readTyped(block, [block])
        return
      case 'check':
        for (const inner of blocksOf(body, 'data', 2)) this.readTyped(inner, [block, inner])
        return
      case 'import':
        this.readNamed(block, [block])
        return
      default:
        this.readTyped(block, [block])
    }
  }

  private addTrait(kind: OwnSyntax, span: Span): void {
    this.traits.push({ kind, text: '', place: this.source.place(span) })
  }

  private addVersion(
    kind: VersionTrait['kind'],
    argument: Attribute | undefined,
    localName: string | null = null
  ): void {
    const text = literalText(argument?.value)
    if (argument === undefined || text === null) return
    this.traits.push({ kind, text, localName, place: this.source.place(argument.value) })
  }

  /** A block whose first label is a type, which begins with its provider's name. */
  private readTyped(block: Block, path: readonly Block[]): void {
    const [type] = block.labels
    if (type === undefined || this.readNamed(block, path)) return
    this.use(providerOfType(type.value), type.value, type, path)
  }

  /** `provider = aws.west` */
  private readNamed(block: Block, path: readonly Block[]): boolean {
    const provider = attributeOf(block.body, 'provider')?.value
    const localName = provider === undefined ? undefined : localNameAt(this.source, provider)
    if (provider === undefined || localName === undefined) return false
    this.use(localName, localName, provider, path)
    return true
  }

  private use(localName: string, text: string, span: Span, path: readonly Block[]): void {
    if (this.providerUses.has(localName)) return
    const { source } = this
    this.providerUses.set(detach(localName), {
      text: detach(text),
      address: addressOf(path),
      place: source.place(span)
    })
  }
}

const addressOf = (path: readonly Block[]): string =>
  dotted(path.flatMap(({ type, labels }) => [type, ...labels.map(({ value }) => value)]))

/** Text before the first `_` (Terraform addrs/resource.go ImpliedProvider). */
const providerOfType = (type: string): string => {
  const end = type.indexOf('_')
  return end < 0 ? type : type.slice(0, end)
}

// `provider = aws.west`; the older form has quotes around it.
const PROVIDER = /^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u
// Longer than any name.
const MAX_PROVIDER = 256

function localNameAt({ text }: SourceText, { start, end }: Span): string | undefined {
  return PROVIDER.exec(text.slice(start, Math.min(end, start + MAX_PROVIDER)))?.[1]
}
