// What a file defines, and what `init` refuses in it before it installs anything (internal/configs/module.go,
// provider_requirements.go).

import { type BlockMistake, blockBackend, blockInvalid } from '../../rules/problems/init/block.ts'
import { constraintInvalid } from '../../rules/problems/init/files.ts'
import type { Place } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { parseProviderPart } from '../../rules/protocol/provider-address.ts'
import {
  type Attribute,
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf,
  type Span
} from '../hcl/structure.ts'
import { detach, dotted, isReference, literalText, type SourceText } from '../hcl/values.ts'

export type Definition = {
  readonly what: string
  readonly place: Place
  /** An override file may add it. */
  readonly isSingle?: true
  /** This is wrong by itself, and refused by these clients, if not by all. */
  readonly problem?: Problem
  readonly clients?: readonly MainClient[] | undefined
}

export type RefusedDefinition = Definition & { readonly problem: Problem }

/** The number of labels of each block of a file, in any release of either CLI. */
export const LABELS: ReadonlyMap<string, number> = new Map(
  [
    ['import', 'language', 'locals', 'moved', 'removed', 'terraform'],
    ['check', 'module', 'output', 'provider', 'variable'],
    ['action', 'data', 'ephemeral', 'list', 'resource']
  ].flatMap((types, count) => types.map((type) => [type, count]))
)

/** The blocks at the top of a file; in the native syntax, whatever their types and labels. */
export const blocksIn = (body: Body): readonly Block[] =>
  body.kind === 'native'
    ? body.blocks
    : [...LABELS].flatMap(([type, count]) => blocksOf(body, type, count))

function refused(
  source: SourceText,
  span: Span,
  mistake: BlockMistake,
  clients = MAIN_CLIENTS,
  invalid: typeof blockInvalid | typeof blockBackend = blockInvalid
) {
  return { what: mistake.what, place: source.place(span), problem: invalid(mistake), clients }
}

export const STATE_BLOCK = 'the backend or cloud block'

const OF_CLI_CONFIGURATION = /^(?:credentials(?:_helper)?|host|provider_installation)$/

export function* definitionsIn(source: SourceText, body: Body): Generator<Definition> {
  const isPart = ({ name }: Attribute) => body.kind === 'native' || !LABELS.has(name)
  for (const part of [...attributesOf(body).filter(isPart), ...blocksIn(body)]) {
    const name = 'name' in part ? part.name : part.type
    const labels = LABELS.get(name)
    if ('labels' in part && part.labels.length === labels) yield* definedBy(source, part)
    else {
      const kind = OF_CLI_CONFIGURATION.test(name) ? 'of-cli' : 'unknown'
      yield refused(source, part, { kind, what: detach(name), labels })
    }
  }
}

// The parser has the same rule (hclsyntax.ValidIdentifier).
const NAME = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u
// Others need nothing to override, at least in some releases.
const OVERRIDING = /^(?:module|variable|output|resource|data)$/

function* definedBy(source: SourceText, block: Block): Generator<Definition> {
  const { type, labels, body } = block
  const alias = type === 'provider' ? literalText(attributeOf(body, 'alias')?.value) : null
  const names = [type, ...labels.map(({ value }) => value), ...(alias === null ? [] : [alias])]
  const what = dotted(names)
  if (type === 'terraform') yield* settingsIn(source, body)
  if (labels.length === 0) return
  const isSingle = alias === null && !OVERRIDING.test(type)
  yield { what, place: source.place(block), ...(isSingle && { isSingle }) }
  const isName = (text: string) =>
    type === 'provider' ? parseProviderPart(text).ok : NAME.test(text)
  const wrong = labels.find(({ value }) => !isName(value))
  if (wrong !== undefined) yield refused(source, wrong, { kind: 'name', what: detach(wrong.value) })
  if (type === 'variable') yield* wrongVariable(source, block, what)
  if (type === 'module') yield* wrongContents(source, what, body, CALL)
  const instances = type === 'provider' ? attributeOf(body, 'for_each') : undefined
  if (instances !== undefined && attributeOf(body, 'alias') === undefined) {
    yield refused(source, instances, { kind: 'no-alias', what }, ['opentofu'])
  }
}

/** The names of arguments and blocks that a block can have, and two arguments that exclude each other. */
type AllowedParts = readonly [names: RegExp, ...either: readonly string[]]

const CALL: AllowedParts = [/^(?!(?:lifecycle|locals|provider)$)/]
const OF_TERRAFORM: readonly MainClient[] = ['terraform']
const STATE: AllowedParts = [/^(?:hostname|organization|token|workspaces)$/]
const IN_CLOUD: AllowedParts = [/^(?:name|tags|project)$/, 'name', 'tags']
const IN_REMOTE: AllowedParts = [/^(?:name|prefix)$/, 'name', 'prefix']

