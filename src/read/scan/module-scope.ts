// Reads what one file adds to its module besides references to hosts: uses of providers, its backend, and declarations.

import type { Place } from '../../rules/problems/place.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { defaultRegistry } from '../../rules/protocol/module-address.ts'
import { parseProviderPart } from '../../rules/protocol/provider-address.ts'
import { PROVIDERS } from '../../rules/protocol/services.ts'
import {
  type Attribute,
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf,
  type Expression,
  type Span
} from '../hcl/structure.ts'
import { detach, dotted, isReference, literalText, type SourceText } from '../hcl/values.ts'
import { byReaders } from '../modules/definition-notes.ts'
import { blocksIn, LABELS } from '../modules/definitions.ts'
import type { ParsedFile } from './host-references.ts'
import { configurationsIn } from './provider-configurations.ts'
import { type Declared, type Need, type RemoteWorkspace, STATE_PARTS, type Usage } from './usage.ts'

export type ProviderUse = { readonly text: string; readonly address: string; readonly place: Place }

export type ModuleScope = Readonly<Pick<ScopeReader, 'providerUses' | 'hasBackend' | 'declared'>>

export const NO_SCOPE: ModuleScope = { providerUses: new Map(), hasBackend: false, declared: [] }

export function scopeOf(source: SourceText, body: Body): ModuleScope {
  const scope = new ScopeReader(source)
  for (const block of blocksIn(body)) {
    if (LABELS.get(block.type) === block.labels.length) scope.read(block)
  }
  const { providerUses, hasBackend, declared } = scope
  return { providerUses, hasBackend, declared }
}

