// What a reference to a host means to each client that reads its file.
import { noScope } from '../hcl/evaluate.ts'
import { resolveValue, type Value } from '../hcl/values.ts'
import { hostMissing, sourceDynamic, sourceInvalid } from '../problems/source.ts'
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { defaultRegistry, isLocalPath, knownHost } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import type { FileKind } from './file-kinds.ts'
import { GRAMMARS, implied, type Meaning, NO_HOST, readBeginning } from './grammars.ts'
import type { ParsedFile } from './host-references.ts'
import type { Need, UsageKind } from './usage.ts'
import {
  asWritten,
  type Candidate,
  type HostReference,
  hasVersion,
  type UsageRow,
  type Uses,
  type Values
} from './usage-row.ts'

/** What a reference means to one client. */
export type ClientMeaning = Meaning & { readonly client: MainClient }

/** What a reference means to the clients that read its file. */
export type Meanings = {
  readonly all: readonly ClientMeaning[]
  /** What the clients need together; null where that depends on the rest of the module. */
  readonly needs: readonly Need[] | null
}

/** What equal sources mean, for all modules of a scan: of a hundred thousand, a few thousand differ. */
export type KnownSources = Map<string, readonly Meanings[]>

// The sources are forgotten beyond this number.
const MAX_KNOWN = 10_000

/**
 * One for each use of the module in which the reference means something else. `values` is only used where the
 * meaning is open.
 */