function* wrongContents(source: SourceText, what: string, body: Body, contents: AllowedParts) {
  const [names, ...either] = contents
  const invalid = contents === CALL ? blockInvalid : blockBackend
  for (const part of [...attributesOf(body), ...(body.kind === 'native' ? body.blocks : [])]) {
    const argument = detach('name' in part ? part.name : part.type)
    // OpenTofu has it in calls.
    const clients = argument === 'lifecycle' ? OF_TERRAFORM : MAIN_CLIENTS
    const mistake = { kind: 'argument', what, argument } as const
    if (!names.test(argument)) yield refused(source, part, mistake, clients, invalid)
  }
  const [first, second] = either.map((name) => attributeOf(body, name)?.value)
  // An expression may be null, and an empty name is none.
  const isNull = [first, second].some(
    (value) => /other|primitive/.test(value?.kind ?? 'other') || literalText(value) === ''
  )
  if (!second || isNull) return
  yield refused(source, second, { kind: 'both', what, names: either }, MAIN_CLIENTS, invalid)
}

const SINGLE = [
  ['backend', 1, STATE_BLOCK],
  ['cloud', 0, STATE_BLOCK],
  ['required_providers', 0, 'required_providers']
] as const

function* settingsIn(source: SourceText, body: Body): Generator<Definition> {
  for (const [type, count, what] of SINGLE) {
    for (const block of blocksOf(body, type, count)) {
      yield { what, place: source.place(block), isSingle: true }
      if (type !== 'required_providers') yield* wrongState(source, block)
      else for (const entry of attributesOf(block.body)) yield* wrongEntry(source, entry)
    }
  }
  yield* wrongVersion(source, attributeOf(body, 'required_version'))
}

const BACKENDS =
  /^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/
const REMOVED_BACKENDS = /^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/

function* wrongState(source: SourceText, block: Block): Generator<RefusedDefinition> {
  const [{ value: type } = { value: 'cloud' }] = block.labels
  if (!BACKENDS.test(type)) {
    const isRemoved = REMOVED_BACKENDS.test(type)
    const mistake = { kind: 'backend', what: detach(type), isRemoved } as const
    yield refused(source, block, mistake, MAIN_CLIENTS, blockBackend)
  }
  if (type !== 'cloud' && type !== 'remote') return
  yield* wrongContents(source, `the ${block.type} block`, block.body, STATE)
  for (const { body } of blocksOf(block.body, 'workspaces', 0)) {
    yield* wrongContents(source, 'workspaces', body, type === 'cloud' ? IN_CLOUD : IN_REMOTE)
  }
}

// Arguments and blocks of calls (internal/configs/module_call.go).
const RESERVED =
  /^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/

/** Only the native syntax has types without quotes. */
function* wrongVariable(source: SourceText, block: Block, what: string) {
  const type = attributeOf(block.body, 'type')?.value
  const [{ value: name } = { value: '' }] = block.labels
  if (RESERVED.test(name)) yield refused(source, block, { kind: 'reserved', what })
  if (block.body.kind === 'native' && type?.kind === 'string') {
    yield refused(source, type, { kind: 'quoted-type', what })
  }
}

// To configure a provider there is another block.
const ARGUMENTS = ['source', 'version', 'configuration_aliases']

/** An entry of `required_providers`, whose values have findings of their own. */
function* wrongEntry(source: SourceText, entry: Attribute): Generator<RefusedDefinition> {
  const { value } = entry
  const name = detach(entry.name)
  const what = dotted(['required_providers', name])
  const items = value.kind === 'object' ? value.items : null
  const part = parseProviderPart(name)
  // The older form, a version alone, may have capitals.
  if (!part.ok || (items !== null && part.value !== name)) {
    const normal = part.ok ? part.value : null
    yield refused(source, entry, { kind: 'local-name', what: name, normal })
    return
  }
  const other = items?.find((item) => item.name !== undefined && !ARGUMENTS.includes(item.name))
  if (other?.name === undefined) return
  yield refused(source, other, { kind: 'argument', what, argument: detach(other.name) })
}

/** `required_version` is read before anything has a value. OpenTofu reads it in `.tofu` files (language.go). */
function* wrongVersion(source: SourceText, argument: Attribute | undefined) {
  if (argument === undefined || !isReference(source, argument.value)) return
  const place = source.place(argument.value)
  const problem = constraintInvalid({ kind: 'not-constant' })
  const client: MainClient = /\.tofu(\.json)?$/.test(place.file) ? 'opentofu' : 'terraform'
  yield { what: 'required_version', place, problem, clients: [client] }
}
