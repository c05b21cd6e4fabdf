// What a reference to a host means to each client that reads its file. Equal references are read once.
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
  type Candidate,
  type HostReference,
  hasVersion,
  type PartialValue,
  type UsageRow,
  type Uses
} from './usage-row.ts'

export type ClientMeaning = { readonly client: MainClient; readonly meaning: Meaning }

export type Meanings = {
  /** One for each client that reads the file. */
  readonly all: readonly ClientMeaning[]
  /** The first that has a host, or one that is contacted without discovery. */
  readonly first: Meaning
  readonly hasProblem: boolean
  /** What the clients need together; null where that depends on the rest of the module. */
  readonly needs: readonly Need[] | null
}

function meaningOf({ kind }: ParsedFile, reference: HostReference, client: MainClient): Meaning {
  const { row, value } = reference
  if (value === undefined) return meaningOfAbsent(reference, kind, client)
  if (value.kind === 'known')
    return GRAMMARS[row.grammar](value.text, client, hasVersion(reference))
  if (value.text === 'null') return meaningOfNull(reference, kind, client)
  return settledMeaning(row, value, client) ?? NO_HOST
}

/** What a value means whose beginning is enough; undefined where other values decide it. */
function settledMeaning(
  row: UsageRow,
  value: PartialValue,
  client: MainClient
): Meaning | undefined {
  const { text } = resolveValue(value, noScope())
  return text === null ? undefined : readBeginning(row.grammar, text, client)
}

/** Whether the meaning depends on variables, locals, or anything else outside of the value. */
export function isOpen({ row, value }: HostReference): boolean {
  if (value?.kind !== 'pieces' || value.text === 'null') return false
  return MAIN_CLIENTS.some((client) => settledMeaning(row, value, client) === undefined)
}

/** Whether other files decide what the file's references mean. */
export const dependsOnOthers = ({ references }: ParsedFile): boolean =>
  references.some(
    (reference) =>
      reference.row.evaluation !== undefined &&
      (isOpen(reference) || reference.version?.value.kind === 'pieces')
  )

/** What an open reference means in one use of its module. */
function meaningOfUse(
  { kind }: ParsedFile,
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

// Sources repeat: of a hundred thousand, a few thousand differ. The cache is emptied beyond this size.
const MAX_CACHED = 10_000

/** For all modules of one scan. */
export class MeaningCache {
  private readonly cached = new Map<string, Meanings>()

  /** Of a reference that is not open. */
  of(file: ParsedFile, reference: HostReference): Meanings {
    const { row, value } = reference
    // Local paths hardly repeat, and are read quickly.
    if (value?.kind !== 'known' || isLocalPath(value.text)) return this.read(file, reference)
    const { clients } = file.kind
    const client = clients.length > 1 ? '' : clients[0]
    const key = `${row.grammar} ${row.service} ${client} ${hasVersion(reference)} ${value.text}`
    const before = this.cached.get(key)
    if (before !== undefined) return before
    if (this.cached.size >= MAX_CACHED) this.cached.clear()
    const meanings = this.read(file, reference)
    this.cached.set(key, meanings)
    return meanings
  }

  /** One for each use of the module in which an open reference means something else. */
  ofUses(
    file: ParsedFile,
    reference: HostReference,
    uses: (client: MainClient) => Uses
  ): readonly Meanings[] {
    const different = file.kind.clients.map((client) => {
      const found = new Map<string, ClientMeaning>()
      for (const candidates of uses(client)) {
        const meaning = meaningOfUse(file, reference, client, candidates)
        const { host, needed, problem, version } = meaning
        const key = [host, needed, version, problem?.message].join(' ')
        if (!found.has(key)) found.set(key, { client, meaning })
      }
      return [...found.values()]
    })
    const most = Math.max(...different.map(({ length }) => length))
    return Array.from({ length: most }, (_, use) =>
      this.meaningsOf(
        different.flatMap((meanings) => meanings[use] ?? []),
        reference
      )
    )
  }

  private read(file: ParsedFile, reference: HostReference): Meanings {
    const all = file.kind.clients.map((client) => {
      return { client, meaning: meaningOf(file, reference, client) }
    })
    return this.meaningsOf(all, reference)
  }

  private meaningsOf(all: readonly ClientMeaning[], { row }: HostReference): Meanings {
    const dependsOnModule = all.some(({ meaning }) => meaning.needed === 'state')
    return {
      all,
      first: all.find(({ meaning }) => hasHost(meaning))?.meaning ?? NO_HOST,
      hasProblem: all.some(({ meaning }) => meaning.problem !== undefined),
      needs: dependsOnModule ? null : needsOf(all, row, () => null)
    }
  }
}

const hasHost = ({ host, directHost }: Meaning) => host !== null || directHost !== undefined

/** What these clients need. `stateHost` is the host of the module's cloud or backend block. */
export function needsOf(
  meanings: readonly ClientMeaning[],
  { service }: UsageRow,
  stateHost: (client: MainClient) => Hostname | null
): readonly Need[] {
  if (service === null) return []
  const needs = new Map<string, Need>()
  for (const { client, meaning } of meanings) {
    // Without such a block, only the generic hostname is known.
    const host = meaning.needed === 'state' ? (stateHost(client) ?? meaning.host) : meaning.needed
    if (host === null) continue
    const clients = [...(needs.get(host)?.clients ?? []), client]
    needs.set(host, { host, service, clients })
  }
  return [...needs.values()]
}
