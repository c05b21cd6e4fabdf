// Decides what a reference to a host means to each client that reads its file.

import { hostMissing, sourceDynamic, sourceInvalid } from '../../rules/problems/source.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { defaultRegistry, isLocalPath, knownHost } from '../../rules/protocol/module-address.ts'
import { UNKNOWN_HOST } from '../../rules/protocol/package-address.ts'
import { parseProviderPart } from '../../rules/protocol/provider-address.ts'
import { noScope } from '../hcl/scope.ts'
import { type PartialValue, type Resolved, resolveValue, type Value } from '../hcl/values.ts'
import type { FileKind } from './file-kinds.ts'
import { GRAMMARS, implied, type Meaning, NO_HOST, readBeginning, wrong } from './grammars.ts'
import type { HostReference, ParsedFile } from './host-references.ts'
import type { Need, UsageKind } from './usage.ts'
import type { UsageRow } from './usage-table.ts'

/** A value that the client may read; `withheld` is what it does not evaluate there. */
export type PossibleValue = Resolved & {
  /** The origin of values that the client need not have, `with prod.tfvars`. */
  readonly from: string | null
  /** The root module of the use; absent for a value that is the same in all of them. */
  readonly root?: string | null
}

/** The value in each use of the module. Of the candidates of one use, the client reads one. */
export type Uses = readonly (readonly PossibleValue[])[]

export type UsesReader = (reference: HostReference, value: PartialValue, client: MainClient) => Uses

export const asWritten = (value: PartialValue): Uses => [
  [{ ...resolveValue(value, noScope()), from: null }]
]

export type SourceReading = {
  readonly meanings: ReadonlyMap<MainClient, Meaning>
  /** The first meaning with a host. */
  readonly first: Meaning
  readonly needs: readonly Need[]
}

/** The readings of equal sources, for all modules of a scan: of a hundred thousand, a few thousand differ. */
export type KnownSources = Map<string, readonly SourceReading[]>

const MAX_KNOWN_SOURCES = 10_000

/** One for each use of the module in which the reference means something else. */
export function readingsOf(
  { kind }: ParsedFile,
  reference: HostReference,
  values: UsesReader,
  sources: KnownSources
): readonly SourceReading[] {
  const { row, value } = reference
  if (value?.kind !== 'known') return read(kind, reference, values)
  const isVersioned = hasVersion(reference)
  // Local paths hardly repeat, but all of them mean the same to `module` blocks.
  const isLocal = row.grammar === 'module' && !isVersioned && isLocalPath(value.text)
  const text = isLocal ? './' : value.text
  const readers = kind.clients.length === MAIN_CLIENTS.length ? '' : kind.clients[0]
  const key = `${row.grammar} ${row.service} ${readers} ${isVersioned} ${text}`
  const before = sources.get(key)
  if (before !== undefined) return before
  if (sources.size >= MAX_KNOWN_SOURCES) sources.clear()
  const readings = read(kind, reference, values)
  sources.set(key, readings)
  return readings
}

const hasVersion = ({ version }: HostReference): boolean => version?.value.kind === 'known'

function read(file: FileKind, reference: HostReference, values: UsesReader) {
  const byClient = file.clients.map(
    (client) => [client, distinctMeanings(file, reference, client, values)] as const
  )
  const uses = Math.max(...byClient.map(([, { length }]) => length))
  return Array.from({ length: uses }, (_, use): SourceReading => {
    const meanings = new Map<MainClient, Meaning>()
    for (const [client, { [use]: meaning }] of byClient) {
      if (meaning !== undefined) meanings.set(client, meaning)
    }
    const first = firstWithHost([...meanings.values()])
    return { meanings, first, needs: needsOf(meanings, reference.row) }
  })
}

export const firstWithHost = (meanings: readonly Meaning[]): Meaning =>
  meanings.find(({ host, directHost }) => host !== null || directHost !== undefined) ?? NO_HOST

function distinctMeanings(
  file: FileKind,
  reference: HostReference,
  client: MainClient,
  values: UsesReader
) {
  const meanings = usesOf(reference, client, values).map((candidates) => {
    const meaning = meaningOf(file, reference, client, candidates)
    return isTextToSome(reference, client) ? { ...meaning, directHost: UNKNOWN_HOST } : meaning
  })
  if (meanings.length < 2) return meanings
  const keyOf = ({ host, directHost, needed, problem }: Meaning) =>
    JSON.stringify([host, directHost, needed, problem?.message])
  return [...new Map(meanings.map((meaning) => [keyOf(meaning), meaning])).values()]
}

/** Until 1.15, Terraform takes templates of JSON as texts where it evaluates nothing: an address of another meaning. */
const isTextToSome = ({ row, value }: HostReference, client: MainClient): boolean =>
  client === 'terraform' &&
  row.evaluation?.terraform !== 'any' &&
  value?.kind === 'pieces' &&
  value.isJson === true

export const WHOLE = { isWhole: true, withheld: null, from: null }

function usesOf(reference: HostReference, client: MainClient, values: UsesReader): Uses {
  const { value } = reference
  if (value?.kind === 'known') return [[{ ...WHOLE, text: value.text }]]
  if (value === undefined || value.text === 'null') return [[{ ...WHOLE, text: null }]]
  return values(reference, value, client)
}

