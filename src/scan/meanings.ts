// What a reference to a host means to each client that reads its file. Equal references are read once.
import { resolveValue } from '../hcl/values.ts'
import { hostMissing, sourceDynamic, sourceInvalid } from '../problems/source.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { defaultRegistry, isLocalPath, knownHost } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import type { FileKind } from './file-kinds.ts'
import { GRAMMARS, implied, type Meaning, NO_HOST, readBeginning } from './grammars.ts'
import type { HostReference, ParsedFile } from './host-references.ts'
import type { Need } from './usage.ts'
import type { UsageRow } from './usage-table.ts'

/** The values of `local.x` and `var.x` that the client knows at init time, by name. */
export type Constants = (client: MainClient) => ReadonlyMap<string, string>

export type ClientMeaning = { readonly client: MainClient; readonly meaning: Meaning }

export type Meanings = {
  /** One for each client that reads the file. */
  readonly all: readonly ClientMeaning[]
  /** The first that has a host. */
  readonly first: Meaning
  readonly hasProblem: boolean
  /** What the clients need together; null where that depends on the rest of the module. */
  readonly needs: readonly Need[] | null
}

function meaningOf(
  { kind }: ParsedFile,
  reference: HostReference,
  client: MainClient,
  constants: Constants
): Meaning {
  const { row, value, versions, address } = reference
  if (value === undefined) return meaningOfAbsent(reference, kind, client)
  const read = (text: string) => GRAMMARS[row.grammar](text, client, versions !== null)
  if (value.kind === 'known') return read(value.text)
  if (value.text === 'null') {
    return { ...NO_HOST, problem: sourceInvalid({ reason: 'null', address }) }
  }
  const { isWhole, text } = resolveValue(value, constants(client))
  if (isWhole) return read(text)
  const beginning = readBeginning(row.grammar, text, client)
  if (beginning !== undefined) return beginning
  // Terragrunt's sources are full of functions, and hardly any of them is a registry's.
  if (row.grammar === 'terragrunt') return NO_HOST
  const argument = row.grammar === 'host' ? 'hostname' : 'source'
  return { ...NO_HOST, problem: sourceDynamic({ address, argument, expression: value.text }) }
}

function meaningOfAbsent(reference: HostReference, file: FileKind, client: MainClient): Meaning {
  const { row, kind, address, localName } = reference
  if (row.defaults !== undefined) {
    const host = row.defaults[client]
    if (host !== null) return implied(knownHost(host))
    return { ...NO_HOST, problem: hostMissing({ address, isCloud: kind === 'cloud_default' }) }
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
  /** Thousands of usages have the same needs: one copy is enough. */
  private readonly needs = new Map<string, readonly Need[]>()

  /** `constants` are only used where the value is no literal. */
  of(file: ParsedFile, reference: HostReference, constants: Constants): Meanings {
    const { row, value, versions } = reference
    // Local paths hardly repeat, and are read quickly.
    if (value?.kind !== 'known' || isLocalPath(value.text)) {
      return this.read(file, reference, constants)
    }
    const { clients } = file.kind
    const client = clients.length > 1 ? '' : clients[0]
    const key = `${row.grammar} ${row.service} ${client} ${versions === null} ${value.text}`
    const before = this.cached.get(key)
    if (before !== undefined) return before
    if (this.cached.size >= MAX_CACHED) this.cached.clear()
    const meanings = this.read(file, reference, constants)
    this.cached.set(key, meanings)
    return meanings
  }

  private read(file: ParsedFile, reference: HostReference, constants: Constants): Meanings {
    const all: ClientMeaning[] = []
    for (const client of file.kind.clients) {
      const [first] = all
      const isSame = first !== undefined && isForEveryClient(reference, first.meaning)
      const meaning = isSame ? first.meaning : meaningOf(file, reference, client, constants)
      all.push({ client, meaning })
    }
    const dependsOnModule = all.some(({ meaning }) => meaning.needed === 'state')
    return {
      all,
      first: all.find(({ meaning }) => meaning.host !== null)?.meaning ?? NO_HOST,
      hasProblem: all.some(({ meaning }) => meaning.problem !== undefined),
      needs: dependsOnModule ? null : this.share(needsOf(all, reference.row, () => null))
    }
  }

  private share(needs: readonly Need[]): readonly Need[] {
    const key = needs.map(({ host, service, clients }) => [host, service, ...clients]).join('|')
    const before = this.needs.get(key)
    if (before !== undefined) return before
    this.needs.set(key, needs)
    return needs
  }
}

// A local path, and a registry that is named, mean the same to every client.
const isForEveryClient = (
  { row, value }: HostReference,
  { host, isHostImplied, problem }: Meaning
): boolean => {
  if (row.grammar !== 'module' || value?.kind !== 'known' || problem !== undefined) return false
  return value.text.startsWith('.') || (host !== null && !isHostImplied)
}

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
