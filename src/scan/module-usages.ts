// What the files of one module use together: overrides, constants and the module's own state decide.
import { blockReserved } from '../problems/source.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { HostReference, ParsedFile } from './host-references.ts'
import { impliedProviders } from './implied-providers.ts'
import { type ClientMeaning, type Constants, MeaningCache, needsOf } from './meanings.ts'
import { type Note, once, type ScanResult, type Usage } from './usage.ts'

/**
 * The usages and notes of the files of one directory, in the order of files and lines. Values that an
 * override replaces are usages without needs. `cache` is shared by the modules of one scan.
 */
export function usagesOf(
  files: readonly ParsedFile[],
  cache: MeaningCache = new MeaningCache()
): ScanResult {
  const usages: Usage[] = []
  const notes: Note[] = []
  const module = new Module(files, cache)
  for (const file of files) {
    for (const note of file.notes) notes.push(note)
    if (file.isContext) continue
    for (const reference of file.references) {
      const { all, first, hasProblem, needs } = cache.of(file, reference, module.constants)
      const inForce = all.filter(({ client }) => module.isInForce(file, reference, client))
      const isSame = inForce.length === all.length && needs !== null
      usages.push({
        kind: reference.kind,
        host: first.host,
        isHostImplied: first.isHostImplied,
        text: reference.value?.text ?? null,
        address: reference.address,
        versions: reference.versions ?? first.versions ?? null,
        place: reference.place,
        clients: file.kind.clients,
        needs: isSame ? needs : needsOf(inForce, reference.row, module.stateHost),
        isOverridden: inForce.length === 0
      })
      if (hasProblem || reference.row.isReserved) notes.push(...notesOf(file, reference, inForce))
    }
  }
  for (const usage of impliedProviders(files)) usages.push(usage)
  return { usages: usages.sort(byPlace), notes: notes.sort(byPlace) }
}

class Module {
  private readonly files: readonly ParsedFile[]
  private readonly cache: MeaningCache
  private readonly overrides: readonly ParsedFile[]

  constructor(files: readonly ParsedFile[], cache: MeaningCache) {
    this.files = files
    this.cache = cache
    this.overrides = files.filter(({ kind }) => kind.isOverride)
  }

  readonly constants: Constants = once((client) => constantsIn(this.files, client))

  private readonly replaced = once((client: MainClient) => replacedIn(this.overrides, client))

  /** Whether the client uses the value; otherwise an override file replaces it. */
  isInForce({ kind }: ParsedFile, { mergeKey }: HostReference, client: MainClient): boolean {
    if (this.overrides.length === 0 || kind.isOverride || mergeKey === null) return true
    return !this.replaced(client).has(mergeKey)
  }

  /** The host that keeps the module's state. */
  readonly stateHost = once((client: MainClient): Hostname | null => {
    for (const file of this.files) {
      if (!file.kind.clients.includes(client)) continue
      for (const reference of file.references) {
        const isBackend = reference.row.merges === 'backend'
        if (!isBackend || !this.isInForce(file, reference, client)) continue
        const { all } = this.cache.of(file, reference, this.constants)
        const needed = all.find((each) => each.client === client)?.meaning.needed ?? null
        if (needed !== null && needed !== 'state') return needed
      }
    }
    return null
  })
}

function constantsIn(
  files: readonly ParsedFile[],
  client: MainClient
): ReadonlyMap<string, string> {
  const constants = new Map<string, string>()
  for (const { kind, scope } of files) {
    if (!kind.clients.includes(client)) continue
    for (const { name, text, clients } of scope.constants()) {
      if (clients.includes(client)) constants.set(name, text)
    }
  }
  return constants
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
  { place, row }: HostReference,
  meanings: readonly ClientMeaning[]
): readonly Note[] {
  const notes = new Map<string, Note>()
  // A value that a syntax error cuts short is not known either, but not because of `init`.
  const isBroken = file.notes.some((note) => note.place.line === place.line)
  for (const { client, meaning } of meanings) {
    const { problem, host } = meaning
    if (problem === undefined || (isBroken && problem.code === 'source-dynamic')) continue
    const before = notes.get(problem.code) ?? { problem, host, clients: [], place }
    notes.set(problem.code, { ...before, clients: [...before.clients, client] })
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