export function meaningsOf(
  { kind }: ParsedFile,
  reference: HostReference,
  values: Values,
  known: KnownSources
): readonly Meanings[] {
  const { row, value } = reference
  // Local paths hardly repeat, and are read quickly.
  if (value?.kind !== 'known' || isLocalPath(value.text)) return read(kind, reference, values)
  const key = `${row.grammar} ${row.service} ${kind.clients} ${hasVersion(reference)} ${value.text}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const meanings = read(kind, reference, values)
  known.set(key, meanings)
  return meanings
}

function read(kind: FileKind, reference: HostReference, values: Values): readonly Meanings[] {
  const { row, value } = reference
  const different = kind.clients.map((client): readonly ClientMeaning[] => {
    if (value === undefined) return [{ client, ...meaningOfAbsent(reference, kind, client) }]
    const uses = usesOf(reference, value, client, values)
    const found = uses.map((each) => ({ client, ...meaningOf(kind, reference, client, each) }))
    return [...new Map(found.map((one) => [keyOf(one), one])).values()]
  })
  const most = Math.max(...different.map(({ length }) => length))
  return Array.from({ length: most }, (_, use) => {
    const all = different.flatMap((each) => each[use] ?? [])
    const isOfModule = all.some(({ needed }) => needed === 'state')
    return { all, needs: isOfModule ? null : needsOf(all, row, () => null) }
  })
}

const keyOf = ({ host, needed, problem, version }: Meaning): string =>
  [host, needed, version, problem?.message].join(' ')

function usesOf(reference: HostReference, value: Value, client: MainClient, values: Values): Uses {
  if (value.kind === 'known') return [[{ ...WHOLE, text: value.text }]]
  if (value.text === 'null') return [[{ ...WHOLE, text: null }]]
  return isOpen(reference) ? values(reference, value, client) : asWritten(value)
}

const WHOLE = { isWhole: true, withheld: null, from: null }

/** Whether the meaning depends on variables, locals, or anything else outside of the value. */
export function isOpen({ row, value }: HostReference): boolean {
  if (value?.kind !== 'pieces' || value.text === 'null') return false
  const { text } = resolveValue(value, noScope())
  return (
    text === null ||
    MAIN_CLIENTS.some((client) => readBeginning(row.grammar, text, client) === undefined)
  )
}

/** Whether other files decide what the file's references mean. */
export const dependsOnOthers = ({ references }: ParsedFile): boolean =>
  references.some(
    (reference) =>
      reference.row.evaluation !== undefined &&
      (isOpen(reference) || reference.version?.value.kind === 'pieces')
  )

/** What a value means in one use of its module. */
function meaningOf(
  kind: FileKind,
  reference: HostReference,
  client: MainClient,
  candidates: readonly Candidate[]
): Meaning {
  const { row, address, value } = reference
  const possible = possibleOf(candidates)
  const meanings = possible.map(({ isWhole, text }) => {
    if (text === null) return meaningOfNull(reference, kind, client)
    if (isWhole) return GRAMMARS[row.grammar](text, client, hasVersion(reference))
    return readBeginning(row.grammar, text, client)
  })
  const [first] = meanings
  const isSame = meanings.every((meaning) => meaning?.needed === first?.needed)
  if (first !== undefined && isSame && !meanings.includes(undefined)) return first
  if (row.grammar === 'terragrunt' && isGit(value)) return NO_HOST
  const [variable] =
    client === 'terraform' ? possible.flatMap(({ withheld }) => withheld ?? []) : []
  const isNever = row.evaluation !== undefined && row.evaluation[client] === undefined
  const problem = sourceDynamic({
    address,
    argument: row.grammar === 'host' ? 'hostname' : 'source',
    expression: value?.kind === 'pieces' ? value.text : '',
    candidates: possible.map(({ isWhole, text, from }) => ({ text: isWhole ? text : null, from })),
    refused: isNever ? 'never' : variable === undefined ? null : { variable }
  })
  return { ...NO_HOST, problem }
}

/** Only Git has `ref`; a registry has `version`. */
const isGit = (value: Value | undefined): boolean =>
  value?.kind === 'pieces' &&
  value.pieces.some((piece) => typeof piece === 'string' && /[?&]ref=/.test(piece))

/** Without a default, one of the files that can be given to the client is given. */
function possibleOf(candidates: readonly Candidate[]): readonly Candidate[] {
  if (!candidates.some(({ isWhole, from }) => isWhole && from !== null)) return candidates
  return candidates.filter(({ isWhole, from }) => isWhole || from !== null)
}

function meaningOfNull(reference: HostReference, file: FileKind, client: MainClient): Meaning {
  const { row, address } = reference
  if (row.defaults !== undefined) {
    return meaningOfAbsent({ ...reference, kind: row.absent ?? reference.kind }, file, client)
  }
  // For the address of a backend, null is the same as no argument.
  if (row.grammar === 'url') return NO_HOST
  return { ...NO_HOST, problem: sourceInvalid({ reason: 'null', address }) }
}

const MISSING_IN: Readonly<Partial<Record<UsageKind, 'cloud block' | 'remote state'>>> = {
  cloud_default: 'cloud block',
  remote_state_default: 'remote state'
}

function meaningOfAbsent(reference: HostReference, file: FileKind, client: MainClient): Meaning {
  const { row, kind, address, localName } = reference
  if (row.defaults !== undefined) {
    const host = row.defaults[client]
    if (host !== null) return implied(knownHost(host))
    return { ...NO_HOST, problem: hostMissing({ block: MISSING_IN[kind] ?? 'remote backend' }) }
  }
  if (kind === 'required_provider_invalid') {
    return { ...NO_HOST, problem: sourceInvalid({ reason: 'not-a-requirement', address }) }
  }
  // A local name without a source means the provider of that name, or the client's own provider.
  if (localName !== null && file.class !== 'stack' && file.class !== 'deploy') {
    const isProvider = localName !== 'terraform' && parseProviderPart(localName).ok
    return isProvider ? implied(defaultRegistry(client)) : NO_HOST
  }
  if (file.isOverride) return NO_HOST
  return { ...NO_HOST, problem: sourceInvalid({ reason: 'missing', address }) }
}

/** What these clients need. `stateHost` is the host of the module's cloud or backend block. */
export function needsOf(
  meanings: readonly ClientMeaning[],
  { service }: UsageRow,
  stateHost: (client: MainClient) => Hostname | null
): readonly Need[] {
  if (service === null) return []
  const needs = new Map<string, Need>()
  for (const { client, needed, host: named } of meanings) {
    // Without such a block, only the generic hostname is known.
    const host = needed === 'state' ? (stateHost(client) ?? named) : needed
    if (host === null) continue
    const clients = [...(needs.get(host)?.clients ?? []), client]
    needs.set(host, { host, service, clients })
  }
  return [...needs.values()]
}
