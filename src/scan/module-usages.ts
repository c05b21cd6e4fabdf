// What the files of one module use together: overrides, constants and the module's own state decide.
import { fileLimit } from '../problems/file.ts'
import { blockReserved } from '../problems/source.ts'
import { hasPlaceholder } from '../protocol/address-advice.ts'
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import { PROVIDERS } from '../protocol/services.ts'
import type { ParsedFile } from './host-references.ts'
import {
  type ClientMeaning,
  type KnownSources,
  type Meanings,
  meaningsOf,
  needsOf
} from './meanings.ts'
import type { ProviderUse } from './module-scope.ts'
import { type Need, type Note, noteAbout, once, type ScanResult, type Usage } from './usage.ts'
import { type HostReference, type Values, versionOfUsage } from './usage-row.ts'

// Many more than any real directory has. Each takes up to a kilobyte while its directory is decided.
export const MAX_MODULE_USAGES = 50_000

/**
 * The usages and notes of the files of one directory, in the order of files and lines. Values that an
 * override replaces are usages without needs. `values` and `known` are shared by the modules of one scan.
 * After `max` usages the rest is not read, and a note says so.
 */
export function usagesOf(
  files: readonly ParsedFile[],
  values: Values,
  known: KnownSources = new Map(),
  max = MAX_MODULE_USAGES
): ScanResult {
  const usages: Usage[] = []
  const notes: Note[] = []
  const module = new Module(files, values, known)
  for (const file of files) {
    for (const note of file.notes) notes.push(note)
    if (file.isContext) continue
    for (const reference of file.references) {
      if (usages.length >= max) {
        notes.push(noteAbout(file.file, fileLimit({ kind: 'module-usages', max })))
        return inOrder(usages, notes)
      }
      const meanings = meaningsOf(file, reference, values, known)
      for (const one of meanings) usages.push(module.usageOf(file, reference, one))
      const all = meanings.flatMap((one) => one.all)
      if (reference.row.isReserved || all.some(({ problem }) => problem !== undefined)) {
        notes.push(...notesOf(file, reference, module.inForce(file, reference, all)))
      }
    }
  }
  for (const usage of impliedProviders(files)) usages.push(usage)
  return inOrder(usages, notes)
}

const inOrder = (usages: Usage[], notes: Note[]): ScanResult => ({
  usages: usages.sort(byPlace),
  notes: notes.sort(byPlace)
})

class Module {
  private readonly files: readonly ParsedFile[]
  private readonly values: Values
  private readonly known: KnownSources
  private readonly overrides: readonly ParsedFile[]

  constructor(files: readonly ParsedFile[], values: Values, known: KnownSources) {
    this.files = files
    this.values = values
    this.known = known
    this.overrides = files.filter(({ kind }) => kind.isOverride)
  }

  usageOf(file: ParsedFile, reference: HostReference, { all, needs }: Meanings): Usage {
    const { kind, value, address, place, row, hasOwnToken, workspace } = reference
    const inForce = this.inForce(file, reference, all)
    const isSame = inForce.length === all.length && needs !== null
    const first = all.find(({ host, directHost }) => host !== null || directHost !== undefined)
    return {
      kind,
      host: first?.host ?? null,
      isHostImplied: first?.isHostImplied ?? false,
      directHost: first?.directHost,
      hasOwnToken,
      text: value?.text ?? null,
      address,
      version:
        first?.version === undefined
          ? versionOfUsage(reference, this.values)
          : { text: first.version, place },
      place,
      clients: file.kind.clients,
      needs: isSame ? needs : needsOf(inForce, row, this.stateHost),
      isOverridden: inForce.length === 0,
      workspace
    }
  }

  /** The meanings for the clients that use the value. */
  inForce(
    file: ParsedFile,
    reference: HostReference,
    meanings: readonly ClientMeaning[]
  ): readonly ClientMeaning[] {
    if (this.overrides.length === 0) return meanings
    return meanings.filter(({ client }) => this.isInForce(file, reference, client))
  }

  private readonly replaced = once((client: MainClient) => replacedIn(this.overrides, client))

  /** Whether the client uses the value; otherwise an override file replaces it. */
  private isInForce(
    { kind }: ParsedFile,
    { mergeKey }: HostReference,
    client: MainClient
  ): boolean {
    return kind.isOverride || mergeKey === null || !this.replaced(client).has(mergeKey)
  }