/** Variables, locals, or anything else outside of the value decide about it. */
const isOpen = ({ value }: HostReference): boolean =>
  value?.kind === 'pieces' && value.text !== 'null'

export const dependsOnOthers = ({ references }: ParsedFile): boolean =>
  references.some(
    (reference) =>
      reference.row.evaluation !== undefined &&
      (isOpen(reference) ||
        reference.version?.value.kind === 'pieces' ||
        (reference.row.merges === 'module' && reference.value?.kind === 'pieces'))
  )

function meaningOf(
  file: FileKind,
  reference: HostReference,
  client: MainClient,
  candidates: readonly PossibleValue[]
): Meaning {
  const { row, address, value } = reference
  const possible = possibleOf(candidates)
  const meanings = possible.map(({ isWhole, text }) => {
    if (text === null) return meaningOfAbsent(reference, file, client)
    if (isWhole) return GRAMMARS[row.grammar](text, client, hasVersion(reference))
    const isOfTerragrunt = file.class === 'terragrunt' || file.isGenerated
    // Functions of Terragrunt give names of buckets what only the machine knows, such as an account.
    if (row.grammar === 'host-part' && isOfTerragrunt) return NO_HOST
    return readBeginning(row.grammar, text, client)
  })
  const [first] = meanings
  const isSame = meanings.every((meaning) => meaning?.needed === first?.needed)
  if (first !== undefined && isSame && !meanings.includes(undefined)) {
    const [read] = possible
    if (value?.kind !== 'pieces' || read === undefined) return first
    const isOne = meanings.every((meaning) => meaning?.directHost === first.directHost)
    const others = isOne ? {} : { directHost: UNKNOWN_HOST }
    const isWhole = possible.every((candidate) => candidate.isWhole)
    return { ...first, ...others, evaluated: { text: read.text, isWhole } }
  }
  const isNever = row.evaluation !== undefined && row.evaluation[client] === undefined
  if (isNever && !file.isGenerated) return NO_HOST
  const variable = possible.find(({ withheld }) => withheld !== null)?.withheld ?? null
  if (!isNever && variable === null && isOfNoRegistry(value)) {
    return { ...NO_HOST, directHost: UNKNOWN_HOST }
  }
  const isConst = client === 'terraform'
  const problem = sourceDynamic({
    address,
    argument: row.grammar === 'host' ? 'hostname' : 'source',
    expression: value?.kind === 'pieces' ? value.text : '',
    candidates: possible.map(({ isWhole, text, from }) => ({ text: isWhole ? text : null, from })),
    refused: variable === null ? null : { variable: isConst ? variable : '' }
  })
  return wrong(problem)
}

// A condition, both branches of which are local paths or Git repositories.
const BRANCHES = /^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/

/** Only Git has `ref`; a registry has `version`. */
const isOfNoRegistry = (value: Value | undefined): boolean =>
  value?.kind === 'pieces' &&
  (BRANCHES.test(value.text) || value.pieces.some((piece) => /[?&]ref=/.test(String(piece))))

/** If there is no default, one of the files that can be given to the client is given. */
export function possibleOf(candidates: readonly PossibleValue[]): readonly PossibleValue[] {
  if (!candidates.some(({ isWhole, from }) => isWhole && from !== null)) return candidates
  return candidates.filter(({ isWhole, from }) => isWhole || from !== null)
}

const MISSING_IN: Readonly<Partial<Record<UsageKind, 'cloud block' | 'remote state'>>> = {
  cloud_default: 'cloud block',
  remote_state_default: 'remote state'
}

export function meaningOfAbsent(
  reference: Pick<HostReference, 'row' | 'kind' | 'address' | 'localName'> & Partial<HostReference>,
  file: Pick<FileKind, 'class' | 'isOverride'>,
  client: MainClient
): Meaning {
  const { row, value, address, localName } = reference
  const kind = value === undefined ? reference.kind : (row.absent ?? reference.kind)
  if (row.defaults !== undefined) {
    const host = row.defaults[client]
    if (host !== null) return implied(knownHost(host))
    return wrong(hostMissing(MISSING_IN[kind] ?? 'remote backend'))
  }
  if (value !== undefined) {
    // For the address of a backend, null is the same as no argument.
    return row.grammar === 'url' ? NO_HOST : wrong(sourceInvalid({ reason: 'null', address }))
  }
  if (kind === 'required_provider_invalid') {
    return wrong(sourceInvalid({ reason: 'not-a-requirement', address }))
  }
  // A local name without a source means the provider of that name, or the client's own provider.
  if (localName !== null && file.class !== 'stack' && file.class !== 'deploy') {
    const isProvider = localName !== 'terraform' && parseProviderPart(localName).ok
    return isProvider ? implied(defaultRegistry(client)) : NO_HOST
  }
  return file.isOverride ? NO_HOST : wrong(sourceInvalid({ reason: 'missing', address }))
}

export function needsOf(
  meanings: ReadonlyMap<MainClient, Meaning>,
  { service }: UsageRow
): readonly Need[] {
  if (service === null) return []
  const needs = new Map<string, Need>()
  for (const [client, { needed: host }] of meanings) {
    if (host === null) continue
    needs.set(host, { host, service, clients: [...(needs.get(host)?.clients ?? []), client] })
  }
  return [...needs.values()]
}
