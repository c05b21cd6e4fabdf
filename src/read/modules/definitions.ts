// The definitions of a module, of which `init` refuses before it installs anything: a second block of one name, an override
// of nothing, and definitions that are wrong by themselves (internal/configs/module.go, provider_requirements.go).

import { blockInvalid } from '../../rules/problems/init/block.ts'
import { constraintInvalid } from '../../rules/problems/init/files.ts'
import { mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import { type Place, showBecause } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { hasPlaceholder } from '../../rules/protocol/advice/address-advice.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { parseProviderPart } from '../../rules/protocol/provider-address.ts'
import { interpolated } from '../hcl/evaluate.ts'
import {
  type Attribute,
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf
} from '../hcl/structure.ts'
import { detach, dotted, type SourceText } from '../hcl/values.ts'

export type Definition = {
  readonly what: string
  readonly place: Place
  /** The module has one such block, which an override file may add. */
  readonly isSingle?: true
  /** This is wrong by itself, and refused by these clients, if not by all. */
  readonly problem?: Problem
  readonly clients?: readonly MainClient[] | undefined
}

type RefusedDefinition = Definition & { readonly problem: Problem }

function namedBlock(source: SourceText, { type, labels, start, end }: Block): Definition {
  const names = [type]
  for (const { value } of labels) names.push(value)
  return { what: dotted(names), place: source.place({ start, end }) }
}

type DefiningFile = {
  readonly definitions: readonly Definition[]
  readonly kind: {
    readonly class: string
    readonly clients: readonly MainClient[]
    readonly isOverride: boolean
  }
  /** Why it may define more than was read. */
  readonly notes: readonly Note[]
  readonly isContext: boolean
}

const LABELS = new Map([
  ['module', 1],
  ['variable', 1],
  ['output', 1],
  ['resource', 2],
  ['data', 2]
])

const OF_CLI_CONFIGURATION = /^(?:credentials(?:_helper)?|host|provider_installation)$/

const SINGLE = [
  ['backend', 1, 'the backend or cloud block'],
  ['cloud', 0, 'the backend or cloud block'],
  ['required_providers', 0, 'required_providers']
] as const

export function* definitionsIn(source: SourceText, body: Body): Generator<Definition> {
  const blocks =
    body.kind === 'native'
      ? body.blocks
      : [...LABELS].flatMap(([type, count]) => blocksOf(body, type, count))
  for (const block of blocks) {
    const { type, labels } = block
    if (LABELS.get(type) === labels.length) {
      yield namedBlock(source, block)
      if (type === 'variable') yield* wrongVariable(source, block)
    } else if (OF_CLI_CONFIGURATION.test(type)) {
      yield { ...namedBlock(source, block), problem: blockInvalid({ kind: 'of-cli', type }) }
    }
  }
  for (const settings of blocksOf(body, 'terraform', 0)) yield* settingsIn(source, settings.body)
}

function* settingsIn(source: SourceText, body: Body): Generator<Definition> {
  for (const [type, count, what] of SINGLE) {
    for (const block of blocksOf(body, type, count)) {
      yield { what, place: source.place(block), isSingle: true }
      if (type !== 'required_providers') continue
      for (const entry of attributesOf(block.body)) yield* wrongEntry(source, entry)
    }
  }
  yield* wrongVersion(source, attributeOf(body, 'required_version'))
}

// Arguments and blocks of calls (internal/configs/module_call.go).
const RESERVED =
  /^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/

/** Only the native syntax has types without quotes. */
function* wrongVariable(source: SourceText, block: Block): Generator<RefusedDefinition> {
  const { what, place } = namedBlock(source, block)
  const name = detach(block.labels[0]?.value ?? '')
  const type = attributeOf(block.body, 'type')?.value
  if (RESERVED.test(name)) yield { what, place, problem: blockInvalid({ kind: 'reserved', what }) }
  if (block.body.kind === 'native' && type?.kind === 'string') {
    yield { what, place: source.place(type), problem: blockInvalid({ kind: 'quoted-type', what }) }
  }
}

// To configure a provider there is another block.
const ARGUMENTS = ['source', 'version', 'configuration_aliases']

/** An entry of `required_providers`, whose values have findings of their own. */
function wrongEntry(source: SourceText, entry: Attribute): readonly RefusedDefinition[] {
  const { value } = entry
  const name = detach(entry.name)
  const what = dotted(['required_providers', name])
  const items = value.kind === 'object' ? value.items : null
  const part = parseProviderPart(name)
  // The older form, a version alone, may have capitals.
  if (!part.ok || (items !== null && part.value !== name)) {
    const normal = part.ok ? part.value : null
    const problem = blockInvalid({ kind: 'local-name', name, normal })
    return [{ what, place: source.place(entry), problem }]
  }
  const other = items?.find((item) => item.name !== undefined && !ARGUMENTS.includes(item.name))
  if (other?.name === undefined) return []
  const problem = blockInvalid({ kind: 'argument', what, argument: detach(other.name) })
  return [{ what, place: source.place(other), problem }]
}

// A variable or function, but no word of a constant.
const REFERENCE = /^\s*(?!(?:true|false|null)\b)[\p{ID_Start}_]/u

/** `required_version` is read before anything has a value. OpenTofu reads it in `.tofu` files (language.go). */
function wrongVersion(
  source: SourceText,
  argument: Attribute | undefined
): readonly RefusedDefinition[] {
  if (argument === undefined) return []
  const { value } = argument
  const { text } = source
  const codes =
    value.kind === 'template'
      ? value.parts.map((part) => (part.kind === 'unknown' ? interpolated(part, text) : ''))
      : [value.kind === 'other' ? text.slice(value.start, value.end) : '']
  if (!codes.some((code) => REFERENCE.test(code ?? ''))) return []
  const place = source.place(value)
  const problem = constraintInvalid({ kind: 'not-constant' })
  const client = /\.tofu(\.json)?$/.test(place.file) ? 'opentofu' : 'terraform'
  return [{ what: 'required_version', place, problem, clients: [client] }]
}

/** The files that the clients read, once if both read the same ones, as in most modules. */
export function* byReaders<File extends Pick<DefiningFile, 'kind'>>(files: readonly File[]) {
  const isSame = files.every(({ kind }) => kind.clients.length === MAIN_CLIENTS.length)
  for (const readers of isSame ? [MAIN_CLIENTS] : MAIN_CLIENTS.map((client) => [client])) {
    const read = files.filter(({ kind }) => readers.every((name) => kind.clients.includes(name)))
    yield { readers, read }
  }
}

export function definitionNotes(files: readonly DefiningFile[]): readonly Note[] {
  const notes = [...byReaders(files)].flatMap(({ readers, read }) =>
    [...refusedOf(read)].map(({ what, place, problem, clients = MAIN_CLIENTS }) => {
      const refusing = readers.filter((client) => clients.includes(client))
      const isPlaceholder = hasPlaceholder(what)
      return noteOf(problem, { places: [place], clients: refusing, isPlaceholder })
    })
  )
  return mergeNotes(notes, ({ places, problem }) => [places[0], problem.message])
}

function* refusedOf(files: readonly DefiningFile[]): Generator<RefusedDefinition> {
  const first = new Map<string, Place>()
  for (const { definitions, kind, isContext } of files) {
    for (const { what, place, problem, clients } of definitions) {
      const before = first.get(what)
      if (problem !== undefined) {
        if (!isContext) yield { what, place, problem, clients }
      } else if (kind.isOverride) continue
      else if (before === undefined) first.set(what, place)
      else if (!isContext) {
        const earlier = showBecause(before)
        yield { what, place, problem: blockInvalid({ kind: 'twice', what, first: earlier }) }
      }
    }
  }
  // A file that is not read may have the base, and Terragrunt adds the files of a unit to those of its source.
  if (files.some(({ notes, kind }) => notes.length > 0 || kind.class === 'terragrunt')) return
  for (const { definitions, kind, isContext } of files) {
    if (!kind.isOverride || isContext) continue
    for (const { what, place, problem, isSingle } of definitions) {
      if (problem !== undefined || isSingle || first.has(what)) continue
      yield { what, place, problem: blockInvalid({ kind: 'no-base', what }) }
    }
  }
}