const PROGRAM = /(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/

export function terragruntScopeOf(source: SourceText, body: Body): ModuleScope {
  const scope = new ScopeReader(source)
  const binary = attributeOf(body, 'terraform_binary')?.value
  const [, name] = PROGRAM.exec(literalText(binary) ?? '') ?? []
  if (binary !== undefined && name !== undefined) scope.declare('binary', binary, name)
  scope.declareVersion('version', attributeOf(body, 'terraform_version_constraint'))
  return { ...NO_SCOPE, declared: scope.declared }
}

class ScopeReader {
  readonly providerUses = new Map<string, ProviderUse>()
  /** There is a `backend` or `cloud` block, of whatever type. */
  hasBackend = false
  readonly declared: Declared[] = []
  private readonly source: SourceText

  constructor(source: SourceText) {
    this.source = source
  }

  private readonly isOpen = ({ value }: Attribute) => isReference(this.source, value)

  read(block: Block): void {
    const { type, labels, body } = block
    this.declared.push(...configurationsIn(this.source, block))
    switch (type) {
      case 'language':
        this.declare('language', block)
        for (const inner of blocksOf(body, 'compatible_with', 0)) {
          this.declareVersion('compatible', attributeOf(inner.body, 'opentofu'))
        }
        return
      case 'terraform': {
        this.hasBackend ||= hasStateIn(body)
        const open = stateIn(body).flatMap(argumentsOf).find(this.isOpen)
        // JSON has no expressions where nothing can be evaluated.
        if (open !== undefined && body.kind === 'native')
          this.declare('state-expression', open.value, detach(open.name))
        for (const inner of blocksOf(body, 'encryption', 0)) this.declare('encryption', inner)
        this.declareVersion('version', attributeOf(body, 'required_version'))
        return
      }
      case 'provider':
        for (const label of labels) {
          this.use(label.value, label.value, label, [block])
          this.declareVersion('provider-version', attributeOf(body, 'version'), detach(label.value))
        }
        if (attributeOf(body, 'for_each') !== undefined) this.declare('provider-for-each', block)
        return
      case 'check':
        for (const inner of blocksOf(body, 'data', 2)) this.readTyped(inner, [block, inner])
        return
      case 'import':
        if (!this.readNamed(block, [block])) this.readImported(block)
        return
      default:
        if (labels.length < 2) return
        if (type === 'action') this.declare('action', block)
        this.readTyped(block, [block])
    }
  }

  declare(kind: Declared['kind'], span: Span, text = '', localName: string | null = null): void {
    this.declared.push({ kind, text, localName, place: this.source.place(span) })
  }

  declareVersion(
    kind: Declared['kind'],
    argument: Attribute | undefined,
    localName?: string
  ): void {
    const text = literalText(argument?.value)
    if (argument !== undefined && text !== null) this.declare(kind, argument.value, text, localName)
  }

  /** A block whose first label is a type, which begins with its provider's name. */
  private readTyped(block: Block, path: readonly Block[]): void {
    const [type] = block.labels
    if (type === undefined || this.readNamed(block, path)) return
    // Terraform addrs/resource.go ImpliedProvider.
    const [localName = ''] = type.value.split('_', 1)
    this.use(localName, type.value, type, path)
  }

  /** The target of an import implies a provider even if no block declares the resource. */
  private readImported(block: Block): void {
    const target = attributeOf(block.body, 'to')?.value
    const [, type] = TARGET.exec(this.textOf(target)) ?? []
    if (target === undefined || type === undefined) return
    const [localName = ''] = type.split('_', 1)
    this.use(localName, type, target, [block])
  }

  /** The beginning of a reference: in JSON, and in the older form, it is a string. */
  private textOf(value: Expression | undefined): string {
    if (value === undefined) return ''
    const { start, end } = value
    const text = value.kind === 'string' ? value.value : this.source.text.slice(start, end)
    return text.slice(0, MAX_PROVIDER).trim()
  }

  private readNamed(block: Block, path: readonly Block[]): boolean {
    const provider = attributeOf(block.body, 'provider')?.value
    if (provider === undefined) return false
    const [, localName] = PROVIDER.exec(this.textOf(provider)) ?? []
    if (localName === undefined) return false
    this.use(localName, localName, provider, path)
    return true
  }

  private use(localName: string, text: string, span: Span, path: readonly Block[]): void {
    if (this.providerUses.has(localName)) return
    const use = { text: detach(text), address: addressOf(path), place: this.source.place(span) }
    this.providerUses.set(detach(localName), use)
  }
}

const stateIn = (body: Body) => [...blocksOf(body, 'backend', 1), ...blocksOf(body, 'cloud', 0)]

const argumentsOf = ({ body }: Block) =>
  [body, ...blocksOf(body, 'workspaces', 0).map((inner) => inner.body)].flatMap(attributesOf)

export const hasStateIn = (body: Body): boolean => stateIn(body).length > 0

// At least one of these says which workspaces are meant.
const MAPPINGS = ['name', 'prefix', 'tags']

export function workspaceIn(body: Body): RemoteWorkspace {
  const [workspaces] = blocksOf(body, 'workspaces', 0)
  const isWritten = (part: string) =>
    part === 'workspaces' && workspaces !== undefined
      ? MAPPINGS.some((name) => attributeOf(workspaces.body, name) !== undefined)
      : attributeOf(body, part) !== undefined
  const lacks = STATE_PARTS.filter((part) => !isWritten(part))
  return {
    organization: literalText(attributeOf(body, 'organization')?.value),
    name: workspaces ? literalText(attributeOf(workspaces.body, 'name')?.value) : null,
    ...(lacks.length > 0 && { lacks })
  }
}

const addressOf = (path: readonly Block[]): string =>
  dotted(path.flatMap(({ type, labels }) => [type, ...labels.map(({ value }) => value)]))

// `provider = aws.west`
const PROVIDER = /^([\p{ID_Start}_][\p{ID_Continue}-]*)/u
// A resource of the root module; others are those of their modules.
const TARGET = /^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i
// Longer than any name.
const MAX_PROVIDER = 256

/** At the first use of each provider. It comes from each client's default registry (Terraform addrs/provider.go). */
export function impliedProviders(files: readonly ParsedFile[]): readonly Usage[] {
  const uses = new Map<string, ProviderUse & Pick<Usage, 'clients'>>()
  for (const { readers, read } of byReaders(files)) {
    for (const [localName, use] of unrequired(read)) {
      const before = uses.get(localName)
      const clients = before === undefined ? readers : [...before.clients, ...readers]
      uses.set(localName, { ...(before ?? use), clients })
    }
  }
  return Array.from(uses.values(), (use): Usage => {
    const { host, isHostImplied, needs } = neededByImplied(use.clients)
    return { kind: 'implied_provider', host, isHostImplied, ...use, isOverridden: false, needs }
  })
}

export function neededByImplied(clients: readonly MainClient[]) {
  // There may be tens of thousands of such usages, nearly all of them of both clients.
  const isShared = clients.length === MAIN_CLIENTS.length
  const isNeeded = (need: Need) => need.clients.some((client) => clients.includes(client))
  const needs = isShared ? NEEDS : NEEDS.filter(isNeeded)
  return { host: needs[0]?.host ?? null, isHostImplied: true, needs }
}

const NEEDS = MAIN_CLIENTS.map((client): Need => {
  return { host: defaultRegistry(client), service: PROVIDERS, clients: [client] }
})

/** The first use of each provider that is not required, by local name. */
function unrequired(files: readonly ParsedFile[]): ReadonlyMap<string, ProviderUse> {
  const names = new Set<string | null>(['terraform'])
  for (const { references } of files) for (const { localName } of references) names.add(localName)
  const uses = new Map<string, ProviderUse>()
  for (const { scope, isContext } of files) {
    if (isContext) continue
    for (const [localName, use] of scope.providerUses) {
      if (names.has(localName)) continue
      names.add(localName)
      if (parseProviderPart(localName).ok) uses.set(localName, use)
    }
  }
  return uses
}