  /** The host that keeps the module's state. */
  private readonly stateHost = once((client: MainClient): Hostname | null => {
    for (const file of this.files) {
      if (!file.kind.clients.includes(client)) continue
      for (const reference of file.references) {
        const isBackend = reference.row.merges === 'backend'
        if (!isBackend || !this.isInForce(file, reference, client)) continue
        const [first] = meaningsOf(file, reference, this.values, this.known)
        const needed = first?.all.find((each) => each.client === client)?.needed ?? null
        if (needed !== null && needed !== 'state') return needed
      }
    }
    return null
  })
}

function replacedIn(files: readonly ParsedFile[], client: MainClient): ReadonlySet<string> {
  const replaced = new Set<string>()
  for (const { kind, references, scope } of files) {
    if (!kind.clients.includes(client)) continue
    if (scope.hasBackend) replaced.add('backend')
    for (const { mergeKey, value, localName } of references) {
      // An override without a source leaves a module's source as it is.
      if (mergeKey !== null && (value !== undefined || localName !== null)) replaced.add(mergeKey)
    }
  }
  return replaced
}

/** One note for each code; if several clients have it, in the words of the first. */
function notesOf(
  file: ParsedFile,
  { place, row, value }: HostReference,
  meanings: readonly ClientMeaning[]
): readonly Note[] {
  const notes = new Map<string, Note>()
  const isPlaceholder = value?.kind === 'known' && hasPlaceholder(value.text)
  // A value that a syntax error cuts short is not known either, but not because of `init`.
  const isBroken = file.notes.some((note) => note.place.line === place.line)
  for (const { client, problem, host } of meanings) {
    if (problem === undefined || (isBroken && problem.code === 'source-dynamic')) continue
    // Why a value is not known differs.
    const key = problem.code === 'source-dynamic' ? problem.message : problem.code
    const before = notes.get(key) ?? { problem, host, clients: [], place, isPlaceholder }
    notes.set(key, { ...before, clients: [...before.clients, client] })
  }
  if (row.isReserved && meanings.length > 0) {
    const problem = blockReserved({ block: 'required_providers', parent: 'terraform' })
    const clients = meanings.map(({ client }) => client)
    notes.set(problem.code, { problem, host: null, clients, place })
  }
  return [...notes.values()]
}

type Placed = Pick<Usage, 'place'>

const byPlace = ({ place: a }: Placed, { place: b }: Placed): number => {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

type Implied = { readonly use: ProviderUse; readonly clients: readonly MainClient[] }

/**
 * One usage for each provider that a module uses without requiring it, at its first use: it comes from each
 * client's default registry (Terraform addrs/provider.go).
 */
function impliedProviders(files: readonly ParsedFile[]): readonly Usage[] {
  if (files.every(({ scope }) => scope.providerUses.size === 0)) return []
  const found = new Map<string, Implied>()
  // Most modules are the same to both clients.
  const isShared = files.every(({ kind }) => kind.clients.length === MAIN_CLIENTS.length)
  for (const clients of isShared ? [MAIN_CLIENTS] : MAIN_CLIENTS.map((client) => [client])) {
    const read = files.filter(({ kind }) => clients.every((one) => kind.clients.includes(one)))
    for (const [localName, use] of unrequired(read)) {
      const before = found.get(localName)
      if (before === undefined) found.set(localName, { use, clients })
      else found.set(localName, { ...before, clients: [...before.clients, ...clients] })
    }
  }
  return found.values().map(toImpliedUsage).toArray()
}

/** The first use of each provider that is not required, by local name. */
function unrequired(files: readonly ParsedFile[]): ReadonlyMap<string, ProviderUse> {
  const known = new Set<string | null>(['terraform'])
  for (const { references } of files) {
    for (const { localName } of references) if (localName !== null) known.add(localName)
  }
  const uses = new Map<string, ProviderUse>()
  for (const { scope, isContext } of files) {
    if (isContext) continue
    for (const [localName, use] of scope.providerUses) {
      if (known.has(localName)) continue
      known.add(localName)
      if (parseProviderPart(localName).ok) uses.set(localName, use)
    }
  }
  return uses
}

function toImpliedUsage({ use, clients }: Implied): Usage {
  const needs = NEEDS.filter((need) => clients.some((client) => need.clients.includes(client)))
  const shared = needs.length === NEEDS.length ? NEEDS : needs
  const host = needs[0]?.host ?? null
  const rest = { version: null, isOverridden: false, isHostImplied: true }
  return { kind: 'implied_provider', host, ...use, clients, needs: shared, ...rest }
}

/** Of both clients, as in nearly every module: there may be tens of thousands of such usages. */
const NEEDS = MAIN_CLIENTS.map((client): Need => {
  return { host: defaultRegistry(client), service: PROVIDERS, clients: [client] }
})
